import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { type Case, type Diagnosis, insertAt, sourceOf } from '../case'
import { bindingOf } from '../failing-program'

/** A list that stays empty because the file that fills it has been read to its end before. */
export function fromUsedUp(fault: Case, list: Expression): Diagnosis | null {
  if (list.kind !== 'name') return null
  for (const { node, place } of fault.program.expressions) {
    if (node.kind !== 'call' || node.callee.kind !== 'attribute' || node.callee.name !== 'append') continue
    if (sourceOf(fault, node.callee.value) !== list.name) continue
    const loop = place.parents.findLast(({ kind }) => kind === 'for')
    if (loop?.kind !== 'for' || loop.iterable.kind !== 'name') continue
    const file = loop.iterable.name
    const loopPlace = fault.program.places.find((each) => each.node === loop)
    const opened = loopPlace && bindingOf(fault.program, file, loopPlace, loop.from)
    const isFile = opened?.value?.kind === 'call' && /^open$|\.open$/.test(sourceOf(fault, opened.value.callee))
    const block = loopPlace?.block ?? []
    const before = block.slice(0, block.indexOf(loop))
    const read = before.findLast((each) =>
      new RegExp(`\\b${file}\\.(?:read|readlines)\\(\\)`).test(sourceOf(fault, each)),
    )
    if (!isFile || !opened || !read || before.some((each) => sourceOf(fault, each).includes(`${file}.seek(`))) continue
    const [at, line] = [fault.lines.lineAt(read.from), fault.lines.lineAt(loop.from)]
    const [stored] = read.kind === 'assign' ? read.targets : []
    const isUnused =
      stored?.kind === 'name' &&
      read.kind === 'assign' &&
      read.value.kind === 'call' &&
      fault.program.expressions.filter(({ node: each }) => each.kind === 'name' && each.name === stored.name).length ===
        1
    const { from } = fault.lines.rangeOf(at)
    const { to } = fault.lines.rangeOf(at)
    const indent = /^[ \t]*/.exec(fault.lines.textOf(line))?.[0] ?? ''
    return {
      line: at,
      cause: `${inlineCode(list.name)} está vacía: la línea ${at}, ${inlineCode(sourceOf(fault, read))}, ya lee el archivo **hasta el final**, y el \`for\` de la línea ${line} sigue desde ahí, donde no queda nada: no da ninguna vuelta. ${isUnused ? 'Esa línea sobra, y la he quitado.' : `Con ${inlineCode(`${file}.seek(0)`)} se vuelve al principio.`}`,
      edits: isUnused
        ? [{ from, to: Math.min(to + 1, fault.source.length), text: '' }]
        : [insertAt(loop.from, `${file}.seek(0)\n${indent}`)],
    }
  }
  return null
}
