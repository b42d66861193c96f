import { isCircumstance } from '../../engine/requests/circumstance'
import type { RequestText } from '../../engine/task/request-text'
import type { Draft, Task } from '../../engine/task/task'
import { parsePython } from '../../python/parse'
import { CONDITIONS } from './demands/conditions'
import type { Demand } from './demands/demand'
import { DOING } from './demands/doing'
import { isOfAnotherForm } from './demands/forms'
import { MEASURES } from './demands/measures'
import { ORDERS } from './demands/order'
import { PARTS } from './demands/parts'
import { isRefutedBy } from './demands/refuted'
import { factsOf, type ProgramFacts } from './program-facts'
import { statedParts } from './stated-parts'
import { statedShown } from './stated-shown'
import { type Place, statedThings } from './stated-things'

/** All that words of a request may ask of a program, whoever writes it. */
const DEMANDS: readonly Demand[] = [...DOING, ...ORDERS, ...CONDITIONS, ...MEASURES, ...PARTS]

/** What the words of a request ask for, each with whether a program shows it. `isElse`: the clauses that are not shown are nearly all of the request, or the program has another form. */
export type Account = { met: number; unmet: number; missing: string[]; isElse: boolean }

const COST = 0.1
/** Below what is answered: less of a request is in the program than is not. */
const MOSTLY_ELSE = 0.45
/** One demand that is not met, and no other, is named: the draft's own fit says what the rest is worth. */
const LONE = 1
/** What is left of a request without them says too little of what to write. */
const MOST = 0.7

/**
 * Holds a finished program, whoever wrote it, against what its request states: words of doing, numbers, quoted words and columns must
 * show in its tree. What does not is returned as the person wrote it, clause by clause.
 */
export function accountOf(task: Task, code: string): Account {
  const facts = factsOf(parsePython(code))
  const asked = [
    ...demandsIn(task, facts),
    ...statedThings(task, facts),
    ...statedParts(task, facts),
    ...statedShown(task, facts),
  ]
  const { words } = task.request
  const clauses = asked
    .filter(({ isMet }) => !isMet)
    .map((place) =>
      clauseAround(
        words.map(({ plain }) => plain),
        place,
      ),
    )
  const distinct = clauses.filter(
    (one, index) =>
      !clauses.some(
        (other, at) =>
          other.from <= one.from && other.to >= one.to && (at < index || other.to - other.from > one.to - one.from),
      ),
  )
  const missing = distinct
    .filter(
      ({ from, to }) =>
        !isCircumstance(
          words
            .slice(from, to)
            .map(({ plain }) => plain)
            .join(' '),
        ),
    )
    .map(({ from, to }) => written(words.slice(from, to).map(({ text }) => text)))
  const met = asked.filter(({ isMet }) => isMet).length
  const isMost = distinct.reduce((count, { from, to }) => count + to - from, 0) > MOST * words.length
  return {
    met,
    unmet: asked.length - met,
    missing,
    isElse: isMost || isOfAnotherForm(task, facts) || isRefutedBy(task, facts),
  }
}

/** A draft that names what of the request it does not hold, and is less sure for it. */
export function accounted(draft: Draft, task: Task): Draft {
  const { met, unmet, missing, isElse } = accountOf(task, draft.code)
  const named = [...(draft.missing ?? []), ...(draft.notes ?? [])].join(' ')
  const added = missing.filter((part) => !named.includes(part))
  if (missing.length === 0) return isElse ? { ...draft, saysAll: false, fit: Math.min(draft.fit, MOSTLY_ELSE) } : draft
  const fit = draft.fit - COST * added.length
  return {
    ...draft,
    fit: isElse || unmet > Math.max(met, LONE) ? Math.min(fit, MOSTLY_ELSE) : fit,
    missing: [...(draft.missing ?? []).filter((part) => !added.some((other) => other.includes(part))), ...added].slice(
      0,
      4,
    ),
  }
}

const demandsOf = new WeakMap<RequestText, readonly Demanded[]>()
type Demanded = { at: number; to: number; match: RegExpExecArray; isMet: Demand['isMet'] }

const demandsIn = ({ request, columns }: Task, facts: ProgramFacts): Place[] =>
  statedIn(request).map(({ at, to, match, isMet }) => ({ at, to, isMet: isMet(facts, { match, columns }) }))

/** What a request demands, whatever its program is: read once for all drafts of it. */
function statedIn(request: RequestText): readonly Demanded[] {
  const known = demandsOf.get(request)
  if (known) return known
  const starts: number[] = []
  let at = 0
  for (const { plain } of request.words) {
    starts.push(at)
    at += plain.length + 1
  }
  const wordAt = (offset: number) => starts.findLastIndex((start) => start <= offset)
  const made = DEMANDS.flatMap(({ words, isMet }) =>
    [...request.text.matchAll(words)].slice(0, 4).map((match) => ({
      at: wordAt(match.index),
      to: wordAt(match.index + match[0].length - 1) + 1,
      match,
      isMet,
    })),
  )
  demandsOf.set(request, made)
  return made
}

const END = /^[,;.:!?¿¡()]$/

/** Words with which another wish begins. */
const JOINS = /^(?:y|e|o|con|sin|que|pero|cuando|si|ademas|tambien|luego|despues|entre|ordenad[oa]s?)$/
const MAX_CLAUSE = 14

/** From the sign before a place to the next one behind it, in words; from and to a joining word where that is long, or most of the request. */
function clauseAround(plain: readonly string[], place: Place): { from: number; to: number } {
  const whole = stretchAround(plain, place, (word) => END.test(word))
  if (whole.to - whole.from <= Math.min(MAX_CLAUSE, MOST * plain.length)) return withoutJoin(plain, whole)
  return withoutJoin(
    plain,
    stretchAround(plain, place, (word) => END.test(word) || JOINS.test(word)),
  )
}

function stretchAround(plain: readonly string[], { at, to }: Place, isEnd: (word: string) => boolean) {
  const ends = (index: number) => isEnd(plain[index] ?? '') && !isInName(plain, index)
  let from = at
  while (from > 0 && !ends(from - 1) && at - from < MAX_CLAUSE) from -= 1
  let end = to
  while (end < plain.length && !ends(end) && end - to < MAX_CLAUSE) end += 1
  return { from, to: end }
}

/** The point of «viaje_2.jpg» ends nothing. */
const isInName = (plain: readonly string[], at: number) =>
  plain[at] === '.' && /_|\d$/.test(plain[at - 1] ?? '') && /^[a-z]{2,4}$/.test(plain[at + 1] ?? '')

function withoutJoin(plain: readonly string[], { from, to }: { from: number; to: number }) {
  return { from: from < to - 1 && /^(?:y|e|pero|ademas|tambien)$/.test(plain[from] ?? '') ? from + 1 : from, to }
}

const written = (words: readonly string[]) =>
  words
    .join(' ')
    .replace(/ (?=[,.;:)%!?])/g, '')
    .replace(/([(¡¿]) /g, '$1')
    .slice(0, 120)
