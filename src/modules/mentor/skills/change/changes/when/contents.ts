import type { Program } from '../../../../python/program/indexed-program'
import { textLiteral } from '../../../../python/program/source'
import type { Value } from './values'

/** What a text may hold: the words for it, and the Python that looks for it. */
const HELD: readonly (readonly [RegExp, (code: string) => string])[] = [
  [/^espacios?$|^espacios en blanco$/, (code) => `" " in ${code}`],
  [/^(?:numeros?|digitos?|cifras?)$/, (code) => `any(letra.isdigit() for letra in ${code})`],
  [/^mayusculas?$/, (code) => `any(letra.isupper() for letra in ${code})`],
  [/^minusculas?$/, (code) => `any(letra.islower() for letra in ${code})`],
  [/^letras?$/, (code) => `any(letra.isalpha() for letra in ${code})`],
  [/^(?:simbolos?|caracter(?:es)? especial(?:es)?)$/, (code) => `any(not letra.isalnum() for letra in ${code})`],
  [/^(?:arrobas?|@)$/, (code) => `"@" in ${code}`],
  [/^(?:puntos?)$/, (code) => `"." in ${code}`],
  [/^(?:guion(?:es)?)$/, (code) => `"-" in ${code}`],
]

const HOLDS =
  /\b(?<no>no |sin )?(?:(?:tien|teng|contien|conteng|llev|hay|haya|incluy|pon|met)[a-z]* )?(?:(?:al menos|ningun|ninguna|algun|alguna|un|una|la|el) )*(?<what>espacios(?: en blanco)?|espacio|numeros?|digitos?|cifras?|mayusculas?|minusculas?|letras?|simbolos?|caracter(?:es)? especial(?:es)?|arrobas?|puntos?|guion(?:es)?|@)(?= *$|[ ,.])/

/** «si la clave tiene espacios», «si el correo no lleva arroba»: the test, and the words that name the text. */
export function heldIn(
  words: string,
): { test: (code: string) => string; opposite: (code: string) => string; rest: string } | null {
  const match = HOLDS.exec(words)
  const what = match?.groups?.what ?? ''
  const [, holds] = HELD.find(([said]) => said.test(what)) ?? []
  if (!match || !holds) return null
  const isDenied = match.groups?.no !== undefined
  const not = (code: string) =>
    / in /.test(holds(code)) && !holds(code).startsWith('any')
      ? holds(code).replace(' in ', ' not in ')
      : `not ${holds(code)}`
  return {
    test: isDenied ? not : holds,
    opposite: isDenied ? holds : not,
    rest: `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`,
  }
}

/** In the quotes that the program has. */
export const quotedAs = (p: Program, code: string) =>
  code.replace(/"([^"]*)"/g, (_, text: string) => textLiteral(p, text))

export const isText = ({ kind, read }: Value) => kind === 'text' && read !== null
