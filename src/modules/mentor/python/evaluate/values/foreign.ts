import type { CompareOperator } from '../../ast'
import type { Machine } from '../machine'
import { Outside, type OutsideReason } from '../result'
import { type Keywords, PyObject, type Value } from './values'

/**
 * An object of a library, which says itself what Python's operators and functions do with it. What its class does not say is outside, and so
 * is a function of Python's own that gets one, unless it is among `WITH_FOREIGN`.
 */
export abstract class PyForeign extends PyObject {
  /** What Python calls its class, for messages. */
  abstract readonly kind: string

  /** Of two objects in one operation that with the higher rank says what it does. */
  readonly rank: number = 0

  /** How many values it holds, which every use of it may go through. */
  get weight(): number {
    return 0
  }
  /** Whether it is a row of values, which operators take one by one. */
  readonly isColumn: boolean = false
  /** Whether `next` gives its next value. */
  readonly isIterator: boolean = false

  /** Why what it does not say is outside. */
  readonly reason: OutsideReason = 'table'
  protected outside(subject: string): never {
    throw new Outside(this.reason, `${this.kind}.${subject}`)
  }
  attribute(_machine: Machine, name: string): Value {
    return this.outside(name)
  }
  setAttribute(_machine: Machine, name: string, _value: Value): void {
    this.outside(name)
  }
  get(_machine: Machine, _key: Value): Value {
    return this.outside('[]')
  }
  set(_machine: Machine, _key: Value, _value: Value): void {
    this.outside('[] =')
  }
  remove(_machine: Machine, _key: Value): void {
    this.outside('del')
  }
  /** `isReflected`: it stands on the right. */
  binary(_machine: Machine, operator: string, _other: Value, _isReflected: boolean): Value {
    return this.outside(operator)
  }
  /** `a += b`, which changes what can be changed in its place. */
  augment(machine: Machine, operator: string, other: Value): Value {
    return this.binary(machine, operator, other, false)
  }
  compare(_machine: Machine, operator: CompareOperator, _other: Value): Value {
    return this.outside(operator)
  }
  unary(_machine: Machine, operator: '-' | '+' | '~'): Value {
    return this.outside(operator)
  }
  iterate(_machine: Machine): () => Value | undefined {
    return this.outside('iter')
  }
  get size(): number {
    return this.outside('len')
  }
  isTrue(_machine: Machine): boolean {
    return this.outside('bool')
  }
  contains(_machine: Machine, _item: Value): boolean {
    return this.outside('in')
  }
  call(_machine: Machine, _args: readonly Value[], _keywords: Keywords): Value {
    return this.outside('()')
  }
  repr(_machine: Machine): string {
    return this.outside('repr')
  }
  str(machine: Machine): string {
    return this.repr(machine)
  }
  /** Whether it formats itself. */
  readonly isNear: boolean = false
  /** `format(value, spec)`. */
  format(_machine: Machine, _spec: string): string {
    return this.outside('format')
  }
  /** The value of Python's own that it counts as, in dictionaries, orders and formats; `caller` is the function that wants one. */
  plain(_caller?: string): Value {
    return this.outside('value')
  }
  /** The class that `type()` names, with its module. */
  get className(): string {
    return this.outside('type')
  }
  /** What a trace writes down of it, in one line. */
  get shown(): string | null {
    return null
  }
}

/** What Python's own functions take as the number that it counts as. */
export const WITH_PLAIN: ReadonlySet<string> = new Set(['int', 'float', 'range'])

/** Functions and methods of Python's own that take objects of a library as they take any other. */
export const WITH_FOREIGN: ReadonlySet<string> = new Set(
  '__class_getitem__ print getattr setattr dump load fspath redirect isinstance callable hasattr wraps cast type len str list tuple dict set bool iter next sorted reversed enumerate zip range round abs sum min max map filter any all format append extend insert add get setdefault update items Counter defaultdict'.split(
    ' ',
  ),
)

export const plainOf = (value: Value): Value => (value instanceof PyForeign ? value.plain() : value)
