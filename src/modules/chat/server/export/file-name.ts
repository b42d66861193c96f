const FALLBACK = 'conversacion'
const MAX_CHARACTERS = 80
/** Names that Windows keeps for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** The header `Content-Disposition` (RFC 6266) for a download named after a chat: plain in `filename`, with its accents in `filename*`. */
export function attachmentNamed(title: string, extension: string): string {
  const name = fileName(title)
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
  const isReadable = /[a-z0-9]/i.test(plain)
  return `attachment; filename="${isReadable ? plain : FALLBACK}.${extension}"; filename*=UTF-8''${encoded(`${name}.${extension}`)}`
}

/** A folder for a chat in an archive. */
export const folderName = (title: string): string => fileName(title)

/** What every file system takes: no separators, no characters that can't be seen, no leading or trailing dots. */
export function fileName(title: string, fallback = FALLBACK): string {
  const cleaned = title
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|%]/g, ' ')
    .replace(/\s+/g, ' ')
  const name = [...cleaned]
    .slice(0, MAX_CHARACTERS)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return name === '' || RESERVED.test(name) ? fallback : name
}

/** RFC 5987 allows less than encodeURIComponent leaves. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*!]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
