import type { Expression } from '../../../python/ast'
import { callTo } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { freeName, keyword, positional } from '../../../python/program/source'
import type { Scope } from '../../../python/scope'
import { typeOf } from '../../faults/type-of'
import { elementsOf } from '../elements'
import { type At, type Expand, type Expansion, isPlain } from './expansion'
import { itemName, keyOf } from './extremes'
import { loopOver } from './sums'

/** A list, set or dict comprehension as a loop that fills it. */
export const expandComprehension: Expand = (node, at) => {
  if (node.kind !== 'comprehension' || node.form === 'generator' || node.clauses.some(({ isAsync }) => isAsync))
    return null
  const { p } = at
  const name =
    at.wanted !== null && !new RegExp(`\\b${at.wanted}\\b`).test(p.text(node))
      ? at.wanted
      : freeName(p, 'resultado', 'nueva', 'valores')
  const empty = { list: '[]', set: 'set()', dict: '{}' }[node.form]
  const value = node.value
  const add = (element: string) =>
    node.form === 'list'
      ? `${name}.append(${element})`
      : node.form === 'set'
        ? `${name}.add(${element})`
        : `${name}[${element}] = ${value ? p.text(value) : ''}`
  return {
    ...loopOver(node, at, add, [`${name} = ${empty}`]),
    text: name,
    how: `\`${name}\` empieza vacío y el \`for\` lo va llenando.`,
  }
}

/** `list(map(f, x))` and `list(filter(f, x))`. */
export const expandMap: Expand = (node, at) => {
  const { p, level } = at
  const outer = callTo(node, 'list')
  const inner = callTo(outer ? positional(outer)[0] : node, 'map', 'filter')
  const [fn, list] = inner ? positional(inner) : []
  if (!outer || !inner || !fn || !list || positional(inner).length > 2) return null
  const apply = keyOf(p, fn)
  if (apply === null) return null
  const item = itemName(p, list)
  const name = at.wanted ?? freeName(p, 'resultado', 'nueva')
  const isMap = inner.callee.kind === 'name' && inner.callee.name === 'map'
  const body = isMap
    ? [`${level}${name}.append(${apply(item)})`]
    : [`${level}if ${apply(item)}:`, `${level}${level}${name}.append(${item})`]
  return {
    lines: [`${name} = []`, `for ${item} in ${p.text(list)}:`, ...body],
    text: name,
    how: `\`${name}\` empieza vacía y el \`for\` va añadiendo.`,
  }
}

/** `sorted(x, key=…, reverse=…)` as an insertion sort, and `x.sort()`. */
export const expandSorted: Expand = (node, at) => {
  const call = callTo(node, 'sorted')
  const [list] = call ? positional(call) : []
  if (!call || !list) return null
  const name = at.wanted ?? freeName(at.p, 'ordenada', 'ordenados')
  const sorted = insertionSort(at, name, { key: keyword(call, 'key'), reverse: keyword(call, 'reverse') })
  return sorted && { ...sorted, lines: [`${name} = list(${at.p.text(list)})`, ...sorted.lines], text: name }
}

export const expandSort: Expand = (node, at) => {
  if (
    node.kind !== 'call' ||
    node.callee.kind !== 'attribute' ||
    node.callee.name !== 'sort' ||
    !isPlain(node.callee.value)
  )
    return null
  const name = at.p.text(node.callee.value)
  const sorted = insertionSort(at, name, { key: keyword(node, 'key'), reverse: keyword(node, 'reverse') })
  return sorted && { ...sorted, text: '', whole: true }
}

function insertionSort(
  { p, level }: At,
  name: string,
  { key, reverse }: { key: Expression | null; reverse: Expression | null },
): Omit<Expansion, 'text'> | null {
  const of = keyOf(p, key)
  if (of === null || (reverse && reverse.kind !== 'boolean')) return null
  const sign = reverse?.kind === 'boolean' && reverse.value ? '<' : '>'
  const [i, j] = [freeName(p, 'i', 'posicion'), freeName(p, 'j', 'otra')]
  return {
    lines: [
      `for ${i} in range(1, len(${name})):`,
      `${level}${j} = ${i}`,
      `${level}while ${j} > 0 and ${of(`${name}[${j} - 1]`)} ${sign} ${of(`${name}[${j}]`)}:`,
      `${level}${level}${name}[${j} - 1], ${name}[${j}] = ${name}[${j}], ${name}[${j} - 1]`,
      `${level}${level}${j} -= 1`,
    ],
    how: 'Es la ordenación por inserción: cada elemento retrocede, de uno en uno, hasta quedar en su sitio.',
  }
}

/** `any(…)` and `all(…)` over a generator. */
export const expandAny: Expand = (node, at) => {
  const call = callTo(node, 'any', 'all')
  const [list] = call ? positional(call) : []
  if (!call || list?.kind !== 'comprehension' || list.clauses.length > 1) return null
  const isAny = call.callee.kind === 'name' && call.callee.name === 'any'
  const { level } = at
  const name = at.wanted ?? freeName(at.p, isAny ? 'hay_alguno' : 'cumplen_todos')
  const { lines } = loopOver(
    list,
    at,
    (test) => `if ${isAny ? test : `not (${test})`}:\n${level}${name} = ${isAny ? 'True' : 'False'}\n${level}break`,
    [`${name} = ${isAny ? 'False' : 'True'}`],
  )
  const last = lines.at(-1) ?? ''
  const indent = /^\s*/.exec(last)?.[0] ?? ''
  return {
    lines: [...lines.slice(0, -1), ...last.split('\n').map((line, index) => (index === 0 ? line : indent + line))],
    text: name,
    how: `El \`for\` busca y, en cuanto lo sabe, sale con \`break\`.`,
  }
}

/** `reversed(x)`, `x[::-1]` as a loop that puts each element in front. */
export const expandReversed: Expand = (node, at) => {
  const { p, level } = at
  const call = callTo(node, 'reversed')
  const isSlice =
    node.kind === 'subscript' &&
    node.index.kind === 'slice' &&
    node.index.step?.kind === 'unary' &&
    node.index.lower === null &&
    node.index.upper === null
  const list = call ? positional(call)[0] : isSlice && node.kind === 'subscript' ? node.value : undefined
  if (!list) return null
  const item = itemName(p, list)
  const { scope } = at.spot
  const type = typeOf(list, scope) ?? givenType(p, list, scope)
  if (type !== 'str' && type !== 'list' && elementsOf(p, list, scope) === null) return null
  const name = at.wanted ?? freeName(p, 'invertido', 'al_reves')
  const isText = type === 'str'
  return {
    lines: isText
      ? [`${name} = ""`, `for ${item} in ${p.text(list)}:`, `${level}${name} = ${item} + ${name}`]
      : [`${name} = []`, `for ${item} in ${p.text(list)}:`, `${level}${name}.insert(0, ${item})`],
    text: name,
    how: 'Cada elemento se pone delante de los anteriores, así que al final quedan al revés.',
  }
}

/** A parameter is what it is called with. */
function givenType(p: Program, node: Expression, scope: Scope) {
  const fn = scope.node?.kind === 'function' ? scope.node : null
  const at = fn?.parameters.findIndex(({ name }) => node.kind === 'name' && name === node.name) ?? -1
  const call =
    fn && at >= 0
      ? p.spots('call').find((spot) => spot.node.callee.kind === 'name' && spot.node.callee.name === fn.name)
      : undefined
  const given = call ? positional(call.node)[at] : undefined
  return given && call ? typeOf(given, call.scope) : null
}
