import { type Family, openText } from '../told'

type Kind = {
  words: RegExp
  lines: (a: string, b: string, isOnce: boolean) => string[]
  said: string
  how: string
}

const ONCE = /\b(?:sin (?:repetid\w+|repetir\w*|duplicad\w+)|unic[oa]s|una sola vez)\b/
const BOTH = '(?:las 2|ambas(?: listas)?|las 2 listas|una y (?:en )?(?:la )?otra)'

const zipped = (a: string, b: string) => [`return dict(zip(${a}, ${b}))`]

/** What is made of two lists; more particular ones stand first. */
const KINDS: readonly Kind[] = [
  {
    words:
      /\bdiccionario (?:con|de|que|cuy[ao]s|uniendo|donde|tenga|a partir)\b(?![^;.]*\b(?:sum\w+|repetid\w+|cuent\w+|veces)\b)[^;.]{0,80}\b(?:claves?|valores)\b[^;.]{0,60}/,
    lines: zipped,
    said: 'hace un diccionario con las claves de la primera lista y los valores de la segunda',
    how: '`zip` junta el primero con el primero, el segundo con el segundo…; `dict` hace de cada pareja una clave y su valor.',
  },
  {
    words:
      /\b(?:(?:un[ae]|unir|junt|combin|emparej|relacion|asoci|convert|convierta|pas[ae])\w*)\b[^;.]{0,40}\bdiccionario\b|\bdiccionario (?:que )?(?:un|junt|combin|emparej)\w+\b/,
    lines: zipped,
    said: 'hace un diccionario con las claves de la primera lista y los valores de la segunda',
    how: '`zip` junta el primero con el primero, el segundo con el segundo…; `dict` hace de cada pareja una clave y su valor.',
  },
  {
    words:
      /\b(?:conjuntos?|sets?)\b[^.;]{0,60}\b(?:comun|interseccion|coincid)\w*|\b(?:comun|interseccion|coincid)\w*\b[^.;]{0,60}\b(?:conjuntos?|sets?)\b/,
    lines: (a, b) => [`return set(${a}) & set(${b})`],
    said: 'devuelve los elementos que están en las dos, con conjuntos',
    how: '`&` entre dos conjuntos deja solo lo que está en los dos; un conjunto no tiene repetidos.',
  },
  {
    words: /\b(?:producto escalar)\b/,
    lines: (a, b) => [`return sum(x * y for x, y in zip(${a}, ${b}))`],
    said: 'multiplica los que están en la misma posición y suma los productos',
    how: '`zip` recorre las dos listas a la vez.',
  },
  {
    words:
      /\b(?:sum\w+)\b[^;.]{0,40}\b(?:elemento a elemento|uno a uno|posicion(?: a posicion)?|posiciones|cada elemento)\b(?: de (?:las 2|ambas))?|\bsuma de (?:las 2|ambas)(?: listas)?\b[^;.]{0,40}\b(?:elemento|posicion)\b[^;.]{0,20}/,
    lines: (a, b) => [`return [x + y for x, y in zip(${a}, ${b})]`],
    said: 'suma los que están en la misma posición',
    how: '`zip` recorre las dos listas a la vez: cada `x` con su `y`.',
  },
  {
    words: /\b(?:intercal\w+|altern\w+)\b[^;.]{0,50}/,
    lines: (a, b) => [
      'resultado = []',
      `for x, y in zip(${a}, ${b}):`,
      '    resultado.extend([x, y])',
      `corta = min(len(${a}), len(${b}))`,
      `return resultado + ${a}[corta:] + ${b}[corta:]`,
    ],
    said: 'toma uno de cada lista por turno, y al final lo que sobre de la más larga',
    how: '`zip` para en la lista más corta; lo que sobra se añade al final.',
  },
  {
    words:
      /\b(?:de|en|solo en) la (?:primera|1a?)(?: lista)?,? (?:que|y|pero)(?: que)? no(?: (?:estan|esten|aparecen|aparezcan|hay|salen))?(?: en)?(?: la)? (?:segunda|otra)\b|\bdiferencia\b(?: de (?:las 2|ambas))?/,
    lines: (a, b, isOnce) => [`return [elemento for elemento in ${once(a, isOnce)} if elemento not in ${b}]`],
    said: 'devuelve los de la primera lista que no están en la segunda',
    how: 'La comprensión recorre la primera lista y deja los que no aparecen en la segunda.',
  },
  {
    words:
      /\b(?:solo (?:esten|estan|aparecen|aparezcan) en una|no (?:esten|estan|sean|son) (?:en ambas|comunes)|diferencia simetrica)\b(?: de (?:las 2|ellas))?/,
    lines: (a, b) => [
      `solo_en_primera = [elemento for elemento in ${a} if elemento not in ${b}]`,
      `solo_en_segunda = [elemento for elemento in ${b} if elemento not in ${a}]`,
      'return solo_en_primera + solo_en_segunda',
    ],
    said: 'devuelve los que están en una sola de las dos listas',
    how: 'Primero los de la primera que no están en la segunda; después, al revés.',
  },
  {
    words: new RegExp(
      `\\b(?:comun(?:es)?|en comun|interseccion|coincid\\w+|(?:estan|esten|aparecen|aparezcan|salen|salgan|hay|se repiten|se repitan|repetidos) (?:a la vez )?en ${BOTH})\\b(?: (?:a|de|en) ${BOTH})?`,
    ),
    lines: (a, b, isOnce) => [`return [elemento for elemento in ${once(a, isOnce)} if elemento in ${b}]`],
    said: 'devuelve los elementos que están en las dos listas',
    how: 'La comprensión recorre la primera lista y deja los que también están en la segunda.',
  },
  {
    words: new RegExp(
      `\\b(?:union|un[ae]\\w*|junt\\w+|concaten\\w+|combin\\w+|mezcl\\w+|fusion\\w*)\\b(?: (?:de )?${BOTH})?`,
    ),
    lines: (a, b, isOnce) => [isOnce ? `return list(dict.fromkeys(${a} + ${b}))` : `return ${a} + ${b}`],
    said: 'junta las dos listas en una',
    how: '`+` pone una lista detrás de la otra.',
  },
]

const once = (list: string, isOnce: boolean) => (isOnce ? `dict.fromkeys(${list})` : list)

/** A function that is given two lists. */
export const twoListsFamily: Family = ({ reading, asked }) => {
  const [a, b, ...others] = asked?.parameters ?? []
  if (!asked || !a || !b || others.length > 0) return null
  const areLists = [a, b].every(
    ({ type, name }) => type === 'numbers' || type === 'texts' || /^l(?:ista)?\d?$/.test(name),
  )
  if (!areLists && !/\b2 listas\b/.test(reading.text)) return null
  const kind = KINDS.find(({ words }) => words.test(openText(reading)))
  if (kind === undefined) return null
  const isOnce = reading.take(ONCE) !== null
  const isSorted = reading.take(/\borden(?:ad[oa]s?|ada|e|ar)\b(?: (?:de menor a mayor|ascendente\w*))?/) !== null
  reading.take(kind.words)
  reading.markWords(['lista', 'listas', 'elementos', 'numeros', 'elemento', 'ambas', 'las', 'estan', 'en'])
  const lines = kind.lines(a.name, b.name, isOnce)
  const last = lines.pop()?.replace(/^return /, '') ?? ''
  return {
    definitions: [
      [
        `def ${asked.name}(${a.name}, ${b.name}):`,
        ...[...lines, `return ${isSorted ? `sorted(${last})` : last}`].map((line) => `    ${line}`),
      ],
    ],
    body: [],
    call: a.type === 'texts' ? ["['sol', 'mar', 'luz']", "['mar', 'pan', 'sol']"] : ['[1, 2, 3, 4]', '[3, 4, 5, 6]'],
    typed: [],
    title: `La función \`${asked.name}\` ${kind.said}.`,
    how: [kind.how, ...(isOnce ? ['`dict.fromkeys` quita los repetidos y respeta el orden.'] : [])],
  }
}
