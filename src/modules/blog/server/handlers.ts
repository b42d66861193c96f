import { AppError } from '~/platform/app-error'
import type { EndpointInput, EndpointReply } from '~/platform/http/endpoint'
import type { listCategories, listPosts, readPost } from '../contract'
import { CATEGORIES } from '../copy'
import { blog } from './blog'

/** API-30…32, for anyone (BLOG-01). */
export const blogHandlers = {
  listPosts: (): EndpointReply<typeof listPosts> => ({ posts: blog().posts() }),

  listCategories: (): EndpointReply<typeof listCategories> => ({ categories: [...CATEGORIES] }),

  readPost({ params }: EndpointInput<typeof readPost>): EndpointReply<typeof readPost> {
    const found = blog().find(params.slug)
    if (found === null) throw new AppError('not_found')
    return { post: found.post }
  },
}
