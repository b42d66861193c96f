import { inlineCode } from '../../../engine/compose'
import type { Statement, StatementOf } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import { endOf, type FindImprovements, type Improvement, marginOf, type Reviewed, textOf } from '../improvement'

/** Every number up to `n` is tried as its divisor: up to its root is enough, and the first that is found decides. */
export const findDivisors: FindImprovements = (program) =>
  [...statementsIn(program.module.body)].flatMap((node) => (node.kind === 'for' ? ofLoop(program, node) : []))

function ofLoop(program: Reviewed, node: StatementOf<'for'>): Improvement[] {
  const [test, more] = node.body
  if (node.target.kind !== 'name' || test?.kind !== 'if' || more) return []
  const i = node.target.name
  const n = new RegExp(`^(\\w+)%${i}==0$`).exec(textOf(program, test.test).replace(/\s/g, ''))?.[1]
  const ends = new RegExp(`^range\\(([12]),${n}(?:\\+1)?\\)$`)
  const from = n === undefined ? undefined : ends.exec(textOf(program, node.iterable).replace(/\s/g, ''))?.[1]
  if (n === undefined || from === undefined) return []
  const [first] = test.body
  const leaves = first?.kind === 'return' || test.body.some(({ kind }) => kind === 'break')
  const counts = first?.kind === 'augmented-assign' && first.target.kind === 'name' ? first.target.name : null
  const decides = counts !== null && new RegExp(`\\b${counts} ?(?:==|>|!=|<=) ?[012]\\b`).test(program.source)
  const marks = first?.kind === 'assign' && first.value.kind === 'boolean'
  if (!leaves && !decides && !marks) return []
  const stop = leaves
    ? ''
    : ` **Para en el primer divisor** que encuentres${from === '1' ? ' a partir del 2' : ''} (\`return False\`, o \`break\`): ya sabes que no es primo.`
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.78,
      what: `Prueba todos los números hasta ${inlineCode(n)}, y no hace falta.${stop} Y basta con llegar a la **raíz cuadrada**: ${inlineCode(`range(2, int(${n} ** 0.5) + 1)`)}; si hubiera un divisor mayor, su pareja sería menor y ya habría salido.`,
      why: 'Con un número de nueve cifras son unas 30.000 vueltas en vez de mil millones.',
      edits: rewritten(program, node, { n, counts }),
    },
  ]
}

/** A function that only counts divisors to see whether there are two. */
function rewritten(program: Reviewed, loop: StatementOf<'for'>, { n, counts }: { n: string; counts: string | null }) {
  const owner = [...statementsIn(program.module.body)].find(
    (node): node is StatementOf<'function'> => node.kind === 'function' && node.body.includes(loop as Statement),
  )
  const [zero, , end] = owner?.body ?? []
  if (owner?.body.length !== 3 || counts === null || zero?.kind !== 'assign' || end?.kind !== 'return') return []
  if (end.value === null || textOf(program, end.value).replace(/\s/g, '') !== `${counts}==2`) return []
  const margin = marginOf(program, zero)
  const text = [
    `if ${n} < 2:`,
    `${margin}    return False`,
    `${margin}for i in range(2, int(${n} ** 0.5) + 1):`,
    `${margin}    if ${n} % i == 0:`,
    `${margin}        return False`,
    `${margin}return True`,
  ].join('\n')
  return [{ from: zero.from, to: endOf(program, end), text }]
}
