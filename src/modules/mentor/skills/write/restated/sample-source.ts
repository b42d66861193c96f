import { singular } from '../../../engine/task/identifier'

/** Data that a request speaks of and does not show: some as they could be, and what else it says. */
export type SampleSource = { code: string; rest: string; supposed: string[] }

const OWNED = '(?:dad[oa]s?|tengo|teniendo|a partir de|partiendo de)'
const PAIRED = '(?:(?:y|con|y (?:su|sus)|con (?:su|sus|el|la|los|las)) )'
/** «dada una lista de calificaciones», «tengo los precios de las bicis en una lista». */
const LIST = new RegExp(
  `\\b${OWNED} (?:una |la |mi )?lista (?:de|con) (?:l[oa]s )?([a-z]{4,})(?: (?:de|del) (?:(?:la|el|mi|mis|los|las) )?[a-z]+)?|\\b(?:tengo|dad[oa]s) (?:l[oa]s|mis|unas|unos) ([a-z]{4,})(?: de (?:(?:la|el|mi|mis|los|las) )?[a-z]+)? en una lista`,
)
const MAP = new RegExp(
  `\\b${OWNED} (?:un |el |mi )?diccionario (?:de|con) (?:l[oa]s )?([a-z]{4,}) ${PAIRED}([a-z]{4,})|\\b(?:tengo|dad[oa]s) (?:l[oa]s|mis) ([a-z]{4,})(?: de (?:(?:la|el|mi|mis|los|las) )?[a-z]+)? en un diccionario|\\b${OWNED} (?:un |el |mi )?diccionario (?:de|con) (?:l[oa]s )?([a-z]{4,})`,
)
const OWING =
  /\b(?:tengo )?(?:una |la |mi )?lista de clientes (?:con|y) (?:lo que (?:me )?deben|su deuda|sus deudas|las deudas)/
const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:nota|calificacion)$/, '[7.5, 4, 9, 6, 3.5]'],
  [/^(?:precio|importe|gasto|venta|costo|coste)$/, '[12.5, 8, 20, 3.75]'],
  [/^temperatura$/, '[25, 31, 33, 28, 18]'],
  [/^edad$/, '[15, 22, 34, 17, 41]'],
  [/^numero$/, '[4, 11, 7, 20, 9]'],
  [/^(?:altura|estatura)$/, '[1.62, 1.75, 1.8, 1.58]'],
  [/^peso$/, '[62.5, 80, 71, 55.5]'],
  [/^sueldo|salario$/, '[1200, 950, 1800, 1430]'],
]
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:nombre|alumno|amigo|cliente|empleado|invitado)$/, "['Marta', 'Ana', 'Luis', 'Eva']"],
  [/^(?:producto|fruta)$/, "['pan', 'leche', 'arroz', 'café']"],
  [/^palabra$/, "['sol', 'elefante', 'mar', 'árbol']"],
  [/^ciudad$/, "['Lima', 'Sevilla', 'Bogotá', 'Madrid']"],
]
const KEYS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:nota|calificacion|edad|sueldo|salario|altura|peso|deuda)$/, ['Ana', 'Luis', 'Eva', 'Mario']],
  [/.*/, ['pan', 'leche', 'café', 'aceite']],
]
const SUPPOSED = 'No me has dado los datos: he puesto unos de ejemplo. Cámbialos por los tuyos.'

export function sampleSourceOf(text: string, plain: string): SampleSource | null {
  const owing = OWING.exec(plain)
  if (owing) return sample("deudas = {'Ana': 50, 'Luis': 0, 'Eva': 120}", without(text, owing))
  const map = MAP.exec(plain)
  const valued = map?.[2] ?? map?.[3] ?? map?.[4]
  if (map && valued !== undefined) {
    const values = valuesOf(singular(valued), NUMBERS)
    const names = KEYS.find(([nouns]) => nouns.test(singular(valued)))?.[1] ?? []
    if (values === null) return null
    const each = values.slice(1, -1).split(', ')
    return sample(
      `${valued} = {${names
        .slice(0, each.length)
        .map((name, at) => `'${name}': ${each[at]}`)
        .join(', ')}}`,
      without(text, map),
    )
  }
  const list = LIST.exec(plain)
  const noun = list?.[1] ?? list?.[2]
  if (!list || noun === undefined) return null
  const values = valuesOf(singular(noun), [...NUMBERS, ...TEXTS])
  return values === null ? null : sample(`${noun} = ${values}`, without(text, list))
}

const valuesOf = (noun: string, all: readonly (readonly [RegExp, string])[]): string | null =>
  all.find(([nouns]) => nouns.test(noun))?.[1] ?? null

const sample = (code: string, rest: string): SampleSource => ({ code, rest, supposed: [SUPPOSED] })

const without = (text: string, { index, 0: found }: RegExpExecArray) =>
  `${text.slice(0, index)} ${text.slice(index + found.length)}`
