import type { UnansweredGroup } from '../../unanswered-contract'
import type { UnansweredReply } from './read-replies'

const MAX_WORDINGS = 4
const MAX_COMMENTS = 3
/** Terms of a question that count: what it is about stands at its beginning. */
const MAX_TERMS = 12
/** How much of all the terms of two questions they have in common, at least, to be alike. */
const LEAST_LIKENESS = 0.5

type Group = { terms: ReadonlySet<string>; replies: UnansweredReply[] }

/**
 * Puts questions that are alike together: each goes to the group whose first question it is most alike, or begins one. `termsOf` gives
 * a text's terms, filler left out; a question without any stands with those of the same words. The largest groups come first.
 */
export function groupByLikeness(
  replies: readonly UnansweredReply[],
  termsOf: (text: string) => readonly string[],
): UnansweredGroup[] {
  const groups: Group[] = []
  const groupsWith = new Map<string, Group[]>()
  for (const reply of replies) {
    const found = termsOf(reply.question).slice(0, MAX_TERMS)
    const terms = new Set(found.length > 0 ? found : [reply.question.toLowerCase()])
    const near = nearest(terms, groupsWith)
    if (near !== null) {
      near.replies.push(reply)
      continue
    }
    const group = { terms, replies: [reply] }
    groups.push(group)
    for (const term of terms) groupsWith.set(term, [...(groupsWith.get(term) ?? []), group])
  }
  return groups.map(({ replies: alike }) => summed(alike)).toSorted((a, b) => b.count - a.count)
}

function nearest(terms: ReadonlySet<string>, groupsWith: ReadonlyMap<string, readonly Group[]>): Group | null {
  const shared = new Map<Group, number>()
  for (const term of terms)
    for (const group of groupsWith.get(term) ?? []) shared.set(group, (shared.get(group) ?? 0) + 1)
  let best: Group | null = null
  let most = 0
  for (const [group, common] of shared) {
    const likeness = common / (terms.size + group.terms.size - common)
    if (likeness >= LEAST_LIKENESS && likeness > most) [best, most] = [group, likeness]
  }
  return best
}

function summed(replies: readonly UnansweredReply[]): UnansweredGroup {
  const [question = '', ...wordings] = new Set(replies.map((reply) => reply.question))
  // One that was not known and voted down besides is one reply.
  const each = [...new Map(replies.map((reply) => [reply.id, reply])).values()]
  return {
    question,
    wordings: wordings.slice(0, MAX_WORDINGS),
    count: each.length,
    kinds: counted(replies.map(({ kind }) => kind)).map(([kind, count]) => ({ kind, count })),
    reasons: counted(replies.flatMap(({ reason }) => reason ?? [])).map(([reason, count]) => ({ reason, count })),
    comments: [...new Set(replies.flatMap(({ comment }) => comment ?? []))].slice(0, MAX_COMMENTS),
    weeks: counted(each.map(({ week }) => week))
      .map(([start, count]) => ({ start, count }))
      .toSorted((a, b) => (a.start < b.start ? 1 : -1)),
  }
}

/** How often each stands in a list, the most frequent first. */
function counted<Value>(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}
