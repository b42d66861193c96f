import type { Reading } from '../compose/reading'
import type { Known } from './condition'
import { amountOf, comparedBy, nameField, type Value, valueIn } from './values'

/** How a result is put in order: by a value of each element, or by itself. */
export type Order = { by: Value | null; isDown: boolean; isByAmount?: boolean; ties?: Order }
/** How many of them, and whether those with the most or the least: null says neither. */
export type Limit = { count: string; isDown: boolean | null; by: Value | null }

const ORDERED =
  /\b(?:(?:y|,|que|estar?|esten?|salgan?|cada|lista|debe|tiene) )*(?:ordenad[oa]s?|orden[ae]\w*|(?:en|por) orden(?! (?:de aparicion|en que|original))|alfabeticamente)(?: (?:por|segun)(?: (?:el|la|los|las|su|sus))* [a-z]+)?(?: (?:por|segun|de|del|el|la|los|las|su|sus|alfabetic\w+|alfabeticamente|orden|mayor|menor|al?|que|creciente|ascendente|decreciente|descendente|mas|menos|tiene|tienen|nombre|media|nota|total|primero|importe|precio|puntos|puntuacion|edad|alt[oa]|baj[oa]|car[oa]|barat[oa]|larg[oa]|cort[oa]|cantidad|unidades|veces|longitud))*|\b(?:de|del) (?:mayor|menor|mas|menos)(?: [a-z]+)? al? (?:mayor|menor|mas|menos)(?: [a-z]+)?\b/g
const DOWN =
  /\b(?:de mayor a menor|de mas a menos|del? mas [a-z]+ al? (?:mas|menos)|descendente|decreciente|mayor primero|mejor(?:es)? a peor(?:es)?)\b/
const CHEAP = /\bdel? mas (?:barat|baj|cort|pequen|joven)/

/** «si empatan, por nombre de la A a la Z», «a igual nota, por edad de mayor a menor» */
const TIES =
  /\b(?:(?:y|,|pero|que) )*(?:si (?:hay )?empat\w+|en caso de empate|con empates?|a igual(?:dad de)? [a-z]+|con la misma [a-z]+|si (?:tienen|coincide\w*|es) (?:la|el) mism[oa] [a-z]+)(?: ,)?(?: (?:que|se|vaya\w*|van|orden\w+|entonces|primero))*(?: (?:por|segun|alfabeticamente))(?: (?:(?:orden|el|la) )*([a-z]+))?(?: (?:de la a a la z|alfabetic\w+|(?:de (?:mayor a menor|menor a mayor|mas a menos|menos a mas))|ascendente|descendente|creciente|decreciente))*/

function readTies(reading: Reading, text: string, { view }: Known): Order | null {
  const found = TIES.exec(text)
  if (found === null) return null
  const by = valueIn(found[1] ?? '', view) ?? plainOf(nameField(view))
  if (by === null) return null
  reading.use({ from: found.index, to: found.index + found[0].length })
  return { by, isDown: DOWN.test(found[0]) }
}

const plainOf = (field: ReturnType<typeof nameField>): Value | null =>
  field && { write: (code) => code(field), isNumber: false, noun: field.noun }

/** Notes and reads how the result is put in order. */
export function readOrder(reading: Reading, text: string, known: Known): Order | null {
  const ties = readTies(reading, text, known)
  const order = firstOrder(
    reading,
    text.replace(TIES, (said) => (ties ? '¦'.repeat(said.length) : said)),
    known,
  )
  return order && ties ? { ...order, ties } : order
}

function firstOrder(reading: Reading, text: string, { view }: Known): Order | null {
  const all = [...text.matchAll(ORDERED)]
  if (all.length === 0) return null
  for (const match of all) reading.use({ from: match.index, to: match.index + match[0].length })
  const said = all.map(([match]) => match).join(' ')
  const isDown = DOWN.test(said) && !CHEAP.test(said)
  if (/alfabetic/.test(said)) return { by: null, isDown: false }
  const key = /\b(?:por|segun|de) (.+)$/.exec(said.replace(/\b(?:por|en) orden\b/, ' '))?.[1] ?? ''
  if (/\bdel? mas [a-z]+ al? mas\b/.test(said)) return { by: comparedBy(said, view), isDown }
  const isByAmount = isDown || /\bde (?:menor|menos)\b|\bascendente|creciente/.test(said)
  return {
    by: valueIn(key.replace(/\b(?:mayor|menor|mas|menos)\b/g, ' '), view) ?? (isByAmount ? amountOf(view) : null),
    isDown,
    isByAmount,
  }
}

/** «los n mejores», «las 3 palabras que más se repiten», «los n con más puntos». */
export function readLimit(reading: Reading, text: string, { view, numbers }: Known): Limit | null {
  const count = `(\\d+${numbers.map((name) => `|${name.toLowerCase()}`).join('')})`
  const found = new RegExp(
    `\\b(?:(?:con|solo|los|las|sus|top|de) )*(?:${count}(?: (?!primer|mejor|peor|mas|menos|es\\b|sea\\b|son\\b|o\\b|y\\b|de\\b|que\\b|con\\b)[a-z]+)?(?: (?:que|con|de))? (mas|menos|mejor|mejores|mayor|mayores|peor|peores|menor|menores|primer[oa]s|ultim[oa]s)|(mas|menos|mejores|mayores|peores|menores|primer[oa]s) ${count})\\b(?: (?!ordenad|de mayor|como|en)(?:se )?(?:repit\\w+|repetid[oa]s|frecuentes|aparecen|salen|usad[oa]s|comunes|[a-z]+))?`,
  ).exec(text)
  if (found === null) return null
  reading.use({ from: found.index, to: found.index + found[0].length })
  const word = found[2] ?? found[3] ?? ''
  const said = found[0]
  const isLeast = /menos|peor|menor/.test(word) !== /\bbarat|\bbaj|\bcort|\bpequen|\bjoven/.test(said)
  return {
    count: numbers.find((name) => name.toLowerCase() === (found[1] ?? found[4])) ?? found[1] ?? found[4] ?? '3',
    isDown: /primer|ultim/.test(word) ? null : !isLeast,
    by: valueIn(said.replace(/\b(?:los|las|mas|menos|mejores|mayores)\b/g, ' '), view) ?? comparedBy(said, view),
  }
}

/** «sin repetir», «una sola vez». */
export const readUnique = (reading: Reading, text: string): boolean => {
  const found =
    /\b(?:y )?(?:(?:sin|quit\w+|elimin\w+|borr\w+)(?: (?:l[oa]s|el|la|elementos|valores|palabras|numeros|nombres))* (?:repetir\w*|repetid[oa]s|repeticiones|duplicad[oa]s|duplicar)|una sola vez|solo una vez|unic[oa]s|distint[oa]s|no (?:se )?repitan?)\b(?: (?:(?:,|y|pero) )*(?:respet\w+|manten\w+|conserv\w+|en|sin (?:cambiar|perder|desordenar|alterar))(?: (?:el|la|su|mismo|orden|original|posicion|de|entrada|aparicion|lista|en|que|aparecen|salen|llegan))+)?/.exec(
      text,
    )
  if (found) reading.use({ from: found.index, to: found.index + found[0].length })
  return found !== null
}
