import { inlineCode } from '../../../engine/compose'
import { statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { type Deciding, type Entry, runLog } from './run-log'

const ASKS =
  /\bcuant[oa]s (?:veces|vueltas|elementos|numeros|datos)? ?(?:\w+ ){0,3}?(?:cumpl\w+|entra\w*|pasa\w* (?:por )?(?:el|la)|es (?:verdad\w*|ciert[oa]|true))\b/
const MAX_TOLD = 6

/** «¿Cuántas veces se cumple el if?»: how often a condition held, and with which values. */
export function timesHeld(said: string, source: Source): string | null {
  if (!ASKS.test(said)) return null
  const log = runLog(source.module)
  const nodes = [...statementsIn(source.module.body)].filter(
    (node): node is Deciding => node.kind === 'if' && (!/\belif\b/.test(said) || node.isElif),
  )
  const [node, more] = nodes
  if (log === null || node === undefined || more !== undefined) return null
  const tests = log.filter(
    (entry): entry is Extract<Entry, { kind: 'test' }> => entry.kind === 'test' && entry.node === node,
  )
  const held = tests.filter(({ holds }) => holds)
  const given = held
    .slice(0, MAX_TOLD)
    .map(({ values }) => values.map(({ text, value }) => inlineCode(`${text} = ${value}`)).join(' y '))
  const which = given.length === 0 ? '' : `: con ${given.join('; ')}${held.length > MAX_TOLD ? ' …' : ''}`
  return `${quote(source, node.test)} (línea ${source.lines.lineAt(node.from)}) se mira **${tests.length}** ${tests.length === 1 ? 'vez' : 'veces'} y se cumple **${held.length}**${which}.`
}
