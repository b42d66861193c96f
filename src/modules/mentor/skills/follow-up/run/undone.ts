import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import type { CodePart } from '../../../engine/message'
import type { Expression, StatementOf } from '../../../python/ast'
import { callTo } from '../../../python/program/expression-shapes'
import { type Token, tokensOf } from '../../../python/tokens'
import { expressionsIn, statementsIn } from '../../../python/walk'

/** What a program or a function calculates of one value: `result` by `text`, from the name `from`. */
export type Calculation = {
  statement: StatementOf<'assign'> | StatementOf<'return'>
  from: string
  result: string
  text: string
  source: string
}

/** «euros» and «euro», «kilómetros» and `kilometros`. */
export const alike = (word: string | undefined, ...names: (string | undefined)[]): boolean =>
  names.some((name) => name !== undefined && stem(name) === stem(word ?? ''))
const stem = (word: string) => folded(word).slice(0, 4)

/** The only line that calculates one name from one other, which is typed or given; or what a conversion gives back. */
export function calculationOf({ tree }: CodePart): Calculation | null {
  const assigned = [...statementsIn(tree.body)].flatMap((node) => {
    const [target] = node.kind === 'assign' ? node.targets : []
    return node.kind === 'assign' && target?.kind === 'name' ? [{ node, name: target.name }] : []
  })
  const found = assigned.flatMap(({ node, name }) => {
    const all = assigned.filter((other) => other.node !== node && reads(node.value, other.name))
    // A rate that is written down stays; what varies is typed or calculated.
    const varying = all.filter((other) => other.node.value.kind !== 'number')
    const own = varying.length === 1 ? varying : all
    const [given] = own
    const text = tree.source.slice(node.value.from, node.value.to)
    return given !== undefined && own.length === 1 && given.name !== name && unrounded(node.value).kind === 'binary'
      ? [{ statement: node, from: given.name, result: name, text, source: tree.source }]
      : []
  })
  const [only, more] = found
  return only === undefined ? conversionOf(tree) : more === undefined ? only : null
}

const CONVERSION = /^(?:[a-z]+_)?(?<from>[a-z]+)_a_(?<to>[a-z]+)$/

/** `def km_a_millas(km): return km * 0.62`, with or without a name for what it gives back. */
function conversionOf(tree: CodePart['tree']): Calculation | null {
  const [only, more] = tree.body.filter((node) => node.kind === 'function')
  const [statement, next, third] = (only?.body ?? []).filter(({ kind }) => kind !== 'expression')
  const [parameter, other] = only?.parameters ?? []
  const to = CONVERSION.exec(only?.name ?? '')?.groups?.to
  if (more || third || other || !parameter || to === undefined) return null
  if (statement?.kind !== 'assign' && statement?.kind !== 'return') return null
  const named = statement.kind === 'assign' && statement.targets[0]?.kind === 'name' ? statement.targets[0].name : null
  const isGivenBack = next?.kind === 'return' && next.value?.kind === 'name' && next.value.name === named
  const { value } = statement
  if (value === null || unrounded(value).kind !== 'binary' || (named === null ? next !== undefined : !isGivenBack))
    return null
  return {
    statement,
    from: parameter.name,
    result: named ?? to,
    text: tree.source.slice(value.from, value.to),
    source: tree.source,
  }
}

const reads = (node: Expression, name: string) =>
  [...expressionsIn(node)].some((part) => part.kind === 'name' && part.name === name)

/** What is rounded is calculated all the same. */
function unrounded(node: Expression): Expression {
  const [given] = callTo(node, 'round')?.arguments ?? []
  return given?.value ?? node
}

/** What the name is worth by the result; null where a step cannot be undone. */
export function inverted({ statement, from, result, source }: Calculation): string | null {
  if (statement.value === null) return null
  const core = unrounded(statement.value)
  let value = result
  let node: Expression = core
  while (node.kind === 'binary') {
    const [left, right] = [reads(node.left, from), reads(node.right, from)]
    if (left === right) return null
    const other = left ? node.right : node.left
    const number = source.slice(other.from, other.to)
    const operand = other.kind === 'binary' ? `(${number})` : number
    const step = UNDONE[node.operator]?.[left ? 0 : 1]
    if (step === undefined) return null
    value = step(isSum(value) ? `(${value})` : value, operand)
    node = left ? node.left : node.right
  }
  if (node.kind !== 'name') return null
  const digits =
    core === statement.value ? null : /,\s*(\d+)\s*\)$/.exec(source.slice(core.to, statement.value.to))?.[1]
  return digits === null ? value : `round(${value}${digits === undefined ? '' : `, ${digits}`})`
}

const isSum = (value: string) => /^[^()]*[-+] /.test(value) || / [-+] [^()]*$/.test(value)

type Step = (value: string, operand: string) => string
const less: Step = (value, operand) => `${value} - ${operand}`
const parted: Step = (value, operand) => `${value} / ${operand}`
/** What undoes each sign, where the name stands on its left and on its right. */
const UNDONE: Readonly<Record<string, readonly [Step, Step]>> = {
  '+': [less, less],
  '-': [(value, operand) => `${value} + ${operand}`, (value, operand) => `${operand} - ${value}`],
  '*': [parted, parted],
  '/': [(value, operand) => `${value} * ${operand}`, (value, operand) => `${operand} / ${value}`],
}

export type Exchange = Calculation & { words: readonly [string, string] | null; undone: string }

/** The program with both names, and the words for them, in each other's place. */
export function exchanged(source: string, { statement, from, result, words, undone }: Exchange): string {
  const name = (word: string) =>
    word === from ? result : word === result ? from : word.replace(/([a-z]+)_a_([a-z]+)$/, '$2_a_$1')
  const spoken = words ?? [from, result]
  const inText = (piece: string) =>
    piece.replace(/\p{L}+/gu, (word) =>
      alike(word, spoken[0], from)
        ? cased(spoken[1], word)
        : alike(word, spoken[1], result)
          ? cased(spoken[0], word)
          : word,
    )
  const written = (token: Token) =>
    token.is === 'name'
      ? name(token.text)
      : token.is === 'string'
        ? token.text.replace(/\{[^{}]*\}|[^{}]+/g, (piece) =>
            piece.startsWith('{') ? piece.replace(/[A-Za-z_]\w*/g, name) : inText(piece),
          )
        : token.text
  let text = ''
  let at = 0
  for (const token of tokensOf(source)) {
    if (token.from < at) continue
    const isCalculation = token.from === statement.from
    text +=
      source.slice(at, token.from) +
      (isCalculation ? `${statement.kind === 'return' ? 'return' : `${from} =`} ${undone}` : written(token))
    at = isCalculation ? statement.to : token.to
  }
  return withSignsExchanged(text + source.slice(at))
}

/** «°C» and «°F», «€» and «$», where there are two. */
function withSignsExchanged(source: string): string {
  const [one, other, more] = new Set(source.match(SIGN))
  if (one === undefined || other === undefined || more !== undefined) return source
  return source.replace(SIGN, (sign) => (sign === one ? other : one))
}
const SIGN = /°\p{L}|[€$£]/gu

const cased = (word: string, like: string) => (/^\p{Lu}/u.test(like) ? upperFirst(word) : word)
