import { listed } from '~/platform/text/listed'
import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { boundBy } from '../../../python/evaluate/statements/scope'
import { blocksOf, statementsIn } from '../../../python/walk'
import {
  endOf,
  type FindImprovements,
  type Improvement,
  marginOf,
  type Reviewed,
  reindented,
  textOf,
} from '../improvement'
import { askedValues } from './asked-values'

/** Branches of one `if` that stand one after the other and do the same. */
export const findBranches: FindImprovements = (program) => [
  ...[...statementsIn(program.module.body)].flatMap((node) =>
    node.kind === 'if' && !node.isElif
      ? [...sameBranches(program, node), ...onlyIfInElse(program, node), ...needlessElse(program, node)]
      : [],
  ),
  ...[program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)].flatMap((block) =>
    separateIfs(program, block),
  ),
]

/** `else:` with nothing but an `if` in it. */
function onlyIfInElse(program: Reviewed, node: StatementOf<'if'>): Improvement[] {
  const last = branchesOf(node).at(-1)?.node ?? node
  const [inner, second] = last.otherwise
  const end = last.body.at(-1)
  if (inner?.kind !== 'if' || inner.isElif || second || !end) return []
  const bodyEnd = endOf(program, end)
  const between = program.source.slice(bodyEnd, inner.from)
  const at = bodyEnd + between.search(/else\s*:\s*$/)
  if (at < bodyEnd || between.includes('#')) return []
  return [
    {
      from: at,
      to: inner.test.to,
      weight: 0.5,
      what: 'Un `else` que solo lleva un `if` dentro se escribe `elif`.',
      why: 'Son los mismos casos con un escalón de sangría menos, y se lee de arriba abajo como una lista.',
      edits: [
        {
          from: at,
          to: endOf(program, inner),
          text: `el${reindented(program, [inner], marginOf(program, last)).trimStart()}`,
        },
      ],
    },
  ]
}

/** «8 y 13» */
const named = (lines: readonly number[]) => listed(lines.map(String))

/** `else:` behind a `return`: what follows is come to only without it. */
function needlessElse(program: Reviewed, node: StatementOf<'if'>): Improvement[] {
  const [first] = node.otherwise
  const [end, last] = [node.body.at(-1), node.otherwise.at(-1)]
  if (!first || !end || !last || first.kind === 'if' || end.kind !== 'return') return []
  const bodyEnd = endOf(program, end)
  const between = program.source.slice(bodyEnd, first.from)
  const at = bodyEnd + between.search(/else\s*:/)
  if (at < bodyEnd || between.includes('#') || program.lines.lineAt(at) === program.lines.lineAt(first.from)) return []
  const margin = marginOf(program, node)
  return [
    {
      from: at,
      to: at + 4,
      weight: 0.35,
      what: 'Después de un `return` el `else` sobra:',
      why: 'a lo que sigue solo se llega si ese `return` no se ha ejecutado.',
      edits: [
        { from: at - margin.length, to: endOf(program, last), text: reindented(program, node.otherwise, margin) },
      ],
    },
  ]
}

/** Several `if` in a row that hold one value against constants: at most one can be true. */
function separateIfs(program: Reviewed, block: readonly Statement[]): Improvement[] {
  const at = block.findIndex(
    (node, place) => questionOf(program, node) !== null && questionOf(program, block[place + 1]) !== null,
  )
  const first = block[at]
  const subject = first ? questionOf(program, first) : null
  if (first?.kind !== 'if' || subject === null) return []
  const chain = [first]
  for (const node of block.slice(at + 1)) {
    if (node.kind !== 'if' || questionOf(program, node)?.subject !== subject.subject) break
    chain.push(node)
  }
  const values = chain.flatMap((node) => questionOf(program, node)?.values ?? [])
  const isChanged = [...statementsIn(chain.flatMap(({ body }) => body))].some((node) =>
    boundBy(node).includes(subject.subject),
  )
  if (chain.length < 2 || new Set(values).size < values.length || isChanged) return []
  const rest = block[at + chain.length]
  const isRest =
    rest?.kind === 'if' && rest.otherwise.length === 0 && deniesAll(program, rest.test, subject.subject, values)
  const last = chain.at(-1) ?? first
  const lines = chain.slice(1).map((node) => program.lines.lineAt(node.from))
  return [
    {
      from: first.from,
      to: last.to,
      weight: 0.63,
      what: `${lines.length === 1 ? 'El `if` de la línea' : 'Los `if` de las líneas'} ${named(lines)} ${lines.length === 1 ? 'pregunta' : 'preguntan'} por el mismo valor que el de la línea ${program.lines.lineAt(first.from)}: encadénalos con \`elif\`${isRest ? ' y deja el último en un `else`' : ''}.`,
      why: 'Así se ve que solo se cumple uno, Python deja de preguntar cuando lo encuentra, y un caso nuevo no obliga a repetir las condiciones.',
      isPlaced: true,
      edits: [
        ...chain.slice(1).map(({ from }) => ({ from, to: from, text: 'el' })),
        ...(isRest && rest ? [{ from: rest.from, to: rest.test.to, text: 'else' }] : []),
      ],
    },
  ]
}

/** `op == '1'`: the name, and the constants as they are written. */
function questionOf(program: Reviewed, node: Statement | undefined): { subject: string; values: string[] } | null {
  if (node?.kind !== 'if' || node.isElif || node.otherwise.length > 0) return null
  const asked = askedValues(program, node.test)
  return asked?.subject.kind === 'name' ? { subject: asked.subject.name, values: asked.values } : null
}

function equalityOf(program: Reviewed, test: Expression, wanted: string): { subject: string; value: string } | null {
  const [only, other] = test.kind === 'compare' ? test.comparisons : []
  if (test.kind !== 'compare' || test.left.kind !== 'name' || !only || other || only.operator !== wanted) return null
  const isConstant = only.right.kind === 'string' || only.right.kind === 'number'
  return isConstant ? { subject: test.left.name, value: textOf(program, only.right) } : null
}

/** `op != '1' and op != '2'`, of just the values that were asked for. */
function deniesAll(program: Reviewed, test: Expression, subject: string, values: readonly string[]): boolean {
  if (test.kind !== 'boolean-operation' || test.operator !== 'and') return false
  const denied = test.values.map((value) => equalityOf(program, value, '!='))
  return (
    denied.every((one) => one?.subject === subject) &&
    denied.length === values.length &&
    denied.every((one) => one !== null && values.includes(one.value))
  )
}

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
        what: `Las ramas de las líneas ${listed(numbers.map(String))} hacen lo mismo (${inlineCode(text.split('\n')[0] ?? '')}): únelas en una sola condición con \`or\`.`,
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
