import { allNames } from '../../python/names'
import type { Frame, Request, State } from '../frame'
import { skillSet } from '../skill-families'
import { statesResults } from './points-back'
import { isAbsent, termsNamed } from './terms-at-hand'

/**
 * What a message that shows nothing of its own does with the program or the error that was spoken about: says that nothing has changed,
 * what it takes the program to do, asks what a change would do, how something is done, or what a part of it is.
 */
export type Act = 'same' | 'understood' | 'effect' | 'how' | 'part' | 'other'

const MAX_WORDS = 24
/** They read the program or the error that is shown. */
export const READERS_OF_PROGRAMS = skillSet(
  'errors',
  'error-catalogue',
  'faults',
  'review',
  'explain',
  'what-if',
  'follow-up',
)
/** What was spoken about is a program, or an error of one. */
const ABOUT_PROGRAMS: ReadonlySet<string> = new Set([...READERS_OF_PROGRAMS, 'change', 'complaint', 'write'])

const SAME =
  /\b(?:sale|salen|da|dan|pasa|sigue|aparece|hace|marca|tira|dice|pone)(?: \w+ndo(?:me)?)? (?:lo mismo|el mismo (?:error|mensaje|fallo))\b(?! que)|\bsale igual\b|\b(?:sigue|esta|quedo|quedamos) igual\b|\bno (?:ha )?cambi(?:a|o|ado) (?:nada|en nada)\b|^(?:(?:y|pero|pues|no|nada) )*(?:lo mismo|el mismo error)$/
const UNDERSTOOD =
  /^(?!.*\b(?:y como|quiero|necesito)\b)(?:(?:vale|ok|ah|aja|y|pero|bueno|ya|pues|mmm) )*(?:a ver si (?:lo |la )?(?:pillo|entiendo|entendi|he entendido|capto|cacho|me entero)|o sea|osea|es decir|si (?:lo )?(?:entiendo|entendi) bien|entonces (?:el|la|los|las|ese|esa|eso|primero|cada|no)\b)/
const EFFECT = /\b(?:y si|si (?:hubiera|hubiese)|que (?:pasa|pasaria|ocurre|sucede|sale|saldria) (?:si|cuando))\b/
const HOW =
  /^(?:(?:vale|ok|ah|y|pero|bueno|ya|entonces|ahora|genial|perfecto|gracias) )*(?:como (?:lo|la|los|las|le|se lo|hago|haria|puedo|podria|seria|quedaria)\b|y? ?(?:con|en) (?:un|una)\b|eso en\b)/
const PART =
  /\b(?:que (?:es|hace|significa|quiere decir|vale|era)|para que (?:es|sirve|vale)|(?<!\b(?:solo|quiero|solamente|unicamente|muestra|dame) )lo del?|no (?:entiendo|me queda claro|pillo|veo)|lineas? \d+)\b/

const ACTS: readonly (readonly [Act, RegExp])[] = [
  ['same', SAME],
  ['understood', UNDERSTOOD],
  ['effect', EFFECT],
  ['part', PART],
  ['how', HOW],
]

/** Null where nothing was spoken about that it could go on with, or it shows or orders something of its own. */
export function continuationOf(
  { message, plain, requests, isRevised }: Frame,
  { code, program, error, answered }: State,
): Act | null {
  const isOwn =
    isRevised === true ||
    message.traceback !== null ||
    message.output !== null ||
    message.data !== null ||
    message.code.some(({ form }) => form !== 'inline')
  if (isOwn || plain === '' || plain.split(' ').length > MAX_WORDS) return null
  if (code === null && program === null && error === null) return null
  if (!ABOUT_PROGRAMS.has(answered.at(-1)?.skill ?? '') || requests.has('exercise') || ANEW.test(plain)) return null
  return ACTS.find(([, words]) => words.test(plain))?.[0] ?? 'other'
}

/** Another program is ordered. */
const ANEW =
  /\b(?:(?:hazme|haz|dame|escrib\w+|crea\w*|necesito|quiero) (?:me )?(?:otr[oa]|un|una|el|la) (?:\w+ )?(?:programa|codigo|funcion|script|juego|calculadora|clase))\b/

/** Whether a skill is about what a continuation does: of those that go by single words, which would answer another question. */
export function mayContinue(skill: string, act: Act, frame: Frame, state: State): boolean {
  const { requests, error, plain } = frame
  const asks = (list: readonly Request[]) => list.some((request) => requests.has(request))
  switch (skill) {
    case 'talk':
      return act === 'other'
    case 'off-topic':
      return act !== 'same'
    case 'product':
      return act !== 'same' && !IS_SAFE.test(plain)
    // The error of before is told again to who asks about it, and to nobody else.
    case 'errors':
      return error === null || (act !== 'effect' && act !== 'same' && (asks(OF_AN_ERROR) || MENDS.test(plain)))
    case 'faults':
      return (
        asksOfFault(frame, state) || statesResults(plain) || ((act === 'other' || act === 'how') && asks(OF_A_FAULT))
      )
    case 'explain':
      return !(act === 'part' && isOfOther(frame, state)) && !SHORTER.test(plain)
    case 'change':
      return act !== 'understood' && act !== 'same'
    // «Cómo lo ordeno» is asked of what was spoken about: an example with other data answers another question.
    case 'write':
      return (
        (act === 'how' || act === 'other' || frame.wish === 'said' || ORDERS_MORE.test(plain)) &&
        !STANDS_FOR.test(plain)
      )
    default:
      return true
  }
}

/** «Entonces qué le cambio», «y cómo lo arreglo». */
const MENDS =
  /\bque (?:le |lo |se |tengo que |debo |hay que )*(?:cambi|pon|hag|hacer|quit|corrij|corrig|arregl|modific|toc)\w+|\bcomo (?:lo |la |se |puedo )*(?:arregl|solucion|corrij|corrig|quit|evit|soluc)\w+/
/** «Ponle 5 intentos y si los gasta que diga cuál era»: whatever it asks besides, the program shall do more. */
const ORDERS_MORE =
  /^(?:(?:y|ahora|pero|vale|ok|bien|tambien|ademas|luego|genial|perfecto|gracias) )*(?:pon(?:le|l[oa]|me|er)?|haz(?:l[oa]|me|melo)?|anad\w+|agreg\w+|cambia\w*|quiero que|necesito que|q(?:ue)? (?:(?:me|se|lo|la|le|tambien|ademas|al final) )*(?:pid|dig|muestr|cuent|guard|pregunt|calcul|salg|haga|repit|imprim|avis|ponga|teng|pued)\w*)\b/
/** Of the program that was written, not of what becomes of people's data. */
const IS_SAFE = /^(?:(?:y|pero|vale|ok|entonces|eso|esto) )*es (?:seguro|fiable|segura)$/
const STANDS_FOR = /\bcomo (?:lo|la|los|las|le) \w+/
const SHORTER = /\bmas cort[oa]\b|\bmenos lineas\b|\bacort\w+/
const OF_AN_ERROR: readonly Request[] = ['explain-error', 'find-fault', 'correct', 'why', 'simpler', 'deeper']
const OF_A_FAULT: readonly Request[] = ['find-fault', 'correct', 'why']
/** «¿Y cómo hago para que no cambie la otra?», after a fault was told. */
const asksOfFault = ({ plain }: Frame, { answered }: State) =>
  answered.slice(-2).some(({ skill }) => skill === 'faults') &&
  /\bcomo (?:hago|haria|evito|puedo (?:hacer|evitar)|lo (?:arreglo|evito|hago))\b|\blo mismo\b/.test(plain)
/** «y n qué es», «qué vale total». */
const NAME_ASKED =
  /^(?:y |pero |vale |ok )*(?:(?:el |la |ese |esa )?([a-z_]\w{0,20}) que (?:es|vale|hace)|que (?:es|vale|hace) (?:el |la )?([a-z_]\w{0,20}))$/

/** What is asked of a word or a name that the program at hand does not have. */
function isOfOther({ message, plain, names }: Frame, { code, program }: State): boolean {
  const atHand = code ?? program
  if (atHand === null || names.length > 0) return false
  const terms = termsNamed(message.prose)
  if (terms.length > 0) return terms.every((term) => isAbsent(term, atHand.code))
  const [, before, behind] = NAME_ASKED.exec(plain) ?? []
  const name = before ?? behind
  return name !== undefined && name.length < MIN_WORD && !allNames(atHand.tree).has(name)
}
/** A longer word may be Spanish for something in it. */
const MIN_WORD = 3
