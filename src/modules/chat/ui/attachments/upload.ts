import { CallError, call, toldOf } from '~/platform/http/call'
import { ATTACHMENT_TOO_LARGE, ATTACHMENT_WRONG_KIND } from '../../attachment-copy'
import { type Attachment, addAttachment } from '../../contract'
import { attachmentExtension, MAX_ATTACHMENT_BYTES } from '../../rules'

/** Why a file is not on the server, and whether trying again may help. */
export type UploadTrouble = { message: string; mayRetry: boolean }

/** What the server would refuse for sure; null for what it may take. */
export function troubleOf({ name, size }: { name: string; size: number }): UploadTrouble | null {
  if (attachmentExtension(name) === null) return { message: ATTACHMENT_WRONG_KIND, mayRetry: false }
  return size > MAX_ATTACHMENT_BYTES ? { message: ATTACHMENT_TOO_LARGE, mayRetry: false } : null
}

/** Throws what `call` throws, or the reader's error for a file that is gone. */
export async function upload(name: string, content: Blob): Promise<Attachment> {
  return call(addAttachment, { body: { name, data: await base64Of(content) } })
}

export function uploadTrouble(error: unknown): UploadTrouble {
  const message = toldOf(error) ?? 'No se ha podido leer el archivo. Vuelve a elegirlo.'
  return { message, mayRetry: !(error instanceof CallError && [413, 422].includes(error.status)) }
}

const base64Of = (content: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(content)
  })
