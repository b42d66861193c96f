import { byWord } from '~/platform/text/by-word'
import type { Expression } from '../../../../python/ast'
import {
  argumentsFor,
  type Binding,
  bindingOf,
  calledFunction,
  classNamed,
  functionNamed,
  type Place,
  type Program,
} from '../failing-program'

const RESULTS: Readonly<Record<string, string>> = byWord({
  input: 'str',
  str: 'str',
  repr: 'str',
  chr: 'str',
  format: 'str',
  hex: 'str',
  bin: 'str',
  int: 'int',
  len: 'int',
  ord: 'int',
  round: 'int',
  hash: 'int',
  float: 'float',
  list: 'list',
  sorted: 'list',
  dict: 'dict',
  set: 'set',
  tuple: 'tuple',
  range: 'range',
  bool: 'bool',
  print: 'NoneType',
  isinstance: 'bool',
  zip: 'zip',
  map: 'map',
  filter: 'filter',
  enumerate: 'enumerate',
  reversed: 'list_reverseiterator',
  open: 'TextIOWrapper',
})
const METHODS: Readonly<Record<string, string>> = byWord({
  upper: 'str',
  lower: 'str',
  strip: 'str',
  lstrip: 'str',
  rstrip: 'str',
  replace: 'str',
  title: 'str',
  capitalize: 'str',
  join: 'str',
  format: 'str',
  zfill: 'str',
  read: 'str',
  readline: 'str',
  split: 'list',
  splitlines: 'list',
  readlines: 'list',
  find: 'int',
  count: 'int',
  index: 'int',
  keys: 'dict_keys',
  values: 'dict_values',
  items: 'dict_items',
  randint: 'int',
  randrange: 'int',
  random: 'float',
  sqrt: 'float',
  isdigit: 'bool',
  startswith: 'bool',
  endswith: 'bool',
  append: 'NoneType',
  sort: 'NoneType',
  extend: 'NoneType',
  reverse: 'NoneType',
  insert: 'NoneType',
  remove: 'NoneType',
  clear: 'NoneType',
  update: 'NoneType',
  shuffle: 'NoneType',
  copy: '',
})
const MAX_DEPTH = 6

/** A value's type as far as the code tells, and where a name got it. */
export type Known = { type: string; binding: Binding | null; value: Expression | null }

/** Follows names to what was stored in them; null where the code does not tell. */
export function typeOf(program: Program, node: Expression, place: Place, depth = 0): Known | null {
  const told = typeTold(program, node, place, depth)
  const held = depth === 0 ? program.held?.(node) : null
  if (!held || held.type === told?.type) return told
  return { type: held.type, binding: told?.binding ?? null, value: null }
}

function typeTold(program: Program, node: Expression, place: Place, depth: number): Known | null {
  if (depth > MAX_DEPTH) return null
  const known = (type: string): Known => ({ type, binding: null, value: node })
  switch (node.kind) {
    case 'string':
      return known(node.isBytes ? 'bytes' : 'str')
    case 'format-string':
      return known('str')
    case 'number':
      return known(/[.eEjJ]/.test(node.text) && !/^0[xX]/.test(node.text) ? 'float' : 'int')
    case 'boolean':
    case 'compare':
    case 'not':
      return known('bool')
    case 'none':
      return known('NoneType')
    case 'list':
    case 'tuple':
    case 'dict':
    case 'set':
      return known(node.kind)
    case 'comprehension':
      return known(node.form)
    case 'call':
      return callType(program, node, place, depth)
    case 'binary':
      return binaryType(program, node, place, depth)
    case 'unary':
      return typeOf(program, node.operand, place, depth + 1)
    case 'subscript':
      return isRowOfFile(program, node.value, place) ? known('str') : null
    case 'name':
      return nameType(program, node.name, { place, before: node.from, depth })
    default:
      return null
  }
}

/** `fila["precio"]`, of a row that `csv` reads: all of them are texts. */
function isRowOfFile(program: Program, node: Expression, place: Place): boolean {
  const walked = node.kind === 'name' ? bindingOf(program, node.name, place, node.from) : null
  const read = walked?.form === 'for' ? walked.value : null
  const reader = read?.kind === 'name' ? bindingOf(program, read.name, place, read.from)?.value : read
  return (
    reader?.kind === 'call' &&
    /^(?:DictReader|reader)$/.test(
      reader.callee.kind === 'attribute' || reader.callee.kind === 'name' ? reader.callee.name : '',
    )
  )
}

function callType(
  program: Program,
  node: Extract<Expression, { kind: 'call' }>,
  _place: Place,
  depth: number,
): Known | null {
  const { callee } = node
  const known = (type: string): Known => ({ type, binding: null, value: node })
  const own = calledFunction(program, node)
  if (own && (callee.kind === 'name' || depth < 2)) {
    const returned = program.places.find(
      ({ node: each, scope }) => scope === own && each.kind === 'return' && each.value,
    )
    if (returned?.node.kind !== 'return' || returned.node.value === null)
      return isGenerator(program, own) ? known('generator') : known('NoneType')
    return typeOf(program, returned.node.value, returned, depth + 1)
  }
  if (callee.kind === 'name') {
    if (classNamed(program, callee.name)) return known(callee.name)
    if (functionNamed(program, callee.name) || program.bindings.some(({ name }) => name === callee.name)) return null
    const type = RESULTS[callee.name]
    return type && !(callee.name === 'round' && node.arguments.length > 1) ? known(type) : null
  }
  const type = callee.kind === 'attribute' ? METHODS[callee.name] : undefined
  return type ? known(type) : null
}

const isGenerator = (program: Program, own: NonNullable<Place['scope']>) =>
  program.expressions.some(({ node, place }) => node.kind === 'yield' && place.scope === own)

function binaryType(
  program: Program,
  node: Extract<Expression, { kind: 'binary' }>,
  place: Place,
  depth: number,
): Known | null {
  const left = typeOf(program, node.left, place, depth + 1)
  const right = typeOf(program, node.right, place, depth + 1)
  const type =
    node.operator === '/' && left?.type !== 'str'
      ? 'float'
      : left?.type === 'float' || right?.type === 'float'
        ? 'float'
        : (left?.type ?? right?.type)
  return type ? { type, binding: null, value: node } : null
}

function nameType(
  program: Program,
  name: string,
  { place, before, depth }: { place: Place; before: number; depth: number },
): Known | null {
  const binding = bindingOf(program, name, place, before)
  if (binding === null) return null
  const type = bindingType(program, binding, depth)
  return type ? { type, binding, value: binding.value } : null
}

function bindingType(program: Program, binding: Binding, depth: number): string | null {
  const { value, place } = binding
  switch (binding.form) {
    case 'assign':
    case 'with':
      return value ? (typeOf(program, value, place, depth + 1)?.type ?? null) : null
    case 'for':
      return value ? elementType(program, value, place, depth + 1) : null
    case 'unpack':
      return value?.kind === 'call' && value.callee.kind === 'attribute' && value.callee.name === 'split' ? 'str' : null
    case 'parameter': {
      const given = argumentsFor(program, binding)[0]
      const source = given ?? (value ? { node: value, place } : null)
      return source ? (typeOf(program, source.node, source.place, depth + 1)?.type ?? null) : null
    }
    case 'definition':
      return binding.place.node.kind === 'class' ? 'type' : 'function'
    case 'import':
      return binding.place.node.kind === 'import' ? 'module' : null
    default:
      return null
  }
}

/** The first element of what a name walks over, where it is written out. */
export function elementBehind(program: Program, node: Expression, place: Place): Expression | null {
  if (node.kind !== 'name') return null
  const binding = bindingOf(program, node.name, place, node.from)
  const walked = binding?.form === 'for' && binding.value ? typeOf(program, binding.value, binding.place)?.value : null
  return walked?.kind === 'list' || walked?.kind === 'tuple' ? (walked.items[0] ?? null) : null
}

/** The type of what a loop over it gives. */
export function elementType(program: Program, node: Expression, place: Place, depth = 0): string | null {
  const known = typeOf(program, node, place, depth)
  if (known === null) return null
  if (known.type === 'range') return 'int'
  if (known.type === 'str' || known.type === 'TextIOWrapper') return 'str'
  const { value } = known
  if (value?.kind === 'list' || value?.kind === 'tuple' || value?.kind === 'set') {
    const first = value.items[0]
    return first ? (typeOf(program, first, place, depth + 1)?.type ?? null) : null
  }
  const key = value?.kind === 'dict' ? value.entries[0]?.key : null
  if (key) return typeOf(program, key, place, depth + 1)?.type ?? null
  const isSplit = value?.kind === 'call' && value.callee.kind === 'attribute' && value.callee.name === 'split'
  return isSplit ? 'str' : null
}

/** The `input()` that a value comes from, unconverted. */
export function inputBehind(program: Program, node: Expression, place: Place, depth = 0): Expression | null {
  if (depth > MAX_DEPTH) return null
  if (node.kind === 'call') {
    const { callee } = node
    if (callee.kind === 'name' && callee.name === 'input' && !program.bindings.some(({ name }) => name === 'input'))
      return node
    const own = calledFunction(program, node)
    const given =
      own &&
      program.places.find(({ node: each, scope }) => scope === own && each.kind === 'return' && each.value !== null)
    if (given?.node.kind === 'return' && given.node.value)
      return inputBehind(program, given.node.value, given, depth + 1)
    return callee.kind === 'attribute' && callee.name === 'strip'
      ? inputBehind(program, callee.value, place, depth + 1) && node
      : null
  }
  if (node.kind !== 'name') return null
  const binding = bindingOf(program, node.name, place, node.from)
  if (binding?.form === 'parameter') {
    const given = argumentsFor(program, binding)[0]
    return given ? inputBehind(program, given.node, given.place, depth + 1) : null
  }
  return binding?.form === 'assign' && binding.value
    ? inputBehind(program, binding.value, binding.place, depth + 1)
    : null
}
