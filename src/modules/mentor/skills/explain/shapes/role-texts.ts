import { inlineCode } from '../../../engine/compose'
import { plainText } from '../../../engine/lexicon/plain-text'
import type { Expression, Range, Statement } from '../../../python/ast'
import { metIn } from '../../../python/shapes/form'
import { tokensOf } from '../../../python/tokens'
import type { Target } from '../focus/targets'
import { quote, type Source } from '../idioms/idiom'
import { piecesOf } from './shape-file'
import { type Recognised, shapesIn } from './shapes'
import { filled } from './tell-shape'

/** What a piece of the program is there for in the shape that it is part of. */
type Role = { text: string; words: readonly string[]; name: string | null; nodes: readonly (Expression | Statement)[] }

const read = new WeakMap<Source['module'], readonly Role[]>()

function rolesIn(source: Source): readonly Role[] {
  const known = read.get(source.module)
  if (known) return known
  const roles = shapesIn(source).flatMap((each) => (each.failing === null ? rolesOf(each, source) : []))
  read.set(source.module, roles)
  return roles
}

function rolesOf({ shape, form, binding }: Recognised, source: Source): Role[] {
  const pieces = [...piecesOf(form)]
  const met = [...metIn(binding)]
  return shape.parts.flatMap(({ key, words, text }): Role[] => {
    const places = new Set(pieces.flatMap(([piece, { from, to }]) => (piece === key ? [`${from} ${to}`] : [])))
    const nodes = met.flatMap(({ pattern, node }) => (places.has(`${pattern.from} ${pattern.to}`) ? [node] : []))
    const isName = /^\w+$/.test(key)
    const name = isName ? (binding.texts.get(key) ?? null) : null
    const [node] = isName ? [] : nodes
    const told = filled(text, binding, source)
    // A part that this spelling lacks, or that names what it lacks.
    if ((nodes.length === 0 && name === null) || UNFILLED.test(told)) return []
    // What is told of a name begins with it; of a piece, the piece is quoted before.
    // «guarda los resultados …» is said of something: a sentence of its own begins with a capital or a name.
    const isOpen = /^(?:\*\*)?[a-záéíóú]/.test(told)
    const quoted =
      node !== undefined ? `${quote(source, headOf(node, source))}: ` : isOpen ? `${inlineCode(name ?? key)}: ` : ''
    return [{ text: `${quoted}${told}`, words, name, nodes: isName ? [] : nodes }]
  })
}

const UNFILLED = /\{\.?\w+\}/

const MAX_ROLES = 2

/** What the parts that a question points at are there for, by the words that it has for them. */
export function roleTexts(said: string, source: Source): string[] {
  const plain = plainText(said)
  const own = new Set<string>()
  for (const { words, text } of rolesIn(source))
    if (words.some((word) => ` ${plain}`.includes(` ${word}`))) own.add(text)
  return [...own].slice(0, MAX_ROLES)
}

/** What one part that a question points at is there for. */
export function roleOf(target: Target, source: Source): string[] {
  const roles = rolesIn(source)
  if (roles.length === 0) return []
  if (target.kind === 'name') {
    const role = roles.find(({ name }) => name?.toLowerCase() === target.word)
    return role === undefined ? [] : [role.text]
  }
  const ranges = rangesOf(target, source)
  const found = roles.flatMap((role) => {
    const distances = ranges.flatMap((range) => role.nodes.flatMap((node) => distance(range, node, source)))
    return distances.length === 0 ? [] : [{ role, far: Math.min(...distances) }]
  })
  const [nearest] = found.toSorted((a, b) => a.far - b.far)
  return nearest === undefined ? [] : [nearest.role.text]
}

/** Where a target may stand. */
function rangesOf(target: Target, source: Source): Range[] {
  if (target.kind === 'piece') return [target.piece.range]
  if (target.kind === 'sign') return target.sign.parts
  return tokensOf(source.module.source).filter(
    ({ text }) => text.toLowerCase() === ('word' in target ? target.word : ''),
  )
}

const MAX_AROUND = 45

/** How much more than what is pointed at a part is, or less; none where they have nothing to do with each other. */
function distance(range: Range, node: Expression | Statement, source: Source): number[] {
  const head = headOf(node, source)
  const isAround = head.from <= range.from && range.to <= head.to
  const isInside = range.from <= head.from && head.to <= range.to
  const difference = Math.abs(head.to - head.from - (range.to - range.from))
  return isInside || (isAround && difference <= MAX_AROUND) ? [difference] : []
}

/** Of a block, its first line. */
function headOf(node: Expression | Statement, { lines }: Source): Range {
  if (!('body' in node) || !Array.isArray(node.body)) return node
  return { from: node.from, to: Math.min(node.to, lines.rangeOf(lines.lineAt(node.from)).to) }
}
