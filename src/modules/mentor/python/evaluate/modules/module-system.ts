import { asInteger } from '../expressions/arguments'
import { Outside } from '../result'
import { PyForeign } from '../values/foreign'
import { raise } from '../values/types'
import { PyBuiltin, PyTuple, type Run, type Value } from '../values/values'
import { PyStream } from './stream'

class PyInput extends PyForeign {
  readonly kind = 'TextIOWrapper'
  override readonly reason = 'input'
  protected override outside(subject: string): never {
    throw new Outside('input', `sys.stdin.${subject}`)
  }
}

const VERSION = new PyTuple([3n, 14n])

class PyVersion extends PyForeign {
  readonly kind = 'version_info'
  override readonly reason = 'unsupported'
  protected override outside(subject: string): never {
    throw new Outside('unsupported', `sys.version_info.${subject}`)
  }
  override attribute(_machine: unknown, name: string): Value {
    return { major: 3n, minor: 14n }[name] ?? this.outside(name)
  }
  override get(_machine: unknown, key: Value): Value {
    return key === 0n ? 3n : key === 1n ? 14n : this.outside('[]')
  }
  override plain(): Value {
    return VERSION
  }
  override compare(
    machine: Parameters<PyForeign['compare']>[0],
    operator: Parameters<PyForeign['compare']>[1],
    other: Value,
  ): Value {
    if (operator !== '<' && operator !== '>' && operator !== '<=' && operator !== '>=') return this.outside(operator)
    if (!(other instanceof PyTuple) || other.items.length > 2) return this.outside(operator)
    return machine.call(new PyBuiltin('compare', (_inner, [a, b]) => ordered(operator, a, b)), [VERSION, other])
  }
}

function ordered(operator: string, a: Value | undefined, b: Value | undefined): boolean {
  const [one, other] = [a, b].map((each) => (each instanceof PyTuple ? each.items.map(asInteger) : []))
  for (const [at, value] of (other ?? []).entries()) {
    const own = one?.[at] ?? 0
    if (own !== value) return operator.startsWith('<') ? own < value : own > value
  }
  // More follows in Python's own.
  return operator.startsWith('>')
}

const FUNCTIONS: Record<string, Run> = {
  exit: (_machine, [code]) => (code === undefined ? raise('SystemExit') : raise('SystemExit', code)),
  getrecursionlimit: () => 1000n,
  setrecursionlimit: () => null,
  /** For contextlib: what is printed goes elsewhere. */
  redirect: (machine, [target = null]) => {
    machine.printsInto = target instanceof PyStream ? null : target
    return null
  },
}

/** The largest size: more than what a program counts, but another number on other computers. */
class PyLimit extends PyForeign {
  readonly kind = 'int'
  override readonly reason = 'address'
  protected override outside(): never {
    throw new Outside('address', 'sys.maxsize')
  }
  override unary(_machine: unknown, operator: string): Value {
    return operator === '-' ? new PyLimit(-1) : this.outside()
  }
  readonly #sign: number
  constructor(sign = 1) {
    super()
    this.#sign = sign
  }
  override compare(_machine: unknown, operator: string, other: Value): Value {
    if ((typeof other !== 'bigint' && typeof other !== 'number') || Math.abs(Number(other)) > 2e9) return this.outside()
    if (operator === '==' || operator === '!=') return operator === '!='
    return operator.startsWith('>') === this.#sign > 0
  }
}

/** A program that is started without arguments; its own name is not known. */
class PyArguments extends PyForeign {
  readonly kind = 'list'
  override readonly reason = 'input'
  protected override outside(): never {
    throw new Outside('input', 'sys.argv')
  }
  override get size(): number {
    return 1
  }
  override get(_machine: unknown, key: Value): Value {
    if (typeof key === 'bigint' && key > 0n) return raise('IndexError', 'list index out of range')
    return this.outside()
  }
}

export const SYSTEM: [string, Value][] = [
  ...Object.entries(FUNCTIONS).map(([name, run]): [string, Value] => [name, new PyBuiltin(name, run)]),
  ['argv', new PyArguments()],
  ['stdout', new PyStream(true)],
  ['stderr', new PyStream(false)],
  ['stdin', new PyInput()],
  ['maxsize', new PyLimit()],
  ['version_info', new PyVersion()],
  ['byteorder', 'little'],
]
