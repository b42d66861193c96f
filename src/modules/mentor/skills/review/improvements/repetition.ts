import { inlineCode } from '../../../engine/compose'
import type { Statement } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { endOf, type Improvement, marginOf, type Reviewed } from '../improvement'
import { numberedLoop } from './numbered-groups'

/** A line by itself says something. */
const MIN_LINE = 6
/** Every statement is held against every other. */
const MAX_BLOCK = 80

/** Groups of statements that stand there again with other names or values. */
export function repeated(program: Reviewed, block: readonly Statement[]): Improvement[] {
  if (block.length > MAX_BLOCK) return []
  const shapes = block.map((node) => shapeOf(program, node))
  for (let size = Math.floor(block.length / 2); size >= 1; size -= 1) {
    for (let at = 0; at + 2 * size <= block.length; at += 1) {
      const again = shapes.slice(at, at + size).every((shape, offset) => shape === shapes[at + size + offset])
      const [first, second] = [block[at], block[at + size]]
      const length = shapes.slice(at, at + size).reduce((sum, shape) => sum + shape.length, 0)
      if (!again || length <= (size === 1 ? MIN_LINE : 10 * size) || !first || !second) continue
      const group = shapes.slice(at, at + size)
      // Of lines that are all alike the group is one line, which has to stand there more often.
      if (size > 1 && group.every((shape) => shape === group[0])) continue
      if (size === 1 && group[0] !== shapes[at + 2]) continue
      const { lines } = program
      return [
        {
          from: first.from,
          to: second.to,
          weight: 0.6,
          what: `A partir de la línea ${lines.lineAt(second.from)} se repite lo de la línea ${lines.lineAt(first.from)} con otros valores: ${valuesText(program, block, { at, size })}.`,
          why: 'Lo que está una sola vez se corrige una sola vez.',
          edits: asLoop(program, block, { at, size }),
        },
      ]
    }
  }
  return []
}

const MAX_VALUES = 6

/** «ponlo en un bucle `for` sobre `500`, `200` y `100`», where one value tells the groups apart. */
function valuesText(
  program: Reviewed,
  block: readonly Statement[],
  { at, size }: { at: number; size: number },
): string {
  const literals: string[][] = []
  const model = shapeOf(program, block[at] ?? NO_STATEMENT)
  for (let from = at; from + size <= block.length; from += size) {
    const group = block.slice(from, from + size)
    if (shapeOf(program, group[0] ?? NO_STATEMENT) !== model) break
    literals.push(group.flatMap((node) => program.source.slice(node.from, endOf(program, node)).match(LITERAL) ?? []))
  }
  const place = (literals[0] ?? []).findIndex((value, index) =>
    literals.every((each) => each === literals[0] || each[index] !== value),
  )
  const values = literals.flatMap((each) => each[place] ?? [])
  return place === -1 || values.length > MAX_VALUES
    ? 'ponlo en una función, o en un bucle `for` sobre esos valores'
    : `ponlo en una función, o en un bucle \`for\` sobre ${values.map(inlineCode).join(', ')}`
}

const NO_STATEMENT: Statement = { kind: 'pass', from: 0, to: 0 }

const LITERAL = /"[^"\n]*"|'[^'\n]*'|(?<![\w.])\d+(?:\.\d+)?(?![\w.])/g

/** Groups that differ in texts and numbers only, as one loop over those; none where names differ, too. */
function asLoop(program: Reviewed, block: readonly Statement[], { at, size }: { at: number; size: number }): Edit[] {
  const groups: Statement[][] = []
  for (let from = at; from + size <= block.length; from += size) groups.push(block.slice(from, from + size))
  const texts = groups.map(([first, ...rest]) =>
    first ? program.source.slice(first.from, endOf(program, rest.at(-1) ?? first)) : '',
  )
  const numbered = numberedLoop(
    program,
    groups.filter((group) => group.length === size && isAlike(program, group, groups[0] ?? [])),
  )
  if (numbered.length > 0) return numbered
  const [model = ''] = texts
  const same = texts.findIndex((text) => text.replace(LITERAL, '') !== model.replace(LITERAL, ''))
  const count = same === -1 ? texts.length : same
  const values = texts.slice(0, count).map((text) => text.match(LITERAL) ?? [])
  const [own = []] = values
  const varying = own.flatMap((literal, index) => (values.some((each) => each[index] !== literal) ? [index] : []))
  const [start, end] = [groups[0]?.[0], groups[count - 1]?.at(-1)]
  if (
    count < 2 ||
    varying.length === 0 ||
    varying.length > 3 ||
    !start ||
    !end ||
    /\b(?:def|class|return)\b/.test(model)
  )
    return []
  const kinds = new Set(varying.map((index) => nameOf(own[index] ?? '', 0, 1)))
  const names = varying.map((index, order) => nameOf(own[index] ?? '', order, kinds.size < varying.length ? 2 : 1))
  let seen = -1
  const body = model.replace(LITERAL, (literal) => {
    seen += 1
    const order = varying.indexOf(seen)
    return order === -1 ? literal : (names[order] ?? literal)
  })
  const margin = marginOf(program, start)
  const inner = body
    .split('\n')
    .map((line, index) => `${index === 0 ? margin : ''}    ${line}`)
    .join('\n')
  const [only, more] = varying
  const evenly = only === undefined || more !== undefined ? null : rangeOver(values.map((each) => each[only] ?? ''))
  if (evenly !== null)
    return [{ from: start.from, to: endOf(program, end), text: `for ${names[0]} in ${evenly}:\n${inner}` }]
  const rows = values.map((each) => varying.map((index) => each[index] ?? '').join(', '))
  const isOne = varying.length === 1
  const list = rows.map((row) => `${margin}    ${isOne ? row : `(${row})`},`).join('\n')
  const text = `datos = [\n${list}\n${margin}]\n${margin}for ${names.join(', ')} in datos:\n${inner}`
  return [{ from: start.from, to: endOf(program, end), text }]
}

/** `range(50, 401, 70)` of 50, 120, … 400; null of what does not go by even steps. */
function rangeOver(literals: readonly string[]): string | null {
  const numbers = literals.map(Number)
  const [first = 0, second = 0] = numbers
  const step = second - first
  const isEven = numbers.every((number, at) => Number.isInteger(number) && number === first + at * step)
  if (!isEven || step === 0 || numbers.length < 3) return null
  const end = first + step * numbers.length
  const stop = step > 0 ? end - step + 1 : end - step - 1
  return step === 1 ? `range(${first === 0 ? '' : `${first}, `}${end})` : `range(${first}, ${stop}, ${step})`
}

/** Of the same shapes, statement by statement. */
const isAlike = (program: Reviewed, group: readonly Statement[], model: readonly Statement[]) =>
  group.every((node, at) => shapeOf(program, node) === shapeOf(program, model[at] ?? NO_STATEMENT))

function nameOf(literal: string, order: number, count: number): string {
  const name = /^["']/.test(literal) ? 'texto' : 'numero'
  return count > 1 && order > 0 ? `${name}_${order + 1}` : name
}

/** A statement with its names, numbers and texts blanked. */
const shapeOf = (program: Reviewed, node: Statement) =>
  program.source
    .slice(node.from, endOf(program, node))
    .replace(/"[^"\n]*"|'[^'\n]*'/g, "''")
    .replace(/\b\d[\w.]*\b/g, '0')
    .replace(/\b(?!(?:if|for|while|in|and|or|not|print|return|input|int|float|str|len)\b)[\p{L}_][\p{L}\d_]*/gu, 'x')
