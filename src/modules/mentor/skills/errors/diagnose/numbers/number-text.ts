import { inlineCode } from '../../../../engine/compose'

/** A value as a message quotes it, without its quotes. */
export const unquoted = (value: string): string =>
  (/^b?(['"])([\s\S]*)\1$/.exec(value)?.[2] ?? value).replace(/(?:\\[nrt])+$/, '')

/** Numbers as people write them, and what makes Python's of them: symbols, points of thousands, a decimal comma. */
export function cleaning(text: string): { told: string; steps: string } | null {
  const [, before = '', number = '', after = ''] =
    /^([€$]\s*)?(-?\d[\d.,]*)(\s*(?:€|\$|%|kg|g|km|cm|mm|m|l|h|años?|euros?|pesos))?$/i.exec(text) ?? []
  const symbol = (before || after).trim()
  const hasThousands = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(number)
  const hasComma = /,\d+$/.test(number)
  if (number === '' || (symbol === '' && !hasThousands)) return null
  const told = [
    ...(symbol === '' ? [] : [`lleva ${inlineCode(symbol)} además de las cifras`]),
    ...(hasThousands ? ['lleva puntos de millares'] : []),
    ...(hasComma ? ['lleva coma decimal, y Python usa punto'] : []),
  ]
  const steps = [
    ...(symbol === '' ? [] : [`.replace("${symbol}", "")`]),
    ...(hasThousands ? ['.replace(".", "")'] : []),
    ...(hasComma ? ['.replace(",", ".")'] : []),
  ]
  return { told: told.join(', '), steps: steps.join('') }
}

/** «pesos», «€», «miles»: amounts in which a point parts the thousands. */
const MONEY =
  /[€$]|\b(?:pesos?|euros?|miles|millares|mil|clp|cop|ars|uyu|pyg|crc|guaranies|colones|precios?|sueldos?|salarios?|ventas?|importes?|montos?)\b/i
const MAX_READ = 8_000

/**
 * What `15.990` or `1,250` means where it is read: `thousands` where all numbers around it have three digits behind the sign and money is
 * spoken of, or several of them show it; `either` where it cannot be told. Null where it is no such number.
 */
export function groupedThousands(
  number: string,
  around: string,
): { sign: '.' | ','; reading: 'thousands' | 'either' } | null {
  const sign = /^-?\d{1,3}(?:\.\d{3})+$/.test(number) ? '.' : /^-?\d{1,3}(?:,\d{3})+$/.test(number) ? ',' : null
  if (sign === null) return null
  if (number.split(sign).length > 2) return { sign, reading: 'thousands' }
  const text = around.slice(0, MAX_READ)
  const like =
    text.match(sign === '.' ? /(?<![\d.])\d{1,9}\.\d{1,9}(?![\d.])/g : /(?<![\d,])\d{1,9},\d{1,9}(?![\d,])/g) ?? []
  const isAll = like.every((each) => /^\d{1,3}[.,]\d{3}$/.test(each))
  const isSure = isAll && (new Set(like).size > 1 || MONEY.test(text))
  return { sign, reading: isSure ? 'thousands' : 'either' }
}
