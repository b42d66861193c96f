import { flatLines } from '../../python/indentation/flat-lines'
import { withIndentation } from '../../python/indentation/indentation'
import { parsePython } from '../../python/parse'
import type { CodePart, Message } from '../message'
import { codePart } from './code-part'
import { STOPPED } from './stopped'

const DOUBLE = /[“”„«]([^“”„«»\n]{0,400})[“”»]/g
const SINGLE = /[‘’]([^‘’\n]{0,400})[‘’]/g
/** «Al copiar se pierden»: said of the message, and not of the program. */
const ON_THE_WAY = /\b(?:copi\w+|peg(?:o|ar|ue|ando)|cel\w*|movil|telefono|wh?ats\w*|wasap)\b/i
const OF_LAYOUT = /\b(?:indenta\w*|identa\w*|sangr\w+|espacios|tabula\w*|expected)\b/i
const IS_COMPILERS = /(?:Syntax|Indentation|Tab)Error$/
/** Longer programs are read as they stand. */
const MAX_CHARACTERS = 4_000

/**
 * A message whose program has run, as it was before phones and word processors curled its quotes and took the spaces before its lines on
 * the way here.
 */
export function asItWas(message: Message): Message {
  const { traceback, prose } = message
  const hasRun = traceback === null ? !STOPPED.test(prose) : !isCompilers(traceback)
  if (!hasRun) return message
  const straight = message.code.map(straightened)
  const isStraightened = straight.some((part, at) => part !== message.code[at])
  const mayBeFlat = traceback !== null || (/\w+ \w+/.test(prose) && (!OF_LAYOUT.test(prose) || ON_THE_WAY.test(prose)))
  const code = mayBeFlat ? straight.map((part) => indented(part, message)) : straight
  const isIndented = code.some((part, at) => part !== straight[at])
  if (!isStraightened && !isIndented) return message
  const done = [
    ...(message.putRight ?? []),
    ...(isStraightened ? (['quotes'] as const) : []),
    ...(isIndented ? (['spaces'] as const) : []),
  ]
  return { ...message, code, putRight: done }
}

const isCompilers = ({ type, message }: NonNullable<Message['traceback']>) =>
  IS_COMPILERS.test(type ?? '') || (type === null && OF_LAYOUT.test(message))

function straightened(part: CodePart): CodePart {
  if (part.form === 'inline' || !CURLY.test(part.code.replace(TEXTS, ''))) return part
  const straight = codePart(part.code.replace(DOUBLE, quoted).replace(SINGLE, "'$1'"), part.form)
  if (straight.code === part.code) return part
  return straight.tree.errors.length === 0 || flatLines(straight.code) !== null ? straight : part
}

const CURLY = /[“”„«»‘’]/
/** Inside straight quotes and comments they are letters like any other. */
const TEXTS = /"[^"\n]*"|'[^'\n]*'|#[^\n]*/g

const quoted = (_: string, inner: string) => (inner.includes('"') ? `'${inner}'` : `"${inner}"`)

/** A program of which no line is indented, though some open a block. */
function indented(part: CodePart, { traceback, prose }: Message): CodePart {
  if (part.form === 'inline' || part.tree.errors.length === 0 || part.code.length > MAX_CHARACTERS) return part
  const code = withIndentation(part.code, { raises: traceback?.type ?? null, around: prose })
  return code === null ? part : { ...part, code, tree: parsePython(code) }
}
