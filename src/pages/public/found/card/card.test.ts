import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blog } from '~/modules/blog/blog.server'
import { CARD_SIZE, cardAddress, pageOfCard } from '../../../shell/meta/card-address'
import { placesOf } from '../sitemap.server'
import { cardFile } from './card-file.server'
import { cardOf } from './cards.server'
import { fitText, widthOf } from './lettering'
import font from './podkova-600.json'

const PAGES = placesOf(blog().posts()).map(({ path }) => path)
const FIELD = { width: 556, height: 330, largest: 80, smallest: 36 }
const LONG = `${'Cómo resumir las ventas de cada delegación en un informe que se entiende a la primera y que además se hace solo '.repeat(2)}`

describe('the picture beside a shared link', () => {
  it('SHELL-05 is there for every public page and post, at an address made from the page’s own', () => {
    for (const path of PAGES) {
      expect(cardOf(path), path).not.toBeNull()
      expect(pageOfCard(cardAddress(path).slice('/og/'.length))).toBe(path)
    }
    const titles = PAGES.map((path) => cardOf(path)?.title)
    expect(new Set(titles).size).toBe(PAGES.length)
  })

  it('is a PNG of 1200 × 630, drawn once; another picture has another tag', async () => {
    const [post = ''] = PAGES.filter((path) => path.startsWith('/blog/'))
    const [one, again, other] = await Promise.all([cardFile(post), cardFile(post), cardFile('/')])
    expect(one).toBe(again)
    expect(one?.tag).not.toBe(other?.tag)
    const png = new DataView(one?.png.buffer ?? new ArrayBuffer(24))
    expect(png.getBigUint64(0)).toBe(0x89504e470d0a1a0an)
    expect([png.getUint32(16), png.getUint32(20)]).toEqual([CARD_SIZE.width, CARD_SIZE.height])
    expect(png.byteLength).toBeLessThan(100_000)
  })

  it.each(['/blog/no-existe', '/dashboard', '/legal/nada', '/og', ''])('does not exist for %j', (path) => {
    expect(cardFile(path)).toBeNull()
  })

  it.each(['../about.png', 'about.svg', 'about', 'About.png'])('has no address like %s', (file) => {
    expect(pageOfCard(file)).toBeNull()
  })
})

describe('its letters', () => {
  it('are those of the display face as the pages have it, and all that the titles need', () => {
    const face = readFileSync(new URL('../../../../ui/fonts/podkova-600.woff2', import.meta.url))
    expect(font.source, 'run scripts/font-outlines.mjs').toBe(createHash('sha256').update(face).digest('hex'))
    const texts = PAGES.map((path) => `${cardOf(path)?.title}${cardOf(path)?.over}`).join('')
    expect([...texts].filter((character) => !(character in font.glyphs))).toEqual([])
  })

  it('never leave the field, and no word is cut off: 120 characters get smaller letters', () => {
    const text = LONG.slice(0, 120).trim()
    const { lines, size, leading } = fitText(text, FIELD)
    expect(lines.join(' ')).toBe(text)
    expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThanOrEqual(FIELD.width)
    expect(lines.length * leading).toBeLessThanOrEqual(FIELD.height)
    expect(fitText('Contacto', FIELD)).toMatchObject({ lines: ['Contacto'], size: FIELD.largest })
  })

  it('stay within the field when one word is wider than it', () => {
    const word = 'desoxirribonucleico'.repeat(4)
    const { lines, size } = fitText(`Un ${word}`, FIELD)
    expect(lines.join('')).toBe(`Un${word}`)
    expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThanOrEqual(FIELD.width)
  })
})
