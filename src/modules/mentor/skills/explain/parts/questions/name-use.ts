import type { Statement, StatementOf } from '../../../../python/ast'
import { statementsIn } from '../../../../python/walk'
import { quote, type Source } from '../../idioms/idiom'
import { spokenTest } from '../spoken-values'

/** What a variable is there for, by what the program does with it: it counts, adds up, remembers the best, or tells whether something was seen. */
export function nameUse(name: string, source: Source): string | null {
  const all = [...statementsIn(source.module.body)]
  const changed = all.find(
    (node): node is StatementOf<'augmented-assign'> =>
      node.kind === 'augmented-assign' && node.target.kind === 'name' && node.target.name === name,
  )
  if (changed !== undefined) return changedUse(changed, all, source)
  const given = all.filter(
    (node) => node.kind === 'assign' && node.targets.some((each) => each.kind === 'name' && each.name === name),
  )
  const isFlag = given.length > 1 && given.every((node) => node.kind === 'assign' && node.value.kind === 'boolean')
  if (isFlag) return `Sirve de **bandera**: recuerda si algo ha pasado ya (\`True\`) o no (\`False\`)`
  const kept = all.find((node) => node.kind === 'if' && isBest(node, name))
  return kept === undefined
    ? null
    : 'Guarda **el mejor hasta ahora**: cuando aparece otro que lo supera, se cambia por él'
}

function changedUse(
  { operator, value, from }: StatementOf<'augmented-assign'>,
  all: readonly Statement[],
  source: Source,
): string | null {
  const line = source.lines.lineAt(from)
  const around = all.findLast((node) => node.kind === 'if' && node.body.some((each) => each.from === from))
  const loop = all.findLast(
    (node) => (node.kind === 'for' || node.kind === 'while') && node.from < from && from < node.to,
  )
  if (loop === undefined) return null
  const isOne = value.kind === 'number' && value.text === '1'
  const when = around?.kind === 'if' ? ` cuando ${spokenTest(around.test, source)}` : ''
  if (operator === '+' && isOne)
    return `Es un **contador**: suma 1 (línea ${line}) ${around === undefined ? 'en cada vuelta, así que **cuenta cuántas vueltas** (cuántos intentos) van' : `cada vez que ${when.replace(' cuando ', '')}, así que **cuenta** cuántas veces pasa`}`
  if (operator === '-' && isOne) return `Es un **contador hacia atrás**: baja de uno en uno (línea ${line})${when}`
  if (operator === '+')
    return `Es un **acumulador**: en cada vuelta se le suma ${quote(source, value)} (línea ${line})${when}`
  return operator === '*'
    ? `Es un **acumulador**: en cada vuelta se multiplica por ${quote(source, value)} (línea ${line})`
    : null
}

/** `if x > mayor: mayor = x`. */
function isBest({ test, body }: StatementOf<'if'>, name: string): boolean {
  const [only] = test.kind === 'compare' ? test.comparisons : []
  const compares =
    test.kind === 'compare' &&
    only !== undefined &&
    /^[<>]/.test(only.operator) &&
    [test.left, only.right].some((side) => side.kind === 'name' && side.name === name)
  return (
    compares &&
    body.some(
      (node) => node.kind === 'assign' && node.targets.some((each) => each.kind === 'name' && each.name === name),
    )
  )
}
