import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { THEME_COLORS } from '~/ui/theme'

const PUBLIC = new URL('../../../public/', import.meta.url)
const manifest = z
  .object({
    name: z.string(),
    start_url: z.string(),
    display: z.string(),
    theme_color: z.string(),
    background_color: z.string(),
    icons: z.array(z.object({ src: z.string(), purpose: z.string() })),
  })
  .parse(JSON.parse(readFileSync(new URL('manifest.webmanifest', PUBLIC), 'utf8')))

it('SHELL-03 what is installed opens on the dark ground, under the name of the product', () => {
  const ground = { theme_color: THEME_COLORS.dark, background_color: THEME_COLORS.dark }
  expect(manifest).toMatchObject({ name: 'PyMentor', start_url: '/', display: 'standalone', ...ground })
})

it('names icons that are there, one of them to be cut into any shape: without corners of its own', () => {
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'maskable'])
  for (const { src } of manifest.icons) expect(existsSync(new URL(src.slice(1), PUBLIC)), src).toBe(true)
  const maskable = readFileSync(new URL('icon-maskable.svg', PUBLIC), 'utf8')
  expect(maskable).toContain('<rect width="32" height="32" fill=')
})
