import { Outside } from '../result'
import { PyForeign } from './foreign'
import { PyProperty, PySuper, PyWrapped } from './members'
import {
  ELLIPSIS,
  PyBuiltin,
  PyClass,
  PyDeque,
  PyDict,
  PyException,
  PyFunction,
  PyInstance,
  PyIterator,
  PyList,
  PyMethod,
  PyModule,
  PyObject,
  PyRange,
  PySet,
  PySlice,
  PyTuple,
  PyView,
  Raised,
  type Run,
  type Value,
} from './values'

/** Python's own types by name. What a call of one makes is put in by builtins.ts. */
const types = new Map<string, PyClass>()

function define(name: string, base: PyClass | null = OBJECT): PyClass {
  const made: PyClass = new PyClass(
    name,
    base ? [base] : [],
    new Map(),
    (machine, args, keywords) => {
      const make = makers.get(name)
      if (make === undefined) throw new Outside('unsupported', `${name}()`)
      return make(machine, args, keywords)
    },
    base ? [...base.order] : [],
  )
  types.set(name, made)
  return made
}

const makers = new Map<string, Run>()
/** Says what calling a type makes. */
export const makes = (name: string, run: Run) => makers.set(name, run)

export const OBJECT: PyClass = define('object', null)
const NAMES = [
  'NoneType',
  'int',
  'float',
  'str',
  'list',
  'tuple',
  'dict',
  'set',
  'frozenset',
  'range',
  'slice',
  'function',
  'builtin_function_or_method',
  'method',
  'type',
  'module',
  'generator',
  'property',
  'staticmethod',
  'classmethod',
  'super',
  'ellipsis',
  'NotImplementedType',
  'dict_keys',
  'dict_values',
  'dict_items',
  'collections.deque',
  'bytes',
  'complex',
  'enumerate',
  'zip',
  'map',
  'filter',
  'reversed',
]
for (const name of NAMES) define(name)
define('bool', typeNamed('int'))
define('collections.defaultdict', typeNamed('dict'))
define('collections.Counter', typeNamed('dict'))

export function typeNamed(name: string): PyClass {
  const found = types.get(name)
  if (found === undefined) throw new Outside('unsupported', name)
  return found
}

export const isBuiltinType = (type: PyClass) => types.get(type.name) === type

export function typeOf(value: Value): PyClass {
  if (value instanceof PyInstance) return value.type
  if (value instanceof PyObject && value.ownType !== null) return value.ownType
  if (value instanceof PyClass && value.meta !== null) return value.meta
  // What Python says of such objects in messages is not known for all of them.
  if (value instanceof PyForeign) throw new Outside(value.reason, value.kind)
  if (value instanceof PyIterator && !types.has(value.typeName)) return define(value.typeName)
  return typeNamed(keyOf(value))
}

function keyOf(value: Value): string {
  if (value === null) return 'NoneType'
  switch (typeof value) {
    case 'boolean':
      return 'bool'
    case 'bigint':
      return 'int'
    case 'number':
      return 'float'
    case 'string':
      return 'str'
  }
  if (value instanceof PyDict) return value.form === 'dict' ? 'dict' : `collections.${value.form}`
  if (value instanceof PySet) return value.isFrozen ? 'frozenset' : 'set'
  if (value instanceof PyIterator) return value.typeName
  if (value instanceof PyView) return `dict_${value.form}`
  if (value instanceof PyWrapped) return value.form
  for (const [kind, name] of KINDS) if (value instanceof kind) return name
  return value === ELLIPSIS ? 'ellipsis' : 'NotImplementedType'
}

const KINDS = [
  [PyList, 'list'],
  [PyTuple, 'tuple'],
  [PyRange, 'range'],
  [PySlice, 'slice'],
  [PyFunction, 'function'],
  [PyBuiltin, 'builtin_function_or_method'],
  [PyMethod, 'method'],
  [PyClass, 'type'],
  [PyModule, 'module'],
  [PyProperty, 'property'],
  [PySuper, 'super'],
  [PyDeque, 'collections.deque'],
] as const

/** A class of a library, which is made there and not here. */
export const classNamed = (name: string): PyClass => types.get(name) ?? define(name)

/** A type's name as messages of Python's own show it. */
export const typeName = (value: Value): string => typeOf(value).name

/** Built-in exceptions and what they are kinds of. */
const EXCEPTIONS: Record<string, string> = {
  BaseException: 'object',
  Exception: 'BaseException',
  KeyboardInterrupt: 'BaseException',
  SystemExit: 'BaseException',
  GeneratorExit: 'BaseException',
  ArithmeticError: 'Exception',
  ZeroDivisionError: 'ArithmeticError',
  OverflowError: 'ArithmeticError',
  AssertionError: 'Exception',
  AttributeError: 'Exception',
  EOFError: 'Exception',
  ImportError: 'Exception',
  ModuleNotFoundError: 'ImportError',
  LookupError: 'Exception',
  IndexError: 'LookupError',
  KeyError: 'LookupError',
  NameError: 'Exception',
  UnboundLocalError: 'NameError',
  OSError: 'Exception',
  FileNotFoundError: 'OSError',
  FileExistsError: 'OSError',
  PermissionError: 'OSError',
  TimeoutError: 'OSError',
  ConnectionError: 'OSError',
  RuntimeError: 'Exception',
  NotImplementedError: 'RuntimeError',
  RecursionError: 'RuntimeError',
  StopIteration: 'Exception',
  StopAsyncIteration: 'Exception',
  Warning: 'Exception',
  UserWarning: 'Warning',
  DeprecationWarning: 'Warning',
  MemoryError: 'Exception',
  BufferError: 'Exception',
  FloatingPointError: 'ArithmeticError',
  IsADirectoryError: 'OSError',
  NotADirectoryError: 'OSError',
  TypeError: 'Exception',
  ValueError: 'Exception',
  UnicodeError: 'ValueError',
  FrozenInstanceError: 'AttributeError',
  JSONDecodeError: 'ValueError',
  PatternError: 'Exception',
}

/** Those that a program need not import. */
export const EXCEPTION_NAMES = Object.keys(EXCEPTIONS).filter(
  (name) => !['FrozenInstanceError', 'JSONDecodeError', 'PatternError'].includes(name),
)
for (const [name, base] of Object.entries(EXCEPTIONS)) {
  const type: PyClass = define(name, typeNamed(base))
  makes(name, (_machine, args, keywords) => {
    if (keywords.size > 0) throw new Outside('unsupported', name)
    return new PyException(type, args)
  })
}

/** Throws one of Python's own exceptions. */
export function raise(name: string, message?: Value, attributes: Record<string, Value> = {}): never {
  const made = new PyException(typeNamed(name), message === undefined ? [] : [message])
  for (const [each, value] of Object.entries(attributes)) made.attributes.set(each, value)
  throw new Raised(made)
}
