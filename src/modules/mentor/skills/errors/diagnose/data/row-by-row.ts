import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import { type Case, type Diagnose, firstOf, replaceWith, sourceOf } from '../case'

/** `if df["a"] > 13: df["b"] = x` and its `else`: what is meant for each row is chosen row by row. */
export const rowByRow: Diagnose = (fault) =>
  firstOf(fault.program.places, ({ node }) => {
    if (node.kind !== 'if') return null
    const line = fault.lines.lineAt(node.from)
    if (fault.line !== null && fault.line !== line) return null
    const column = columnIn(fault, node)
    const test = sourceOf(fault, node.test)
    const yes = column && storedIn(fault, node.body, column)
    if (!column || !yes || !isOfColumn(fault, node.test, column.table)) return null
    const no = node.otherwise.length === 0 ? null : storedIn(fault, node.otherwise, column)
    if (node.otherwise.length > 0 && no === null) return null
    const text =
      no === null
        ? `${column.table}.loc[${test}, ${column.name}] = ${yes}`
        : `${column.text} = np.where(${test}, ${yes}, ${no})`
    const both = /\b(?:any|all)\b/.test(fault.around.replace(fault.message, ''))
      ? ' Con `.any()` o `.all()` la pregunta se contesta **una vez para toda la columna**, y por eso todas las filas reciben lo mismo.'
      : ''
    return {
      line,
      cause: `${inlineCode(test)} da un \`True\` o \`False\` **por cada fila**, y el \`if\` de la línea ${line} quiere uno solo.${both} ${
        no === null
          ? '`.loc` guarda el valor solo en las filas que cumplen la condición.'
          : '`np.where(condición, a, b)` elige **fila a fila**: donde se cumple pone lo primero, y donde no, lo segundo.'
      }`,
      edits: [replaceWith({ from: node.from, to: endOf(node) }, text)],
    }
  })

type Column = { table: string; name: string; text: string }

function columnIn(fault: Case, { body: [only, more] }: StatementOf<'if'>): Column | null {
  const [target] = only?.kind === 'assign' && !more ? only.targets : []
  if (target?.kind !== 'subscript' || target.value.kind !== 'name' || target.index.kind !== 'string') return null
  return { table: target.value.name, name: sourceOf(fault, target.index), text: sourceOf(fault, target) }
}

/** What a block stores in that column, where it does nothing else. */
function storedIn(fault: Case, [only, more]: readonly Statement[], { text }: Column): string | null {
  const [target] = only?.kind === 'assign' && !more ? only.targets : []
  const isSame = target !== undefined && sourceOf(fault, target) === text
  return isSame && only?.kind === 'assign' && only.targets.length === 1 ? sourceOf(fault, only.value) : null
}

/** A comparison of a column of that table. */
const isOfColumn = (fault: Case, test: Expression, table: string) =>
  test.kind === 'compare' && test.comparisons.length === 1 && sourceOf(fault, test.left).startsWith(`${table}[`)

const endOf = (node: StatementOf<'if'>) => (node.otherwise.at(-1) ?? node.body.at(-1))?.to ?? node.to
