import { once } from '~/platform/once'
import { sectionsOf } from '../../../engine/content/front-matter'

const files = import.meta.glob<string>('/content/asks/*.md', { query: '?raw', import: 'default', eager: true })

const LINE = /^- (.+)$/gm

/** Ways in which people ask for what is known, by the id of its text. */
export const allAsks = once((): ReadonlyMap<string, readonly string[]> => {
  const asks = new Map<string, readonly string[]>()
  for (const [file, text] of Object.entries(files)) {
    if (file.endsWith('README.md')) continue
    for (const [id, section] of sectionsOf(file, text).sections)
      asks.set(id, [...(asks.get(id) ?? []), ...[...section.matchAll(LINE)].map(([, ask = '']) => ask)])
  }
  return asks
})
