import { inlineCode } from '../../../engine/compose'
import type { Statement } from '../../../python/ast'
import { blocksOf, statementsIn } from '../../../python/walk'
import { endOf, type FindImprovements, type Reviewed } from '../improvement'

const MIN_LINES = 2
const MIN_PLACES = 3
const MAX_LINES = 6

/** The same lines in several places of a program: a function, or one place where all ways come by. */
export const findRepeatedLines: FindImprovements = (program) => {
  const blocks = [program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)]
  const found = new Map<string, { from: number; to: number; count: number; at: number[] }>()
  for (const block of blocks) {
    for (let length = MIN_LINES; length <= MAX_LINES; length += 1) {
      for (let at = 0; at + length <= block.length; at += 1) count(program, block.slice(at, at + length), found)
    }
  }
  const often = [...found.values()].filter(({ at }) => at.length >= MIN_PLACES).toSorted((a, b) => b.count - a.count)
  const [most] = often
  if (!most) return []
  const lines = most.at.map((from) => program.lines.lineAt(from))
  const isMenu = /input\(/.test(program.source.slice(most.from, most.to)) || /\bwhile\b/.test(program.source)
  return [
    {
      from: most.from,
      to: most.to,
      weight: 0.69,
      what: `Las mismas ${most.count} líneas están en ${most.at.length} sitios (líneas ${lines.join(', ')}): ponlas en una **función**, por ejemplo ${inlineCode('def mostrar_menu():')}, y llámala.${isMenu ? ' Si es lo que se hace en cada vuelta, mejor aún: ponlo una sola vez al principio del bucle (`while True:` y `break` para salir).' : ''}`,
      why: 'Lo que está copiado hay que cambiarlo en todos los sitios, y siempre se queda uno atrás.',
      isPlaced: true,
      edits: [],
    },
  ]
}

function count(
  program: Reviewed,
  group: readonly Statement[],
  found: Map<string, { from: number; to: number; count: number; at: number[] }>,
): void {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last || group.some(({ kind }) => kind === 'import' || kind === 'pass')) return
  const text = group
    .map((node) => program.source.slice(node.from, endOf(program, node)).replace(/\s+/g, ' '))
    .join('\n')
  const known = found.get(text)
  // Two that overlap are one place.
  if (known) {
    if (first.from >= (known.at.at(-1) ?? 0) + text.length) known.at.push(first.from)
  } else found.set(text, { from: first.from, to: last.to, count: group.length, at: [first.from] })
}
