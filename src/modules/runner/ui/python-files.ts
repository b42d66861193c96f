/** One of Python's own files, as the build made it. */
export type PythonFile = { name: string; url: string; sha256: string; bytes: number }
export type Progress = (loaded: number, total: number) => void

const CACHE = 'python-files'

/** What has come is not what should have. */
export class WrongFile extends Error {}

/**
 * Files for Python by their names, from the browser's cache or else from the server; each is what its hash says, to the byte. Throws
 * when one cannot be had, and `WrongFile` when one is another.
 */
export async function loadPythonFiles(
  files: readonly PythonFile[],
  onProgress: Progress,
): Promise<Record<string, ArrayBuffer>> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  let loaded = 0
  const count = (bytes: number) => {
    loaded += bytes
    onProgress(loaded, total)
  }
  const cache = await openCache()
  const contents = await Promise.all(
    files.map(async (file) => [file.name, await loadFile(file, cache, count)] as const),
  )
  return Object.fromEntries(contents)
}

async function loadFile(file: PythonFile, cache: Cache | null, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const kept = await keptFile(file, cache)
  if (kept) {
    count(file.bytes)
    return kept
  }
  const content = await download(file, count)
  if (!(await isWhole(content, file))) throw new WrongFile(`${file.name} is not what was built`)
  // A full disk is no reason to fail: the file has arrived.
  await cache?.put(file.url, new Response(content)).catch(() => undefined)
  return content
}

/** A file that the browser has kept, if it is what its hash says. */
export async function keptFile(file: PythonFile, cache: Cache | null): Promise<ArrayBuffer | null> {
  const kept = await cache?.match(file.url)
  if (!kept) return null
  const content = await kept.arrayBuffer()
  if (await isWhole(content, file)) return content
  await cache?.delete(file.url)
  return null
}

async function download({ url, bytes }: PythonFile, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(url)
  if (!answer.ok || answer.body === null) throw new Error(`${url}: ${answer.status}`)
  const content = new Uint8Array(bytes)
  let at = 0
  for await (const part of answer.body) {
    if (at + part.length > bytes) throw new WrongFile(`${url} is longer than what was built`)
    content.set(part, at)
    at += part.length
    count(part.length)
  }
  return content.buffer
}

async function isWhole(content: ArrayBuffer, { sha256 }: PythonFile): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256
}

/** Null where the browser keeps nothing (private windows of some). */
export const openCache = () => caches.open(CACHE).catch(() => null)

/** Removes of what is kept under a path, such as `/assets/`, all that is not current any more. */
export async function dropOthers(path: string, current: readonly string[]) {
  const cache = await openCache()
  if (cache === null) return
  const addresses = new Set(current.map((url) => new URL(url, location.href).href))
  const kept = await cache.keys()
  const isOld = (url: string) => new URL(url).pathname.startsWith(path) && !addresses.has(url)
  await Promise.all(kept.filter(({ url }) => isOld(url)).map((request) => cache.delete(request)))
}
