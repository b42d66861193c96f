import { accented, isFeminine } from '../../compose/scalars/nouns'
import { plural } from '../noun-names'
import { type ClauseText, clausePattern } from './clause-text'
import { type Quantity, quantityOf } from './quantity'
import { unitOf } from './units'

/** What is not asked for, because the request says how much it is. */
export type Fixed = Quantity & { value: string }

const MONEY = '(?:€|\\$|euros?|pesos?|dolares|soles|quetzales|lempiras|colones|bolivianos|bs)'
const VERB =
  '(?:(?:y|que|se|me|le|les|nos|cada un[oa]|la hora|el kilo) )*(?:(?:gan|cobr|pag|cuest|val|sal)\\w* )?(?:a (?:razon de )?)?'
const RATE = clausePattern(
  `${VERB}(?:\\$ )?(\\d+(?:[.,]\\d+)?)(?: ${MONEY})?(?: (?:la|el|por|por cada|cada|al?|el)) (hora|dia|kilo|litro|unidad|un[oa]|pieza|persona|noche|mes|semana|metro|entrada|copia|docena|clase|kilometro|km|kg)`,
)
const EACH = clausePattern(
  `(?:(?:y|que) )*cada (?:un[oa]|[a-z]{3,}) (?:(?:a|cuesta|vale|sale a|se paga a|es a) )+(?:\\$ )?(\\d+(?:[.,]\\d+)?)(?: ${MONEY})?`,
)

/** «a 15 pesos cada uno», «gana 120 pesos la hora», «cada entrada cuesta 8 €»: a rate that is known. */
export function fixedAt(c: ClauseText, asked: readonly Quantity[]): Fixed | null {
  const counted = asked.findLast(({ type }) => type === 'whole')
  const rate = c.take(RATE)
  const each = rate === null ? c.take(EACH) : null
  const value = rate?.[1] ?? each?.[1]
  if (value === undefined) return null
  const said = rate?.[2] ?? 'uno'
  const isEach = /^(?:un[oa]|unidad|pieza|entrada|copia)$/.test(said)
  const unit = isEach ? (counted?.unit ?? null) : unitOf(said)
  if (unit === null) return null
  const of = isEach ? 'unidad' : said
  return {
    ...quantityOf({
      noun: 'precio',
      name: isEach ? 'PRECIO' : `PRECIO_${identifierOf(of)}`,
      label: `Precio ${isFeminine(of) ? 'de la' : 'del'} ${accented(of)}`,
      type: 'money',
      per: { unit, count: 1 },
    }),
    value: value.replace(',', '.'),
  }
}

const identifierOf = (unit: string) => unit.toUpperCase()

/** How many of what the rate is of, where nobody says that it is asked for. */
export const countedBy = ({ per }: Fixed): Quantity =>
  quantityOf({ noun: plural(per?.unit ?? 'unidad'), type: 'number', isMany: false })
