import type { Frame } from '../../../engine/frame'
import { plainText } from '../../../engine/lexicon/plain-text'
import { termOf, wordsOf } from '../../../engine/lexicon/terms'
import { readTask } from '../../../engine/task/read-task'
import type { Task } from '../../../engine/task/task'
import { accountOf } from '../accounted'
import { ASKING } from '../compose/coverage'
import { explainedShare, holdsLeftOut, ignoresOpposite, termsSaid } from '../recipes/explained'
import type { Program } from '../recipes/program-file'
import { hasOwnCondition } from '../recipes/request-checks'
import { keepsForm } from '../stated-form'
import { askedWords, isSaidIn } from './asked-words'
import { askedBeyond, type Made } from './forms'
import { hasAlternative, usesOtherKeys } from './other-function'
import { FEATURES } from './rank/candidates'
import type { Ranked } from './rank/rank-programs'
import { givesOtherForm, readsOtherDates, undefinedNames, unnamed } from './stated-checks'

/** What tells whether a program, as it was made for a request, is the one that is asked for. */
export type Evidence = ReadonlyMap<string, number>

/** `proof`: whether it gives what the request shows, where that can be told. `lead`: how much likelier it is than the next. */
export type Holding = { frame: Frame; made: Made; ranked: Ranked; proof: boolean | null; lead: number }

/** Words whose clause changes what a program does. */
const BUT = /\b(?:pero|salvo|excepto|aunque)\b/
const EACH = /\bcada (?!vez|uno|una|cual|quien)[a-z]+/
/** From here on more of them say no more. */
const MOST = 6

/** All that speaks for a program and against it, by name. */
export function evidenceOf(holding: Holding): Evidence {
  const { frame, made, ranked, proof, lead } = holding
  const { way, code, name } = made
  const task = readTask(frame)
  const { entry } = ranked
  const { met, unmet, missing, isElse } = accountOf(task, code)
  const { asking, others, known } = leftOf(task, entry)
  const isOtherForm = givesOtherForm(made, task)
  const few = (count: number) => Math.min(MOST, count)
  const share = (count: number, of: number) => count / Math.max(1, of)
  const says = (pattern: RegExp) =>
    pattern.test(task.request.text) && ![entry.title, ...entry.asks].some((ask) => pattern.test(plainText(ask)))
  return new Map<string, number>([
    ...FEATURES.map((feature, at) => [feature, ranked.features[at] ?? 0] as const),
    ['likely', ranked.likely],
    ['veryLikely', ranked.likely ** 2],
    ['odds', logit(ranked.likely)],
    ['isFirst', flag(lead > 0)],
    ['lead', Math.max(-LONG, Math.min(LONG, lead))],
    ['nothingLeft', flag(asking + others === 0)],
    ['allMet', flag(unmet === 0)],
    ['anyAsking', Math.min(1, asking)],
    ['free', flag(way.cost <= 0)],
    ['other', ranked.likestOther],
    ['isOther', flag(ranked.isOther)],
    ['proven', flag(proof === true)],
    ['unproven', flag(proof === null)],
    ['cost', way.cost],
    ['unplaced', few(way.named.missing.length + way.named.unfilled.length)],
    ['broken', few(way.unmet.length)],
    ['columns', few(way.columns.length)],
    ['numbers', few(way.unusedNumbers.length)],
    ['met', few(met)],
    ['unmet', few(unmet)],
    ['missing', few(missing.length)],
    ['else', flag(isElse)],
    ['explained', explainedShare(entry, { task, code })],
    ['asking', few(asking)],
    ['others', few(others)],
    ['askingShare', share(asking, known)],
    ['othersShare', share(others, known)],
    ['words', Math.min(1, task.request.words.length / MANY)],
    ['condition', flag(hasOwnCondition(task, entry.asks))],
    ['opposite', flag(ignoresOpposite(task, code))],
    ['leftOut', flag(holdsLeftOut(entry, task))],
    ['but', flag(says(BUT))],
    ['each', flag(says(EACH))],
    ['alternative', flag(hasAlternative(code, name))],
    ['keys', flag(usesOtherKeys(code, task))],
    ['form', flag(keepsForm(code, frame))],
    ['askedBeyond', few(askedBeyond(made, task))],
    ['typed', flag(task.source !== 'keyboard' && /\binput\(/.test(code))],
    ['otherForm', flag(isOtherForm === true)],
    ['sameForm', flag(isOtherForm === false)],
    ['undefined', few(undefinedNames(made, frame.message.text))],
    ['unnamed', few(unnamed(made, frame.message.text))],
    ['otherDates', flag(readsOtherDates(made, frame.message.text))],
    ['functions', flag(task.functions.length > 0)],
    ['classes', flag(task.classes.length > 0)],
    ['files', flag(task.files.length > 0)],
    ['data', flag(task.data !== null)],
    ['class', flag(way.section.kind === 'class')],
    ['rewritten', flag(way.code !== code)],
    ['bias', 1],
  ])
}
const [LONG, MANY] = [3, 60]
const flag = (is: boolean) => (is ? 1 : 0)
const logit = (likely: number) => {
  const bounded = Math.min(0.999, Math.max(0.001, likely))
  return Math.log(bounded / (1 - bounded))
}

/** How many words that ask for something, and how many others, neither the program nor anyone who asks for it has. */
function leftOf(task: Task, entry: Program): { asking: number; others: number; known: number } {
  const asked = askedWords(task)
  const [said, shown] = [termsSaid(entry), termsShown(entry)]
  const left = asked.filter((word) => !isSaidIn(word, said) && !isSaidIn(word, shown))
  const asking = left.filter((word) => ASKING.test(word)).length
  return { asking, others: left.length - asking, known: asked.length }
}

const shownIn = new WeakMap<Program, ReadonlySet<string>>()

/** What a program's code, and what is told of how it works, say as terms. */
function termsShown(entry: Program): ReadonlySet<string> {
  const known = shownIn.get(entry)
  if (known) return known
  const { sections, how } = entry.body
  const texts = [...sections.flatMap((each) => [each.code, ...each.how]), ...how]
  const made = new Set(texts.flatMap((text) => wordsOf(plainText(text)).map(termOf)))
  shownIn.set(entry, made)
  return made
}
