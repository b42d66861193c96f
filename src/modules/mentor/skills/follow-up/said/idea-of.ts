import type { Expression, Statement } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { spotCards } from '../../concepts/find/read-question'
import type { Asked } from '../asked'

/** The ideas that a program shows, what is most telling first. */
const OF_STATEMENTS: readonly (readonly [Statement['kind'], string])[] = [
  ['class', 'clase'],
  ['while', 'while'],
  ['for', 'for'],
  ['function', 'funcion'],
  ['try', 'try'],
  ['with', 'with'],
  ['if', 'if'],
]
const OF_EXPRESSIONS: readonly (readonly [Expression['kind'], string])[] = [
  ['comprehension', 'comprension'],
  ['dict', 'diccionario'],
  ['list', 'lista'],
  ['tuple', 'tupla'],
  ['format-string', 'f-string'],
]

/** The id of the card that tells of what the program at hand shows most; null where there is none. */
export function ideaOf({ code }: Pick<Asked, 'code'>): string | null {
  if (code === null) return null
  const kinds = new Set([...statementsIn(code.tree.body)].map(({ kind }) => kind))
  const parts = new Set([...allExpressions(code.tree)].map(({ kind }) => kind))
  return (
    OF_STATEMENTS.find(([kind]) => kinds.has(kind))?.[1] ??
    OF_EXPRESSIONS.find(([kind]) => parts.has(kind))?.[1] ??
    null
  )
}

const MAX_QUESTION = 300
const MAX_BACK = 4

/** The ideas that the person asked about last, whatever its examples show besides. */
export function ideasAsked({ state }: Pick<Asked, 'state'>): string[] {
  for (const { question } of state.answered.slice(-MAX_BACK).toReversed()) {
    const ids = spotCards(question.slice(0, MAX_QUESTION)).map(({ entry }) => entry.id)
    if (ids.length > 0) return ids
  }
  return []
}
