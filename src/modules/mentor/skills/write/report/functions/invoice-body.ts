import { indented } from '../../compose/program'
import { columnsOf } from '../query'
import type { Source } from '../read/column'
import type { Tokens } from '../read/tokens'
import { moneyOf } from '../values'
import { loopOf } from '../write/loop'
import { expressionOf } from '../write/python-terms'
import type { Body } from './function-body'

type Given = { tokens: Tokens; source: Source; others: readonly string[]; decimals: number | null }

export const RATE =
  /^(?:p_|tipo_|porc(?:entaje)?_)?(?:iva|igic|itbis|igv|impuesto|tasa|recargo|descuento|dto|porcentaje|tipo)(?:_.*)?$/

/** Base, tax (or discount) and total of lines that have an amount and a price. */
export function invoiceBody({ tokens, source, others, decimals }: Given): Body | null {
  const [rate] = others
  const value = moneyOf(source)
  if (rate === undefined || others.length > 1 || !RATE.test(rate) || !value) return null
  const asked = RETURNED.exec(tokens.text)
  const isLess = /^(?:descuento|dto)/.test(rate)
  // «el IVA lo paso como 0.21»
  const isShare =
    /\b(?:como|en) 0[.,]\d+\b/.test(tokens.reading.text) && !/\bno (?:como )?0[.,]\d/.test(tokens.reading.text)
  tokens.take(
    new RegExp(
      String.raw`\b(?:el |la )?${rate}(?: (?:se|lo|la|le|me|va|viene|es)){0,8} (?:paso|pasas|pasa|como|en|da|doy)(?: (?:como|en|tanto|por|ciento|porcentaje|no|,|\d+(?:[.,]\d+)?|%|entero)){0,24}`,
    ),
  )
  const share = isShare ? `base * ${rate}` : `base * ${rate} / 100`
  const parts = partsAsked(asked?.[0] ?? '')
  if (asked) tokens.use({ from: asked.index, to: asked.index + asked[0].length })
  const kept = parts.length > 0 ? parts : ['total']
  const amount = isLess ? 'descontado' : 'cuota'
  const places = decimals ?? 2
  const loop = loopOf(source, columnsOf(value))
  const named: Record<string, string> = { base: 'base', cuota: amount, total: 'total' }
  return {
    lines: [
      'base = 0',
      `for ${loop.target} in ${loop.items}:`,
      ...indented([...loop.cells, `base += ${expressionOf(value)}`]),
      `${amount} = ${share}`,
      ...(kept.includes('total') ? [`total = base ${isLess ? '-' : '+'} ${amount}`] : []),
      `return ${kept.map((part) => `round(${named[part]}, ${places})`).join(', ')}`,
    ],
    how: [
      `El bucle reparte cada línea en sus datos; \`_\` es lo que aquí no hace falta.`,
      '`base` va sumando el importe de cada línea.',
      `\`${share}\` es ${isLess ? 'el descuento' : 'la cuota'}${isShare ? '' : `: \`${rate}\` se pasa como 21, no como 0.21`}.`,
      ...(kept.length > 1 ? ['`return` con comas devuelve los valores juntos, en una tupla.'] : []),
    ],
    said: `devuelve ${kept.map((part) => (part === 'cuota' ? (isLess ? 'el descuento' : 'la cuota') : part === 'base' ? 'la base' : 'el total')).join(', ')}`.replace(
      /, ([^,]*)$/,
      ' y $1',
    ),
  }
}

const RETURNED =
  /\b(?:y |que ){0,8}(?:me )?(?:devuelv\w+|SHOW|regres\w+|retorn\w+)(?: (?:las|los|el|la|cosas|\d|valores|,|y|:|base|imponible|cuota|iva|igic|de|del|impuestos?|SUM|MONEY|tupla|ONE|una|con|por|separado|\(|\)|subtotal|descuento|redondead[oa]s?|a|decimales)){1,24}(?= |$)/

/** Which of base, tax and total are to be returned, in the order of the words. */
function partsAsked(text: string): string[] {
  const parts: [number, string][] = []
  for (const [part, words] of [
    ['base', /\b(?:base|subtotal)\b/],
    ['cuota', /\b(?:cuota|iva|igic|impuestos?|descuento)\b(?! incluido)/],
    ['total', /\bSUM\b/],
  ] as const) {
    const at = text.search(words)
    if (at !== -1) parts.push([at, part])
  }
  return parts.toSorted(([one], [other]) => one - other).map(([, part]) => part)
}
