import type { State } from '../../engine/frame'
import { allExpressions, statementsIn } from '../../python/walk'
import { spotCards } from '../concepts/find/read-question'
import { cardsToldIn } from '../concepts/last-card'
import { lastExercises } from '../exercises/given'

/** Which idea a statement or an expression of a program shows. */
const OF_STATEMENTS: Readonly<Record<string, string>> = {
  ...{ if: 'if', for: 'for', while: 'while', function: 'funcion', try: 'try', class: 'clase' },
}
const OF_EXPRESSIONS: Readonly<Record<string, string>> = {
  ...{ list: 'lista', dict: 'diccionario', tuple: 'tupla', set: 'conjunto', comprehension: 'comprension' },
}
const MAX_QUESTION = 300

/** Ids of the cards of ideas that a conversation has told, exercised, asked about, or that stand in the person's program. */
export function knownIdeas(state: State): string[] {
  const told = state.said.flatMap(cardsToldIn).map(({ id }) => id)
  const asked = state.answered.flatMap(({ question }) => spotCards(question.slice(0, MAX_QUESTION)))
  // What the mentor has written is read, not known.
  const code = state.isExample ? null : state.code
  const shown = code === null ? [] : [...statementsIn(code.tree.body)].flatMap(({ kind }) => OF_STATEMENTS[kind] ?? [])
  const values = code === null ? [] : [...allExpressions(code.tree)].flatMap(({ kind }) => OF_EXPRESSIONS[kind] ?? [])
  const exercised = lastExercises(state).flatMap(({ subjects }) => subjects)
  return [...told, ...asked.map(({ entry }) => entry.id), ...exercised, ...shown, ...values]
}
