import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import routes from '~/routes'
import { THEME_COLORS } from '~/ui/theme/theme'

const PUBLIC = new URL('../../../public/', import.meta.url)
const icon = z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().default('any') })
const manifest = z
  .object({
    name: z.string(),
    id: z.string(),
    scope: z.string(),
    start_url: z.string(),
    lang: z.string(),
    display: z.string(),
    theme_color: z.string(),
    background_color: z.string(),
    icons: z.array(icon),
    shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(icon) })),
  })
  .parse(JSON.parse(readFileSync(new URL('manifest.webmanifest', PUBLIC), 'utf8')))

it('SHELL-03 what is installed opens on the dark ground, under the name of the product', () => {
  const ground = { theme_color: THEME_COLORS.dark, background_color: THEME_COLORS.dark }
  expect(manifest).toMatchObject({ name: 'PyMentor', lang: 'es-ES', display: 'standalone', ...ground })
})

it('opens pages that there are', () => {
  const pages = routes.flatMap(({ children = [] }) => children).map(({ path }) => `/${path}`)
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
    expect(pages).toContain(url)
  expect([manifest.id, manifest.scope]).toEqual(['/', '/'])
})

it('names icons that are there, in the sizes it says, each shape also to be cut: without corners of its own', () => {
  const named = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)
  expect(named).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512', 'any any', 'maskable any'])
  for (const { src, sizes, type } of [manifest, ...manifest.shortcuts].flatMap(({ icons }) => icons)) {
    const file = readFileSync(new URL(src.slice(1), PUBLIC))
    if (type === 'image/png') expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes)
  }
  const maskable = readFileSync(new URL('icon-maskable.svg', PUBLIC), 'utf8')
  expect(maskable).toContain('<rect width="32" height="32" fill=')
})
