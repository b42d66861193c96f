import { allNames } from '../python/names'
import { ORDERED, TRACED } from '../skills/explain/focus/way-there'
import type { Frame, Request, State } from './frame'
import type { Kind, Likely } from './kinds/kind-model'
import { readKinds, sureKind } from './kinds/read-kinds'
import { levelOf } from './level'
import { plainText } from './lexicon/plain-text'
import type { CodePart, Message } from './message'
import { isOnlyData } from './reading/only-data'
import { asksWhetherItDoes } from './requests/aim'
import { isFollowUp } from './requests/follow-up'
import { goesOnWith } from './requests/points-back'
import { readRequests } from './requests/read-requests'
import { declares, reports } from './requests/reports'
import { isOrder, isSpecification } from './requests/specification'
import { statesTask } from './requests/stated-task'
import { wishOf } from './requests/wish'
import type { Wish } from './requests/wish-in-clause'
import { completedCode, revisedCode } from './revised-code'
import { ownCode } from './state'
import { readFunctions } from './task/read-signatures'
import { readRequestText } from './task/request-text'

/** A message with what it is about: the pieces that it shows, or those of the conversation that it points back to. */
export function understand(message: Message, state: State): Frame {
  const plain = plainText(message.prose)
  const said = `${message.pleasantries ?? ''} ${message.text}`
  const own = ownCode(message)
  // Data says nothing that could be reviewed, mended or run: what is asked of it is asked of a program for it.
  const requests = readRequests(plain, { code: own !== null && !isOnlyData(own), error: message.traceback !== null })
  // Who only tells what the program does neither orders nor asks what the words of it could be about.
  const likely = readKinds(message, state.answered.length > 0)
  const kind = sureKind(likely)
  const wish = wishBy(kind, message, own !== null && !isOnlyData(own))
  // «Cambio una celda y cambian dos»: a word of changes that wishes none.
  const isOfChange = [...requests].every((request) => request === 'change')
  const isSaidOnly = isOfChange && wish === 'none' && state.code === null && declares(message.prose)
  const isReport =
    own !== null &&
    message.traceback === null &&
    (reports(message.prose) || (isSaidOnly && own.form !== 'session' && !isOnlyData(own)))
  if (isReport) for (const request of OF_WHAT_IS_THERE) requests.delete(request)
  if (isReport) requests.add('find-fault')
  const isBare = own === null && message.traceback === null && message.output === null
  const isTold = isBare && (kind === 'generate' || statesTask(message.prose))
  const isOrdered = state.code === null && (isTold || isOrder(message))
  if (isOrdered) for (const request of OF_WHAT_IS_THERE) requests.delete(request)
  if (isOrdered || isSpecified(message, requests)) requests.add('write')
  else if (state.code === null && !isQuestionOf(requests) && isSpecification(message)) requests.add('write')
  if (own !== null && !isOnlyData(own)) {
    const about = kind ?? likeliest(likely)
    const asked = about === null ? undefined : REQUEST_OF[about]
    if (about === 'change') for (const request of OF_WHAT_IS_THERE) requests.delete(request)
    if (asked !== undefined) requests.add(asked)
  }
  const bareLine = state.code === null ? null : BARE_LINE.exec(plain)
  const pointsBack =
    own === null &&
    (isFollowUp(plain) ||
      bareLine !== null ||
      message.traceback !== null ||
      mentionsOf(message, state.code).length > 0 ||
      (state.code !== null && asksWhetherItDoes(message.text, plain)) ||
      ((state.code !== null || state.error !== null) && goesOnWith(state.code, plain, requests.has('simpler'))))
  // What goes on with a program may ask of it what is only asked where one is shown.
  if (pointsBack && state.code !== null) {
    const more = readRequests(plain, { code: true, error: false })
    const isWish = more.has('change') || more.has('write') || /\b(?:quiero|quisiera|necesito|me gustaria)\b/.test(plain)
    for (const request of OF_CODE) if (more.has(request) && !isWish) requests.add(request)
  }
  // A signature in a request («una función media(notas)») is to be written, not read.
  const isWriting = requests.has('write') || requests.has('exercise')
  const revised = revisedCode(message, state) ?? completedCode(message, state)
  const code = revised ?? own ?? (pointsBack ? state.code : null) ?? (isWriting ? null : mentioned(message))
  const isOfError = pointsBack || isCodeForError(own, state) || (revised !== null && state.code === null)
  const isMended = revised !== null && state.code !== null
  const error = message.traceback ?? (isOfError && !isMended ? state.error : null)
  return {
    message,
    plain,
    requests,
    wish,
    likely,
    names: mentionsOf(message, code),
    lines: [...plain.matchAll(LINE), ...(bareLine === null ? [] : [bareLine])].map(([, line]) => Number(line)),
    level: own === null ? (state.level ?? levelOf(said)) : levelOf(said),
    code,
    error,
    isFollowUp: pointsBack && state.answered.length > 0,
    ...(revised === null ? {} : { isRevised: true }),
  }
}

/** What is asked of a program that is shown. */
const REQUEST_OF: Partial<Record<Kind, Request>> = {
  fault: 'find-fault',
  explain: 'explain-code',
  review: 'review',
  change: 'change',
}

/** What of a program that is shown is likely asked, where that is more likely than all else together; a doubt whether it fails is a fault's. */
function likeliest(likely: Likely): Kind | null {
  if (likely.explain > MORE_THAN_ALL) return 'explain'
  return likely.review > MORE_THAN_ALL && likely.fault < MAY_FAIL ? 'review' : null
}
const MORE_THAN_ALL = 0.5
const MAY_FAIL = 0.25

/** Beside a program of one's own, words tell what is wrong or what shall be: the whole message says which. */
function wishBy(kind: Kind | null, { prose }: Message, isOwn: boolean): Wish {
  const plain = plainText(prose)
  if (isOwn && (TRACED.test(plain) || ORDERED.test(plain))) return 'none'
  if (isOwn && kind === 'change') return 'said'
  if (isOwn && kind !== null && kind !== 'followup') return 'none'
  return wishOf(prose, { isOwn })
}

/** What the rule of a function that is ordered says by chance: «me diga cuánto sale», «si pongo 0», «no está bien escrito». */
const OF_WHAT_IS_THERE: readonly Request[] = [
  'explain-error',
  'explain-code',
  'predict-output',
  'find-fault',
  'why',
  'correct',
  'what-is',
  'what-if',
  'complexity',
  'review',
  'exercise',
  'change',
]
const OF_CODE = ['explain-code', 'predict-output', 'complexity', 'what-if'] as const
/** «mcd(a, b) sin importar math»: a signature that stands in a sentence, with nothing asked of it, is to be written. */
function isSpecified(message: Message, requests: ReadonlySet<Request>): boolean {
  if (message.traceback !== null || message.output !== null) return false
  if ([...requests].some((request) => ABOUT_CODE.has(request)) || OWN.test(plainText(message.prose))) return false
  if (message.code.some(({ form, tree }) => form !== 'inline' && tree.body.some(({ kind }) => kind !== 'assign')))
    return false
  if (WISH.test(plainText(message.prose)) && (message.code.length > 0 || message.data !== null)) return true
  return readFunctions(readRequestText(message.text)).length > 0
}

const isQuestionOf = (requests: ReadonlySet<Request>) => [...requests].some((request) => ABOUT_CODE.has(request))

const LINE = /\blineas? (\d{1,4})\b/g
/** «qué hace la 2», «no entiendo la 3». */
const BARE_LINE =
  /^(?:(?:y|pero|vale|ok|ah) )*(?:que (?:hace|es)|no (?:entiendo|pillo|veo)|para que (?:es|sirve)|explica(?:me)?) la (\d{1,3})$/

/** Data with a wish: «tengo notas = [5, 8] y quiero la media». */
const WISH = /\b(?:quiero|necesito|quisiera|ocupo|hazme|saca|sacame|imprime|muestra|muestrame|calcula)\b/
/** What is asked of code that is there. */
const ABOUT_CODE = new Set<Request>([
  'explain-code',
  'predict-output',
  'review',
  'what-is',
  'complexity',
  'change',
  'exercise',
])
/** Somebody's own function that does not do what it should. */
const OWN =
  /\b(?:mi (?:funcion|codigo|programa)|tengo (?:esta|la) funcion|hice|escribi|no (?:me )?(?:funciona|va|sirve|sale|jala|anda|entiendo)|falla|me (?:da|sale|tira|imprime|devuelve|marca|lanza))\b/

/** Code that is only mentioned in a sentence, where there is no other. */
const mentioned = ({ code }: Message): CodePart | null => code.find(({ tree }) => tree.body.length > 0) ?? null

/** Code that comes after an error was explained without any: it is the error's. */
function isCodeForError(own: CodePart | null, state: State): boolean {
  const isOnlyExample = state.code === state.program && state.answered.at(-1)?.skill === 'errors'
  return own !== null && state.error !== null && (state.code === null || isOnlyExample)
}

const WORD = /[\p{L}_][\p{L}\d_]*/gu

/** The names of some code that a message mentions, in its order. Words that are Spanish as well count only in quotes or as code. */
function mentionsOf({ prose }: Message, code: CodePart | null): string[] {
  if (code === null) return []
  const names = allNames(code.tree)
  const words = (prose.match(WORD) ?? []).filter((word) => names.has(word) && !COMMON.has(word.toLowerCase()))
  const marked = [...prose.matchAll(MARKED), ...prose.matchAll(ASKED_FOR)]
    .map(([, word = '']) => word)
    .filter((word) => names.has(word))
  return [...new Set([...words, ...marked])]
}

const MARKED = /[`'"«“]([\p{L}_][\p{L}\d_]*)[`'"»”]/gu
/** «qué vale total», «la variable datos». */
const ASKED_FOR =
  /(?:\bqu[eé] (?:es|vale|contiene|guarda|hay en)|\bcu[aá]nto vale|\bvariable|\bpar[aá]metro|\bfunci[oó]n|\blista) (?:el |la |los |las )?([\p{L}_][\p{L}\d_]*)(?=\s*(?:$|[?.,!]))/giu

/** Words of sentences that are names in programs, too. */
const COMMON = new Set([
  'a',
  'e',
  'o',
  'u',
  'y',
  'el',
  'la',
  'lo',
  'de',
  'en',
  'no',
  'se',
  'si',
  'es',
  'un',
  'con',
  'por',
  'total',
  'dia',
  'dato',
  'datos',
  'lista',
  'texto',
  'numero',
  'nombre',
  'resultado',
  'funcion',
  'print',
  'for',
  'if',
])
