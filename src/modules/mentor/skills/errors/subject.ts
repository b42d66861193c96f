import { recognizeMessage } from '../../engine/error-messages/error-messages'
import { exceptionNamed } from '../../engine/error-messages/exception-names'
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

/** «¿Por qué no da KeyError?», «sin que salte KeyError»: there is none, or shall be none. */
const isDenied = (before: readonly string[]) =>
  /\b(?:no|sin|ni|nunca)(?: (?:me|te|se|nos))?(?: (?:da|dan|sale|salta|lanza|tira|hay|dio|salio|ocurre|pasa|que|dar|de|un|el|ningun|salte|salga|lance|tire|tener|obtener|getting|recibir))*$/i.test(
    before.join(' '),
  )

/** The exception that the prose names: «qué es un KeyError», «me da type error», «error de sintaxis». */
export const namedError = (frame: Frame): string | null => writtenErrors(frame)[0] ?? spokenErrors(frame)[0] ?? null

/** All that it names, in their order. */
export const namedErrors = (frame: Frame): string[] => [...new Set([...writtenErrors(frame), ...spokenErrors(frame)])]

/** Named only in Spanish words, which are those of an idea as well. */
export const isSpokenOnly = (frame: Frame): boolean => writtenErrors(frame).length === 0

function writtenErrors(frame: Frame): string[] {
  const words =
    frame.message.prose
      .slice(0, 4_000)
      .match(/[\p{L}\w.]+/gu)
      ?.slice(0, MAX_WORDS) ?? []
  return words.flatMap((word, at) => {
    if (isDenied(words.slice(Math.max(0, at - 4), at))) return []
    const bare = word.replace(/\.+$/, '').split('.').at(-1) ?? ''
    const type =
      exceptionNamed(bare) ?? exceptionNamed(`${bare} ${words[at + 1] ?? ''}`.replace(/ (?!er+o?r$).*$/i, ''))
    return type !== null && recognizeMessage(type, '') !== null ? [type] : []
  })
}

const spokenErrors = ({ plain }: Frame): string[] =>
  SPANISH.filter(([words]) => words.test(plain)).map(([, type]) => type)
