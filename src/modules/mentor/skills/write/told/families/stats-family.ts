import { singular } from '../../../../engine/task/identifier'
import { type Aggregate, aggregatesIn } from '../operators/aggregates'
import { type Family, openText, rounded, type Told, type ToldProgram } from '../told'

const DROPPED =
  /\b(?:(?:pero|y|,) )?(?:quit\w+|descart\w+|elimin\w+|sin contar|sin tener en cuenta|ignor\w+|sin)(?: (?:antes|primero|siempre|el|la|los|las|valor|nota)){0,8} (?:(?:mas alt[oa]|mejor|mayor|maxim[oa]|mas baj[oa]|peor|menor|minim[oa])(?: valor| nota)? (?:y|ni) (?:(?:el|la) )?(?:mas alt[oa]|mejor|mayor|maxim[oa]|mas baj[oa]|peor|menor|minim[oa])|extremos)(?: (?:valor|nota|antes|de calcular\w*|de hacer\w*)){0,8}/
/** «que ignore la nota más baja» */
const DROPPED_ONE =
  /\b(?:(?:pero|y|,|que) )?(?:quit\w+|descart\w+|elimin\w+|sin contar|sin tener en cuenta|ignor\w+|sin)(?: (?:antes|primero|siempre|el|la|valor|nota|numero)){0,8} (?:mas alt[oa]|mejor|mayor|maxim[oa]|mas baj[oa]|peor|menor|minim[oa])(?: (?:valor|nota|numero|antes))?\b/
const LEAST = /\b(?:mas baj[oa]|peor|menor|minim[oa])\b/
const EMPTY =
  /\b(?:si (?:la lista )?(?:esta |viene |es |no hay|esta la lista )?(?:vacia|datos|elementos)(?: la lista)?)(?: (?:,|que|debe|tiene que|me|entonces)){0,8} (?:devuelv\w+|devolver|de|retorn\w+|regres\w+) (none|0|«[^ ]+»|una lista vacia|false)/

/** «los dos valores más grandes», «los 2 menores» */
const TWO_OF =
  /\b(?:los|las) 2 (?:(?:numeros|valores|elementos|notas) )?(mas (?:grandes|alt[oa]s|pequen[oa]s|baj[oa]s|chic[oa]s)|mayores|menores|mejores|peores)(?: (?:valores|numeros|notas|elementos))?(?: de una lista)?/

/** A list of more than numbers, or figures of parts of it. */
const OF_PARTS = /\b(?:de|por) cada\b|\blistas? de (?:tuplas|diccionarios|listas|parejas)\b|\bdiccionarios\b/

/** A function that gives figures of a list of numbers: one of them, or several together in the order in which they are told. */
export const statsFamily: Family = (told) => {
  const { reading, asked, decimals } = told
  const [list, ...others] = asked?.parameters ?? []
  if (!asked || !list || others.length > 0 || (list.type !== 'numbers' && !/\blista\b/.test(reading.text))) return null
  if (list.type === 'text' || list.type === 'matrix' || list.type === 'texts') return null
  if (OF_PARTS.test(reading.text)) return null
  const one = singular(list.name) === list.name ? 'valor' : singular(list.name)
  const two = reading.take(TWO_OF)
  if (two) return twoOf(asked.name, list.name, told, two.groups)
  const dropped = reading.take(DROPPED)
  const lone = dropped ? null : reading.take(DROPPED_ONE)
  const empty = reading.take(EMPTY)
  const values = dropped ? 'centrales' : lone ? 'resto' : list.name
  const found = aggregatesIn(openText(reading), { values, one })
  if (found.length === 0) return null
  for (const each of found) reading.use(each)
  reading.take(/\b(?:en )?(?:una|un) (?:tupla|diccionario|lista)(?: con)?\b/)
  reading.take(/\( (?:min|max|sum|sorted|len)(?: (?:,|y) (?:min|max|sum|sorted|len)){0,8} si valen \)/)
  reading.take(/\bque el profe quiere que lo hagamos a mano\b|\ba mano\b/)
  reading.take(/\bredondead[oa]s?(?: (?:a|con) \d)?/)
  const isMap = /\bdiccionario\b/.test(reading.text)
  const given = (each: Aggregate) => (each.isCount || isExact(each) ? each.code : rounded(each.code, decimals))
  const names = found.map((each) => (each.code === each.name ? each.name : given(each)))
  const results = isMap
    ? `{${found.map((each, at) => `'${each.name}': ${returnedOf(each, names[at] ?? '', decimals)}`).join(', ')}}`
    : found.map((each, at) => returnedOf(each, names[at] ?? '', decimals)).join(', ')
  return {
    definitions: [
      [
        `def ${asked.name}(${list.name}):`,
        ...[
          ...(empty ? [`if not ${list.name}:`, `    return ${emptyOf(empty.groups[0] ?? 'none')}`] : []),
          ...(dropped ? [`centrales = sorted(${list.name})[1:-1]`] : []),
          ...(lone ? [`resto = sorted(${list.name})[${LEAST.test(lone.text) ? '1:' : ':-1'}]`] : []),
          ...found.flatMap(({ lines }) => lines),
          `return ${results}`,
        ].map((line) => `    ${line}`),
      ],
    ],
    body: [],
    call: [`[4, 8, 6, 5, 3, 8]`],
    typed: [],
    title:
      found.length === 1
        ? `La función \`${asked.name}\` trabaja con la lista \`${list.name}\` y devuelve el resultado.`
        : `La función \`${asked.name}\` devuelve ${isMap ? 'un diccionario' : 'una tupla'} con ${found.length} resultados, en el orden en que los pides.`,
    how: [
      ...(dropped
        ? ['`sorted(…)[1:-1]` ordena la lista y deja fuera el primero y el último: el menor y el mayor.']
        : []),
      ...new Set(found.map(({ how }) => how)),
      ...(found.length > 1 && !isMap ? ['`return` con varias cosas separadas por comas devuelve una tupla.'] : []),
    ],
  }
}

const isExact = ({ name }: Aggregate) => /^(?:mayor|menor|moda)/.test(name)
const returnedOf = (each: Aggregate, code: string, decimals: number | null) =>
  each.code === each.name && !isExact(each) && !each.isCount ? rounded(each.name, decimals) : code

const emptyOf = (word: string) =>
  word === 'none'
    ? 'None'
    : word === 'false'
      ? 'False'
      : word === 'una lista vacia'
        ? '[]'
        : word.startsWith('«')
          ? `'${word.replace(/[«»]/g, '')}'`
          : word

function twoOf(
  name: string,
  list: string,
  { reading, without }: Told,
  [said = '']: readonly (string | undefined)[],
): ToldProgram {
  const isMost = /grand|alt|mayor|mejor/.test(said)
  reading.take(/\b(?:la|una) lista (?:puede tener|tiene|con) (?:negativos|repetidos)[^;.,]{0,40}/)
  reading.take(/\brecorriendol[oa] una sola vez\b/)
  const sign = isMost ? '>' : '<'
  const lines =
    without.has('sorted') || without.has('sort') || without.has('max')
      ? [
          'primero = None',
          'segundo = None',
          `for valor in ${list}:`,
          `    if primero is None or valor ${sign} primero:`,
          '        primero, segundo = valor, primero',
          `    elif segundo is None or valor ${sign} segundo:`,
          '        segundo = valor',
          'return primero, segundo',
        ]
      : [`primero, segundo = sorted(${list}${isMost ? ', reverse=True' : ''})[:2]`, 'return primero, segundo']
  return {
    definitions: [[`def ${name}(${list}):`, ...lines.map((line) => `    ${line}`)]],
    body: [],
    call: ['[4, 9, 9, 1]'],
    typed: [],
    title: `La función \`${name}\` devuelve los dos ${isMost ? 'mayores' : 'menores'} de la lista, en una tupla.`,
    how:
      lines.length > 2
        ? [
            'Cuando aparece uno mejor que el primero, el primero pasa a ser el segundo.',
            '`None` dice que todavía no hay ninguno: así valen también los negativos.',
          ]
        : ['`[:2]` se queda con los dos primeros de la lista ordenada.'],
  }
}
