import { inlineCode } from '../../engine/compose'
import { recognizeMessage } from '../../engine/error-messages/error-messages'
import type { Frame } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import { ownFrames } from '../../engine/reading/own-frames'
import type { Answer, Block, Skill } from '../../engine/skill'
import { statementsIn } from '../../python/walk'
import { changedLines } from '../errors/changed-lines'
import { composeExplanation } from '../errors/compose-explanation'
import { explainMessage } from '../errors/explain-message'
import { tableMend } from '../errors/table-mend'
import { type Found, findEntry } from './catalogue'
import { textFor, toldWith } from './entry'
import { quotesForeign } from './foreign-message'
import { adapted, ownMend } from './own-mend'

/** Just before who explains errors by the program. */
const SURE = 0.985
/** A program or an exercise is wanted, and the message is a part of it. */
const AS_A_PART = 0.4

/** What the terminal, pip, editors and libraries say, and what to do about it: content (`content/errors`). */
export const errorCatalogueSkill: Skill = {
  name: 'error-catalogue',
  accepts(frame) {
    const found = foundIn(frame)
    if (found === null) return isForeign(frame) ? FOREIGN : 0
    return isAPart(frame) ? AS_A_PART : SURE
  },
  async answer(frame) {
    const found = foundIn(frame)
    if (found === null) return isForeign(frame) ? UNKNOWN_MESSAGE : null
    const text = toldWith(textFor(found.entry, frame.message.text), found.values)
    const mend = ownMend(found, frame)
    if (mend) return { outcome: 'answered', topic: found.entry.id, blocks: adapted(text, mend) }
    const own = await ownProgram(frame)
    const told: Block = { kind: 'markdown', markdown: text }
    if (own.length === 0) return { outcome: 'answered', topic: found.entry.id, blocks: [...whereOf(frame), told] }
    return { outcome: 'answered', topic: found.entry.id, blocks: own }
  },
  topicOf: (frame) => foundIn(frame)?.entry.id ?? null,
}

/** The person's own program put right, where it has tables and a run shows that it is. */
function mendedBlocks({ code, error }: Frame): Block[] {
  const mend = code === null || code.form === 'inline' ? null : tableMend(code.tree, error?.type ?? null)
  if (code === null || mend === null) return []
  const isShort = mend.output !== null && mend.output.length <= MAX_OUTPUT
  return [
    { kind: 'text', markdown: mend.why },
    { kind: 'heading', text: 'Tu programa corregido' },
    { kind: 'code', language: 'python', code: mend.corrected },
    { kind: 'list', items: changedLines(code.code, mend.corrected) },
    ...(isShort
      ? [
          { kind: 'text', markdown: 'Así imprime:' } as const,
          { kind: 'code', language: 'text', code: mend.output?.trimEnd() ?? '' } as const,
        ]
      : []),
  ]
}
const MAX_OUTPUT = 600

/** Before who explains ideas by single words: «is», «and» and «for» in a message are no questions. */
const FOREIGN = 0.986
/** «Me pone …» is no order, this is. */
const ORDERS = /\b(?:haz|hazme|hagas?|crea(?:me)?|escribeme|(?:programa|script|funcion|codigo) que)\b/

/** A message in English that nobody knows, quoted in Spanish or by itself. */
const isForeign = ({ message, requests, plain }: Frame): boolean =>
  message.traceback === null &&
  message.code.every(({ form }) => form === 'inline') &&
  !(requests.has('write') && ORDERS.test(plain)) &&
  quotesForeign(message.written ?? message.prose)

const UNKNOWN_MESSAGE: Answer = {
  outcome: 'asked',
  isFinal: true,
  blocks: [
    {
      kind: 'text',
      markdown:
        'Ese mensaje no está entre los que conozco, y prefiero no adivinar. Pégame todo lo que sale, lo que hiciste justo antes (la orden o el programa) y en qué sistema estás (Windows, Mac o Linux), y miramos qué puede ser.',
    },
  ],
}

/** «Haz un programa que avise cuando diga connection refused». */
const isAPart = ({ message, requests }: Frame) =>
  message.traceback === null && !requests.has('explain-error') && (requests.has('write') || requests.has('exercise'))

function foundIn(frame: Frame): Found | null {
  const hasMore = frame.error !== null || frame.code !== null
  const found = findEntry(saidIn(frame), (each) => {
    if (each.entry.isAlone) return !hasMore
    return !each.entry.isFitting || ownMend(each, frame) !== null
  })
  if (found === null || found.entry.isFirst || found.entry.isFitting || !isRead(frame)) return found
  const { error } = frame
  const kind = error && recognizeMessage(error.type, error.message)?.kind
  return kind == null || isVague(kind) || ownMend(found, frame) !== null ? found : null
}

/** All but programs: a single line that is taken for Python may be a line of the terminal. */
function saidIn({ message }: Frame): string {
  if (message.code.every(isOneLine)) return message.written ?? message.text
  const traceback = message.traceback?.text.replace(LIBRARY_CODE, '')
  // `!_src.empty()`, in the middle of a message: a piece of what is said.
  const hasPieces = message.code.some(({ form }) => form === 'inline')
  const said = hasPieces ? withoutPrograms(message) : message.prose
  return [said, traceback, message.output, message.data].filter((text) => text != null).join('\n')
}

const withoutPrograms = ({ text, code }: Frame['message']) =>
  code.reduce((rest, part) => (part.form === 'inline' ? rest : rest.replace(part.code.trim(), () => ' ')), text)

/** The numbered lines that a notebook shows of each frame: what they mention is not what is said. */
const LIBRARY_CODE = /^[ \t]*(?:-{2,}>[ \t]*)?\d{1,6}[ \t].*$/gm

const isOneLine = ({ code }: CodePart) => !code.trim().includes('\n')

/** Whether there is a program in which the cause may be found. */
const isRead = ({ code, message }: Frame) =>
  code !== null &&
  code.form !== 'inline' &&
  (!isOneLine(code) || [...statementsIn(code.tree.body)].length > 1 || message.code.length === 0)

const VAGUE = new Set(['connection', 'tcl', 'turtle-terminator', 'sqlite-bindings', 'thread-start', 'dll'])
const isVague = (kind: string) => kind.endsWith('-general') || VAGUE.has(kind)

/** The person's own program put right: where a run of its tables shows that it is, else as its error tells; nothing where neither does. */
async function ownProgram(frame: Frame): Promise<Block[]> {
  const table = mendedBlocks(frame)
  if (table.length > 0 || frame.error === null) return table
  const told = await explainMessage(frame.error, frame.code, frame.message.text)
  const isMended = told?.corrected != null || /^Donde pone /.test(told?.decide ?? '')
  return told?.cause && isMended ? composeExplanation({ ...told, kind: null }, 'correct') : []
}

/** The person's own line, where a traceback names it. */
function whereOf({ error, message }: Frame): Block[] {
  const own = message.traceback === null || error === null ? undefined : ownFrames(error).at(-1)
  if (own?.text == null || own.text === '') return []
  return [{ kind: 'text', markdown: `Pasa en la línea ${own.line}: ${inlineCode(own.text)}.` }]
}
