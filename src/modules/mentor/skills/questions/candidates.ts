import type { Frame, State } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import { plainText } from '../../engine/lexicon/plain-text'
import { formsIn } from '../concepts/rank/forms'
import type { Features } from '../concepts/rank/rank-features'
import type { Unit } from '../concepts/rank/units'
import { doubtIn } from '../doubts/find-doubt'
import { findHowtoAfter } from '../howtos/find-howto'
import { type Conversation, conversationOf, spaced } from './conversation'
import { type Alike, SHARES, type ToldIndex } from './told-index'

/** What may be told, and what speaks for it. */
export type Candidate = { unit: Unit; features: Features }

/** What is looked at closely: the nearest of all, and the nearest of what the conversation is about. */
const [NEAREST, ON_SUBJECT] = [30, 25]
const LEAST = 0.05

/** What may be told to a message that goes on with an idea, in no order. Takes some milliseconds. */
export function candidatesAfter(index: ToldIndex, frame: Frame, state: State): Candidate[] {
  const conversation = conversationOf(frame, state)
  const alike = likestOf(conversation.wordings.map(index.alike))
  const before = index.alike(conversation.before)
  const forms = formsIn(inFull(frame.plain))
  const doubt = doubtIn(frame, state)
  const howto = findHowtoAfter(frame.message.prose, conversation.before)
  const isFound = ({ told }: Unit) =>
    (told.kind === 'doubt' && told.doubt === doubt?.doubt) || (told.kind === 'howto' && told.howto === howto)
  const last = state.said.at(-1) ?? ''
  const near = nearest(index.units, alike, conversation)
  return [...new Set([...near, index.units.findIndex(isFound)])].flatMap((at) => {
    const unit = index.units[at]
    if (unit === undefined || last.includes(unit.opening)) return []
    const features = new Map<string, number>()
    const put: Put = (name, value) => {
      if (value) features.set(name, Number(value))
    }
    putForms(unit, forms, put)
    putSubject(unit, conversation, put)
    const isOn = !features.has('of other') && (features.has('last') || features.has('named'))
    for (const name of SHARES) {
      const value = alike[name][at] ?? 0
      put(name, value)
      if (isOn) put(`${name} on`, value)
      if (unit.told.kind === 'question') put(`${name} question`, value)
    }
    put('before any', before.any[at] ?? 0)
    put('before text', before.text[at] ?? 0)
    put('before first', before.first[at] ?? 0)
    if (doubt !== null && unit.told.kind === 'doubt' && isFound(unit)) putDoubt(doubt, put)
    put('howto found', unit.told.kind === 'howto' && isFound(unit))
    return [{ unit, features }]
  })
}

type Put = (name: string, value: number | boolean) => void

/** Of several wordings of a message, what the likest says of each unit. */
const likestOf = ([first, ...others]: readonly Alike[]): Alike =>
  others.reduce(
    (best, each) =>
      Object.fromEntries(
        SHARES.map((name) => [name, best[name].map((value, at) => Math.max(value, each[name][at] ?? 0))]),
      ) as Alike,
    first as Alike,
  )

function nearest(units: readonly Unit[], { any, pairs, first, text }: Alike, { last, named }: Conversation): number[] {
  const roughly = first.map((value, at) => value + ((any[at] ?? 0) + (pairs[at] ?? 0)) / 2 + (text[at] ?? 0) / 3)
  const near = [...units.keys()]
    .filter((at) => (roughly[at] ?? 0) > LEAST)
    .toSorted((a, b) => (roughly[b] ?? 0) - (roughly[a] ?? 0) || a - b)
  const subject = new Set([...last, ...named])
  const onSubject: number[] = []
  for (const at of subject.size === 0 ? [] : near) {
    if (onSubject.length === ON_SUBJECT) break
    if (sharesIdea(units[at], subject)) onSubject.push(at)
  }
  return [...new Set([...near.slice(0, NEAREST), ...onSubject])]
}

function sharesIdea(unit: Unit | undefined, subject: ReadonlySet<string>): boolean {
  for (const id of unit?.ideas ?? []) if (subject.has(id)) return true
  return false
}

/** How the question is put, and whether the unit is asked for in this way. */
function putForms({ told, wordings }: Unit, forms: readonly string[], put: Put): void {
  put(told.kind, 1)
  for (const form of forms) put(`${told.kind} ${form}`, 1)
  if (forms.length === 0) return
  const own = formsOf(wordings)
  put('forms met', forms.filter((form) => own.has(form)).length / forms.length)
}

const formsKnown = new WeakMap<readonly string[], ReadonlySet<string>>()
function formsOf(wordings: readonly string[]): ReadonlySet<string> {
  const known = formsKnown.get(wordings)
  if (known !== undefined) return known
  const forms = new Set<string>(wordings.flatMap((each) => formsIn(inFull(plainText(each)))))
  formsKnown.set(wordings, forms)
  return forms
}

function putSubject({ told, ideas }: Unit, { named, last, talked, wordings, before }: Conversation, put: Put): void {
  const [main = ''] = ideas
  const shareIn = (ids: ReadonlySet<string>) =>
    [...ideas].filter((id) => ids.has(id)).length / Math.max(1, Math.min(ids.size, ideas.size))
  const [ofLast, ofNamed] = [shareIn(last), shareIn(named)]
  put('last', ofLast > 0)
  put('last share', ofLast)
  put('last main', last.has(main))
  put('talked', ofLast === 0 && shareIn(talked) > 0)
  put('named', ofNamed > 0)
  put('named share', ofNamed)
  put('named main', named.has(main))
  put('named only', ofNamed > 0 && ofLast === 0)
  put('both', ofNamed > 0 && ofLast > 0)
  put('of other', last.size > 0 && ofLast === 0 && ofNamed === 0)
  if (told.kind !== 'question') return
  const [now, then] = [spaced(wordings[0] ?? ''), spaced(before)]
  const words = told.question.words.map(spaced)
  put(
    'word now',
    words.some((word) => now.includes(word)),
  )
  put(
    'word before',
    words.some((word) => then.includes(word)),
  )
}

/** What its author says of when it is meant. */
function putDoubt({ doubt, isNamed }: NonNullable<ReturnType<typeof doubtIn>>, put: Put): void {
  put('doubt found', 1)
  put('doubt groups', doubt.says.length / 4)
  put('doubt just', doubt.just !== null)
  put('doubt after', doubt.after !== null)
  put('doubt named', isNamed)
  put('doubt shows', doubt.shows.length > 0)
  put('doubt cards', doubt.cards.length > 0)
}
