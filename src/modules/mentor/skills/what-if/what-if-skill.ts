import type { Frame, State } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import type { CodePart } from '../../engine/message'
import { aimOf, asksWhetherItDoes } from '../../engine/requests/aim'
import { asksIn } from '../../engine/requests/asks-in'
import type { Answer, Skill } from '../../engine/skill'
import { givesValues } from '../explain/given-values'
import { addedAnswer } from './added/told'
import { writtenIn } from './added/written'
import { wishOf } from './change'
import { TEXTS } from './content'
import { readChange } from './read-change'
import { tried } from './tried'

/** «¿Y si …?»: the program is run with the change, and what comes of it is told. */
export const whatIfSkill: Skill = {
  name: 'what-if',
  accepts,
  async answer(frame, state, tools) {
    for (const code of programsFor(frame, state)) {
      const wish = wishOf(frame, state, code)
      const written = writtenIn(wish)
      const added = written && (await addedAnswer(written, wish))
      if (added) return added
      const change = readChange(wish)
      if (change === null) continue
      if ('question' in change) return asked(change.question)
      return tried(change, { wish, code, tools })
    }
    return asked(TEXTS.unclear)
  },
}

const asked = (markdown: string): Answer => ({
  outcome: 'asked',
  blocks: [{ kind: 'text', markdown }],
  topic: 'what-if',
})

/** Another way of doing it is asked for, or that it is done: nothing is to be tried. */
const WANTS_ANOTHER_WAY =
  /\b(?:se (?:puede|podria) (?:hacer )?(?:sin|con|de otra)|(?:sin|con) .{1,40} se puede|cual (?:pongo|uso|es mejor|elijo)|como (?:seria|se hace|se haria|hago|quedaria|lo hago)|escrib(?:e|i)(?:me|lo)|hazlo|hazme|ponmelo|alternativa|otra forma|otra manera)\b/
const ASKS_OTHER_THING =
  /\b(?:se puede|se podria|puedo|podria|hay|existe) (?:\w+ ){0,2}?otr[oa]s? (?:cosa|forma|manera|funcion|libreria|modulo|metodo)s?\b/
/** «Sin el return», «con 5»: tried, where it may be. */
const TRIED = /\?|^(?:\w+ ){0,2}(?:si|sin|con)\b/i
const ASKS_WHY = /\bpor que\b/
const ASKS_IF =
  /\b(?:que (?:pasa|pasaria|ocurre|sucede)(?:ria)?|y) si\b(?! (?:ves|ven|veis|ve|hay|alguien|puede\w*|pueden|tienes|te|no es mucha) )/
/** «y con 5», «cuántas con n = 6». */
const TRIES =
  /^(?:(?:ok|vale|ah|ya|pero|entonces|bueno) )*(?:y )?(?:si|sin|con|para(?! que)|cuando|al)\b|\bcuant[oa]s?\b.{1,60}\b(?:con|si|para)\b|\bque (?:pasa|pasaria|sale|saldria|imprime|da|daria|ocurre)\b.{0,40}\b(?:con|si|sin|para|al|cuando)\b/

/** «Siempre me da 0, y si pongo el 4 primero me da 4»: what was tried is told, and the fault is asked for. */
const TELLS_OF_FAULT =
  /\b(?:siempre|solo|nunca) (?:me |se )?(?:da|sale|imprime|devuelve|pone|muestra|dice|toma|coge|guarda)\b|\bno (?:veo|encuentro|entiendo|se)(?: \w+){0,3}? (?:error|fallo|falla|problema|mal)\b|\bdonde esta (?:el|mi) (?:error|fallo|problema)\b|\b(?:lo|la) (?:revise|he revisado|mire|he mirado) (?:mil|cien|muchas|\d+) veces\b|\bdeberia (?:dar|salir|ser|imprimir|devolver)\b/

/** What is written out is tried, before who tells of one of its words. */
const WRITTEN = 0.992
const MORE_THAN_ALL = 0.5
const BESIDE = 0.94
/** «Si lo quito», «si en vez de 3 pongo 5»: what is supposed is done, rather than so. */
const SUPPOSES =
  /\b(?:si|al|sin|con|cuando) (?:\w+ ){0,5}?(?:quit|sac[oa]|borr|elimin|omit|olvid|pong|pus|pon[ei]|cambi|us[oa]|escrib|met|dej|llam|pas[oae]|anad|agreg|invier|mov|muev|hubier|fuer|hag|hic|empez|empiez|tuvier|ingres|tecle|corr|ejecut|sub|baj|\w+(?:ara|iera|aria|eria)\b)|^(?:\w+ ){0,3}(?:sin|con) \w+/

/** A program was spoken about. */
const hasProgram = ({ code, program }: State) => code !== null || program !== null

function accepts(frame: Frame, state: State): number {
  const isOfWays =
    WANTS_ANOTHER_WAY.test(frame.plain) || (frame.isFollowUp && ASKS_OTHER_THING.test(inFull(frame.plain)))
  if (frame.message.traceback !== null || isOfWays) return 0
  const asksDoes = frame.isFollowUp && asksWhetherItDoes(frame.message.text, frame.plain)
  // «Que lo pida …, y si pone letras que avise»: an outright order, in which «si» says when.
  if (!asksDoes && (frame.wish === 'said' || (frame.wish === 'hinted' && !TRIED.test(frame.message.text)))) return 0
  // «Con None funciona, pero ¿por qué?»: the reason is wanted, nothing is to be tried.
  if (frame.isFollowUp && ASKS_WHY.test(inFull(frame.plain)) && !ASKS_IF.test(frame.plain)) return 0
  // «¿qué devuelve si n es 7?», with the code in the same message.
  const givesValue = frame.requests.has('predict-output') && /\b(?:si|con|cuando|para)\b/.test(frame.plain)
  const showsCall =
    givesValue || (frame.isFollowUp && frame.requests.has('predict-output') && frame.message.code.length > 0)
  if (!frame.isFollowUp && TELLS_OF_FAULT.test(inFull(frame.plain))) return 0
  // Who shows code that does something wrong asks for the fault.
  if (
    !frame.isFollowUp &&
    (frame.requests.has('find-fault') || frame.requests.has('explain-error')) &&
    !ASKS_IF.test(frame.plain)
  )
    return 0
  if (!frame.isFollowUp && frame.likely.explain > MORE_THAN_ALL && !SUPPOSES.test(frame.plain)) return 0
  const aim = frame.isFollowUp || hasProgram(state) ? aimOf(frame.plain) : null
  const asksIf = frame.requests.has('what-if') || (frame.isFollowUp && TRIES.test(frame.plain)) || showsCall
  if (!asksIf && !asksDoes && aim === null) return 0
  const programs = programsFor(frame, state)
  // «¿Qué imprime si total empieza en 0?»: what the piece lacks is given, and nothing is changed.
  const givesLacking = !frame.isFollowUp && programs.some((code) => givesValues(code, frame))
  if (programs.length === 0 || givesLacking) return 0
  if (programs.some((code) => writtenIn(wishOf(frame, state, code)) !== null)) return WRITTEN
  const isRead = programs.some((code) => readChange(wishOf(frame, state, code)) !== null)
  // Asked among other things of the program that it is shown with, it is told after them.
  const isBeside = asksIn(frame.message.prose).length > 1 || TELLS_IF.test(frame.message.prose)
  if (isRead && !frame.isFollowUp && frame.requests.has('explain-code') && isBeside) return BESIDE
  if (isRead) return 0.97
  // The words say «y si …» of a program that was spoken about, and nothing more is clear.
  return asksIf && frame.isFollowUp && onlyAsksWhatIf(frame) && /\bsi\b/.test(frame.plain) ? 0.6 : 0
}

/** «¿Para qué sirve? Si quito el if funciona igual.» tells what was seen. */
const TELLS_IF = /\?[^?¿]{0,10}\bsi\b[^?¿]{1,120}$/i

const onlyAsksWhatIf = ({ requests }: Frame) =>
  [...requests].every((request) => request === 'what-if' || request === 'predict-output')

/** The person's program, then the version of it that was written last. */
function programsFor(frame: Frame, state: State): CodePart[] {
  const own = frame.code?.form === 'inline' && frame.isFollowUp ? state.code : frame.code
  const all = [own, frame.isFollowUp ? state.program : null].filter((part) => part !== null)
  return all.filter(({ tree, syntax }) => tree.body.length > 0 && tree.errors.length === 0 && !syntax)
}
