import { Outside } from '../result'
import { PyForeign } from '../values/foreign'
import { OBJECT } from '../values/types'
import { PyBuiltin, PyClass, type Value } from '../values/values'

/** What stands in hints of types only, and may be put together as one likes. */
class PyHint extends PyForeign {
  readonly kind = 'hint'
  override readonly reason = 'unsupported'
  protected override outside(): never {
    throw new Outside('unsupported', 'typing')
  }
  override get(): Value {
    return this
  }
  override binary(_machine: unknown, operator: string): Value {
    return operator === '|' ? this : this.outside()
  }
  override isTrue(): boolean {
    return true
  }
}
const hint = new PyHint()

/** `class Caja(Generic[T])`: a base that adds nothing. */
function generic(name: string): PyClass {
  const itself = new PyBuiltin('__class_getitem__', (_machine, [type = null]) => type, true)
  itself.isClassMethod = true
  const made = new PyClass(name, [OBJECT], new Map<string, Value>([['__class_getitem__', itself]]), null, [OBJECT])
  made.module = 'typing'
  return made
}

const HINTS =
  'Any Optional Union List Dict Tuple Set FrozenSet Type Callable Iterable Iterator Sequence MutableSequence Mapping MutableMapping Generator Literal Final ClassVar Self Annotated Awaitable Coroutine AsyncIterator NoReturn Never Hashable Sized Text Deque DefaultDict Counter LiteralString Required NotRequired TypeAlias'.split(
    ' ',
  )

export const TYPING: [string, Value][] = [
  ...HINTS.map((name): [string, Value] => [name, hint]),
  ...['Generic', 'Protocol'].map((name): [string, Value] => [name, generic(name)]),
  ...['TypeVar', 'NewType', 'ParamSpec'].map((name): [string, Value] => [
    name,
    new PyBuiltin(name, (_machine, [, type = null]) => (name === 'NewType' ? type : hint)),
  ]),
  ['cast', new PyBuiltin('cast', (_machine, [, value = null]) => value)],
  ...['overload', 'final', 'override', 'runtime_checkable', 'no_type_check'].map((name): [string, Value] => [
    name,
    new PyBuiltin(name, (_machine, [value = null]) => value),
  ]),
  ['TYPE_CHECKING', false],
]
