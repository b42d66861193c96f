import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import {
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  indentAt,
  insertAt,
  lineOf,
  replaceWith,
  sourceOf,
  suspectsOf,
} from '../case'
import type { Place } from '../failing-program'
import { guarded } from '../guard'
import { inputBehind, typeOf } from '../numbers/types'
import { closeKey, methodTo } from './near-key'

type Removing = { callee: ExpressionOf<'attribute'>; given: Expression; place: Place }

/** What is typed is written as the texts of the list are: in lower case. */
function typedOtherwise(fault: Case, { callee, given, place }: Removing) {
  const held = typeOf(fault.program, callee.value, place)?.value
  const texts = held?.kind === 'list' ? held.items.flatMap((item) => (item.kind === 'string' ? [item.value] : [])) : []
  const isLower = texts.length > 0 && texts.every((text) => text === text.toLowerCase())
  const asked = isLower ? inputBehind(fault.program, given, place) : null
  return asked && asked.kind === 'call' && asked.callee.kind === 'name' ? insertAt(asked.to, '.strip().lower()') : null
}

/** The list has nearly the same text. */
function writtenOtherwise(fault: Case, { callee, given, place }: Removing): Diagnosis | null {
  const held = typeOf(fault.program, callee.value, place)?.value
  const items = held?.kind === 'list' || held?.kind === 'tuple' ? held.items : []
  const run = fault.failure?.heldBy(given)?.value
  const wanted = given.kind === 'string' ? given.value : typeof run === 'string' ? run : null
  const near = wanted === null ? null : closeKey(wanted, items)
  if (wanted === null || near?.kind !== 'string' || near.value === wanted) return null
  const method = methodTo(wanted, near.value, items)
  if (given.kind !== 'string' && method === null) return null
  const isCase = wanted.toLowerCase() === near.value.toLowerCase()
  const line = lineOf(fault, given)
  const value = given.kind === 'string' ? '' : ` (lo que vale ${inlineCode(sourceOf(fault, given))})`
  return {
    line,
    cause: `En la línea ${line} buscas ${inlineCode(JSON.stringify(wanted))}${value}, y en ${inlineCode(sourceOf(fault, callee.value))} está ${inlineCode(JSON.stringify(near.value))}: ${isCase ? 'cambian las mayúsculas, y para Python' : 'no se escribe igual, y para Python'} son dos textos distintos.`,
    edits: [
      given.kind === 'string'
        ? replaceWith(given, sourceOf(fault, near))
        : insertAt(given.to, `.${method ?? 'strip'}()`),
    ],
  }
}

/** Guards `lista.remove(x)` and `lista.index(x)`. */
export const notInList: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'call'), ({ node, place }) => {
    const { callee } = node
    const wanted = fault.kind === 'list-remove' ? 'remove' : 'index'
    const given = node.arguments[0]?.value
    if (callee.kind !== 'attribute' || callee.name !== wanted || !given) return null
    const line = lineOf(fault, node)
    const [list, value] = [sourceOf(fault, callee.value), sourceOf(fault, given)]
    const { node: statement } = place
    if (fault.kind === 'substring') return withoutPart(fault, { callee, given, place })
    const near = writtenOtherwise(fault, { callee, given, place })
    if (near) return near
    const cause = `En la línea ${line}, ${inlineCode(value)} no está en ${inlineCode(list)} en ese momento (no estaba, ya se quitó, o se escribe distinto).`
    const isAlone = statement.kind === 'expression' && statement.value === node
    const indent = indentAt(fault, line)
    const typed = isAlone && fault.kind === 'list-remove' ? typedOtherwise(fault, { callee, given, place }) : null
    if (isAlone)
      return {
        line,
        cause: typed
          ? `${cause} ${inlineCode(value)} lo escribe una persona, y para Python \`Agua\` y \`agua\` son distintos: con \`.strip().lower()\` se quitan los espacios y se pasa a minúsculas antes de buscarlo.`
          : cause,
        edits: [
          ...(typed ? [typed] : []),
          { from: statement.from, to: statement.from, text: `if ${value} in ${list}:\n${indent}    ` },
        ],
      }
    const isStored = statement.kind === 'assign' && statement.value === node
    const mend = isStored ? null : guarded(fault, node, place, unlessIn(value, list))
    return {
      line,
      cause,
      edits: isStored ? [insertAt(node.to, ` if ${value} in ${list} else -1`)] : (mend?.edits ?? []),
      decide: isStored
        ? 'Cuando no está, he puesto -1: decide qué quieres hacer entonces.'
        : (mend?.told ?? `Comprueba antes ${inlineCode(`if ${value} in ${list}:`)}.`),
    }
  })

const unlessIn = (value: string, list: string) => ({
  test: `${value} in ${list}`,
  unless: `${value} not in ${list}`,
  shown: 'No está.',
})

/** `correo.index("@")`: what is done with the place of a part hangs on its being there. */
function withoutPart(fault: Case, { callee, given, place }: Removing): Diagnosis {
  const [text, part] = [sourceOf(fault, callee.value), sourceOf(fault, given)]
  const line = lineOf(fault, callee)
  const mend = guarded(fault, callee, place, unlessIn(part, text))
  const cause = `En la línea ${line} buscas ${inlineCode(part)} en ${inlineCode(text)} con \`index\`, y no está.`
  if (mend) return { line, cause, edits: mend.edits, decide: mend.told }
  return {
    line,
    cause: `${cause} \`find\` hace lo mismo y da -1 cuando no lo encuentra.`,
    edits: [{ from: callee.nameFrom, to: callee.nameFrom + 5, text: 'find' }],
    decide: 'Comprueba después si el resultado es -1.',
  }
}
