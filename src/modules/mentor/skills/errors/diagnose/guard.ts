import type { ComprehensionClause, Expression, Statement } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { expressionsIn, expressionsOf } from '../../../python/walk'
import { type Case, insertAt, sourceOf } from './case'
import type { Place } from './failing-program'

/** When a value is of use, the same the other way round, and what is shown where it is none; in a loop, too, where it `tells`. */
export type Guard = { test: string; unless: string; shown: string; before?: string; tells?: true }
/** The edits, and what they do, for the person. */
export type Guarded = { edits: Edit[]; told: string }

/**
 * Keeps a value that is of no use from what would fail with it: a loop goes on with the next one, a function ends, and the main program
 * does what hangs on it only under the condition. Null where that cannot be written.
 */
export function guarded(fault: Case, node: Expression, place: Place, guard: Guard): Guarded | null {
  const clause = clauseAround(fault, node)
  if (clause) return guard.before === undefined ? ofClause(clause, guard) : null
  const { from } = fault.lines.rangeOf(fault.lines.lineAt(place.node.from))
  const indent = fault.source.slice(from, place.node.from)
  // What shares its line with a header, an `elif` or the test of a `while` has no place for a line before it.
  if (indent.trim() !== '' || place.node.kind === 'function') return null
  if (place.node.kind === 'while') return ofTest(place.node.test, guard)
  if (place.node.kind === 'if' && place.node.isElif) return null
  const before = guard.before === undefined ? '' : `${indent}${guard.before}\n`
  const around = place.parents.findLast(({ kind }) => /^(?:for|while|function)$/.test(kind))
  if (around?.kind === 'for')
    return {
      edits: [
        insertAt(
          from,
          `${before}${indent}if ${guard.unless}:\n${guard.tells ? `${indent}    print("${guard.shown}")\n` : ''}${indent}    continue\n`,
        ),
      ],
      told: `He puesto que ${guard.tells ? 'lo diga, ' : ''}se salte ese y siga con el siguiente.`,
    }
  if (around?.kind === 'function')
    return {
      edits: [insertAt(from, `${before}${indent}if ${guard.unless}:\n${indent}    return None\n`)],
      told: 'He puesto que en ese caso la función acabe y devuelva `None`: decide qué tiene que hacer entonces.',
    }
  return wrapped(fault, place, { ...guard, indent, before })
}

/** A loop that goes on only while there is a value. */
function ofTest(test: Expression, guard: Guard): Guarded | null {
  const isAlternative = test.kind === 'boolean-operation' && test.operator === 'or'
  if (guard.before !== undefined || isAlternative || test.isParenthesized) return null
  return {
    edits: [insertAt(test.from, `${guard.test} and `)],
    told: 'He añadido esa comprobación a la condición: el bucle para también cuando ya no queda nada. Lo que viene después tiene que contar con que quizá no se haya encontrado.',
  }
}

/** The clause of the comprehension whose names an expression reads. */
function clauseAround(fault: Case, node: Expression): ComprehensionClause | null {
  for (const { node: each } of fault.program.expressions.toReversed()) {
    if (each.kind !== 'comprehension' || node.from < each.from || node.to > each.to) continue
    const isIterable = each.clauses.some(({ iterable }) => iterable.from <= node.from && node.to <= iterable.to)
    const last = each.clauses.at(-1)
    if (!isIterable && last) return last
  }
  return null
}

function ofClause({ conditions, iterable }: ComprehensionClause, { test }: Guard): Guarded {
  const condition = conditions.at(-1)
  const end = condition ?? iterable
  const at = end.to + (end.isParenthesized ? 1 : 0)
  return { edits: [insertAt(at, condition ? ` and ${test}` : ` if ${test}`)], told: 'He puesto que se salte esos.' }
}

/** What hangs on the statement, under the condition. */
function wrapped(
  fault: Case,
  place: Place,
  { test, shown, indent, before }: Guard & { indent: string; before: string },
): Guarded | null {
  const range = hangingOn(fault, place)
  const shifted = range && shiftedRight(fault, range)
  if (!range || !shifted) return null
  const otherwise = `\n${indent}else:\n${indent}    print("${shown}")`
  return {
    edits: [insertAt(range.from, `${before}${indent}if ${test}:\n`), ...shifted, insertAt(range.to, otherwise)],
    told: `He puesto que solo lo haga si se puede, y que, si no, avise: cambia ese texto por el que quieras.${alsoInside(fault, place)}`,
  }
}

/** What a line alone stores is used by others, which are not seen: without a value they would fail next. */
function alsoInside(fault: Case, { node, block }: Place): string {
  const [name] = node.kind === 'assign' ? storedIn(fault, node) : []
  if (name === undefined || block.some((each) => each !== node && reads(each, new Set([name])))) return ''
  return ` Mete también dentro del \`if\` las líneas que usen \`${name}\`: si no, saldría un \`NameError\`.`
}

/** From the beginning of a statement's line to the end of the last of its block that uses what it stores. */
export function hangingOn(fault: Case, { node, block }: Place): { from: number; to: number } | null {
  const first = block.indexOf(node)
  const names = new Set<string>()
  let last = first
  for (const [at, each] of block.entries()) {
    if (at < first || (at > first && !reads(each, names))) continue
    last = at
    for (const name of storedIn(fault, each)) names.add(name)
  }
  const end = block[last]
  if (first === -1 || end === undefined) return null
  const { from } = fault.lines.rangeOf(fault.lines.lineAt(node.from))
  return { from, to: fault.source.slice(0, end.to).trimEnd().length }
}

/** The lines of a range, one level further in; null where a text goes over several of them. */
export function shiftedRight({ source, lines }: Case, { from, to }: { from: number; to: number }): Edit[] | null {
  if (/"""|'''/.test(source.slice(from, to))) return null
  const edits: Edit[] = []
  for (let line = lines.lineAt(from); line <= lines.lineAt(to - 1); line += 1) {
    const range = lines.rangeOf(line)
    if (range.to > range.from) edits.push(insertAt(range.from, '    '))
  }
  return edits
}

const reads = (statement: Statement, names: ReadonlySet<string>) => namesRead(statement).some((name) => names.has(name))

const namesRead = (statement: Statement): string[] => [
  ...expressionsOf(statement).flatMap((top) =>
    [...expressionsIn(top)].flatMap((each) => (each.kind === 'name' ? [each.name] : [])),
  ),
  ...blocksIn(statement).flatMap(namesRead),
]

const blocksIn = (statement: Statement): Statement[] =>
  'body' in statement && statement.kind !== 'function' && statement.kind !== 'class'
    ? [...statement.body, ...('otherwise' in statement ? statement.otherwise : [])]
    : []

const storedIn = ({ program }: Case, statement: Statement) =>
  program.bindings.filter(({ place }) => place.node === statement).map(({ name }) => name)

/** An expression that can be compared without parentheses. */
export const compared = (fault: Case, node: Expression) =>
  /^(?:conditional|lambda|boolean-operation|not|compare|named)$/.test(node.kind) ? null : sourceOf(fault, node)
