import { type ClipboardEvent, type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { call } from '~/platform/http/call'
import { randomUuid } from '~/platform/random-uuid'
import { deleteAttachment, readAttachment } from '../../contract'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS, MAX_MESSAGE_LENGTH } from '../../rules'
import { errorToast } from '../chats/actions/error-toast'
import type { DraftFile } from '../composer/draft'
import { isSendable } from '../composer/message-length'
import type { DraftBox } from '../composer/use-draft'
import { troubleOf, type UploadTrouble, upload, uploadTrouble } from './upload'

const TOO_MANY = `Un mensaje puede llevar ${MAX_ATTACHMENTS} archivos como máximo.`

/** A pasted text whose name could not be worked out: what does it is loaded with the first one, and the connection may be gone. */
const UNNAMED = 'texto.txt'

export type BoxFile = DraftFile & { trouble: UploadTrouble | null }

/** What of a box has to do with its files: the one of a new question, or of one that is changed. */
export type FilesBox = Pick<DraftBox, 'text' | 'write' | 'files' | 'changeFiles'>

/**
 * The files in the box: chosen, dropped, or pasted as a text that is too long for a message. Each is stored at once, and stays in the box
 * until it is sent or removed; one that could not be stored stays with the reason.
 */
export function useAttachments(draft: FilesBox, boxRef: RefObject<HTMLTextAreaElement | null>) {
  const [news, setNews] = useState('')
  const { files, changeFiles } = draft
  const { troubles, contents, removed, store } = useUploads({ files, changeFiles, tell: setNews })
  const { addFiles, paste } = addingTo(draft, { contents, boxRef })

  function remove({ key, stored, isSent }: DraftFile) {
    removed.current.add(key)
    changeFiles((all) => all.filter((file) => file.key !== key))
    if (stored !== null && !isSent) erase(stored.id)
    boxRef.current?.focus()
  }

  return {
    files: files.map((file): BoxFile => ({ ...file, trouble: troubles[file.key] ?? null })),
    /** What has just happened, to be read out. */
    news,
    addFiles,
    paste,
    dropZone: dropZoneFor(addFiles),
    remove,
    retry: (file: DraftFile) => void store(file),

    /** Puts a file's text where it would have been without the limit. */
    async putBack(file: DraftFile) {
      try {
        const text = await textOf(file, contents.current.get(file.key))
        draft.write(draft.text === '' ? text : `${draft.text.trimEnd()}\n\n${text}`)
        remove(file)
      } catch {
        errorToast('No se ha podido leer el archivo. Inténtalo de nuevo.')
      }
    },
  }
}
export type Attachments = ReturnType<typeof useAttachments>

type Adding = { contents: RefObject<Map<string, Blob>>; boxRef: RefObject<HTMLTextAreaElement | null> }

/** How files come into the box. */
function addingTo({ files, changeFiles }: FilesBox, { contents, boxRef }: Adding) {
  function add(added: readonly { name: string; content: Blob; text: string | null }[]) {
    if (files.length + added.length > MAX_ATTACHMENTS) return errorToast(TOO_MANY)
    const more = added.map(({ name, content, text }): DraftFile => {
      const key = randomUuid()
      contents.current.set(key, content)
      return { key, name, text, stored: null, isSent: false }
    })
    changeFiles((all) => [...all, ...more])
    boxRef.current?.focus()
  }
  const addFiles = (chosen: readonly File[]) => {
    if (chosen.length > 0) add(chosen.map((content) => ({ name: content.name, content, text: null })))
  }
  async function addText(text: string) {
    const taken = files.map((file) => file.name)
    const name = await import('./paste-name').then(
      ({ pasteName }) => pasteName(text, taken),
      () => UNNAMED,
    )
    add([{ name, content: new Blob([text]), text }])
  }

  return {
    addFiles,
    /** What is pasted and does not fit becomes a file; what is too large even for that is left to the box. */
    paste(event: ClipboardEvent<HTMLTextAreaElement>) {
      const pasted = pastedFile(event)
      if (pasted === null) return
      if (typeof pasted === 'string' && files.length >= MAX_ATTACHMENTS) return errorToast(TOO_MANY)
      event.preventDefault()
      if (typeof pasted === 'string') void addText(pasted)
      else addFiles(pasted)
    },
  }
}

type Uploads = Pick<FilesBox, 'files' | 'changeFiles'> & { tell: (news: string) => void }

/** Stores each file of the box once, as soon as it is there. */
function useUploads({ files, changeFiles, tell }: Uploads) {
  const [troubles, setTroubles] = useState<Readonly<Record<string, UploadTrouble>>>({})
  const contents = useRef(new Map<string, Blob>())
  const begun = useRef(new Set<string>())
  const removed = useRef(new Set<string>())

  useEffect(() => {
    for (const file of files) {
      if (file.stored !== null || begun.current.has(file.key)) continue
      begun.current.add(file.key)
      void store(file)
    }
  })

  async function store({ key, name, text }: DraftFile) {
    setTroubles(({ [key]: _solved, ...others }) => others)
    const content = contents.current.get(key) ?? new Blob([text ?? ''])
    const known = troubleOf({ name, size: content.size })
    if (known !== null) return setTroubles((all) => ({ ...all, [key]: known }))
    try {
      const stored = await upload(name, content)
      if (removed.current.has(key)) return erase(stored.id)
      changeFiles((all) =>
        all.map((file) => (file.key === key ? { ...file, name: stored.name, text: null, stored } : file)),
      )
      tell(`${stored.name}: adjuntado.`)
    } catch (error) {
      setTroubles((all) => ({ ...all, [key]: uploadTrouble(error) }))
    }
  }

  return { troubles, contents, removed, store }
}

/** Whether the box can be sent: with a text or a file, and every file stored. */
export function mayBeSent(text: string, { files }: Pick<Attachments, 'files'>): boolean {
  if (files.length > MAX_ATTACHMENTS || files.some(({ stored }) => stored === null)) return false
  return isSendable(text) || (files.length > 0 && text.trim() === '')
}

/** Whether a file's text would fit into the box beside `text`. */
export const canPutBack = ({ text, stored }: DraftFile, beside: string): boolean =>
  (stored?.bytes ?? text?.length ?? Number.POSITIVE_INFINITY) + beside.length + 2 <= MAX_MESSAGE_LENGTH

/** What is not sent goes by itself after a day, too. */
const erase = (id: string) => void call(deleteAttachment, { params: { id } }).catch(() => {})

async function textOf({ stored }: DraftFile, content: Blob | undefined): Promise<string> {
  if (stored === null) return (await content?.text()) ?? ''
  return (await call(readAttachment, { params: { id: stored.id } })).text
}

/** What of a paste is to become files: files, or a text that does not fit into the box; null where the box takes it. */
function pastedFile({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>): File[] | string | null {
  if (clipboardData.files.length > 0) return [...clipboardData.files]
  const text = clipboardData.getData('text/plain')
  const { value, selectionStart, selectionEnd } = currentTarget
  const fits = value.length - (selectionEnd - selectionStart) + text.length <= MAX_MESSAGE_LENGTH
  return fits || new Blob([text]).size > MAX_ATTACHMENT_BYTES ? null : text
}

const dropZoneFor = (addFiles: (files: readonly File[]) => void) => ({
  onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
  },
  onDrop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    addFiles([...event.dataTransfer.files])
  },
})
