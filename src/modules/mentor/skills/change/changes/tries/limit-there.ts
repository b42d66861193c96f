import type { Expression } from '../../../../python/ast'
import { nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, isLoop, positional, printsIn, programOf, textLiteral } from '../../../../python/program/source'
import type { Result } from '../../change'

/** A limit that is there gets another number. */
export function limitOf(p: Program, count: number | null): Result {
  if (count === null) return null
  const assigned = p
    .places('assign')
    .find(
      ({ node }) =>
        node.targets.some(
          (target) => target.kind === 'name' && (TRIES.test(target.name) || limitsTries(p, target.name)),
        ) && (numberOf(node.value) ?? 0) > 1,
    )
  if (assigned) return setTo(p, assigned.node.value, count)
  const loop = p
    .places('for')
    .find(({ node }) => /intento|oportunidad|turno|vida/.test(p.text(node.target)) && node.iterable.kind === 'call')
  const value = loop?.node.iterable.kind === 'call' ? loop.node.iterable.arguments.at(-1)?.value : undefined
  const first = loop?.node.iterable.kind === 'call' ? loop.node.iterable.arguments : []
  if (value && numberOf(value) !== null) return setTo(p, value, first.length > 1 ? count + 1 : count)
  const bound = p
    .spots('compare')
    .find(
      ({ node }) =>
        /intento|oportunidad|turno|vida/.test(p.text(node.left)) &&
        node.comparisons.length === 1 &&
        (numberOf(node.comparisons[0]?.right) ?? 0) > 1,
    )
  const right = bound?.node.comparisons[0]?.right
  return right ? setTo(p, right, count) : null
}

/** What is said behind the loop where no try was left, in the person's words. */
export function withLost(result: Result, message: string): Result {
  if (result === null || !('code' in result)) return result
  const p = programOf(result.code)
  const loop = p.allPlaces.findLast(({ node }) => isLoop(node) && node.otherwise.length > 0)?.node
  const said = loop && isLoop(loop) ? printsIn(loop.otherwise) : []
  const [text, more] = said.flatMap(positional).filter(({ kind }) => kind === 'string')
  if (!text || more) return { ...result, but: `Lo de «${message}» no he visto dónde ponerlo: dime en qué línea va.` }
  return {
    ...result,
    code: edited(p, [{ from: text.from, to: text.to, text: textLiteral(p, message) }]),
    told: `${result.told} Al acabarse dice «${message}».`,
  }
}

export const TRIES = /intento|oportunidad|vida|turno/i

/** Whether a name is what tries are counted up to: `intentos < LIMITE`, `for intento in range(LIMITE)`. */
const limitsTries = (p: Program, name: string) =>
  isOnlyBound(p, name) ||
  p
    .places('for')
    .some(
      ({ node }) =>
        TRIES.test(p.text(node.target)) && node.iterable.kind === 'call' && p.text(node.iterable).includes(name),
    )

/** What a try is held against with «==», too, is what is looked for. */
function isOnlyBound(p: Program, name: string): boolean {
  const operators = p
    .spots('compare')
    .flatMap(({ node }) =>
      TRIES.test(p.text(node.left))
        ? node.comparisons.flatMap(({ operator, right }) => (nameOf(right) === name ? [operator] : []))
        : [],
    )
  return operators.length > 0 && operators.every((operator) => operator !== '==' && operator !== '!=')
}

function setTo(p: Program, value: Expression, count: number): Result {
  if (p.text(value) === String(count)) return null
  return {
    code: edited(p, [{ from: value.from, to: value.to, text: String(count) }]),
    told: `Ahora hay ${count} intentos.`,
    how: [],
  }
}
