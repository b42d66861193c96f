import { asInteger, asText, positional, take } from '../expressions/arguments'
import {
  attribute,
  attributesAsDict,
  deleteAttribute,
  findAttribute,
  missing,
  setAttribute,
  untilMissing,
} from '../expressions/attributes'
import { open, writeInto } from '../modules/files'
import { Outside } from '../result'
import { format } from '../text/format'
import { repr, str } from '../text/repr'
import { PyForeign } from '../values/foreign'
import { keyOf } from '../values/hash'
import { hashValue, unhashable } from '../values/hash-value'
import { charactersOf } from '../values/iterate'
import { arithmetic, bounded } from '../values/numbers'
import { binary } from '../values/operators'
import { special } from '../values/special'
import { EXCEPTION_NAMES, raise, typeName, typeNamed, typeOf } from '../values/types'
import {
  ELLIPSIS,
  NOT_IMPLEMENTED,
  PyBuiltin,
  PyClass,
  PyFunction,
  PyInstance,
  PyMethod,
  PyTuple,
  type Run,
  type Value,
} from '../values/values'
import { AGGREGATES } from './builtins-aggregate'
import { round } from './builtins-convert'
import { ITERATION } from './builtins-iterate'
import { namesAsDict, namesOf } from './names'

/** A word of Python as `print` writes its arguments. */
const print: Run = (machine, args, keywords) => {
  for (const keyword of keywords.keys()) {
    if (!['sep', 'end', 'flush', 'file'].includes(keyword)) throw new Outside('unsupported', `print(${keyword}=)`)
  }
  const separator = keywords.get('sep') ?? ' '
  const end = keywords.get('end') ?? '\n'
  const text = args.map((value) => str(machine, value)).join(asText(separator, 'print'))
  const file = keywords.get('file') ?? machine.printsInto
  if (file === null) machine.print(text + asText(end, 'print'))
  else writeInto(machine, file, text + asText(end, 'print'))
  return null
}

const input: Run = (machine, args, keywords) => {
  positional('input', [0, 1], args, keywords)
  const line = machine.input.shift()
  if (line === undefined) throw new Outside('input', 'input()')
  if (args[0] !== undefined) machine.print(str(machine, args[0]))
  if (machine.showsInput) machine.print(`${line}\n`)
  return line
}

function isInstance(value: Value, kind: Value, test: (type: PyClass) => boolean): boolean {
  if (kind instanceof PyTuple) return kind.items.some((each) => isInstance(value, each, test))
  if (kind instanceof PyClass) return test(kind)
  return raise('TypeError', 'isinstance() arg 2 must be a type, a tuple of types, or a union')
}

/** Whether Python lacks an attribute, too: where that is not known it is outside. */
const isKnownToLack = (value: Value, name: string) => untilMissing(() => missing(value, name)) !== undefined

const isCallable = (value: Value) =>
  [PyFunction, PyBuiltin, PyMethod, PyClass].some((type) => value instanceof type) ||
  special(value, '__call__') !== undefined

const FUNCTIONS: Record<string, Run> = {
  print,
  input,
  open,
  round,
  abs: (machine, args, keywords) => {
    positional('abs', [1, 1], args, keywords)
    const [value = null] = args
    if (typeof value === 'bigint') return value < 0n ? -value : value
    if (typeof value === 'number') return Math.abs(value)
    if (typeof value === 'boolean') return BigInt(value)
    if (value instanceof PyForeign) return machine.call(value.attribute(machine, 'abs'), [])
    const own = special(value, '__abs__')
    return own === undefined
      ? raise('TypeError', `bad operand type for abs(): '${typeName(value)}'`)
      : machine.call(own, [])
  },
  pow: (machine, args, keywords) => {
    const [base = null, exponent = null, modulus = null] = take('pow', ['base', 'exp', 'mod'], 2, [args, keywords])
    if (modulus === null) return binary(machine, '**', [base, exponent])
    if (
      typeof base !== 'bigint' ||
      typeof exponent !== 'bigint' ||
      typeof modulus !== 'bigint' ||
      modulus <= 0n ||
      exponent < 0n
    ) {
      throw new Outside('unsupported', 'pow()')
    }
    let result = 1n % modulus
    for (let [square, rest] = [((base % modulus) + modulus) % modulus, exponent]; rest > 0n; rest >>= 1n) {
      machine.spend(4)
      if (rest & 1n) result = bounded((result * square) % modulus)
      square = (square * square) % modulus
    }
    return result
  },
  divmod: (machine, args, keywords) => {
    positional('divmod', [2, 2], args, keywords)
    const [a = null, b = null] = args
    const own = special(a, '__divmod__')
    if (own !== undefined) return machine.call(own, [b])
    if (a instanceof PyInstance || b instanceof PyInstance) throw new Outside('unsupported', 'divmod()')
    const quotient = arithmetic('//', a, b)
    const rest = arithmetic('%', a, b)
    machine.spend(1)
    if (quotient === undefined || rest === undefined) {
      return raise('TypeError', `unsupported operand type(s) for divmod(): '${typeName(a)}' and '${typeName(b)}'`)
    }
    return new PyTuple([quotient, rest])
  },
  repr: (machine, args, keywords) => {
    positional('repr', [1, 1], args, keywords)
    return repr(machine, args[0] ?? null)
  },
  format: (machine, args, keywords) => {
    positional('format', [1, 2], args, keywords)
    return format(machine, args[0] ?? null, asText(args[1] ?? '', 'format'))
  },
  chr: (_machine, args, keywords) => {
    positional('chr', [1, 1], args, keywords)
    const code = asInteger(args[0])
    if (code < 0 || code > 0x10ffff) return raise('ValueError', 'chr() arg not in range(0x110000)')
    if (code >= 0xd800 && code < 0xe000) throw new Outside('unsupported', 'chr()')
    return String.fromCodePoint(code)
  },
  ord: (_machine, args, keywords) => {
    positional('ord', [1, 1], args, keywords)
    const [value = null] = args
    if (typeof value !== 'string') {
      return raise('TypeError', `ord() expected string of length 1, but ${typeName(value)} found`)
    }
    const letters = charactersOf(value)
    if (letters.length !== 1)
      return raise('TypeError', `ord() expected a character, but string of length ${letters.length} found`)
    return BigInt(value.codePointAt(0) ?? 0)
  },
  exit: (_machine, [code]) => (code === undefined ? raise('SystemExit') : raise('SystemExit', code)),
  quit: (_machine, [code]) => (code === undefined ? raise('SystemExit') : raise('SystemExit', code)),
  bin: (_machine, args, keywords) => based(args, keywords.size, 2),
  oct: (_machine, args, keywords) => based(args, keywords.size, 8),
  hex: (_machine, args, keywords) => based(args, keywords.size, 16),
  isinstance: (_machine, args, keywords) => {
    positional('isinstance', [2, 2], args, keywords)
    const [value = null, kind = null] = args
    return isInstance(value, kind, (type) => typeOf(value).isSubclassOf(type))
  },
  issubclass: (_machine, args, keywords) => {
    positional('issubclass', [2, 2], args, keywords)
    const [value = null, kind = null] = args
    if (!(value instanceof PyClass)) throw new Outside('unsupported', 'issubclass()')
    return isInstance(value, kind, (type) => value.isSubclassOf(type))
  },
  callable: (_machine, args, keywords) => {
    positional('callable', [1, 1], args, keywords)
    return isCallable(args[0] ?? null)
  },
  getattr: (machine, args, keywords) => {
    positional('getattr', [2, 3], args, keywords)
    const [value = null, name = null, standard] = args
    if (standard === undefined) return attribute(machine, value, asText(name, 'getattr'))
    const found = untilMissing(() => findAttribute(machine, value, asText(name, 'getattr')))
    if (found === undefined) isKnownToLack(value, asText(name, 'getattr'))
    return found === undefined ? standard : found
  },
  hasattr: (machine, args, keywords) => {
    positional('hasattr', [2, 2], args, keywords)
    const [value = null, name] = args
    const found = untilMissing(() => findAttribute(machine, value, asText(name, 'hasattr')))
    return found !== undefined || isKnownToLack(value, asText(name, 'hasattr'))
  },
  delattr: (machine, args, keywords) => {
    positional('delattr', [2, 2], args, keywords)
    deleteAttribute(machine, args[0] ?? null, asText(args[1], 'delattr'))
    return null
  },
  hash: (machine, args, keywords) => {
    positional('hash', [1, 1], args, keywords)
    const own = special(args[0] ?? null, '__hash__')
    if (own !== undefined) return machine.call(own, [])
    const key = keyOf(args[0] ?? null)
    if (typeof key !== 'string') unhashable(typeName(key.unhashable))
    return hashValue(args[0] ?? null)
  },
  dir: (machine, args, keywords) => {
    positional('dir', [1, 1], args, keywords)
    return namesOf(machine, args[0] ?? null)
  },
  vars: (_machine, args, keywords) => {
    positional('vars', [1, 1], args, keywords)
    return attributesAsDict(args[0] ?? null)
  },
  globals: (machine, args, keywords) => {
    positional('globals', [0, 0], args, keywords)
    return namesAsDict(machine, machine.frame?.globals)
  },
  locals: (machine, args, keywords) => {
    positional('locals', [0, 0], args, keywords)
    return namesAsDict(machine, machine.frame?.locals)
  },
  setattr: (machine, args, keywords) => {
    positional('setattr', [3, 3], args, keywords)
    setAttribute(machine, args[0] ?? null, asText(args[1], 'setattr'), args[2] ?? null)
    return null
  },
}

function based(args: readonly Value[], keywords: number, base: 2 | 8 | 16): string {
  const [value] = args
  if (typeof value !== 'bigint' || args.length !== 1 || keywords > 0) throw new Outside('unsupported', 'bin()')
  const prefix = { 2: '0b', 8: '0o', 16: '0x' }[base]
  return value < 0n ? `-${prefix}${(-value).toString(base)}` : prefix + value.toString(base)
}

/** Python's own names and what they stand for. */
export const BUILTINS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ...Object.entries({ ...FUNCTIONS, ...AGGREGATES, ...ITERATION }).map(
    ([name, run]) => [name, new PyBuiltin(name, run)] as const,
  ),
  ...[
    'int',
    'float',
    'bytes',
    'str',
    'bool',
    'list',
    'tuple',
    'dict',
    'set',
    'frozenset',
    'range',
    'slice',
    'type',
    'object',
    'super',
    'property',
    'staticmethod',
    'classmethod',
    'enumerate',
    'zip',
    'map',
    'filter',
    'reversed',
  ].map((name) => [name, typeNamed(name)] as const),
  ...EXCEPTION_NAMES.map((name) => [name, typeNamed(name)] as const),
  ['NotImplemented', NOT_IMPLEMENTED],
  ['Ellipsis', ELLIPSIS],
  ['__name__', '__main__'],
])
