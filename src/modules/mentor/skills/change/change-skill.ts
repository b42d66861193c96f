import type { Frame, State } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import type { CodePart } from '../../engine/message'
import { isOnlyData } from '../../engine/reading/only-data'
import { asksWhetherItDoes } from '../../engine/requests/aim'
import { asksOfWhatWasDone, asksOnly } from '../../engine/requests/asks-only'
import type { Answer, Skill } from '../../engine/skill'
import { TELL_OF_MISTAKES } from '../../engine/skill-families'
import { isVersion, ownCode } from '../../engine/state'
import { partShownChange } from './changes/parts/part-wish'
import { PLAINEST_CHANGES } from './changes/plainest'
import { type Back, backAnswer, cannotAnswer, changeAnswer, unchangedAnswer } from './compose-change'
import { type Changed, makeChanges } from './make-changes'
import { complainsOfOwn, isProgram, isReadWhole, mayOrder, namesParts } from './of-own'
import { ASKS_ABOUT, isOfThis } from './of-this'
import { offersFor } from './offers'
import { saidOf } from './read-wishes'
import { CHANGES } from './registry'
import { withUnshown } from './unshown'

/** Changes the last program of the conversation, or the one that is pasted, by its tree. */
export const changeSkill: Skill = {
  name: 'change',
  accepts,
  answer,
  // «cuántas aves hay de cada especie?» beside a table is of no kind that wishes go by: its words and the table tell.
  found: (frame, state) =>
    IS_DATA.test(programAt(frame, state)?.code ?? '') || readsOwn(frame, state) ? PLAINEST : null,
}

/** Surer than an explanation of the same words. */
const SURE = 0.97
/** All that is asked can be made: surer than a card on one of its words. */
const MADE = 0.985
/** How it is done in the program at hand: surer than what is told of any program, or of its last error. */
const HERE = 0.992
/** What is written in the program, and what is to be written there, leave nothing to understand. */
const PLAINEST = 0.993
/** Before a search for a fault that nobody has told of, and before an explanation of what the program does. */
const LIKELY = 0.8
const MAYBE = 0.5
const LEAST = 0.3
/** An order that no change understands is answered with that, unless somebody is sure. */
const ORDERED = 0.951

/** Another program, not this one. */
const NEW_PROGRAM =
  /\b(?:(?:hazme|haz|dame|escrib\w+|crea\w*|genera\w*|programa\w*|quiero|necesito|ahora) (?:me )?(?:otr[oa] |un nuevo |una nueva )(?:programa|codigo|funcion|script|ejemplo|juego|calculadora|clase)|(?:hazme|haz|escrib\w+|crea\w*|genera\w*|necesito|quiero) (?:me )?(?:un|una) (?:programa|script|funcion (?:que|para)|juego|calculadora|clase (?:que|para)|agenda|menu (?:que|para)) (?!mas ))/

/** The program that a message is about: its own; a version of it that a mentor gave; the last one of the conversation. */
function programAt({ message }: Frame, { code, program }: State): CodePart | null {
  const own = ownCode(message)
  // Rows of data that come with a wish are no program.
  if (own && !((isOnlyData(own) || isRows(own)) && (code ?? program) !== null)) return own
  if (code && program && code !== program && isVersion(program.code, code.code)) return program
  return code ?? program
}

/** `Ana,8` line by line, as a file would hold it. */
const isRows = ({ tree }: CodePart) =>
  tree.body.length > 1 && tree.body.every((node) => node.kind === 'expression' && node.value.kind === 'tuple')

const changedBy = new WeakMap<Frame, Changed | null>()

/** The change that a message asks for, worked out once; null where there is no program, or no wish. */
export function changeOf(frame: Frame, state: State): Changed | null {
  const known = changedBy.get(frame)
  if (known !== undefined) return known
  const part = programAt(frame, state)
  const isReadable = part !== null && part.tree.errors.length === 0 && part.tree.body.length > 0 && !part.syntax
  const changed = isReadable ? withUnshown(makeChanges(part.code, saidOf(frame.message.prose), CHANGES), frame) : null
  changedBy.set(frame, changed)
  return changed
}

/** «Pero ¿qué tiene adentro GANA_A['piedra']?» changes nothing. */
const ASKS_WHAT =
  /^(?:(?:y|pero|no|oye|ya) )*(?:que|cuanto|cual) (?:(?:tiene|hay|vale|contiene|guarda|significa) (?:a?dentro |en |de )*\w|(?:me |se )?(?:imprime|sale|muestra|devuelve|da) (?:con|para|cuando) \w)/
function accepts(frame: Frame, state: State): number {
  if ((ASKS_WHAT.test(frame.plain) && frame.message.text.includes('?')) || asksOfWhatWasDone(frame.plain)) return 0
  if (frame.message.traceback !== null || programAt(frame, state) === null || isNewProgram(frame)) return 0
  const back = wantsBack(frame, state)
  if (back !== null) return back.kind === 'undo' ? PLAINEST : SURE
  if (readsData(frame, state)) return PLAINEST
  if (frame.wish !== 'said' && (asksOnly(frame.plain) || asksWhetherItDoes(frame.message.text, frame.plain))) return 0
  const changed = changeOf(frame, state)
  if (changed === null) return 0
  // That it does so already answers no «¿y si …?».
  const isSupposed = WHAT_IF.test(frame.plain) && frame.message.text.includes('?') && !WISHED_THEN.test(frame.plain)
  if (isSupposed && (changed.made.length === 0 || isWritten(changed) || TYPES.test(frame.plain))) return 0
  // What a complaint wishes is the mending: a change that does not do all of it is none.
  const isWhole = changed.made.length > 0 && (frame.wish === 'said' || changed.unmade.length === 0)
  if (
    isWritten(changed) &&
    ownCode(frame.message) === null &&
    (frame.wish !== 'none' || TELLS.test(frame.message.text))
  )
    return PLAINEST
  if (readsOwn(frame, state)) return PLAINEST
  if (complainsOfOwn(frame) && !isWhole) return LEAST
  if (isBesides(changed)) return isOrder(frame) || isOwnOrder(frame) ? ORDERED : LEAST
  // Half of what is asked is less than the whole program written anew.
  const isOfMentor = ownCode(frame.message) === null && state.answered.some(({ skill }) => skill === 'write')
  const open = changed.unmade.length + (isOfMentor ? (changed.unshown?.length ?? 0) : 0)
  if (changed.made.length > 0 && open > 0) return Math.min(ORDERED, surenessOf(frame, changed))
  if (isHowTo(frame, changed, state) || isOfThis(frame, changed, state)) return HERE
  if (changed.made.length === 0 && changed.asks.length === 0) {
    // «¿Y cómo hago que cambie de verdad?» after a fault was told is asked of that fault.
    if (HOW_TO.test(frame.plain) && TELL_OF_MISTAKES.has(state.answered.at(-1)?.skill ?? '')) return 0
    // «Dame ejercicios de funciones» orders nothing of the program.
    if (frame.requests.has('exercise')) return LEAST
    if (isOrder(frame) && changed.why.length > 0) return SURE
    if (changed.isContradicted) return ORDERED
    // Who shows code and asks what could be better orders nothing of it by the way.
    if (ownCode(frame.message) !== null && frame.requests.has('review')) return LEAST
    if ((isOrder(frame) || isOwnOrder(frame)) && !isExplained(frame)) return ORDERED
    return frame.requests.has('change') ? LEAST : 0
  }
  const sure = surenessOf(frame, changed)
  return sure === SURE && changed.made.length > 0 && ownCode(frame.message) === null ? MADE : sure
}

/** A small wish of a table or a chart, read to its last word: it may be asked, and stand beside the program. */
function readsData(frame: Frame, state: State): boolean {
  const part = programAt(frame, state)
  if (part === null || !IS_DATA.test(part.code)) return false
  const changed = changeOf(frame, state)
  return (
    changed !== null && changed.names.length === 1 && changed.names[0] === 'data-wish' && changed.unmade.length === 0
  )
}
const IS_DATA = /\b(?:pd|plt|np)\.|\bDictReader\(/

/** «mostrame también ventas» beside a program of one's own. */
function readsOwn(frame: Frame, state: State): boolean {
  const changed = mayOrder(frame) && namesParts(frame) ? changeOf(frame, state) : null
  return changed !== null && isWritten(changed) && isReadWhole(changed)
}

/** «pero mi archivo es ventas.csv» wishes by telling. */
const TELLS = /^[^¿?]{1,200}$/

const AS_IT_STANDS: ReadonlySet<string> = new Set([...PLAINEST_CHANGES, partShownChange].map(({ name }) => name))
const isWritten = ({ names, unmade, asks, why }: Changed) =>
  names.length > 0 && names.every((name) => AS_IT_STANDS.has(name)) && unmade.length + asks.length + why.length === 0

/** Most of what is asked is not done: what was would be something else, said as if it were the answer. */
function isBesides({ made, names, unmade }: Changed): boolean {
  if (made.length === 0 || unmade.length === 0) return false
  const stray = names.filter((name) => BY_THE_WAY.has(name)).length
  return stray === names.length || (stray > 0 && unmade.length > made.length + 1)
}
/** Read in a word or two of what somebody says, beside what is wanted. */
const BY_THE_WAY: ReadonlySet<string> = new Set(['piece', 'aggregate', 'add-input', 'data-items', 'ask-user'])

const HOW_TO = /\bcomo (?:hago|haria|hacemos|puedo hacer|podria hacer|le hago)\b/
/** Whether it asks how the program at hand can be made otherwise, and all of that can be made or is done already. */
const isHowTo = ({ message, plain }: Frame, { made, names, why, unmade, asks }: Changed, { isExample }: State) =>
  !isExample &&
  ownCode(message) === null &&
  HOW_TO.test(plain) &&
  made.length + why.length > 0 &&
  unmade.length + asks.length === 0 &&
  !names.some((name) => BY_THE_WAY.has(name))

/** It says how the program must be, and does not complain of how it is: no explanation is meant. */
const isOrder = ({ message, plain, wish }: Frame) =>
  ownCode(message) === null && (wish === 'said' || (wish === 'hinted' && !COMPLAINS.test(plain)))

/** The same said of code that is pasted with it, of which nothing else is said. */
const isOwnOrder = ({ message, wish, requests }: Frame) =>
  isProgram(ownCode(message)) &&
  // A console shows what came out: it is asked about.
  ownCode(message)?.form !== 'session' &&
  (wish === 'said' || (wish === 'hinted' && requests.has('change')))

/** «hazlo más fácil», «ponme otro ejemplo», «ponme un ejercicio»: told again, or something else. */
const isExplained = ({ requests, plain, wish }: Frame) =>
  wish !== 'said' &&
  ((['simpler', 'deeper', 'another-example', 'exercise', 'review', 'correct', 'why', 'predict-output'] as const).some(
    (request) => requests.has(request),
  ) ||
    isQuestion(plain))
const isQuestion = (plain: string) => ASKS_ABOUT.test(plain) || COMPLAINS.test(plain)

/** «y si lo quito», «qué pasa si …»: asked what would be, not for a change. */
const WHAT_IF =
  /^(?:\w+ ){0,2}(?:y si|que (?:pasa|pasaria|ocurre) si) (?!(?:en (?:vez|lugar) de [^?.,;]{2,40} )?(?:solo |tambien |ademas |ahora |no )?(?:(?:pongo|hago) que |quiero|quisiera|quieres|queremos|me gustaria|necesito|lo quiero|la quiero))/
/** «¿Y si escribe letras?» is told of whoever types. */
const TYPES =
  /\bsi (?:(?:yo|el usuario|alguien|uno|una|le|se) )*(?:escrib|met|pon|tecle|introduc|ingres)(?:o|e|en|es)\b/
/** «¿Y si no existe que avise?» */
const WISHED_THEN = /\b(?:lanz|devuelv|salt|avis|dig|retorn|que )\w*/
const COMPLAINS =
  /\bno (?:me |se |le )?(?:sale|salen|funciona|va|hace|imprime|muestra|ordena|suma|entra|deja|corre)\b|\b(?:me|le|y|pero) (?:sale|da|salta|tira|lanza|bota|marca|aparece|dice|pone) (?:un |el |este |una |otro )?(?:error|\w+error|excepcion|cosa)/
/** «quiero quitar los suspensos y me deja el 4» */
const WENT_WRONG =
  /^(?:(?:hola|buenas|oye) )*(?:me|se|no) [a-z]+[aen]\b|\bmal\b|\b(?:y|pero|aunque|solo que|porque) (?:(?:no|me|se|le|lo|la|todo|siempre) )+[a-z]+[aeno]\b/
const ASKS_EFFECT =
  /^(?:\w+ ){0,2}que (?:pasa|pasaria|ocurre|sucede)(?: \w+)? (?:si|cuando|al)\b|^(?:\w+ ){0,2}si .{3,80} que (?:pasa|pasaria|ocurre|sucede|sale|saldria|imprime)$/
/** «¿y si el descuento fuera del 20?» */
const TRIES_A_SHARE =
  /^(?:\w+ ){0,2}(?:y )?si (?:el|la) (?:iva|igv|descuento|propina|comision|recargo|precio|interes|irpf|impuesto)\b/
/** Heard where nobody can say what would come of it. */
const TRIED = 0.61
/** Their words ask for nothing but a change. */
const CLEAR = new Set([
  'only-value',
  'sort',
  'without',
  'without-pandas',
  'into-class',
  'as-function',
  'csv-table',
  'save',
])

function surenessOf(frame: Frame, { names, unmade }: Changed): number {
  const { message, plain, wish } = frame
  const asked = message.text.trim().endsWith('?')
  if (TRIES_A_SHARE.test(plain)) return asked ? TRIED : SURE
  // «¿Qué pasa si pongo …?» asks what would be, whatever verb stands in it.
  if (ASKS_EFFECT.test(inFull(plain))) return 0
  if (wish === 'said' || names.includes('comments')) return SURE
  if (WHAT_IF.test(plain) && (asked || !WISHED_THEN.test(plain))) return 0
  // «si …, que avise» says what is to be, whatever words of faults tell the case.
  if (
    names.some((name) => name === 'when' || name === 'checked-call') &&
    unmade.length === 0 &&
    (!COMPLAINS.test(plain) || wish !== 'none')
  )
    return SURE
  // A rule that is told tier by tier is no complaint.
  if (names.includes('tiers') && unmade.length === 0 && !COMPLAINS.test(plain) && !asked) return SURE
  // Beside code of one's own, what is wrong with it is asked, whatever verbs tell of it; a wish that is made whole is none of that.
  if (ownCode(message) !== null) {
    const isWhole = unmade.length === 0 && (wish !== 'none' || !(asked || isQuestion(plain) || WENT_WRONG.test(plain)))
    return isOwnOrder(frame) ? SURE : isWhole ? LIKELY : LEAST
  }
  const wants = wish !== 'none'
  if (COMPLAINS.test(plain) || ASKS_ABOUT.test(plain)) return wants ? SURE : LEAST
  const isClear = unmade.length === 0 && names.some((name) => CLEAR.has(name))
  return wants || isClear || (!(asked && IF.test(plain)) && plain.split(' ').length <= SHORT) ? SURE : MAYBE
}

/** Short words after a program are about the program. */
const SHORT = 12
/** «Si quito el .items(), ¿se rompe?» */
const IF = /^(?:\w+ ){0,2}si /

const DIFF = /\b(?:diff|diferencias?|antes y (?:el )?despues)\b/
const UNDO =
  /\b(?:dej\w+ como estaba|como estaba(?: antes)?$|deshaz\w*|deshacer\w*|vuelve (?:atras|a (?:ponerlo |dejarlo )?como estaba|a l[oa] (?:de antes|anterior)|a la (?:version )?anterior)|(?:quita|borra|elimina|deshaz) (?:eso|l[oa]) (?:que (?:(?:me )?(?:has|acabas de) |pusiste|anadiste|agregaste|metiste)(?:\w+ ?){0,3}|ultimo(?: que \w+(?: \w+)?)?)$|(?:la |mi )?version (?:anterior|de antes|original)|quita (?:ese|el ultimo|lo ultimo) ?(?:cambio)?$|como (?:lo tenia|era antes))\b/

/** «déjalo como estaba», «enséñame el diff»: what is about the last change itself. */
function wantsBack({ plain, message }: Frame, { before, code, program, answered }: State): Back | null {
  const now = program ?? code
  if (ownCode(message) !== null || before === null || now === null || before.code === now.code) return null
  if (UNDO.test(plain) || takesBack(plain, { before: before.code, now: now.code, answered }))
    return { kind: 'undo', before: before.code, now: now.code }
  return DIFF.test(plain) && plain.split(' ').length <= SHORT
    ? { kind: 'diff', before: before.code, now: now.code }
    : null
}

const TAKES_OFF =
  /^(?:(?:no|y|pero|mejor|vale|ahora|perdon) )*(?:quita|borra|elimina)(?:l[oa]s?|r?l[oa]s?| (?:eso|lo (?:del?|de l[oa]s?) (?<what>\w{1,20})))$/
type Last = { before: string; now: string } & Pick<State, 'answered'>

/** «quítalo», «quita lo del nombre»: what the last change has put in, and what was not there before. */
function takesBack(plain: string, { before, now, answered }: Last): boolean {
  const found = TAKES_OFF.exec(plain)
  if (!found || answered.at(-1)?.skill !== 'change') return false
  const what = found.groups?.what
  const old = new Set(before.split('\n'))
  const added = now.split('\n').filter((line) => !old.has(line))
  const says = (text: string) => what === undefined || saidOf(text).plain.includes(what)
  return added.some(says) && (what === undefined || !says(before))
}

const isNewProgram = ({ plain, message }: Frame) =>
  ownCode(message) === null && NEW_PROGRAM.test(plain) && !USES_IT.test(plain)
/** «otra función que use esa»: it goes with the program at hand. */
const USES_IT =
  /\b(?:us[ae]|usando|utilice|llame a|con) (?:esa|esta|la (?:anterior|primera|de antes|funcion (?:anterior|de antes)))(?: funcion)?\b/

function answer(frame: Frame, state: State): Answer | null {
  const back = wantsBack(frame, state)
  if (back !== null) return backAnswer(back)
  const part = programAt(frame, state)
  const changed = changeOf(frame, state)
  if (part === null || changed === null) return null
  const showsDiff = DIFF.test(frame.plain)
  if (changed.made.length > 0 && !isBesides(changed)) return changeAnswer(part.code, changed, { showsDiff })
  const unchanged = changed.made.length > 0 ? null : unchangedAnswer(changed)
  if (unchanged) return unchanged
  if ((isOrder(frame) || isOwnOrder(frame)) && !isExplained(frame))
    return { ...cannotAnswer(changed.unmade, offersFor(part.code, frame.plain)), isFinal: true }
  return frame.requests.has('change') ? cannotAnswer(changed.unmade, offersFor(part.code, frame.plain)) : null
}
