import { upperFirst } from '~/platform/text/first-letter'
import type { Draft, Task } from '../../../engine/task/task'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { plainAssign } from '../../../python/program/expression-shapes'
import { edited, inputIn, linesOf, mainStatements, programOf } from '../../../python/program/source'
import { exampleOf } from '../example'
import { isAboutCode } from '../recipes/shown-code'

/** «tabla del 7» of a program that asks for the number: who states the only value that it asks for wants it there. */
export function withStatedValue(draft: Draft, { request, source, numbers, functions }: Task): Draft {
  const [stated, other] = numbers
  if (source !== null || functions.length > 0 || stated === undefined || other !== undefined) return draft
  if (stated.percent || HOW_OFTEN.test(stated.after) || IS_TYPED.test(request.text)) return draft
  const p = programOf(draft.code)
  const asking = mainStatements(p).flatMap((node) => {
    const plain = plainAssign(node)
    const input = plain && inputIn(plain.value)
    return plain && input && input.conversion !== null ? [{ node, name: plain.name }] : []
  })
  const [only] = asking
  const questions = p.source.split('input(').length - 1
  if (only === undefined || questions !== 1 || isNumberIn(p.source, stated.value)) return draft
  const code = edited(p, [{ ...linesOf(p, only.node), text: `${only.name} = ${stated.value}` }])
  if (evaluateProgram(parsePython(code)).kind !== 'done') return draft
  return {
    ...draft,
    code,
    title: `${upperFirst(draft.title.replace(ASKS, ''))} Lo que se pediría está ya puesto: \`${only.name} = ${stated.value}\`.`,
    how: draft.how.filter((bullet) => !/input|teclado|escrib/.test(bullet) && isAboutCode(bullet, code)),
    example: exampleOf(code),
  }
}

/** Who types is spoken of, or an example is given. */
const IS_TYPED =
  /\b(?:usuari[oa]|jugador|teclado|input|yo|elij\w+|eleg\w+|escrib\w+|pong[oa]\w*|met[ao]\w*|con \d+ (?:sale|da|seria)|por ejemplo|ej)\b/

/** How it is written, or how often it is done, is no value that is asked for. */
const HOW_OFTEN =
  /^(?:decimal|cifra|digito|vez|veces|intento|oportunidad|persona|alumno|jugador|linea|ronda|partida|columna|en \d)/

/** «El programa pide un número y muestra …» */
const ASKS = /^(?:(?:El|Este) programa )?pide [^.,;:]{1,40}? y (?=\p{Ll}+[ae] )/iu

const isNumberIn = (source: string, value: number): boolean =>
  [...source.matchAll(/(?<![\w.])\d+(?:\.\d+)?(?![\w.])/g)].some(([text]) => [value, value + 1].includes(Number(text)))
