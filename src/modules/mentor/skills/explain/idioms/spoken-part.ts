import type { Expression, ExpressionOf } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import { quote, type Source } from './idiom'

const PLACES = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto']

/** What of an element is looked at, as one says it: «el segundo dato (`p[1]`)», «su `"precio"`»; the code itself where it has no name. */
export function spokenPart(node: Expression, source: Source): string {
  const code = quote(source, node)
  if (node.kind === 'subscript' && node.value.kind === 'name') {
    if (node.index.kind === 'string') return `su ${quote(source, node.index)} (${code})`
    const place = placeOf(node.index)
    return place === null ? code : `el **${place} dato**${fieldName(node, source)} (${code})`
  }
  if (node.kind === 'attribute' && node.value.kind === 'name') return `su \`${node.name}\` (${code})`
  if (node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === 'len')
    return `su **longitud** (${code})`
  return code
}

function placeOf(index: Expression): string | null {
  if (index.kind === 'number') return PLACES[Number(index.text)] ?? null
  return index.kind === 'unary' &&
    index.operator === '-' &&
    index.operand.kind === 'number' &&
    index.operand.text === '1'
    ? 'último'
    : null
}

/** Where a loop gives the data of each element names, that of the place: «, `precio`». */
function fieldName({ index }: ExpressionOf<'subscript'>, { module }: Source): string {
  const at = index.kind === 'number' ? Number(index.text) : -1
  const loop = [...statementsIn(module.body)].find((node) => node.kind === 'for' && node.target.kind === 'tuple')
  const name = loop?.kind === 'for' && loop.target.kind === 'tuple' ? loop.target.items[at] : undefined
  return name?.kind === 'name' && name.name !== '_' ? `, \`${name.name}\`` : ''
}

const KEYS: Readonly<Record<string, string>> = {
  len: 'su **longitud**: cuántos caracteres o elementos tiene (`len`)',
  int: 'el **número** que hay escrito en él (`int`)',
  float: 'el **número** que hay escrito en él (`float`)',
  abs: 'su valor **sin el signo** (`abs`)',
  sum: 'la **suma** de lo que tiene dentro (`sum`)',
  lower: 'el texto en **minúsculas**, así las mayúsculas no cuentan',
  casefold: 'el texto en **minúsculas**, así las mayúsculas no cuentan',
  upper: 'el texto en **mayúsculas**, así da igual cómo esté escrito',
}

/** What a function that is given as `key` looks at. */
export function spokenKey(key: Expression, source: Source): string {
  const code = quote(source, key)
  if (key.kind === 'name') return Object.hasOwn(KEYS, key.name) ? (KEYS[key.name] ?? code) : `lo que devuelve ${code}`
  if (key.kind === 'attribute' && key.value.kind === 'name') {
    const known = key.value.name === 'str' && Object.hasOwn(KEYS, key.name) ? KEYS[key.name] : undefined
    if (known !== undefined) return `${known} (${code})`
    if (key.name === 'get') return `el **valor** que le guarda ${quote(source, key.value)} (${code})`
  }
  const [given] = key.kind === 'call' ? key.arguments : []
  if (key.kind === 'call' && given) {
    const { callee } = key
    const maker = callee.kind === 'name' || callee.kind === 'attribute' ? callee.name : ''
    if (maker === 'attrgetter') return `su ${quote(source, given.value)} (${code})`
    const place = placeOf(given.value)
    if (maker === 'itemgetter')
      return `${place === null ? `su ${quote(source, given.value)}` : `el **${place} dato**`} (${code})`
  }
  return `lo que devuelve ${code}`
}
