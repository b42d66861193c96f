import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { expressionsIn } from '../../../../python/walk'
import { endOf, type Improvement, isName, isSame, type Reviewed, textOf } from '../../improvement'

/** A list that only grows by this loop, or a number that only sums it up: one expression. */
export function wholeLoop(program: Reviewed, node: StatementOf<'for'>, before: Statement | undefined): Improvement[] {
  if (before?.kind !== 'assign' || before.targets.length !== 1 || before.targets[0]?.kind !== 'name') return []
  const { name } = before.targets[0]
  const [first] = node.body
  const isFiltered =
    node.body.length === 1 && first?.kind === 'if' && first.otherwise.length === 0 && first.body.length === 1
  const only = isFiltered && first?.kind === 'if' ? first.body[0] : node.body.length === 1 ? first : undefined
  const filter = isFiltered && first?.kind === 'if' ? ` if ${textOf(program, first.test)}` : ''
  if (readsItself(name, [node.iterable, isFiltered && first?.kind === 'if' ? first.test : null])) return []
  const source = `for ${textOf(program, node.target)} in ${textOf(program, node.iterable)}${filter}`
  const replace = (text: string): Edit[] => [{ from: before.from, to: endOf(program, node), text }]
  if (before.value.kind === 'list' && before.value.items.length === 0 && only?.kind === 'expression') {
    const added = appended(only.value, name)
    if (!added || readsItself(name, [added])) return []
    const better = `${name} = [${textOf(program, added)} ${source}]`
    return [
      {
        from: before.from,
        to: node.to,
        weight: 0.5,
        what: `El bucle que va llenando ${inlineCode(name)} cabe en una lista por comprensión: ${inlineCode(better)}.`,
        why: 'Dice en una línea qué lleva la lista; si te resulta difícil de leer, el bucle es igual de correcto.',
        edits: replace(better),
      },
    ]
  }
  // Rows of a table are summed by columns, which `tables.ts` tells.
  const isTable = /\.(?:iterrows|itertuples)\(\)$/.test(textOf(program, node.iterable))
  const added = only && !isTable && isZero(before.value) ? summed(program, only, name) : null
  if (!added || readsItself(name, [added])) return []
  const inner =
    filter === '' && isSame(program, added, node.target)
      ? textOf(program, node.iterable)
      : `${textOf(program, added)} ${source}`
  return [
    {
      from: before.from,
      to: node.to,
      weight: 0.5,
      what: `Para sumar, Python ya tiene \`sum\`: ${inlineCode(`${name} = sum(${inner})`)}.`,
      why: 'Menos líneas que leer y ninguna variable que se te pueda olvidar poner a cero.',
      edits: replace(`${name} = sum(${inner})`),
    },
  ]
}

/** `if x not in unicos: unicos.append(x)`: one expression cannot look into what it fills. */
const readsItself = (name: string, parts: readonly (Expression | undefined | null)[]) =>
  parts.some((part) => part && [...expressionsIn(part)].some((each) => isName(each, name)))

const isZero = (node: Expression) => node.kind === 'number' && Number(node.text) === 0

function appended(node: Expression, list: string): Expression | null {
  const isAppend =
    node.kind === 'call' &&
    node.callee.kind === 'attribute' &&
    node.callee.name === 'append' &&
    isName(node.callee.value, list)
  return isAppend && node.kind === 'call' && node.arguments.length === 1 ? (node.arguments[0]?.value ?? null) : null
}

function summed(program: Reviewed, node: Statement, name: string): Expression | null {
  if (node.kind === 'augmented-assign') return node.operator === '+' && isName(node.target, name) ? node.value : null
  if (node.kind !== 'assign' || node.value.kind !== 'binary' || node.value.operator !== '+') return null
  const isOwn = node.targets.length === 1 && node.targets.every((target) => textOf(program, target) === name)
  return isOwn && isName(node.value.left, name) ? node.value.right : null
}
