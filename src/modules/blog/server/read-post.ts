import { parse } from 'yaml'
import { z } from 'zod'
import type { BlogAuthor, Post } from '../contract'
import { CATEGORIES } from '../copy'
import { EXCERPT_LENGTH, readingMinutes } from '../rules'

const FRONT_MATTER = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case, digits and hyphens')

const articleSchema = z.strictObject({
  slug,
  title: z.string().trim().min(3).max(70),
  /** Longer than what a card shows, so that every card is cut at the same length. */
  excerpt: z
    .string()
    .trim()
    .min(EXCERPT_LENGTH + 1)
    .max(200),
  category: z.string().transform((name, { addIssue }) => {
    const category = CATEGORIES.find((known) => known.slug === name)
    if (category !== undefined) return category
    addIssue(`"${name}" is no category`)
    return z.NEVER
  }),
  author: z.string().regex(/^\S+ \S/, 'a role of two words'),
  date: z.iso.date(),
  related: z.array(slug).length(2),
  question: z.string().trim().min(10).max(100),
  content: z.string().trim().min(1),
})

/** An article as its file has it; `related` are slugs of others, `question` is one for the mentor that fits it. */
export type Article = Post & { related: readonly string[]; question: string }

/** Reads one article. `file` ends in `<slug>.md`; a wrong one throws a sentence that names the file and the field. */
export function readArticle(file: string, text: string): Article {
  const parts = FRONT_MATTER.exec(text)?.groups
  if (parts === undefined) throw new Error(`${file}: it must begin with front matter between two lines of "---"`)
  const head = z.record(z.string(), z.unknown()).safeParse(readYaml(file, parts.head ?? ''))
  if (!head.success) throw new Error(`${file}: the front matter must be a list of "field: value" lines`)
  const article = articleSchema.safeParse({ ...head.data, slug: slugOf(file), content: parts.body })
  if (!article.success) throw new Error(`${file}: ${article.error.issues.map(sayIssue).join('; ')}`)
  const { date, author, ...rest } = article.data
  return {
    ...rest,
    id: rest.slug,
    featuredImage: `/blog/imagenes/${rest.slug}.svg`,
    createdAt: new Date(date).toISOString(),
    author: authorOf(author),
    readingMinutes: readingMinutes(rest.content),
  }
}

const slugOf = (file: string) => file.replace(/^.*\/|\.md$/g, '')

/** "Equipo PyMentor": a role in the place of a name. */
function authorOf(role: string): BlogAuthor {
  const [firstName = '', ...rest] = role.split(' ')
  return { firstName, lastName: rest.join(' '), avatar: null }
}

function readYaml(file: string, text: string): unknown {
  try {
    // All scalars as text: a title may be a number.
    return parse(text, { schema: 'failsafe' })
  } catch (cause) {
    throw new Error(`${file}: the front matter is not valid YAML (${String(cause)})`, { cause })
  }
}

const sayIssue = (issue: z.core.$ZodIssue) => `field "${issue.path.join('.')}": ${issue.message}`
