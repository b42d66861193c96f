import { upperFirst } from '~/platform/text/first-letter'
import { text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Block } from '../../../engine/skill'
import type { Expression, ExpressionOf, Statement } from '../../../python/ast'
import { type Budget, evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { expressionsIn } from '../../../python/walk'
import { eventTexts } from '../events/event-text'
import { findIdioms, idiomText } from '../idioms/find-idioms'
import type { Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { wholeNumber } from '../idioms/in-subscripts'
import { entryOfCall } from './called'
import { SURPRISING } from './choose-idioms'
import { chainText, describe } from './describe'
import type { Ask } from './questions/ask'

/** A line of the console: what was written, and what it showed. */
type Shown = { node: Statement; text: string; value: string | null; from: string | null }

const MAX_LINES = 12
const MAX_IDIOMS = 2
const MAX_PICKED = 12
/** Of all runs together. */
const STEPS = 40_000

/** A console with its results: each line with what it shows and why, the one that is asked about first. Null for any other code. */
export function sessionBlocks({ frame, code, source }: Ask): Block[] | null {
  if (code.form !== 'session' || source.module.body.length > MAX_LINES) return null
  const budget: Budget = { steps: STEPS, ofOne: STEPS }
  const lines = source.module.body.map((node) => shownOf(node, source, budget))
  const results = lines.filter(({ value }) => value !== null)
  if (results.length === 0) return null
  const asked = askedOf(frame.plain, results)
  const others = lines.filter((line) => line !== asked)
  const rest = others.map(
    (line) => `${brief(line, source)}${asked || line.value === null ? '' : reasons(line, source)}`,
  )
  return [
    ...eventTexts({ frame, source }, false).map(text),
    ...(asked ? [text(`${result(asked)}${reasons(asked, source)}`)] : []),
    ...(asked && rest.length > 0 ? [{ kind: 'heading', text: 'Las demás líneas' } as const] : []),
    ...(rest.length > 0 ? [{ kind: 'list', items: rest } as const] : []),
  ]
}

const result = ({ text: written, value }: Shown) => `${inlineCode(written)} da ${inlineCode(value ?? '')}.`
const brief = (line: Shown, source: Source) =>
  line.value === null
    ? `${inlineCode(line.text)}: ${describe(line.node, source)}.${surpriseOf(line, source)}`
    : result(line)

/** What in a line that shows nothing makes a later one surprise. */
function surpriseOf({ node }: Shown, source: Source): string {
  const idiom = findIdioms(source).find(
    ({ name, from, to }) => SURPRISING.has(name) && from >= node.from && to <= node.to,
  )
  return idiom === undefined ? '' : ` ${idiomText(idiom)}`
}

/** «el último», «el segundo», «la línea 3»: of the lines that show something. */
function askedOf(plain: string, results: readonly Shown[]): Shown | null {
  const said =
    /\b(?:el|la|lo|del|al|en) (ultim[oa]|penultim[oa]|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa])\b|\blinea (\d{1,2})\b/g
  // «los dos primeros más o menos, pero el último no»: what comes last is what is not understood.
  const last = [...plain.matchAll(said)].at(-1)
  if (!last) return results.length === 1 ? (results[0] ?? null) : null
  const [, word = '', number] = last
  if (number !== undefined) return results[Number(number) - 1] ?? null
  if (word.startsWith('ultim')) return results.at(-1) ?? null
  if (word.startsWith('penultim')) return results.at(-2) ?? null
  return results[['primer', 'segund', 'tercer', 'cuart'].findIndex((each) => word.startsWith(each))] ?? null
}

/** What a line showed, as far as the evaluator tells; `from` is the text or list that a slice of it is taken of. */
function shownOf(node: Statement, { module }: Source, budget: Budget): Shown {
  const written = module.source.slice(node.from, node.to).trim()
  if (node.kind !== 'expression') return { node, text: written, value: null, from: null }
  const before = module.source.slice(0, node.from)
  const value = printed(before, `repr(${written})`, budget)
  const sliced = node.value.kind === 'subscript' ? node.value.value : null
  const from = sliced === null ? null : printed(before, `repr(${module.source.slice(sliced.from, sliced.to)})`, budget)
  return { node, text: written, value: value === 'None' ? null : value, from }
}

/** The last line that a program prints, with one more `print`. */
function printed(before: string, expression: string, budget: Budget): string | null {
  const run = evaluatePiece(parsePython(`${before}\nprint(${expression})\n`), { budget })
  return run.kind === 'done' ? (run.output.trimEnd().split('\n').at(-1) ?? null) : null
}

/** Why: its idioms, and of a slice the places that it takes. */
function reasons({ node, from }: Shown, source: Source): string {
  const idioms = findIdioms(source).filter((idiom) => idiom.from >= node.from && idiom.to <= node.to)
  const told = idioms.slice(0, MAX_IDIOMS).map(idiomText)
  const value = node.kind === 'expression' ? node.value : null
  const taken = value && from !== null ? pickedText(value, from) : ''
  const names =
    value === null ? [] : [...expressionsIn(value)].flatMap((part) => (part.kind === 'name' ? [part.name] : []))
  const same = [...new Set(names.flatMap((name) => sameObject(name, node, source)))]
  const note =
    value?.kind === 'call' && isFirstOf(value, node, source) ? (entryOfCall(value, source)?.entry.note ?? '') : ''
  const called = value?.kind === 'subscript' ? chainText(value.value, source) : value && chainText(value, source)
  return [...(called ? [sentence(called)] : []), ...told, note, ...same, taken]
    .filter((part) => part !== '')
    .map((part) => ` ${part}`)
    .join('')
}

/** What surprises in a function is said where it is called first. */
const isFirstOf = (call: ExpressionOf<'call'>, node: Statement, { module }: Source) =>
  module.body.find(
    (each) => each.kind === 'expression' && each.value.kind === 'call' && calledName(each.value) === calledName(call),
  ) === node

const sentence = (words: string) => `${upperFirst(words)}.`

/** A name that shows what was changed by another name: what was said of that. */
function sameObject(name: string, node: Statement, source: Source): string[] {
  const earlier = findIdioms(source).filter((idiom) => idiom.name === 'same-list' && idiom.to <= node.from)
  const isOf = (idiom: { from: number; to: number }) =>
    source.module.body.some(
      (each) =>
        each.from <= idiom.from &&
        idiom.to <= each.to &&
        each.kind === 'assign' &&
        [each.value, ...each.targets].some((part) =>
          [...expressionsIn(part)].some((one) => one.kind === 'name' && one.name === name),
        ),
    )
  return earlier.filter(isOf).slice(0, 1).map(idiomText)
}

/** «Toma las posiciones 9 (`a`), 7 (`r`) …»: what a slice of a text takes, one by one. */
function pickedText(node: Expression, shown: string): string {
  if (node.kind !== 'subscript' || !/^'[^'\\]*'$/.test(shown)) return ''
  const letters = [...shown.slice(1, -1)]
  if (node.index.kind !== 'slice') return ''
  const { lower, upper, step } = node.index
  const stride = step === null ? 1 : wholeNumber(step)
  if (stride === null || stride === 0) return ''
  const size = letters.length
  const at = (part: Expression | null, otherwise: number) => {
    const place = part === null ? null : wholeNumber(part)
    if (part !== null && place === null) return null
    if (place === null) return otherwise
    const whole = place < 0 ? place + size : place
    return stride > 0 ? Math.min(Math.max(whole, 0), size) : Math.min(Math.max(whole, -1), size - 1)
  }
  const [first, end] = [at(lower, stride > 0 ? 0 : size - 1), at(upper, stride > 0 ? size : -1)]
  if (first === null || end === null) return ''
  const taken: string[] = []
  for (let place = first; stride > 0 ? place < end : place > end; place += stride)
    taken.push(`${place} (\`${letters[place]}\`)`)
  if (taken.length === 0 || taken.length > MAX_PICKED) return ''
  const way =
    stride > 0
      ? ''
      : ` Empieza por ${lower === null ? 'el final (la última letra)' : 'esa posición'} y va hacia atrás${stride === -1 ? '' : `, de ${-stride} en ${-stride}`}.`
  return `${way} Las posiciones se cuentan desde 0, y toma estas: ${taken.join(', ')}.`.trim()
}
