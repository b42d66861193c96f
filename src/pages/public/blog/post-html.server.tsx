import { Marked } from 'marked'
import { renderToStaticMarkup } from 'react-dom/server'
import { partsOf } from '~/modules/blog/blog.server'
import { plainText } from '~/modules/blog/rules'
import { CodeBox } from '~/ui/content/code-box'
import { withSections } from '~/ui/content/prose-sections'
import { withTableBoxes } from '~/ui/content/table-box'
import { PostProgram } from './post-program'

/** A part of an article that its list of contents leads to. */
export type Section = { id: string; title: string }
type ArticleHtml = { html: string; sections: Section[] }

const made = new Map<string, ArticleHtml>()

/** An article from Markdown to HTML, coloured already; made once for each slug. */
export function articleOf(slug: string, markdown: string): ArticleHtml {
  const known = made.get(slug) ?? articleHtml(markdown, slug)
  made.set(slug, known)
  return known
}

/** BLOG-07. Programs can be run where the article is published, under its `slug`. Throws for HTML in an article, pictures, and links that lead elsewhere; the tests render every one. */
export function articleHtml(markdown: string, slug?: string): ArticleHtml {
  const sections: Section[] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const content = this.parser.parseInline(tokens)
        const title = this.parser.parseInline(tokens, this.parser.textRenderer)
        const id = anchorOf(title)
        if (depth === 2) sections.push({ id, title })
        return `<h${depth} id="${id}">${content}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens)
        if (!isAllowed(href)) throw new Error(`an article leads to ${href}`)
        return `<a href="${href.replaceAll('"', '%22')}">${content}</a>`
      },
      code: ({ text }) =>
        renderToStaticMarkup(
          <CodeBox>
            <code>{text}</code>
          </CodeBox>,
        ),
      image: ({ href }) => refuse(`the picture ${href}`),
      html: ({ text }) => refuse(text),
    },
  })
  let programs = 0
  const html = partsOf(markdown).map((part) => {
    if (part.kind === 'text') return withTableBoxes(marked.parser([part.token]))
    programs += 1
    const isRunnable = slug !== undefined && part.output !== null
    return renderToStaticMarkup(<PostProgram {...part} name={isRunnable ? `blog/${slug}/${programs}` : null} />)
  })
  return { html: withSections(html.join('')), sections }
}

function refuse(what: string): never {
  throw new Error(`an article holds ${what}`)
}

/** The language's own documentation, and this site. */
const isAllowed = (href: string) => /^(https:\/\/docs\.python\.org\/3\/|\/(?!\/)|#)/.test(href)

/** "Qué datos tratamos" → "que-datos-tratamos". */
const anchorOf = (title: string) =>
  plainText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
