import { once } from '~/platform/once'
import type { Post, PostSummary } from '../contract'
import { matchesQuery } from '../rules'
import { type Article, readArticle } from './read-post'

const FILES = import.meta.glob<string>('/content/blog/*.md', { query: '?raw', import: 'default', eager: true })

/** What is looked for: a category by its slug, words of the text. An empty text is no condition. */
export type PostSearch = { category: string; query: string }
/** A post, those before and after it in time, what its author would have one read next, and what one could ask the mentor after it. */
export type PostInPlace = {
  post: Post
  older: PostSummary | null
  newer: PostSummary | null
  related: PostSummary[]
  question: string
}

export type Blog = ReturnType<typeof createBlog>

/** The blog that is written in these files, path → text. */
export function createBlog(files: Record<string, string>) {
  const articles = Object.entries(files)
    .map(([file, text]) => readArticle(file, text))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.slug.localeCompare(b.slug))

  return {
    /** Newest first. */
    posts: (): PostSummary[] => articles.map(summaryOf),

    /** Newest first; with words to look for, those whose title has them all come before. */
    search({ category, query }: PostSearch): PostSummary[] {
      const offered = articles.filter((article) => category === '' || article.category.slug === category)
      if (query === '') return offered.map(summaryOf)
      const found = offered.filter((article) => matchesQuery(searchedText(article), query))
      const isNamedSo = ({ title }: Article) => Number(matchesQuery(title, query))
      return found.toSorted((a, b) => isNamedSo(b) - isNamedSo(a)).map(summaryOf)
    },

    find(slug: string): PostInPlace | null {
      const at = articles.findIndex((article) => article.slug === slug)
      const article = articles[at]
      if (article === undefined) return null
      const { related, question, ...post } = article
      const summaryAt = (place: number) => (articles[place] ? summaryOf(articles[place]) : null)
      return {
        post,
        question,
        older: summaryAt(at + 1),
        newer: summaryAt(at - 1),
        related: articles.filter((other) => related.includes(other.slug)).map(summaryOf),
      }
    },
  }
}

/** The product's blog, read at its first use. */
export const blog = once(() => createBlog(FILES))

const searchedText = ({ title, excerpt, category, content }: Article) =>
  [title, excerpt, category.name, content].join('\n')

const summaryOf = ({ content: _, related: __, question: ___, ...summary }: Article): PostSummary => summary
