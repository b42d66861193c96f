import { type Family, openText } from '../told'

type Kind = { words: RegExp; test: (list: string) => string; said: string; how: string }

const LIST = '(?: (?:la|esa|una) lista)?'

/** What a list can be asked, to be answered yes or no. */
const KINDS: readonly Kind[] = [
  {
    words: new RegExp(
      `\\b(?:hay|tiene|contiene|existen)(?: (?:algun|alguna|elementos?|valor(?:es)?|numeros?|palabras?))* (?:repetid[oa]s?|duplicad[oa]s?)\\b(?: en${LIST})?|\\b(?:se repite|esta repetido) (?:algun|algo)\\b[^;.,]{0,20}`,
    ),
    test: (list) => `len(set(${list})) < len(${list})`,
    said: 'si hay repetidos',
    how: '`set` quita los repetidos: si quedan menos, alguno estaba dos veces.',
  },
  {
    words: new RegExp(
      `\\b(?:esta|viene|este)${LIST} orden\\w+\\b(?: (?:de menor a mayor|ascendente\\w*|de forma ascendente))?`,
    ),
    test: (list) => `${list} == sorted(${list})`,
    said: 'si la lista está ordenada de menor a mayor',
    how: '`sorted` da la lista ordenada: si es igual que la de partida, ya lo estaba.',
  },
  {
    words: new RegExp(
      `\\b(?:es|son)${LIST} (?:capicua|palindrom[oa]|simetric[oa])\\b|\\bse le\\w+ igual al (?:reves|derecho y al reves)\\b`,
    ),
    test: (list) => `${list} == ${list}[::-1]`,
    said: 'si la lista se lee igual al revés',
    how: '`[::-1]` es la lista al revés.',
  },
  {
    words:
      /\b(?:son|sean) tod[oa]s(?: (?:l[oa]s|elementos|numeros|valores))* iguales\b|\btod[oa]s(?: (?:l[oa]s|sus|elementos|numeros|valores))* (?:son|sean) iguales\b/,
    test: (list) => `len(set(${list})) <= 1`,
    said: 'si todos son iguales',
    how: '`set` quita los repetidos: si todos son iguales, queda uno.',
  },
  {
    words: new RegExp(`\\besta vacia${LIST}\\b|\\besta${LIST} vacia\\b`),
    test: (list) => `len(${list}) == 0`,
    said: 'si la lista está vacía',
    how: '`len` dice cuántos elementos hay.',
  },
]

/** A function that says of a list whether something holds. */
export const listTestFamily: Family = ({ reading, asked }) => {
  const [list, ...others] = asked?.parameters ?? []
  if (!asked || !list || others.length > 0 || (list.type !== 'numbers' && list.type !== 'texts')) return null
  if (!/\b(?:si|true|verdadero|booleano)\b/.test(reading.text)) return null
  const kind = KINDS.find(({ words }) => words.test(openText(reading)))
  if (kind === undefined) return null
  reading.take(kind.words)
  reading.take(/\b(?:(?:devuelv\w+|dig[ao]|me) )*(?:true|verdadero)?(?: o false)? ?si (?:la lista )?/)
  reading.take(/\b(?:y|o) false(?: (?:si no|en caso contrario|en otro caso)(?: [a-z]+)?)?/)
  return {
    definitions: [[`def ${asked.name}(${list.name}):`, `    return ${kind.test(list.name)}`]],
    body: [],
    call: list.type === 'texts' ? ["['sol', 'mar', 'sol']"] : ['[3, 5, 5, 8]'],
    typed: [],
    title: `La función \`${asked.name}\` dice ${kind.said}: devuelve \`True\` o \`False\`.`,
    how: [kind.how],
  }
}
