import { fieldKind } from '../../../../../engine/task/classes/field-kinds'
import { indented } from '../../program'
import { NOT_ENOUGH, outcomeLines, statedText } from '../bodies/method-tests'
import type { Rule, Store, Told } from '../sketch'
import type { Access } from './store'

export const EXISTS =
  /\bya (?:existe|esta|hay|lo tiene|la tiene|exista|este)\b|\bestá? repetid|\brepetid|\b(?:^|si )existe\b/
export const MISSING =
  /\bno (?:exist\w+|esta\w*|se encuentra|hay ning\w+|lo (?:tiene|encuentra)|la (?:tiene|encuentra)|aparece|hay es[ea])\b/
export const EMPTY = /\bvaci[oa]\b|\bno (?:hay|queda)n? (?:nad[ai]\w*|elementos|ning\w+|mas)\b/

/** The guards that the rules of a method say: against what is missing, there already, or not enough. */
export function guards(
  { rules }: Told,
  access: Access,
  more: { key: string; amount?: string; held?: string; store: Store },
): { lines: string[]; isMissing: boolean; isEnough: boolean } {
  const lines: string[] = []
  const said = new Set<string>()
  const add = (kind: string, test: string, rule: Rule, message: string) => {
    if (said.has(kind)) return
    said.add(kind)
    lines.push(`if ${test}:`, ...indented(outcomeLines(rule.outcome, message, statedText(rule.written))))
  }
  const missing = more.store.kind === 'objects' || more.key.length < 20 ? `No existe {${more.key}}` : 'No existe'
  for (const rule of rules) if (MISSING.test(rule.condition)) add('missing', access.missing, rule, missing)
  for (const rule of rules)
    if (more.amount && more.held && NOT_ENOUGH.test(rule.condition.replace(MISSING, '')))
      add(
        'enough',
        `${more.amount} > ${more.held}`,
        rule,
        `No hay bastante: quedan {${more.held.replaceAll("'", '"')}}`
          .replace(/\{.*"\w+"\].*\}/, '')
          .replace(/: quedan $/, ''),
      )
  return { lines, isMissing: said.has('missing'), isEnough: said.has('enough') }
}

export const keyParameter = ({ method }: Told, store: Store) => method.parameters[0] ?? store.key
export const isAmount = (name: string) =>
  fieldKind(name) === 'number' || /^(?:cantidad|unidades|n|x|importe|monto)$/.test(name)

export const finder = ({ sketch }: Told) =>
  sketch.plan.methods.find(({ name }) => /^(?:buscar|encontrar)/.test(name))?.name ?? '_buscar'
