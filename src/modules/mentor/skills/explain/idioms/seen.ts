import { once } from '~/platform/once'
import { upperFirst } from '~/platform/text/first-letter'
import type { Expression, ExpressionOf } from '../../../python/ast'
import { allExpressions, expressionsIn, statementsIn } from '../../../python/walk'
import type { IdiomName } from '../content/idiom-names'
import { recursionOrder } from '../focus/recursion-order'
import { callsBack } from '../focus/times'
import { isQuiet, shownBefore, statementWith, valuesOf, valueText } from '../focus/values'
import { type Idiom, listed, quote, type Source } from './idiom'
import { calledName, keywordOf } from './in-calls'

type Seen = (node: Expression, source: Source) => string

/** An idiom with what the run shows of it, where that makes it plain. */
export function withSeen(idiom: Idiom, source: Source): Idiom {
  if (idiom.name === 'recursion') return { ...idiom, seen: once(() => recursionSeen(idiom, source)) }
  const seen = SEEN[idiom.name]
  if (seen === undefined) return idiom
  const look = () => {
    const node = [...allExpressions(source.module)].find(({ from, to }) => from === idiom.from && to === idiom.to)
    return node === undefined ? '' : seen(node, source)
  }
  return { ...idiom, seen: once(look) }
}

/** Where a function that calls itself goes in, and how it comes out. */
function recursionSeen({ from }: Idiom, source: Source): string {
  const node = [...statementsIn(source.module.body)].find((each) => each.from === from)
  const back = node?.kind === 'function' ? callsBack(node, source) : null
  return back === null ? orderSeen(source) : ` ${back}`
}

const orderSeen = (source: Source) => {
  const order = recursionOrder(source)
  return order === null ? '' : ` ${upperFirst(order.replace(/^Porque /, ''))}`
}

const ITEM = '_cada'
const MAX_SHOWN = 6
const MAX_ITEM = 24

/** What each element is compared by: «`'puma'` → `4`», or what is looked at alone where the elements are long. */
const keySeen: Seen = (node, source) => {
  const key = node.kind === 'call' ? keywordOf(node, 'key')?.value : undefined
  const statement = statementWith(node, source)
  if (node.kind !== 'call' || key === undefined || statement === null) return ''
  const isMethod = calledName(node) === 'sort' && node.callee.kind === 'attribute'
  const data = isMethod && node.callee.kind === 'attribute' ? node.callee.value : node.arguments[0]?.value
  if (data === undefined || !isQuiet(data) || !isQuiet(key.kind === 'lambda' ? key.body : key)) return ''
  const text = (part: Expression) => source.module.source.slice(part.from, part.to)
  const shown = shownBefore(
    statement,
    `repr(${ITEM}) + "\t" + repr((${text(key)})(${ITEM}))`,
    source,
    `for ${ITEM} in ${text(data)}: `,
  ).map((line) => line.split('\t'))
  if (shown.length < 2) return ''
  const isShort = shown.every(([item = '']) => item.length <= MAX_ITEM)
  const looked = shown.map(([item = '', value = '']) => (isShort ? `\`${item}\` → \`${value}\`` : `\`${value}\``))
  const list = shown.length > MAX_SHOWN ? `${looked.slice(0, MAX_SHOWN).join(', ')}…` : listed(looked)
  return ` Aquí: ${list}.${tiesText(calledName(node), shown)}${withoutKey(shown[0]?.[0] ?? '')}`
}

/** Of several that are the largest, which comes out. */
function tiesText(name: string, shown: readonly string[][]): string {
  if (name !== 'max' && name !== 'min') return ''
  const values = shown.map(([, value = '']) => Number(value))
  if (values.some(Number.isNaN)) return ''
  const best = name === 'max' ? Math.max(...values) : Math.min(...values)
  const tied = shown.filter(([, value]) => Number(value) === best).map(([item]) => `\`${item}\``)
  return tied.length < 2 ? '' : ` Empatan ${listed(tied)}, y se queda con **el primero** que aparece.`
}

function withoutKey(item: string): string {
  if (/^['"]/.test(item)) return ' Sin `key` compararía los textos por orden alfabético.'
  if (item.startsWith('(')) return ' Sin `key` compararía las tuplas enteras, empezando por su primer dato.'
  return item.startsWith('{') ? ' Sin `key` daría `TypeError`: dos diccionarios no se pueden comparar.' : ''
}

/** What a pattern fits in the text that it is tried on. */
const patternSeen: Seen = (node, source) => {
  const [pattern, ...rest] = node.kind === 'call' ? node.arguments.map(({ value }) => value) : []
  const text = node.kind === 'call' && calledName(node) === 'sub' ? rest[1] : rest[0]
  const statement = statementWith(node, source)
  if (node.kind !== 'call' || !pattern || !text || statement === null || !isQuiet(text) || !isQuiet(pattern)) return ''
  const code = (part: Expression) => source.module.source.slice(part.from, part.to)
  const [found, more] = shownBefore(
    statement,
    `repr([_m.group() for _m in re.finditer(${code(pattern)}, ${code(text)})])`,
    source,
  )
  if (found === undefined || more !== undefined) return ''
  if (found === '[]') return ` En ${quote(source, text)} no encaja nada.`
  const put = calledName(node) === 'sub' ? rest[0] : undefined
  const change =
    put?.kind === 'string'
      ? put.value === ''
        ? ', y cada trozo se **quita**'
        : `, y cada trozo se cambia por ${put.value === ' ' ? 'un solo **espacio**' : quote(source, put)}`
      : ''
  return ` Aquí encaja con \`${found.slice(1, -1)}\`${change}.`
}

/** Which of the two values it is. */
const choiceSeen: Seen = (node, source) => {
  if (node.kind !== 'conditional') return ''
  const values = [...new Set(valuesOf(node.test, source))]
  const [only] = values
  if (only !== 'True' && only !== 'False') return ''
  const held = Object.entries(namesIn(node, source))
  const given = held.length === 0 ? '' : ` con ${listed(held.map(([name, value]) => `\`${name} = ${value}\``))},`
  return values.length > 1
    ? ''
    : ` Aquí,${given} ${quote(source, node.test)} ${only === 'True' ? 'se cumple' : '**no** se cumple'}, y vale ${quote(source, only === 'True' ? node.consequent : node.alternate)}.`
}

/** The names of a condition, where each has one value. */
function namesIn({ test }: ExpressionOf<'conditional'>, source: Source): Record<string, string> {
  const names = [...expressionsIn(test)].filter((part) => part.kind === 'name')
  return Object.fromEntries(
    names.flatMap((part) => {
      const values = [...new Set(valuesOf(part, source))]
      return values.length === 1 && part.kind === 'name' ? [[part.name, values[0] ?? '']] : []
    }),
  )
}

/** That two objects with the same in them are two. */
const identitySeen: Seen = (node, source) => {
  const [only, more] = valuesOf(node, source)
  const [first] = node.kind === 'compare' ? node.comparisons : []
  if (node.kind !== 'compare' || first === undefined || only === undefined || more !== undefined) return ''
  const isSame = (only === 'True') === (first.operator === 'is')
  const both = `${quote(source, node.left)} y ${quote(source, first.right)}`
  return isSame
    ? ` Aquí da \`${only}\`: ${both} son el mismo objeto.`
    : ` Aquí da \`${only}\`: ${both} son **dos objetos distintos**${isAlike(node.left, first.right, source) ? ', aunque por dentro tengan lo mismo' : ''}.`
}

/** Whether both had one value, and the same. */
function isAlike(left: Expression, right: Expression, source: Source): boolean {
  const [one, other] = [valuesOf(left, source), valuesOf(right, source)]
  return one.length > 0 && one.at(-1) === other.at(-1)
}

const SEEN: Readonly<Partial<Record<IdiomName, Seen>>> = {
  'key-function': keySeen,
  identity: identitySeen,
  regex: patternSeen,
  ternary: choiceSeen,
  'format-spec': (node, source) => valueText(node, source),
}
