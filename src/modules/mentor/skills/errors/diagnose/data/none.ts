import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import {
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  indentAt,
  insertAt,
  replaceWith,
  sourceOf,
  suspectsOf,
} from '../case'
import type { Place } from '../failing-program'
import { type Guarded, guarded } from '../guard'
import { IN_PLACE } from '../in-place'
import { noneOrigin, ofCall } from './none-origin'

type Suspect = { node: Expression; place: Place }

/** What may be None in each kind of message, the likeliest first. */
const VICTIMS: Readonly<Record<string, (fault: Case) => Suspect[]>> = {
  'none-attribute': (fault) =>
    suspectsOf(fault, 'attribute')
      .filter(({ node }) => node.name === fault.values.attribute)
      .map(({ node, place }) => ({ node: node.value, place })),
  'none-subscript': (fault) => suspectsOf(fault, 'subscript').map(({ node, place }) => ({ node: node.value, place })),
  'none-callable': (fault) => suspectsOf(fault, 'call').map(({ node, place }) => ({ node: node.callee, place })),
  'none-operand': operands,
  'none-concat': operands,
  'none-iterable': iterables,
  'unpack-none': iterables,
  'no-length': (fault) =>
    suspectsOf(fault, 'call').flatMap(({ node, place }) =>
      node.callee.kind === 'name' && node.callee.name === 'len' && node.arguments[0]
        ? [{ node: node.arguments[0].value, place }]
        : [],
    ),
  comparison: (fault) =>
    suspectsOf(fault, 'compare').flatMap(({ node, place }) =>
      [node.left, ...node.comparisons.map(({ right }) => right)].map((each) => ({ node: each, place })),
    ),
  'conversion-argument': (fault) =>
    suspectsOf(fault, 'call').flatMap(({ node, place }) => node.arguments.map(({ value }) => ({ node: value, place }))),
}

/** What a run shows to be None, where it shows that of one; else without what it shows to be something. */
function seenFirst({ failure }: Case, victims: Suspect[]): Suspect[] {
  const typeOf = ({ node }: Suspect) => failure?.heldBy(node)?.type ?? null
  const seen = victims.filter((victim) => typeOf(victim) === 'NoneType')
  return seen.length > 0 ? seen : victims.filter((victim) => typeOf(victim) === null)
}

function operands(fault: Case): Suspect[] {
  const sides = suspectsOf(fault, 'binary').flatMap(({ node, place }) =>
    [node.left, node.right].map((each) => ({ node: each, place })),
  )
  const augmented = fault.suspects.flatMap(({ place }) =>
    place.node.kind === 'augmented-assign'
      ? [place.node.target, place.node.value].map((node) => ({ node, place }))
      : [],
  )
  return [...sides, ...augmented]
}

function iterables(fault: Case): Suspect[] {
  return fault.suspects.flatMap(({ node, place }) => {
    const own = place.node
    if (own.kind === 'for' && own.iterable === node) return [{ node, place }]
    if (
      own.kind === 'assign' &&
      own.value === node &&
      own.targets.some(({ kind }) => kind === 'tuple' || kind === 'list')
    )
      return [{ node, place }]
    if (node.kind === 'call') return node.arguments.map(({ value }) => ({ node: value, place }))
    if (node.kind === 'compare')
      return node.comparisons
        .filter(({ operator }) => /in$/.test(operator))
        .map(({ right }) => ({ node: right, place }))
    return node.kind === 'comprehension' ? node.clauses.map(({ iterable }) => ({ node: iterable, place })) : []
  })
}

/** Follows what is None to where it got so. */
export const noneValue: Diagnose = (fault) => {
  const victims = seenFirst(fault, VICTIMS[fault.kind]?.(fault) ?? [])
  const found = firstOf(victims, (victim) => ofVictim(fault, victim))
  if (found || fault.line === null) return found
  const [first] = victims
  if (first === undefined) return null
  const text = inlineCode(sourceOf(fault, first.node))
  const mend = withoutNone(fault, first)
  return {
    line: fault.line,
    cause: `En la línea ${fault.line}, ${text} vale \`None\`.`,
    edits: mend?.edits ?? [],
    decide: mend
      ? `${mend.told} Para ver por qué llega vacío, pon antes ${inlineCode(`print(repr(${sourceOf(fault, first.node)}))`)} y sigue hacia atrás hasta la línea que le da ese valor.`
      : `En este código no veo por qué. Pon antes ${inlineCode(`print(repr(${sourceOf(fault, first.node)}))`)} y sigue hacia atrás hasta la línea que le da ese valor.`,
  }
}

/** `x = x.append(1)` in a loop: the line that fails has made it None the time before. */
function ofItself(fault: Case, { node, place }: Suspect): Diagnosis | null {
  const own = place.node
  if (node.kind !== 'name' || own.kind !== 'assign' || own.value.kind !== 'call') return null
  const { callee } = own.value
  const isOwn = own.targets.some((target) => target.kind === 'name' && target.name === node.name)
  if (!isOwn || callee.kind !== 'attribute' || callee.value !== node || !IN_PLACE.has(callee.name)) return null
  return ofCall(fault, own.value, place, node.name)
}

/** A decorator that makes a function and does not give it back: what it decorates is None. */
function ofDecorator(fault: Case, { node }: Suspect): Diagnosis | null {
  if (node.kind !== 'name') return null
  const functions = fault.program.places.flatMap(({ node: each }) => (each.kind === 'function' ? [each] : []))
  const decorated = functions.find(({ name, decorators }) => name === node.name && decorators.length > 0)
  const [decorator] = decorated?.decorators ?? []
  if (decorator?.kind !== 'name') return null
  const maker = functions.find(({ name }) => name === decorator.name)
  const inner = maker?.body.findLast((each) => each.kind === 'function')
  if (!maker || inner?.kind !== 'function' || maker.body.some(({ kind }) => kind === 'return')) return null
  const at = fault.lines.lineAt(inner.nameFrom)
  const indent = indentAt(fault, at)
  const end = inner.from + fault.source.slice(inner.from, inner.to).trimEnd().length
  return {
    line: at,
    cause: `El decorador ${inlineCode(maker.name)} crea ${inlineCode(inner.name)} (línea ${at}) y no la devuelve. Una función sin \`return\` devuelve \`None\`, y eso es lo que queda en ${inlineCode(node.name)}.`,
    edits: [{ from: end, to: end, text: `\n\n${indent}return ${inner.name}` }],
  }
}

function ofVictim(fault: Case, { node, place }: Suspect): Diagnosis | null {
  const origin =
    ofDecorator(fault, { node, place }) ?? ofItself(fault, { node, place }) ?? noneOrigin(fault, node, place)
  if (origin === null) return null
  const failsAt = fault.line ?? fault.lines.lineAt(node.from)
  const mend = origin.edits.length > 0 ? null : withoutNone(fault, { node, place })
  const text = node.kind === 'name' ? ` En la línea ${failsAt} lo usas, y ahí ya no hay nada.` : ''
  const told = { ...origin, failsAt, cause: `${origin.cause}${origin.line === failsAt ? '' : text}` }
  return mend ? { ...told, edits: mend.edits, decide: mend.told } : told
}

/** What is used only where it is not None; a number that `get` does not find counts as 0. */
function withoutNone(fault: Case, { node, place }: Suspect): Guarded | null {
  if (node.kind === 'name' || node.kind === 'attribute') {
    const text = sourceOf(fault, node)
    return guarded(fault, node, place, { test: `${text} is not None`, unless: `${text} is None`, shown: NOTHING })
  }
  if (node.kind !== 'call' || node.callee.kind !== 'attribute') return null
  const last = node.arguments.at(-1)
  if (node.callee.name === 'get' && node.arguments.length === 1 && last) {
    const standard = fault.kind === 'none-attribute' ? '""' : fault.kind === 'none-subscript' ? '{}' : '0'
    const told = `Cuando la clave falta, \`get\` da ahora ${inlineCode(standard)}: cámbialo si prefieres otro valor.`
    return { edits: [insertAt(last.to, `, ${standard}`)], told }
  }
  const name = fault.program.bindings.some((each) => each.name === 'encontrado') ? 'resultado' : 'encontrado'
  const before = `${name} = ${sourceOf(fault, node)}`
  const guard = { test: `${name} is not None`, unless: `${name} is None`, shown: NOTHING, before }
  const mend = guarded(fault, node, place, guard)
  return mend && { ...mend, edits: [...mend.edits, replaceWith(node, name)] }
}

const NOTHING = 'No se ha encontrado.'
