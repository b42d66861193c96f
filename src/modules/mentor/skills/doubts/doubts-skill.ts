import type { Frame, State } from '../../engine/frame'
import { plainText } from '../../engine/lexicon/plain-text'
import { isSpecification } from '../../engine/requests/specification'
import type { Skill } from '../../engine/skill'
import { isDemand } from '../change/demands'
import { saidOf } from '../change/read-wishes'
import { inFull } from '../concepts/find/asking'
import { spotCards } from '../concepts/find/read-question'
import { cardsToldIn } from '../concepts/last-card'
import type { Doubt } from './doubt-file'
import { allDoubts } from './doubts'

/** Words of each group and the subject of the conversation: surer than a change that could be tried. */
const GOES_ON = 0.98
/** With nothing said before, after who explains what is named. */
const BY_ITSELF = 0.5
/** Their own program is read first; where nobody finds more than a question back, this is told. */
const AFTER_READERS = 0.31
/** «Cómo junto …» is answered by the program that does it. */
const AFTER_PROGRAMS = 0.3
const WAY = /^(?:hola |y |oye )*como (?:puedo )?(?!func|instal|se (?:usa|llama))\w+/
/** Before who explains errors of that kind. */
const OF_ERROR = 0.99
const MAX_WORDS = 50
/** How much of the conversation is what one still talks about. */
const LAST_ANSWERS = 3
const OPENING = 1_200

const DOUBT =
  /\?|\b(?:que (?:pasa|pasaria|ocurre|sucede|es|uso|hace|quita)|y si|si (?:lo|la|le|se|no|un|una|me|escribo|pongo|intento|quito)|por que|porque|puedo|se puede|podria|hace falta|necesit\w+|cual|para que|como|cuant[oa]s?|obligatori\w+|lo mismo|conviene|siempre|da error|falla|rompe|sigue|satisfied)\b/
/** Something is to be done to a program: «quita el strip», «hazlo con zip». */
const ORDER =
  /^(?:(?:ok|vale|gracias|genial|ahora|y|pues|listo|perfecto) )*(?:haz\w*|pon(?:me|le|lo)?|quita\w*|anad\w+|agreg\w+|cambia(?:me|lo|la)?|escrib\w+|corrig\w+|arregl\w+|crea\w*|modifica\w*|quiero que|dame|modifica)\b/

/** Answers doubts that follow an explanation: what happens if, why, whether it is needed, which is better. */
export const doubtsSkill: Skill = {
  name: 'doubts',
  accepts(frame, state) {
    const doubt = doubtIn(frame, state)
    if (doubt === null) return 0
    if (doubt.isOfError) return OF_ERROR
    if (doubt.isAlone && hasOwn(state)) return AFTER_READERS
    if (state.answered.length > 0) return GOES_ON
    return WAY.test(inFull(frame.plain)) ? AFTER_PROGRAMS : BY_ITSELF
  },
  answer(frame, state) {
    const doubt = doubtIn(frame, state)
    if (doubt === null) return null
    return { outcome: 'answered', topic: doubt.id, blocks: [{ kind: 'markdown', markdown: doubt.text }] }
  },
}

function doubtIn({ message, plain, requests }: Frame, state: State): Doubt | null {
  if (isSpecification(message)) return null
  if (message.code.some(({ form }) => form !== 'inline')) return null
  // An error that is but named, or told in a sentence.
  const isError = message.traceback !== null
  if (message.traceback !== null && message.traceback.frames.length > 0) return null
  const said = inFull(plain)
  if (said.split(' ').length > MAX_WORDS || requests.has('exercise') || (!isError && ORDER.test(said))) return null
  if (!isError && !DOUBT.test(said) && !message.text.includes('?')) return null
  // «si lo pone con coma, que también valga»: their own program shall be otherwise.
  if (hasOwn(state) && !message.text.includes('?') && isDemand(saidOf(message.prose))) return null
  // «x != 0 en vez de x > 0»: a change of the program is asked about.
  if (state.code !== null && /\ben (?:vez|lugar) de\b/.test(said)) return null
  const words = `${said}\n${message.text.toLowerCase()}`
  const shown = state.code?.code ?? state.program?.code ?? ''
  const found = allDoubts().filter(
    ({ says, shows, isOfError }) =>
      (isOfError || !isError) &&
      says.every((group) => group.test(words)) &&
      (shows.length === 0 || shows.some((piece) => shown.includes(piece))),
  )
  if (found.length === 0) return null
  const about = subjectsOf(message.prose, state)
  const before = turnsBefore(state)
  return (
    found.find(
      ({ cards, after }) =>
        (cards.length === 0 || cards.some((id) => about.has(id))) && (after === null || after.test(before)),
    ) ?? null
  )
}

/** An error, or a program that is no example of a card's. */
const hasOwn = ({ error, code, said, isExample }: State): boolean =>
  error !== null || (code !== null && !isExample && cardsToldIn(said.at(-1) ?? '').length === 0)

/** What was asked and said just now, in plain spelling. */
const turnsBefore = ({ said, answered }: State): string =>
  plainText(
    [
      ...answered.slice(-LAST_ANSWERS).map(({ question }) => question.slice(0, OPENING)),
      ...said.slice(-LAST_ANSWERS).map((text) => text.slice(0, OPENING)),
    ].join('\n'),
  )

/** The cards that the message names, and those that the last answers told or name at their beginning. */
function subjectsOf(prose: string, { said, answered }: State): ReadonlySet<string> {
  const before = said.slice(-LAST_ANSWERS)
  const asked = answered.slice(-LAST_ANSWERS).map(({ question }) => question.slice(0, OPENING))
  return new Set([
    ...[prose, ...asked, ...before.map((answer) => answer.slice(0, OPENING))].flatMap((text) =>
      spotCards(text).map(({ entry }) => entry.id),
    ),
    ...before.flatMap((answer) => cardsToldIn(answer).map(({ id }) => id)),
  ])
}
