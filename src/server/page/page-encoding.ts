import { memoizeText } from '~/platform/memoize'

/** The smallest first: browsers take all of them equally. */
const COMPRESSED = ['br', 'gzip'] as const
const NO_WEIGHT = /^q=0(\.0*)?$/

/** In which form a cached page is sent. */
export type Encoding = (typeof COMPRESSED)[number] | 'identity'

/** The smallest form that an Accept-Encoding takes. */
export const encodingFor = memoizeText((accepted): Encoding => {
  const taken = new Set(accepted.split(',').map(takenName))
  return COMPRESSED.find((name) => taken.has(name)) ?? 'identity'
})

/** The encoding that a part of Accept-Encoding takes: undefined for one that it refuses. */
function takenName(part: string): string | undefined {
  const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
  return parameters.some((text) => NO_WEIGHT.test(text)) ? undefined : name
}
