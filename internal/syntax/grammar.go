package syntax

// The grammar that finds out how CPython would refuse a source. It is a
// parsing expression grammar: alternatives are tried in order and the first
// that matches is taken. The order of the alternatives decides which of
// several errors is reported, and how far a rule looks ahead decides where a
// plain "invalid syntax" is put, so both follow CPython.
//
//	'x'       a keyword or operator; "x" a soft keyword; NAME etc. a token
//	rule      another rule; one whose name begins with "bad" matches only
//	          while errors are searched for
//	e? e* e+  optional, repeated; e%',' is a list with separators
//	&e !e     lookahead
//	&&'x'     x must follow, or the error is "expected 'x'"
//	~         no later alternative of the rule is tried
//	rule!:    what the rule finds is remembered for each position, whether
//	          errors are searched for or not: CPython forgets the difference,
//	          and with it some errors
//	rule?:    the same, remembered apart for both cases
//	a=e       e is known to the action as a; also b and c
//	^e        e is the value of its group
//	=> Kind   the alternative makes a node of this kind from a, b and c
//	=> fn     the alternative calls a function of the table actions
//	=> @a-b "message"
//	          the alternative is an error. @a puts it at a, @a-b from a to b,
//	          @a.. from a to where the scanner is, @last at the last token
//	          seen, @next at the next token, @indent at the last token as an
//	          IndentationError. In the message %s is what a is called, and
//	          %d the line of a.
//
// A list of operands like sum is a loop here, so it may be as long as it
// likes.
const statementGrammar = `
file: statement* END
eval: expressions NEWLINE* END
single: compound NEWLINE | simpleStmts | NEWLINE | END

statement: compound => done | simpleStmts => done
simpleStmts: simpleStmt !';' NEWLINE | simpleStmt%';' ';'? NEWLINE
simpleStmt!: assignment | &"type" typeAlias | starExprs
	| &'return' returnStmt | &('import' | 'from') importStmt | &'raise' raiseStmt | 'pass'
	| &'del' delStmt | &'yield' yieldExpr | &'assert' assertStmt | 'break' | 'continue'
	| &'global' globalStmt | &'nonlocal' nonlocalStmt
compound: &('def' | '@' | 'async') functionDef | &'if' ifStmt | &('class' | '@') classDef
	| &('with' | 'async') withStmt | &('for' | 'async') forStmt | &'try' tryStmt
	| &'while' whileStmt | matchStmt

assignment: NAME ':' expr ('=' annotatedRhs)?
	| ('(' singleTarget ')' | memberTarget) ':' expr ('=' annotatedRhs)?
	| (starTargets '=')+ annotatedRhs !'='
	| singleTarget AUGASSIGN ~ annotatedRhs
	| badAssignment
annotatedRhs?: yieldExpr | starExprs
badAssignment: a=badAnnotated ':' expr => @a "only single target (not %s) can be annotated"
	| a=starNamed ',' starNameds* ':' expr => @a "only single target (not tuple) can be annotated"
	| a=expr ':' expr => @a "illegal target for annotation"
	| (starTargets '=')* a=starExprs '=' => assignTarget
	| (starTargets '=')* a=yieldExpr '=' => @a "assignment to yield expression not possible"
	| a=starExprs AUGASSIGN annotatedRhs => @a "'%s' is an illegal expression for augmented assignment"
badAnnotated: list | tuple | '(' ^badAnnotated ')'

returnStmt: 'return' starExprs?
raiseStmt: 'raise' expr 'from' expr | 'raise' expr | 'raise'
globalStmt: 'global' NAME%','
nonlocalStmt: 'nonlocal' NAME%','
delStmt: 'del' delTargets &(';' | NEWLINE) | badDel
badDel: 'del' a=starExprs => deleteTarget
assertStmt: 'assert' expr (',' expr)?
typeAlias: "type" NAME typeParams? '=' expr

importStmt!: badImport | importName | importFrom
importName: 'import' dottedAsName%','
importFrom: 'from' ('.' | '...')* dottedName 'import' importTargets
	| 'from' ('.' | '...')+ 'import' importTargets
importTargets: '(' importAsName%',' ','? ')' | importAsName%',' !',' | '*' | badImportTargets
importAsName: NAME ('as' NAME)?
dottedAsName: dottedName ('as' NAME)?
dottedName: NAME ('.' NAME)*
badImport: a='import' dottedName%',' 'from' dottedName => @a.. "Did you mean to use 'from ... import ...' instead?"
	| 'import' a=NEWLINE => @a.. "Expected one or more names after 'import'"
badImportTargets: importAsName%',' ',' NEWLINE => @last "trailing comma not allowed without surrounding parentheses"
	| a=NEWLINE => @a.. "Expected one or more names after 'import'"

block!: NEWLINE INDENT statement+ DEDENT | simpleStmts | badBlock
badBlock: NEWLINE !INDENT => @indent "expected an indented block"
decorators: ('@' namedExpr NEWLINE)+

classDef: decorators classRaw | classRaw
classRaw: badClass | 'class' NAME typeParams? ('(' arguments? ')')? ':' block
badClass: 'class' NAME typeParams? ('(' arguments? ')')? NEWLINE => @last "expected ':'"
	| a='class' NAME typeParams? ('(' arguments? ')')? ':' NEWLINE !INDENT
		=> @indent "expected an indented block after class definition on line %d"
functionDef: decorators functionRaw | functionRaw
functionRaw: badFunction
	| 'def' NAME typeParams? '(' defParams? ')' ('->' expr)? ':' block
	| 'async' 'def' NAME typeParams? '(' defParams? ')' ('->' expr)? ':' block
badFunction: 'async'? a='def' NAME typeParams? '(' defParams? ')' ('->' expr)? ':' NEWLINE !INDENT
		=> @indent "expected an indented block after function definition on line %d"
	| 'async'? 'def' NAME typeParams? &&'(' defParams? ')' ('->' expr)? &&':' block

ifStmt: badIf | 'if' namedExpr ':' block (&'elif' elifPart)* elsePart?
elifPart: badElif | 'elif' namedExpr ':' block
elsePart: badElse | 'else' &&':' block
badIf: 'if' namedExpr NEWLINE => @last "expected ':'"
	| a='if' namedExpr ':' NEWLINE !INDENT => @indent "expected an indented block after 'if' statement on line %d"
badElif: 'elif' namedExpr NEWLINE => @last "expected ':'"
	| a='elif' namedExpr ':' NEWLINE !INDENT => @indent "expected an indented block after 'elif' statement on line %d"
badElse: a='else' ':' NEWLINE !INDENT => @indent "expected an indented block after 'else' statement on line %d"
whileStmt: badWhile | 'while' namedExpr ':' block elsePart?
badWhile: 'while' namedExpr NEWLINE => @last "expected ':'"
	| a='while' namedExpr ':' NEWLINE !INDENT => @indent "expected an indented block after 'while' statement on line %d"

forStmt: badFor | 'for' starTargets 'in' ~ starExprs ':' block elsePart?
	| 'async' 'for' starTargets 'in' ~ starExprs ':' block elsePart?
	| badForTarget
badFor: 'async'? 'for' starTargets 'in' starExprs NEWLINE => @last "expected ':'"
	| 'async'? a='for' starTargets 'in' starExprs ':' NEWLINE !INDENT
		=> @indent "expected an indented block after 'for' statement on line %d"
badForTarget: 'async'? 'for' a=starExprs => forTarget

withStmt: badWithBlock
	| 'with' '(' withItem%',' ','? ')' ':' block | 'with' withItem%',' ':' block
	| 'async' 'with' '(' withItem%',' ','? ')' ':' block | 'async' 'with' withItem%',' ':' block
	| badWith
withItem: expr 'as' starTarget &(',' | ')' | ':') | badWithItem | expr
badWithItem: expr 'as' a=expr &(',' | ')' | ':') => assignTarget
badWith: 'async'? 'with' (expr ('as' starTarget)?)%',' NEWLINE => @last "expected ':'"
	| 'async'? 'with' '(' (expressions ('as' starTarget)?)%',' ','? ')' NEWLINE => @last "expected ':'"
badWithBlock: 'async'? a='with' (expr ('as' starTarget)?)%',' ':' NEWLINE !INDENT
		=> @indent "expected an indented block after 'with' statement on line %d"
	| 'async'? a='with' '(' (expressions ('as' starTarget)?)%',' ','? ')' ':' NEWLINE !INDENT
		=> @indent "expected an indented block after 'with' statement on line %d"

tryStmt: badTry | 'try' &&':' block finallyPart
	| 'try' &&':' block exceptPart+ elsePart? finallyPart?
	| 'try' &&':' block exceptStarPart+ elsePart? finallyPart?
exceptPart: badExceptBlock | 'except' expr ('as' NAME)? ':' block | 'except' expressions ':' block
	| 'except' ':' block | badExcept
exceptStarPart: badExceptStarBlock | 'except' '*' expr ('as' NAME)? ':' block
	| 'except' '*' expressions ':' block | badExcept
finallyPart: badFinally | 'finally' &&':' block
badTry: a='try' ':' NEWLINE !INDENT => @indent "expected an indented block after 'try' statement on line %d"
	| 'try' ':' block !('except' | 'finally') => @last "expected 'except' or 'finally' block"
	| 'try' ':' block* exceptPart+ a='except' b='*' expr ('as' NAME)? ':'
		=> @a-b "cannot have both 'except' and 'except*' on the same 'try'"
	| 'try' ':' block* exceptStarPart+ a='except' (expr ('as' NAME)?)? ':'
		=> @a "cannot have both 'except' and 'except*' on the same 'try'"
badExcept: 'except' '*'? a=expr ',' expressions 'as' NAME ':'
		=> @a.. "multiple exception types must be parenthesized when using 'as'"
	| 'except' '*'? expr ('as' NAME)? NEWLINE => @last "expected ':'"
	| 'except' NEWLINE => @last "expected ':'"
	| 'except' '*' (NEWLINE | ':') => @last "expected one or more exception types"
badFinally: a='finally' ':' NEWLINE !INDENT => @indent "expected an indented block after 'finally' statement on line %d"
badExceptBlock: a='except' expr ('as' NAME)? ':' NEWLINE !INDENT
		=> @indent "expected an indented block after 'except' statement on line %d"
	| a='except' ':' NEWLINE !INDENT => @indent "expected an indented block after 'except' statement on line %d"
badExceptStarBlock: a='except' '*' expr ('as' NAME)? ':' NEWLINE !INDENT
		=> @indent "expected an indented block after 'except*' statement on line %d"
`

const matchGrammar = `
matchStmt: "match" subject ':' NEWLINE INDENT casePart+ DEDENT | badMatch
subject: starNamed ',' starNameds? | namedExpr
casePart: badCase | "case" patterns guard? ':' block
guard: 'if' namedExpr
badMatch: "match" subject NEWLINE => @last "expected ':'"
	| a="match" subject ':' NEWLINE !INDENT => @indent "expected an indented block after 'match' statement on line %d"
badCase: "case" patterns guard? NEWLINE => @last "expected ':'"
	| a="case" patterns guard? ':' NEWLINE !INDENT => @indent "expected an indented block after 'case' statement on line %d"

patterns: openSequence | pattern
pattern?: asPattern | orPattern
asPattern: orPattern 'as' captureName | badAs
badAs: orPattern 'as' a="_" => @a "cannot use '_' as a target"
	| orPattern 'as' !NAME a=expr => @a "invalid pattern target"
orPattern?: closedPattern%'|'
closedPattern!: literalPattern | captureName | "_" | dotted !('.' | '(' | '=') | '(' pattern ')'
	| '[' maybeSequence? ']' | '(' openSequence? ')' | mappingPattern | classPattern
literalPattern: signedNumber !('+' | '-') | complexNumber | strings | 'None' | 'True' | 'False'
signedNumber: NUMBER | '-' NUMBER
complexNumber: (real | '-' real) ('+' | '-') imaginary
real: a=NUMBER => realNumber
imaginary: a=NUMBER => imaginaryNumber
captureName: !"_" NAME !('.' | '(' | '=')
dotted: NAME ('.' NAME)+
openSequence: maybeStar ',' maybeSequence?
maybeSequence?: maybeStar%',' ','?
maybeStar: starPattern | pattern
starPattern!: '*' captureName | '*' "_"
mappingPattern?: '{' '}' | '{' restPattern ','? '}' | '{' keyPattern%',' ',' restPattern ','? '}'
	| '{' keyPattern%',' ','? '}'
keyPattern: (literalPattern | dotted) ':' pattern
restPattern: '**' captureName
classPattern?: className '(' ')' | className '(' pattern%',' ','? ')'
	| className '(' keywordPattern%',' ','? ')'
	| className '(' pattern%',' ',' keywordPattern%',' ','? ')'
	| badClassPattern
className: NAME ('.' NAME)*
keywordPattern: NAME '=' pattern
badClassPattern: className '(' a=badClassArguments => @a "positional patterns follow keyword patterns"
badClassArguments: (pattern%',' ',')? keywordPattern%',' ',' ^pattern%','
`

const expressionGrammar = `
expressions: a=expr b=(',' ^expr)+ ','? => Tuple | a=expr ',' => Tuple | expr
expr!: badExpr | badLegacy | disjunction 'if' disjunction 'else' expr => IfExp | disjunction | lambda
plainExpr: disjunction 'if' disjunction 'else' expr => IfExp | disjunction | lambda
badExpr: !(NAME STRING | SOFT) a=disjunction b=quietExpr => forgottenComma
	| a=disjunction 'if' b=disjunction !('else' | ':') => @a-b "expected 'else' after 'if' expression"
	| a='lambda' lambdaParams? b=':' &FMIDDLE
		=> @a-b "f-string: lambda expressions are not allowed without parentheses"
	| a='lambda' lambdaParams? b=':' &TMIDDLE
		=> @a-b "t-string: lambda expressions are not allowed without parentheses"
badLegacy: a=NAME !'(' b=starExprs => legacyStatement
quietExpr?: plainExpr

yieldExpr?: 'yield' 'from' expr => Yield | 'yield' starExprs? => Yield
starExprs?: a=starExpr b=(',' ^starExpr)+ ','? => Tuple | a=starExpr ',' => Tuple | starExpr
starExpr!: '*' a=bitOr => Starred | expr
starNameds?: ^starNamed%',' ','?
starNamed?: '*' a=bitOr => Starred | namedExpr
walrus?: NAME ':=' ~ expr => NamedExpr
namedExpr?: walrus | badNamed | expr !':='
badNamed!: a=expr ':=' expr => @a "cannot use assignment expressions with %s"
	| a=NAME '=' b=bitOr !('=' | ':=') => @a-b "invalid syntax. Maybe you meant '==' or ':=' instead of '='?"
	| !(list | tuple | genexp | 'True' | 'None' | 'False') a=bitOr b='=' bitOr !('=' | ':=')
		=> @a "cannot assign to %s here. Maybe you meant '==' instead of '='?"

disjunction!: a=conjunction b=('or' conjunction)* => chainBinary
conjunction!: a=inversion b=('and' inversion)* => chainBinary
inversion!: 'not' inversion => Binary | comparison
comparison: a=bitOr b=(compareOp bitOr)* => chainCompare
compareOp: '==' | '!=' | '<=' | '<' | '>=' | '>' | 'not' 'in' | 'in' | 'is' 'not' | 'is'
bitOr!: a=bitXor b=('|' bitXor)* => chainBinary
bitXor: a=bitAnd b=('^' bitAnd)* => chainBinary
bitAnd: a=shift b=('&' shift)* => chainBinary
shift!: badArithmetic | a=sum b=(('<<' | '>>') sum)* => chainBinary
sum!: a=term b=(('+' | '-') term)* => chainBinary
term!: badFactor | a=factor b=(('*' | '/' | '//' | '%' | '@') factor)* => chainBinary
factor!: ('+' | '-' | '~') factor => Binary | power
power: awaited '**' factor => Binary | awaited
awaited!: 'await' primary => Await | primary
badArithmetic: sum ('+' | '-' | '*' | '/' | '%' | '//' | '@') a='not' b=inversion
	=> @a-b "'not' after an operator must be parenthesized"
badFactor: ('+' | '-' | '~') a='not' b=factor => @a-b "'not' after an operator must be parenthesized"

primary!: a=atom b=trailer* => chainTrailers
trailer?: '.' NAME => Attribute | genexp => Call | '(' arguments? ')' => Call | '[' slices ']' => Subscript
slices?: slice !',' | (slice | starred)%',' ','? => Tuple
slice?: expr? ':' expr? (':' expr?)? | namedExpr
atom?: NAME => Name | 'True' => True | 'False' => False | 'None' => None
	| &(STRING | FSTART | TSTART) strings | NUMBER => Literal
	| &'(' (tuple | group | genexp) | &'[' (list | listComp)
	| &'{' (dict | set | dictComp | setComp) | '...' => Ellipsis
group?: '(' ^(yieldExpr | namedExpr) ')' | badGroup
badGroup: '(' a=starred ')' => @a "cannot use starred expression here"
	| '(' a='**' expr ')' => @a "cannot use double starred expression here"
lambda?: 'lambda' lambdaParams? ':' expr => Lambda

strings!: badStrings | a=(fstring | string)+ => joinStrings | tstring+ => TemplateStr
badStrings: a=(fstring | string)+ b=tstring => mixedTemplate | a=tstring+ b=(fstring | string) => mixedTemplate
conversion: a='!' b=NAME => conversion
string?: a=STRING => string

list?: '[' a=starNameds? ']' => List
tuple?: '(' ')' => Tuple | '(' a=starNamed ',' b=starNameds? ')' => Tuple
set?: '{' starNameds '}' => Set
dict?: '{' (pair%',' ','?)? '}' => Dict | '{' wrongPairs '}'
pair?: '**' bitOr | expr ':' expr
# These two are tried also while errors are not searched for.
wrongPairs: pair%',' ',' wrongPair
	| expr ':' a='*' bitOr => @a.. "cannot use a starred expression in a dictionary value"
	| expr a=':' &('}' | ',') => @a "expression expected after dictionary key and ':'"
wrongPair: a=expr !':' => missingColon
	| expr ':' a='*' bitOr => @a.. "cannot use a starred expression in a dictionary value"
	| expr a=':' &('}' | ',') => @a "expression expected after dictionary key and ':'"

clauses?: clause+
# The third alternative is tried also while errors are not searched for.
clause?: 'async' 'for' starTargets 'in' ~ a=disjunction b=('if' ^disjunction)* => lastOf
	| 'for' starTargets 'in' ~ a=disjunction b=('if' ^disjunction)* => lastOf
	| 'async'? 'for' (bitOr (',' bitOr)* ','?) !'in' => @last "'in' expected after for-loop variables"
	| badForTarget
listComp?: '[' namedExpr clauses ']' => ListComp | badComprehension
setComp?: '{' namedExpr clauses '}' => SetComp | badComprehension
genexp?: '(' (walrus | expr !':=') clauses ')' => GeneratorExp | badComprehension
dictComp?: '{' expr ':' expr clauses '}' => DictComp | badDictComp
badComprehension: ('[' | '(' | '{') a=starred clauses => @a "iterable unpacking cannot be used in comprehension"
	| ('[' | '{') a=starNamed ',' b=starNameds clauses
		=> @a-b "did you forget parentheses around the comprehension target?"
	| ('[' | '{') a=starNamed b=',' clauses => @a-b "did you forget parentheses around the comprehension target?"
badDictComp: '{' a='**' bitOr clauses '}' => @a "dict unpacking cannot be used in dict comprehension"

arguments!: args ','? &')' | badArguments
args?: a=(starred | (walrus | expr !':=') !'=')%',' b=(',' ^kwargs)? => arguments | b=kwargs => arguments
kwargs?: a=keywordOrStarred%',' ',' b=keywordOrDouble%',' => arguments | a=keywordOrStarred%',' => arguments
	| a=keywordOrDouble%',' => arguments
# The last alternative is tried also while errors are not searched for.
starred?: badStarred | '*' a=expr => Starred | '*' => @last "Invalid star expression"
badStarred: a='*' expr '=' b=expr => @a-b "cannot assign to iterable argument unpacking"
keywordOrStarred?: badKeyword | NAME '=' expr => Keyword | starred
keywordOrDouble?: badKeyword | NAME '=' expr => Keyword | '**' expr => DoubleStarred
badArguments: ((starred | (walrus | expr !':=') !'=')%',' ',' kwargs | kwargs) a=',' (starred !'=')%','
		=> @a.. "iterable argument unpacking follows keyword argument unpacking"
	| a=expr b=clauses ',' (args | expr clauses)? => @a-b "Generator expression must be parenthesized"
	| a=NAME b='=' expr clauses => @a-b "invalid syntax. Maybe you meant '==' or ':=' instead of '='?"
	| (args ',')? a=NAME b='=' &(',' | ')') => @a-b "expected argument value expression"
	| a=args b=clauses => bareGenerator
	| args ',' a=expr b=clauses => @a-b "Generator expression must be parenthesized"
	| a=args ',' args => positionalAfterKeyword
badKeyword: a=('True' | 'False' | 'None') b='=' => @a-b "cannot assign to %t"
	| a=NAME b='=' expr clauses => @a-b "invalid syntax. Maybe you meant '==' or ':=' instead of '='?"
	| !(NAME '=') a=expr b='=' => @a-b "expression cannot contain assignment, perhaps you meant \"==\"?"
	| a='**' expr '=' b=expr => @a-b "cannot assign to keyword argument unpacking"

starTargets?: starTarget !',' | a=starTarget b=(',' ^starTarget)* ','? => Tuple
starTarget!: '*' !'*' a=starTarget => Starred | starAtomTarget
starAtomTarget!: member | starAtom
member?: memberPrimary ('.' NAME | '[' slices ']') !memberNext => Attribute
starAtom: NAME => Name | '(' ^starAtomTarget ')' | '(' (starTarget (',' starTarget)+ ','? | starTarget ',')? ')' => Tuple
	| '[' (starTarget%',' ','?)? ']' => List
singleTarget: memberTarget | NAME | '(' singleTarget ')'
memberTarget: member
memberPrimary!: atom &memberNext (memberTrailer &memberNext)*
memberTrailer?: '.' NAME | '[' slices ']' | genexp | '(' arguments? ')'
memberNext: '(' | '[' | '.'
delTargets: delTarget%',' ','?
delTarget!: member | NAME | '(' delTarget ')' | '(' delTargets? ')' | '[' delTargets? ']'

typeParams: badTypeParams | '[' typeParam%',' ','? ']'
badTypeParams: '[' a=']' => @a.. "Type parameter list cannot be empty"
typeParam!: NAME (':' expr)? ('=' expr)? | badTypeParam | '*' NAME ('=' starExpr)? | '**' NAME ('=' expr)?
badTypeParam: '*' NAME a=':' b=expr => typeVarTupleBound | '**' NAME a=':' b=expr => paramSpecBound
`

// fieldGrammar is written twice, for f-strings and for t-strings.
const fieldGrammar = `
$string?: $START a=$Part* $END => $joined
$Part: $Field | $MIDDLE => Middle
$Field?: '{' annotatedRhs '='? a=conversion? $Spec? '}' => field | bad$Field
$Spec: ':' $SpecPart*
$SpecPart: a=$MIDDLE => stringPart | $Field
bad$Field: '{' a='=' => @a "$-string: valid expression required before '='"
	| '{' a='!' => @a "$-string: valid expression required before '!'"
	| '{' a=':' => @a "$-string: valid expression required before ':'"
	| '{' a='}' => @a "$-string: valid expression required before '}'"
	| '{' !annotatedRhs => @next "$-string: expecting a valid expression after '{'"
	| '{' annotatedRhs !('=' | '!' | ':' | '}') => @next "$-string: expecting '=', or '!', or ':', or '}'"
	| '{' annotatedRhs '=' !('!' | ':' | '}') => @next "$-string: expecting '!', or ':', or '}'"
	| '{' annotatedRhs '='? bad$Conversion
	| '{' annotatedRhs '='? ('!' NAME)? !(':' | '}') => @next "$-string: expecting ':' or '}'"
	| '{' annotatedRhs '='? ('!' NAME)? ':' $SpecPart* !'}' => @next "$-string: expecting '}', or format specs"
	| '{' annotatedRhs '='? ('!' NAME)? !'}' => @next "$-string: expecting '}'"
bad$Conversion: '!' &(':' | '}') => @next "$-string: missing conversion character"
	| '!' !NAME => @next "$-string: invalid conversion character"
`

// paramGrammar is written twice, for def and for lambda, which differ in what
// ends the parameters.
const paramGrammar = `
$Params?: bad$Params | $Parameters
$Parameters: $SlashPlain $Plain* $Default* $Star? | $SlashDefault $Default* $Star?
	| $Plain+ $Default* $Star? | $Default+ $Star? | $Star
$SlashPlain: $Plain+ '/' ',' | $Plain+ '/' &$END
$SlashDefault: $Plain* $Default+ '/' ',' | $Plain* $Default+ '/' &$END
$Plain?: ^$Param ',' | $Param &$END
$Default?: $Param default ',' | $Param default &$END
$Maybe?: $Param default? ',' | $Param default? &$END
$Kwds: bad$Kwds | '**' $Plain
bad$Kwds: '**' $Param a='=' => @a "var-keyword argument cannot have default value"
	| '**' $Param ',' a=$Param => @a "arguments cannot follow var-keyword argument"
	| '**' $Param ',' a=('*' | '**' | '/') => @a "arguments cannot follow var-keyword argument"
bad$Params: a='/' ',' => @a "at least one argument must precede /"
	| ($SlashPlain | $SlashDefault) $Maybe* a='/' => @a "/ may appear only once"
	| $SlashPlain? $Plain* ($SlashDefault | $Default+) a=$Plain
		=> @a "parameter without a default follows parameter with a default"
	| bad$Group
	| ($SlashPlain | $SlashDefault)? $Maybe* '*' (',' | $Plain) $Maybe* a='/' => @a "/ must be ahead of *"
	| $Maybe+ '/' a='*' => @a "expected comma between / and *"
bad$Rest: '*' $Param a='=' => @a "var-positional argument cannot have default value"
	| '*' ($Plain | ',') $Maybe* a='*' ($Plain | ',') => @a "* argument may appear only once"
`

// closingGrammar is where the parameters of def and lambda differ.
const closingGrammar = `
default?: '=' expr | badDefault
badDefault: a='=' &(')' | ',') => @a "expected default value expression"

defParam: NAME (':' expr)? => Param
defStarParam: NAME ':' starExpr (',' | &')')
defStar: baddefStar | '*' defPlain defMaybe* defKwds? | '*' defStarParam defMaybe* defKwds?
	| '*' ',' defMaybe+ defKwds? | defKwds
baddefStar: a='*' (')' | ',' (')' | '**')) => @a "named arguments must follow bare *" | baddefRest
baddefGroup: defPlain* a='(' defPlain+ ','? b=')' => @a-b "Function parameters cannot be parenthesized"

lambdaParam: NAME => Param
lambdaStar: badlambdaStar | '*' lambdaPlain lambdaMaybe* lambdaKwds? | '*' ',' lambdaMaybe+ lambdaKwds?
	| lambdaKwds
badlambdaStar: '*' (':' | ',' (':' | '**')) => @last "named arguments must follow bare *" | badlambdaRest
badlambdaGroup: lambdaPlain* a='(' lambdaParam%',' ','? b=')'
	=> @a-b "Lambda expression parameters cannot be parenthesized"
`
