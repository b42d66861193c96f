// Draws the product's icons as PNG, for those who do not take SVG: Android's launcher, iOS, shortcuts. After a change of
// public/favicon.svg or public/icon-maskable.svg: node scripts/icons.mjs
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const PUBLIC = new URL('../public/', import.meta.url)
/** The drawings' own size. */
const DRAWN_AT = 32
const DOTS_PER_INCH = 72

const ICONS = [
  { from: 'favicon.svg', to: 'icon-192.png', size: 192 },
  { from: 'favicon.svg', to: 'icon-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
  // iOS cuts the corners itself.
  { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', size: 180 },
]

for (const { from, to, size } of ICONS) {
  const drawing = readFileSync(new URL(from, PUBLIC))
  await sharp(drawing, { density: (DOTS_PER_INCH * size) / DRAWN_AT })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(fileURLToPath(new URL(to, PUBLIC)))
}
