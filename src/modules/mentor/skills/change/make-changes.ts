import { parsePython } from '../../python/parse'
import type { Program } from '../../python/program/indexed-program'
import { indexed, programOf } from '../../python/program/source'
import { neverHolds } from '../write/absurd/conditions'
import type { Change, Made, Said, Wish } from './change'
import { isMisplaced } from './misplaced'
import { inQuotesOf } from './quotes'
import { blanked, readWishes, unreadClauses } from './read-wishes'
import { breaksAnew, printsDifferently } from './same-output'
import { contradicted, settled } from './settled'

/**
 * What became of the wishes of a message. `unmade` are the words of what was not done; `why` says of what it was not needed; `unshown`,
 * clauses that were read and that the new program does not show.
 */
export type Changed = {
  code: string
  made: Made[]
  names: string[]
  asks: string[]
  why: string[]
  unmade: string[]
  unshown?: readonly string[]
  /** What was made contradicts the wish. */
  isContradicted?: true
  /** Words of the person that were made to the last one. */
  whole?: readonly string[]
}

/** A change that does not fit is left out and the words are read again without it, so often at most. */
const MAX_READINGS = 12

/** Reads what is to be changed and makes it, one change after the other, each on what the one before made. */
export function makeChanges(source: string, said: Said, changes: readonly Change[]): Changed {
  const except = new Set<string>()
  let last: Changed = { code: source, made: [], names: [], asks: [], why: [], unmade: [] }
  let wishes: Wish[] = []
  const program = programOf(source)
  const lost: Wish[] = []
  for (let reading = 0; reading < MAX_READINGS; reading += 1) {
    wishes = readWishes(said, { changes, except, program })
    const outcome = makeAll(source, wishes)
    last = { ...outcome.changed, unmade: [...unreadClauses(said, wishes), ...lostWords(lost, wishes, said)] }
    if (outcome.misfits.length === 0) break
    // What reads whatever the others leave is given up when none of them can be any more.
    const others = outcome.misfits.filter((name) => changes.some((change) => change.name === name && !change.readsRest))
    for (const name of others.length > 0 ? others : outcome.misfits) except.add(name)
    lost.push(...wishes.filter(({ change }) => outcome.misfits.includes(change.name)))
  }
  if (except.size > 0) last = withSecondChance(last, { said, wishes, changes, except, lost })
  if (last.made.length > 0) {
    const code = settled(said, source, last.code)
    const against = contradicted(said, source, code)
    if (against !== null)
      return { code: source, made: [], names: [], asks: [], why: [], unmade: [against], isContradicted: true }
    return { ...last, code: inQuotesOf(source, code), whole: wholeWords(wishes, last, said) }
  }
  const unfit = changes.flatMap(({ name, unfit }) => (except.has(name) && unfit !== undefined ? [unfit] : []))
  return last.why.length > 0 ? last : { ...last, why: unfit }
}

const wholeWords = (wishes: readonly Wish[], { names }: Changed, { prose }: Said): string[] =>
  wishes
    .filter(({ change }) => change.isWhole && names.includes(change.name))
    .flatMap(({ spans }) => spans.map(({ from, to }) => prose.slice(from, to)))

type Reading = {
  said: Said
  wishes: readonly Wish[]
  changes: readonly Change[]
  except: ReadonlySet<string>
  lost: readonly Wish[]
}

/**
 * What did not fit may fit what another change has made of the program, types of a function that is new; or by itself, with the words
 * that another had taken which did not fit either.
 */
function withSecondChance(first: Changed, { said, wishes, changes, except, lost }: Reading): Changed {
  let last = first
  const all = [...wishes]
  for (const change of changes) {
    if (!except.has(change.name) || (first.made.length === 0 && !CLEAR.has(change.name))) continue
    const open = { ...said, plain: blanked(said.plain, all) }
    const program = programOf(last.code)
    const again = readWishes(open, { changes: [change], except: new Set(), program })
    const { changed } = makeAll(last.code, again)
    if (changed.made.length === 0) continue
    all.push(...again)
    last = {
      ...last,
      code: changed.code,
      made: [...last.made, ...changed.made],
      names: [...last.names, ...changed.names],
      why: [...last.why, ...changed.why],
    }
  }
  return last === first ? first : { ...last, unmade: [...unreadClauses(said, all), ...lostWords(lost, all, said)] }
}

/** Words of changes that did not fit and that no other took: they are named, never left out in silence. */
function lostWords(lost: readonly Wish[], wishes: readonly Wish[], said: Said): string[] {
  const taken = wishes.flatMap(({ spans }) => spans)
  const open = lost.flatMap(({ change, spans }) =>
    CLEAR.has(change.name) &&
    spans.every(({ from, to }) => taken.every((other) => to <= other.from || from >= other.to))
      ? spans
      : [],
  )
  const unread = unreadClauses(said, wishes).join(' ')
  const words = open.map(({ from, to }) => said.prose.slice(from, to).trim())
  return [...new Set(words)].filter(
    (text) => !unread.includes(text) && words.every((other) => other === text || !other.includes(text)),
  )
}

/** Whose words mean nothing else. */
const CLEAR = new Set([
  'decimals',
  'currency',
  'own-lines',
  'aligned',
  'letter-case',
  'numbered',
  'types',
  'docstring',
  'save',
  'sort',
  'filter',
  'collect',
  'who',
  'csv-data',
  'not-below',
  'priced-option',
])

function makeAll(source: string, wishes: readonly Wish[]): { changed: Changed; misfits: string[] } {
  const changed: Changed = { code: source, made: [], names: [], asks: [], why: [], unmade: [] }
  const misfits: string[] = []
  const skipped: Wish[] = []
  const leave = (wish: Wish) => {
    misfits.push(wish.change.name)
    skipped.push(wish)
  }
  for (const wish of wishes.toSorted((a, b) => a.change.stage - b.change.stage)) {
    const before = parsePython(changed.code)
    const result = wish.change.make(indexed(before), wish)
    if (result === null) leave(wish)
    else if ('asks' in result) changed.asks.push(result.asks)
    else if ('why' in result) changed.why.push(result.why)
    // A change that takes the one before back was read in the same words.
    else if (isSound(before, result, wish.said) && !(changed.made.length > 0 && result.code === source)) {
      changed.code = result.code
      changed.made.push(result)
      changed.names.push(wish.change.name)
      if (result.but !== undefined) changed.why.push(result.but)
    } else leave(wish)
  }
  // Of a change that is asked for more than once, the times that fit are kept and the others named.
  for (const { change, words } of skipped)
    if (changed.names.includes(change.name)) changed.why.push(`Lo de «${words}» no lo he podido hacer en tu programa.`)
  return { changed, misfits: misfits.filter((name) => !changed.names.includes(name)) }
}

/** The new program is Python, does something else only where it should, breaks nowhere anew, tests nothing that never holds, and what was put in does something of what is wished. */
function isSound(before: Program['module'], { code, keepsOutput }: Made, said: Said): boolean {
  const after = parsePython(code)
  if (after.errors.length > 0 || after.body.length === 0) return false
  if (neverHolds(after) && !neverHolds(before)) return false
  if (keepsOutput) return !printsDifferently(before, after)
  return !breaksAnew(before, after) && !isMisplaced(indexed(before), indexed(after), said)
}
