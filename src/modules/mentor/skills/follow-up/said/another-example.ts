import type { Expression, Statement } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { cardsOf } from '../../concepts/cards/cards'
import { anotherExampleOf } from '../../concepts/last-card'
import { answered, type Reader } from '../asked'

const WISH = /\b(?:otro|otros|un|mas|algun) (?:ejemplo|ejemplos|ejemplito)\b|\botro (?:caso|parecido|igual|similar)\b/
const MAX_WORDS = 10

/** The ideas that a program shows, what is most telling first. */
const OF_STATEMENTS: readonly (readonly [Statement['kind'], string])[] = [
  ['class', 'clase'],
  ['try', 'try'],
  ['with', 'with'],
  ['function', 'funcion'],
  ['while', 'while'],
  ['for', 'for'],
  ['if', 'if'],
]
const OF_EXPRESSIONS: readonly (readonly [Expression['kind'], string])[] = [
  ['comprehension', 'comprension'],
  ['dict', 'diccionario'],
  ['list', 'lista'],
  ['tuple', 'tupla'],
  ['format-string', 'f-string'],
]

/** «¿Me pones otro ejemplo?» after a program: another of what it shows most. */
export const anotherExample: Reader = ({ said, code, cards }) => {
  if (code === null || cards.length > 0 || !WISH.test(said) || said.split(' ').length > MAX_WORDS) return null
  const kinds = new Set([...statementsIn(code.tree.body)].map(({ kind }) => kind))
  const parts = new Set([...allExpressions(code.tree)].map(({ kind }) => kind))
  const id =
    OF_STATEMENTS.find(([kind]) => kinds.has(kind))?.[1] ?? OF_EXPRESSIONS.find(([kind]) => parts.has(kind))?.[1]
  const [card] = id === undefined ? [] : cardsOf([id])
  return card === undefined
    ? null
    : answered(card.id, [
        { kind: 'markdown', markdown: anotherExampleOf(card.title) },
        { kind: 'markdown', markdown: card.body },
      ])
}
