import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { allExpressions, blocksOf, statementsIn } from '../../../python/walk'
import {
  calledName,
  endOf,
  type FindImprovements,
  type Improvement,
  isName,
  type Reviewed,
  textOf,
} from '../improvement'
import { soughtByIndex } from './shared-state'

/** Searches that go on after they have found, and functions that call themselves where a loop is meant. */
export const findSearches: FindImprovements = (program) => [
  ...[program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)].flatMap((block) =>
    flagged(program, block),
  ),
  ...[...statementsIn(program.module.body)].flatMap((node) => (node.kind === 'function' ? retries(program, node) : [])),
]

const booleanIn = (node: Statement | undefined, name?: string): { name: string; value: boolean } | null => {
  const [target, other] = node?.kind === 'assign' ? node.targets : []
  if (node?.kind !== 'assign' || target?.kind !== 'name' || other || node.value.kind !== 'boolean') return null
  return name === undefined || target.name === name ? { name: target.name, value: node.value.value } : null
}

/** `hay = False`, a loop that sets it where something holds, and `return hay`: `any`, or `in` where an element is looked for. */
function flagged(program: Reviewed, block: readonly Statement[]): Improvement[] {
  return block.flatMap((before, at) => {
    const [loop, after] = block.slice(at + 1)
    const flag = booleanIn(before)
    if (!flag || loop?.kind !== 'for' || loop.isAsync || loop.otherwise.length > 0 || loop.body.length !== 1) return []
    const [test] = loop.body
    if (test?.kind !== 'if' || test.otherwise.length > 0 || after?.kind !== 'return') return []
    const [set, end, more] = test.body
    const isSet = booleanIn(set, flag.name)?.value === !flag.value
    if (!isSet || more || (end && end.kind !== 'break') || !after.value || !isName(after.value, flag.name)) return []
    const better = `return ${flag.value ? 'not ' : ''}${searchOf(program, loop, test.test)}`
    return [
      {
        from: before.from,
        to: after.to,
        weight: 0.66,
        what: `En cuanto lo encuentras ya sabes la respuesta: ${inlineCode(better)}.`,
        why: 'Para en el primero que lo cumple, y no hace falta guardar si lo hay. Con un bucle sería un `return` dentro del `if` y otro al final.',
        edits: [{ from: before.from, to: endOf(program, after), text: better }],
      },
    ]
  })
}

function searchOf(program: Reviewed, loop: StatementOf<'for'>, test: Expression): string {
  const list = textOf(program, loop.iterable)
  const [only, other] = test.kind === 'compare' ? test.comparisons : []
  if (test.kind === 'compare' && only?.operator === '==' && !other && loop.target.kind === 'name') {
    const sought = isName(test.left, loop.target.name)
      ? only.right
      : isName(only.right, loop.target.name)
        ? test.left
        : null
    if (sought !== null) return `${textOf(program, sought)} in ${list}`
  }
  const byIndex = soughtByIndex(loop, test)
  if (byIndex !== null) return `${textOf(program, byIndex.sought)} in ${textOf(program, byIndex.list)}`
  return `any(${textOf(program, test)} for ${textOf(program, loop.target)} in ${list})`
}

/** `except …: return leer()`: asked again by calling oneself. */
function retries(program: Reviewed, { name, body }: StatementOf<'function'>): Improvement[] {
  return [...statementsIn(body)].flatMap((node) => {
    if (node.kind !== 'try') return []
    const again = node.handlers.flatMap(({ body: handled }) =>
      handled.filter((each) => [...allExpressions([each])].some((use) => calledName(use) === name)),
    )
    const [first] = again
    if (first === undefined) return []
    return [
      {
        from: first.from,
        to: endOf(program, first),
        weight: 0.7,
        what: `Para volver a pedirlo no hace falta que ${inlineCode(name)} se llame a sí misma: mete el \`try\` en un bucle \`while True:\`, con \`return\` cuando salga bien y un aviso en el \`except\`.`,
        why: 'Cada llamada se queda esperando a la siguiente, y con muchos intentos acaba en un `RecursionError`. El bucle repite sin acumular nada.',
        edits: [],
      },
    ]
  })
}
