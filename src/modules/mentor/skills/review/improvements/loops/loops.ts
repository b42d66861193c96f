import { inlineCode } from '../../../../engine/compose'
import type { Expression, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { allNames } from '../../../../python/names'
import { singularOf } from '../../../../python/singular'
import { allExpressions, blocksOf, statementsIn } from '../../../../python/walk'
import { isChanged } from '../../changed-names'
import { calledName, type FindImprovements, type Improvement, isName, type Reviewed, textOf } from '../../improvement'
import { countingWhile } from './counting-loops'
import { wholeLoop } from './whole-loops'

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

/** A name that the program has not taken. */
function freeName({ module }: Reviewed, wanted: string): string {
  const names = allNames(module)
  if (!names.has(wanted)) return wanted
  return ['elemento', 'valor', 'cada'].find((name) => !names.has(name)) ?? `${wanted}_actual`
}
