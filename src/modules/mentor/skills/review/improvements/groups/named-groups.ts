import { inlineCode } from '../../../../engine/compose'
import type { Statement } from '../../../../python/ast'
import { applyEdits, type Edit } from '../../../../python/edit'
import { evaluateProgram } from '../../../../python/evaluate/evaluate'
import { parsePython } from '../../../../python/parse'
import { endOf, type Improvement, type Reviewed } from '../../improvement'
import { asTable, type Groups } from './group-table'
import { alikeIn, shapeOf, tokensOf } from './group-tokens'

/** Every statement is held against every other. */
const MAX_BLOCK = 60
const MIN_STATEMENTS = 2
const MAX_STATEMENTS = 8
const MAX_LABELS = 5
/** A longer program is no beginner's, and takes longer than an answer may. */
const MAX_CHARACTERS = 4_000
const STEPS = 20_000

/** «lavanda_precio … print("lavanda", lavanda_total)», again with `coco` and `miel`: data in a list, and one loop. */
export function findNamedGroups(program: Reviewed): Improvement[] {
  const block = program.module.body
  if (block.length > MAX_BLOCK || program.source.length > MAX_CHARACTERS) return []
  const shapes = block.map((node) =>
    tokensOf(program.source.slice(node.from, endOf(program, node)))
      .map(shapeOf)
      .join(' '),
  )
  for (let size = Math.min(MAX_STATEMENTS, Math.floor(block.length / 2)); size >= MIN_STATEMENTS; size -= 1) {
    for (let at = 0; at + 2 * size <= block.length; at += 1) {
      const isAgain = shapes.slice(at, at + size).every((shape, next) => shape === shapes[at + size + next])
      if (!isAgain) continue
      const groups = groupsAt(program, block, { at, size })
      if (groups === null || (groups.labels.length < 3 && size < 3)) continue
      return [improvementOf(program, groups)]
    }
  }
  return []
}

function groupsAt(
  program: Reviewed,
  block: readonly Statement[],
  { at, size }: { at: number; size: number },
): Groups | null {
  const parts: Statement[][] = []
  for (let from = at; from + size <= block.length; from += size) parts.push(block.slice(from, from + size))
  const texts = parts.map(([first, ...rest]) =>
    first ? program.source.slice(first.from, endOf(program, rest.at(-1) ?? first)) : '',
  )
  const tokens = texts.map(tokensOf)
  const alike = alikeIn(tokens)
  if (alike === null) return null
  const [start, end] = [parts[0]?.[0], parts[alike.count - 1]?.at(-1)]
  if (!start || !end || parts[0]?.some(({ kind }) => /^(?:function|class|import|import-from)$/.test(kind))) return null
  return {
    ...alike,
    tokens: tokens.slice(0, alike.count),
    from: start.from,
    to: endOf(program, end),
    second: parts[1]?.[0]?.from ?? start.from,
  }
}

function improvementOf(program: Reviewed, groups: Groups): Improvement {
  const { lines } = program
  const second = lines.lineAt(groups.second)
  const labels = groups.labels.slice(0, MAX_LABELS).map(inlineCode).join(', ')
  return {
    from: groups.from,
    to: groups.to,
    weight: 0.72,
    what: `Lo mismo se repite con ${labels}: cambian los nombres y los valores, y el resto está copiado (desde la línea ${second}). Guarda los datos en una **lista** (o un diccionario) y recórrela con un bucle \`for\`; si lo necesitas en varios sitios, ponlo en una **función**.`,
    why: 'Lo que está una sola vez se corrige una sola vez, y añadir otro caso es añadir una línea de datos.',
    edits: sameOutput(program, asTable(program, groups)),
  }
}

/** Only what prints the same is changed. */
function sameOutput(program: Reviewed, edits: Edit[]): Edit[] {
  if (edits.length === 0) return []
  const after = parsePython(
    applyEdits(
      program.source,
      edits.toSorted((a, b) => a.from - b.from),
    ),
  )
  if (after.errors.length > 0) return []
  const [before, now] = [program.module, after].map((module) =>
    evaluateProgram(module, { budget: { steps: STEPS, ofOne: STEPS } }),
  )
  return before?.kind === 'done' && now?.kind === 'done' && before.output === now.output ? edits : []
}
