import type { StatementOf } from '../../../python/ast'
import { listed, type Source } from '../idioms/idiom'
import { run } from './output'

const MAX_TAKEN = 6
/** Longer programs are described without being followed. */
const MAX_FOLLOWED = 40

/** The values that the name of a loop took when the program was followed; null where it was not, or it took many. */
export function valuesTaken({ from, target }: StatementOf<'for'>, { module, lines }: Source): string | null {
  // A loop inside another begins anew each time: its values in a row would tell of none of its walks.
  const isOnce = module.body.some((node) => node.from === from)
  if (target.kind !== 'name' || !isOnce || module.body.length > MAX_FOLLOWED) return null
  const result = run(module)
  if (result.kind !== 'done') return null
  const line = lines.lineAt(from)
  const values = result.steps
    .filter((step) => step.line === line)
    .flatMap(({ changes }) => changes.filter(({ name }) => name === target.name).map(({ value }) => value))
  return values.length === 0 || values.length > MAX_TAKEN ? null : listed(values)
}
