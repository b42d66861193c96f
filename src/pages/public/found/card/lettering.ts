import { once } from '~/platform/once'
import font from './podkova-600.json'

/** Of the face's 1,000 units an em; scripts/font-outlines.mjs writes them. */
const EM = 1000
/** Line to line, as a part of the letters' size. */
const LEADING = 1.14

const glyphs = once(() => new Map<string, readonly (string | number)[]>(Object.entries(font.glyphs)))
const kerning = once(() => new Map<string, number>(Object.entries(font.kerning)))

export type Letter = { outline: string; x: number }
export type Lines = { lines: string[]; size: number; leading: number }
type Field = { width: number; height: number; largest: number; smallest: number }

/** A line as outlines, each with its place from the line's start, in the face's units. A character that the face lacks leaves a gap. */
export function setLine(text: string): { letters: Letter[]; width: number } {
  const letters: Letter[] = []
  let x = 0
  let before = ''
  for (const character of text) {
    const [advance, outline] = glyphs().get(character) ?? glyphs().get(' ') ?? []
    x += kerning().get(before + character) ?? 0
    if (typeof outline === 'string' && outline !== '') letters.push({ outline, x })
    x += Number(advance)
    before = character
  }
  return { letters, width: x }
}

export const widthOf = (text: string, size: number): number => (setLine(text).width * size) / EM

/** The text in lines, as large as it fits into the field. At the smallest size it may grow beyond the field's height. */
export function fitText(text: string, { width, height, largest, smallest }: Field): Lines {
  for (let size = largest; size >= smallest; size -= 2) {
    const lines = wrap(text, { width, size })
    const leading = size * LEADING
    // A word that had to be broken is better set smaller.
    const isWhole = lines.join(' ') === text
    if (isWhole && lines.length * leading <= height) return { lines: balance(text, { width, size }), size, leading }
  }
  return { lines: wrap(text, { width, size: smallest }), size: smallest, leading: smallest * LEADING }
}

/** As many lines, but of about the same length: no last word stands alone. */
function balance(text: string, { width, size }: { width: number; size: number }): string[] {
  const widest = wrap(text, { width, size })
  let best = widest
  for (let narrower = width - size / 4; narrower > width / 2; narrower -= size / 4) {
    const lines = wrap(text, { width: narrower, size })
    if (lines.length > widest.length || lines.join(' ') !== text) break
    best = lines
  }
  return best
}

function wrap(text: string, { width, size }: { width: number; size: number }): string[] {
  const fits = (line: string) => widthOf(line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((each) => pieces(each, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

/** A word that is wider than the field is broken wherever it has to be. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}
