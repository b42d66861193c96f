import { findData } from '../../plan/tables/data'

/** What is sold and for how much, in the order of the request; `isMadeUp` where the request tells no prices. */
export type PriceList = {
  entries: readonly (readonly [name: string, price: number])[]
  isMadeUp: boolean
  rest: string
}

/** «1 agua 1€, 2) zumo 1,50»: the number of an option is no amount. */
const NUMBERED = /(^|[,;:\n(]\s*|\by )\d{1,2}\s*[).:-]*\s*(?=\p{L}[\p{L} ]{2,24}[ :=(-]*\$?\d)/gu
const SIGN_BEFORE = /\$ ?(?=\d)/g
const SAMPLE = [
  ['pan', 1.2],
  ['leche', 0.95],
  ['huevos', 2.3],
  ['queso', 4.5],
] as const
const KEPT =
  /\b(?:diccionario|lista|carta|catalogo)\b[^.;]{0,40}\bprecios?\b|\bprecios? (?:en|guardad\w+ en) (?:un )?diccionario\b|\bproductos (?:con|y) (?:su |sus )?precios?\b/

/** The prices that a message tells, or where it speaks of a list of them, some to begin with; null where it does neither. */
export function priceListIn(message: string, text: string): PriceList | null {
  const { found, rest } = findData(message.replace(NUMBERED, '$1').replace(SIGN_BEFORE, ''))
  const pairs = found.find(({ data }) => data.kind === 'pairs')?.data
  if (pairs?.kind === 'pairs' && pairs.entries.length > 1 && !pairs.isPercent) {
    const entries = pairs.entries.map(([name, price]) => [name.toLowerCase().replaceAll("'", ''), price] as const)
    return { entries, isMadeUp: false, rest }
  }
  return KEPT.test(text) && found.length === 0 ? { entries: SAMPLE, isMadeUp: true, rest: message } : null
}
