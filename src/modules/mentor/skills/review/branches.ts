import { inlineCode } from '../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../python/ast'
import { statementsIn } from '../../python/walk'
import { endOf, type FindImprovements, type Improvement, type Reviewed, reindented, textOf } from './improvement'

/** Branches of one `if` that stand one after the other and do the same. */
export const findBranches: FindImprovements = (program) =>
  [...statementsIn(program.module.body)].flatMap((node) =>
    node.kind === 'if' && !node.isElif ? sameBranches(program, node) : [],
  )

type Branch = { test: Expression; body: readonly Statement[]; node: StatementOf<'if'> }

function sameBranches(program: Reviewed, node: StatementOf<'if'>): Improvement[] {
  const branches = branchesOf(node)
  for (const [at, first] of branches.entries()) {
    const text = reindented(program, first.body, '')
    const others = branches.slice(at + 1)
    const end = others.findIndex(({ body }) => reindented(program, body, '') !== text)
    const same = [first, ...(end === -1 ? others : others.slice(0, end))]
    const [last] = same.slice(-1)
    if (same.length < 2 || last === undefined) continue
    const test = same.map((branch) => grouped(program, branch.test)).join(same.length > 2 ? LINE : ' or ')
    const whole = same.length > 2 ? `(\n${INDENT}${test.replaceAll(LINE, `\n${INDENT}or `)}\n)` : test
    const margin = program.source.slice(program.lines.rangeOf(program.lines.lineAt(node.from)).from, node.from)
    const bodyEnd = endOf(program, last.body.at(-1) ?? last.node)
    const firstBody = first.body[0]
    if (firstBody === undefined || margin.trim() !== '') continue
    const body = program.source.slice(first.test.to, endOf(program, first.body.at(-1) ?? first.node))
    const numbers = same.map((branch) => program.lines.lineAt(branch.node.from))
    return [
      {
        from: first.node.from,
        to: first.node.to,
        weight: 0.62,
        what: `Las ramas de las líneas ${numbers.slice(0, -1).join(', ')} y ${numbers.at(-1)} hacen lo mismo (${inlineCode(text.split('\n')[0] ?? '')}): únelas en una sola condición con \`or\`.`,
        why: 'El mensaje queda escrito una sola vez. Si las combinaciones son muchas, mejor aún guardarlas en una lista o un diccionario y preguntar con `in`.',
        isPlaced: true,
        edits: [{ from: first.test.from, to: bodyEnd, text: `${whole.replaceAll('\n', `\n${margin}`)}${body}` }],
      },
    ]
  }
  return []
}

const LINE = '\u0000'
const INDENT = '    '

function branchesOf(node: StatementOf<'if'>): Branch[] {
  const found: Branch[] = []
  let at: Statement | undefined = node
  while (at?.kind === 'if') {
    found.push({ test: at.test, body: at.body, node: at })
    at =
      at.otherwise.length === 1 && at.otherwise[0]?.kind === 'if' && at.otherwise[0].isElif
        ? at.otherwise[0]
        : undefined
  }
  return found
}

const grouped = (program: Reviewed, test: Expression) =>
  test.kind === 'boolean-operation' || test.kind === 'conditional' || test.kind === 'lambda'
    ? `(${textOf(program, test)})`
    : textOf(program, test)
