import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import type { Frame, State } from '../../engine/frame'
import type { Answer, Block } from '../../engine/skill'
import { startState } from '../../engine/state'
import { readTask } from '../../engine/task/read-task'
import type { Draft, Maker } from '../../engine/task/task'
import { changeOf } from '../change/change-skill'
import { type Changed, makeChanges } from '../change/make-changes'
import { saidOf } from '../change/read-wishes'
import { CHANGES } from '../change/registry'
import { type Account, accountOf } from './accounted'
import { bestDraft, bestWholeDraft, isWhole } from './best-draft'
import { losesClause, wishedDraft } from './clauses/wished-draft'
import { answered, blocksOf } from './draft-answer'
import { type Typed, typedValue } from './fixed/typed-value'
import { type Lost, lostIn } from './kept'
import { type Partly, partlyAnew } from './partly-anew'
import { pipelineAfter } from './pipeline/pipeline-maker'
import { recordsAfter } from './plan/records/records-plan'
import { restated } from './restated/restated'
import { ASKS, type Rewritten, rewritten, type Way } from './rewritten'
import { lacksName, lacksQuestion, type Shown, shareShown, shownAlready } from './shown-already'

/** What a wish of the program that was written comes to: how sure it is, and the answer. */
export type Anew = { sureness: number; answer: Answer }

/** A program written anew is surer than an order that no change understands, and less than a change that is made whole. */
const WRITTEN = 0.96
/** All but a clause is surer than a change that leaves out more, or that nobody can make. */
const WRITTEN_MOSTLY = 0.953
/** What the program shows already, or what only a fixed value of it has to give way for, is surer than a change by the same words. */
const AT_HAND = 0.99
/** Each clause of what a program keeps has been read, with its fields: a change by the same words knows less of them. */
const ALL_READ = 0.994
/** Below this a draft may be another program; the same recipe with the wish in it is no other, and seldom one that shows all its words. */
const [SURE, SURE_OF_WORDS, SURE_OF_THE_SAME] = [0.75, 0.6, 0.5]
/** Of the words of a wish, those that must show where the writer would write the same once more, and where it would not. */
const [SHOWN_AGAIN, SHOWN_OTHERWISE] = [0.5, 1]
/** Where several demands of a wish are met and no clause is lost, its other words say how they are. */
const SHOWN_OF_MANY = 0.3
/** Only who wants something more can be told that it is there: what is to be otherwise has not been understood. */
const ADDS = /\b(?:tambien|ademas|aparte)\b/
/** How something is to be, and nothing that is to be done. */
const REQUIRES =
  /^(?:(?:y|pero|tambien|ademas) )*que (?:tambien )?(?:tenga|lleve|contenga|exija|no (?:acepte|admita|permita|deje)|solo (?:acepte|admita))\b/
const OTHERWISE = /\b(?:en vez|en lugar|cambi\w+|quit\w+|sin|pero|mejor|solo)\b/

/** «No quiero enero»: what is not wanted any more is never written in. */
const DENIES =
  /^(?:(?:y|pero|vale|ok|no|ahora) )*(?:ya no|no|tampoco) (?:quiero|necesito|hace falta)\b(?! (?:que )?(?:se )?(?:acept|admit|permit|dej|par|repit|fall|sea|pued))|^que no me (?:l[oa]s? )?(?:pregunt|pid)es\b/
type Asked = { makers: readonly Maker[]; frame: Frame; state: State; told: Rewritten }

/** Answers what goes on with a request: by what the program does already, a value that is typed, or the whole written anew. */
export function createAnew(makers: readonly Maker[]): (frame: Frame, state: State) => Anew | null {
  const known = new WeakMap<Frame, Anew | null>()
  return (frame, state) => {
    const found = known.get(frame)
    if (found !== undefined) return found
    const told = DENIES.test(frame.plain) ? null : rewritten(frame, state)
    const anew = stepAdded(frame, state) ?? (told === null ? null : anewOf({ makers, frame, state, told }))
    known.set(frame, anew)
    return anew
  }
}

/** So many messages of one program are read together. */
const LATEST = 6

/** A wish of a table's program, or of one that keeps records: one step more of all that was wanted of it. */
function stepAdded(frame: Frame, state: State): Anew | null {
  const { message, plain } = frame
  const isPasted = message.code.some(({ form }) => form !== 'inline')
  if (state.program === null || message.traceback !== null || isPasted || ASKS.test(plain)) return null
  const last = state.answered.slice(-LATEST)
  const from = last.findLastIndex(({ skill }) => skill !== 'write' && skill !== 'change') + 1
  const texts = last.slice(from).map(({ question }) => question)
  const kept = recordsAfter(texts, message.text, state.program.code)
  const plainer = texts.map((text) => restated(text)?.text ?? text)
  const isPlainer = plainer.some((text, at) => text !== texts[at])
  const draft = (isPlainer ? pipelineAfter(plainer, message.text) : null) ?? pipelineAfter(texts, message.text) ?? kept
  if (draft === null || draft.unmet.length > 0 || isSame(draft, state)) return null
  const { told } = lostOf(draft, frame, state)
  return { sureness: draft === kept ? ALL_READ : AT_HAND, answer: writtenAnew(draft, { lost: told }, state) }
}

function anewOf(asked: Asked): Anew | null {
  const { makers, frame, state, told } = asked
  const ways = told.ways.map((way) => ({
    way,
    draft: wishedDraft(makers, way),
  }))
  const isSameAgain = ways.some(({ draft }) => draft !== null && isWhole(draft) && isSame(draft, state))
  const typed = state.program && typedValue(state.program.code, { wish: frame, earlier: told.earlier })
  const made = typed && typedWith(typed, frame)
  if (made?.sureness === AT_HAND) return made
  const apart = typedAfter(asked)
  if (apart ?? made) return apart ?? made
  const shown = shownAlready(frame, state)
  if (shown !== null && shown.share >= (isSameAgain ? SHOWN_AGAIN : SHOWN_OTHERWISE))
    return {
      sureness: isSameAgain || REQUIRES.test(frame.plain) ? AT_HAND : WRITTEN,
      answer: doneAlready(shown, state),
    }
  for (const { way, draft } of ways)
    if (draft !== null && isWanted(draft, way, asked))
      return {
        sureness: losesOfWish(way.wish, changeOf(frame, state), state) ? AT_HAND : WRITTEN,
        answer: writtenAnew(draft, { ...way, lost: lostOf(draft, frame, state).told }, state),
      }
  const partly =
    frame.wish === 'none'
      ? null
      : partlyAnew({ makers, texts: told.texts, frame, isWanted: (draft, way) => isWanted(draft, way, asked) })
  if (partly) return { sureness: WRITTEN, answer: writtenAnew(changedAfter(partly), {}, state) }
  const drafts = ways.flatMap(({ way, draft }) => (draft === null ? [] : [{ way, draft }]))
  const most = state.program === null ? null : mostOf(drafts, asked)
  return (
    most && {
      sureness: WRITTEN_MOSTLY,
      answer: writtenAnew(most.draft, { ...most.way, lost: lostOf(most.draft, frame, state).told }, state),
    }
  )
}

const lostOf = (draft: Draft, { plain }: Frame, { program }: State) => lostIn(plain, program?.code ?? '', draft.code)

const openIn = ({ unmade, asks, why, unshown = [] }: Changed): number =>
  unmade.length + asks.length + why.length + unshown.length

/** Whether a change of the program at hand leaves out some of a wish, or nobody made one. */
const losesOfWish = (wish: Frame, changed: Changed | null, { program }: State): boolean =>
  changed === null ||
  changed.made.length === 0 ||
  openIn(changed) > 0 ||
  losesClause(wish.message.prose, changed, program?.code ?? '')

/** The draft that leaves least of a wish out, where that is less than the change of the program at hand leaves out. */
function mostOf(drafts: readonly Drafted[], { frame, state }: Asked): Drafted | null {
  const changed = changeOf(frame, state)
  const most = changed === null || changed.made.length === 0 ? Number.POSITIVE_INFINITY : openIn(changed)
  const able = drafts.filter(({ draft, way }) => {
    const { met } = accountOf(readTask(way.wish), draft.code)
    return (
      draft.fit >= SURE_OF_WORDS &&
      draft.unmet.length === 0 &&
      (draft.missing?.length ?? 0) > 0 &&
      // What an earlier request asked for is there now.
      (state.program === null || draft.missing?.every((clause) => way.wish.message.text.includes(clause))) &&
      !isSame(draft, state) &&
      !(state.program !== null && isLess(lostOf(draft, frame, state), met)) &&
      (met > 0 || shareShown(way.wish, draft) >= SHOWN_AGAIN)
    )
  })
  const open = ({ draft }: Drafted) => draft.missing?.length ?? 0
  return (
    able.filter((one) => open(one) < most && open(one) <= MOST_LEFT).toSorted((a, b) => open(a) - open(b))[0] ?? null
  )
}
type Drafted = { way: Way; draft: Draft }
/** A program without more of what is wished is none. */
const MOST_LEFT = 1

const changedAfter = ({ draft, told }: Partly): Draft => ({ ...draft, title: [draft.title, ...told].join(' ') })

const isSame = ({ code }: Draft, { program }: State) => code.trim() === program?.code.trim()

/** Nothing of the requests is left out, and the wish makes a difference that shows. */
function isWanted(draft: Draft, { wish }: Pick<Way, 'wish'>, { makers, frame, state, told }: Asked): boolean {
  if (draft.fit < SURE_OF_THE_SAME || !isWhole(draft)) return false
  const own = accountOf(readTask(wish), draft.code)
  if (own.missing.length > 0) return false
  if (isSame(draft, state))
    return (own.met > 0 && ADDS.test(frame.plain) && !OTHERWISE.test(frame.plain)) || meetsMany(own, wish, draft)
  const earlier = bestDraft(makers, { frame: told.earlier, state: startState() })
  const share = shareShown(wish, draft)
  const isLikely =
    earlier?.title === draft.title ||
    (draft.fit >= SURE_OF_WORDS &&
      (share === 1 || (own.unmet === 0 && share >= (own.met > 1 ? SHOWN_OF_MANY : SHOWN_AGAIN))))
  if (draft.fit < SURE && (own.met === 0 || !isLikely)) return false
  if (lacksName(wish, draft.code) || lacksQuestion(wish, draft.code)) return false
  if (state.program !== null) {
    const lost = lostOf(draft, wish, state)
    // Changes have got the program at hand where no request that is told anew does.
    if (lost.losesFigures || (lost.isAnother && own.met < MANY) || (isChanged(state) && lost.hasLess)) return false
  }
  // What is told now has been read: a program without it would be another one.
  return own.met > 0 || (earlier?.code !== draft.code && share >= SHOWN_AGAIN)
}

/** Another program is written for many demands only, which show that it is meant. */
const isLess = ({ hasLess, isAnother }: Lost, met: number): boolean => hasLess || (isAnother && met < MANY)
const MANY = 2
const isChanged = ({ answered }: State) => answered.at(-1)?.skill === 'change'

/** The program at hand meets several demands of a wish, and shows most of its words. */
const meetsMany = ({ met, unmet }: Account, wish: Frame, draft: Draft): boolean =>
  met > 2 && unmet === 0 && shareShown(wish, draft) >= SHOWN_AGAIN

function doneAlready({ lines }: Shown, { program }: State): Answer {
  const code = program?.code ?? ''
  const places = lines.map((line) => `línea ${line}: \`${code.split('\n')[line - 1]?.trim().replaceAll('`', '')}\``)
  const told = 'Eso ya lo hace el programa que tienes. Si lo quieres de otra manera, dime qué tiene que ser distinto.'
  const where: Block[] =
    places.length === 0
      ? []
      : [
          { kind: 'text', markdown: 'Mira aquí:' },
          { kind: 'list', items: places.map(upperFirst) },
        ]
  return {
    outcome: 'answered',
    topic: 'done',
    blocks: [{ kind: 'text', markdown: told }, ...where, { kind: 'code', language: 'python', code }],
  }
}

/** What else is said of it is changed in the new program; what cannot be is named. */
function typedWith({ code, told, rest }: Typed, { message }: Frame): Anew {
  const more = rest === '' ? null : makeChanges(code, saidOf(rest), CHANGES)
  const made = more?.made.map((each) => each.told) ?? []
  const open = more === null ? [] : made.length === 0 ? [rest] : [...more.unmade, ...more.why, ...more.asks]
  const blocks: Block[] = [
    made.length === 0 ? { kind: 'text', markdown: told } : { kind: 'list', items: [told, ...made] },
    { kind: 'code', language: 'python', code: more?.code ?? code },
    ...open.map(
      (clause): Block => ({ kind: 'text', markdown: `Esto no lo he cambiado: «${spelled(clause, message.prose)}».` }),
    ),
  ]
  return { sureness: open.length === 0 ? AT_HAND : WRITTEN, answer: { outcome: 'answered', topic: 'typed', blocks } }
}

/** Written with all else that is wanted, and then typed in it what was fixed. */
function typedAfter(asked: Asked): Anew | null {
  const { apart, earlier } = asked.told
  if (apart === null) return null
  const draft = bestWholeDraft(asked.makers, { frame: apart.joined, state: startState() })
  if (draft === null || !isWanted(draft, apart, asked)) return null
  const typed = typedValue(draft.code, { wish: apart.freed, earlier })
  if (typed === null) return null
  const blocks: Block[] = [
    WRITTEN_ANEW,
    { kind: 'text', markdown: typed.told },
    { kind: 'code', language: 'python', code: typed.code },
  ]
  return { sureness: WRITTEN, answer: { outcome: 'answered', topic: 'typed', blocks } }
}

/** A clause in plain words as it was written, where it is found. */
const spelled = (clause: string, prose: string) => {
  const at = folded(prose).indexOf(clause)
  return at === -1 ? clause : prose.slice(at, at + clause.length)
}

type Told = Partial<Way> & { lost?: readonly string[] }

function writtenAnew(draft: Draft, { replaced, lost = [] }: Told, state: State): Answer {
  const opening =
    state.program === null
      ? []
      : [isSame(draft, state) ? DONE_ALREADY : replaced === undefined ? writtenWith(lost) : writtenInstead(replaced)]
  return answered(draft, [...opening, ...blocksOf(draft)])
}

const WRITTEN_ANEW: Block = {
  kind: 'text',
  markdown: 'Lo he escrito de nuevo con lo que pides ahora y lo que ya pedías antes.',
}
const writtenWith = (lost: readonly string[]): Block =>
  lost.length === 0
    ? WRITTEN_ANEW
    : {
        kind: 'text',
        markdown: `Lo he escrito de nuevo con lo que pides ahora, pero ${lost.join(' y ')}. Si quieres las dos cosas, dímelo.`,
      }
const DONE_ALREADY: Block = {
  kind: 'text',
  markdown: 'Eso ya lo hace el programa que tienes: no hay que cambiarle nada. Es este:',
}
const writtenInstead = (replaced: string): Block => ({
  kind: 'text',
  markdown: `Lo he escrito de nuevo: hace lo que pides ahora en lugar de «${replaced.replaceAll('`', '').trim()}».`,
})
