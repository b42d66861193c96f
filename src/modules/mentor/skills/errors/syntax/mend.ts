import type { SyntaxProblem } from '../../../engine/message'
import { applyEdits } from '../../../python/edit'
import { augmentedCall } from './augmented-call'
import { brackets, commas, leftOpen, pairsInComprehension } from './brackets'
import { catchAllLast, emptyPlace } from './clause-order'
import { foreignWords } from './foreign-words'
import { definitions, elseIf, missingColon, printStatement } from './headers'
import { elseAlone, foreignLayout, missingBlocks, tryAlone, wrongIndents } from './layout'
import { keywordNames, spacedNames } from './naming'
import { order } from './order'
import { faultOf, type Proposal, type Propose } from './proposal'
import { fields, innerQuotes, quotes, windowsPaths } from './quotes'
import { foreignOperators, lookalikes, missingLeftSide, numbers, singleEquals, splitOperators } from './signs'
import { extraSigns, smallWords, statements } from './small-words'
import { splitClauses } from './split-clauses'
import { tabs } from './tabs'

/** Says where a source is no Python; null where it is. */
export type Check = (source: string) => SyntaxProblem | null | Promise<SyntaxProblem | null>

export type Mended = {
  source: string
  /** In the order in which they were found. */
  repairs: Proposal[]
  /** What is still wrong. */
  problem: SyntaxProblem | null
}

/** The most telling first: a later one is tried only where none before it helps. */
const PROPOSERS: readonly Propose[] = [
  augmentedCall,
  catchAllLast,
  foreignLayout,
  lookalikes,
  leftOpen,
  windowsPaths,
  printStatement,
  elseIf,
  foreignOperators,
  splitOperators,
  singleEquals,
  missingLeftSide,
  definitions,
  keywordNames,
  foreignWords,
  spacedNames,
  numbers,
  innerQuotes,
  quotes,
  fields,
  missingColon,
  tabs,
  missingBlocks,
  splitClauses,
  elseAlone,
  tryAlone,
  pairsInComprehension,
  commas,
  emptyPlace,
  brackets,
  wrongIndents,
  smallWords,
  statements,
  extraSigns,
  order,
]

const MAX_REPAIRS = 6
const MAX_CHECKS = 48
/** Checks read the whole source: of a long one there are fewer. */
const MAX_CHECKED_CHARACTERS = 60_000
/** A longer source is explained and not put right: each check reads it whole. */
const MAX_CHARACTERS = 20_000

/** Puts a source right, one fault after the other, as long as each repair gets further than the one before. */
export async function mend(source: string, first: SyntaxProblem, check: Check): Promise<Mended> {
  const mended: Mended = { source, repairs: [], problem: first }
  let checks = 0
  while (mended.problem && mended.repairs.length < MAX_REPAIRS && source.length <= MAX_CHARACTERS) {
    const { problem } = mended
    let best: { repair: Proposal; source: string; problem: SyntaxProblem | null } | null = null
    for (const repair of proposalsFor(mended.source, problem)) {
      if (checks >= MAX_CHECKS || checks * source.length > MAX_CHECKED_CHARACTERS) break
      const tried = tryEdits(mended.source, repair)
      if (tried === null) continue
      checks += 1
      const left = await check(tried)
      if (left === null) {
        best = { repair, source: tried, problem: null }
        break
      }
      if (repair.isSure && left.line >= repair.line) {
        best = { repair, source: tried, problem: left }
        break
      }
      if (isFurther(left, best?.problem ?? problem, tried, best?.source ?? mended.source))
        best = { repair, source: tried, problem: left }
    }
    if (best === null) break
    mended.source = best.source
    mended.problem = best.problem
    mended.repairs.push(best.repair)
  }
  // As they stand in the program, whichever was found first.
  mended.repairs.sort((a, b) => a.line - b.line)
  return mended
}

/** What may be wrong, the most telling first. */
function proposalsFor(source: string, problem: SyntaxProblem): Proposal[] {
  const fault = faultOf(source, problem)
  return PROPOSERS.flatMap((propose) => propose(fault))
}

/** A fault counts from the end: what a repair adds before it moves it. */
function isFurther(left: SyntaxProblem, before: SyntaxProblem, source: string, earlier: string): boolean {
  const fromEnd = (problem: SyntaxProblem, text: string) => lineCount(text) - problem.line
  const [now, then] = [fromEnd(left, source), fromEnd(before, earlier)]
  return now < then || (now === then && left.column > before.column + 1)
}

const lineCount = (text: string) => text.split('\n').length

function tryEdits(source: string, { edits }: Proposal): string | null {
  if (edits.length === 0) return null
  try {
    const tried = applyEdits(source, edits)
    return tried === source ? null : tried
  } catch (error) {
    // Two edits of one proposal overlap: the proposal does not fit this source.
    if (error instanceof RangeError) return null
    throw error
  }
}
