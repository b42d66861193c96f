import { AppError } from '~/platform/app-error'
import { once } from '~/platform/once'
import { folded } from '~/platform/text/folded'
import { MIN_PASSWORD_LENGTH } from '../rules'
import { COMMON_NUMBERS, COMMON_WORDS } from './common-passwords'

const PRODUCT = 'pymentor'
/** What people add to a word when a password has to be longer: `maria1990`, `madrid!`, `123hola`. */
const TRIMMINGS = /^[\d\W_]{0,4}?(?<word>[^\d\W_].*?)[\d\W_]{0,5}$/u
/** From one row or column of keys to the alphabet: parts of these, and of what they are backwards, are runs. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnñopqrstuvwxyz',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklñzxcvbnm',
]

const listed = once(
  () => new Set(`${COMMON_WORDS} ${COMMON_NUMBERS}`.split(/\s+/).flatMap((word) => [word, folded(word)])),
)

const reversed = (text: string) => [...text].reverse().join('')

/**
 * Whether a guesser would try this password among the first: one of the most used, a run or repetition of keys, or the account's own
 * e-mail or the product's name, whatever their case, accents, and figures before or after.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const text = folded(password)
  const word = wordIn(text)
  const local = folded(email.split('@')[0] ?? '')
  return (
    [text, word].some((part) => listed().has(part) || part === PRODUCT || isRun(part) || isRepetition(part)) ||
    text === folded(email) ||
    (local !== '' && [text, word].some((part) => lettersOf(part) !== '' && lettersOf(part) === lettersOf(local)))
  )
}

const wordIn = (text: string) => TRIMMINGS.exec(text)?.groups?.word ?? text
/** `ana.garcia` and `anagarcia` are one. */
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')
const isRun = (text: string) =>
  text.length >= 3 && RUNS.some((run) => run.includes(text) || reversed(run).includes(text))
/** `aaaaaa`, `abababab`, `holahola`: a piece again and again. */
const isRepetition = (text: string) => text.length >= 4 && /^(.{1,4})\1+$/u.test(text)

/** VAL-25. Throws AppError `weak_password`. */
export function refuseWeakPassword(password: string, email?: string): void {
  if (password.length < MIN_PASSWORD_LENGTH || isCommonPassword(password, email)) throw new AppError('weak_password')
}
