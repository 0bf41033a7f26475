// Runs one script under pyodide and prints {stdout, stderr, exit} as JSON.
// Arguments: the folder of the npm package pyodide, the script, a hash seed.
import { readFileSync, } from "node:fs";
import { pathToFileURL } from "node:url";
import { basename, join } from "node:path";

const [folder, script, seed] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const py = await loadPyodide({ env: { PYTHONHASHSEED: seed, HOME: "/", TZ: "UTC", NO_COLOR: "1", COLUMNS: "80" } });
const file = "/" + basename(script);
py.FS.writeFile(file, readFileSync(script, "utf8"));
// The driver's own frame is cut from tracebacks, and a fresh __main__ is what the script sees.
const result = py.runPython(`
import io, sys, traceback, types
def drive(file):
    sys.stdout, sys.stderr = out, err = io.StringIO(), io.StringIO()
    main = sys.modules['__main__'] = types.ModuleType('__main__')
    main.__file__, main.__builtins__ = file, __builtins__
    status = 0
    try:
        with open(file, encoding='utf-8') as f:
            code = compile(f.read(), file, 'exec', dont_inherit=True)
        exec(code, main.__dict__)
    except SystemExit as e:
        status = e.code if isinstance(e.code, int) else int(e.code is not None)
    except BaseException as e:
        status = 1
        tb = e.__traceback__.tb_next
        if isinstance(e, SyntaxError) and tb is None:
            traceback.print_exception(type(e), e, None)
        else:
            traceback.print_exception(type(e), e, tb)
    sys.stdout, sys.stderr = sys.__stdout__, sys.__stderr__
    import json
    name = file[1:]
    return json.dumps({'stdout': out.getvalue().replace(file, name), 'stderr': err.getvalue().replace(file, name), 'exit': status})
drive(${JSON.stringify(file)})
`);
process.stdout.write(result);
process.exit(0);
