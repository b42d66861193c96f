import type { Draft, Task } from '../../engine/task/task'
import { parsePython } from '../../python/parse'
import { DEMANDS } from './demands'
import { factsOf, type ProgramFacts } from './program-facts'
import { type Place, statedThings } from './stated-things'

/** What the words of a request ask for, each with whether a program shows it. */
export type Account = { met: number; unmet: number; missing: string[] }

const COST = 0.1
/** Below what is answered: less of a request is in the program than is not. */
const MOSTLY_ELSE = 0.45

/**
 * Holds a finished program, whoever wrote it, against what its request states: words of doing, numbers, quoted words and columns must
 * show in its tree. What does not is returned as the person wrote it, clause by clause.
 */
export function accountOf(task: Task, code: string): Account {
  const facts = factsOf(parsePython(code))
  const asked = [...demandsIn(task, facts), ...statedThings(task, facts)]
  const { words } = task.request
  const clauses = asked
    .filter(({ isMet }) => !isMet)
    .map((place) =>
      clauseAround(
        words.map(({ plain }) => plain),
        place,
      ),
    )
  const missing = [...new Map(clauses.map((clause) => [clause.from, clause])).values()].map(({ from, to }) =>
    written(words.slice(from, to).map(({ text }) => text)),
  )
  const met = asked.filter(({ isMet }) => isMet).length
  return { met, unmet: asked.length - met, missing }
}

/** A draft that names what of the request it does not hold, and is less sure for it. */
export function accounted(draft: Draft, task: Task): Draft {
  const { met, unmet, missing } = accountOf(task, draft.code)
  const named = [...(draft.missing ?? []), ...(draft.notes ?? [])].join(' ')
  const added = missing.filter((part) => !named.includes(part))
  if (missing.length === 0) return draft
  const fit = draft.fit - COST * added.length
  return {
    ...draft,
    fit: unmet > met ? Math.min(fit, MOSTLY_ELSE) : fit,
    missing: [...(draft.missing ?? []).filter((part) => !added.some((other) => other.includes(part))), ...added].slice(
      0,
      4,
    ),
  }
}

function demandsIn({ request, columns }: Task, facts: ProgramFacts): Place[] {
  const starts: number[] = []
  let at = 0
  for (const { plain } of request.words) {
    starts.push(at)
    at += plain.length + 1
  }
  const wordAt = (offset: number) => starts.findLastIndex((start) => start <= offset)
  return DEMANDS.flatMap(({ words, isMet }) =>
    [...request.text.matchAll(words)].slice(0, 4).map((match) => ({
      at: wordAt(match.index),
      to: wordAt(match.index + match[0].length - 1) + 1,
      isMet: isMet(facts, { match, columns }),
    })),
  )
}

const END = /^[,;.:!?¿¡()]$/

/** Words with which another wish begins. */
const JOINS = /^(?:y|e|con|que|pero|cuando|si|ademas|tambien|luego|despues|entre|ordenad[oa]s?)$/
const MAX_CLAUSE = 12

/** From the sign or the joining word before a place to the next one behind it, in words. */
function clauseAround(plain: readonly string[], { at, to }: Place): { from: number; to: number } {
  let from = at
  while (from > 0 && !END.test(plain[from - 1] ?? '') && !JOINS.test(plain[from] ?? '') && at - from < MAX_CLAUSE)
    from -= 1
  let end = to
  while (end < plain.length && !END.test(plain[end] ?? '') && !JOINS.test(plain[end] ?? '') && end - to < MAX_CLAUSE)
    end += 1
  return { from, to: end }
}

const written = (words: readonly string[]) =>
  words
    .join(' ')
    .replace(/ (?=[,.;:)%])/g, '')
    .replace(/\( /g, '(')
    .slice(0, 120)
