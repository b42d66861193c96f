import type { MentorType, Turn } from '~/modules/mentor/mentor.server'
import type { Readers } from './exchange/reader-of'

/** What is asked of a provider. `withUsage`: it is to say what the answer costs, if it must be asked for that. */
export type Asked = {
  mentor: MentorType
  model: string
  instructions: string
  turns: readonly Turn[]
  /** How many of the turns, from the first on, come again with the next question: what a provider can keep. */
  kept: number
  /** Whose question it is, by a name that says nothing else of them; not for those who refuse to hear it. */
  endUser: string | undefined
  /** The greatest length of the answer. */
  maxTokens: number
  withUsage: boolean
}

/** How one kind of provider is asked over HTTP, and what it answers. */
export type WireFormat = {
  /** Where to post, from the address that the operator gives; `url` is the caller's own. */
  endpoint: (url: URL, model: string) => URL
  /** The headers that carry the key. */
  credentials: (apiKey: string) => Record<string, string>
  headers?: Record<string, string>
  /** The JSON to post to `url`. */
  body: (asked: Asked, url: URL) => object
  readers: Readers
}

/** Adds to the address's path, and keeps its query. */
export function under(url: URL, path: string): URL {
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`
  return url
}

/** Turns without what only mentors that read for themselves are given. */
export const textsOf = (turns: readonly Turn[]) => turns.map(({ role, content }) => ({ role, content }))

/** The part of a usage that says what the provider had kept, where it says so. */
export const cachedIn = (cached: number | null | undefined) => (typeof cached === 'number' ? { cached } : {})
