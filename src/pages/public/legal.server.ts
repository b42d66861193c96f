import { Marked } from 'marked'
import { parse } from 'yaml'
import * as z from 'zod'
import { once } from '~/platform/once'
import { withTableBoxes } from '~/ui/table-box'
import { SITE } from '../../../content/site'

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

const DOCUMENTS: ReadonlyMap<string, () => LegalDocument> = new Map(
  Object.entries(FILES).map(([path, text]) => [path.replace(/^.*\/|\.md$/g, ''), once(() => readDocument(text))]),
)

/** As in their addresses. */
export const LEGAL_NAMES: readonly string[] = [...DOCUMENTS.keys()]

/** The document of that name (`politica-de-cookies`), or null. */
export const legalDocument = (name: string): LegalDocument | null => DOCUMENTS.get(name)?.() ?? null

/** Throws on a file without proper front matter or with a name that the site data lack; the tests read every one. */
function readDocument(text: string): LegalDocument {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
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
  const html = withTableBoxes(markdown.parse(withSiteData(body), { async: false }))
  return { ...frontMatter.parse(parse(head)), sections, html }
}

/** What the documents call `{{company}}`, `{{email}}`…: so that no name stands in two places. */
const SITE_DATA: Record<string, string> = {
  ...SITE.company,
  company: SITE.isSample ? `${SITE.company.name} (datos de ejemplo)` : SITE.company.name,
  email: SITE.email,
  phone: SITE.phone,
}

const withSiteData = (text: string) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = SITE_DATA[name]
    if (value === undefined) throw new Error(`content/site.ts has no ${name}`)
    return value
  })

/** "Qué datos tratamos" → "que-datos-tratamos". */
function anchorOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
