import type { Frame, State } from '../../engine/frame'
import { plainText } from '../../engine/lexicon/plain-text'
import { termOf, wordsOf } from '../../engine/lexicon/terms'
import { readTask } from '../../engine/task/read-task'
import { accountOf } from './accounted'
import { asksForSomething } from './compose/coverage'
import { freedIn } from './fixed/freed'

/** Where a program shows what a wish asks for: `lines` from 1, `share` of its words from 0 to 1. */
export type Shown = { lines: number[]; share: number }

/** What is to be otherwise than it is has not been understood where the program shows its words. */
const OTHERWISE =
  /\b(?:en vez|en lugar|cambi\w+|quit\w+|sin|mejor(?! de \d)|solo|otr[oa]|al reves|borr(?:a|ame|alo)|en lo que|y no|se llam\w+|por que|siempre|fij[oa]s?|que (?:ya )?no (?:dig|muestr|imprim|salg|pong)\w+)\b/
/** What is said of how a program takes or tells something, in words that stand in none. */
export const OF_MANNER =
  /^(?:avis\w+|anad\w+|agreg\w+|aviso|error\w*|mensaj\w+|maxim[oa]s?|minim[oa]s?|acept\w+|admit\w+|import\w+|disting\w+|posible|correct\w+|cuenta|ademas|tambien|permit\w+|funcion\w*|opcion\w*|metodo\w*|cantidad|quieras?|quiera|hasta|desde|entre|mientras|todos|solamente|siempre|dentro|primer[oa]?s?|ultim[oa]s?|(?:alt|baj|grand|pequen|car|barat|larg|cort)[oae]s?|elij\w*|eleg\w*)$/
const TELLS = /\b(?:dig[ae]|diga\w*|muestre|imprima|avise|salga|di|muestra)\b/
/** So many words that only the program says leave little doubt, whatever one more of a few is. */
const [MANY, MOST, FEW] = [2, 0.6, 4]
const MAX_LINES = 3
/** One word in common with a sentence is chance. */
const MIN_TOLD = 2

/**
 * Where the program at hand, which the mentor has written, shows already what is wished: recipes often do more than was asked. Null
 * where nothing of it is shown but words that the requests before have said.
 */
export function shownAlready(frame: Frame, state: State): Shown | null {
  const { program } = state
  if (program === null || OTHERWISE.test(frame.plain) || lacksCount(frame.plain, program.code)) return null
  const task = readTask(frame)
  const { missing } = accountOf(task, program.code)
  const isNew = [...frame.message.prose.matchAll(/(?<![\w.])([a-z_]\w*)\(/gi)].some(
    ([, name]) => !program.code.includes(`${name}(`),
  )
  if (missing.length > 0 || isNew || namesOtherNumber(frame.message.prose, program.code)) return null
  const lines = program.code.split('\n').map(termsOfCode)
  const freed = freedIn(frame.plain)
  if (freed !== null) return askedFor(freed.noun, program.code.split('\n'), whoseIn(frame.plain, freed.noun))
  const earlier = new Set(state.answered.flatMap(({ question }) => termsOf(question)))
  const told = openingOf(state.said.at(-1) ?? '')
  const { terms, shown } = wishedIn(frame, { lines, told })
  const fresh = shown.filter((term) => !earlier.has(term))
  if (fresh.length === 0 && !told.some((sentence) => sharesRun(termsOf(frame.plain), sentence))) return null
  const share = terms.length === 0 ? 1 : shown.length / terms.length
  // What shall be said is shown by what is printed, and by no constant of the same name.
  const says = TELLS.test(frame.plain) && !/\d/.test(frame.plain)
  return {
    lines: linesWith(
      fresh,
      says ? lines.map((own, at) => (/print\(/.test(program.code.split('\n')[at] ?? '') ? own : [])) : lines,
    ),
    share: fresh.length >= MANY && share >= MOST && terms.length <= FEW ? 1 : share,
  }
}

/** «cuántos productos» is told by what counts. */
const lacksCount = (plain: string, code: string): boolean =>
  /\bcuant[oa]s [a-z]{4,}s\b/.test(plain) && !/\blen\(|\bcount\(|\+= ?1\b|\bsum\(1 for|Counter\(|enumerate\(/.test(code)

/** «menos de 3» where 5 stands. */
const namesOtherNumber = (prose: string, code: string): boolean =>
  [...prose.matchAll(/(?<![\w.,])\d{1,9}(?![\w.,]*\d)/g)].some(
    ([number]) => !new RegExp(`(?<![\\d.])${number}(?!\\d)`).test(code),
  )

/** The words of a wish that ask for something, and those of them that a program or what is told of it shows. */
function wishedIn(wish: Frame, { lines, told }: { lines: readonly string[][]; told: readonly string[][] }) {
  const { words } = readTask(wish).request
  const wished = words.map(({ plain }) => plain).filter((word) => isContent(word) || isCount(word))
  const terms = [...new Set(wished.flatMap((word) => termsOf(word)))]
  const inCode = new Set(lines.flat())
  const sentences = told.filter((sentence) => terms.filter((term) => sentence.includes(term)).length >= MIN_TOLD)
  const shown = terms.filter((term) => inCode.has(term) || sentences.some((sentence) => sentence.includes(term)))
  return { terms, shown }
}

/** Which share of what a wish asks for a new program shows. */
export function shareShown(wish: Frame, { code, title }: { code: string; title: string }): number {
  const { terms, shown } = wishedIn(wish, {
    lines: code.split('\n').map(termsOfCode),
    told: openingOf(`${title}\n\`\`\``),
  })
  return terms.length === 0 ? 1 : shown.length / terms.length
}

/** Whether a wish to type something by its name is left out: no question of the program names it. */
export function lacksQuestion(wish: Frame, code: string): boolean {
  const noun = freedIn(wish.plain)?.noun ?? ''
  return noun !== '' && askedFor(noun, code.split('\n'), whoseIn(wish.plain, noun)) === null
}

/** «solo los de Madrid»: a name within a sentence must stand in the program. */
export const lacksName = ({ message }: Frame, code: string): boolean =>
  [...message.prose.matchAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}{2,}/gu)].some(
    ([name]) => !plainText(code).includes(plainText(name)),
  )

const termsOf = (text: string): string[] =>
  wordsOf(plainText(text.replace(/([a-z])([A-Z])/g, '$1 $2'))).map((word) => (/^\d+$/.test(word) ? word : termOf(word)))
/** `{x:.1%}` and `%'` say «porcentaje». */
const termsOfCode = (line: string) => termsOf(line.replace(/%(?= ?['"}:)?])/g, ' porcentaje '))
const isContent = (word: string) => asksForSomething(word) && !OF_MANNER.test(word)
const isCount = (word: string) => /^\d+$/.test(word) && Number(word) > 2

/** «el nombre del cliente» is not that of the product. */
const whoseIn = (plain: string, noun: string): string[] =>
  (new RegExp(`\\b${noun} (?:del|de l[ao]s?|de su|de mi|de cada) ([a-z]{4,})`).exec(plain)?.slice(1) ?? []).filter(
    (whose) => whose !== 'usuario',
  )

/** A question of the program that names what is to be typed, and whose it is. */
function askedFor(noun: string, lines: readonly string[], whose: readonly string[] = []): Shown | null {
  const at = lines.findIndex((line) => {
    if (!/input\(|pedir_\w+\(/.test(line)) return false
    const terms = termsOf(line.replace(/\bsin \w+/gi, ' '))
    return [noun, ...whose].every((word) => terms.includes(termOf(word)))
  })
  return at === -1 ? null : { lines: [at + 1], share: 1 }
}

/** The sentences before the program of an answer, without those that quote the person. */
const openingOf = (answer: string): string[][] =>
  answer
    .slice(0, Math.max(0, answer.indexOf('```')))
    .split(/[.:]\s|\n/)
    .filter((sentence) => !/[«»]|^Lo he escrito/.test(sentence))
    .map(termsOf)

const RUN = 5
/** «no deje retirar más de lo que hay»: so many words one after the other are no chance. */
const sharesRun = (words: readonly string[], sentence: readonly string[]) =>
  words.some(
    (_, at) =>
      at + RUN <= words.length && ` ${sentence.join(' ')} `.includes(` ${words.slice(at, at + RUN).join(' ')} `),
  )

/** The lines that show most of some terms, in their order. */
function linesWith(terms: readonly string[], lines: readonly (readonly string[])[]): number[] {
  const found = lines.flatMap((own, at) => {
    const count = terms.filter((term) => own.includes(term)).length
    return count === 0 ? [] : [{ line: at + 1, count }]
  })
  return found
    .toSorted((a, b) => b.count - a.count || a.line - b.line)
    .slice(0, MAX_LINES)
    .map(({ line }) => line)
    .toSorted((a, b) => a - b)
}
