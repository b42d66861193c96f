import { identifier } from '../../../../engine/task/identifier'
import { indented } from '../program'
import type { Option } from './menu-options'
import type { Kept } from './rules/menu-rule'

/** What an option does as a function that is given what the menu keeps; an amount that it changes is given back. */
export function functionFor(
  { label, action }: Option,
  lines: readonly string[],
  { name, kind }: Kept,
): { definition: string[]; call: string[] } | null {
  if (action === 'exit' || action === 'save') return null
  const own = identifier(label.toLowerCase())
  const called = own === name || own === 'buscar' ? `opcion_${own}` : own
  const changes = kind === 'amount' && lines.some((line) => new RegExp(`^\\s*${name} [-+]?= `).test(line))
  return {
    definition: [`def ${called}(${name}):`, ...indented([...lines, ...(changes ? [`return ${name}`] : [])])],
    call: [changes ? `${name} = ${called}(${name})` : `${called}(${name})`],
  }
}
