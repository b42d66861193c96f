import { byWord } from '~/platform/text/by-word'
import type { Expression } from '../../python/ast'
import { callTo, methodCall } from '../../python/program/expression-shapes'
import { type Binding, bindingsOf, type Scope } from '../../python/scope'

export type TypeName = 'int' | 'float' | 'str' | 'bool' | 'list' | 'tuple' | 'dict' | 'set' | 'iterator' | 'none'

const CALLS: Partial<Record<string, TypeName>> = byWord({
  input: 'str',
  str: 'str',
  repr: 'str',
  chr: 'str',
  int: 'int',
  len: 'int',
  ord: 'int',
  float: 'float',
  bool: 'bool',
  isinstance: 'bool',
  list: 'list',
  sorted: 'list',
  dict: 'dict',
  set: 'set',
  tuple: 'tuple',
  map: 'iterator',
  filter: 'iterator',
  zip: 'iterator',
  reversed: 'iterator',
  enumerate: 'iterator',
  print: 'none',
})
const TEXT_METHODS = new Set(
  'upper lower strip lstrip rstrip title capitalize replace join swapcase zfill center ljust rjust casefold format'.split(
    ' ',
  ),
)
const DEEPEST = 8

/** The type of an expression where every binding of its names tells the same one; null where it cannot be told. */
export function typeOf(node: Expression, scope: Scope, depth = 0): TypeName | null {
  if (depth > DEEPEST) return null
  switch (node.kind) {
    case 'number':
      return /^[\d_]+$/.test(node.text) ? 'int' : 'float'
    case 'string':
      return node.isBytes ? null : 'str'
    case 'format-string':
      return 'str'
    case 'boolean':
    case 'compare':
    case 'not':
      return 'bool'
    case 'none':
      return 'none'
    case 'list':
    case 'tuple':
    case 'dict':
    case 'set':
      return node.kind
    case 'comprehension':
      return node.form === 'generator' ? 'iterator' : node.form
    case 'unary':
      return typeOf(node.operand, scope, depth + 1)
    case 'binary':
      return typeOfBinary(node.operator, [node.left, node.right], scope, depth)
    case 'call':
      return typeOfCall(node, scope, depth)
    case 'name':
      return typeOfName(node.name, scope, depth)
    default:
      return null
  }
}

function typeOfBinary(operator: string, sides: [Expression, Expression], scope: Scope, depth: number): TypeName | null {
  const [left, right] = sides.map((side) => typeOf(side, scope, depth + 1))
  if (left === 'str') return operator === '+' || operator === '*' || operator === '%' ? 'str' : null
  if (left === 'list' && (operator === '+' || operator === '*')) return 'list'
  const isNumber = (type: unknown) => type === 'int' || type === 'float'
  if (!isNumber(left) || !isNumber(right)) return null
  if (operator === '/') return 'float'
  return left === 'float' || right === 'float' ? 'float' : 'int'
}

function typeOfCall(node: Expression, scope: Scope, depth: number): TypeName | null {
  const call = callTo(node)
  if (call?.callee.kind === 'name') {
    const { name } = call.callee
    return bindingsOf(name, scope).length === 0 ? (CALLS[name] ?? null) : null
  }
  const method = methodCall(node)
  if (!method) return null
  if (/^csv\.(?:reader|DictReader)$/.test(`${nameIn(method.object)}.${method.name}`)) return 'iterator'
  if (method.name === 'randint' || method.name === 'randrange') return 'int'
  if (method.name === 'split' && typeOf(method.object, scope, depth + 1) === 'str') return 'list'
  return TEXT_METHODS.has(method.name) && typeOf(method.object, scope, depth + 1) === 'str' ? 'str' : null
}

const nameIn = (node: Expression) => (node.kind === 'name' ? node.name : '')

const known = new WeakMap<Scope, Map<string, TypeName | null>>()

function typeOfName(name: string, scope: Scope, depth: number): TypeName | null {
  const types = known.get(scope) ?? new Map<string, TypeName | null>()
  known.set(scope, types)
  const earlier = types.get(name)
  if (earlier !== undefined) return earlier
  // A name that is made of itself (`x = x + 1`) asks for its own type.
  types.set(name, null)
  const all = new Set(bindingsOf(name, scope).map((binding) => typeOfBinding(binding, scope, depth + 1)))
  const [only] = all
  const type = all.size === 1 && only ? only : null
  types.set(name, type)
  return type
}

function typeOfBinding(binding: Binding, scope: Scope, depth: number): TypeName | null {
  const { form, value } = binding
  if (value === null) return null
  if (form === 'assign') return typeOf(value, binding.place?.scope ?? scope, depth)
  if (form === 'augmented') return typeOf(value, scope, depth)
  return form === 'for' ? itemTypeOf(value, scope, depth) : null
}

/** The type of what a `for` takes out of an expression. */
export function itemTypeOf(iterable: Expression, scope: Scope, depth = 0): TypeName | null {
  if (depth > DEEPEST) return null
  if (callTo(iterable, 'range')) return 'int'
  if (iterable.kind === 'list' || iterable.kind === 'tuple' || iterable.kind === 'set') {
    const types = new Set(iterable.items.map((item) => typeOf(item, scope, depth + 1)))
    const [only] = types
    return types.size === 1 && only ? only : null
  }
  if (typeOf(iterable, scope, depth + 1) === 'str') return 'str'
  if (iterable.kind !== 'name') return null
  const [binding, second] = bindingsOf(iterable.name, scope)
  return binding?.form === 'assign' && !second && binding.value ? itemTypeOf(binding.value, scope, depth + 1) : null
}
