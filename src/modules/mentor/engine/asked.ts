import type { Request, State } from './frame'
import type { Kind, Likely } from './kinds/kind-model'
import { readKinds, sureKind } from './kinds/read-kinds'
import { plainText } from './lexicon/plain-text'
import type { Message } from './message'
import { isOnlyData } from './reading/only-data'
import { contrasts } from './requests/contrast'
import { readRequests } from './requests/read-requests'
import { declares, reports } from './requests/reports'
import { CALL_TREE, ORDERED, TRACED } from './requests/run-orders'
import { isOrder, isSpecification } from './requests/specification'
import { statesTask } from './requests/stated-task'
import { wishOf } from './requests/wish'
import type { Wish } from './requests/wish-in-clause'
import { ownCode } from './state'
import { readFunctions } from './task/read-signatures'
import { readRequestText } from './task/request-text'

type Asked = { requests: Set<Request>; wish: Wish; likely: Likely }

/** What a message asks for, by its words and by what all of it is likely to be. */
export function askedIn(message: Message, state: State): Asked {
  const plain = plainText(message.prose)
  const own = ownCode(message)
  // Data says nothing that could be reviewed, mended or run: what is asked of it is asked of a program for it.
  const isProgram = own !== null && !isOnlyData(own)
  const requests = readRequests(plain, { code: isProgram, error: message.traceback !== null })
  const likely = readKinds(message, state.answered.length > 0)
  const kind = sureKind(likely)
  const wish = wishBy(kind, message, isProgram)
  const isBare = own === null && message.traceback === null && message.output === null
  const isTold = isBare && (kind === 'generate' || statesTask(message.prose))
  const isOrdered = state.code === null && (isTold || isOrder(message))
  const isComplaint = isReport(message, { requests, wish, hasOther: state.code !== null })
  if (isComplaint || isOrdered) for (const request of OF_WHAT_IS_THERE) requests.delete(request)
  if (isComplaint) requests.add('find-fault')
  if (isOrdered || isSpecified(message, requests)) requests.add('write')
  else if (state.code === null && !isQuestionOf(requests) && isSpecification(message)) requests.add('write')
  if (isProgram) {
    const about = kind ?? likeliest(likely, requests)
    // Who was surprised by what comes out wants it otherwise, however explaining it may be put.
    const isSurprised = about === 'explain' && isComplaint && contrasts(message.prose)
    const asked = about === null || isSurprised ? undefined : REQUEST_OF[about]
    if (about === 'change') for (const request of OF_WHAT_IS_THERE) requests.delete(request)
    if (asked !== undefined) requests.add(asked)
  }
  return { requests, wish, likely }
}

type Said = { requests: ReadonlySet<Request>; wish: Wish; hasOther: boolean }

/** Who only tells what the program does neither orders nor asks what the words of it could be about. */
function isReport(message: Message, { requests, wish, hasOther }: Said): boolean {
  const own = ownCode(message)
  if (own === null || message.traceback !== null) return false
  if (reports(message.prose) || (!hasOther && !isOnlyData(own) && contrasts(message.prose))) return true
  // «Cambio una celda y cambian dos»: a word of changes that wishes none.
  const isOfChange = [...requests].every((request) => request === 'change')
  return (
    isOfChange && wish === 'none' && !hasOther && own.form !== 'session' && !isOnlyData(own) && declares(message.prose)
  )
}

/** What is asked of a program that is shown. */
const REQUEST_OF: Partial<Record<Kind, Request>> = {
  fault: 'find-fault',
  explain: 'explain-code',
  review: 'review',
  change: 'change',
}

/** What of a program that is shown is likely asked, where that is more likely than all else together; a doubt whether it fails is a fault's. */
function likeliest(likely: Likely, requests: ReadonlySet<Request>): Kind | null {
  if (likely.explain > MORE_THAN_ALL) return 'explain'
  // «¿Me lo puede justificar alguien?»: who asks why wants no other program.
  if (requests.has('why') || requests.has('what-is')) return null
  return likely.review > MORE_THAN_ALL && likely.fault < MAY_FAIL ? 'review' : null
}
const MORE_THAN_ALL = 0.5
const MAY_FAIL = 0.25

/** Beside a program of one's own, words tell what is wrong or what shall be: the whole message says which. */
function wishBy(kind: Kind | null, { prose }: Message, isOwn: boolean): Wish {
  const plain = plainText(prose)
  if (isOwn && [TRACED, ORDERED, CALL_TREE].some((asks) => asks.test(plain))) return 'none'
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
