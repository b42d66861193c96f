import { byWord } from '~/platform/text/by-word'
import { outputOf } from './example'
import { type Token, tokensIn, withToken } from './tokens'

/** A program with one fault: where, and what stood there. */
export type Mutant = { code: string; token: Token; now: string; output: string }

/** What beginners write for it. */
const SLIPS: Partial<Record<string, readonly string[]>> = byWord({
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+', '**'],
  '/': ['//', '*'],
  '//': ['/', '%'],
  '%': ['//', '/'],
  '**': ['*'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['+='],
  and: ['or'],
  or: ['and'],
  True: ['False'],
  False: ['True'],
  append: ['extend'],
  min: ['max'],
  max: ['min'],
  sum: ['len'],
  len: ['sum', 'max'],
  upper: ['lower'],
  lower: ['upper'],
  keys: ['values'],
  values: ['keys'],
  break: ['continue'],
  continue: ['break'],
  any: ['all'],
  all: ['any'],
  union: ['intersection'],
  remove: ['append'],
  is: ['is not'],
  sorted: ['list', 'reversed'],
})
const MAX_TRIED = 24
const MAX_MUTANTS = 4

function slipsFor({ text }: Token): readonly string[] {
  const own = SLIPS[text]
  if (own !== undefined) return own
  // One more or one less is what is most often wrong with a number.
  return /^\d{1,4}$/.test(text) ? [String(Number(text) + 1), ...(text === '0' ? [] : [String(Number(text) - 1)])] : []
}

/** The versions of a program with one slip each that run and print something else, each another output. */
export function mutantsOf(code: string, output: string): Mutant[] {
  const mutants: Mutant[] = []
  const seen = new Set([output])
  const tried = tokensIn(code)
    .flatMap((token) => slipsFor(token).map((now) => ({ token, now })))
    // Signs and words before numbers: another number is often another datum.
    .toSorted((a, b) => Number(/^\d/.test(a.now)) - Number(/^\d/.test(b.now)))
    .slice(0, MAX_TRIED)
  for (const { token, now } of tried) {
    const other = withToken(code, token, now)
    const printed = outputOf(other)
    if (printed === null || seen.has(printed)) continue
    seen.add(printed)
    mutants.push({ code: other, token, now, output: printed })
    if (mutants.length === MAX_MUTANTS) break
  }
  return mutants
}
