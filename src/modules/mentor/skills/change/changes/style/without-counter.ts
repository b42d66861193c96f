import type { Edit } from '../../../../python/edit'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, positional, programOf } from '../../../../python/program/source'

/** `Counter(x)` as a dictionary that a loop fills, and its `most_common` as `sorted`. */
export function withoutCounter(p: Program): { code: string; how: string[] } | null {
  const spot = p.spots('call').find(({ node, scope }) => callTo(node, 'Counter') !== null && scope.kind === 'module')
  const [data, other] = spot ? positional(spot.node) : []
  const named = p.spots('name').filter(({ node }) => node.name === 'Counter')
  if (!spot || !data || other || named.length !== 1 || data.kind === 'dict' || data.kind === 'comprehension')
    return null
  const { node, place } = spot
  const target = place.node.kind === 'assign' && place.node.value === node ? nameOf(place.node.targets[0]) : null
  if (target !== null && !isPlainlyUsed(p, target)) return null
  const name = target ?? freeName(p, 'conteo', 'cuentas')
  const item = freeName(p, 'elemento', 'dato')
  const level = levelOf(p)
  const lines = [
    `${name} = {}`,
    `for ${item} in ${p.text(data)}:`,
    `${level}${name}[${item}] = ${name}.get(${item}, 0) + 1`,
  ]
  const { from, to } = linesOf(p, place.node)
  const edits: Edit[] =
    target === null
      ? [
          { from, to: from, text: `${lines.join('\n')}\n` },
          { from: node.from, to: node.to, text: name },
        ]
      : [{ from, to, text: lines.join('\n') }]
  const code = withoutMostCommon(programOf(edited(p, edits)), name)
  return { code, how: ['El diccionario lleva la cuenta: `get(clave, 0)` da 0 la primera vez que aparece cada uno.'] }
}

const METHODS = new Set(['most_common', 'items', 'keys', 'values', 'get'])

/** A dictionary does as well: nothing is asked of it that only a Counter can do. */
const isPlainlyUsed = (p: Program, name: string): boolean =>
  p
    .spots('name')
    .filter(({ node }) => node.name === name)
    .every(({ parent }) =>
      parent?.node.kind === 'attribute'
        ? METHODS.has(parent.node.name)
        : parent === null || parent.node.kind === 'call',
    )

function withoutMostCommon(p: Program, name: string): string {
  const edits = p.spots('call').flatMap(({ node }): Edit[] => {
    const call = methodCall(node)
    if (call?.name !== 'most_common' || nameOf(call.object) !== name) return []
    const [count] = positional(node)
    const text = `sorted(${name}.items(), key=lambda par: par[1], reverse=True)${count ? `[:${p.text(count)}]` : ''}`
    return [{ from: node.from, to: node.to, text }]
  })
  return edited(p, edits)
}
