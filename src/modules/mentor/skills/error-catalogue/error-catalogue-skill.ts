import { inlineCode } from '../../engine/compose'
import { recognizeMessage } from '../../engine/error-messages/error-messages'
import type { Frame } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import type { Block, Skill } from '../../engine/skill'
import { statementsIn } from '../../python/walk'
import { type Found, findEntry } from './catalogue'
import { toldWith } from './entry'

/** Just before who explains errors by the program. */
const SURE = 0.985
/** A program or an exercise is wanted, and the message is a part of it. */
const AS_A_PART = 0.4

/** What the terminal, pip, editors and libraries say, and what to do about it: content (`content/errors`). */
export const errorCatalogueSkill: Skill = {
  name: 'error-catalogue',
  accepts(frame) {
    const found = foundIn(frame)
    if (found === null) return 0
    return isAPart(frame) ? AS_A_PART : SURE
  },
  answer(frame) {
    const found = foundIn(frame)
    if (found === null) return null
    const told: Block = { kind: 'markdown', markdown: toldWith(found.entry.text, found.values) }
    return { outcome: 'answered', topic: found.entry.id, blocks: [...whereOf(frame), told] }
  },
  topicOf: (frame) => foundIn(frame)?.entry.id ?? null,
}

/** «Haz un programa que avise cuando diga connection refused». */
const isAPart = ({ message, requests }: Frame) =>
  message.traceback === null && !requests.has('explain-error') && (requests.has('write') || requests.has('exercise'))

function foundIn(frame: Frame): Found | null {
  const found = findEntry(saidIn(frame))
  if (found === null || found.entry.isFirst || !isRead(frame)) return found
  const { error } = frame
  const kind = error && recognizeMessage(error.type, error.message)?.kind
  return kind == null || isVague(kind) ? found : null
}

/** All but programs: a single line that is taken for Python may be a line of the terminal. */
function saidIn({ message }: Frame): string {
  if (message.code.every(isOneLine)) return message.written ?? message.text
  return [message.prose, message.traceback?.text, message.output, message.data]
    .filter((text) => text != null)
    .join('\n')
}

const isOneLine = ({ code }: CodePart) => !code.trim().includes('\n')

/** Whether there is a program in which the cause may be found. */
const isRead = ({ code, message }: Frame) =>
  code !== null &&
  code.form !== 'inline' &&
  (!isOneLine(code) || [...statementsIn(code.tree.body)].length > 1 || message.code.length === 0)

const VAGUE = new Set(['connection', 'tcl', 'turtle-terminator', 'sqlite-bindings', 'thread-start', 'dll'])
const isVague = (kind: string) => kind.endsWith('-general') || VAGUE.has(kind)

/** The person's own line, where a traceback names it. */
function whereOf({ error, message }: Frame): Block[] {
  const own =
    message.traceback === null
      ? null
      : error?.frames.findLast(({ file }) => !/site-packages|dist-packages|[\\/]lib[\\/]python/i.test(file))
  if (own?.text == null || own.text === '') return []
  return [{ kind: 'text', markdown: `Pasa en la línea ${own.line}: ${inlineCode(own.text)}.` }]
}
