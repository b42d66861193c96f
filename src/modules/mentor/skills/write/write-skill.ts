import type { Frame, State } from '../../engine/frame'
import { programLadder } from '../../engine/ladder/program-ladder'
import { isOrder, isSpecification, ordersProgram } from '../../engine/requests/specification'
import { titlesTask } from '../../engine/requests/task-title'
import type { Answer, Block, Skill } from '../../engine/skill'
import { startState } from '../../engine/state'
import { readTask } from '../../engine/task/read-task'
import type { Draft, Maker } from '../../engine/task/task'
import type { Statement } from '../../python/ast'
import { accountOf } from './accounted'
import { askBack } from './ask-back'
import { atLevel, costBlocks } from './at-level'
import { type At, bestDraft } from './best-draft'
import { constraintText } from './constraints'
import { hintOf, problemOf, wantsHint } from './hint'
import { rewritten } from './rewritten'
import { isUnspecified } from './unspecified'

/** Who asks for a program that cannot be written is asked back rather than left without an answer. */
const LAST_BUT_ONE = 0.05
/** Below this a draft is more likely another program than the one that is asked for. */
const ENOUGH = 0.5
/** From here on nearly every word of a request is in the draft. */
const SURE = 0.85
/** A program written anew is surer than an order that no change understands, and less than a change that is made whole. */
const ANEW = 0.96
const SURE_ANEW = 0.75
/** Who wants a hint has said of what: after an exercise that was set, before who asks for code. */
const HINTED = 0.94
/** Who names a function or a class and tells its rule orders it, whatever else one of the words could be about. */
const ORDERED = 0.97
const WRITTEN_ANEW: Block = {
  kind: 'text',
  markdown: 'Lo he escrito de nuevo con lo que pides ahora y lo que ya pedías antes.',
}
const DONE_ALREADY: Block = {
  kind: 'text',
  markdown: 'Eso ya lo hace el programa que tienes: no hay que cambiarle nada. Es este:',
}
/** Only who wants something more can be told that it is there: what is to be otherwise has not been understood. */
const ADDS = /\b(?:tambien|ademas|aparte)\b/
const CHANGES = /\b(?:en vez|en lugar|cambi\w+|quit\w+|sin|pero|mejor|solo)\b/
const isSame = ({ code }: Draft, { program }: State) => code.trim() === program?.code.trim()
/** A draft for a request and what it was gone on with; `replaced` is what is no longer asked for. */
type Rewrite = { draft: Draft; replaced: string | undefined }
function openingOf({ draft, replaced }: Rewrite, state: State): Block[] {
  if (state.program === null) return []
  if (isSame(draft, state)) return [DONE_ALREADY]
  return [replaced === undefined ? WRITTEN_ANEW : writtenInstead(replaced)]
}
const writtenInstead = (replaced: string): Block => ({
  kind: 'text',
  markdown: `Lo he escrito de nuevo: hace lo que pides ahora en lugar de «${replaced.replaceAll('`', '').trim()}».`,
})
/** Who asks like this wants to know, and seldom a program. */
const QUESTION =
  /^(?:y |pero |oye |hola |profe )*(?:que (?:es|son|significa|diferencia|hace|pasa)|como|por que|porque|para que|cuando|cual es la diferencia|diferencia|explica\w*|no entiendo|se puede|puedo|donde)\b/

/** Of two that were told, or of the program at hand: no other is asked for. */
const OF_WHAT_WAS_SAID =
  /^(?:(?:y|pero|entonces|vale|ok) )*(?:cual(?:es)?|que) (?:es|son|va|seria|funciona) (?:\w+ )?(?:mas|mejor|menos|peor)\b(?: \w+){0,3}$|\bque no (?:se )?(?:me )?(?:pare|corte|caiga|cierre|rompa|pete|bloquee|explote|falle|crashee)\b(?: el| mi)?(?: programa| codigo)?$/

/** Writes the program that is asked for: the best of what its makers propose, the first of those that are equally good. */
export function createWriteSkill(makers: readonly Maker[]): Skill {
  const known = new WeakMap<Frame, Draft | null>()
  const best = (frame: Frame, state: State): Draft | null => {
    const found = known.get(frame)
    if (found !== undefined) return found
    const draft = bestDraft(makers, { frame, state })
    known.set(frame, draft)
    return draft
  }
  /** What is told now has been read: a program without it would be another one. */
  const makesADifference = (draft: Draft, earlier: Frame, met: number) =>
    met > 0 || bestDraft(makers, { frame: earlier, state: startState() })?.code !== draft.code
  const rewrites = new WeakMap<Frame, Rewrite | null>()
  /** The program of a conversation written anew with what is asked of it now: only where nothing of either is left out. */
  const anew = (frame: Frame, state: State): Rewrite | null => {
    const found = rewrites.get(frame)
    if (found !== undefined) return found
    const told = rewritten(frame, state)
    let kept: Rewrite | null = null
    for (const { joined, wish, replaced } of told?.ways ?? []) {
      const draft = bestDraft(makers, { frame: joined, state: startState() })
      const isKept = told !== null && draft !== null && isWhole(draft, { frame, state, wish, earlier: told.earlier })
      if (isKept) kept = { draft, replaced }
      if (kept) break
    }
    rewrites.set(frame, kept)
    return kept
  }
  const isWhole = (draft: Draft, { frame, state, wish, earlier }: At & { wish: Frame; earlier: Frame }): boolean => {
    if (draft.fit < SURE_ANEW || (draft.missing ?? []).length + draft.unmet.length > 0) return false
    const own = accountOf(readTask(wish), draft.code)
    if (own.missing.length > 0) return false
    return isSame(draft, state)
      ? own.met > 0 && ADDS.test(frame.plain) && !CHANGES.test(frame.plain)
      : makesADifference(draft, earlier, own.met)
  }
  /** What would be written for a problem of which only a hint is wanted. */
  const hinted = (frame: Frame): Draft | null => {
    const problem = wantsHint(frame) ? problemOf(frame) : null
    const draft = problem && isRequest(problem) ? best(problem, startState()) : null
    const isWhole =
      draft !== null && draft.fit >= SURE && draft.unmet.length === 0 && (draft.missing ?? []).length === 0
    return isWhole ? draft : null
  }
  return {
    name: 'write',
    accepts(frame, state) {
      if (state.answered.length > 0 && OF_WHAT_WAS_SAID.test(frame.plain)) return 0
      if (hinted(frame) !== null) return HINTED
      if (anew(frame, state) !== null) return ANEW
      if (!isRequest(frame) || isBare(frame, state)) return 0
      if (isUnspecified(readTask(frame).request.text)) return 0.85
      const draft = best(frame, state)
      if (draft === null || draft.fit < ENOUGH)
        return isFirstOrder(frame, state)
          ? ORDERED
          : (frame.requests.has('write') && !QUESTION.test(frame.plain)) || isTitle(frame, state)
            ? LAST_BUT_ONE
            : 0
      if (draft.fit >= SURE && (isOrder(frame.message) || isSpecification(frame.message))) return ORDERED
      const { functions, files } = readTask(frame)
      // Who names a file that the program works on wants the program.
      const isAsked = frame.requests.has('write') || functions.length > 0 || (files.length > 0 && draft.fit >= SURE)
      return isAsked && !QUESTION.test(frame.plain) ? 0.6 + 0.36 * draft.fit : wayAsked(frame, draft) * draft.fit
    },
    answer(frame, state) {
      const hint = hinted(frame)
      if (hint !== null) return hintAnswer(hint)
      const again = anew(frame, state)
      if (again !== null) return answered(again.draft, [...openingOf(again, state), ...blocksOf(again.draft)])
      if (isUnspecified(readTask(frame).request.text)) return WHAT_SHOULD_IT_DO
      const draft = best(frame, state)
      const task = readTask(frame)
      if (draft === null || draft.fit < ENOUGH) {
        const back = askBack(task, frame.message.text)
        return isFirstOrder(frame, state) ? { ...back, isFinal: true } : back
      }
      const told = atLevel(draft, frame.level, task.constraints.length > 0)
      return answered(told, [...blocksOf(told), ...costBlocks(told.code, frame.level)])
    },
  }
}

/** A program is ordered where none is at hand: a lesson on one of its words answers something else. */
const isFirstOrder = ({ message, code, requests, plain }: Frame, state: State) =>
  code === null &&
  state.program === null &&
  !requests.has('exercise') &&
  (ordersProgram(message) || (requests.has('write') && isSpecification(message) && !QUESTION.test(plain)))

/** «Ranking de vendedores» is asked back about, where nobody knows it. */
const isTitle = ({ message, code, plain }: Frame, state: State) =>
  code === null && state.program === null && message.data === null && titlesTask(plain)

function hintAnswer(draft: Draft): Answer {
  const { ladder } = answered(draft, blocksOf(draft))
  return ladder === undefined ? answered(draft, blocksOf(draft)) : hintOf(ladder, draft.title)
}

/** The rungs below say what the program does, as the answer does before its code. */
function answered({ title, code }: Draft, blocks: Block[]): Answer {
  const opening = blocks.slice(
    0,
    blocks.findIndex(({ kind }) => kind === 'code'),
  )
  return { outcome: 'answered', topic: title, blocks, ladder: programLadder(code, opening, blocks) }
}

/** «¿y con insert?» after an answer names another thing of the same kind, and orders nothing. */
const isBare = ({ plain, requests }: Frame, { answered: earlier }: State) =>
  earlier.length > 0 && !requests.has('write') && plain.split(' ').length <= BARE
const BARE = 3

/** How sure a program is that nobody ordered: one that all of «cómo hago …» is about says more than a lesson on part of it. */
function wayAsked({ plain }: Frame, { fit, missing = [] }: Draft): number {
  if (!QUESTION.test(plain)) return 0.95
  return HOW_TO.test(plain) && fit >= NEARLY_ALL && missing.length === 0 ? 0.7 : 0.55
}
const HOW_TO = /^(?:y |pero |oye |hola |profe )*(?:como|se puede|puedo)\b/
const NEARLY_ALL = 0.8

/** A program can be meant: no error and no program of the person's own is at hand. */
function isRequest(frame: Frame): boolean {
  if (frame.error !== null || frame.message.traceback !== null || frame.message.prose.trim() === '') return false
  const own = frame.message.code.filter(({ form }) => form !== 'inline')
  // What somebody has typed and what it answered is shown to be explained.
  return own.every(
    ({ tree, form }) =>
      form !== 'session' && tree.body.every((node) => isGiven(node, { isOrdered: frame.requests.has('write') })),
  )
}

/** Data for a program, or, where one is ordered, what shows it; what changes data is a program of the person's own. */
function isGiven(node: Statement, { isOrdered }: { isOrdered: boolean }): boolean {
  if (node.kind === 'expression') return isOrdered || node.value.kind !== 'call'
  return node.kind === 'assign' && node.targets.every(({ kind }) => kind !== 'subscript' && kind !== 'attribute')
}

function blocksOf({ code, title, how, example, unmet, notes = [], missing = [] }: Draft): Block[] {
  const blocks: Block[] = [
    ...missingBlocks(missing),
    { kind: 'text', markdown: title },
    { kind: 'code', language: 'python', code },
  ]
  if (example)
    blocks.push(
      { kind: 'heading', text: 'Un ejemplo' },
      { kind: 'text', markdown: exampleText(example) },
      { kind: 'code', language: 'text', code: example.output },
    )
  if (how.length > 0) blocks.push({ kind: 'heading', text: 'Cómo funciona' }, { kind: 'list', items: how })
  const said = [...unmet.map((constraint) => `No he podido hacerlo ${constraintText(constraint)}.`), ...notes]
  if (said.length > 0) blocks.push({ kind: 'heading', text: 'Ten en cuenta' }, { kind: 'list', items: said })
  return blocks
}

/** What a program does not show for sure comes before it: nobody should take a part for the whole. It may be there in other words. */
function missingBlocks(missing: readonly string[]): Block[] {
  const [first, ...others] = missing.map((part) => `«${part}»`)
  if (first === undefined) return []
  const markdown =
    others.length === 0
      ? `**Puede faltar:** ${first}. No sé si eso está bien recogido: compruébalo, y si no está, dime cómo lo quieres y lo añadimos.`
      : `**Puede faltar:** ${[first, ...others].join('; ')}. No sé si eso está bien recogido: compruébalo, y lo que no esté, dime cómo lo quieres y lo añadimos.`
  return [{ kind: 'text', markdown }]
}

const exampleText = ({ stdin }: NonNullable<Draft['example']>) =>
  stdin === undefined ? 'Al ejecutarlo imprime esto:' : 'Así se ve al ejecutarlo, con lo que se escribe incluido:'

const WHAT_SHOULD_IT_DO: Answer = {
  outcome: 'asked',
  blocks: [
    {
      kind: 'text',
      markdown:
        'Claro. ¿Qué quieres que haga el programa? Cuéntamelo en una frase: qué datos recibe (¿los escribes tú, están en una lista o en un archivo?) y qué tiene que mostrar al final. Por ejemplo: «que pida notas hasta que ponga fin y diga la media».',
    },
  ],
}
