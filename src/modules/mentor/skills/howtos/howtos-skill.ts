import type { Frame, State } from '../../engine/frame'
import { termsIn } from '../../engine/lexicon/terms'
import { isOrder, ordersProgram } from '../../engine/requests/specification'
import { titlesTask } from '../../engine/requests/task-title'
import type { Answer, Skill } from '../../engine/skill'
import { readTask } from '../../engine/task/read-task'
import type { Constraint } from '../../engine/task/task'
import { parsePython } from '../../python/parse'
import { RANKED, sureIdea } from '../concepts/rank/sure-idea'
import { unmet } from '../write/constraints'
import { findHowto, WHOLE } from './find-howto'
import { answerOf, briefAnswerOf, type Howto } from './howto-file'

/** Asked as a question, nearly all of which it is about: before what two of its words are each. */
const ASKED_WHOLE = 0.967
/** Asked as a question: before a whole program or a lesson on a word of it. */
const ASKED = 0.92
/** Said as a wish or a title: a program that fits it whole goes first. */
const WISHED = { whole: 0.82, partly: 0.74 }
/** Of what reads as the title of a program, a how-to must show nearly all. */
const OF_TITLE = 0.8
/** With a program at hand, after who changes it. */
const BESIDE_PROGRAM = 0.5
const MAX_WORDS = 34
const LEAST_TERMS = 2

const HOW =
  /\b(?:como|de que (?:manera|forma|modo)|(?:hay|existe|conoces|sabes) (?:alguna? |otra |una )?(?:forma|manera|modo|funcion|metodo)|(?:la|una|alguna|mejor|unica) (?:forma|manera) de|se puede|puedo|podria|que (?:funcion|metodo|comando|instruccion|modulo|libreria|biblioteca)|con que|no se|cual es|que (?:hago|uso|pongo|tengo que|hay que) (?:\w+ )?para)\b/
/** Of no program: «cómo quito los repetidos de una lista», neither «cómo los quito» nor «… aquí». */
const ASKS_HOW =
  /^(?:y |oye |hola |vale |ok |gracias )*(?:como|how)\b(?! (?:lo|la|los|las|le|les)\b)(?!.*\b(?:aqui|mi|mio|este|esta|eso)\b)/
/** Why something of a program is so, no how-to tells. */
const ASKS_WHY = /^(?:(?:y|pero|vale|ok|entonces|oye) )*(?:(?:por|para) ?que|xq|pq|porq)\b/
/** A thing that is to be written whole, with its own rules. */
const ORDERS =
  /\b(?:hazme|haceme|hagame|haz|escrib(?:e|eme|ime)|cre(?:a|ame)|programa (?:que pida|que calcule|para|q)|como (?:(?:se|lo|le|puedo|podria|yo) )*(?:hago|hace|hacer|haria|creo|crear) un (?:programa|programita|script|juego) (?:que|para|pa|de))\b/
/** «No funciona», «me sale»: what went wrong is told, nothing is asked. */
const COMPLAINS =
  /\bno (?:me |te |se |lo |la )*(?:sale|funciona|va|anda|jala|corre|imprime|guarda|lee|abre)\b|\bme (?:da|sale|tira|lanza|marca|salta) (?:un |el |este )?(?:\w+)?error\b|\bmi (?:bucle|programa|codigo|funcion|script|while|for|if) (?:\w+ ){0,2}?(?:no|nunca|siempre|solo)\b|\bnunca (?:para|termina|acaba)\b/

/** Shows how one thing is done: what beginners ask first, without any code. */
export const howtosSkill: Skill = {
  name: 'howtos',
  accepts(frame, state) {
    if (rankedHowto(frame, state) !== null) return RANKED
    if (!isQuestion(frame)) return 0
    const found = foundIn(frame)
    if (found === null) return 0
    const isWhole = found.fit >= WHOLE && found.howtos.length === 1
    if (state.code !== null || state.program !== null) {
      if (ASKS_WHY.test(frame.plain)) return 0
      // One word may be of the program: «que a no cambie» is about no currency.
      const isNamed = termsIn(frame.plain).length >= LEAST_TERMS && frame.names.length === 0
      if (isWhole && isNamed && ASKS_HOW.test(frame.plain)) return ASKED_WHOLE
      return frame.isFollowUp ? 0 : BESIDE_PROGRAM
    }
    // What goes on with an idea and fits several is none of them.
    if (frame.isFollowUp && found.howtos.length > 1) return 0
    if (HOW.test(frame.plain)) return isWhole ? ASKED_WHOLE : ASKED
    if (isWhole) return WISHED.whole
    return titlesTask(frame.plain) && found.fit < OF_TITLE ? 0 : WISHED.partly
  },
  answer(frame, state) {
    const ranked = rankedHowto(frame, state)
    const howtos = ranked === null ? (foundIn(frame)?.howtos ?? []) : [ranked]
    const [first, ...others] = howtos
    if (first === undefined) return null
    if (others.length > 0) return askedWhich(howtos)
    const markdown = frame.level === 'avanzado' ? briefAnswerOf(first) : answerOf(first)
    return { outcome: 'answered', topic: first.id, blocks: [{ kind: 'markdown', markdown }] }
  },
}

/** The how-to that the ranking of all content is sure of. */
function rankedHowto(frame: Frame, state: State): Howto | null {
  const told = sureIdea(frame, state)?.unit.told
  return told?.kind === 'howto' ? told.howto : null
}

function isQuestion({ message, plain, requests, error }: Frame): boolean {
  if (error !== null || message.output !== null || message.data !== null || requests.has('exercise')) return false
  if (message.code.some(({ form }) => form !== 'inline')) return false
  if (plain.split(' ').length > MAX_WORDS || COMPLAINS.test(plain) || ORDERS.test(plain)) return false
  return !ordersProgram(message) && !isOrder(message)
}

const found = new WeakMap<Frame, ReturnType<typeof findHowto>>()
function foundIn(frame: Frame) {
  const known = found.get(frame)
  if (known !== undefined) return known
  const all = findHowto(frame.message.prose)
  const { constraints } = readTask(frame)
  const howtos = all?.howtos.filter((howto) => honours(howto, constraints)) ?? []
  const here = all === null || howtos.length === 0 ? null : { ...all, howtos }
  found.set(frame, here)
  return here
}

/** «sin usar sort» is asked of who writes programs, where all that is shown is `sort`. */
const honours = ({ source }: Howto, constraints: readonly Constraint[]) =>
  constraints.length === 0 || unmet(parsePython(PROGRAM.exec(source)?.[1] ?? ''), constraints).length === 0
const PROGRAM = /```python\n([\s\S]*?)```/

const askedWhich = (howtos: readonly Howto[]): Answer => ({
  outcome: 'asked',
  blocks: [
    { kind: 'text', markdown: 'Puedes estar preguntando varias cosas. ¿Cuál de estas es?' },
    { kind: 'list', items: howtos.map(({ title, asks: [ask = title] }) => `**${title}**: pregúntame «${ask}»`) },
  ],
})
