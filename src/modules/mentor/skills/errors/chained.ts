import { lowerFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../engine/compose'
import { recognizeMessage } from '../../engine/error-messages/error-messages'
import type { Traceback } from '../../engine/message'
import { ownFrames } from '../../engine/reading/own-frames'
import { readTraceback } from '../../engine/reading/read-traceback'
import { kindOf } from './kind-of'
import { meaningOf } from './wording'

/** The first error of a chain, whether the second only tells it on, and what is said of both. */
export type Chained = { first: Traceback; isToldOn: boolean; note: string }

const BETWEEN =
  /^[\s|>]{0,8}(?:During handling of the above exception, another exception occurred|(The above exception was the direct cause of the following exception)):?[ \t]*$/im
const MAX_CHARACTERS = 20_000

/**
 * What came before the error that a traceback ends with: «During handling of …», «The above exception was the direct cause …». Null where
 * there was nothing before it, or only inside of a library.
 */
export function chainOf(error: Traceback): Chained | null {
  const text = error.text.slice(0, MAX_CHARACTERS)
  const between = BETWEEN.exec(text)
  if (between === null) return null
  const first = readTraceback(text.slice(0, between.index))?.traceback
  const [before, after] = [first && ownFrames(first).at(-1), ownFrames(error).at(-1)]
  // What a library raises and catches inside says nothing to whoever calls it.
  if (!first?.type || !before || !after || before !== first.frames.at(-1) || first.type === error.type) return null
  const raised = new RegExp(`^raise\\b[^\\n]{0,80}\\b${lastOf(error.type)}\\b`).test(after.text?.trim() ?? '')
  const isToldOn = between[1] !== undefined || raised
  return { first, isToldOn, note: isToldOn ? toldOn(first, error) : another(first, error) }
}

const lastOf = (type: string | null) => type?.split('.').at(-1) ?? ''
const nameOf = ({ type, message }: Traceback) =>
  inlineCode(message === '' ? lastOf(type) : `${lastOf(type)}: ${message}`)
const placeOf = (error: Traceback) => {
  const frame = ownFrames(error).at(-1)
  return frame === undefined ? '' : ` (línea ${frame.line}${frame.text ? `, ${inlineCode(frame.text.trim())}` : ''})`
}

/** The program raises the second itself, to say the first in its own words. */
const toldOn = (first: Traceback, error: Traceback) =>
  `Hay **dos errores encadenados**, en el orden en que pasaron: el primero, ${nameOf(first)}${placeOf(first)}, es la **causa**; el segundo, ${nameOf(error)}${placeOf(error)}, lo lanza tu programa a propósito al tratar el primero, para contarlo con sus palabras. El que hay que arreglar es el primero. El segundo es el que tiene que capturar quien llama, y con \`raise … from error\` Python enseña que uno viene del otro.`

/** Something else fails while the first is dealt with. */
function another(first: Traceback, error: Traceback): string {
  const kind = kindOf(recognizeMessage(first.type, first.message)?.kind ?? '')
  const means = kind && meaningOf(kind, recognizeMessage(first.type, first.message)?.values ?? {})
  return `Hay **dos errores**, en el orden en que pasaron. El primero es ${nameOf(first)}${placeOf(first)}${means ? `: ${lowerFirst(means).replace(/\.$/, '')}` : ''}. Ese lo recoge un \`except\`, y **dentro de ese bloque**, mientras se trataba, salta el segundo, ${nameOf(error)}${placeOf(error)}, que nadie recoge y es el que para el programa. Arregla primero el segundo: entonces el \`except\` hará lo suyo con el primero.`
}
