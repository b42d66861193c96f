import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { type Case, type Diagnose, firstOf, insertAt, replaceWith, sourceOf } from '../case'
import { fromUsedUp } from '../data/used-up'
import type { Place } from '../failing-program'
import { wantedInstead } from '../wish'
import { sidesOf } from './operators'
import { inputBehind, typeOf } from './types'

/** What a division divides by. */
export const zeroDivision: Diagnose = (fault) =>
  firstOf(
    sidesOf(fault).filter(({ operator }) => /^(?:\/|\/\/|%)=?$/.test(operator)),
    ({ left, right, place, whole: inner, operator }) => {
      // The parentheses of its sides belong to it.
      const whole = {
        from: left.isParenthesized ? fault.source.lastIndexOf('(', left.from) : inner.from,
        to: right.isParenthesized ? fault.source.indexOf(')', right.to) + 1 : inner.to,
      }
      const line = fault.lines.lineAt(whole.from)
      const text = inlineCode(sourceOf(fault, right))
      const why = zeroReason(fault, right, place)
      if (why === null && fault.line === null) return null
      if (why?.edits)
        return {
          line: why.line,
          failsAt: line,
          cause: `En la línea ${line} divides entre ${text}. ${why.cause}`,
          edits: why.edits,
        }
      const cause = `En la línea ${line} divides entre ${text}, que en ese momento vale 0. ${why?.cause ?? ''}`.trim()
      if (right.kind === 'number' || !/^\/\/?$/.test(operator))
        return {
          line,
          cause,
          edits: [],
          decide: `Decide qué tiene que pasar cuando ${text} vale 0: un \`if\` antes, o empezar a contar más arriba.`,
        }
      const divisor = /^(?:name|call|attribute|subscript)$/.test(right.kind)
        ? sourceOf(fault, right)
        : `(${sourceOf(fault, right)})`
      const needsBrackets = place.node.kind !== 'assign' && place.node.kind !== 'return'
      const isWhole =
        (place.node.kind === 'assign' || place.node.kind === 'return') &&
        place.node.value?.from === inner.from &&
        place.node.value?.to === inner.to
      const wanted = isWhole || wantedInstead(fault) === '0' ? wantedInstead(fault) : null
      const otherwise = ` if ${divisor} != 0 else ${wanted ?? '0'}`
      const [before, after] = needsBrackets || !isWhole ? ['(', `${otherwise})`] : ['', otherwise]
      return {
        line,
        cause,
        edits: [insertAt(whole.from, before), insertAt(whole.to, after)].filter((edit) => edit.text !== ''),
        decide:
          wanted === null
            ? `Cuando ${text} vale 0, he puesto 0 como resultado. Decide si es lo que quieres o si prefieres avisar con un mensaje.`
            : `Cuando ${text} vale 0, el resultado es ${inlineCode(wanted)}, como pides.`,
      }
    },
  )

function zeroReason(
  fault: Case,
  node: Expression,
  place: Place,
): { line: number; cause: string; edits?: Edit[] } | null {
  const line = fault.lines.lineAt(node.from)
  if (node.kind === 'number') return Number(node.text) === 0 ? { line, cause: 'Has escrito el 0 tal cual.' } : null
  if (node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === 'len' && node.arguments[0]) {
    const usedUp = fromUsedUp(fault, node.arguments[0].value)
    if (usedUp) return usedUp
    return {
      line,
      cause: `${inlineCode(sourceOf(fault, node.arguments[0].value))} está vacío, así que su longitud es 0.`,
    }
  }
  if (node.kind !== 'name') return null
  const own = typeOf(fault.program, node, place)
  const binding = own?.binding
  if (!binding) return null
  const at = fault.lines.lineAt(binding.from)
  const name = inlineCode(node.name)
  const { value } = binding
  if (
    binding.form === 'for' &&
    value?.kind === 'call' &&
    value.callee.kind === 'name' &&
    value.callee.name === 'range'
  ) {
    const [first] = value.arguments
    const startsAtZero =
      value.arguments.length === 1 || (first?.value.kind === 'number' && Number(first.value.text) === 0)
    if (!startsAtZero || !first) return null
    const edits = value.arguments.length === 1 ? [insertAt(first.from, '1, ')] : [replaceWith(first.value, '1')]
    return {
      line: at,
      cause: `${inlineCode(sourceOf(fault, value))} (línea ${at}) empieza a contar en 0, así que ${name} vale 0 en la primera vuelta.`,
      edits,
    }
  }
  if (binding.form === 'parameter') return { line: at, cause: `${name} es lo que recibe la función.` }
  if (value?.kind === 'number' && Number(value.text) === 0)
    return { line: at, cause: `${name} empieza valiendo 0 (línea ${at}) y no ha cambiado.` }
  if (value && inputBehind(fault.program, node, place))
    return { line: at, cause: `${name} es lo que escribe la persona (línea ${at}).` }
  if (value?.kind === 'call') {
    const inner = zeroReason(fault, value, binding.place)
    return {
      line: at,
      ...(inner?.edits && { edits: inner.edits }),
      cause: inner ? inner.cause : `${name} sale de ${inlineCode(sourceOf(fault, value))} (línea ${at}).`,
    }
  }
  return null
}
