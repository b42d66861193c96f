import { inlineCode } from '../../../../engine/compose'
import { callTo, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf } from '../../../../python/program/source'
import type { Result } from '../../change'

/** Any `for` as a `while` that goes from position to position; what has none is made a list first. */
export function asWhile(p: Program): Result {
  const [only, other] = p.places('for')
  const first = only?.node.body[0]
  if (!only || other || !first || only.node.isAsync || first.from < linesOf(p, only.node).from) return null
  const { node } = only
  if (p.line(first) === p.line(node)) return null
  const name = node.iterable.kind === 'name' && isListed(p, node.iterable.name) ? node.iterable.name : null
  const list = name ?? freeName(p, 'elementos', 'lista')
  const counter = freeName(p, 'i', 'indice', 'posicion')
  const indent = indentOf(p, node)
  const inner = indentOf(p, first)
  const source = p.text(node.iterable)
  const made = node.iterable.kind === 'list' || callTo(node.iterable, 'sorted') ? source : `list(${source})`
  const { from } = linesOf(p, node)
  const at = linesOf(p, first).from
  return {
    code: edited(p, [
      { from, to: from, text: `${name === null ? `${indent}${list} = ${made}\n` : ''}${indent}${counter} = 0\n` },
      { from: node.from, to: p.whole(node.iterable).to, text: `while ${counter} < len(${list})` },
      { from: at, to: at, text: `${inner}${p.text(node.target)} = ${list}[${counter}]\n${inner}${counter} += 1\n` },
    ]),
    told: `El \`for\` es ahora un \`while\` que va por posiciones con ${inlineCode(counter)}.`,
    how: [
      `${inlineCode(`${list}[${counter}]`)} es el elemento de esa vuelta; sin ${inlineCode(`${counter} += 1`)} el bucle no acabaría nunca.`,
      ...(name === null ? ['`list(...)` lo pasa a lista, que se puede recorrer por posiciones.'] : []),
    ],
    keepsOutput: true,
  }
}

const isListed = (p: Program, name: string): boolean => {
  const values = p.allPlaces.flatMap(({ node }) => {
    const plain = plainAssign(node)
    return plain?.name === name ? [plain.value] : []
  })
  return (
    values.length > 0 &&
    values.every(
      (value) =>
        ['list', 'tuple', 'string'].includes(value.kind) || (value.kind === 'comprehension' && value.form === 'list'),
    )
  )
}
