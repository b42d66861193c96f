/** The file's name in a `Content-Disposition` header: the one in UTF-8 before the plain one; null when it names none. */
export function fileNameOf(contentDisposition: string | null): string | null {
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(contentDisposition ?? '')?.[1]
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(contentDisposition ?? '')
  try {
    if (encoded !== undefined) return decodeURIComponent(encoded.trim())
  } catch {
    // Badly encoded: the plain name is there for that.
  }
  return plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? null
}
