import type { Expression, Statement } from '../../../python/ast'
import { expressionsIn, statementsIn } from '../../../python/walk'
import { type ReadChange, statements, type Wish } from '../change'
import { hasInput } from './values'

const TYPES = '(?:escrib|pon|met|introdu|tecle|anad|d[ao])\\w*'
const NOTHING = new RegExp(`\\bno (?:se |le |les )?${TYPES} (?:nada|nadie|ningun\\w*)\\b`)
const AT_ONCE =
  /\b(?:directamente|de primeras|de entrada|a la primera|al principio|lo primero|nada mas (?:empezar|arrancar))\b/

/** «¿y si no escribo ninguno?», «si pongo fin nada más empezar»: a program that asks until a word ends it is given that word at once. */
export const nothingTyped: ReadChange = (wish) => {
  const word = hasInput(wish) ? endingWord(wish) : null
  if (word === null) return null
  const isAsked = NOTHING.test(wish.said) || (AT_ONCE.test(wish.said) && wish.said.includes(word.toLowerCase()))
  return isAsked ? { edits: [], input: [word] } : null
}

/** What ends a loop that asks: `if x == 'fin': break`, or `while x != 'fin'`. */
function endingWord(wish: Wish): string | null {
  for (const node of statements(wish)) {
    if (node.kind === 'while') {
      const word = comparedTo(node.test, '!=') ?? breakingWord(node.body)
      if (word !== null) return word
    }
  }
  return null
}

function breakingWord(body: readonly Statement[]): string | null {
  const leaving = [...statementsIn(body)].flatMap((node) =>
    node.kind === 'if' && node.body.some(({ kind }) => kind === 'break') ? [comparedTo(node.test, '==')] : [],
  )
  return leaving.find((word) => word !== null) ?? null
}

function comparedTo(test: Expression, operator: '==' | '!='): string | null {
  for (const part of expressionsIn(test)) {
    const [first] = part.kind === 'compare' ? part.comparisons : []
    if (first?.operator !== operator) continue
    if (first.right.kind === 'string') return first.right.value
    if (first.right.kind === 'number') return first.right.text
  }
  return null
}
