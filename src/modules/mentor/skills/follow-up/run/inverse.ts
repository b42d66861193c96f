import type { CodePart } from '../../../engine/message'
import { codePart } from '../../../engine/reading/code-part'
import type { Expression, StatementOf } from '../../../python/ast'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { expressionsIn, statementsIn } from '../../../python/walk'
import { type Token, tokensOf } from '../../errors/syntax/tokens'
import { answered, printed, python, type Reader, text } from '../asked'

const REVERSED = /\b(?:al (?:reves|contrario)|a la inversa|inversamente|lo (?:contrario|inverso)|de vuelta)\b/
const FROM_TO = /\bde (?:grados? )?(\p{L}{2,20}) a (?:grados? )?(\p{L}{2,20})\b/iu
const MAX_WORDS = 14
const TYPED = '10'

/** «¿Y al revés, de euros a dólares?»: the program that undoes the one calculation of this one, its names and words exchanged. */
export const inverse: Reader = ({ said, code, frame, state }) => {
  if (code === null || said.split(' ').length > MAX_WORDS) return null
  const calculation = calculationOf(code)
  if (calculation === null) return null
  const spoken = FROM_TO.exec(frame.message.prose)
  const before = FROM_TO.exec(state.answered.at(-1)?.question ?? '')
  const isMeant = spoken === null ? REVERSED.test(said) : alike(spoken[1], calculation.result, before?.[2])
  if (!isMeant) return null
  const undone = inverted(calculation)
  if (undone === null) return null
  const words = before === null ? null : ([before[1] ?? '', before[2] ?? ''] as const)
  const after = codePart(exchanged(code.tree.source, { ...calculation, words, undone }), 'pasted')
  const run = evaluateProgram(after.tree, { input: [TYPED], showsInput: true })
  if (after.tree.errors.length > 0 || run.kind === 'raised' || run.kind === 'too-long') return null
  return answered('inverse', [
    text(
      `Se despeja: si \`${calculation.result}\` es \`${calculation.text}\`, entonces \`${calculation.from}\` es \`${undone}\`.`,
    ),
    python(after.code),
    ...(run.kind === 'done' ? [text('Por ejemplo:'), printed(run.output)] : []),
  ])
}

const alike = (word: string | undefined, ...names: (string | undefined)[]) =>
  names.some((name) => name !== undefined && stem(name) === stem(word ?? ''))
const stem = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 4)

type Calculation = { statement: StatementOf<'assign'>; from: string; result: string; text: string; source: string }

/** The only line that calculates one name from one other, which is typed or given. */
function calculationOf({ tree }: CodePart): Calculation | null {
  const assigned = [...statementsIn(tree.body)].flatMap((node) => {
    const [target] = node.kind === 'assign' ? node.targets : []
    return node.kind === 'assign' && target?.kind === 'name' ? [{ node, name: target.name }] : []
  })
  const found = assigned.flatMap(({ node, name }) => {
    const own = assigned.filter((other) => other.node !== node && reads(node.value, other.name))
    const [given] = own
    const text = tree.source.slice(node.value.from, node.value.to)
    return given !== undefined && own.length === 1 && given.name !== name && node.value.kind === 'binary'
      ? [{ statement: node, from: given.name, result: name, text, source: tree.source }]
      : []
  })
  const [only, more] = found
  return only === undefined || more !== undefined ? null : only
}

const reads = (node: Expression, name: string) =>
  [...expressionsIn(node)].some((part) => part.kind === 'name' && part.name === name)

/** What the name is worth by the result; null where a step cannot be undone. */
function inverted({ statement, from, result, source }: Calculation): string | null {
  let value = result
  let node: Expression = statement.value
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
  return node.kind === 'name' ? value : null
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

type Exchange = Calculation & { words: readonly [string, string] | null; undone: string }

/** The program with both names, and the words for them, in each other's place. */
function exchanged(source: string, { statement, from, result, words, undone }: Exchange): string {
  const name = (word: string) => (word === from ? result : word === result ? from : word)
  const spoken = words ?? [from, result]
  const inText = (piece: string) =>
    piece.replace(/\p{L}+/gu, (word) =>
      alike(word, spoken[0]) ? cased(spoken[1], word) : alike(word, spoken[1]) ? cased(spoken[0], word) : word,
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
    text += source.slice(at, token.from) + (isCalculation ? `${from} = ${undone}` : written(token))
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

const cased = (word: string, like: string) =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word
