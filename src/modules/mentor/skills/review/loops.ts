import { inlineCode } from '../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../python/ast'
import type { Edit } from '../../python/edit'
import { boundBy } from '../../python/evaluate/scope'
import { allNames } from '../../python/names'
import { singularOf } from '../../python/singular'
import { allExpressions, blocksOf, statementsIn } from '../../python/walk'
import {
  calledName,
  endOf,
  type FindImprovements,
  type Improvement,
  isName,
  isSame,
  type Reviewed,
  textOf,
} from './improvement'

/** Loops that Python says in fewer words. */
export const findInLoops: FindImprovements = (program) =>
  [program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)].flatMap((block) =>
    block.flatMap((node, at) => {
      if (node.kind === 'while') return countingWhile(program, block, at)
      if (node.kind !== 'for' || node.isAsync || node.otherwise.length > 0) return []
      // Elements first: what is left may then be one expression.
      const better = [...overIndexes(program, node), ...overKeys(program, node)]
      return better.length > 0 ? better : wholeLoop(program, node, block[at - 1])
    }),
  )

/** `for i in range(len(x))` that wants the elements. */
function overIndexes(program: Reviewed, node: StatementOf<'for'>): Improvement[] {
  const { target, iterable } = node
  if (target.kind !== 'name' || iterable.kind !== 'call' || calledName(iterable) !== 'range') return []
  const list = wholeLengthOf(program, iterable)
  if (list?.kind !== 'name') return []
  const uses = [...allExpressions(node.body)]
  const element = (use: Expression) =>
    use.kind === 'subscript' && isName(use.value, list.name) && isName(use.index, target.name)
  const elements = uses.filter(element)
  const indexes = uses.filter((use) => isName(use, target.name))
  if (elements.length === 0 || isChanged(program, node.body, list.name)) return []
  const others = [
    ...new Set(
      uses.flatMap((use) =>
        use.kind === 'subscript' &&
        isName(use.index, target.name) &&
        use.value.kind === 'name' &&
        use.value.name !== list.name
          ? [use.value.name]
          : [],
      ),
    ),
  ]
  if (others.length === 1 && others[0])
    return overTwo(program, node, { list: list.name, other: others[0], elements, indexes })
  const item = freeName(program, singularOf(list.name))
  const isPlain = indexes.length === elements.length
  const head = isPlain ? `for ${item} in ${list.name}` : `for ${target.name}, ${item} in enumerate(${list.name})`
  const edits: Edit[] = [
    { from: node.from, to: iterable.to, text: head },
    ...elements.map(({ from, to }) => ({ from, to, text: item })),
  ]
  return [
    {
      from: node.from,
      to: iterable.to,
      weight: 0.6,
      what: isPlain
        ? `No necesitas el índice ${inlineCode(target.name)}: recorre los elementos con ${inlineCode(`${head}:`)}.`
        : `Si quieres el índice y el elemento, pídelos a la vez con \`enumerate\`: ${inlineCode(`${head}:`)}.`,
      why: 'Se lee casi como una frase y no hay manera de salirse de la lista.',
      edits,
    },
  ]
}

/** The `x` of `range(len(x))`, `range(0, len(x))` and `range(0, len(x), 1)`. */
function wholeLengthOf(program: Reviewed, range: Expression): Expression | undefined {
  const given = range.kind === 'call' ? range.arguments.map(({ value }) => value) : []
  const [length, start, step] = given.length === 1 ? [given[0]] : [given[1], given[0], given[2]]
  const isWhole =
    given.length <= 3 &&
    (start === undefined || textOf(program, start) === '0') &&
    (step === undefined || textOf(program, step) === '1')
  return isWhole && length?.kind === 'call' && calledName(length) === 'len' ? length.arguments[0]?.value : undefined
}

type Two = { list: string; other: string; elements: Expression[]; indexes: Expression[] }

/** `a[i]` beside `b[i]`: both at once with `zip`, and their number with `enumerate` where it is shown. */
function overTwo(program: Reviewed, node: StatementOf<'for'>, { list, other, elements, indexes }: Two): Improvement[] {
  const { target, iterable } = node
  const uses = [...allExpressions(node.body)]
  const second = uses.filter(
    (use) =>
      use.kind === 'subscript' && isName(use.value, other) && target.kind === 'name' && isName(use.index, target.name),
  )
  if (target.kind !== 'name' || isChanged(program, node.body, other)) return []
  const [one, two] = [freeName(program, singularOf(list)), freeName(program, singularOf(other))]
  if (one === two) return []
  const isCounted = indexes.length > elements.length + second.length
  const counted = uses.filter(
    (use) =>
      use.kind === 'binary' &&
      use.operator === '+' &&
      isName(use.left, target.name) &&
      textOf(program, use.right) === '1',
  )
  const isFromOne = isCounted && counted.length === indexes.length - elements.length - second.length
  const both = `zip(${list}, ${other})`
  const head = isCounted
    ? `for ${target.name}, (${one}, ${two}) in enumerate(${both}${isFromOne ? ', start=1' : ''})`
    : `for ${one}, ${two} in ${both}`
  return [
    {
      from: node.from,
      to: iterable.to,
      weight: 0.62,
      what: `Para recorrer dos listas a la vez está \`zip\`: ${inlineCode(`${head}:`)}.`,
      why: 'Da las parejas directamente, sin posiciones que contar, y no se sale de la más corta.',
      edits: [
        { from: node.from, to: iterable.to, text: head },
        ...elements.map(({ from, to }) => ({ from, to, text: one })),
        ...second.map(({ from, to }) => ({ from, to, text: two })),
        ...(isFromOne ? counted.map(({ from, to }) => ({ from, to, text: target.name })) : []),
      ],
    },
  ]
}

/** Whether something in these statements assigns to the list, or to its elements, or changes its length. */
function isChanged(program: Reviewed, body: readonly Statement[], name: string): boolean {
  return [...statementsIn(body)].some((node) => {
    const targets =
      node.kind === 'assign'
        ? node.targets
        : node.kind === 'augmented-assign'
          ? [node.target]
          : node.kind === 'delete'
            ? node.targets
            : []
    if (targets.some((target) => new RegExp(`^${name}(?!\\w)`).test(textOf(program, target)))) return true
    const call = node.kind === 'expression' && node.value.kind === 'call' ? node.value.callee : null
    return call?.kind === 'attribute' && isName(call.value, name)
  })
}

/** `for k in d: … d[k]`. */
function overKeys(program: Reviewed, node: StatementOf<'for'>): Improvement[] {
  const { target, iterable } = node
  if (target.kind !== 'name' || iterable.kind !== 'name' || !isDict(program, iterable.name)) return []
  const values = [...allExpressions(node.body)].filter(
    (use) => use.kind === 'subscript' && isName(use.value, iterable.name) && isName(use.index, target.name),
  )
  if (values.length === 0 || isChanged(program, node.body, iterable.name)) return []
  const value = freeName(program, 'valor')
  const head = `for ${target.name}, ${value} in ${iterable.name}.items()`
  return [
    {
      from: node.from,
      to: iterable.to,
      weight: 0.55,
      what: `Recorre clave y valor a la vez: ${inlineCode(`${head}:`)}.`,
      why: `Así no tienes que volver a buscar ${inlineCode(`${iterable.name}[${target.name}]`)} en cada vuelta.`,
      edits: [
        { from: node.from, to: iterable.to, text: head },
        ...values.map(({ from, to }) => ({ from, to, text: value })),
      ],
    },
  ]
}

const isDict = ({ module }: Reviewed, name: string) =>
  [...statementsIn(module.body)].some(
    (node) =>
      node.kind === 'assign' &&
      node.targets.some((target) => isName(target, name)) &&
      (node.value.kind === 'dict' || (node.value.kind === 'comprehension' && node.value.form === 'dict')),
  )

/** A list that only grows by this loop, or a number that only sums it up: one expression. */
function wholeLoop(program: Reviewed, node: StatementOf<'for'>, before: Statement | undefined): Improvement[] {
  if (before?.kind !== 'assign' || before.targets.length !== 1 || before.targets[0]?.kind !== 'name') return []
  const { name } = before.targets[0]
  const [first] = node.body
  const isFiltered =
    node.body.length === 1 && first?.kind === 'if' && first.otherwise.length === 0 && first.body.length === 1
  const only = isFiltered && first?.kind === 'if' ? first.body[0] : node.body.length === 1 ? first : undefined
  const filter = isFiltered && first?.kind === 'if' ? ` if ${textOf(program, first.test)}` : ''
  const source = `for ${textOf(program, node.target)} in ${textOf(program, node.iterable)}${filter}`
  const replace = (text: string): Edit[] => [{ from: before.from, to: endOf(program, node), text }]
  if (before.value.kind === 'list' && before.value.items.length === 0 && only?.kind === 'expression') {
    const added = appended(only.value, name)
    if (!added) return []
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
  const added = only && isZero(before.value) ? summed(program, only, name) : null
  if (!added) return []
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

/** `while i < …` that ends with `i += 1`: a `for`, where nothing else moves the counter or the limit. */
function countingWhile(program: Reviewed, block: readonly Statement[], at: number): Improvement[] {
  const node = block[at]
  const last = node?.kind === 'while' ? node.body.at(-1) : undefined
  if (node?.kind !== 'while' || node.test.kind !== 'compare' || node.test.left.kind !== 'name' || !last) return []
  const counter = node.test.left.name
  const [{ operator, right: limit } = { operator: '', right: null }, second] = node.test.comparisons
  if (!isCountedUp(program, last, counter)) return []
  if (!limit || second || (calledName(limit) !== 'len' && limit.kind !== 'number' && limit.kind !== 'name')) return []
  const told = {
    from: node.from,
    to: node.test.to,
    weight: 0.6,
    what: `Este \`while\` cuenta: un \`for\` con \`range\` lleva ${inlineCode(counter)} por ti.`,
    why: 'No hay que poner el contador a cero ni sumarle uno, que es lo que se olvida y deja el bucle sin fin.',
  }
  const start = block[at - 1]
  const from =
    start?.kind === 'assign' && start.targets.length === 1 && isName(start.targets[0] ?? node.test.left, counter)
      ? start
      : null
  const body = node.body.slice(0, -1)
  const end = operator === '<' ? textOf(program, limit) : operator === '<=' ? `${textOf(program, limit)} + 1` : null
  const first = from && from.value.kind === 'number' ? textOf(program, from.value) : null
  const isSteady =
    body.length > 0 &&
    !isMoved(program, body, counter) &&
    !isMoved(program, body, nameIn(limit) ?? counter) &&
    ![...statementsIn(body)].some(({ kind }) => kind === 'continue') &&
    ![...allExpressions(block.slice(at + 1))].some((use) => isName(use, counter)) &&
    node.otherwise.length === 0
  if (!isSteady || from === null || first === null || end === null) return [{ ...told, edits: [] }]
  const range = first === '0' ? `range(${end})` : `range(${first}, ${end})`
  return [
    {
      ...told,
      edits: [
        { from: from.from, to: node.test.to, text: `for ${counter} in ${range}` },
        { from: endOf(program, body.at(-1) ?? node), to: endOf(program, last), text: '' },
      ],
    },
  ]
}

const nameIn = (limit: Expression): string | null => {
  const held = limit.kind === 'call' ? limit.arguments[0]?.value : limit
  return held?.kind === 'name' ? held.name : null
}

/** `i += 1`, `i = i + 1`. */
const isCountedUp = (program: Reviewed, node: Statement, counter: string) =>
  [`${counter} += 1`, `${counter} = ${counter} + 1`, `${counter} = ${counter}+1`].includes(textOf(program, node).trim())

/** Whether these statements bind a name anew, or change what it holds. */
const isMoved = (program: Reviewed, body: readonly Statement[], name: string) =>
  isChanged(program, body, name) || [...statementsIn(body)].some((node) => boundBy(node).includes(name))

/** A name that the program has not taken. */
function freeName({ module }: Reviewed, wanted: string): string {
  const names = allNames(module)
  if (!names.has(wanted)) return wanted
  return names.has('elemento') ? `${wanted}_actual` : 'elemento'
}
