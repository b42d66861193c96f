import { MAX_PROGRAM } from './rules'

const MARK = '#codigo='

/** The page's address with a program in its fragment, which browsers send to no server. */
export const addressWith = (code: string): string => `/practica${MARK}${encodeURIComponent(code)}`

/** The program in an address's fragment; null where there is none, or what is there is no text or too long. */
export function codeIn(hash: string): string | null {
  if (!hash.startsWith(MARK)) return null
  try {
    const code = decodeURIComponent(hash.slice(MARK.length))
    return code.trim() === '' || code.length > MAX_PROGRAM ? null : code
  } catch {
    return null
  }
}
