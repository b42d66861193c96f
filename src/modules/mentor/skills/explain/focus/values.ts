import type { Expression, Statement } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { expressionsIn, expressionsOf, statementsIn } from '../../../python/walk'
import { listed, quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'

/** Longer programs are not run again for the sake of one value. */
const MAX_STATEMENTS = 80
const MAX_TIMES = 40
const MAX_SHOWN = 90

const FUNCTIONS = new Set(
  'len sum str int float round sorted list range min max abs set dict tuple zip bool type isinstance divmod ord chr enumerate any all bin hex repr Counter defaultdict'.split(
    ' ',
  ),
)
const METHODS = new Set(
  'upper lower strip lstrip rstrip split replace get items keys values join count find index startswith endswith copy title capitalize isdigit isalpha format zfill ljust rjust center weekday isoformat strftime most_common total_seconds'.split(
    ' ',
  ),
)

/** Whether looking at a value twice changes nothing. */
export const isQuiet = (node: Expression): boolean =>
  [...expressionsIn(node)].every((part) => {
    if (part.kind === 'named' || part.kind === 'yield' || part.kind === 'await' || part.kind === 'broken') return false
    if (part.kind !== 'call') return true
    return part.callee.kind === 'name'
      ? FUNCTIONS.has(part.callee.name)
      : part.callee.kind === 'attribute' && METHODS.has(calledName(part))
  })

/** The values that an expression takes while the program runs, as Python shows them; empty where that is not sure. */
export function valuesOf(node: Expression, source: Source): string[] {
  const statement = statementWith(node, source)
  return statement === null || isGivenValue(node, statement) ? [] : valuesBefore(node, statement, source)
}

/** What stands on the left of `=` has the value of before. */
const isGivenValue = (node: Expression, statement: Statement) =>
  statement.kind === 'assign' && statement.targets.includes(node)

/** The statement that an expression stands in; null in a part that is run elsewhere (a lambda, a comprehension). */
export function statementWith(node: Expression, { module }: Source): Statement | null {
  for (const statement of statementsIn(module.body)) {
    for (const outer of expressionsOf(statement)) {
      if (outer.from > node.from || node.to > outer.to) continue
      const parts = [...expressionsIn(outer)]
      const isInside = parts.includes(node)
      const isElsewhere = parts.some(
        (part) =>
          (part.kind === 'lambda' || part.kind === 'comprehension') &&
          part !== node &&
          part.from <= node.from &&
          node.to <= part.to,
      )
      if (isInside) return isElsewhere ? null : statement
    }
  }
  return null
}

const MARK = '\u0001'

function valuesBefore(node: Expression, statement: Statement, source: Source): string[] {
  return isQuiet(node) ? shownBefore(statement, `repr(${source.module.source.slice(node.from, node.to)})`, source) : []
}

/** What a text in code is worth each time that the program comes by a statement, which it is run with; `each` is a loop around it. */
export function shownBefore(statement: Statement, shown: string, { module, lines }: Source, each = ''): string[] {
  const { source } = module
  const column = lines.columnAt(statement.from)
  const margin = source.slice(statement.from - column, statement.from)
  const isPlaced = margin.trim() === '' && statement.kind !== 'while' && !(statement.kind === 'if' && statement.isElif)
  if (!isPlaced || [...statementsIn(module.body)].length > MAX_STATEMENTS) return []
  const probe = `${each}print("${MARK}" + ${shown})\n${margin}`
  const result = evaluatePiece(parsePython(source.slice(0, statement.from) + probe + source.slice(statement.from)))
  const values = [...result.output.matchAll(new RegExp(`${MARK}([^\\n]*)\\n`, 'g'))].map(([, value = '']) =>
    withoutNumpy(value),
  )
  return values.length > MAX_TIMES || values.some((value) => value.length > MAX_SHOWN) ? [] : values
}

/** A number that came out of a table, as a number. */
const withoutNumpy = (value: string): string =>
  value.replace(/^np\.(?:(?:int64|float64)\((.*)\)|(True|False)_)$/, '$1$2')

const MAX_VALUES = 6

/** «Aquí vale 3»: what the evaluator saw. */
export function valueText(node: Expression, source: Source): string {
  if (['number', 'string', 'boolean', 'none', 'lambda'].includes(node.kind)) return ''
  const values = valuesOf(node, source)
  const [only] = values
  if (only === undefined || quote(source, node) === `\`${only}\``) return ''
  if (new Set(values).size === 1) return ` Aquí vale \`${only}\`.`
  const shown = values.slice(0, MAX_VALUES).map((value) => `\`${value}\``)
  return ` Va dando ${values.length > MAX_VALUES ? `${shown.join(', ')}…` : listed(shown)}.`
}

/** What a program prints from its beginning to its end; null where that is not sure. */
export function outputOfText(text: string): string | null {
  const tree = parsePython(text)
  if (tree.errors.length > 0) return null
  const result = evaluatePiece(tree)
  return result.kind === 'done' ? result.output : null
}
