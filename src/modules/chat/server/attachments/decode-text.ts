import type { Attachment } from '../../contract'

type Decoded = { text: string; encoding: Attachment['encoding'] }

/** What no text holds, but for the marks of terminals: backspace, line and page ends, and the escape of colours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are meant
const NO_TEXT = /[^\P{Cc}\b\t\n\v\f\r\x1b]/u

/**
 * A file's text. What is not UTF-8 is read as UTF-16 where it says so (what Windows' PowerShell writes), else as Windows-1252, which
 * takes nearly any bytes. Null for what is no text.
 */
export function decodeText(bytes: Uint8Array): Decoded | null {
  const encoding = isUtf16(bytes) ? 'utf-16' : 'utf-8'
  const text = decoded(bytes, encoding === 'utf-16' ? utf16Of(bytes) : 'utf-8')
  if (text !== null) return NO_TEXT.test(text) ? null : { text, encoding }
  const western = encoding === 'utf-8' ? decoded(bytes, 'windows-1252') : null
  return western === null || NO_TEXT.test(western) ? null : { text: western, encoding: 'windows-1252' }
}

const isUtf16 = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
const utf16Of = (bytes: Uint8Array) => (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be')

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
