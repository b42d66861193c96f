import { recognizeMessage } from '../../engine/error-messages'
import { exceptionNamed } from '../../engine/exception-names'
import type { Frame } from '../../engine/frame'

const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/error(?:es)? de (?:sintaxis|syntax)/, 'SyntaxError'],
  [/error(?:es)? de (?:indentacion|identacion|sangria|tabulacion)/, 'IndentationError'],
  [/error(?:es)? de tipos?\b/, 'TypeError'],
  [/error(?:es)? de nombre/, 'NameError'],
  [/error(?:es)? de (?:clave|llave)/, 'KeyError'],
  [/error(?:es)? de indice/, 'IndexError'],
  [/error(?:es)? de valor/, 'ValueError'],
  [/error(?:es)? de atributo/, 'AttributeError'],
  [/error(?:es)? de recursion/, 'RecursionError'],
]
const MAX_WORDS = 400

/** The exception that the prose names: «qué es un KeyError», «me da type error», «error de sintaxis». */
export function namedError(frame: Frame): string | null {
  const words =
    frame.message.prose
      .slice(0, 4_000)
      .match(/[\p{L}\w.]+/gu)
      ?.slice(0, MAX_WORDS) ?? []
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/\.+$/, '').split('.').at(-1) ?? ''
    const type =
      exceptionNamed(bare) ?? exceptionNamed(`${bare} ${words[at + 1] ?? ''}`.replace(/ (?!er+o?r$).*$/i, ''))
    if (type !== null && recognizeMessage(type, '') !== null) return type
  }
  return SPANISH.find(([words]) => words.test(frame.plain))?.[1] ?? null
}
