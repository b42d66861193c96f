import { memoizeText } from '~/platform/memoize'

/** The smallest first: browsers take all of them equally. */
const COMPRESSED = ['br', 'gzip'] as const
const NO_WEIGHT = /^q=0(\.0*)?$/

/** In which form a kept page is sent. */
export type KeptForm = (typeof COMPRESSED)[number] | 'identity'

type Asked = { ifNoneMatch: string | undefined; acceptEncoding: string | undefined }

/** What of a kept page somebody gets who says this: its smallest form that they take, or null when they have it. */
export function keptFormFor(etag: string, { ifNoneMatch, acceptEncoding = '' }: Asked): KeptForm | null {
  return ifNoneMatch?.includes(etag) ? null : smallestTaken(acceptEncoding)
}

const smallestTaken = memoizeText((accepted): KeptForm => {
  const taken = new Set(accepted.split(',').map(takenName))
  return COMPRESSED.find((name) => taken.has(name)) ?? 'identity'
})

/** The encoding that a part of Accept-Encoding takes: undefined for one that it refuses. */
function takenName(part: string): string | undefined {
  const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
  return parameters.some((text) => NO_WEIGHT.test(text)) ? undefined : name
}
