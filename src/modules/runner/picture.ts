import { isPlainDrawing } from './drawing'

/** What a page can draw without standing still, in pixels. */
const MAX_SIDE = 8_000
const MAX_PIXELS = 16_000_000
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * The address by which an `img` shows a file that a program has made (PNG or SVG, told by its content), itself in base64; null where it is
 * no picture, or too much for a page. An `img` runs nothing and loads nothing, and a `data:` address opened by itself is nobody's origin.
 */
export function pictureAddress(base64: string): string | null {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  if (PNG.every((byte, at) => bytes[at] === byte)) return isDrawable(bytes) ? `data:image/png;base64,${base64}` : null
  // Named, so that no other encoding makes another text of it.
  return isDrawingFile(bytes) ? `data:image/svg+xml;charset=utf-8;base64,${base64}` : null
}

/** By what its header says; a decoder reads no more pixels than that. */
function isDrawable(png: Uint8Array): boolean {
  if (png.length < 33) return false
  const header = new DataView(png.buffer, png.byteOffset)
  const [width, height] = [header.getUint32(16), header.getUint32(20)]
  return width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS
}

function isDrawingFile(bytes: Uint8Array): boolean {
  try {
    return isPlainDrawing(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}
