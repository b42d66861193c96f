import { answered, python, text } from '../../../engine/blocks'
import { inDigits } from '../../../engine/lexicon/number-words'
import { parsePython } from '../../../python/parse'
import type { Reader } from '../asked'
import { versionOf } from './version'

const ASKS =
  /\b(\d{1,2}|un|dos|tres|cuatro|cinco|seis|ocho|cuantos|otros) espacios?\b|\bespacios\b.*\b(?:puedo|valen?|pong\w+|poner|usar?|pueden ser|cuantos) (\d|dos|tres|ocho)?\b/
const DOUBTS =
  /\bpor que\b|\bpued\w+|\bpodri\w+|\bvalen?\b|\bsirven?\b|\btiene\w* que\b|\bhay que\b|\bcuantos\b|\bda error\b|\bimporta\b|\bobligator\w+/
const MAX_WORDS = 16

/** «¿Por qué 4 espacios? ¿Puedo poner 2?»: the program with that margin. */
export const indents: Reader = (asked) => {
  const { said, frame } = asked
  const [, told, other] = ASKS.exec(said) ?? []
  if (
    told === undefined ||
    !DOUBTS.test(said) ||
    /\bcomillas\b/.test(said) ||
    said.split(' ').length > MAX_WORDS ||
    frame.wish === 'said'
  )
    return null
  const version = versionOf(asked)
  if (version === null || !/^[ ]{4}\S/m.test(version.now.code)) return null
  const spoken = [other, ...(said.match(/\b(?:\d{1,2}|un|dos|tres|cinco|seis|ocho)\b/g) ?? [])]
  const wanted = spoken.map((word) => Number(inDigits(word ?? ''))).find((count) => count && count !== 4) ?? 2
  const code = version.now.code.replace(/^(?: {4})+/gm, (margin) => ' '.repeat((margin.length / 4) * wanted))
  if (parsePython(code).errors.length > 0) return null
  return answered('indents', [
    text(
      `${/\bpued\w+|\bpodri|\bvalen?\b/.test(said) ? 'Sí, puedes. ' : ''}Cuatro es solo la **costumbre** (la guía de estilo, PEP 8): casi todo el mundo los usa, y los editores los ponen al pulsar Tab. Con ${wanted === 1 ? 'uno' : wanted} también funciona. Lo que Python exige es que haya **alguno**, y que todas las líneas del mismo bloque lleven **los mismos**: si una lleva ${wanted} y la de debajo ${wanted + 1}, da \`IndentationError\`.`,
    ),
    python(code),
  ])
}
