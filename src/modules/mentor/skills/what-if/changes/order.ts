import type { Range, Statement, StatementOf } from '../../../python/ast'
import { blocksOf } from '../../../python/walk'
import { type Change, callsIn, chosen, type ReadChange, statements, type Wish } from '../change'
import { shifted } from './statement-edits'

const SWAPS =
  /\b(?:orden|intercambi\w+|al reves|giro|invierto|cruzo|cambio de sitio|cambio de lugar|permut\w+|primero)\b/

/** «si cambio el orden de …»: of two loops, two conditions, two lines, two arguments. */
export const swap: ReadChange = (wish) => {
  if (!SWAPS.test(wish.said)) return null
  const { lineAt, rangeOf } = wish.source.lines
  const [one, other] = wish.frame.lines
  if (one !== undefined && other !== undefined) return exchanged(rangeOf(one), rangeOf(other), wish)
  if (/\b(?:for|fors|bucles?|ciclos?|loops?)\b/.test(wish.said)) {
    const outer = statements(wish).find((node) => node.kind === 'for' && node.body[0]?.kind === 'for')
    const inner = outer?.kind === 'for' ? outer.body[0] : undefined
    if (outer?.kind !== 'for' || inner?.kind !== 'for') return null
    return exchanged(headOf(outer), headOf(inner), wish)
  }
  if (/\b(?:if|ifs|elif|condicion\w*)\b/.test(wish.said)) return swapBranches(wish)
  if (/\b(?:argumentos?|parametros?|valores)\b/.test(wish.said)) {
    const own = new Set(statements(wish).flatMap((node) => (node.kind === 'function' ? [node.name] : [])))
    const call = callsIn(wish).find(
      ({ callee, arguments: given }) => given.length === 2 && callee.kind === 'name' && own.has(callee.name),
    )
    const [first, second] = call?.arguments ?? []
    return first && second ? exchanged(first, second, wish) : null
  }
  const lines = statements(wish).filter(
    (node) => blocksOf(node).length === 0 && wish.frame.lines.includes(lineAt(node.from)),
  )
  const [first, second] = lines
  return first && second ? exchanged(first, second, wish) : null
}

const headOf = ({ target, iterable }: StatementOf<'for'>): Range => ({ from: target.from, to: iterable.to })

function exchanged(one: Range, other: Range, { text }: Wish): Change {
  return {
    edits: [
      { ...one, text: text.slice(other.from, other.to) },
      { ...other, text: text.slice(one.from, one.to) },
    ],
  }
}

/** The first two branches of a chain: their conditions with their blocks. */
function swapBranches(wish: Wish): Change | null {
  const node = statements(wish).find((each) => each.kind === 'if' && !each.isElif && each.otherwise[0]?.kind === 'if')
  const next = node?.kind === 'if' ? node.otherwise[0] : undefined
  const [last, nextLast] = node?.kind === 'if' && next?.kind === 'if' ? [node.body.at(-1), next.body.at(-1)] : []
  if (node?.kind !== 'if' || next?.kind !== 'if' || !last || !nextLast) return null
  return exchanged({ from: node.test.from, to: last.to }, { from: next.test.from, to: nextLast.to }, wish)
}

const OUT =
  /\b(?:fuera|afuera|sac\w+|izquierda|sin (?:la )?(?:sangria|indentacion|tabulacion|identacion|tabular|indentar|espacios)|menos (?:sangria|indentacion)|a la altura)\b/
const IN = /\b(?:dentro|adentro|met\w+|sangria|indent\w+|tabul\w+|ident\w+)\b/
const WHAT = /\b(print|return|append|break|else|contador|suma|linea \d+|input)\b/

/** «si pongo el print fuera del for», «si meto el return dentro del if». */
export const move: ReadChange = (wish) => {
  const way = OUT.test(wish.said) ? 'out' : IN.test(wish.said) ? 'in' : null
  const [, word] = WHAT.exec(wish.said) ?? []
  if (way === null || word === undefined) return null
  return way === 'out' ? moveOut(word, wish) : moveIn(word, wish)
}

const isNamed = (node: Statement, word: string, { text, source, frame }: Wish) =>
  word.startsWith('linea')
    ? frame.lines.includes(source.lines.lineAt(node.from))
    : node.kind === word ||
      (node.kind === 'expression' && new RegExp(`\\b${word}\\b`, 'i').test(text.slice(node.from, node.to)))

function moveOut(word: string, wish: Wish): Change | null {
  const inner = statements(wish).flatMap((outer) =>
    ['for', 'while', 'if'].includes(outer.kind)
      ? blocksOf(outer).flatMap((block) => {
          const last = block.at(-1)
          return last && block.length > 1 && isNamed(last, word, wish) ? [last] : []
        })
      : [],
  )
  const node = chosen(inner, wish) ?? inner.at(-1)
  return node ? { edits: shifted([node], 'out', wish) } : null
}

/** A statement that follows a block becomes its last line. */
function moveIn(word: string, wish: Wish): Change | null {
  const follows = (block: readonly Statement[]): Statement[] =>
    block.flatMap((node, at) => {
      const before = block[at - 1]
      const own = before && ['for', 'while', 'if'].includes(before.kind) && isNamed(node, word, wish) ? [node] : []
      return [...own, ...blocksOf(node).flatMap(follows)]
    })
  const found = follows(wish.source.module.body)
  const node = chosen(found, wish) ?? found[0]
  return node ? { edits: shifted([node], 'in', wish) } : null
}
