import type { Expression, Range } from '../../../python/ast'
import { PyDict, PyList, PySet, type Value } from '../../../python/evaluate/values/values'
import { statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { isWhole } from '../idioms/in-subscripts'
import type { Seen } from './event'
import type { Shared } from './shared'

/** A name that is given a copy of what another holds. */
type Copy = { copy: string; original: string; node: Range }

/** `y = x[:]`, `y = x.copy()`, `y = list(x)`. */
export const copiesIn = (source: Source): Copy[] =>
  [...statementsIn(source.module.body)].flatMap((node): Copy[] => {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'name') return []
    const original = copiedName(node.value)
    return original === null || original === target.name ? [] : [{ copy: target.name, original, node: node.value }]
  })

function copiedName(value: Expression): string | null {
  if (value.kind === 'subscript')
    return value.value.kind === 'name' && value.index.kind === 'slice' && isWhole(value.index) ? value.value.name : null
  if (value.kind !== 'call') return null
  const { callee } = value
  if (callee.kind === 'attribute')
    return callee.name === 'copy' && callee.value.kind === 'name' && value.arguments.length === 0
      ? callee.value.name
      : null
  const [only, more] = value.arguments
  return /^(?:list|dict|set|deepcopy|copy)$/.test(calledName(value)) &&
    more === undefined &&
    only?.value.kind === 'name'
    ? only.value.name
    : null
}

/** What was changed in one of the two after they were parted. */
export function copiedEvents(
  copies: readonly Copy[],
  changed: ReadonlyMap<Shared, { by: Expression; change: Range }>,
  values: ReadonlyMap<string, Value>,
  source: Source,
): Seen[] {
  return copies.flatMap(({ copy, original, node }): Seen[] => {
    const [first, second] = [copy, original].map((name) => values.get(name))
    if (!isCollection(first) || !isCollection(second) || first === second) return []
    for (const [object, { by, change }] of changed) {
      if ((object !== first && object !== second) || by.kind !== 'name' || change.from < node.from) continue
      const slots = {
        whole: quote(source, node),
        copy: `\`${copy}\``,
        original: `\`${original}\``,
        two:
          first instanceof PyDict
            ? 'diccionarios **distintos**'
            : first instanceof PyList
              ? 'listas **distintas**'
              : 'conjuntos **distintos**',
        line: `${source.lines.lineAt(change.from)}`,
        change: quote(source, change),
        changed: `\`${object === first ? copy : original}\``,
      }
      return [{ kind: 'copied-apart', node, slots, shown: [] }]
    }
    return []
  })
}

const isCollection = (value: Value | undefined) =>
  value instanceof PyList || value instanceof PyDict || value instanceof PySet
