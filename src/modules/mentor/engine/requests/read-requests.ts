import type { Request } from '../frame'
import { readsAsEnglish } from '../lexicon/languages/languages'
import { meaningsIn } from '../lexicon/read-words'
import type { Has, RequestPattern } from './request-pattern'
import { ABOUT_CODE } from './requests-about-code'
import { ABOUT_MORE } from './requests-about-more'

const REQUEST_PATTERNS = { ...ABOUT_CODE, ...ABOUT_MORE } as const satisfies Record<Request, readonly RequestPattern[]>

/** What is asked stands at the beginning or at the end of a long text. */
const MAX_WORDS = 240
const HALF = MAX_WORDS / 2
const ENOUGH = 1
const NO_ERROR = /\b(?:no|ni|sin|tampoco)(?: (?:me|te|DAR|SALIR|EMITIR|IMPRIMIR|hay|ningun|NADA|un|de)){0,4} ERROR\b/g
/** Asked about a program that breaks, all of these are about what Python said. */
const ABOUT_AN_ERROR = new Set<Request>(['find-fault', 'explain-code', 'correct', 'why', 'what-is', 'explain-error'])

/** What the words of a message (as `plainText` gives them) ask for, by turns of phrase in the meanings of its words. */
export function readRequests(plain: string, has: Has): Set<Request> {
  const meanings = meaningsIn(endsOf(plain), { english: readsAsEnglish(plain) }).replace(NO_ERROR, 'SIN_ERROR')
  const found = new Set<Request>()
  for (const [request, patterns] of entries) {
    if (weightOf(patterns, meanings, has) >= ENOUGH) found.add(request)
  }
  if (has.error && [...found].every((request) => ABOUT_AN_ERROR.has(request))) found.add('explain-error')
  return found
}

const entries = Object.entries(REQUEST_PATTERNS) as [Request, readonly RequestPattern[]][]

function weightOf(patterns: readonly RequestPattern[], meanings: string, has: Has): number {
  return patterns
    .filter(({ given, without }) => (given === undefined || has[given]) && (without === undefined || !has[without]))
    .reduce((sum, { weight, pattern }) => (pattern.test(meanings) ? sum + weight : sum), 0)
}

function endsOf(plain: string): string {
  const words = plain.split(' ')
  return words.length <= MAX_WORDS ? plain : [...words.slice(0, HALF), ...words.slice(-HALF)].join(' ')
}
