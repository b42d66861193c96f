import type { Expression, Statement } from '../../../python/ast'
import { BUILTINS } from '../../../python/evaluate/builtins/builtins'
import { boundBy } from '../../../python/evaluate/statements/scope'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'
import { statements, type Wish } from '../change'
import { type NewCode, newCodeIn } from '../phrases/new-code'

/** Statements that a question writes out, in their order; `rest` is what it says beside them, `isAlone` where they are a program by themselves, `isLater` where they come after all that stands there. */
export type Written = { pieces: readonly NewCode[]; rest: string; isAlone: boolean; isLater: boolean }

/** Something takes a place that is said, or goes: what is tried is no statement more. */
const ELSEWHERE =
  /\b(?:en (?:vez|lugar) de|cambi(?:o|as|amos|ar)|sustitu\w+|reemplaz\w+|quit\w+|borr\w+|dentro|fuera|debajo|encima|arriba|principio|delante|antes|linea|donde|despues de[l]?)\b/
/** «Si luego hago …»: supposed, where «qué es …» and «sin …» speak of what stands there. */
const SUPPOSES = /\b(?:si|al|cuando)\b/
const ASKS_OF_IT = /\b(?:que es|que significa|que hace|para que|por que|sin)\b/
/** What comes after all that stands there. */
const LATER =
  /\b(?:luego|despues|al final|a continuacion|seguid[oa]|otra vez|de nuevo|otr[oa]|tambien|mas (?:abajo|tarde))\b/

/** What of a question is to be added to the program; null where it takes the place of something, or nothing is known of its names. */
export function writtenIn(wish: Wish): Written | null {
  if (!wish.frame.isFollowUp) return null
  const found = newCodeIn(wish.spelled).map(upToComma)
  const pieces = found.filter(({ form }) => form === 'statement')
  const rest = restOf(wish.spelled, pieces)
  if (pieces.length === 0 || pieces.length < found.length) return null
  const said = restOf(wish.said, pieces)
  if (!SUPPOSES.test(said) || ASKS_OF_IT.test(said) || ELSEWHERE.test(said)) return null
  const isAlone = isOwnProgram(pieces, wish)
  const isLater = LATER.test(said)
  if (!isAlone && !(areKnown(pieces, wish) && isMore(pieces, isLater, wish))) return null
  return { pieces, rest, isAlone, isLater }
}

/** «x = 8, z cambia?»: the comma is one of the sentence. */
function upToComma(piece: NewCode): NewCode {
  const { node, from } = piece
  const [target] = node.kind === 'assign' ? node.targets : []
  if (node.kind !== 'assign' || node.value.kind !== 'tuple' || target?.kind === 'tuple') return piece
  const [first] = node.value.items
  if (node.value.isParenthesized || first === undefined) return piece
  const text = piece.text.slice(0, first.to)
  const [alone] = parsePython(text).body
  return alone === undefined ? piece : { ...piece, text, to: from + first.to, node: alone }
}

const restOf = (said: string, pieces: readonly NewCode[]) =>
  pieces.toReversed().reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, said)

/** The names that a piece of Python reads or writes into, without those that it binds. */
export function namesRead({ node, text }: NewCode): string[] {
  const bound = new Set(node.kind === 'assign' ? boundBy(node) : [])
  const read = [...allExpressions([node])].flatMap((part) => (part.kind === 'name' ? [part] : []))
  const isTarget = (part: Expression) => bound.has(text.slice(part.from, part.to)) && isTargetOf(node, part)
  return read.filter((part) => !isTarget(part)).map(({ name }) => name)
}

const isTargetOf = (node: Statement, { from }: Expression) =>
  node.kind === 'assign' && node.targets.some((target) => target.from <= from && from < target.to)

/** Whatever the pieces read has a value: in the program, from a piece before, or in Python itself. */
function areKnown(pieces: readonly NewCode[], wish: Wish): boolean {
  const known = ownNames(wish)
  return pieces.every((piece) => {
    const isKnown = namesRead(piece).every((name) => known.has(name) || BUILTINS.has(name))
    for (const name of boundBy(piece.node)) known.add(name)
    return isKnown
  })
}

const ownNames = (wish: Wish) => new Set(statements(wish).flatMap(boundBy))

/** `l = [1, 2]` and `l[5] = 3`, after what a list is: nothing of them is of a program at hand. */
function isOwnProgram(pieces: readonly NewCode[], wish: Wish): boolean {
  if (pieces.length < 2) return false
  const own = ownNames(wish)
  const known = new Set<string>()
  return pieces.every((piece) => {
    const read = namesRead(piece)
    const isKnown = read.every((name) => known.has(name) || (BUILTINS.has(name) && !own.has(name)))
    for (const name of boundBy(piece.node)) known.add(name)
    return isKnown && boundBy(piece.node).every((name) => !own.has(name))
  })
}

/** Several statements, one that comes later, or one that makes or writes into something that no line of the program does. */
function isMore(pieces: readonly NewCode[], isLater: boolean, wish: Wish): boolean {
  const [only, ...more] = pieces
  if (only === undefined) return false
  if (more.length > 0) return isLater || pieces.some((piece) => isNew(piece, wish))
  return (isLater && only.node.kind !== 'expression') || isNew(only, wish)
}

function isNew({ node, text }: NewCode, wish: Wish): boolean {
  const there = (part: { from: number; to: number }) => wish.text.includes(text.slice(part.from, part.to))
  if (node.kind === 'delete') return true
  // `key=str.lower` stands in the program: an argument of one of its calls.
  if (wish.text.includes(text)) return false
  if (node.kind === 'assign' || node.kind === 'augmented-assign') {
    const target = node.kind === 'assign' ? node.targets[0] : node.target
    // `reverse=True` is an argument of a call.
    if (target?.kind === 'name')
      return node.kind === 'assign' && node.value.kind === 'call' && !ownNames(wish).has(target.name)
    return (
      (target?.kind === 'subscript' || target?.kind === 'attribute') &&
      !hasTarget(text.slice(target.from, target.to), wish)
    )
  }
  // `pares.append(8)`: a method by itself is there for what it does.
  return node.kind === 'expression' && node.value.kind === 'call' && node.value.callee.kind === 'attribute'
    ? !there(node.value.callee)
    : false
}

const hasTarget = (target: string, wish: Wish) =>
  statements(wish).some((node) =>
    (node.kind === 'assign' ? node.targets : node.kind === 'augmented-assign' ? [node.target] : []).some(
      (own) => wish.text.slice(own.from, own.to) === target,
    ),
  )
