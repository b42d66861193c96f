import { inlineCode } from '../../../../engine/compose'
import { edited, positional } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { collectionsIn } from './collection'
import { printIn } from './print-in'

/** «en lugar del número que ponga asteriscos, tipo gráfica de barras»: a bar of signs as long as the number. */
export const barsChange: Change = {
  name: 'bars',
  stage: STAGE.output,
  says: [
    /\b(?:(?<instead>en (?:vez|lugar) de(?:l)?(?: (?:el|la|los))? (?:numeros?|cantidad|valor|cifra|puntos)),? )?(?:(?:que|me|se|y|con|en|como|ponga|pon\w*|salg\w+|muestr\w+|dibuj\w+|haz\w*|hag\w+|pint\w+|imprim\w+|un[oa]?s?|ver) ){0,7}(?:(?:asterisc|estrell|almohadill|barr|cuadr(?:it|ad)|simbol)\w*|(?:grafic\w+|histograma|diagrama)(?: de (?:barras|texto|asteriscos|columnas))?(?: de texto| en texto)?)(?: (?:de|en|tipo|como|una?|grafic\w+|barras|con|asteriscos|segun|el|la|numero|cantidad|proporcional|al|por|cada|un[oa]|unidad|texto|histograma)){0,9}/,
  ],
  needs: ({ words }) =>
    /asterisc|estrell|barr|histogram|cuadr|almohadill/.test(words) &&
    !/matplotlib|plt\b|\braya\b|\blinea\b/.test(words),
  make(p, { parts, words }) {
    for (const collection of collectionsIn(p).toReversed()) {
      const print = printIn(collection.loop.node)
      const numbers = collection.fields.filter(({ kind }) => kind === 'number')
      const [field] = numbers
      if (!field || numbers.length > 1 || print?.value.kind !== 'call') continue
      if (field.values.some((value) => Number(value) > 120 || Number(value) < 0)) return null
      const shown = positional(print.value).find((part) => p.text(part) === field.code)
      const last = print.value.arguments.at(-1)
      const isWhole = field.values.every((value) => Number.isInteger(value))
      const sign = /almohadill/.test(words) ? '#' : /cuadr/.test(words) ? '■' : /estrell/.test(words) ? '★' : '*'
      const bar = `"${sign}" * ${isWhole ? field.code : `round(${field.code})`}`
      if (!last) return null
      const isInstead = parts.instead !== undefined && shown !== undefined
      return {
        code: edited(p, [
          isInstead ? { from: shown.from, to: shown.to, text: bar } : { from: last.to, to: last.to, text: `, ${bar}` },
        ]),
        told: isInstead
          ? 'En vez del número sale una barra de esa longitud.'
          : 'Al lado de cada número sale una barra de esa longitud.',
        how: [`${inlineCode(bar)} repite el signo tantas veces como vale el número.`],
      }
    }
    return null
  },
}
