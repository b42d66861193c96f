import type { Expression, ExpressionOf } from '../../../python/ast'
import type { ReadChange, Wish } from '../change'
import { expressions } from '../change'
import { callsOf, ownFunctions } from './names'
import { hasInput, typedAgain } from './values'

export const ARE_EQUAL =
  /\b(?:son|fueran|fuesen|sean|salen|estan) (?:los dos )?(?:iguales|lo mismo|el mismo|la misma)\b|\bempat\w+\b|\b(?:tienen|ganan|sacan|cuestan|miden|pesan|valen|hay dos con|dos con) (?:lo mismo|el mismo|la misma|los mismos|las mismas|igual)\b|\biguales\b/

/** «¿Y si son iguales?», «¿y si dos ganan lo mismo?»: the first two values alike. */
export const equal: ReadChange = (wish) => {
  if (!ARE_EQUAL.test(wish.said) || /\b(?:quier|necesit)\w+/.test(wish.said)) return null
  if (hasInput(wish)) return { edits: [], input: [...typedAgain('5', wish), '5'] }
  const [first, second] = pairOf(wish)
  if (first === undefined || second === undefined) return null
  return { edits: [{ from: second.from, to: second.to, text: wish.text.slice(first.from, first.to) }] }
}

/** Two arguments of a call of the person's function, or the same field of two rows. */
function pairOf(wish: Wish): Expression[] {
  for (const { name } of ownFunctions(wish)) {
    const call = callsOf(name, wish).at(-1)
    const values = call?.arguments.map(({ value }) => value).filter(isValue) ?? []
    if (values.length > 1) return values.slice(0, 2)
  }
  const list = expressions(wish).find(
    (node): node is ExpressionOf<'list'> => node.kind === 'list' && node.items.length > 1,
  )
  if (list !== undefined) return list.items.slice(0, 2).map((item) => fieldOf(item) ?? item)
  const dict = expressions(wish).find((node): node is ExpressionOf<'dict'> => node.kind === 'dict')
  return (dict?.entries ?? [])
    .map(({ value }) => value)
    .filter(isValue)
    .slice(0, 2)
}

const isValue = ({ kind }: Expression) => kind === 'number' || kind === 'string'
const fieldOf = (item: Expression): Expression | undefined =>
  item.kind === 'tuple' || item.kind === 'list'
    ? item.items.find(({ kind }) => kind === 'number')
    : item.kind === 'dict'
      ? item.entries.map(({ value }) => value).find(({ kind }) => kind === 'number')
      : undefined
