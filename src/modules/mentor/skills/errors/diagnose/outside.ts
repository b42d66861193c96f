import { inlineCode } from '../../../engine/compose'
import type { Statement } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import { detailOf } from '../wording'
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
} from './case'
import type { Place } from './failing-program'
import { shiftedRight } from './guard'
import { inputBehind } from './numbers/types'

type Outside = { fault: Case; place: Place; word: string; line: number; top: Statement; before: Statement[] }

/** `return` outside of a function, `break` and `continue` outside of a loop: lines that have left it, or a word without one. */
export const outsideFunction: Diagnose = (fault) => {
  const word = detailOf(fault.values, 'keyword') ?? 'return'
  return firstOf(fault.program.places, (place) => {
    const { node, scope, parents } = place
    const isInside = word === 'return' ? scope !== null : parents.some(({ kind }) => kind === 'for' || kind === 'while')
    if (node.kind !== word || isInside) return null
    const top = parents[0] ?? node
    const { body } = fault.program.module
    const outside: Outside = {
      fault,
      place,
      word,
      line: lineOf(fault, node),
      top,
      before: body.slice(0, body.indexOf(top)),
    }
    return (word === 'return' ? ofFunction(outside) : ofLoop(outside)) ?? alone(outside)
  })
}

/** The lines behind a `def`, up to the last that returns, have lost their indentation. */
function ofFunction({ fault, line, word, before }: Outside): Diagnosis | null {
  const at = before.findLastIndex(({ kind }) => kind === 'function')
  const own = before[at]
  const { body } = fault.program.module
  const first = body[at + 1]
  if (own?.kind !== 'function' || !first) return null
  const returning = body.findLast(
    (each) =>
      each.from >= first.from &&
      [...statementsIn([each], ({ kind }) => kind !== 'function')].some(({ kind }) => kind === word),
  )
  const between = body.slice(at + 1, returning ? body.indexOf(returning) : at + 1)
  if (!returning || between.some(({ kind }) => /^(?:function|class|import|import-from)$/.test(kind))) return null
  const edits = shiftedIn(fault, first, returning)
  return (
    edits && {
      line: lineOf(fault, first),
      failsAt: line,
      cause: `El \`return\` de la línea ${line} está fuera de ${inlineCode(`${own.name}()`)}: la función acaba donde acaba su sangría, y desde la línea ${lineOf(fault, first)} falta. Esas líneas van dentro, con cuatro espacios más.`,
      edits,
    }
  )
}

/** The lines behind a loop have lost their indentation, or what asks again has no loop yet. */
function ofLoop({ fault, word, line, top, before }: Outside): Diagnosis | null {
  const loop = before.at(-1)
  if (loop?.kind === 'for' || loop?.kind === 'while') {
    const edits = shiftedIn(fault, top, top)
    return (
      edits && {
        line,
        cause: `El \`${word}\` de la línea ${line} está fuera del bucle de la línea ${lineOf(fault, loop)}: le falta sangría para estar dentro.`,
        edits,
      }
    )
  }
  if (word !== 'break' || top.kind !== 'if') return null
  const asked = fault.program.bindings.filter(
    ({ value, place }) => value !== null && place.scope === null && inputBehind(fault.program, value, place) !== null,
  )
  const isAskedAgain = asked.some(({ place }) => place.parents.includes(top))
  const last = asked.findLast(({ place }) => place.node.to <= top.from)
  const start = isAskedAgain || !last || !before.includes(last.place.node) ? top : last.place.node
  const edits = asked.length === 0 ? null : shiftedIn(fault, start, top)
  return (
    edits && {
      line,
      cause: `\`break\` sirve para salir de un bucle, y en la línea ${line} no hay ninguno: para que se repita hasta que llegue ahí hace falta \`while True:\`, con esas líneas dentro.`,
      edits: [insertAt(start.from, 'while True:\n'), ...edits],
      decide: 'Con `while True:` se repite una y otra vez, y `break` es lo que lo para.',
    }
  )
}

/** No function and no loop anywhere. */
function alone({ fault, place: { node }, word, line }: Outside): Diagnosis {
  const cause = `El \`${word}\` de la línea ${line} no está dentro de ${word === 'return' ? 'ninguna función' : 'ningún bucle'}.`
  if (node.kind !== 'return')
    return {
      line,
      cause: `${cause} Sin bucle no hay nada de lo que salir: basta con no hacer nada ahí, \`pass\`.`,
      edits: [replaceWith(node, 'pass')],
      decide: `Si querías que se repitiera, mete esas líneas en un \`for\` o un \`while\` y deja el \`${word}\`.`,
    }
  return {
    line,
    cause,
    edits: node.value ? [replaceWith(node, `print(${sourceOf(fault, node.value)})`)] : [],
    decide:
      'Para enseñar un valor se usa `print(…)`. Si querías devolverlo, mete esas líneas en una función con `def`.',
  }
}

/** The lines of some statements, one level further in. */
function shiftedIn(fault: Case, first: Statement, last: Statement) {
  const from = fault.lines.rangeOf(lineOf(fault, first)).from
  const to = fault.source.slice(0, last.to).trimEnd().length
  return indentAt(fault, lineOf(fault, first)) === '' ? shiftedRight(fault, { from, to }) : null
}
