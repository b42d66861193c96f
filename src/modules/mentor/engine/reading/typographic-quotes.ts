import type { CodePart, Message } from '../message'
import { codePart } from './code-part'

const DOUBLE = /[“”„«]([^“”„«»\n]{0,400})[“”»]/g
const SINGLE = /[‘’]([^‘’\n]{0,400})[‘’]/g
/** Who is stopped by what a phone has made of a program is told of it. */
export const STOPPED =
  /\b(?:(?<!\b(?:no|ni|sin) (?:(?:me|da|sale|tira|marca|un|ningun|hay) ){0,3})error\w*|syntax\w*|invalid\w*|sintaxis|comillas?|rojo|no (?:me )?(?:corre|arranca|ejecuta|compila|anda|funciona|funca|jala|va|deja)|falla\w*|peta|truena)\b/i

/** A message whose program runs with straight quotes, and so has run: phones and word processors curl them on the way here. */
export function withStraightQuotes(message: Message): Message {
  if (message.traceback !== null || STOPPED.test(message.prose)) return message
  const code = message.code.map(straightened)
  return code.every((part, at) => part === message.code[at]) ? message : { ...message, code, putRight: 'quotes' }
}

function straightened(part: CodePart): CodePart {
  if (part.form === 'inline' || !CURLY.test(part.code.replace(TEXTS, ''))) return part
  const straight = codePart(part.code.replace(DOUBLE, quoted).replace(SINGLE, "'$1'"), part.form)
  return straight.code !== part.code && straight.tree.errors.length === 0 ? straight : part
}

const CURLY = /[“”„«»‘’]/
/** Inside straight quotes and comments they are letters like any other. */
const TEXTS = /"[^"\n]*"|'[^'\n]*'|#[^\n]*/g

const quoted = (_: string, inner: string) => (inner.includes('"') ? `'${inner}'` : `"${inner}"`)
