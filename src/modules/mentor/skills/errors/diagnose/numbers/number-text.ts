import { inlineCode } from '../../../../engine/compose'

/** A value as a message quotes it, without its quotes. */
export const unquoted = (value: string): string => /^b?(['"])([\s\S]*)\1$/.exec(value)?.[2] ?? value

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
