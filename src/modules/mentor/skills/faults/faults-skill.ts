import type { Frame, State } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import { isSpecification } from '../../engine/requests/specification'
import { titlesTask } from '../../engine/requests/task-title'
import type { Answer, Skill } from '../../engine/skill'
import type { Module } from '../../python/ast'
import { isReadable, sourceOf } from '../explain/asked-code'
import { isExplainedByRun } from '../explain/events/event-text'
import { codeQuestion, faultAnswer, hedged, nothingFound, type Telling, withHeld } from './fault-answer'
import { type Fault, findFaults, isSearchable } from './find-faults'
import { followedMend, stopsWhenTyped } from './followed-mend'
import { CERTAIN, LIKELY } from './found'
import { mendProgram } from './mend-program'
import { ownFails } from './own-fails'
import { provenFaults, triedOf } from './proven'
import { NAMED_LINE, type Ranked, rankFaults, TELLING } from './rank'
import { fitOfProgram } from './repair/trial'
import { complains, signsIn } from './signs'

/** Below this a finding is not even a suspicion. */
const SUSPICION = 0.45
/** From here on it is worth trying, and said so. */
const HEDGED = 0.5
/** How a list looks is suspected of nothing that they do not say themselves. */
const SHOWN_ONLY = 'list-shown-whole'

/** «Find what is wrong»: code that misbehaves with no error message. */
export const faultsSkill: Skill = {
  name: 'faults',
  accepts,
  answer: async (frame, state, tools) => {
    const told = answer(frame, state, tools)
    const stops = told?.topic === 'nothing-found' && frame.code ? await stopsWhenTyped(frame.code) : null
    return stops ?? followedMend(told)
  },
  topicOf,
}

function accepts(frame: Frame, state: State): number {
  if (explainsError(frame)) return 0.99
  if (frame.message.traceback) return 0
  if (followedFault(frame, state)) return 0.85
  // The example of an idea is nobody's program: what is asked of it is no complaint.
  if (state.isExample && frame.code === state.code) return 0
  if (!frame.code) return asksWithoutCode(frame) ? 0.6 : 0
  const code = readable(frame.code)
  if (!code) return 0
  const sureness = surenessFor(frame, code)
  // A console that is to be explained is asked about, whatever else of it could go wrong.
  if (frame.code.form === 'session' && /\bexpli[cq]\w+\b/.test(frame.plain)) return Math.min(sureness, 0.3)
  // A message that names an error is about that error.
  return ERROR_NAME.test(frame.plain) ? Math.min(sureness, 0.35) : sureness
}

/** What a file looks like explains an error of the program that reads it better than its message does. */
const OF_FILES = new Set([
  'semicolons-not-told',
  'header-taken-for-row',
  'mark-before-first-name',
  'decimals-with-comma',
])
/** Where something stops for another reason, what a file looks like does not matter. */
const OF_DATA = /^(?:KeyError|IndexError|ValueError|TypeError|ParserError)$/

function explainsError(frame: Frame): boolean {
  const isError = frame.message.traceback !== null || ERROR_NAME.test(frame.plain)
  if (!isError || !OF_DATA.test(frame.message.traceback?.type ?? 'ValueError') || !frame.code) return false
  if (/closed file/.test(frame.message.traceback?.message ?? '')) return false
  const tree = readable(frame.code)?.tree
  if (!tree) return false
  return ranked(frame, tree).some(({ kind, certainty }) => OF_FILES.has(kind) && certainty >= LIKELY)
}

function surenessFor(frame: Frame, code: { tree: Module }): number {
  const { requests } = frame
  const [best] = ranked(frame, code.tree)
  const isTold = best !== undefined && best.score >= TELLING
  const isSure = best !== undefined && best.certainty >= LIKELY
  const sees = signsIn(frame).size > 0
  // «No comprendo por qué cambia la otra»: what happens is wondered at, and the fault is why.
  const wonders = isSure && isTold && !requests.has('review') && !frame.isFollowUp && WONDERS.test(frame.plain)
  const asks = requests.has('find-fault') || complains(frame) || wonders
  // Who wants it reviewed hears of faults there, among what else could be better.
  if (requests.has('review') && !complains(frame)) return 0.5
  // A fault that explains what they say they see is what they ask about, unless they ask outright for something else.
  if (statesResult(frame, code.tree)) {
    const isFault = isTold && !isContradicted(frame, code.tree, best)
    return !isFault && leavesToRun(frame, true) ? 0.45 : 0.98
  }
  // What comes out is all that they say, and the run tells why: nothing is to be turned around.
  if (!isTold && triedOf(frame, code.tree)?.goal.kind === 'other' && leavesToRun(frame, true)) return 0.45
  const isElse =
    requests.has('review') ||
    EXPLICIT.some((request) => requests.has(request)) ||
    (OUTRIGHT.some((request) => requests.has(request)) && !asks)
  if (wonders) return best.certainty >= CERTAIN ? 0.972 : 0.96
  const isExplained = isTold && best.score - best.certainty > NAMED_LINE && !isElse
  if (isExplained && (sees || asks)) return 0.96
  // What cannot be meant is what whoever complains stumbles over, however they name it.
  const isCertain = isTold && best.certainty >= CERTAIN && asks && !requests.has('review')
  if (isCertain && (requests.has('find-fault') || !EXPLICIT.some((request) => requests.has(request)))) return 0.972
  if (requests.has('find-fault') || !OTHER_REQUESTS.some((request) => requests.has(request))) {
    // What goes on with a program and complains of nothing is no symptom, whatever words it is asked in.
    if (frame.isFollowUp && !isTold && !complains(frame)) return 0.2
    if (asks || sees) return isTold ? 0.92 : asks ? 0.7 : 0.4
    if (requests.has('correct')) return isSure ? 0.75 : 0.3
    return isSure && requests.size === 0 ? 0.55 : 0
  }
  return isSure && asks ? 0.45 : 0.2
}

function answer(frame: Frame, state: State, { earlierAnswers }: Parameters<Skill['answer']>[2]): Answer | null {
  const followed = followedFault(frame, state)
  if (followed) return faultAnswer(followed.source, [followed.fault], tellingOf(frame))
  if (!frame.code) return codeQuestion(signsIn(frame))
  const code = readable(frame.code)
  if (!code) return null
  const all = ranked(frame, code.tree)
  const telling = all.filter(({ score }) => score >= TELLING)
  const [first] = telling
  // What a name alone says is said once: whoever asks for another answer means something else.
  const isSaid = earlierAnswers > 0 && triedOf(frame, code.tree)?.isNamed === true
  const [proven, ...besides] = isSaid ? [] : provenOf(frame, code.tree, all)
  if (proven) {
    const rest = telling.filter(({ kind }) => kind !== proven.kind && besides.every((other) => other.kind !== kind))
    return withHeld(faultAnswer(code.tree.source, [proven, ...besides, ...rest]), triedOf(frame, code.tree)?.held)
  }
  if (!first) {
    const suspect = all.find(
      ({ kind, certainty, score, edits }) =>
        (kind === SHOWN_ONLY ? score : certainty) >= HEDGED && edits !== null && edits !== undefined,
    )
    if (suspect && isSearchable(code.tree)) return hedged(code.tree.source, suspect)
    // What goes on with an answer and complains of nothing asks for no fault.
    const isSymptom =
      !frame.isFollowUp || frame.message.code.length > 0 || complains(frame) || statesResult(frame, code.tree)
    return !isSymptom || onlyWonders(frame) || asksMeaning(frame) || leavesToRun(frame)
      ? null
      : withHeld(
          nothingFound(
            code.tree,
            all.find(({ score }) => score >= SUSPICION),
            !isSearchable(code.tree),
          ),
          triedOf(frame, code.tree)?.held,
        )
  }
  if (first.certainty < CERTAIN && isContradicted(frame, code.tree, first)) return hedged(code.tree.source, first)
  // Whoever asks for another answer has not been helped by the first finding.
  const kinds = [...new Set(telling.map(({ kind }) => kind))]
  const main = telling.find(({ kind }) => kind === kinds[earlierAnswers % kinds.length]) ?? first
  return faultAnswer(code.tree.source, [main, ...all.filter((fault) => fault !== main)])
}

const provenBy = new WeakMap<Frame, Fault[]>()

/** What is told first is asked again once it was told: it is proven once. */
function provenOf(frame: Frame, tree: Module, all: readonly Ranked[]): Fault[] {
  const proven = provenBy.get(frame) ?? provenFaults(frame, tree, all)
  provenBy.set(frame, proven)
  return proven
}

/** Whether mending a fault leaves the program without the result that they state. */
function isContradicted(frame: Frame, tree: Module, fault: Fault): boolean {
  const trial = triedOf(frame, tree)
  if (trial?.goal.kind !== 'values' || !fault.edits) return false
  const program = mendProgram(tree.source, fault, new Set([fault.kind]))
  return program !== null && fitOfProgram(trial, program) === 0
}

/** «sale 3 y debería salir 5»: they say what comes out, which it does, or what should, which it does not. */
function statesResult(frame: Frame, tree: Module): boolean {
  if (frame.requests.has('review') || EXPLICIT.some((request) => frame.requests.has(request))) return false
  const trial = triedOf(frame, tree)
  const goal = trial?.goal
  if (goal === undefined || goal.kind === 'other') return false
  // «Explícame por qué sale 273 y no 0273»: how it looks is asked about, not to be mended.
  if (goal.kind === 'written' && frame.requests.has('explain-code')) return false
  // «¿De dónde sale el 0? ¿Y si quisiera que empiece en 1?» asks, and complains of nothing.
  if (ASKS_OF_IT.test(frame.plain) && !frame.requests.has('find-fault')) return false
  // Of the names of a program that was spoken about nothing is stated anew.
  if (trial?.isNamed && frame.isFollowUp) return false
  return complains(frame) || (goal.kind === 'values' && goal.isContrast === true)
}

const ASKS_OF_IT =
  /\bde donde (?:sale|salen|sac\w+|viene\w*)\b|\by (?:si|que pasa si|como seria si) (?:yo )?(?:quisier\w+|quier\w+|pongo|pusier\w+|cambi\w+)\b/

/** Nothing is wrong with it, and what happened in its run says why: it is explained. */
const leavesToRun = (frame: Frame, isSure = false): boolean =>
  !frame.isFollowUp && isReadable(frame.code) && isExplainedByRun({ frame, source: sourceOf(frame.code) }, isSure)

/** Rather what it means than what is wrong with it: where nothing is wrong, it is for who explains. */
const asksMeaning = (frame: Frame): boolean =>
  !frame.isFollowUp &&
  (frame.likely.explain > SURELY ||
    (frame.likely.explain > frame.likely.fault && (!complains(frame) || ASKS_FIRST.test(frame.plain))))
const SURELY = 0.9
const ASKS_FIRST =
  /^(?:(?:y|pero|hola|oye|buenas) )*(?:si .{1,40} )?(?:(?:por|de|en|con|a) )?(?:que|cual|como|cuant[oa]s?|cuando|donde|quien)\b(?! (?:lo |la |le )?(?:arregl|corrij|soluc|hago|esta mal|falla|falta))/

/** «El profe pregunta qué valor tiene i al salir»: where nothing is found, it is for who tells what happens. */
const onlyWonders = ({ plain }: Frame): boolean => WONDERS_AT.test(plain) && !GOES_BADLY.test(plain)
const WONDERS_AT = /\b(?:que|cual|cuanto|cuant[oa]s) (?:es el )?(?:valor|veces|numero)\b/
const GOES_BADLY =
  /\b(?:deber\w+|tendri\w+|tiene que|quiero|quisiera|necesito|mal|no (?:me |se |lo )?(?:funciona|sale|va|anda|hace|deja|cambia|guarda|suma|para)|fall[ao]|arregl\w+|corrig\w+|por que no|pq no|xq no)\b/

/** The fault that is told first. */
function topicOf(frame: Frame, state: State): string | null {
  const followed = followedFault(frame, state)
  if (followed) return followed.fault.kind
  const code = frame.code && readable(frame.code)
  if (!code) return null
  const all = ranked(frame, code.tree)
  const telling = all.filter(({ score }) => score >= TELLING)
  return provenOf(frame, code.tree, all)[0]?.kind ?? telling[0]?.kind ?? null
}

const ERROR_NAME =
  /\b(name|type|value|index|key|attribute|zero ?division|syntax|indentation|unbound ?local|recursion|import|module ?not ?found|file ?not ?found|eof|unicode ?\w*) ?error\b/

const OTHER_REQUESTS = [
  'explain-code',
  'predict-output',
  'review',
  'write',
  'change',
  'exercise',
  'complexity',
  'what-if',
  'another-example',
] as const

/** Why something happens, rather than what something is there for. */
const WONDERS =
  /\b(?:por ?que|porq|xq|pq|como (?:es que|puede ser que)|a que se debe que|de donde (?:sale|salen|saca)) (?!(?:(?:se|lo|la|le|me|tu|hay que|no) )*(?:usa|usas|usan|uso|usar|pone[ns]?|pongo|escriben?|utiliza\w*|lleva|llevan|necesita\w*|hace falta|es mejor|conviene|sirve|dicen|recomiend\w+|deberia|existe|hay|tiene que)\b)/

/** These are no complaints, and neither are those below without a word of complaint. */
const EXPLICIT = ['write', 'exercise', 'complexity', 'another-example'] as const
const OUTRIGHT = ['explain-code', 'predict-output'] as const

/** The code, if it is Python. */
const readable = ({ syntax, tree }: CodePart): { tree: Module } | null =>
  !syntax && tree.errors.length === 0 && tree.body.length > 0 ? { tree } : null

const known = new WeakMap<Module, Fault[]>()

function faultsOf(tree: Module, { plain, message }: Frame): Fault[] {
  const around = { plain, prose: message.prose, data: message.data ?? '' }
  const faults = known.get(tree) ?? findFaults(tree, around)
  known.set(tree, faults)
  return faults
}

const ranked = (frame: Frame, tree: Module): Ranked[] => rankFaults(faultsOf(tree, frame), frame, signsIn(frame))

/** «cómo hago que un programa no se cierre»: of any program. */
const ASKS_THE_WAY =
  /\bcomo (?:se )?(?:hago|hacer|hace|puedo|podria|evito|evitar|consigo)(?: \w+){0,4}? (?:un|una|los) (?:programas?|scripts?|ventanas?|consola)\b/
/** «Me da error y no entiendo nada»: which error, nobody says. */
const UNTOLD_ERROR =
  /^(?:(?:hola|oye|ayuda|profe|buenas|es que|y|pero) )*(?:me (?:da|sale|tira|marca|salta)|tengo) (?:un )?error(?: (?:y|pero|que) .{0,40}| raro| y ya)?$/
/** «Mi programa no funciona», with nothing to look at. */
const asksWithoutCode = (frame: Frame) =>
  !isSpecification(frame.message) &&
  !titlesTask(frame.plain) &&
  !ASKS_THE_WAY.test(frame.plain) &&
  (frame.requests.has('find-fault') ||
    UNTOLD_ERROR.test(frame.plain) ||
    ownFails(frame) ||
    (complains(frame) &&
      /\b(mi|el|un|este) (programa|codigo|script|bucle|funcion|filtro|ejercicio|while|for|if)\b/.test(frame.plain)))

/** The fault that a follow-up is about, if the last answer was one of this skill's. */
function followedFault(frame: Frame, state: State): { source: string; fault: Fault } | null {
  const last = state.answered.at(-1)
  const code = frame.code ?? state.code
  if (!frame.isFollowUp || last?.skill !== 'faults' || !last.topic || !code || frame.message.code.length > 0)
    return null
  const tree = readable(code)?.tree
  // Who says now what comes out, and what should, tells more than before.
  if (tree && statesResult(frame, tree)) return null
  const fault = tree && faultsOf(tree, frame).find(({ kind }) => kind === last.topic)
  return tree && fault ? { source: tree.source, fault } : null
}

function tellingOf({ requests }: Frame): Telling {
  if (requests.has('correct')) return 'mend'
  if (requests.has('simpler')) return 'simply'
  return requests.has('why') || requests.has('deeper') ? 'why' : 'whole'
}
