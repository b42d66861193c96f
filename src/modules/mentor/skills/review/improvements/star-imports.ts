import { inlineCode } from '../../../engine/compose'
import { allExpressions } from '../../../python/walk'
import { calledName, endOf, type FindImprovements } from '../improvement'

/** `from math import *`: what it brings along is seen nowhere. */
export const findStarImports: FindImprovements = (program) => {
  const { module } = program
  const imports = module.body.filter((node) => node.kind === 'import-from' && node.names[0]?.name === '*')
  return imports.flatMap((node) => {
    if (node.kind !== 'import-from') return []
    const used = usedOf(program, node.module)
    const better = used.length > 0 ? `from ${node.module} import ${used.join(', ')}` : `import ${node.module}`
    return [
      {
        from: node.from,
        to: node.to,
        weight: 0.63,
        what: `El asterisco trae **todos** los nombres del módulo: importa solo los que usas, ${inlineCode(better)}.`,
        why: 'Con `*` no se ve de dónde sale cada nombre, y uno del módulo puede pisar otro tuyo sin avisar.',
        edits:
          used.length > 0 && imports.length === 1 ? [{ from: node.from, to: endOf(program, node), text: better }] : [],
      },
    ]
  })
}

/** Names of modules that beginners import whole; of others it is not known what they bring. */
const NAMES: Readonly<Record<string, string>> = {
  math: 'pi e tau inf nan sqrt sin cos tan asin acos atan atan2 log log10 log2 exp pow floor ceil factorial gcd lcm radians degrees hypot fabs trunc comb perm prod isclose isqrt',
  random: 'random randint randrange choice choices sample shuffle uniform seed gauss',
  time: 'time sleep perf_counter strftime localtime',
  datetime: 'datetime date time timedelta timezone',
  statistics: 'mean median mode stdev pstdev variance',
}

function usedOf({ module }: Parameters<FindImprovements>[0], name: string): string[] {
  const known = new Set((NAMES[name] ?? '').split(' '))
  const own = new Set(
    module.body.flatMap((node) =>
      node.kind === 'function' || node.kind === 'class'
        ? [node.name]
        : node.kind === 'assign'
          ? node.targets.flatMap((target) => (target.kind === 'name' ? [target.name] : []))
          : [],
    ),
  )
  const names = [...allExpressions(module)].flatMap((node) =>
    node.kind === 'name' ? [node.name] : (calledName(node) ?? []),
  )
  return [...new Set(names)].filter((each) => known.has(each) && !own.has(each)).toSorted()
}
