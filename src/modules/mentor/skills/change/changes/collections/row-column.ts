import { inlineCode } from '../../../../engine/compose'
import { callTo } from '../../../../python/program/expression-shapes'
import { edited, positional } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { fitting } from '../fitting'
import { collectionsIn, type Field } from './collection'
import { printIn } from './print-in'

const EACH =
  '(?:cada (?:un[oa]|linea|fila|producto|articulo|registro|[a-z]{4,12})(?: (?:de|del) (?:la|el|los|las)? ?[a-z]+)?)'
const PUTS =
  '(?:anad\\w+|agreg\\w+|pon\\w*|muestr\\w+|salg\\w+|dig\\w+|sac\\w+|saqu\\w+|calcul\\w+|quiero|aparez\\w+|inclu\\w+|imprim\\w+)'
const COLUMN = '(?:(?:una |la )?columna (?:con |de |para )?)?'
const PRODUCT = '(?:subtotal(?:es)?|total(?: de (?:cada |la )?(?:linea|fila|producto|uno))?|importe(?: total)?)'
const QUANTITY = /^(?:cant|unid|uds|horas|piezas|num|stock|kilos|veces)/
const MONEY = /^(?:precio|coste?|importe|tarifa|valor|euros|pvp|base|sueldo|monto)/

/** «añade a cada línea una columna con el subtotal», «ponle el IVA (21 %) a cada uno»: one more figure on each row. */
export const rowColumnChange: Change = {
  name: 'row-column',
  stage: STAGE.output - 0.5,
  ...fitting(
    [
      new RegExp(
        `\\b(?:(?:y|que|quiero|tambien|me|le) )*${PUTS}(?: (?:tambien|a|en|por|de))* ${EACH},? (?:que )?(?:${PUTS} )?(?:con )?${COLUMN}(?:el|su) (?<product>${PRODUCT})(?=$|[ ,.;:¦])`,
      ),
      new RegExp(
        `\\b(?:(?:y|que|quiero|tambien|me|le) )*${PUTS} ${COLUMN}(?:el|su) (?<product>${PRODUCT}) (?:de|en|a|por|al lado de) ${EACH}`,
      ),
      new RegExp(
        `\\b(?:(?:y|que|quiero|tambien|me|le) )*(?:${PUTS}|sum\\w+|aplic\\w+)(?: (?:el|su|un|precio|con|de|del|valor))* (?:iva|igv|itbis|impuesto)(?: (?:del?|al|es|incluido))* ?\\(?(?:del )?(?<rate>\\d+(?:[.,]\\d+)?) ?(?:%|por ?ciento)\\)? (?:a|de|en|por) ${EACH}`,
      ),
      new RegExp(
        `\\b(?:(?:y|que|quiero|tambien|me|le) )*${PUTS} (?:al lado )?${COLUMN}(?:el |su |cada )?(?:precio|importe|valor|coste) (?:ya )?(?:con|mas|incluyendo|incluido|final con) (?:el )?(?:iva|igv|itbis|impuestos?)(?: incluido)? ?\\(?(?:del? |de un )?(?<rate>\\d+(?:[.,]\\d+)?) ?(?:%|por ?ciento)?\\)?(?: (?:al lado|en cada (?:linea|fila)|de cada uno))?`,
      ),
    ],
    (p, { parts }) => {
      for (const { loop, fields } of collectionsIn(p).toReversed()) {
        const print = printIn(loop.node)
        const call = print && callTo(print.value, 'print')
        const last = call ? positional(call).at(-1) : undefined
        const column = figureOf(fields, parts.rate)
        if (!last || column === null) continue
        const at = p.whole(last).to
        return {
          code: edited(p, [{ from: at, to: at, text: `, f"{${column.code.replaceAll('"', "'")}:.2f}"` }]),
          told: `Cada línea lleva al final ${column.told}.`,
          how: [`${inlineCode(column.code)} se calcula en cada vuelta con los datos de esa fila.`],
        }
      }
      return null
    },
  ),
}

function figureOf(fields: readonly Field[], rate: string | undefined): { code: string; told: string } | null {
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const money = numbers.find(({ names }) => names.some((name) => MONEY.test(name.toLowerCase())))
  if (rate !== undefined) {
    const of = money ?? (numbers.length === 1 ? numbers[0] : undefined)
    return of
      ? { code: `${of.code} * ${1 + Number(rate.replace(',', '.')) / 100}`, told: 'el precio con el impuesto' }
      : null
  }
  const quantity = numbers.find(
    (field) => field !== money && field.names.some((name) => QUANTITY.test(name.toLowerCase())),
  )
  const [one, other, more] = numbers
  const both = money && quantity ? [quantity, money] : one && other && !more ? [one, other] : null
  return both ? { code: both.map(({ code }) => code).join(' * '), told: 'el subtotal' } : null
}
