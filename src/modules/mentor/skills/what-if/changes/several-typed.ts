import type { Expression } from '../../../python/ast'
import { expressionsIn } from '../../../python/walk'
import { calledName } from '../../explain/idioms/in-calls'
import { type ReadChange, statements, type Wish } from '../change'

const NUMBER = /(?<![\w.,])-?\d+(?:[.,]\d+)?(?![\w]|[.,]\d)/g
const MAX_INPUTS = 5

/** «Si peso 80 y mido 1.75», «con base 4 y altura 3»: one number for each `input`, by its name, else in their order. */
export const severalTyped: ReadChange = (wish) => {
  const numbers = [...wish.said.matchAll(NUMBER)]
  if (numbers.length < 2 || numbers.length > MAX_INPUTS || /\ben (?:vez|lugar) de\b|\blinea\b/.test(wish.said))
    return null
  const names = inputNames(wish)
  if (names?.length !== numbers.length) return null
  const values = numbers.map(([number]) => number)
  return { edits: [], input: byName(names, wish.said, numbers) ?? values }
}

const asksFor = (node: Expression) =>
  [...expressionsIn(node)].some((part) => part.kind === 'call' && calledName(part) === 'input')
/** The names that hold what is typed, in the order of their lines; null where something is typed again and again. */
function inputNames(wish: Wish): string[] | null {
  const names = statements(wish).flatMap((node) =>
    node.kind === 'assign' && asksFor(node.value)
      ? node.targets.flatMap((target) => (target.kind === 'name' ? [target.name] : []))
      : [],
  )
  return new Set(names).size === names.length ? names : null
}

/** The number behind each name, where all of them are named. */
function byName(names: readonly string[], said: string, numbers: readonly RegExpExecArray[]): string[] | null {
  const found = names.map((name) => {
    const at = said.indexOf(name.replaceAll('_', ' '))
    return at === -1 ? undefined : numbers.find(({ index }) => index > at)
  })
  const given = found.filter((each) => each !== undefined)
  return new Set(given.map(({ index }) => index)).size === names.length ? given.map(([number]) => number) : null
}
