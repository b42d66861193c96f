import { inlineCode } from '../../../engine/compose'
import type { Expression, StatementOf } from '../../../python/ast'
import { allExpressions, expressionsOf, statementsIn } from '../../../python/walk'
import { calledName, type FindImprovements, type Improvement, isName, type Reviewed, textOf } from '../improvement'

/** What all objects of a class share unawares, and a list that may have stayed empty when it is divided by. */
export const findSharedState: FindImprovements = (program) => [
  ...program.module.body.flatMap((node) => (node.kind === 'class' ? sharedBy(program, node) : [])),
  ...emptyDivisors(program),
]

const CHANGES: ReadonlySet<Expression['kind']> = new Set(['list', 'dict', 'set'])

/** `ruedas = []` in the body of a class whose objects are made one by one. */
function sharedBy(program: Reviewed, owner: StatementOf<'class'>): Improvement[] {
  const isPlain = owner.decorators.length === 0 && owner.body.some((node) => node.kind === 'function')
  if (!isPlain) return []
  return owner.body.flatMap((node): Improvement[] => {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'name' || !CHANGES.has(node.value.kind)) return []
    // A table of constants is shared on purpose.
    const isEmpty = /^[[{]\s*[\]}]$/.test(textOf(program, node.value))
    if (!isEmpty || target.name === target.name.toUpperCase()) return []
    return [
      {
        from: node.from,
        to: node.to,
        weight: 0.95,
        what: `${inlineCode(textOf(program, node))} está en la clase y no en \`__init__\`: hay uno solo, y lo **comparten todos** los objetos. Créalo en \`__init__\` con ${inlineCode(`self.${target.name} = ${textOf(program, node.value)}`)}.`,
        why: 'Lo que añada un objeto aparecería también en los demás, y cuesta mucho dar con ello.',
        edits: [],
      },
    ]
  })
}

/** `sum(notas) / len(notas)` of a list that is filled by what somebody types, with nothing that looks whether any came. */
function emptyDivisors(program: Reviewed): Improvement[] {
  const all = [...statementsIn(program.module.body)]
  const asks = [...allExpressions(program.module)].some((part) => calledName(part) === 'input')
  const begun = new Set(
    all.flatMap((node) => {
      const [target] = node.kind === 'assign' ? node.targets : []
      const isEmpty = node.kind === 'assign' && node.value.kind === 'list' && node.value.items.length === 0
      return isEmpty && target?.kind === 'name' ? [target.name] : []
    }),
  )
  if (!asks) return []
  const division = [...allExpressions(program.module)].find((part) => {
    const [list] =
      part.kind === 'binary' && part.operator === '/' && part.right.kind === 'call' ? part.right.arguments : []
    return (
      part.kind === 'binary' &&
      calledName(part.right) === 'len' &&
      list?.value.kind === 'name' &&
      begun.has(list.value.name)
    )
  })
  const [list] = division?.kind === 'binary' && division.right.kind === 'call' ? division.right.arguments : []
  if (division === undefined || list?.value.kind !== 'name') return []
  const { name } = list.value
  const isGuarded = all.some(
    (node) =>
      (node.kind === 'if' || node.kind === 'try') &&
      (node.kind === 'try' || expressionsOf(node).some((test) => [...allNamesIn(test)].includes(name))),
  )
  if (isGuarded) return []
  return [
    {
      from: division.from,
      to: division.to,
      weight: 0.9,
      what: `Si no se escribe ninguno, ${inlineCode(name)} se queda vacía, ${inlineCode(`len(${name})`)} es 0 y el programa se para con un \`ZeroDivisionError\`. Pregunta antes: ${inlineCode(`if ${name}:`)}.`,
      why: 'Es lo primero que pasa cuando alguien sale sin meter nada.',
      edits: [],
    },
  ]
}

const allNamesIn = (test: Expression) =>
  [...allExpressions([{ kind: 'expression', value: test, from: test.from, to: test.to }])].flatMap((part) =>
    part.kind === 'name' ? [part.name] : [],
  )

/** `lista[i] == x` for each `i` of `range(len(lista))`: what is looked for, and where. */
export function soughtByIndex({ iterable, target }: StatementOf<'for'>, test: Expression) {
  const [only, other] = test.kind === 'compare' ? test.comparisons : []
  if (test.kind !== 'compare' || only?.operator !== '==' || other || target.kind !== 'name') return null
  if (iterable.kind !== 'call' || calledName(iterable) !== 'range') return null
  const end = iterable.arguments.at(-1)?.value
  const [list] = end?.kind === 'call' && calledName(end) === 'len' ? end.arguments : []
  if (list === undefined || list.value.kind !== 'name') return null
  const { name } = list.value
  const isItem = (node: Expression) =>
    node.kind === 'subscript' && isName(node.value, name) && isName(node.index, target.name)
  const sought = isItem(test.left) ? only.right : isItem(only.right) ? test.left : null
  return sought === null ? null : { sought, list: list.value }
}
