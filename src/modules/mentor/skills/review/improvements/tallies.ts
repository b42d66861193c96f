import { inlineCode } from '../../../engine/compose'
import type { Statement } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { type FindImprovements, isName, type isSame, textOf } from '../improvement'

/** A list read anew for each of its elements, to count how often that is there: `Counter` reads it once. */
export const findTallies: FindImprovements = (program) =>
  [...statementsIn(program.module.body)].flatMap((outer) => {
    if (outer.kind !== 'for' || outer.target.kind !== 'name') return []
    const { name } = outer.target
    const inner = outer.body.find((node) => node.kind === 'for')
    if (inner?.kind !== 'for' || inner.iterable.kind !== 'name' || inner.target.kind !== 'name') return []
    const [test, more] = inner.body
    const [only] = test?.kind === 'if' && test.test.kind === 'compare' ? test.test.comparisons : []
    if (test?.kind !== 'if' || more || test.test.kind !== 'compare' || only?.operator !== '==') return []
    const sides = [test.test.left, only.right]
    const isHeld = [name, inner.target.name].every((each) => sides.some((side) => isName(side, each)))
    if (!isHeld || !countsUp(test.body) || !isOf(program, outer.iterable, inner.iterable)) return []
    const list = textOf(program, inner.iterable)
    const loop = `for ${name}, veces in Counter(${list}).items():`
    const whole = shownAtOnce(program, { outer, list, name })
    return [
      {
        from: outer.from,
        to: outer.to,
        weight: 0.74,
        what: `Por cada ${inlineCode(name)} se recorre ${inlineCode(list)} entera otra vez. \`Counter\`, del módulo \`collections\`, lo cuenta todo de una pasada: ${inlineCode(loop)}. Es un diccionario con cada valor y sus veces.`,
        why: 'Con muchos datos distintos, el doble bucle tarda muchísimo más; con una pasada apenas se nota.',
        edits: whole,
      },
    ]
  })

/** `n += 1` and nothing else. */
const countsUp = ([only, more]: readonly Statement[]) =>
  !more &&
  ((only?.kind === 'augmented-assign' &&
    only.operator === '+' &&
    only.value.kind === 'number' &&
    only.value.text === '1') ||
    (only?.kind === 'assign' &&
      only.value.kind === 'binary' &&
      only.value.operator === '+' &&
      only.value.right.kind === 'number' &&
      only.value.right.text === '1'))

type Program = Parameters<FindImprovements>[0]
type Expression = Parameters<typeof isSame>[1]

/** The list itself, `set(lista)`, or a list that is filled with what is not in it yet. */
function isOf(program: Program, outer: Expression, inner: Expression): boolean {
  const list = textOf(program, inner)
  const over = textOf(program, outer)
  return over === list || over === `set(${list})` || uniqueLoop(program, over, list) !== null
}

/** `for a in lista: if a not in unicas: unicas.append(a)` */
function uniqueLoop({ module, source }: Program, unique: string, list: string): Statement | null {
  if (!/^\w+$/.test(unique) || !/^\w+$/.test(list)) return null
  const shape = new RegExp(`^for (\\w+) in ${list}:\\s+if \\1 not in ${unique}:\\s+${unique}\\.append\\(\\1\\)\\s*$`)
  return module.body.find((node) => node.kind === 'for' && shape.test(source.slice(node.from, node.to))) ?? null
}

/** Where the counts are only shown after that, pair by pair: all of it in one loop. */
function shownAtOnce(program: Program, { outer, list, name }: { outer: Statement; list: string; name: string }) {
  const { body } = program.module
  const { source } = program
  if (outer.kind !== 'for') return []
  const unique = textOf(program, outer.iterable)
  const fills = uniqueLoop(program, unique, list)
  const after = body[body.indexOf(outer) + 1]
  const kept = /\n[ \t]+(\w+)\.append\(\w+\)\s*$/.exec(source.slice(outer.from, outer.to))?.[1]
  if (!fills || !kept || after?.kind !== 'for' || after.target.kind !== 'name' || body.at(-1) !== after) return []
  const index = after.target.name
  const shown = source
    .slice(after.from, after.to)
    .replaceAll(`${unique}[${index}]`, name)
    .replaceAll(`${kept}[${index}]`, 'veces')
    .split('\n')
    .slice(1)
    .join('\n')
  const used = new RegExp(`\\b(?:${unique}|${kept}|${index})\\b`)
  const made = [unique, kept].map((each) =>
    body.find((node) => node.kind === 'assign' && node.targets.some((target) => isName(target, each))),
  )
  const all = [...allExpressions(program.module)].filter((node) => node.kind === 'name' && node.name === 'veces')
  if (used.test(shown) || made.some((node) => !node || node.from > outer.from) || all.length > 0) return []
  const lineOf = (node: Statement) => ({ from: node.from, to: source.indexOf('\n', node.from) + 1, text: '' })
  return [
    { from: 0, to: 0, text: 'from collections import Counter\n\n' },
    ...made.flatMap((node) => (node ? [lineOf(node)] : [])),
    { from: fills.from, to: outer.from, text: '' },
    { from: outer.from, to: after.to, text: `for ${name}, veces in Counter(${list}).items():\n${shown}` },
  ]
}
