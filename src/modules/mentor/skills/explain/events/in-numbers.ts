import type { ExpressionOf } from '../../../python/ast'
import type { Value } from '../../../python/evaluate/values/values'
import { quote } from '../idioms/idiom'
import type { Look, Seen } from './event'
import { plain, shown } from './in-operations'

const isNumber = (value: Value | undefined): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number'

export const isNan = (value: Value | undefined): boolean => typeof value === 'number' && Number.isNaN(value)

/** A division below zero: its whole part is the one below, and what is left over has the sign of the divisor. */
export function roundedDown(node: ExpressionOf<'binary'>, { source, value, of }: Look): Seen | null {
  const [left, right] = [of(node.left), of(node.right)]
  if (!isNumber(left) || !isNumber(right) || !isNumber(value)) return null
  const quotient = Number(left) / Number(right)
  if (!Number.isFinite(quotient) || quotient >= 0 || Number.isInteger(quotient)) return null
  const down = Math.floor(quotient)
  const texts = { left: plain(source, node.left), right: plain(source, node.right) }
  const rest = node.operator === '%'
  const slots = {
    whole: quote(source, node),
    value: shown(value),
    exact: spoken(quotient),
    down: `${down}`,
    cut: `${Math.ceil(quotient)}`,
    how: rest ? `, y el resto es lo que falta desde ahí: ${left} - (${right} × ${down}), que da ${shown(value)}` : '',
    fixed: rest ? `math.fmod(${texts.left}, ${texts.right})` : `int(${texts.left} / ${texts.right})`,
  }
  return { kind: rest ? 'rest-below-zero' : 'rounded-down', node, slots, shown: [shown(value).replaceAll('`', '')] }
}

const spoken = (number: number) => String(Number(number.toFixed(4))).replace('.', ',')

/** What is not a number is equal to nothing, and neither before nor behind anything. */
export function nanCompared(
  { from, to, left, comparisons }: ExpressionOf<'compare'>,
  { source, of, value }: Look,
): Seen | null {
  const [first] = comparisons
  if (!first || !/^[<>=!]/.test(first.operator) || ![left, first.right].some((part) => isNan(of(part)))) return null
  const node = { from, to }
  return {
    kind: 'nan-compared',
    node,
    slots: { whole: quote(source, node) },
    shown: [shown(value).replaceAll('`', '')],
  }
}

/** `int(2.9)`, `round(2.5)`: to which whole number a number goes. */
export function toWhole(
  name: string,
  number: Value | undefined,
): { kind: Seen['kind']; slots: Record<string, string> } | null {
  if (typeof number !== 'number' || !Number.isFinite(number) || Number.isInteger(number)) return null
  const part = Math.abs(number % 1)
  if (name === 'round') return part === 0.5 ? { kind: 'half-to-even', slots: { number: `${number}` } } : null
  return {
    kind: 'decimals-cut',
    slots: { near: part > 0.5 ? `, aunque ${spoken(number)} esté más cerca de otro entero` : '' },
  }
}
