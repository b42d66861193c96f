import { inlineCode } from '../../../engine/compose'
import type { CodePart } from '../../../engine/message'
import type { StatementOf } from '../../../python/ast'
import { linesOf } from '../../../python/lines'
import { allExpressions, statementsIn } from '../../../python/walk'
import { findIdioms, idiomText } from '../../explain/idioms/find-idioms'
import { listed, quote, type Source } from '../../explain/idioms/idiom'
import { calledName } from '../../explain/idioms/in-calls'
import type { NewCode } from '../phrases/new-code'

/** Why what a piece makes or changes goes its own way: each call has its own variables, each object its own data, and a name is no list. */
export function separateReasons(pieces: readonly NewCode[], { tree }: CodePart): string[] {
  const source = { module: tree, lines: linesOf(tree.source) }
  const places = pieces.flatMap(
    ({ text }) => tree.body.findLast((node) => tree.source.slice(node.from, node.to) === text) ?? [],
  )
  const reasons = places.flatMap((node) => (node.kind === 'assign' ? (ofAssign(node, source) ?? []) : []))
  return [...new Set([...reasons, ...localsOf(pieces, source)])]
}

/** `f()` and then `x`, where `f` has an `x` of its own. */
function localsOf(pieces: readonly NewCode[], source: Source): string[] {
  const parts = pieces.flatMap(({ node }) => [...allExpressions([node])])
  const called = parts.flatMap((part) => (part.kind === 'call' ? calledName(part) : []))
  const read = new Set(parts.flatMap((part) => (part.kind === 'name' ? [part.name] : [])))
  return findIdioms(source)
    .filter(({ name }) => name === 'local-variable')
    .map(idiomText)
    .filter(
      (text) =>
        called.some((name) => text.includes(`\`${name}\``)) &&
        [...read].some((name) => text.includes(`\`${name}\` de`)),
    )
}

function ofAssign(node: StatementOf<'assign'>, source: Source): string | null {
  const [target] = node.targets
  if (target?.kind !== 'name') return null
  return ofCall(node, target.name, source) ?? ofOtherName(node, target.name, source)
}

function ofCall({ value }: StatementOf<'assign'>, name: string, source: Source): string | null {
  if (value.kind !== 'call' || value.callee.kind !== 'name') return null
  const called = value.callee.name
  const owner = [...statementsIn(source.module.body)].find(
    (node) => (node.kind === 'class' || node.kind === 'function') && node.name === called,
  )
  const others = madeBy(called, source).filter((each) => each !== name)
  const apart =
    others.length === 0 ? '' : ` Lo que le pasa a ${inlineCode(name)} no toca a ${listed(others.map(inlineCode))}.`
  if (owner?.kind === 'class')
    return `Cada ${inlineCode(`${called}(…)`)} crea un **objeto nuevo**, con sus propios datos.${apart}`
  if (owner?.kind !== 'function') return null
  const kept = keptBy(owner)
  return kept.length === 0
    ? null
    : `Cada llamada a ${inlineCode(called)} crea **su propia** variable ${listed(kept.map(inlineCode))}, independiente de las demás, y la función que devuelve recuerda la suya: la de ${inlineCode(name)} empieza de nuevo.${apart}`
}

/** The names at the top that hold what such a call gives. */
const madeBy = (called: string, { module }: Source): string[] =>
  module.body.flatMap((node) =>
    node.kind === 'assign' && node.value.kind === 'call' && calledName(node.value) === called
      ? node.targets.flatMap((target) => (target.kind === 'name' ? [target.name] : []))
      : [],
  )

/** The variables of a function that one defined in it, and given back, goes on using. */
function keptBy({ body }: StatementOf<'function'>): string[] {
  const inner = body.find((node) => node.kind === 'function')
  const isGiven = body.some(
    (node) =>
      node.kind === 'return' &&
      node.value?.kind === 'name' &&
      inner?.kind === 'function' &&
      node.value.name === inner.name,
  )
  if (inner?.kind !== 'function' || !isGiven) return []
  return [...statementsIn(inner.body)].flatMap((node) => (node.kind === 'nonlocal' ? node.names : []))
}

/** `a = []` after `b = a`: the list stays with the other name. */
function ofOtherName({ from }: StatementOf<'assign'>, name: string, source: Source): string | null {
  const other = [...statementsIn(source.module.body)].find(
    (node) =>
      node.kind === 'assign' &&
      node.from < from &&
      ((node.value.kind === 'name' && node.value.name === name) ||
        node.targets.some((target) => target.kind === 'name' && target.name === name && node.value.kind === 'name')),
  )
  if (other?.kind !== 'assign' || other.value.kind !== 'name') return null
  const [target] = other.targets
  if (target?.kind !== 'name') return null
  const kept = target.name === name ? other.value.name : target.name
  return `Con ${quote(source, other)} los dos nombres miraban a lo mismo, pero un \`=\` no cambia lo que había: solo hace que ${inlineCode(name)} pase a nombrar **otra cosa**. ${inlineCode(kept)} sigue con lo de antes.`
}
