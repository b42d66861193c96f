// Writes the display face's outlines for the pictures that are drawn on the server (src/pages/public/found/card): no machine's fonts
// have a say in them. They are the font's own (SIL OFL, src/ui/fonts/podkova-OFL.txt). To be run after a change of the font: node scripts/font-outlines.mjs
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
// @ts-expect-error: it brings no types
import { create } from 'fontkit'

const FONT = new URL('../src/ui/fonts/podkova-600.woff2', import.meta.url)
const OUTLINES = new URL('../src/pages/public/found/card/podkova-600.json', import.meta.url)

const file = readFileSync(FONT)
const font = create(file)
/** @type {string[]} */
const characters = font.characterSet
  .filter((/** @type {number} */ code) => code >= 0x20 && code < 0xfffd && code !== 0xad)
  .map((/** @type {number} */ code) => String.fromCodePoint(code))

/** @param {string} text */
const widthOf = (text) =>
  font
    .layout(text)
    .positions.reduce(
      (/** @type {number} */ sum, /** @type {{ xAdvance: number }} */ { xAdvance }) => sum + xAdvance,
      0,
    )
const advances = new Map(characters.map((character) => [character, widthOf(character)]))
const advanceOf = (/** @type {string} */ character) => advances.get(character) ?? 0

const glyphs = characters.map((character) => {
  const [glyph] = font.layout(character).glyphs
  return [character, [advanceOf(character), glyph.path.toSVG()]]
})
const letters = characters.filter((character) => /\p{L}/u.test(character))
const kerning = letters.flatMap((one) =>
  letters.flatMap((other) => {
    const shift = Math.round(widthOf(one + other) - advanceOf(one) - advanceOf(other))
    return shift === 0 ? [] : [[one + other, shift]]
  }),
)

const source = createHash('sha256').update(file).digest('hex')
writeFileSync(
  OUTLINES,
  `${JSON.stringify({ source, glyphs: Object.fromEntries(glyphs), kerning: Object.fromEntries(kerning) })}\n`,
)
