import { RUFF_MESSAGES, tellFinding } from '~/modules/mentor/skills/review/ruff-messages'
import { syntaxText } from './syntax-text'

/** A place in a program: line and column, from 1, in UTF-16 units. */
type Place = { row: number; column: number }
/** A finding as Ruff's WebAssembly gives it. */
export type Diagnostic = {
  code: string | null
  message: string
  start_location: Place
  end_location: Place
  fix: { edits: { content: string | null; location: Place; end_location: Place }[] } | null
}

export type Change = { from: number; to: number; insert: string }
export type Finding = {
  from: number
  to: number
  line: number
  severity: 'error' | 'warning' | 'info'
  /** In Spanish, as Markdown of one line. */
  text: string
  /** What mends it; null where Ruff has nothing. */
  changes: readonly Change[] | null
}

/** The rules that there is a text for. */
export const RULES: readonly string[] = Object.keys(RUFF_MESSAGES)

/** From here on a finding is more than advice. */
const SERIOUS = 0.6
const MAX_FINDINGS = 50

/**
 * What Ruff says of `code`, by place. Where it is no Python only the first fault is told: the others mostly follow from it.
 */
export function readFindings(diagnostics: readonly Diagnostic[], code: string): Finding[] {
  const placed = diagnostics.toSorted(
    ({ start_location: a }, { start_location: b }) => a.row - b.row || a.column - b.column,
  )
  const broken = placed.find(isSyntax)
  const at = placesIn(code)
  return (broken ? [broken] : placed).flatMap((found) => findingOf(found, at, code)).slice(0, MAX_FINDINGS)
}

const isSyntax = ({ code }: Diagnostic) => code === null || code === 'invalid-syntax'

function findingOf(found: Diagnostic, at: (place: Place) => number, code: string): Finding[] {
  const [from, to] = [at(found.start_location), at(found.end_location)]
  const place = { from, to, line: found.start_location.row }
  if (found.code === null || isSyntax(found))
    return [{ ...place, severity: 'error', text: syntaxText(found.message), changes: null }]
  const told = tellFinding(found.code, found.message, code.slice(from, to))
  if (told === undefined) return []
  const severity = told.weight === 1 ? 'error' : told.weight >= SERIOUS ? 'warning' : 'info'
  const changes = found.fix?.edits.map(({ content, location, end_location }) => {
    return { from: at(location), to: at(end_location), insert: content ?? '' }
  })
  return [{ ...place, severity, text: told.text, changes: changes ?? null }]
}

/** Where in the text a place is; one beyond its end is the end. */
function placesIn(code: string) {
  const starts = [0]
  for (let end = code.indexOf('\n'); end !== -1; end = code.indexOf('\n', end + 1)) starts.push(end + 1)
  return ({ row, column }: Place) => Math.min((starts[row - 1] ?? code.length) + column - 1, code.length)
}

/** Ruff's parser recurses: what is nested deeper than anyone writes would end its worker. */
export const isReadable = (code: string): boolean => !/[([{]{80}|^[ \t]{200}\S/m.test(code)
