import type { Block } from '../../../engine/skill'
import type { Statement, StatementOf } from '../../../python/ast'
import { blocksOf } from '../../../python/walk'
import { runEvents } from '../events/run-events'
import type { Source } from '../idioms/idiom'
import { quote } from '../idioms/idiom'
import { describe } from './describe'

/** More items are not read: what stands deeper is left out then. */
const MAX_ITEMS = 24
const MAX_STATEMENTS = 200

/** A longer program is not shown again beside what is said of its lines. */
const MAX_SHOWN_LINES = 60

/** The program, and what its lines do: notes in its margin. Where the program is short enough to be read twice, it stands with them. */
export function notedProgram(body: readonly Statement[], source: Source): Block[] {
  const list: Block = { kind: 'list', items: linesList(body, source) }
  const code = source.module.source.trimEnd()
  const isShown = body.length > 1 && code.split('\n').length <= MAX_SHOWN_LINES
  return isShown ? [{ kind: 'code', language: 'python', code }, list] : [list]
}

type Item = { line: number; last: number; text: string; depth: number }

/** The program line by line: «**Línea 3:** …»; long ones only by their outer blocks. */
export function linesList(body: readonly Statement[], source: Source): string[] {
  const all = itemsOf(body.slice(0, MAX_STATEMENTS), source, 0)
  const depth = [2, 1, 0].find((most) => all.filter((item) => item.depth <= most).length <= MAX_ITEMS)
  const items = all.length <= MAX_ITEMS ? all : all.filter((item) => item.depth <= (depth ?? 0)).slice(0, MAX_ITEMS)
  const isCut = items.length < all.length
  return items.map(({ line, last, text }) => {
    const where = isCut && last > line ? `Líneas ${line}–${last}` : `Línea ${line}`
    return `**${where}:** ${text}.`
  })
}

function itemsOf(body: readonly Statement[], source: Source, depth: number): Item[] {
  const { lineAt } = source.lines
  return body.flatMap((node) => {
    const own: Item = {
      line: lineAt(headOf(node)),
      last: lineAt(Math.max(node.from, node.to - 1)),
      text: describe(node, source),
      depth,
    }
    if (node.kind === 'if') return [own, ...itemsOf(node.body, source, depth + 1), ...elseItems(node, source, depth)]
    if (node.kind === 'try') return [own, ...tryItems(node, source, depth)]
    return [own, ...blocksOf(node).flatMap((block) => itemsOf(block, source, depth + 1))]
  })
}

/** A decorated definition is spoken of where its `def` stands. */
const headOf = (node: Statement) => (node.kind === 'function' || node.kind === 'class' ? node.nameFrom : node.from)

function elseItems(node: StatementOf<'if'>, source: Source, depth: number): Item[] {
  const [first] = node.otherwise
  if (first === undefined) return []
  if (first.kind === 'if' && first.isElif) return itemsOf(node.otherwise, source, depth)
  const inner = itemsOf(node.otherwise, source, depth + 1)
  const [head, ...rest] = inner
  return head ? [{ ...head, text: `si no (\`else\`), ${head.text}` }, ...rest] : []
}

/** Of a `try` that the run goes through once: where it stops, and what is not done any more. */
function brokenOff(items: Item[], node: StatementOf<'try'>, source: Source): Item[] {
  if (!source.module.body.includes(node)) return items
  const places = new Set(node.handlers.map(({ from }) => from))
  const caught = runEvents(source).find((event) => event.kind === 'caught' && places.has(event.node.from))
  const at = Number(caught?.slots.line)
  if (caught === undefined || !items.some(({ line }) => line === at)) return items
  const error = caught.slots.error?.split(':')[0] ?? ''
  return items.map((item) => {
    if (item.line === at) return { ...item, text: `intenta esto: ${item.text}; no puede, y salta \`${error}\`` }
    return item.line > at ? { ...item, text: `${item.text} (aquí **no** se ejecuta)` } : item
  })
}

function tryItems(node: StatementOf<'try'>, source: Source, depth: number): Item[] {
  const prefixed = (items: Item[], prefix: string) => {
    const [first, ...rest] = items
    return first ? [{ ...first, text: `${prefix}${first.text}` }, ...rest] : []
  }
  return [
    ...brokenOff(itemsOf(node.body, source, depth + 1), node, source),
    ...node.handlers.flatMap((handler) =>
      prefixed(
        itemsOf(handler.body, source, depth + 1),
        `si salta ${handler.type ? quote(source, handler.type) : 'cualquier error'}, `,
      ),
    ),
    ...prefixed(itemsOf(node.otherwise, source, depth + 1), 'si no hubo error, '),
    ...prefixed(itemsOf(node.final, source, depth + 1), 'pase lo que pase (`finally`), '),
  ]
}
