import type * as z from 'zod'
import type { Context } from '../context'
import type { Page } from '../store'
import type { Kind } from '../wire'
import { missing } from './errors'
import type { listing } from './params'

export const DEFAULT_LIMIT = 10
type Given = { [Key in keyof typeof listing]?: z.output<(typeof listing)[Key]> }

/** A whole list as part of an object. */
export const embedded = <T>(url: string, data: T[]) => ({ object: 'list' as const, data, has_more: false, url })

type Listed<K extends Kind> = {
  type: K
  url: string
  /** Fields that must be so; those left undefined need not. */
  match: Record<string, unknown>
  /** Fields that must not be so. */
  except?: Record<string, unknown>
}

/** One page of a kind, newest first, of what matches every field that is given. */
export async function listPage<K extends Kind>(
  context: Context,
  { type, url, match, except }: Listed<K>,
  given: Given,
) {
  for (const param of ['starting_after', 'ending_before'] as const) {
    const id = given[param]
    if (id !== undefined && !(await context.store.findAll([id])).has(id)) throw missing(type, id, param)
  }
  const { customer } = match
  if (typeof customer === 'string' && !(await context.store.findAll([customer])).has(customer))
    throw missing('customer', customer, 'customer')
  const page: Page = {
    limit: given.limit ?? DEFAULT_LIMIT,
    startingAfter: given.starting_after,
    endingBefore: given.ending_before,
    created: given.created,
    except,
  }
  const wanted = Object.fromEntries(Object.entries(match).filter(([, value]) => value !== undefined))
  const { data, hasMore } = await context.store.list(type, wanted, page)
  return { object: 'list' as const, data, has_more: hasMore, url }
}
