import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { comparison, nameOf, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, inputIn, linesOf, mainStatements, shifted } from '../../../../python/program/source'
import type { Result } from '../../change'
import { TRIES } from './limit-there'
import { type Lost, lostPrint } from './lost'

/** A game that goes on while its test holds, and what is looked for in it. */
export type Game = { loop: StatementOf<'while'>; read: Statement; secret: Expression | null }

/** `while guess != secret:`, `while not done:`: what asks in each round until it is right. */
export function gameIn(p: Program): Game | null {
  for (const { node: loop, parent } of p.places('while')) {
    const read = loop.body.find((node) => node.kind === 'assign' && inputIn(node.value) !== null)
    const test = comparison(loop.test)
    const isFlag = loop.test.kind === 'not' || loop.test.kind === 'name' || test?.right.kind === 'boolean'
    if (parent !== null || !read || !(test?.operator === '!=' || isFlag)) continue
    const secret = isFlag ? secretIn(p, loop, read) : (test?.right ?? null)
    if (!isFlag || secret !== null) return { loop, read, secret }
  }
  return null
}

/** What the guess is held against with `==` or by size. */
function secretIn(p: Program, loop: StatementOf<'while'>, read: Statement): Expression | null {
  const guess = read.kind === 'assign' ? nameOf(read.targets[0]) : null
  const inside = (node: Expression) => node.from > loop.test.to && node.to <= loop.to
  for (const { node } of p.spots('compare')) {
    const test = comparison(node)
    if (!test || guess === null || !inside(node)) continue
    if (nameOf(test.left) === guess && nameOf(test.right) !== null) return test.right
    if (nameOf(test.right) === guess && nameOf(test.left) !== null) return test.left
  }
  return null
}

/** The same game with so many tries; null as `count`: they are only counted. */
export function limitedWhile(
  p: Program,
  { loop, read, secret }: Game,
  wanted: { count: number | null; lost: Lost },
): Result {
  const { count } = wanted
  const last = loop.body.at(-1)
  const counted = loop.body.map(updateOf).find((step) => step?.operator === '+' && TRIES.test(step.name))
  if (!last || (counted && count === null)) return null
  const [indent, level] = [indentOf(p, loop), levelOf(p)]
  const name = counted?.name ?? freeName(p, 'intentos', 'contador')
  const edits = counted ? [] : countedBy(p, { loop, read, name })
  const test = p.text(loop.test)
  if (count !== null) edits.push({ from: loop.test.to, to: loop.test.to, text: ` and ${name} < ${count}` })
  const rest = mainStatements(p).filter((other) => other.from > loop.from)
  const [next, tail] = [rest[0], rest.at(-1)]
  const lost = lostPrint(p, wanted.lost, secret ? p.text(secret) : '')
  if (count === null) {
    const at = linesOf(p, tail ?? last).to
    edits.push({ from: at, to: at, text: `\n${indent}print("Intentos:", ${name})` })
  } else if (next && tail) {
    const range = linesOf(p, next, tail)
    const head = `${indent}if ${oppositeOf(p, loop.test)}:\n`
    edits.push({ ...range, text: `${head}${shifted(p, range, level)}\n${indent}else:\n${indent}${level}${lost}` })
  } else {
    const at = p.lines.rangeOf(p.lines.lineAt(last.to - 1)).to
    edits.push({ from: at, to: at, text: `\n${indent}if ${test}:\n${indent}${level}${lost}` })
  }
  return {
    code: edited(p, edits),
    told:
      count === null
        ? `El programa cuenta los intentos en ${inlineCode(name)} y los dice al final.`
        : `Ahora hay ${count} intentos como mucho.`,
    how: [
      `${inlineCode(name)} sube uno cada vez que se pide un dato${count === null ? '' : `, y el bucle para cuando llega a ${count}`}.`,
    ],
  }
}

function countedBy(
  p: Program,
  { loop, read, name }: { loop: StatementOf<'while'>; read: Statement; name: string },
): Edit[] {
  const { left } = comparison(loop.test) ?? {}
  const isReadBefore = mainStatements(p).some(
    (other) =>
      other.to <= loop.from &&
      other.kind === 'assign' &&
      inputIn(other.value) !== null &&
      left !== undefined &&
      p.text(other).startsWith(p.text(left)),
  )
  const [start, behind] = [linesOf(p, loop).from, linesOf(p, read).to]
  return [
    { from: start, to: start, text: `${indentOf(p, loop)}${name} = ${isReadBefore ? 1 : 0}\n` },
    { from: behind, to: behind, text: `\n${indentOf(p, read)}${name} += 1` },
  ]
}

function oppositeOf(p: Program, test: Expression): string {
  const compared = comparison(test)
  if (compared?.operator === '!=') return `${p.text(compared.left)} == ${p.text(compared.right)}`
  if (test.kind === 'not') return p.text(test).replace(/^not\s+/, '')
  return `not ${test.kind === 'name' ? p.text(test) : `(${p.text(test)})`}`
}
