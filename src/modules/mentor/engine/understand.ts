import { allNames } from '../python/names'
import { askedIn } from './asked'
import type { Frame, State } from './frame'
import { levelOf } from './level'
import { plainText } from './lexicon/plain-text'
import type { CodePart, Message } from './message'
import { asksWhetherItDoes } from './requests/aim'
import { isFollowUp } from './requests/follow-up'
import { goesOnWith } from './requests/points-back'
import { readRequests } from './requests/read-requests'
import { completedCode, revisedCode } from './revised-code'
import { ownCode } from './state'

/** A message with what it is about: the pieces that it shows, or those of the conversation that it points back to. */
export function understand(message: Message, state: State): Frame {
  const plain = plainText(message.prose)
  const said = `${message.pleasantries ?? ''} ${message.text}`
  const own = ownCode(message)
  const { requests, wish, likely } = askedIn(message, state)
  const bareLine = state.code === null ? null : BARE_LINE.exec(plain)
  const pointsBack =
    own === null &&
    (isFollowUp(plain) ||
      (state.code !== null && REVIEWS.test(plain)) ||
      bareLine !== null ||
      message.traceback !== null ||
      mentionsOf(message, state.code).length > 0 ||
      (state.code !== null && (asksWhetherItDoes(message.text, plain) || SUPPOSES.test(plain))) ||
      ((state.code !== null || state.error !== null) && goesOnWith(state.code, plain, requests.has('simpler'))))
  // What goes on with a program may ask of it what is only asked where one is shown.
  if (pointsBack && state.code !== null) {
    const more = readRequests(plain, { code: true, error: false })
    const isWish = more.has('change') || more.has('write') || /\b(?:quiero|quisiera|necesito|me gustaria)\b/.test(plain)
    for (const request of OF_CODE) if (more.has(request) && !isWish) requests.add(request)
    if (REVIEWS.test(plain) && more.has('review')) requests.add('review')
  }
  // A signature in a request («una función media(notas)») is to be written, not read; beside an error it is what failed.
  const isWriting = (requests.has('write') || requests.has('exercise')) && message.traceback === null
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

/** «¿Qué pasaría si la lista está vacía?»: of the program at hand. */
const SUPPOSES = /^(?:(?:y|pero|vale|ok) )*que (?:pasa|pasaria|sucede|sucederia|ocurre|ocurriria) (?:si|cuando) /
/** «Revisa mi código», «¿qué le mejorarías?», of what is at hand. */
const REVIEWS =
  /^(?:(?:y|pero|vale|ok|ahora|me|lo|la|puedes|podrias|quiero que) )*(?:revis\w+|(?:esta|va) bien (?:mi|el|este) \w+|que (?:te parece|opinas)|(?:que|como) (?:le |lo |la )?mejor\w+)(?: (?:de |a )?(?:mi|el|este|del|al|esto|eso|porfa|asi|lo|la|codigo|programa|funcion|favor|por))*$/
const OF_CODE = ['explain-code', 'predict-output', 'complexity', 'what-if'] as const
const LINE = /\blineas? (\d{1,4})\b/g
/** «qué hace la 2», «no entiendo la 3». */
const BARE_LINE =
  /^(?:(?:y|pero|vale|ok|ah) )*(?:que (?:hace|es)|no (?:entiendo|pillo|veo)|para que (?:es|sirve)|explica(?:me)?) la (\d{1,3})$/

/** Code that is only mentioned in a sentence, where there is no other. */
const mentioned = ({ code }: Message): CodePart | null => code.find(({ tree }) => tree.body.length > 0) ?? null

/** Code that comes after an error was explained without any: it is the error's. */
function isCodeForError(own: CodePart | null, state: State): boolean {
  const isOnlyExample = state.code === state.program && /^error/.test(state.answered.at(-1)?.skill ?? '')
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
  /(?:\bqu[eé] (?:es|vale|contiene|guarda|hay en)|\bcu[aá]nto vale|\bvariable|\bpar[aá]metro|\bfunci[oó]n|\blista) (?:el |la |los |las )?([\p{L}_][\p{L}\d_]*)(?=\s*(?:$|[?.,!])| (?:antes|despu[eé]s|al|en|cuando|tras|justo)(?!\p{L}))/giu

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
