import { Unzip, UnzipInflate } from 'fflate'

/** What a workbook may hold when it is unpacked, in bytes of all its parts, and how many parts. */
const MAX_UNPACKED = 30_000_000
const MAX_PARTS = 300
/** Read so many bytes at a time: a zip bomb is stopped before it has become large. */
const STEP = 16_384

/** The parts of a workbook by their names; null where the archive holds too much, whatever it says of itself, or is none. */
export function unpack(content: Uint8Array): Map<string, Uint8Array> | null {
  const parts = new Map<string, Uint8Array[]>()
  let size = 0
  const archive = new Unzip((part) => {
    const pieces: Uint8Array[] = []
    parts.set(part.name, pieces)
    if (parts.size > MAX_PARTS) throw new Error('too many parts')
    part.ondata = (failure, piece) => {
      if (failure) throw failure
      size += piece.length
      if (size > MAX_UNPACKED) throw new Error('too large')
      pieces.push(piece)
    }
    part.start()
  })
  archive.register(UnzipInflate)
  try {
    for (let at = 0; at < content.length; at += STEP)
      archive.push(content.subarray(at, at + STEP), at + STEP >= content.length)
  } catch {
    return null
  }
  return new Map([...parts].map(([name, pieces]) => [name, joined(pieces)]))
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
