import { endpoint } from '~/platform/http/endpoint'
import type * as input from './input'

/** DATA-08. */
export type BlogCategory = { id: string; name: string; slug: CategorySlug }
export type CategorySlug = 'primeros-pasos' | 'datos' | 'negocio' | 'buenas-practicas'
export type BlogAuthor = { firstName: string; lastName: string; avatar: string | null }

/** DATA-08 as lists have it: all but the content. `createdAt` is ISO, `featuredImage` an address on this site. */
export type PostSummary = {
  id: string
  slug: string
  title: string
  excerpt: string
  featuredImage: string
  createdAt: string
  category: BlogCategory
  author: BlogAuthor
  readingMinutes: number
}
/** `content` is Markdown. */
export type Post = PostSummary & { content: string }

/** API-30: newest first. */
export const listPosts = endpoint<{ posts: PostSummary[] }>('GET', '/api/blog/posts')
/** API-31. */
export const listCategories = endpoint<{ categories: BlogCategory[] }>('GET', '/api/blog/categories')
/** API-32. */
export const readPost = endpoint<{ post: Post }, typeof input.readPost>('GET', '/api/blog/posts/:slug')
