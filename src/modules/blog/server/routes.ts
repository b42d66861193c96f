import type { Router } from '~/platform/http/router'
import * as contract from '../contract'
import * as input from '../input'
import { blogHandlers as on } from './handlers'

/** Every call of the blog, for anyone. */
export function bindBlog({ open }: Router<unknown>) {
  open(contract.listPosts, {}, on.listPosts)
  open(contract.listCategories, {}, on.listCategories)
  open(contract.readPost, input.readPost, on.readPost)
}
