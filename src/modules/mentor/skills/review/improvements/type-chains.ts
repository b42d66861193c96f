import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { applyEdits, type Edit } from '../../../python/edit'
import { allExpressions } from '../../../python/walk'
import {
  calledName,
  endOf,
  type FindImprovements,
  type Improvement,
  isName,
  marginOf,
  type Reviewed,
} from '../improvement'

type Case = { owner: StatementOf<'class'>; body: readonly Statement[] }

/** `if isinstance(x, Perro): … elif isinstance(x, Gato): …`: what a method of each class does. */
export const findTypeChains: FindImprovements = (program) =>
  program.module.body.flatMap((node) => (node.kind === 'function' ? chainOf(program, node) : []))

function chainOf(program: Reviewed, own: StatementOf<'function'>): Improvement[] {
  const [parameter] = own.parameters
  const chain = own.body.at(-1)
  if (parameter === undefined || chain?.kind !== 'if') return []
  const cases: Case[] = []
  let last: readonly Statement[] = [chain]
  for (let at: Statement | undefined = chain; at?.kind === 'if'; at = last.length === 1 ? last[0] : undefined) {
    const owner = classAsked(program, at.test, parameter.name)
    if (owner === null) break
    cases.push({ owner, body: at.body })
    last = at.otherwise
  }
  if (cases.length < 2) return []
  const names = cases.map(({ owner }) => inlineCode(owner.name)).join(', ')
  return [
    {
      from: chain.from,
      to: chain.test.to,
      weight: 0.69,
      what: `${inlineCode(own.name)} mira de qué clase es ${inlineCode(parameter.name)} (${names}) y hace una cosa con cada una. Eso es lo que hacen los **métodos**: cada clase define su ${inlineCode(`${own.name}(self)`)}, y con ${inlineCode(`${parameter.name}.${own.name}()`)} Python llama al que toca (**polimorfismo**).`,
      why: 'Así, una clase nueva trae lo suyo y no hay que tocar nada más; con una cadena de `if` hay que acordarse de añadirla en cada función.',
      edits: givesNothing(last) && own.body.length === 1 ? asMethods(program, own, cases) : [],
    },
  ]
}

function classAsked({ module }: Reviewed, test: Expression, name: string): StatementOf<'class'> | null {
  const [subject, type] =
    test.kind === 'call' && calledName(test) === 'isinstance' ? test.arguments.map(({ value }) => value) : typesOf(test)
  if (!subject || !isName(subject, name) || type?.kind !== 'name') return null
  const wanted = type.name
  const found = module.body.find((node) => node.kind === 'class' && node.name === wanted)
  return found?.kind === 'class' ? found : null
}

/** `type(x) == Perro` */
function typesOf(test: Expression): (Expression | undefined)[] {
  const [only, second] = test.kind === 'compare' ? test.comparisons : []
  if (test.kind !== 'compare' || !only || second || !/^(?:==|is)$/.test(only.operator)) return []
  return test.left.kind === 'call' && calledName(test.left) === 'type'
    ? [test.left.arguments[0]?.value, only.right]
    : []
}

const givesNothing = ([only, second]: readonly Statement[]) =>
  only === undefined ||
  (only.kind === 'return' && second === undefined && (only.value === null || only.value.kind === 'none'))

/** The branches as methods, the calls as theirs; nothing where the function is used otherwise. */
function asMethods(program: Reviewed, own: StatementOf<'function'>, cases: readonly Case[]): Edit[] {
  const [parameter, second] = own.parameters
  const uses = [...allExpressions(program.module)].filter((node) => isName(node, own.name))
  const calls = [...allExpressions(program.module)].filter((node) => calledName(node) === own.name)
  const isPlain = calls.every(
    (node) => node.kind === 'call' && node.arguments.length === 1 && isOperand(node.arguments[0]?.value),
  )
  const isTaken = cases.some(({ owner }) =>
    owner.body.some((node) => node.kind === 'function' && node.name === own.name),
  )
  if (!parameter || second || uses.length !== calls.length || !isPlain || isTaken || own.decorators.length > 0)
    return []
  const methods = cases.flatMap(({ owner, body }): Edit[] => {
    const [first] = owner.body
    const at = owner.body.at(-1)
    if (!first || !at) return []
    const isInline = program.lines.lineAt(first.from) === program.lines.lineAt(owner.nameFrom)
    const margin = isInline ? `${marginOf(program, owner)}    ` : marginOf(program, first)
    const text = `${margin}def ${own.name}(self):\n${bodyFor(program, body, parameter.name, `${margin}    `)}`
    return first.kind === 'pass' && owner.body.length === 1
      ? [{ from: program.source.slice(0, first.from).trimEnd().length, to: first.to, text: `\n${text}` }]
      : [{ from: endOf(program, at), to: endOf(program, at), text: `\n\n${text}` }]
  })
  const called = calls.flatMap((node): Edit[] => {
    const given = node.kind === 'call' ? node.arguments[0] : undefined
    return given
      ? [
          { from: node.from, to: given.from, text: '' },
          { from: given.to, to: node.to, text: `.${own.name}()` },
        ]
      : []
  })
  const after = /^\s*\n?/.exec(program.source.slice(endOf(program, own)))?.[0].length ?? 0
  return [...methods, { from: own.from, to: endOf(program, own) + after, text: '' }, ...called]
}

const isOperand = (node: Expression | undefined) =>
  node !== undefined && /^(?:name|call|attribute|subscript)$/.test(node.kind)

/** The statements of a branch under a margin, the parameter become `self`. */
function bodyFor(program: Reviewed, body: readonly Statement[], name: string, margin: string): string {
  const [first, last] = [body[0], body.at(-1)]
  if (!first || !last) return `${margin}pass`
  const [from, old] = [first.from, marginOf(program, first)]
  const edits = [...allExpressions(body)]
    .filter((node) => isName(node, name))
    .map((node) => ({ from: node.from - from, to: node.to - from, text: 'self' }))
  const text = applyEdits(program.source.slice(from, endOf(program, last)), edits)
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? margin + line : line.startsWith(old) ? margin + line.slice(old.length) : line))
    .join('\n')
}
