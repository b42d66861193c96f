import { folded } from '~/platform/text/folded'
import { singular } from '../../../../engine/task/identifier'
import { type FoundData, numberIn } from '../../plan/tables/data'
import type { Source } from '../read/column'
import { columnOf, dictOf } from '../read/column-of'

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const UNIT =
  '(?:kilos?|kg|gramos|litros?|cajas?|paquetes?|docenas?|bolsas?|unidades|uds|piezas|latas?|botellas?|metros?|barras?|tazas?|platos?)'

/** Prices by name and amounts of the same names, both told in words: a dictionary each, joined by the name. */
export function priceList(found: readonly FoundData[], message: string): { source: Source; rest: string } | null {
  const text = message.normalize('NFC').slice(0, 4_000)
  const prices = pricesIn(text)
  if (prices === null) return null
  const after = text.slice(prices.to)
  const amounts = new Map<string, number>()
  let last = 0
  let first = -1
  for (const [name] of prices.entries) {
    const match = new RegExp(
      String.raw`(?<![\d.,])${NUMBER} ?(?:${UNIT} )?(?:de )?${singular(name)}(?:e?s)?(?![\p{L}])|(?<!\p{L})${singular(name)}(?:e?s)? ?:? ?${NUMBER}`,
      'iu',
    ).exec(after.replace(/\bun[oa]?(?= (?:de )?\p{L})/giu, (word) => '1'.padEnd(word.length)))
    const amount = match?.[1] ?? match?.[2]
    if (!match || amount === undefined) continue
    amounts.set(name, numberIn(amount))
    first = first === -1 ? match.index : Math.min(first, match.index)
    last = Math.max(last, match.index + match[0].length)
  }
  if (amounts.size < 2 || found.length > 3) return null
  const names = prices.entries.map(([name]) => name)
  const key = columnOf('producto', [...amounts.keys()])
  const amount = columnOf('cantidad', [...amounts.values()])
  const price = {
    ...columnOf(
      'precio',
      prices.entries.map(([, value]) => value),
    ),
    type: 'money' as const,
  }
  const priced = dictOf('precios', {
    key: columnOf('producto', names),
    value: price,
    cells: prices.entries.map(([, value]) => String(value)),
  })
  const counted = dictOf('cantidades', { key, value: amount, cells: [...amounts.values()].map(String) })
  return {
    source: {
      ...counted,
      columns: [key, amount, price],
      shape: 'joined',
      variable: 'cantidades',
      setup: [...priced.setup, ...counted.setup],
      how: [
        '`precios` guarda lo que cuesta cada producto y `cantidades` cuánto hay de cada uno: se unen por su nombre, `precios[producto]`.',
      ],
    },
    rest: `${text.slice(0, prices.from)} ; ${after.slice(0, first)} ; ${after.slice(last)}`,
  }
}

/** «precios: manzana 25.50 el kilo, leche 28, huevo 45». */
function pricesIn(text: string): { entries: [string, number][]; from: number; to: number } | null {
  const head = /precios?[^:.\n]{0,40}:\s*|(?:cuestan?|valen?|cobr\w+|vend\w+)(?: a| [^:.\n\d]{0,30}:)? /giu
  for (const start of text.matchAll(head)) {
    const from = start.index + start[0].length
    const item = new RegExp(
      String.raw`(?:[,;]? ?(?:y )?(?:el |la |los |las )?)(\p{L}+) (?:a |cuesta |vale |por |: ?)?\$?${NUMBER}(?: ?(?:€|\$|euros?|pesos|soles))?(?: (?:el|la|por|cada) (?:kilo|kg|litro|unidad|docena|caja|pieza|paquete|un[oa]|bolsa|barra))?`,
      'uy',
    )
    item.lastIndex = from
    const entries: [string, number][] = []
    let to = from
    for (let match = item.exec(text); match !== null; match = item.exec(text)) {
      entries.push([folded(match[1] ?? ''), numberIn(match[2] ?? '0')])
      to = item.lastIndex
    }
    if (entries.length > 1) return { entries, from: start.index, to }
  }
  return null
}
