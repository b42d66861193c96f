import { inlineCode } from '../../../engine/compose'
import type { Expression, StatementOf } from '../../../python/ast'
import { expressionsIn, statementsIn } from '../../../python/walk'
import { type Diagnose, firstOf, indentAt, insertAt, sourceOf } from './case'

/** A program that was stopped in a loop whose condition nothing changes: it is changed at the end of each round. */
export const endless: Diagnose = (fault) =>
  firstOf(fault.program.places, ({ node: loop, scope }) => {
    if (loop.kind !== 'while' || !isAround(loop, fault.line, fault.lines.lineAt)) return null
    const inside = [...statementsIn(loop.body)]
    if (inside.some(({ kind }) => kind === 'break' || kind === 'return')) return null
    const line = fault.lines.lineAt(loop.from)
    for (const name of namesIn(loop.test)) {
      const asked = fault.program.bindings.filter((each) => each.name === name && each.place.scope === scope)
      if (asked.some(({ place }) => inside.includes(place.node))) return null
      const before = asked.findLast(({ place }) => place.node.to <= loop.from)
      const last = loop.body.at(-1)
      const change = before && last && changeOf(loop.test, name, sourceOf(fault, before.place.node))
      if (!change) continue
      const end = fault.lines.rangeOf(fault.lines.lineAt(Math.max(last.from, last.to - 1))).to
      const indent = indentAt(fault, fault.lines.lineAt(loop.body[0]?.from ?? last.from))
      return {
        line,
        cause: `Lo paraste tú, con Ctrl+C, porque no acababa nunca: el \`while\` de la línea ${line} repite mientras ${inlineCode(sourceOf(fault, loop.test))}, y dentro del bucle ${inlineCode(name)} no cambia, así que siempre se cumple.`,
        edits: [insertAt(end, `\n${indent}${change.text}`)],
        decide: change.told,
      }
    }
    return null
  })

const isAround = ({ from, to }: StatementOf<'while'>, line: number | null, lineAt: (at: number) => number) =>
  line === null || (lineAt(from) <= line && line <= lineAt(to - 1))

const namesIn = (test: Expression) =>
  [...expressionsIn(test)].flatMap((each) => (each.kind === 'name' ? [each.name] : []))

/** What changes a name from round to round: a step towards its limit, or what asked for it. */
function changeOf(test: Expression, name: string, asked: string): { text: string; told: string } | null {
  const only = test.kind === 'compare' && test.comparisons.length === 1 ? test.comparisons[0] : undefined
  const isLeft = test.kind === 'compare' && test.left.kind === 'name' && test.left.name === name
  const down = only && isLeft && /^>=?$/.test(only.operator)
  const up = only && isLeft && /^<=?$/.test(only.operator)
  if (down || up)
    return {
      text: `${name} ${down ? '-' : '+'}= 1`,
      told: `He puesto que ${inlineCode(name)} ${down ? 'baje' : 'suba'} 1 en cada vuelta. Si el paso es otro, cámbialo.`,
    }
  return /\binput\(/.test(asked) && !asked.includes('\n')
    ? { text: asked, told: 'He puesto que se vuelva a preguntar al final de cada vuelta.' }
    : null
}
