import { EMULATOR_PATH } from './addresses'
import type { Events } from './events'
import { missing } from './http/errors'
import type { Keeping, Store } from './store'
import type { Kind, Objects } from './wire'

/** What a piece of work has: one transaction, one moment. */
export type Context = {
  store: Store
  events: Events
  /** Seconds since 1970: the clock's, or the moment at which something was due. */
  now: number
  publicUrl: string
}

/** Where a browser finds one of our pages. */
export const addressOf = (context: Context, path: string): string => `${context.publicUrl}${EMULATOR_PATH}${path}`

/** The object of this id, or Stripe's 404 about `param`. */
export async function fetchObject<K extends Kind>(
  { store }: Context,
  type: K,
  id: string,
  param = 'id',
): Promise<Objects[K]> {
  const found = await store.find(type, id)
  if (found === null) throw missing(type, id, param)
  return found
}

/** The object that another of our own names. */
export async function ownObject<K extends Kind>({ store }: Context, type: K, id: string): Promise<Objects[K]> {
  const found = await store.find(type, id)
  if (found === null) throw new Error(`${id} was expected to be kept`)
  return found
}

/** Keeps a new object and says so in events. */
export async function create<K extends Kind>(
  context: Context,
  object: Objects[K] & { object: K },
  keeping: Keeping<K> & { events?: string[] },
): Promise<Objects[K]> {
  const { events = [], ...rest } = keeping
  await context.store.put<K>(object.object, object, rest as Keeping<K>)
  for (const type of events) await context.events.add(context.now, type, object)
  return object
}

/** Changes some fields of a kept object and says so in events, with what they were before in the first. */
export async function change<K extends Kind>(
  context: Context,
  type: K,
  id: string,
  patch: Partial<Objects[K]>,
  keeping: Keeping<K> & { events?: string[] } = {} as Keeping<K>,
): Promise<Objects[K]> {
  const { events = [], ...rest } = keeping
  const before = await ownObject(context, type, id)
  const after = { ...before, ...patch }
  await context.store.put(type, after, rest as Keeping<K>)
  for (const name of events) await context.events.add(context.now, name, after, differing(before, after))
  return after
}

/** The earlier values of what a change changed. */
function differing(before: object, after: object): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(after))
  return Object.fromEntries(
    Object.entries(before).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(now.get(key))),
  )
}
