import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, freeName, positional } from '../../../../python/program/source'
import type { Scope } from '../../../../python/scope'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { fitting } from '../fitting'

const LEAD =
  '(?:(?:y|que|pero|ahora|quiero|al final|tambien|me|lo|diga|dime|dig[ae]\\w*|muestr\\w+|imprim\\w+|saqu\\w+|sum\\w+|saber|ver)[, ]+){0,9}'

/** «que al final me diga el total de cada categoría»: added up by what a pair begins with, of a list that the program fills with pairs. */
export const groupSumChange: Change = {
  name: 'group-sum',
  isWhole: true,
  stage: STAGE.output,
  ...fitting(
    [
      new RegExp(
        `^${LEAD}(?:(?:el |la |los )?(?:total(?:es)?|suma)(?: que [a-z ]{3,20}?)?|cuanto (?:(?:he|ha|hemos|llevo|se|va|me) ?){1,3}[a-z]{0,12}) (?:de |por |en |con )?cada (?<noun>[a-z]{3,15})(?:,? al final)?[ ?!.]*$`,
      ),
      new RegExp(`^${LEAD}(?:el |la |los )?(?:total(?:es)?|suma) por (?<noun2>[a-z]{3,15})(?:,? al final)?[ ?!.]*$`),
    ],
    (p, { parts }) => groupedBy(p, folded(parts.noun ?? parts.noun2 ?? '')),
  ),
}

function groupedBy(p: Program, noun: string): Result {
  const pairs = p.spots('call').flatMap(({ node, scope }) => {
    const method = methodCall(node)
    const [pair] = positional(node)
    const list = method?.name === 'append' ? nameOf(method.object) : null
    if (list === null || pair?.kind !== 'tuple' || scope.kind !== 'module') return []
    const names = pair.items.map((item) => nameOf(item))
    const at = names.findIndex((name) => name !== null && mentionsStem(noun, name))
    const amounts = names.filter((name, i) => i !== at && name !== null && isNumber(p, name, scope))
    const [amount, more] = amounts
    return at < 0 || !amount || more || names.includes(null)
      ? []
      : [{ list, names: names.flatMap((name) => name ?? []), by: names[at] ?? '', amount }]
  })
  const [only, other] = pairs
  if (!only || other || only.names.length > 4) return null
  const totals = freeName(p, 'totales', 'sumas', `totales_por_${only.by}`)
  const used = only.names.map((name) => (name === only.by || name === only.amount ? name : '_'))
  const lines = [
    `${totals} = {}`,
    `for ${used.join(', ')} in ${only.list}:`,
    `    ${totals}[${only.by}] = ${totals}.get(${only.by}, 0) + ${only.amount}`,
    `for ${only.by}, total in ${totals}.items():`,
    `    print(f'Total de {${only.by}}: {total:g}')`,
  ]
  const code = `${edited(p, []).trimEnd()}\n\n${lines.join('\n')}\n`
  return {
    code,
    told: `Al final dice también el total de cada ${inlineCode(only.by)}.`,
    how: [`${inlineCode(`${totals}.get(${only.by}, 0)`)} da lo que llevaba, o 0 la primera vez.`],
  }
}

function isNumber(p: Program, name: string, scope: Scope): boolean {
  const values = p.binds(name, scope).flatMap(({ form, value }) => (form === 'assign' && value ? [value] : []))
  const reads = (value: Expression) => callTo(value, 'int', 'float') !== null
  return values.length > 0 && values.every(reads)
}
