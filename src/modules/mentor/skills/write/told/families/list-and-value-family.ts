import { type Family, openText } from '../told'

type Kind = { words: RegExp; line: (list: string, value: string) => string; said: string; how: string }

const WHERE = '(?: (?:en|de) (?:la|esa) lista)?'
const IT = '(?:ese|dicho|el|este) (?:numero|valor|elemento|limite)'

/** What is worked out of a list with a value; more particular ones stand first. */
const KINDS: readonly Kind[] = [
  {
    words: new RegExp(
      `\\b(?:cuantas veces (?:esta|aparece|sale|se repite|hay)|(?:el numero de|las) (?:veces|apariciones)(?: que (?:esta|aparece|sale|se repite))?)(?: ${IT})?${WHERE}`,
    ),
    line: (list, value) => `return ${list}.count(${value})`,
    said: 'cuenta cuántas veces está el valor en la lista',
    how: '`count` cuenta los elementos que son iguales a ese.',
  },
  {
    words: new RegExp(
      `\\b(?:(?:todas )?(?:las|sus) posiciones|los indices)(?: (?:en (?:las|los) que|donde|que) (?:esta|aparece|sale|se encuentra|ocupa))?(?: ${IT})?${WHERE}`,
    ),
    line: (list, value) => `return [posicion for posicion, elemento in enumerate(${list}) if elemento == ${value}]`,
    said: 'devuelve las posiciones en las que está el valor',
    how: '`enumerate` da cada elemento con su posición, que empieza en 0.',
  },
  {
    words: new RegExp(
      `\\b(?:true|verdadero)? ?(?:si|cuando) (?:la lista (?:lo )?contiene(?: (?:a )?${IT})?|(?:${IT} )?(?:esta|aparece|se encuentra|existe|pertenece))${WHERE}(?: (?:y|o) false(?: si no(?: lo esta| esta)?| en caso contrario)?)?`,
    ),
    line: (list, value) => `return ${value} in ${list}`,
    said: 'dice si el valor está en la lista',
    how: '`in` ya vale `True` o `False`, así que se devuelve tal cual.',
  },
  {
    words: new RegExp(
      `\\b(?:(?:la|una|otra) lista )?(?:sin ${IT}|(?:quit\\w+|elimin\\w+|borr\\w+)(?: (?:todas las apariciones|todas las veces))?(?: (?:de|que sea))? ${IT})${WHERE}`,
    ),
    line: (list, value) => `return [elemento for elemento in ${list} if elemento != ${value}]`,
    said: 'devuelve la lista sin ese valor',
    how: 'La comprensión deja los elementos que son distintos de él; la lista de partida no cambia.',
  },
]

/** A function that is given a list and a value. */
export const listAndValueFamily: Family = ({ reading, asked }) => {
  const [first, second, ...others] = asked?.parameters ?? []
  if (!asked || !first || !second || others.length > 0) return null
  const isList = ({ type }: typeof first) => type === 'numbers' || type === 'texts'
  const [list, value] = isList(first) ? [first, second] : [second, first]
  if (!isList(list) || isList(value)) return null
  const kind = KINDS.find(({ words }) => words.test(openText(reading)))
  if (kind === undefined) return null
  reading.take(kind.words)
  const values =
    list.type === 'texts' || value.type === 'text' ? ["['sol', 'mar', 'sol']", "'sol'"] : ['[4, 7, 4, 9]', '4']
  return {
    definitions: [[`def ${asked.name}(${first.name}, ${second.name}):`, `    ${kind.line(list.name, value.name)}`]],
    body: [],
    call: list === first ? values : values.toReversed(),
    typed: [],
    title: `La función \`${asked.name}\` ${kind.said}.`,
    how: [kind.how],
  }
}
