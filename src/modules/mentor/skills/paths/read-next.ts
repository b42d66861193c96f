import type { Frame, State } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import { spotCards } from '../concepts/find/read-question'
import { knownIdeas } from './known-ideas'
import type { Path } from './path-file'
import { allPaths } from './paths'

/** What somebody wants to know the next steps of: `learnt` are ids of cards. */
export type Next = { path: Path; learnt: readonly string[] }

const LEARN = '(?:aprend\\w+|estudi\\w+|saber|practic\\w+|profundiz\\w+|domin\\w+|formarme)'
const THEN =
  '(?:ahora|despues|luego|siguiente|proximo|primero|a continuacion|a partir de aqui|recomiend\\w+|sigue|seguir|mas)'
/** «¿Qué aprendo después de los bucles?», «ya sé listas, ¿qué sigue?», «¿qué me falta por aprender para trabajar de esto?» */
const ASKS_NEXT = [
  new RegExp(`\\b(?:que|cual|como|por donde)\\b.*\\b${LEARN}\\b.*\\b${THEN}\\b`),
  new RegExp(
    `\\b${THEN}\\b.*\\b(?:que|cual)\\b.*\\b${LEARN}\\b|\\b(?:que|cual|por donde)\\b.*\\b${THEN}\\b.*\\b${LEARN}\\b`,
  ),
  new RegExp(
    `\\bque (?:mas )?(?:me (?:falta|queda)|necesito|tengo que|deberia|debo|hay que|hace falta|tendria que)\\b.*\\b${LEARN}\\b`,
  ),
  /\b(?:que|cual)(?: es)? (?:tema |cosa |me |mas |lo (?:que )?)*(?:sigue|toca|viene|veo|siguiente|proximo)\b(?! (?:\w+ndo|sin|igual|mal|siendo|en|despues de un)\b)/,
  /\b(?:cual (?:es|seria)|dime|recomiendame) (?:el |mi |lo )?(?:siguiente|proximo)(?: paso| tema)\b/,
  /\b(?:por donde|hacia donde|con que tema) (?:sigo|continuo|avanzo|tiro ahora|seguir|continuar)\b/,
  /^(?:y )?(?:ahora|despues|luego)(?: que(?: mas)?)?$/,
]
/** The next line or value of a program is no step, and neither is another exercise. */
const OF_PROGRAM =
  /\b(?:linea|vuelta|programa|codigo|ejecut\w+|paso (?:del|de la)|numero|valor|elemento|letra|dia|ejercicios?|otro proyecto)\b/
/** What is said not to be known yet. */
const UNKNOWN = /\b(?:no (?:se|entiendo|he visto|vi|conozco|domino|llegue)|nunca|sin (?:saber|haber)|me cuestan?)\b/
const MAX_WORDS = 40

/** What is to be learnt next, by what somebody says to know or the conversation was about, and where they say to be going; else null. */
export function readNext({ message, plain }: Frame, state: State): Next | null {
  const { code, traceback, output, data, prose } = message
  const isOnlyWords = code.length === 0 && traceback === null && output === null && data === null
  const words = inFull(plain)
  if (!isOnlyWords || words.split(' ').length > MAX_WORDS || OF_PROGRAM.test(words)) return null
  if (!ASKS_NEXT.some((asks) => asks.test(words))) return null
  const goal = goalIn(words)
  const path = goal ?? allPaths().find(({ goals }) => goals.length === 0)
  const before = learntIn(prose.slice(0, prose.indexOf('?') + 1))
  const told = before.length > 0 ? before : learntIn(prose)
  const learnt = told.length > 0 ? told : knownIdeas(state)
  return path === undefined || (goal === null && learnt.length === 0 && state.said.length === 0)
    ? null
    : { path, learnt }
}

/** The path whose goal is named, the longest name first. */
function goalIn(words: string): Path | null {
  const named = allPaths().flatMap((path) => path.goals.map((goal) => ({ path, goal })))
  const sorted = named.toSorted((a, b) => b.goal.length - a.goal.length)
  return sorted.find(({ goal }) => ` ${words} `.includes(` ${goal} `))?.path ?? null
}

/** What stands behind «para» is wished for. */
const learntIn = (prose: string): string[] =>
  prose
    .split(/[.,;?!]| pero | aunque /)
    .map((clause) => clause.split(/ para /)[0] ?? '')
    .filter((clause) => !UNKNOWN.test(clause.toLowerCase()))
    .flatMap((clause) => spotCards(clause).map(({ entry }) => entry.id))
