import { Marked } from 'marked'
import { parse } from 'yaml'
import * as z from 'zod'
import { folded } from '~/platform/text/folded'
import { legalFacts } from '~/server/facts/legal-facts'
import type { Places } from '~/server/facts/processors'
import { withSections } from '~/ui/content/prose-sections'
import { withTableBoxes } from '~/ui/content/table-box'

export type LegalDocument = {
  title: string
  /** ISO day of the last change. */
  updated: string
  /** For those who search. */
  description: string
  sections: { id: string; title: string }[]
  /** Made from our own Markdown, which is reviewed like code. */
  html: string
}

const FILES = import.meta.glob<string>('/content/legal/*.md', { query: '?raw', import: 'default', eager: true })
const frontMatter = z.strictObject({ title: z.string(), updated: z.iso.date(), description: z.string() })

const TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, text]) => [path.replace(/^.*\/|\.md$/g, ''), text]),
)

/** As in their addresses. */
export const LEGAL_NAMES: readonly string[] = [...TEXTS.keys()]

/** The document of that name (`politica-de-cookies`) as it is true under this configuration, or null. Made once for each. */
export function legalDocument(name: string, places: Places): LegalDocument | null {
  const text = TEXTS.get(name)
  if (text === undefined) return null
  const made = MADE.get(places) ?? new Map<string, LegalDocument>()
  const document = made.get(name) ?? readDocument(text, legalFacts(places))
  MADE.set(places, made.set(name, document))
  return document
}
const MADE = new WeakMap<Places, Map<string, LegalDocument>>()

/** What that document is called, or null where there is none. */
export function legalTitle(name: string): string | null {
  const text = TEXTS.get(name)
  return text === undefined ? null : headOf(text).title
}

/** When that document was last changed: an ISO day. */
export const legalDate = (name: string): string => headOf(TEXTS.get(name) ?? '').updated

const PARTS = /^---\n(.*?)\n---\n(.*)$/s
const headOf = (text: string) => frontMatter.parse(parse(PARTS.exec(text)?.[1] ?? ''))

/** Throws on a file without proper front matter or with a name that the facts lack; the tests read every one. */
function readDocument(text: string, facts: Record<string, string>): LegalDocument {
  const sections: LegalDocument['sections'] = []
  const markdown = new Marked({
    renderer: {
      heading({ tokens, text: title, depth }) {
        const id = anchorOf(title)
        if (depth === 2) sections.push({ id, title })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  const html = withTableBoxes(markdown.parse(withFacts(PARTS.exec(text)?.[2] ?? '', facts), { async: false }))
  return { ...headOf(text), sections, html: withSections(html) }
}

/** A line that is nothing but a name goes when there is nothing to say: a table's row, say. */
const withFacts = (text: string, facts: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}(\n?)/g, (_, name: string, end: string) => {
    const value = facts[name]
    if (value === undefined) throw new Error(`content/site.ts and the configuration have no ${name}`)
    return value === '' ? '' : value + end
  })

/** "Qué datos tratamos" → "que-datos-tratamos". */
function anchorOf(title: string): string {
  const plain = folded(title)
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
