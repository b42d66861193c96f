import type { Expression } from '../../../python/ast'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'

const UNITS: Readonly<Record<string, string>> = {
  days: 'días',
  weeks: 'semanas',
  hours: 'horas',
  minutes: 'minutos',
  seconds: 'segundos',
}

/** `fecha + timedelta(days=30)`: «suma 30 días a `fecha`». */
export function shiftText(node: Expression, source: Source): string | null {
  if (node.kind !== 'binary' || (node.operator !== '+' && node.operator !== '-')) return null
  if (node.right.kind !== 'call' || calledName(node.right) !== 'timedelta') return null
  const [only, more] = node.right.arguments
  const unit = UNITS[only?.name ?? 'days']
  if (only === undefined || more !== undefined || unit === undefined) return null
  const much = only.value.kind === 'number' ? `**${only.value.text} ${unit}**` : `${quote(source, only.value)} ${unit}`
  return node.operator === '+'
    ? `suma ${much} a ${quote(source, node.left)}`
    : `resta ${much} a ${quote(source, node.left)}`
}
