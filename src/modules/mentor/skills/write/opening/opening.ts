import { writtenInFull } from '../../../engine/lexicon/in-full'
import type { Message } from '../../../engine/message'
import type { Draft, Task } from '../../../engine/task/task'
import { isWhole } from '../best-draft'
import { inOwnWords } from './own-words'
import { isBorneOut } from './unshown'

/** What makers say where they have no word for what was wanted: the program itself says more. */
const HOLLOW =
  /\bque pides\b|\blo que (?:pides|sale|toca|le toca)\b|\by lo muestra\b|\blo de cada\b|\bcada elemento\b|\bpaso a paso\b|\bsuma todo\b|\bcumplen? (?:la|su) condici[oó]n\b|\bcada clase\b|\bel resultado\b|\bque cuentas\b|\bc[oó]mo es\b|\bla consulta\b|\bpide «|\bdeja elegir\b|\btambi[eé]n: |\bpara que puedas cambiarlos\b|\btus datos\b/

/**
 * The sentence before a program: its idea where that is known, else what it does in the words of who asks for it. Null where nothing of
 * this program can be said.
 */
export function openingOf(draft: Draft, { written, asked, prose }: Message, task: Task): string | null {
  if (draft.isIdea) return draft.title
  const own =
    isWhole(draft) && written === undefined
      ? ownOpening(draft, asked === undefined ? prose : writtenInFull(asked, new Set()), task)
      : null
  return own ?? named(draft.title)
}

/** What was said of a program that is written for what was said before. */
export const named = (title: string): string | null => (HOLLOW.test(title) ? null : title)

const SUBJECT = /^(?:El decorador|El generador) `\w+`/
const ASKS = /^(?:pide|pregunta|solicita|va pidiendo)\b/

function ownOpening(draft: Draft, prose: string, { functions, classes }: Task): string | null {
  const { code, title } = draft
  const [only, ...others] = functions
  if (classes.length > 0 || others.length > 0) return null
  const said = inOwnWords(prose)
  if (said === null || !isBorneOut(said, draft) || (ASKS.test(said) && !/\binput\(|tkinter|argv/.test(code)))
    return null
  const own = /^def (\w+)\(/m.exec(code)?.[1]
  const name = only?.name ?? (/\bfunci[oó]n\b/i.test(prose) ? own : undefined)
  const isFunction = name !== undefined && new RegExp(`^def ${name}\\(`, 'm').test(code) && !/\binput\(/.test(code)
  const subject = SUBJECT.exec(title)?.[0]
  return `${subject ?? (isFunction ? `La función \`${name}\`` : 'El programa')} ${said}.`
}
