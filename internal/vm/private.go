package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Natives only the prelude sees.
var corePrivate = []Def{
	{Name: "_eq_step", Sig: "stack:list, equal, /", Fn: nativeEqStep},
	{Name: "_repr_step", Sig: "stack:list, out:str, text:string, /", Fn: nativeReprStep},
	{Name: "_probe", Sig: "d:table, key, hash:integer, state:probe, /", Fn: nativeProbe},
	{Name: "_dict_add", Sig: "d:filled, key, value, hash:integer, /", Fn: nativeDictAdd},
	{Name: "_copy_entries", Sig: "d:filled, source:table, i:int, /", Fn: nativeCopyEntries},
	{Name: "_entry", Sig: "d:table, i:int, /", Fn: nativeEntry},
	{Name: "_entry_key", Sig: "d:table, i:int, /", Fn: nativeEntryKey},
	{Name: "_set_entry", Sig: "d:filled, i:int, value, /", Fn: nativeSetEntry},
	{Name: "_del_entry", Sig: "d:filled, i:int, /", Fn: nativeDelEntry},
	{Name: "_check_hashable", Sig: "key, /", Fn: nativeCheckHashable},
	{Name: "_exec_body", Sig: "function:func, namespace, /", Fn: nativeExecBody},
	{Name: "_make_class", Sig: "meta:type, name:str, bases:tuple, namespace:dicts, custom, /", Fn: nativeMakeClass},
	{Name: "_super_fill", Sig: "super:super, result, cls:type, obj, claimed, /", Fn: nativeSuperProxy},
	{Name: "_set_mro", Sig: "cls:class, classes:seq, /", Fn: nativeSetMRO},
	{Name: "_standard_mro", Sig: "cls:type, /", Fn: nativeStandardMRO},
	{Name: "_mro_of", Sig: "cls:class, restored:tuple=, /", Fn: nativeOrder},
	{Name: "_exchange_bases", Sig: "cls:class, bases:tuple, /", Fn: nativeExchangeBases},
	{Name: "_set_abstract_now", Sig: "cls:type, names, abstract, /", Fn: nativeSetAbstract},
	{Name: "_relist", Sig: "cls:class, old:tuple, /", Fn: nativeRelist},
	{Name: "_merge_set", Sig: "s:set, other, /", Fn: nativeMergeSet},
	{Name: "_freeze", Sig: "s:set, /", Fn: nativeFreeze},
	{Name: "_shrink_set", Sig: "s:set, /", Fn: func(vm *VM, a []Value) Value { vm.shrinkSet(a[0]); return heap.None }},
	{Name: "annotate_format", Fn: func(vm *VM, _ []Value) Value { return vm.RaiseArgs(E.NotImplementedError) }},
	{Name: "_codec_cache", Fn: nativeCodecCache},
	{Name: "_char_name", Sig: "c:str, /", Fn: nativeCharName},
	{Name: "_range_length", Sig: "r:range, /", Fn: func(vm *VM, a []Value) Value { return vm.h.Rec(a[0]).F[3] }},
	{Name: "_become_set", Sig: "s:set, other:sets, /", Fn: func(vm *VM, a []Value) Value { vm.becomeSet(a[0], a[1]); return heap.None }},
	{Name: "_set_slots", Sig: "cls:class, names:strings, /", Fn: nativeSetSlots},
	{Name: "_of_variable_size", Sig: "cls:type, /", Fn: func(vm *VM, a []Value) Value { return heap.Bool(vm.ofVariableSize(a[0])) }},
	{Name: "_getattr_plain", Sig: "obj, name:str, /", Fn: nativeGetattrPlain},
	{Name: "_step_first", Sig: "step:gen, exc, /", Fn: nativeStepFirst},
	{Name: "_agen_claim", Sig: "gen:gen, /", Fn: nativeAgenClaim},
	{Name: "_agen_closed", Sig: "gen:gen, close, /", Fn: nativeAgenClosed},
	{Name: "_agen_free", Sig: "gen:gen, /", Fn: nativeAgenFree},
	{Name: "_gen_resume", Sig: "gen:gen, value, /", Fn: nativeGenResume},
	{Name: "_gen_raise", Sig: "gen:gen, exc, /", Fn: nativeGenThrow},
	{Name: "_pass_on", Sig: "exc, /", Fn: nativePassOn},
	{Name: "_run_code", Sig: "code:code, globals:dict, locals, closure=, space=, /", Fn: nativeRunCode},
	{Name: "_free_count", Sig: "code, /", Fn: nativeFreeCount},
	{Name: "_compile", Sig: "source:str, mode:str, /", Fn: nativeCompile},
	{Name: "_compile_source", Sig: "source, file:str, mode:str, function:str, flags:int, /", Fn: nativeCompileSource},
	{Name: "_is_cell", Sig: "value, /", Fn: func(vm *VM, a []Value) Value { return heap.Bool(a[0].Is(heap.KCell)) }},
	{Name: "_make_iter", Sig: "cls:type, sort:int, source, aux, /", Fn: nativeMakeIter},
	{Name: "_iter_state", Sig: "iterator:iter, /", Fn: nativeIterState},
	{Name: "_iter_set", Sig: "iterator:iter, source, position:int, /", Fn: nativeIterSet},
	{Name: "_callee_text", Sig: "callee, /", Fn: nativeCalleeText},
	{Name: "_sort_plain", Sig: "keys:list, items:list, reverse, /", Fn: nativeSortPlain},
	{Name: "_payload", Sig: "obj, /", Fn: func(vm *VM, a []Value) Value { return vm.Payload(a[0]) }},
	{Name: "_wrap", Sig: "cls:type, payload, /", Fn: func(vm *VM, a []Value) Value {
		v := vm.Payload(a[1])
		if !vm.IsSubclass(a[0], vm.TypeOf(v)) {
			return vm.Raisef(E.TypeError, "%s is not a subtype of %s", vm.ClassName(a[0]), vm.TypeName(v))
		}
		return vm.NewPayload(a[0], v)
	}},
	{Name: "_lookup", Sig: "cls:type, name:str, /", Fn: func(vm *VM, a []Value) Value {
		name := vm.h.InternValue(a[1])
		if slotOf(name) == slotNew {
			if v := vm.slots(a[0])[slotNew]; v != heap.Unbound {
				return v
			}
		}
		return vm.Lookup(a[0], name)
	}},
	{Name: "_has", Sig: "cls:type, name:str, /", Fn: func(vm *VM, a []Value) Value {
		v := vm.Lookup(a[0], vm.h.InternValue(a[1]))
		return heap.Bool(v != heap.Unbound && v != heap.None)
	}},
	{Name: "_defines", Sig: "cls:type, name:str, /", Fn: func(vm *VM, a []Value) Value {
		return heap.Bool(vm.Lookup(a[0], vm.h.InternValue(a[1])) != heap.Unbound)
	}},
	{Name: "_type", Sig: "obj, /", Fn: func(vm *VM, a []Value) Value { return vm.TypeOf(a[0]) }},
	{Name: "_is_view", Sig: "obj, /", Fn: func(vm *VM, a []Value) Value { return heap.Bool(a[0].Is(heap.KDictKeys) || a[0].Is(heap.KDictItems)) }},
	{Name: "_is_sequence", Sig: "obj, /", Fn: func(vm *VM, a []Value) Value { return heap.Bool(vm.isSequence(a[0])) }},
	{Name: "_class_name", Sig: "cls:type, /", Fn: func(vm *VM, a []Value) Value { return vm.h.NewStr(vm.ClassName(a[0])) }},
	{Name: "_type_name", Sig: "obj, /", Fn: func(vm *VM, a []Value) Value { return vm.h.NewStr(vm.TypeName(a[0])) }},
	{Name: "_bind", Sig: "descr, obj, cls:type, /", Fn: func(vm *VM, a []Value) Value { return vm.getDescr(a[0], a[1], a[2]) }},
	{Name: "_subclass", Sig: "cls:type, base, /", Fn: func(vm *VM, a []Value) Value { return heap.Bool(vm.IsSubclass(a[0], a[1])) }},
	{Name: "_is_unbound", Sig: "value=, /", Fn: func(vm *VM, a []Value) Value { return heap.Bool(a[0] == heap.Unbound) }},
	{Name: "_write_out", Sig: "text:str, /", Fn: func(vm *VM, a []Value) Value { return vm.write(vm.out, vm.h.Str(a[0]).S) }},
	{Name: "_write_err", Sig: "text:str, /", Fn: func(vm *VM, a []Value) Value { return vm.write(vm.errOut, vm.h.Str(a[0]).S) }},
	{Name: "_as_element", Sig: "key, /", Fn: func(vm *VM, a []Value) Value { return vm.asElement(a[0]) }},
	{Name: "_property_fill", Sig: "property:property, fget, fset, fdel, doc, from_getter, /", Fn: nativePropertyFill},
	{Name: "_property_named", Sig: "made, other:property, /", Fn: nativePropertyNamed},
	{Name: "_field_descriptor", Sig: "cls:type, name:str, index:int, /", Fn: func(vm *VM, a []Value) Value {
		if !vm.IsSubclass(a[0], T.Tuple) || a[2].Int() < -1 {
			return vm.Raisef(E.TypeError, "no field of a named tuple")
		}
		return vm.h.NewRec(heap.KMemberDescr, vm.h.InternValue(a[1]), a[0], heap.None, a[2])
	}},
	{Name: "_hold_fields", Sig: "obj, fields:dict, /", Fn: func(vm *VM, a []Value) Value {
		if a[0].Is(heap.KInst) && vm.h.Type(vm.TypeOf(a[0])).Flags&typeNoDict != 0 {
			vm.h.Extend(vm.h.Inst(a[0])).Dict = a[1]
		}
		return heap.None
	}},
	{Name: "_close_class", Sig: "cls:type, /", Fn: func(vm *VM, a []Value) Value {
		if !vm.isImageClass(a[0]) {
			vm.h.Type(a[0]).Flags |= typeFixed | typeFinal
		}
		return a[0]
	}},
	{Name: "_mark_match", Sig: "cls:type, flags:int, /", Fn: nativeMarkMatch},
	{Name: "_fix_class", Sig: "cls:type, /", Fn: func(vm *VM, a []Value) Value {
		if !vm.isImageClass(a[0]) {
			vm.h.Type(a[0]).Flags |= typeFixed
		}
		return a[0]
	}},
	{Name: "_instance_dict", Sig: "obj, /", Fn: func(vm *VM, a []Value) Value {
		if d := vm.ownDict(a[0]); d != heap.Unbound {
			return d
		}
		return heap.None
	}},
	{Name: "_own_attr", Sig: "obj, name:str, /", Fn: func(vm *VM, a []Value) Value {
		return vm.ownAttr(a[0], vm.h.InternValue(a[1]))
	}},
	{Name: "_type_get", Sig: "cls:type, name:str, /", Fn: func(vm *VM, a []Value) Value {
		n := vm.h.InternValue(a[1])
		if v, ok := vm.typeGet(a[0], n, vm.h.Str(n)); ok {
			return v
		}
		return heap.None
	}},
	{Name: "_exc_fields", Sig: "exc:exc, values:seq, /", Fn: func(vm *VM, a []Value) Value {
		vals := vm.h.List(a[1]).V
		e := vm.Exc(a[0])
		vm.h.ExcFields(e, len(vals))
		copy(e.Fields, vals)
		return heap.None
	}},
	{Name: "_exc_args", Sig: "exc:exc, /", Fn: nativeExcArgs},
	{Name: "_exc_field", Sig: "exc:exc, i:int, /", Fn: nativeExcField},
	{Name: "_exc_set_args", Sig: "exc:exc, args:tuple, /", Fn: func(vm *VM, a []Value) Value { vm.Exc(a[0]).Args = a[1]; return heap.None }},
	{Name: "_exc_new", Sig: "cls:type, args:tuple, /", Fn: func(vm *VM, a []Value) Value {
		v, in := vm.h.NewInst(vm.h.RootShape(a[0]))
		vm.h.MakeExc(in, a[1])
		return vm.made(a[0], v)
	}},
	{Name: "_exc_trace_like", Sig: "exc:exc, other:exc, /", Fn: func(vm *VM, a []Value) Value {
		vm.setTraceback(a[0], vm.traceback(a[1]), heap.None)
		dst, src := vm.Exc(a[0]), vm.Exc(a[1])
		dst.Cause, dst.Context, dst.Suppress = src.Cause, src.Context, true
		return heap.None
	}},
	{Name: "_exc_same_origin", Sig: "a:exc, b:exc, /", Fn: nativeSameOrigin},
	{Name: "_handled", Sig: "", Fn: func(vm *VM, a []Value) Value { return vm.handling() }},
	{Name: "_script_globals", Sig: "", Fn: func(vm *VM, a []Value) Value {
		return vm.globalsObject(vm.scriptFrame().unit, vm.scriptFrame().globals)
	}},
	{Name: "_inherited_flags", Sig: "", Fn: func(vm *VM, a []Value) Value { return heap.Small(vm.inheritedFlags()) }},
	{Name: "_next_entry", Sig: "d:table, i:count, /", Fn: nativeNextEntry},
	{Name: "_own_hashes", Sig: "d, /", Fn: nativeOwnHashes},
	{Name: "_take_items", Sig: "list:list, /", Fn: nativeTakeItems},
	{Name: "_is_bare", Sig: "list:list, /", Fn: nativeIsBare},
	{Name: "_asks_own", Sig: "mapping, /", Fn: func(vm *VM, a []Value) Value { return heap.Bool(vm.asksOwn(a[0])) }},
	{Name: "_script_locals", Sig: "", Fn: func(vm *VM, a []Value) Value { return vm.localsDict() }},
	{Name: "_builtins_dict", Sig: "", Fn: func(vm *VM, a []Value) Value { return vm.builtinsOf(vm.scriptFrame().globals) }},
	{Name: "_registry", Sig: "", Fn: func(vm *VM, a []Value) Value { return vm.registry }},
	{Name: "_sys_modules", Sig: "", Fn: func(vm *VM, a []Value) Value { return vm.modules }},
	{Name: "_module_state", Sig: "name:str, /", Fn: nativeModuleState},
	{Name: "_module_make", Sig: "name:str, /", Fn: nativeModuleMake},
	{Name: "_module_run", Sig: "module:module, /", Fn: nativeModuleRun},
	{Name: "_module_drop", Sig: "name:str, /", Fn: nativeModuleDrop},
	{Name: "_module_names", Sig: "", Fn: nativeModuleNames},
	{Name: "_import_hint", Sig: "name:str, /", Fn: nativeImportHint},
	{Name: "_readline", Sig: "", Fn: func(vm *VM, a []Value) Value {
		if vm.host == nil {
			return heap.None
		}
		line, ok := vm.host.Stdin()
		if !ok {
			return heap.None
		}
		return vm.h.NewStr(line)
	}},
	{Name: "_slice_parts", Sig: "s:slice, /", Fn: func(vm *VM, a []Value) Value {
		f := vm.h.Rec(a[0]).F
		return vm.h.NewTuple([]Value{f[0], f[1], f[2]})
	}},
	{Name: "_new_range", Sig: "start:integer, stop:integer, step:integer, /", Fn: func(vm *VM, a []Value) Value { return vm.newRange(a[0], a[1], a[2]) }},
	{Name: "_is_final", Sig: "gen:gen, /", Fn: func(vm *VM, a []Value) Value { return heap.Bool(vm.h.Gen(a[0]).State == heap.GenDone) }},
	{Name: "_cell_value", Sig: "cell:cell, /", Fn: func(vm *VM, a []Value) Value { return vm.h.Cell(a[0]).V }},
	{Name: "_cell_empty", Sig: "cell:cell, /", Fn: func(vm *VM, a []Value) Value { return heap.Bool(vm.h.Cell(a[0]).V == heap.Unbound) }},
	{Name: "_tuple_field", Sig: "index:count, doc, /", Fn: func(vm *VM, a []Value) Value {
		return vm.h.NewRec(heap.KMemberDescr, a[1], T.Tuple, heap.Unbound, a[0])
	}},
	{Name: "_steps_natively", Sig: "iterator, /", Fn: func(vm *VM, a []Value) Value { return heap.Bool(vm.stepsNatively(a[0])) }},
	{Name: "_keep_annotations", Sig: "owner:annotated, dict:dict, /", Fn: nativeKeepAnnotations},
	{Name: "_create_plain", Sig: "cls:type, /", Fn: func(vm *VM, a []Value) Value { return vm.newInstance(a[0]) }},
	{Name: "_next_due", Sig: "", Fn: nativeNextDue},
	{Name: "_all_due", Sig: "", Fn: nativeAllDue},
	{Name: "_agen_hooks", Sig: "", Fn: func(vm *VM, a []Value) Value { return orNone(vm.Registry(asyncGenHooks)) }},
	{Name: "_set_agen_hooks", Sig: "hooks, /", Fn: func(vm *VM, a []Value) Value {
		vm.SetRegistry(asyncGenHooks, a[0])
		return heap.None
	}},
	{Name: "_never_started", Sig: "gen:gen, /", Fn: func(vm *VM, a []Value) Value {
		g := vm.h.Gen(a[0])
		return heap.Bool(g.Sort == heap.SortCoroutine && g.State == heap.GenCreated)
	}},
	{Name: "_agen_finalizer", Sig: "gen:gen, /", Fn: func(vm *VM, a []Value) Value { return orNone(vm.h.Gen(a[0]).Extra) }},
	{Name: "_bool_of_cmp", Sig: "op:int, a, b, /", Fn: func(vm *VM, a []Value) Value {
		return vm.compare(compile.OpLt+compile.Op(a[0].Int()), a[1], a[2])
	}},
	{Name: "_transform", Sig: "number:int, value, /", Fn: nativeTransform},
	{Name: "_stop", Sig: "", Fn: func(vm *VM, a []Value) Value { vm.stopWith(ErrStop); return heap.Raised }},
}

// More natives of the prelude, about hashing, lazy iterators and sums.
var iterPrivate = []Def{
	{Name: "_probe_same", Sig: "d:table, version, /", Fn: func(vm *VM, a []Value) Value {
		return heap.Bool(heap.Small(int64(vm.h.Dict(a[0]).KeyVersion)) == a[1])
	}},
	{Name: "_set_add_now", Sig: "s:set, key, /", Fn: func(vm *VM, a []Value) Value {
		switch r := vm.setAddNow(a[0], a[1]); r {
		case heap.None:
			return heap.True
		case heap.Unbound:
			return heap.False
		default:
			return r
		}
	}},
	{Name: "_tuple_hash", Sig: "hashes:integers, /", Fn: func(vm *VM, a []Value) Value {
		var t heap.TupleHash
		t.Init()
		l := vm.h.List(a[0]).V
		for _, x := range l {
			t.Add(vm.hashInt(x))
		}
		return vm.h.NewInt(t.Sum(len(l)))
	}},
	{Name: "_frozenset_hash", Sig: "hashes:integers, /", Fn: func(vm *VM, a []Value) Value {
		var f heap.FrozenHash
		l := vm.h.List(a[0]).V
		for _, x := range l {
			f.Add(vm.hashInt(x))
		}
		return vm.h.NewInt(f.Sum(len(l)))
	}},
	{Name: "_enum_count", Sig: "enumerate:iter, /", Fn: func(vm *VM, a []Value) Value {
		return vm.enumCount(vm.h.Iter(vm.Payload(a[0])))
	}},
	{Name: "_make_reversed", Sig: "cls:type, seq, n:int, /", Fn: func(vm *VM, a []Value) Value {
		n := int(a[2].Int())
		sort := iterSeqRev
		switch a[1].Kind() {
		case heap.KTuple:
			sort = iterTupleRev
			n--
		case heap.KStr:
			sort, n = iterStrRev, len(vm.h.Str(a[1]).S)
		case heap.KBytes, heap.KByteArray:
			sort = iterBytesRev
		}
		v, it := vm.h.NewIter(sort, a[1])
		it.I = n
		return vm.wrapNew(a[0], iterTypes[iterSeqRev], v)
	}},
}

// hashInt is a hash value as the machine integer it stands for.
func (vm *VM) hashInt(v Value) int64 {
	if v.IsInt() {
		return v.Int()
	}
	b := vm.h.Big(v)
	x := int64(b.Mag[0])
	if b.Neg {
		x = -x
	}
	return x
}
