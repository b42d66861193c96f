import type { Finding } from '../../engine/skill'
import type { Module, Range } from '../../python/ast'
import type { Edit } from '../../python/edit'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { breaksAnew, printsTheSame } from '../change/same-output'
import { type Fault, findFaults } from '../faults/find-faults'
import { LIKELY } from '../faults/found'
import { told } from '../faults/wording'
import { applied, type FindImprovements, type Improvement, type Reviewed } from './improvement'
import { findAlikeFunctions } from './improvements/alike-functions'
import { findAmounts } from './improvements/amounts'
import { findBranches } from './improvements/branches'
import { findCaseCounters } from './improvements/case-counters'
import { findCharacters } from './improvements/characters'
import { findChoices } from './improvements/choices'
import { findClassFields } from './improvements/class-fields'
import { findInConditions } from './improvements/conditions'
import { findConstants } from './improvements/constants'
import { findCostly } from './improvements/costly'
import { findCountsInLoops } from './improvements/counts-in-loops'
import { findDayCounts } from './improvements/day-counts'
import { findDivisors } from './improvements/divisors'
import { findDuplicateSearches } from './improvements/duplicates'
import { findEdgeCases } from './improvements/edge-cases'
import { findEmptiness } from './improvements/emptiness'
import { findEmptyTests } from './improvements/empty-tests'
import { findExchanges } from './improvements/exchanges'
import { findExtremes } from './improvements/extremes'
import { findFileLoops } from './improvements/files'
import { findNamedGroups } from './improvements/groups/named-groups'
import { findInLoops } from './improvements/loops/loops'
import { findMisses } from './improvements/misses'
import { findMissingWins } from './improvements/missing-wins'
import { findMoney } from './improvements/money'
import { findNames } from './improvements/naming'
import { findNumberedInputs } from './improvements/numbered-inputs'
import { findOutsideWorld } from './improvements/outside-world'
import { findParallelLists } from './improvements/parallel-lists'
import { findPi } from './improvements/pi'
import { findQueries } from './improvements/queries'
import { findInRanges } from './improvements/ranges'
import { findForReaders } from './improvements/readability'
import { findRepeatedLines } from './improvements/repeated-lines'
import { findInResults } from './improvements/results'
import { findReversals } from './improvements/reversals'
import { findRewrites } from './improvements/rewrites'
import { findRisks } from './improvements/safety'
import { findSearches } from './improvements/searches'
import { findSecrets } from './improvements/secrets'
import { findSeries } from './improvements/series'
import { findShadowed } from './improvements/shadowed'
import { findSharedState } from './improvements/shared-state'
import { findSmallClasses } from './improvements/small-classes'
import { findStarImports } from './improvements/star-imports'
import { findInStructure } from './improvements/structure'
import { findTableGroups } from './improvements/table-groups'
import { findTableLoops } from './improvements/tables'
import { findTallies } from './improvements/tallies'
import { findTies } from './improvements/ties'
import { findTypeChains } from './improvements/type-chains'
import { findTypedInput } from './improvements/typed-input'
import { findTypedTexts } from './improvements/typed-texts'
import { findBlockingWaits } from './improvements/waiting'
import { tellFinding } from './ruff-messages'

/** A program with more of them at its top is a list of data or a text that looks like code. */
const MAX_STATEMENTS = 200
const FINDERS: readonly FindImprovements[] = [
  findTypedTexts,
  findMissingWins,
  findNumberedInputs,
  findTallies,
  findShadowed,
  findEmptyTests,
  findTypeChains,
  findSecrets,
  findBlockingWaits,
  findTableGroups,
  findTableLoops,
  findExchanges,
  findCaseCounters,
  findDayCounts,
  findAmounts,
  findAlikeFunctions,
  findSmallClasses,
  findDuplicateSearches,
  findCountsInLoops,
  findTies,
  findNamedGroups,
  findParallelLists,
  findRisks,
  findSharedState,
  findExtremes,
  findQueries,
  findInRanges,
  findFileLoops,
  findSearches,
  findRewrites,
  findInConditions,
  findInLoops,
  findInStructure,
  findNames,
  findBranches,
  findPi,
  findCharacters,
  findForReaders,
  findMisses,
  findChoices,
  findRepeatedLines,
  findOutsideWorld,
  findStarImports,
  findClassFields,
  findInResults,
  findConstants,
  findCostly,
  findEdgeCases,
  findMoney,
  findTypedInput,
  findDivisors,
  findEmptiness,
  findReversals,
  findSeries,
]

/** What could be better in valid code, the most important first; the linter's findings where there are any. */
export function findImprovements(module: Module, findings: readonly Finding[]): Improvement[] {
  if (module.body.length > MAX_STATEMENTS) return []
  const program: Reviewed = { module, source: module.source, lines: linesOf(module.source) }
  const own = [...faultsIn(module), ...FINDERS.flatMap((find) => find(program))].filter((one) => isSound(program, one))
  const fromRuff = oncePerRule(findings).flatMap((finding) => improvementOf(program, finding))
  const all = [...own, ...fromRuff].toSorted((a, b) => b.weight - a.weight)
  return all.filter(
    (one, at) =>
      !all.slice(0, at).some((better) => saysTheSame(program, better, one) || takesAway(program, better, one)),
  )
}

/** What an improvement says to write must run: one whose program breaks where the person's did not is false, words and all. */
function isSound({ module, source }: Reviewed, { edits }: Improvement): boolean {
  if (edits.length === 0) return true
  const better = applied(source, edits)
  if (better === null) return false
  const after = parsePython(better)
  return after.errors.length === 0 && !breaksAnew(module, after)
}

/** From here on what may be wrong is worth a reviewer's word, though nobody has complained. */
const WORTH_A_WORD = 0.6

function faultsIn(module: Module): Improvement[] {
  return findFaults(module)
    .filter(({ certainty }) => certainty >= WORTH_A_WORD)
    .map((fault) => ({
      ...fault.at,
      weight: 0.6 + 0.4 * fault.certainty,
      what: told(fault, 'what'),
      why: told(fault, 'why'),
      isPlaced: true,
      edits: editsOf(module, fault),
    }))
}

/** Without having been asked for only what is as good as certain is changed, or what the run shows to give the same with their data. */
function editsOf(module: Module, { certainty, edits }: Fault): Edit[] {
  if (!edits) return []
  const better = certainty >= LIKELY ? null : applied(module.source, edits)
  return certainty >= LIKELY || (better !== null && printsTheSame(module, parsePython(better))) ? [...edits] : []
}

/** What the linter finds, each rule once: the first place stands for all. */
function oncePerRule(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ code }, at) => findings.findIndex((other) => other.code === code) === at)
}

/** Two on the same line: the weightier says it. */
const saysTheSame = ({ lines }: Reviewed, a: Range, b: Range) => lines.lineAt(a.from) === lines.lineAt(b.from)

/** A weightier one writes the lines anew that another is about. */
const takesAway = ({ lines }: Reviewed, { edits }: Improvement, { from: place }: Range) =>
  edits.some(({ from, to }) => from <= place && place < to && lines.lineAt(from) !== lines.lineAt(to))

function improvementOf(
  { lines, source, module }: Reviewed,
  { code, message, line, column, endLine, endColumn }: Finding,
): Improvement[] {
  if (code === null) return []
  if (code === 'F821' && isFromElsewhere(module, /`([^`]+)`/.exec(message)?.[1] ?? '')) return []
  const [from, to] = [lines.rangeOf(line).from + column - 1, lines.rangeOf(endLine).from + endColumn - 1]
  const known = tellFinding(code, message, source.slice(from, to))
  return known ? [{ from, to, weight: known.weight, what: known.text, why: '', isLinted: true, edits: [] }] : []
}

/** A name that the rest of the program makes: only one that is nearly another of its own is taken for a mistake. */
const isFromElsewhere = ({ source }: Module, name: string): boolean =>
  name === '' || !Object.hasOwn(closeNames(source), name)

/** Names of a program that one letter tells apart from another of its names. */
function closeNames(source: string): Record<string, true> {
  const names = [...new Set(source.match(/[\p{L}_][\p{L}\d_]{3,40}/gu) ?? [])].slice(0, MAX_NAMES)
  const close = names.filter((name) => names.some((other) => other !== name && isClose(name, other)))
  return Object.fromEntries(close.map((name) => [name, true as const]))
}
const MAX_NAMES = 120

function isClose(name: string, other: string): boolean {
  if (name.toLowerCase() === other.toLowerCase()) return true
  // One of them and all of them are two names.
  if (name === `${other}s` || other === `${name}s`) return false
  if (Math.abs(name.length - other.length) > 1) return false
  let at = 0
  while (at < name.length && name[at] === other[at]) at += 1
  return (
    name.slice(at + 1) === other.slice(at + 1) ||
    name.slice(at) === other.slice(at + 1) ||
    name.slice(at + 1) === other.slice(at)
  )
}

/** What a text of code could be better in. */
export const improvementsOf = (source: string) => findImprovements(parsePython(source), [])
