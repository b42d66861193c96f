import type { Attachment } from '../../contract'

/**
 * A file in the box. `stored` once the server has it; what was pasted is kept as `text` until then, so that it is not lost. `isSent`: it
 * came back with a message that may have arrived, so it is not the box's to erase.
 */
export type DraftFile = { key: string; name: string; text: string | null; stored: Attachment | null; isSent: boolean }

type Sent = { text: string; sendKey: string; attachments: readonly Attachment[] }

/**
 * What a reader would lose: the text and the files in the box, and a message that was sent and not acknowledged yet. One that was
 * refused keeps its idempotency key, so that sending it again unchanged can't make it two.
 */
export type Draft = { text: string; files: readonly DraftFile[]; sending: Sent | null; refused: Sent | null }

export const EMPTY_DRAFT: Draft = { text: '', files: [], sending: null, refused: null }

export const isEmptyDraft = ({ text, files, sending }: Draft): boolean =>
  text === '' && files.length === 0 && sending === null

/** Takes the text and the files out of the box to send them; `newKey` is used unless exactly these were refused before. */
export function takeForSending(draft: Draft, newKey: string): Draft & { sending: Sent } {
  const text = draft.text.trimEnd()
  const attachments = draft.files.flatMap(({ stored }) => stored ?? [])
  const { refused } = draft
  const isSame = refused?.text === text && idsOf(refused.attachments) === idsOf(attachments)
  return { ...EMPTY_DRAFT, sending: { text, sendKey: isSame ? refused.sendKey : newKey, attachments } }
}

/**
 * Puts a message that did not get through back into the box, above what was typed meanwhile. Where its key stands for another message,
 * it goes by a new one next time.
 */
export function giveBack(draft: Draft, { isKeySpent = false } = {}): Draft {
  if (draft.sending === null) return draft
  const text = draft.text === '' ? draft.sending.text : `${draft.sending.text}\n\n${draft.text}`
  const back = draft.sending.attachments.map(sentFile)
  return { text, files: [...back, ...draft.files], sending: null, refused: isKeySpent ? null : draft.sending }
}

/** A file that a message has already, or may have. */
export const sentFile = (stored: Attachment): DraftFile => ({
  key: stored.id,
  name: stored.name,
  text: null,
  stored,
  isSent: true,
})

const idsOf = (attachments: readonly Attachment[]) => attachments.map(({ id }) => id).join()

/** A stored draft, as it is after a reload: what was on its way and has not arrived (`arrivedKeys`) is in the box again. */
export function recoverDraft(stored: string | null, arrivedKeys: readonly (string | null)[]): Draft {
  const draft = parse(stored)
  if (draft.sending && arrivedKeys.includes(draft.sending.sendKey)) return { ...draft, sending: null }
  return giveBack(draft)
}

function parse(stored: string | null): Draft {
  if (stored === null) return EMPTY_DRAFT
  try {
    const { text, files, sending, refused }: Record<string, unknown> = JSON.parse(stored)
    return {
      text: typeof text === 'string' ? text : '',
      files: listOf(files).flatMap(readFile),
      sending: readSent(sending),
      refused: readSent(refused),
    }
  } catch {
    // Storage is the reader's: what another version or hand wrote there is no draft.
    return EMPTY_DRAFT
  }
}

function readSent(stored: unknown): Sent | null {
  const { text, sendKey, attachments }: Record<string, unknown> = Object(stored)
  if (typeof text !== 'string' || typeof sendKey !== 'string') return null
  return { text, sendKey, attachments: listOf(attachments).flatMap((each) => readAttachment(each) ?? []) }
}

/** None where neither the server nor the browser has what was in it. */
function readFile(file: unknown): DraftFile[] {
  const { key, name, text, stored, isSent }: Record<string, unknown> = Object(file)
  const attachment = readAttachment(stored)
  const content = typeof text === 'string' ? text : null
  if (typeof key !== 'string' || typeof name !== 'string' || (attachment === null && content === null)) return []
  return [{ key, name, text: attachment === null ? content : null, stored: attachment, isSent: isSent === true }]
}

function readAttachment(stored: unknown): Attachment | null {
  const { id, name, bytes, lines, encoding }: Record<string, unknown> = Object(stored)
  const isWhole =
    typeof id === 'string' && typeof name === 'string' && typeof bytes === 'number' && typeof lines === 'number'
  const known = (['utf-8', 'windows-1252', 'utf-16'] as const).find((each) => each === encoding)
  return isWhole && known !== undefined ? { id, name, bytes, lines, encoding: known } : null
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
