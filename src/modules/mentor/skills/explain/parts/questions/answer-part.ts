import { lowerFirst } from '~/platform/text/first-letter'
import { text } from '../../../../engine/blocks'
import { plainText } from '../../../../engine/lexicon/plain-text'
import type { Block } from '../../../../engine/skill'
import type { Statement } from '../../../../python/ast'
import { blocksOf, expressionsIn, statementsIn } from '../../../../python/walk'
import { eventTexts, isExplainedByRun, isWondering } from '../../events/event-text'
import { focusTexts, namesOnlyPlaces } from '../../focus/focus'
import { withoutRepeats } from '../../focus/once'
import { linesSaid, saidText } from '../../focus/said'
import { withoutLine } from '../../focus/without-line'
import { findIdioms, idiomText } from '../../idioms/find-idioms'
import type { Idiom, Source } from '../../idioms/idiom'
import { chooseIdioms, isAskedFor } from '../choose-idioms'
import { describe } from '../describe'
import { methodTexts } from '../explain-all'
import { purpose } from '../goal'
import { run } from '../output'
import { traceList } from '../trace-list'
import type { Ask } from './ask'
import { comparedLines } from './compare-lines'
import { surprisesOf } from './output-answer'
import { operatorText } from './pointed'
import { ASKS_END, reasonText, valueReachedText } from './why'

type Part = { blocks: Block[]; topic: string }

/** What a question about a part of the program asks for; null where it asks for the whole. */
export function answerPart(ask: Ask): Part | null {
  const { frame } = ask
  const compared = comparedLines(ask)
  if (compared !== null) return { blocks: compared, topic: 'line' }
  const lines = askedLines(ask)
  if (lines.length > 0) {
    const pointed = lines.length === 1 && (frame.requests.has('what-is') || frame.isFollowUp) ? focusTexts(ask) : []
    if (pointed.length > 0) return { blocks: pointed.map(text), topic: 'part' }
    const blocks = lines.flatMap((line) => lineBlocks(line, ask))
    if (blocks.length > 0) return { blocks, topic: 'line' }
  }
  const part = partOf(ask)
  return part === null || frame.isFollowUp
    ? part
    : { ...part, blocks: [...part.blocks, ...wholeOf(ask), ...besidesOf(part, ask), ...outputOf(ask)] }
}

const MAX_BESIDES = 3
/** «Trozo a trozo»: all links of a chain. */
const EACH = /\b(?:trozo (?:a|por) trozo|parte por parte|por partes|cada (?:trozo|parte|paso|metodo|cosa|punto))\b/
const MAX_EACH = 8
const MAX_STATEMENTS = 20

/** What else is worth a word in a short program: who asks for a piece stumbles over its neighbours, too. */
function besidesOf({ blocks }: Part, { source, frame }: Ask): Block[] {
  if ([...statementsIn(source.module.body)].length > MAX_STATEMENTS) return []
  const told = blocks.map((block) => (block.kind === 'text' ? block.markdown : '')).join('\n')
  const idioms = chooseIdioms(source, { ...frame, level: 'intermedio' }, MAX_BESIDES + 2).map(idiomText)
  const items = [...idioms.slice(0, MAX_BESIDES), ...methodTexts(source)]
    .filter((each) => !told.includes(each))
    .slice(0, EACH.test(frame.plain) ? MAX_EACH : MAX_BESIDES)
  return items.length === 0 ? [] : [{ kind: 'list', items }]
}

/** What the part is a part of, where that is known: a stranger asks for a piece and has not seen the purpose. */
function wholeOf({ source }: Ask): Block[] {
  const whole = purpose(source)
  // That it shows what it shows says nothing of what it is for.
  if (whole === null || /^Este código (?:pide [^.]* y )?(?:lo muestra|muestra|ordena) [^.]*\.$/.test(whole)) return []
  return [text(`En conjunto, ${lowerFirst(whole)}`)]
}

const MAX_OUTPUT_LINES = 8

/** What the whole program prints, where that is short: what a part is for shows in it. */
function outputOf({ code, frame, source }: Ask): Block[] {
  const result = run(code.tree)
  if (result.kind !== 'done' || result.output === '' || result.output.split('\n').length > MAX_OUTPUT_LINES) return []
  const shown: Block[] = [text('Tu programa imprime:'), { kind: 'code', language: 'text', code: result.output }]
  const trace = ORDER.test(frame.plain) ? traceList(result, MAX_TRACE, source) : []
  return trace.length === 0 ? shown : [...shown, text('Paso a paso:'), { kind: 'list', items: trace }]
}

const ORDER = /\b(?:orden|paso a paso|traza|seguimiento|prueba de escritorio|recursiv\w*|vuelta|vueltas)\b/
const MAX_TRACE = 14

function partOf(ask: Ask): Part | null {
  const { frame } = ask
  const asksWhy = frame.requests.has('why') || ASKS_END.test(frame.plain) || isExplainedByRun(ask)
  const reason = asksWhy ? reasonText(ask) : null
  const isOfPart = frame.requests.has('what-is') || frame.isFollowUp || asksWhy
  const isEnd = ASKS_END.test(frame.plain) && reason !== null
  if ((asksWhole(ask) && !isEnd) || (!isOfPart && WHOLE.test(frame.plain))) return null
  const pointed = focusTexts(ask)
  const idioms = isOfPart ? askedIdioms(ask) : []
  const [first, other] = idioms
  // One idiom that the words mean says more than the signs it is made of; of several it is not sure which is meant.
  const isMeant =
    first !== undefined &&
    (idioms.every(({ name }) => name === first.name) || pointed.every(isPlain)) &&
    !pointed.some((each) => each.includes(beginningOf(idiomText(first))))
  if (isMeant && first !== undefined) {
    const more = [...pointed.filter((each) => !isPlain(each)), ...(reason === null ? [] : [reason])]
    return {
      blocks: withoutRepeats([...idiomsTold(idioms, ask), ...more]).map(text),
      topic: other === undefined ? first.name : 'part',
    }
  }
  const also = pointed.length > MAX_BESIDE ? [] : idioms.map(idiomText)
  // What happened is why, before what it is that the words point at.
  const events = asksWhy ? eventTexts(ask, true) : []
  const why = reason === null || events.length > 0 ? [] : [reason]
  // A reason comes before what only says what a number or a line is.
  const told = pointed.every(isPlain) ? [...why, ...pointed] : [...pointed, ...why]
  const texts = withoutRepeats([...events, ...told, ...also])
  if (texts.length > 0) return { blocks: texts.map(text), topic: reason === null ? 'part' : 'why' }
  if (!asksWhy) return null
  const surprises = isWondering(ask) ? surprisesOf(ask) : []
  const values = surprises.length > 0 ? surprises : [valueReachedText(ask)].filter((told) => told !== null)
  return values.length === 0 ? null : { blocks: values.map(text), topic: 'why' }
}

/** Beside so many parts that are pointed at, what the words may mean besides is told. */
const MAX_BESIDE = 2

const beginningOf = (told: string) => told.slice(0, told.search(/\. |$/))

/** What the line says by itself already. */
const PLAIN =
  /^(?:En la línea \d+, `=`|El `-?[\d.]+` de la línea \d+ es|La \*\*línea|`\w+` es lo que trae|El `\w+` de la línea|`None` es la manera)/
const isPlain = (each: string) => PLAIN.test(each)

/** «Qué hace esto, sobre todo lo del get»: all of it is told, that first. */
export const asksWhole = ({ frame, source }: Ask) =>
  !frame.isFollowUp &&
  (WHAT_FOR.test(frame.plain) ||
    (frame.requests.has('explain-code') && (ALL.test(frame.plain) || namesOnlyPlaces({ frame, source }))))
/** «No sé qué calcula». */
const WHAT_FOR =
  /\b(?:que|q|ke|cual) (?:es el )?(?:algoritmo|metodo)\b|\bno (?:se|entiendo|cacho|pillo) (?:que|q|ke) (?:calcula|hace|saca)\b/
const ALL =
  /\b(?:(?:que|ke|q) hace (?:todo )?(?:esto|este (?:codigo|programa|script))|linea (?:por|a) linea|explic\w* (?:todo )?(?:esto|este (?:codigo|programa|script))|sobre ?todo|paso a paso)\b/
/** The whole of it is asked about, whatever it names. */
const WHOLE = /\b(?:codigo|programa|script|clase|todo(?! (?:menos|salvo|excepto)))\b/

/** Lines by their numbers, and «la última línea». */
function askedLines({ frame, source, code }: Ask): number[] {
  const named = new Set([...frame.lines, ...linesSaid(saidText(frame.message.prose))])
  const own = [...named].filter((line) => line >= 1 && line <= source.lines.count)
  if (own.length > 0) return own.slice(0, 3)
  const all = [...statementsIn(code.tree.body)].map(({ from }) => source.lines.lineAt(from))
  if (code.tree.body.length > 1 && ASKS_LAST.test(frame.plain)) return all.slice(-1)
  if (code.tree.body.length < 2 || frame.requests.has('explain-code')) return []
  const called = /\b(?:linea|fila|renglon) (?:del|de la|de|con el|con la|que pone) (?:el |la )?(\w+)/.exec(
    frame.plain,
  )?.[1]
  const holding = called === undefined ? [] : all.filter((line) => words(source.lines.textOf(line)).includes(called))
  if (holding.length === 1) return holding
  if (/\b(ultima|final) (linea|fila)\b|\blinea (ultima|final)\b/.test(frame.plain)) return all.slice(-1)
  return /\bprimera (linea|fila)\b/.test(frame.plain) ? all.slice(0, 1) : []
}

/** «¿Qué hace la última línea?» */
const ASKS_LAST =
  /\b(?:que|como|por que|para que|entiendo|explic\w+) (?:\w+ ){0,4}?ultim[oa] (?:linea|fila|renglon|print)\b/

const words = (line: string): string[] => [...line.toLowerCase().matchAll(/\w+/g)].map(([word]) => word)

/** What the line is there for. */
const ASKS_PURPOSE = /\b(?:(?:para|pa|por) ?(?:que|q)|pq|xq|hace falta|necesari\w+|sirve|pinta)\b/

/** One line: what it does, the idioms on it, and the values that it had. */
function lineBlocks(line: number, ask: Ask): Block[] {
  const { source, code, frame } = ask
  const { lines } = source
  const { lineAt } = lines
  const node =
    [...statementsIn(code.tree.body)].find(({ from }) => lineAt(from) === line) ??
    innermost(code.tree.body, line, lineAt)
  if (node === null) return lines.textOf(line).trim() === '' ? [text(`La línea ${line} está vacía.`)] : []
  const end = Math.max(source.lines.rangeOf(line).to, headEnd(node))
  const idioms = unique(findIdioms(source).filter(({ from }) => from >= node.from && from < end)).slice(0, 3)
  const items = idioms.map(idiomText)
  const pointed = focusTexts(ask)
  const result = run(code.tree)
  const steps = 'steps' in result ? result.steps.filter((step) => step.line === line && step.changes.length > 0) : []
  const values = steps
    .slice(0, 6)
    .map(({ changes }) => changes.map(({ name, value }) => `\`${name} = ${value}\``).join(', '))
  return [
    { kind: 'code', language: 'python', code: lines.textOf(line).trim() },
    text(lineText(line, describe(node, source))),
    ...pointed.map(text),
    ...conditionText(node, source).map(text),
    ...(items.length > 0 ? [{ kind: 'list', items } as const] : []),
    ...(pointed.length === 0 && ASKS_PURPOSE.test(frame.plain) && !/\by no\b/.test(frame.plain)
      ? [withoutLine(node, source)].filter((told) => told !== null).map(text)
      : []),
    ...(values.length > 0
      ? [text(`${values.length > 1 ? 'Los valores que va dejando' : 'Al ejecutarla queda'}: ${values.join(' → ')}.`)]
      : []),
  ]
}

/** What a condition asks, sign by sign. */
function conditionText(node: Statement, source: Source): string[] {
  if (node.kind !== 'if' && node.kind !== 'while') return []
  return [...expressionsIn(node.test)].flatMap((part) => {
    const [only, other] = part.kind === 'compare' ? part.comparisons : []
    if (part.kind !== 'compare' || !only || other) return []
    return [`\`${only.operator}\` ${operatorText(only.operator, part.left, only.right, source)}.`]
  })
}

/** «La **línea 4** guarda …», «En la **línea 4**, si se cumple …». */
const lineText = (line: number, does: string) =>
  /^(?:si|lo)\b/.test(does) ? `En la **línea ${line}**, ${does}.` : `La **línea ${line}** ${does}.`

const headEnd = (node: Statement) => blocksOf(node).flat()[0]?.from ?? node.to

function innermost(body: readonly Statement[], line: number, lineAt: (offset: number) => number): Statement | null {
  const found = [...statementsIn(body)].filter(
    ({ from, to }) => lineAt(from) <= line && line <= lineAt(Math.max(from, to - 1)),
  )
  return found.at(-1) ?? null
}

const unique = (idioms: readonly Idiom[]) =>
  idioms.filter(({ name }, at) => idioms.findIndex((other) => other.name === name) === at)

/** A longer piece is code to be explained, no mention of a part. */
const MAX_MENTION = 16

/** The idioms of the code that the question names. */
export function askedIdioms({ frame, source }: Pick<Ask, 'frame' | 'source'>): Idiom[] {
  // What the code itself says in the sentence asks for nothing.
  const own = frame.message.code.filter(({ form, code }) => form === 'inline' && code.length > MAX_MENTION)
  const prose = own.reduce((text, { code }) => text.replace(code.trim(), ' '), frame.message.prose)
  const words =
    own.length === 0 ? `${frame.plain} ${prose.toLowerCase()}` : `${plainText(prose)} ${prose.toLowerCase()}`
  const asked = findIdioms(source).filter(({ name }) => isAskedFor(name, words))
  const kinds = unique(asked)
  return kinds.length === 1 && !frame.isFollowUp ? asked.slice(0, MAX_ALIKE) : kinds.slice(0, 2)
}

/** «¿Por qué hay dos `return`?» */
const MAX_ALIKE = 3

function idiomsTold(idioms: readonly Idiom[], { source, code }: Ask): string[] {
  const texts = idioms.map(idiomText)
  const result = run(code.tree)
  const [first] = idioms
  const line = first ? source.lines.lineAt(first.from) : 0
  const steps = 'steps' in result ? result.steps.filter((step) => step.line === line && step.changes.length > 0) : []
  const values = steps
    .slice(0, 5)
    .map(({ changes }) => changes.map(({ name, value }) => `\`${name} = ${value}\``).join(', '))
  return values.length === 0 ? texts : [...texts, `En tu programa (línea ${line}): ${values.join(' → ')}.`]
}
