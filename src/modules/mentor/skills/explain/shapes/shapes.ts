import { once } from '~/platform/once'
import { type Field, type Found, fieldOf, findForm, metIn, type Unit } from '../../../python/shapes/form'
import { statementsIn } from '../../../python/walk'
import type { Source } from '../idioms/idiom'
import { type Candidate, type Failing, provenBy } from './proof'
import { parseShape, type Shape } from './shape-file'

const files = import.meta.glob<string>('/content/shapes/*.md', { query: '?raw', import: 'default', eager: true })

/** All shapes, for those who check them, too. */
const allShapes = once((): readonly Shape[] =>
  Object.entries(files).flatMap(([file, text]) => (file.endsWith('README.md') ? [] : [parseShape(file, text)])),
)

/** A shape that a program has; `failing` where it is written like it and does not do it. */
export type Recognised = Found & { shape: Shape; failing: Failing | null }

const told = new WeakMap<Source['module'], readonly Recognised[]>()

const MAX_OF_PROGRAM = 2

/** What a program's functions, classes and main part are, one of each, in their order; of the main part up to two that stand apart. Found once. */
export function shapesIn(source: Source): readonly Recognised[] {
  const known = told.get(source.module)
  if (known) return known
  const found = chosenIn(source)
  told.set(source.module, found)
  return found
}

function chosenIn({ module }: Source): Recognised[] {
  const field = fieldOf(module)
  if (field === null) return []
  const all = allShapes().flatMap((shape) => foundOf(shape, field))
  const ranked = all.toSorted((a, b) => Number(a.shape.isGeneral) - Number(b.shape.isGeneral) || b.size - a.size)
  const chosen: Recognised[] = []
  for (const each of ranked) {
    const before = chosen.filter((other) => sharesUnit(each, other))
    if (before.length >= (each.owner === null ? MAX_OF_PROGRAM : 1) || before.some((other) => overlaps(each, other)))
      continue
    const failing = provenBy(each, module)
    if (failing === 'other') continue
    if (failing === 'unknown' ? !each.isNear : failing !== null || !each.isNear)
      chosen.push({ ...each, failing: failing === 'unknown' ? null : failing })
  }
  return chosen.toSorted((a, b) => rangeOf(a).from - rangeOf(b).from)
}

/** Where a shape is; where it is only nearly, if nowhere else. */
function foundOf(shape: Shape, field: Field): Candidate[] {
  const of = (forms: Shape['forms'], isNear: boolean) =>
    forms.flatMap((form) => findForm(form, field)).map((each): Candidate => ({ ...each, shape, isNear }))
  const isCalledSo = ({ binding }: Found) =>
    [...shape.called].every(([name, words]) => words.test(binding.texts.get(name) ?? ''))
  const exact = of(shape.forms, false).filter((each) => (!shape.isOrdered || isInOrder(each)) && isCalledSo(each))
  return exact.length > 0 ? exact : of(shape.near, true)
}

/** What stands later in the example stands later in the program. */
function isInOrder({ binding }: Found): boolean {
  const statements = [...metIn(binding)].toSorted(
    (a, b) => a.pattern.from - b.pattern.from || b.pattern.to - a.pattern.to,
  )
  return statements.every(({ node }, at) => node.from >= (statements[at - 1]?.node.from ?? 0))
}

const within = (inner: Unit | null, outer: Unit | null) =>
  inner !== null && outer !== null && (inner === outer || [...statementsIn(outer.body)].includes(inner))

/** The same function or class, or one inside the other; the main part is one by itself. */
const sharesUnit = (a: Found, b: Found) =>
  a.owner === null || b.owner === null ? a.owner === b.owner : within(a.owner, b.owner) || within(b.owner, a.owner)

/** From the first to the last statement that it tells. */
function rangeOf({ binding, owner }: Found): { from: number; to: number } {
  if (owner !== null) return owner
  const nodes = [...metIn(binding)].map(({ node }) => node)
  return { from: Math.min(...nodes.map(({ from }) => from)), to: Math.max(...nodes.map(({ to }) => to)) }
}

function overlaps(a: Found, b: Found): boolean {
  const [first, second] = [rangeOf(a), rangeOf(b)]
  return first.from < second.to && second.from < first.to
}
