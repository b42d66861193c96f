import type { ErrorMessage } from './error-message'
import { LIBRARY_MESSAGES } from './library-messages'
import { TYPE_MESSAGES } from './type-messages'
import { VALUE_MESSAGES } from './value-messages'

const NAME = ['NameError', 'UnboundLocalError']
const ATTRIBUTE = ['AttributeError']
const VALUE = ['ValueError']
const IMPORT = ['ImportError', 'ModuleNotFoundError']
const FILE = [
  'FileNotFoundError',
  'PermissionError',
  'IsADirectoryError',
  'FileExistsError',
  'NotADirectoryError',
  'OSError',
  'IOError',
]

/** What programs say while they run, the most telling first; types of their own come after what concerns TypeError. */
const MESSAGES: readonly ErrorMessage[] = [
  {
    kind: 'unbound-local',
    types: ['UnboundLocalError', 'NameError'],
    pattern:
      /(?:cannot access )?local variable '(?<name>[^'\n]{1,60})' (?:referenced before assignment|where it is not associated with a value)/,
  },
  {
    kind: 'free-variable',
    types: NAME,
    pattern:
      /(?:cannot access )?free variable '(?<name>[^'\n]{1,60})' (?:referenced before assignment in enclosing scope|where it is not associated with a value in enclosing scope)/,
  },
  {
    kind: 'name',
    types: NAME,
    pattern:
      /(?:global )?name '?(?<name>[^'"\s]{1,60}?)'? is(?: not|n't) defined(?:\. Did you (?:mean: '(?<suggestion>\w{1,60})'|forget to import '(?<import>\w{1,60})')\??)?(?:\. Or did you forget to import '\w{1,60}'\??)?|(?:la variable|el nombre|name) '?(?<name2>[\w.]{1,60}?)'? no (?:est[aá]|esta) definid[oa]/i,
  },
  {
    kind: 'partial-module',
    types: [...ATTRIBUTE, ...IMPORT],
    pattern:
      /(?:cannot import name '(?<name>\w{1,60})' from )?partially initialized module '(?<module>[\w.]{1,60})'(?: from '(?<file>[^'\n]{1,200})')?(?: has no attribute '(?<attribute>\w{1,60})')?(?: \(most likely due to a circular import\))?[^\n]{0,200}/,
  },
  {
    kind: 'none-attribute',
    types: ATTRIBUTE,
    pattern: /'?NoneType'? object has no attribute '?(?<attribute>\w{1,60})'?/i,
  },
  {
    kind: 'module-attribute',
    types: ATTRIBUTE,
    pattern:
      /module '(?<module>[\w.]{1,60})' has no attribute '(?<attribute>\w{1,60})'(?:\. Did you mean: '(?<suggestion>\w{1,60})'\??)?(?: \(consider renaming '(?<file>[^'\n]{1,200})'[^\n]{0,200})?/,
  },
  {
    kind: 'class-attribute',
    types: ATTRIBUTE,
    pattern:
      /type object '(?<type>[\w.]{1,60})' has no attribute '(?<attribute>\w{1,60})'(?:\. Did you mean: '(?<suggestion>\w{1,60})'\??)?/,
  },
  {
    kind: 'attribute',
    types: ATTRIBUTE,
    pattern:
      /(?<![\w.])'?(?<type>[\w.]{1,60})'? object has no attribute '?(?<attribute>\w{1,60})'?(?:\. Did you mean: '(?<suggestion>[\w.]{1,60})'\??)?/,
  },
  {
    kind: 'read-only-attribute',
    types: ATTRIBUTE,
    pattern:
      /(?:can't set attribute|can't delete attribute|property '(?<attribute>\w{1,60})' of '(?<type>\w{1,60})' object has no (?:setter|deleter)|'(?<type2>\w{1,60})' object attribute '(?<attribute2>\w{1,60})' is read-only|cannot assign to field '(?<attribute3>\w{1,60})')/,
  },
  ...VALUE_MESSAGES,
  {
    kind: 'zero-division',
    types: ['ZeroDivisionError'],
    pattern:
      /(?:(?:integer )?(?:float )?(?:division|modulo|divmod\(\)|floor division)(?: or modulo)?(?: result)? by zero|float (?:floor )?(?:division|modulo)(?: by zero)?|integer modulo by zero|0\.0 cannot be raised to a negative power|zero to a negative power)|divisi[oó]n (?:por|entre) cero/i,
  },
  {
    kind: 'file-missing',
    types: FILE,
    pattern:
      /(?:\[Errno 2\] |\[WinError [23]\] )?(?:No such file or directory|El sistema no puede encontrar (?:el archivo|la ruta) especificad[oa]|The system cannot find the (?:file|path) specified)(?:: (?<file>(?:'[^'\n]{0,200}'|"[^"\n]{0,200}")))?/,
  },
  {
    kind: 'file-permission',
    types: FILE,
    pattern:
      /(?:\[Errno 1?3\] |\[WinError (?:5|32)\] )?(?:Permission denied|(?<!\(f?["'])(?:Acceso denegado|Access is denied)|El proceso no tiene acceso al archivo[^\n]{0,80})(?:: (?<file>(?:'[^'\n]{0,200}'|"[^"\n]{0,200}")))?/,
  },
  { kind: 'file-directory', types: FILE, pattern: /(?:\[Errno 21\] )?Is a directory(?:: (?<file>'[^'\n]{0,200}'))?/ },
  {
    kind: 'file-exists',
    types: FILE,
    pattern:
      /(?:\[Errno 17\] |\[WinError 183\] )?(?:File exists|No se puede crear un archivo que ya existe)(?:: (?<file>'[^'\n]{0,200}'))?/,
  },
  {
    kind: 'not-directory',
    types: FILE,
    pattern:
      /(?:\[Errno 20\] |\[WinError 267\] )?(?:Not a directory|El nombre del directorio no es válido)(?:: (?<file>'[^'\n]{0,200}'))?/,
  },
  {
    kind: 'invalid-path',
    types: FILE,
    pattern: /\[Errno 22\] Invalid argument(?:: (?<file>'[^'\n]{0,200}'))?|\[WinError 123\][^\n]{0,120}/,
  },
  {
    kind: 'not-readable',
    types: ['UnsupportedOperation', 'OSError', 'IOError'],
    pattern: /not (?<mode>readable|writable)/,
  },
  {
    kind: 'decode',
    types: ['UnicodeDecodeError', 'UnicodeError'],
    pattern: /'?(?<codec>[\w-]+)'? codec can't decode bytes? (?:0x[\da-f]+ )?in positions? [\d-]+: [^\n]{0,80}/,
  },
  {
    kind: 'encode',
    types: ['UnicodeEncodeError', 'UnicodeError'],
    pattern:
      /'?(?<codec>[\w-]+)'? codec can't encode characters? (?:'[^'\n]{1,12}' )?in positions? [\d-]+: [^\n]{0,80}/,
  },
  {
    kind: 'module-missing',
    types: ['ModuleNotFoundError', 'ImportError'],
    pattern:
      /No module named:? '?(?<module>[\w.]{1,80})'?(?:; '(?<package>[\w.]{1,60})' is not a package)?|(?:the )?(?:módulo|module) '?(?<module2>[\w.]{1,80})'? (?:not found|no encontrado)/i,
  },
  {
    kind: 'import-name',
    types: IMPORT,
    pattern:
      /cannot import name '?(?<name>\w{1,60})'?(?: from (?<![\w.])'?(?<module>[\w.]{1,60})'?)?(?: \((?<file>[^)\n]{1,200})\))?(?:\. Did you mean: '(?<suggestion>\w{1,60})'\??)?/,
  },
  {
    kind: 'relative-import',
    types: IMPORT,
    pattern: /attempted relative import (?:with no known parent package|beyond top-level package)/,
  },
  { kind: 'dll', types: IMPORT, pattern: /DLL load failed[^\n]{0,120}/ },
  {
    kind: 'recursion',
    types: ['RecursionError', 'RuntimeError'],
    pattern: /maximum recursion depth exceeded[^\n]{0,60}|Stack overflow [(]used/,
  },
  {
    kind: 'changed-size',
    types: ['RuntimeError'],
    pattern: /(?<what>dictionary|Set|OrderedDict|deque) (?:changed size|keys changed|mutated) during iteration/,
  },
  { kind: 'never-awaited', types: ['RuntimeWarning'], pattern: /coroutine '(?<name>[\w.<>]{1,60})' was never awaited/ },
  {
    kind: 'running-loop',
    types: ['RuntimeError'],
    pattern:
      /asyncio\.run\(\) cannot be called from a running event loop|This event loop is already running|no running event loop|There is no current event loop[^\n]{0,60}/,
  },
  { kind: 'generator-stop', types: ['RuntimeError'], pattern: /generator raised StopIteration/ },
  {
    kind: 'super-arguments',
    types: ['RuntimeError'],
    pattern: /super\(\): no arguments|super\(\): __class__ cell not found/,
  },
  {
    kind: 'thread-start',
    types: ['RuntimeError'],
    pattern: /(?:threads can only be started once|can't start new thread|main thread is not in main loop)/,
  },
  { kind: 'reraise', types: ['RuntimeError'], pattern: /No active exception to (?:reraise|re-raise)/ },
  { kind: 'date-range', types: ['OverflowError'], pattern: /date value out of range/ },
  {
    kind: 'overflow',
    types: ['OverflowError'],
    pattern:
      /math range error|\(34, '(?:Numerical result out of range|Result too large)'\)|cannot convert float infinity to integer|int too large to convert to (?:float|C \w{1,60})|integer division result too large for a float|cannot fit 'int' into[^\n]{0,40}|Python int too large to convert to[^\n]{0,30}/,
  },
  { kind: 'nan-to-int', types: VALUE, pattern: /cannot convert float NaN to integer/ },
  { kind: 'eof', types: ['EOFError'], pattern: /EOF when reading a line/ },
  { kind: 'key', types: ['KeyError'], pattern: /^(?<key>[\s\S]{0,200})$/, needsType: true },
]

/** Kinds of types whose message is the author's own, or nothing. */
const BY_TYPE: readonly ErrorMessage[] = (
  [
    ['type-general', 'TypeError'],
    ['value-general', 'ValueError'],
    ['name-general', 'NameError'],
    ['unbound-local', 'UnboundLocalError'],
    ['attribute-general', 'AttributeError'],
    ['list-index', 'IndexError'],
    ['zero-division', 'ZeroDivisionError'],
    ['file-missing', 'FileNotFoundError'],
    ['file-permission', 'PermissionError'],
    ['file-directory', 'IsADirectoryError'],
    ['file-exists', 'FileExistsError'],
    ['not-directory', 'NotADirectoryError'],
    ['decode', 'UnicodeDecodeError'],
    ['encode', 'UnicodeEncodeError'],
    ['module-missing', 'ModuleNotFoundError'],
    ['import-name', 'ImportError'],
    ['recursion', 'RecursionError'],
    ['stop-iteration', 'StopIteration'],
    ['stop-iteration', 'StopAsyncIteration'],
    ['assertion', 'AssertionError'],
    ['overflow', 'OverflowError'],
    ['eof', 'EOFError'],
    ['keyboard-interrupt', 'KeyboardInterrupt'],
    ['memory', 'MemoryError'],
    ['not-implemented', 'NotImplementedError'],
    ['runtime-general', 'RuntimeError'],
    ['os-general', 'OSError'],
    ['os-general', 'IOError'],
    ['system-exit', 'SystemExit'],
    ['group', 'ExceptionGroup'],
    ['group', 'BaseExceptionGroup'],
    ['connection', 'ConnectionError'],
    ['connection', 'ConnectionRefusedError'],
    ['connection', 'ConnectionResetError'],
    ['connection', 'TimeoutError'],
    ['connection', 'URLError'],
    ['connection', 'HTTPError'],
    ['connection', 'SSLError'],
    ['tabs-and-spaces', 'TabError'],
  ] as const
).map(([kind, type]) => ({ kind, types: [type], pattern: /[\s\S]?/, needsType: true }))

export const RUNTIME_MESSAGES: readonly ErrorMessage[] = [
  ...TYPE_MESSAGES,
  ...MESSAGES,
  ...LIBRARY_MESSAGES,
  ...BY_TYPE,
]
