import { inlineCode } from '../../../engine/compose'
import type { Expression, StatementOf } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { calledName, type FindImprovements, type Improvement, isName, type Reviewed } from '../improvement'

/** What is worked out again and again: a function that calls itself twice, a list that is only searched. */
export const findCostly: FindImprovements = (program) => [
  ...program.module.body.flatMap((node) => (node.kind === 'function' ? twiceRecursive(program, node) : [])),
  ...searchedLists(program),
  ...grownTables(program),
]

/** `fib(n - 1) + fib(n - 2)` */
function twiceRecursive({ source }: Reviewed, owner: StatementOf<'function'>): Improvement[] {
  const [parameter] = owner.parameters
  const again = [...allExpressions(owner.body)].filter((node) => isSmaller(node, owner))
  const sum = [...allExpressions(owner.body)].find(
    (node) => node.kind === 'binary' && again.filter(({ from, to }) => node.from <= from && to <= node.to).length > 1,
  )
  if (sum === undefined || /\bcache\b|lru_cache|memo/.test(source)) return []
  const isPure = owner.decorators.length === 0 && !/\b(?:print|input|global|append)\b/.test(textOfBody(source, owner))
  const isAlone = parameter !== undefined && owner.parameters.length === 1
  return [
    {
      from: sum.from,
      to: sum.to,
      weight: 0.69,
      what: `${inlineCode(owner.name)} se llama a sí misma ${again.length === 2 ? 'dos' : again.length === 3 ? 'tres' : 'varias'} veces y repite las mismas cuentas una y otra vez: el tiempo crece de forma **exponencial**, O(2ⁿ). Guarda lo ya calculado con \`@lru_cache\` (de \`functools\`), o hazlo con un bucle.`,
      why: isAlone
        ? 'Con 30 son más de un millón de llamadas; guardando los resultados, cada número se calcula una sola vez.'
        : 'Guardando los resultados, cada caso se calcula una sola vez.',
      edits: isPure
        ? [
            { from: 0, to: 0, text: 'from functools import lru_cache\n\n' },
            { from: owner.from, to: owner.from, text: '@lru_cache(maxsize=None)\n' },
          ]
        : [],
    },
  ]
}

const textOfBody = (source: string, { body }: StatementOf<'function'>) =>
  source.slice(body[0]?.from ?? 0, body.at(-1)?.to ?? 0)

/** `f(n - 1)` in `f`: the same with a smaller number, and not with a part of a tree. */
const isSmaller = (node: Expression, owner: StatementOf<'function'>) =>
  node.kind === 'call' &&
  calledName(node) === owner.name &&
  node.arguments.some(({ value }) => value.kind === 'binary' && value.operator === '-' && value.right.kind === 'number')

/** `if x in permitidos` in a loop, of a list of constants that is used for nothing else. */
function searchedLists({ module, source }: Reviewed): Improvement[] {
  const loops = [...statementsIn(module.body)].filter((node) => node.kind === 'for' || node.kind === 'while')
  const all = [...allExpressions(module)]
  return module.body.flatMap((node): Improvement[] => {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'name' || node.value.kind !== 'list') return []
    if (node.value.items.length < 2 || !node.value.items.every(isConstant)) return []
    const { name } = target
    const uses = all.filter((part) => isName(part, name) && part.from !== target.from)
    const tests = all.filter(
      (part) =>
        part.kind === 'compare' &&
        part.comparisons.some(({ operator, right }) => /in$/.test(operator) && isName(right, name)),
    )
    const isInLoop = tests.some((test) => loops.some((loop) => loop.from < test.from && test.to <= loop.to))
    if (tests.length === 0 || tests.length !== uses.length || !isInLoop) return []
    const items = node.value.items.map(({ from, to }) => source.slice(from, to)).join(', ')
    return [
      {
        from: node.from,
        to: node.to,
        weight: 0.42,
        what: `${inlineCode(name)} solo se usa para mirar si algo está dentro: mejor un **conjunto**, con llaves.`,
        why: 'Una lista se recorre entera en cada búsqueda; un conjunto lo encuentra de una vez, tenga los elementos que tenga.',
        edits:
          new Set(items.split(', ')).size === node.value.items.length
            ? [{ from: node.value.from, to: node.value.to, text: `{${items}}` }]
            : [],
      },
    ]
  })
}

const isConstant = ({ kind }: Expression) => kind === 'string' || kind === 'number'

/** `df = pd.concat([df, otra])` in a loop. */
function grownTables({ module, source }: Reviewed): Improvement[] {
  const loops = [...statementsIn(module.body)].filter((node) => node.kind === 'for' || node.kind === 'while')
  return loops.flatMap((loop) =>
    [...statementsIn(loop.body)].flatMap((node): Improvement[] => {
      const [target] = node.kind === 'assign' ? node.targets : []
      if (node.kind !== 'assign' || target?.kind !== 'name' || node.value.kind !== 'call') return []
      const text = source.slice(node.value.from, node.value.to)
      const added = new RegExp(`^\\w+\\.concat\\(\\s*[[(]\\s*${target.name}\\s*,\\s*(.+?)\\s*[\\])]`).exec(text)?.[1]
      if (added === undefined) return []
      return [
        {
          from: node.from,
          to: node.to,
          weight: 0.82,
          what: `Cada vuelta copia **entera** la tabla que llevas para añadirle un trozo, y por eso va cada vez más lento. Guarda los trozos en una **lista** y únelos **una sola vez**, al final: ${inlineCode(`partes.append(${added})`)} dentro del bucle y, después, ${inlineCode(`${target.name} = pd.concat(partes, ignore_index=True)`)}.`,
          why: 'Con 60 archivos se copia 60 veces lo ya leído; con la lista, una. `ignore_index=True` numera las filas de corrido.',
          edits: [],
        },
      ]
    }),
  )
}
