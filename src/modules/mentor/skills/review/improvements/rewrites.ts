import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { singularOf } from '../../../python/singular'
import { allExpressions, blocksOf, statementsIn } from '../../../python/walk'
import {
  calledName,
  endOf,
  type FindImprovements,
  type Improvement,
  isName,
  isSame,
  marginOf,
  type Reviewed,
  textOf,
} from '../improvement'

/** What several statements together say in a longer or slower way than Python has. */
export const findRewrites: FindImprovements = (program) =>
  [program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)].flatMap((block) =>
    block.flatMap((node, at) => [
      ...joined(program, block, at),
      ...(node.kind === 'if' ? counted(program, node) : []),
      ...choicesInRow(program, block, at),
      ...(node.kind === 'while' ? countedWalk(program, node, block[at - 1]) : []),
      ...(node.kind === 'assign' ? listForLookup(program, node, block.slice(at + 1)) : []),
    ]),
  )

/** What a loop adds to a name: `m += x`, `m = m + x`. */
function addedTo(program: Reviewed, node: Statement | undefined, name: string): Expression[] | null {
  if (node?.kind === 'augmented-assign')
    return node.operator === '+' && isName(node.target, name) ? termsOf(node.value) : null
  if (node?.kind !== 'assign' || node.targets.length !== 1 || textOf(program, node.targets[0] ?? node) !== name)
    return null
  const [first, ...rest] = termsOf(node.value)
  return first && isName(first, name) && rest.length > 0 ? rest : null
}

const termsOf = (node: Expression): Expression[] =>
  node.kind === 'binary' && node.operator === '+' ? [...termsOf(node.left), node.right] : [node]

/** A text that a loop puts together piece by piece. */
function joined(program: Reviewed, block: readonly Statement[], at: number): Improvement[] {
  const node = block[at]
  const before = block.slice(0, at).findLast((each) => each.kind === 'assign')
  const [target] = before?.kind === 'assign' ? before.targets : []
  if (node?.kind !== 'for' || before?.kind !== 'assign' || target?.kind !== 'name' || node.target.kind !== 'name')
    return []
  const start = block
    .slice(0, at)
    .findLast((each) => each.kind === 'assign' && each.value.kind === 'string' && each.value.value === '')
  const [held] = start?.kind === 'assign' ? start.targets : []
  if (!start || held?.kind !== 'name' || node.body.length !== 1) return []
  const added = addedTo(program, node.body[0], held.name)
  const [item, separator] = added ? pieceOf(program, added) : []
  if (!item || block.slice(block.indexOf(start) + 1, at).some((each) => mentions(program, each, held.name))) return []
  const next = block[at + 1]
  const cut =
    next?.kind === 'assign' && textOf(program, next).replaceAll(' ', '').startsWith(`${held.name}=${held.name}[:-`)
      ? next
      : null
  const isStripped =
    next?.kind === 'assign' && new RegExp(`^${held.name}\\s*=\\s*${held.name}\\.r?strip\\(`).test(textOf(program, next))
  const sign = separator ? textOf(program, separator) : '""'
  const list = textOf(program, node.iterable)
  const inner = item === node.target.name ? list : `${item} for ${node.target.name} in ${list}`
  const tail = separator && !cut && !isStripped ? ` + ${sign}` : ''
  const better = `${held.name} = ${sign}.join(${inner})${tail}`
  const last = cut ?? (isStripped && next ? next : node)
  return [
    {
      from: node.from,
      to: last.to,
      weight: 0.62,
      what: `Para unir textos, Python tiene \`join\`: ${inlineCode(better)}.`,
      why: 'Pone el separador solo entre los elementos, así que no hay que quitar el último, y no crea un texto nuevo en cada vuelta.',
      edits: [
        { from: start.from, to: lineEnd(program, start), text: '' },
        { from: node.from, to: endOf(program, last), text: better },
      ],
    },
  ]
}

/** What is put in for each element, and the sign after it that keeps them apart. */
function pieceOf(program: Reviewed, terms: readonly Expression[]): [item: string, separator?: Expression] | [] {
  const last = terms.at(-1)
  const separates = terms.length > 1 && last?.kind === 'string' && /^[\s,;:|/.-]+$/.test(last.value)
  const items = separates ? terms.slice(0, -1) : terms
  const [only, more] = items
  if (only === undefined) return []
  const item = more === undefined ? textOf(program, only) : formatted(program, items)
  return item === null ? [] : separates ? [item, last] : [item]
}

/** `"<li>" + x + "</li>"` as one f-string; null where the quotes of one would end it. */
function formatted(program: Reviewed, terms: readonly Expression[]): string | null {
  const parts = terms.map((term) => {
    if (term.kind === 'string') return /["\\{}\n]/.test(term.value) ? null : term.value
    const inner = calledName(term) === 'str' && term.kind === 'call' ? (term.arguments[0]?.value ?? term) : term
    const text = textOf(program, inner)
    return /["\\{}\n]/.test(text) ? null : `{${text}}`
  })
  return parts.includes(null) ? null : `f"${parts.join('')}"`
}

const mentions = (program: Reviewed, node: Statement, name: string) =>
  new RegExp(`\\b${name}\\b`).test(textOf(program, node))

/** To the beginning of the next line. */
function lineEnd({ source }: Reviewed, node: Statement): number {
  const end = source.indexOf('\n', node.to - 1)
  return end === -1 ? node.to : end + 1
}

type Choice = { key: Expression; result: Expression }

/** `if n == 1: return …` again and again: a table. */
function choicesInRow(program: Reviewed, block: readonly Statement[], at: number): Improvement[] {
  const choices: Choice[] = []
  let subject: Expression | null = null
  let end = at
  if (at > 0 && choiceOf(block[at - 1])) return []
  for (; end < block.length; end += 1) {
    const choice = choiceOf(block[end])
    if (!choice || (subject && !isSame(program, subject, choice.subject))) break
    subject = choice.subject
    choices.push(choice)
  }
  const [first, last] = [block[at], block[end - 1]]
  if (choices.length < 3 || !first || !last || !subject) return []
  const after = block[end]
  const otherwise = after?.kind === 'return' && after.value && isPlain(after.value) ? after : null
  const margin = marginOf(program, first)
  const table = subject.kind === 'name' ? `por_${subject.name.toLowerCase()}` : 'opciones'
  const standard = otherwise?.value && otherwise.value.kind !== 'none' ? `, ${textOf(program, otherwise.value)}` : ''
  const look = `${table}.get(${textOf(program, subject)}${standard})`
  const text = [
    `${table} = {`,
    ...choices.map(({ key, result }) => `${margin}    ${textOf(program, key)}: ${textOf(program, result)},`),
    `${margin}}`,
    `${margin}return ${look}`,
  ].join('\n')
  return [
    {
      from: first.from,
      to: last.to,
      weight: 0.7,
      what: `Todos esos \`if\` hacen lo mismo con otro valor: pon las parejas en un diccionario y busca en él, ${inlineCode(look)}.`,
      why: 'Añadir un caso será añadir una línea de datos. El segundo valor de `get` es lo que sale si la clave no está.',
      edits: [{ from: first.from, to: endOf(program, otherwise ?? last), text }],
    },
  ]
}

function choiceOf(node: Statement | undefined): (Choice & { subject: Expression }) | null {
  if (node?.kind !== 'if' || node.otherwise.length > 0 || node.test.kind !== 'compare' || node.body.length !== 1)
    return null
  const [only] = node.test.comparisons
  const [returned] = node.body
  if (node.test.comparisons.length !== 1 || only?.operator !== '==' || !isPlain(only.right)) return null
  return returned?.kind === 'return' && returned.value && isPlain(returned.value)
    ? { subject: node.test.left, key: only.right, result: returned.value }
    : null
}

const isPlain = ({ kind }: Expression) =>
  kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'none'

/** `i = 0`, `while i < len(x):` … `x[i]` … `i += 1`: a walk over the elements. */
function countedWalk(program: Reviewed, node: StatementOf<'while'>, before: Statement | undefined): Improvement[] {
  const { test } = node
  const last = node.body.at(-1)
  const limit = test.kind === 'compare' && test.comparisons[0]?.operator === '<' ? test.comparisons[0].right : null
  const list = limit?.kind === 'call' && calledName(limit) === 'len' ? limit.arguments[0]?.value : null
  if (test.kind !== 'compare' || test.left.kind !== 'name' || list?.kind !== 'name' || !last || node.body.length < 2)
    return []
  const counter = test.left.name
  const step = addedTo(program, last, counter)
  const isStart = before?.kind === 'assign' && before.targets.some((target) => isName(target, counter))
  if (!isStart || !before || step?.length !== 1 || textOf(program, step[0] ?? last) !== '1') return []
  const uses = [...allExpressions(node.body.slice(0, -1))]
  const elements = uses.filter(
    (use) => use.kind === 'subscript' && isName(use.value, list.name) && isName(use.index, counter),
  )
  const indexes = uses.filter((use) => isName(use, counter))
  const later = [...allExpressions(program.module)].some((use) => isName(use, counter) && use.from > node.to)
  if (elements.length === 0 || elements.length !== indexes.length || later) return []
  const item = singularOf(list.name)
  const head = `for ${item} in ${list.name}:`
  const end = node.body.at(-2)
  if (!end) return []
  const edits: Edit[] = [
    { from: before.from, to: lineEnd(program, before), text: '' },
    { from: node.from, to: program.source.indexOf(':', test.to) + 1, text: head },
    ...elements.map(({ from, to }) => ({ from, to, text: item })),
    { from: endOf(program, end), to: endOf(program, last), text: '' },
  ]
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.65,
      what: `Para recorrer una lista no hace falta contador: ${inlineCode(head)} da los elementos uno a uno.`,
      why: `No hay que poner ${inlineCode(counter)} a cero ni sumarle 1, que es lo que se olvida y deja el bucle sin fin.`,
      edits,
    },
  ]
}

/** `if k in d: d[k] += 1 else: d[k] = 1`: `get` has both. */
function counted(program: Reviewed, node: StatementOf<'if'>): Improvement[] {
  const [only] = node.test.kind === 'compare' && node.test.comparisons.length === 1 ? node.test.comparisons : []
  const [yes, no] = only?.operator === 'not in' ? [node.otherwise, node.body] : [node.body, node.otherwise]
  if (
    node.test.kind !== 'compare' ||
    !only ||
    !/^(?:not )?in$/.test(only.operator) ||
    yes.length !== 1 ||
    no.length !== 1
  )
    return []
  const [key, held] = [textOf(program, node.test.left), textOf(program, only.right).replace(/\.keys\(\)$/, '')]
  const place = `${held}[${key}]`
  const step =
    yes[0]?.kind === 'augmented-assign'
      ? textOf(program, yes[0].value)
      : textOf(program, yes[0] ?? node).replace(`${place} = ${place} + `, '')
  const isStep =
    yes[0] !== undefined &&
    [`${place} += ${step}`, `${place} = ${place} + ${step}`].includes(textOf(program, yes[0]).trim())
  if (!isStep || no[0] === undefined || textOf(program, no[0]).trim() !== `${place} = ${step}`) return []
  const better = `${place} = ${held}.get(${key}, 0) + ${step}`
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.62,
      what: `Ese \`if\` cabe en una línea: ${inlineCode(better)}.`,
      why: '`get` da 0 cuando la clave aún no está. Y para contar, Python tiene `Counter` en el módulo `collections`: `Counter(lista)` lo hace entero.',
      edits: [{ from: node.from, to: endOf(program, node), text: better }],
    },
  ]
}

const isNamed = (node: Expression | undefined, name: string) => node !== undefined && isName(node, name)

/** A list that is only asked whether it holds something (and how much), time after time: a set. */
function listForLookup(_program: Reviewed, node: StatementOf<'assign'>, rest: readonly Statement[]): Improvement[] {
  const [target] = node.targets
  if (node.value.kind !== 'list' || node.value.items.length > 0 || target?.kind !== 'name') return []
  const { name } = target
  const uses = [...allExpressions(rest)]
  const adds = uses.filter((use) => use.kind === 'attribute' && use.name === 'append' && isName(use.value, name))
  const lookups = uses.filter(
    (use) =>
      use.kind === 'compare' &&
      use.comparisons.some(({ operator, right }) => /in$/.test(operator) && isName(right, name)),
  )
  const all = uses.filter((use) => isName(use, name))
  const isInLoop = rest.some(
    (each) =>
      (each.kind === 'for' || each.kind === 'while') &&
      [...allExpressions(each.body)].some((use) => lookups.includes(use)),
  )
  const counted = uses.filter(
    (use) => calledName(use) === 'len' && use.kind === 'call' && isNamed(use.arguments[0]?.value, name),
  )
  const known = adds.length + lookups.length + counted.length
  if (adds.length === 0 || lookups.length === 0 || all.length !== known || !isInLoop) return []
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.7,
      what: `${inlineCode(name)} solo se usa para preguntar si algo ya está: con un conjunto, ${inlineCode(`${name} = set()`)}, es mucho más rápido.`,
      why: 'Buscar con `in` en una lista mira los elementos uno a uno, y se repite en cada vuelta: con 50.000 son miles de millones de comparaciones. En un conjunto (`set`) la búsqueda es casi inmediata.',
      edits: [
        { from: node.value.from, to: node.value.to, text: 'set()' },
        ...adds.flatMap((use) =>
          use.kind === 'attribute' ? [{ from: use.nameFrom, to: use.nameFrom + 6, text: 'add' }] : [],
        ),
      ],
    },
  ]
}
