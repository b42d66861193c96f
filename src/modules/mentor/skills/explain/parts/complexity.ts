import type { Expression, ExpressionOf, Module, Statement } from '../../../python/ast'
import { linesOf } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import { allExpressions, blocksOf, expressionsIn, expressionsOf } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'

type Cost = { loops: Statement[]; sorts: Expression[]; searches: Expression[]; passes: Expression[] }
/** They go through all of what they are given. */
const PASSES: ReadonlySet<string> = new Set(['sum', 'max', 'min', 'split', 'count', 'join', 'Counter', 'mean', 'set'])

/** How the time of a program grows with its data: the reason, and how many steps so much data take where that can be said. */
export type Growth = { text: string; steps: ((sizes: readonly number[]) => number) | null; loops: readonly Statement[] }

export const complexity = (source: Source): string => growthOf(source).text

const largest = (sizes: readonly number[]) => Math.max(...sizes)
/** Loops in each other over several amounts take one each; of one amount all go through it. */
const power = (count: number) => (sizes: readonly number[]) =>
  sizes.length === count ? sizes.reduce((all, size) => all * size, 1) : largest(sizes) ** count
const sorting = (sizes: readonly number[]) => largest(sizes) * Math.log2(largest(sizes))

export function growthOf(source: Source): Growth {
  const cost = costOf(source.module, deepestLoops(source.module.body, []))
  const loops = cost.loops.filter((loop) => !isFixed(loop))
  const calls = ownCalls(source.module)
  if (calls.length > 0) {
    const text =
      stepwiseText(calls, source) ??
      'Es recursiva, así que el coste depende de cuántas veces se llama: con una sola llamada a sí misma por paso es lineal, **O(n)**; con dos (como en Fibonacci) se dispara, del orden de **O(2ⁿ)**.'
    return { text, loops, steps: null }
  }
  const [only, ...others] = loops
  if (only === undefined) return { loops, ...withoutLoops(cost, source) }
  const halves = loops.find((loop) => loop.kind === 'while' && halvesItsRange(loop))
  if (halves) {
    const text = `Es **O(log n)**: el bucle de la línea ${source.lines.lineAt(halves.from)} parte el problema por la mitad en cada vuelta.`
    return { text, loops, steps: (sizes) => Math.log2(largest(sizes)) }
  }
  return { loops, ...(others.length === 0 ? ofLoop(only, cost, source) : ofNest(loops, source)) }
}

type Told = Omit<Growth, 'loops'>

function withoutLoops({ sorts: [sort], passes: [pass] }: Cost, source: Source): Told {
  if (sort) {
    const text = `Es **O(n log n)**: ordenar (${quote(source, sort)}) es lo que más tarda.`
    return { text, steps: sorting }
  }
  if (pass) {
    const text = `Es **O(n)**, lineal: no hay bucles escritos, pero ${quote(source, pass)} recorre los datos por dentro, y muy deprisa.`
    return { text, steps: largest }
  }
  const text = 'Es **O(1)**: no hay bucles que crezcan con los datos, así que tarda siempre más o menos lo mismo.'
  return { text, steps: () => 1 }
}

function ofLoop(loop: Statement, { sorts: [sort], searches: [search] }: Cost, source: Source): Told {
  const line = `línea ${source.lines.lineAt(loop.from)}`
  if (search) {
    const text = `Es **O(n²)** en el peor caso: el bucle (${line}) da n vueltas y dentro ${quote(source, search)} busca en una lista, que vuelve a recorrerla. Con un conjunto (\`set\`) bajaría a O(n).`
    return { text, steps: power(2) }
  }
  if (endsAtRoot(loop, source)) {
    const text = `Es **O(√n)**: el bucle (${line}) solo llega hasta la raíz cuadrada; con cien veces más, tarda diez veces más.`
    return { text, steps: (sizes) => Math.sqrt(largest(sizes)) }
  }
  const text = `Es **O(n)**, lineal: hay un solo bucle que recorre los datos (${line}); con el doble de datos tarda el doble.${sort ? ' Además ordena, que es O(n log n), y eso manda.' : ''}`
  return { text, steps: sort ? sorting : largest }
}

function ofNest(loops: readonly Statement[], { lines }: Source): Told {
  const list = loops.map((loop) => `línea ${lines.lineAt(loop.from)}`).join(' y ')
  const order = loops.length === 2 ? 'n²' : `n^${loops.length}`
  const text = `Es **O(${order})**: hay ${loops.length} bucles uno dentro de otro (${list}), y por cada vuelta del de fuera se repite entero el de dentro. Con el doble de datos tarda unas ${2 ** loops.length} veces más.`
  return { text, steps: power(loops.length) }
}

const isLoop = (node: Statement) => node.kind === 'for' || node.kind === 'while'

/** The longest nest of loops. */
function deepestLoops(body: readonly Statement[], above: readonly Statement[]): Statement[] {
  let best = [...above]
  for (const node of body) {
    const within = isLoop(node) ? [...above, node] : above
    for (const block of blocksOf(node)) {
      const found = deepestLoops(block, within)
      if (found.length > best.length) best = found
    }
  }
  return best
}

/** Loops over numbers that stand in the code do not grow. */
function isFixed(loop: Statement): boolean {
  if (loop.kind !== 'for' || loop.iterable.kind !== 'call' || calledName(loop.iterable) !== 'range') return false
  return loop.iterable.arguments.every(({ value }) => value.kind === 'number')
}

function costOf({ body }: Module, loops: Statement[]): Cost {
  const sorts: Expression[] = []
  const searches: Expression[] = []
  const passes: Expression[] = []
  const inside = new Set<Statement>()
  const walk = (nodes: readonly Statement[], isInside: boolean) => {
    for (const node of nodes) {
      for (const expression of expressionsOf(node)) {
        for (const part of expressionsIn(expression)) {
          if (part.kind === 'call' && ['sort', 'sorted'].includes(calledName(part))) sorts.push(part)
          if (part.kind === 'call' && PASSES.has(calledName(part))) passes.push(part)
          if (isInside && part.kind === 'call' && ['index', 'count'].includes(calledName(part))) searches.push(part)
          if (
            isInside &&
            part.kind === 'compare' &&
            part.comparisons.some(({ operator, right }) => operator.includes('in') && isListName(right, body))
          )
            searches.push(part)
        }
      }
      inside.add(node)
      for (const block of blocksOf(node)) walk(block, isInside || isLoop(node))
    }
  }
  walk(body, false)
  return { loops, sorts, searches, passes }
}

/** A name that is given a list somewhere: looking for something in it goes through it. */
function isListName(node: Expression, body: readonly Statement[]): boolean {
  if (node.kind === 'list') return true
  if (node.kind !== 'name') return false
  const isGiven = (nodes: readonly Statement[]): boolean =>
    nodes.some(
      (each) =>
        (each.kind === 'assign' &&
          each.value.kind === 'list' &&
          each.targets.some((target) => target.kind === 'name' && target.name === node.name)) ||
        blocksOf(each).some(isGiven),
    )
  return isGiven(body)
}

function halvesItsRange(loop: Statement): boolean {
  if (loop.kind !== 'while') return false
  return loop.body.some((node) => {
    if (node.kind === 'augmented-assign')
      return (node.operator === '//' || node.operator === '/') && node.value.kind === 'number'
    return (
      node.kind === 'assign' &&
      [...expressionsIn(node.value)].some(
        (part) =>
          part.kind === 'binary' && part.operator === '//' && part.right.kind === 'number' && part.right.text === '2',
      )
    )
  })
}

/** `range(2, int(n ** 0.5) + 1)`, `while i * i <= n`. */
function endsAtRoot(loop: Statement, { module }: Source): boolean {
  const end = loop.kind === 'for' ? loop.iterable : loop.kind === 'while' ? loop.test : null
  if (end === null) return false
  return /\*\* ?(?:0\.5|\(1 ?\/ ?2\))|sqrt\(|(\w+) ?\* ?\1 ?<=?|\*\* ?2 ?<=?/.test(
    module.source.slice(end.from, end.to),
  )
}

function ownCalls({ body }: Module): ExpressionOf<'call'>[] {
  for (const node of body) {
    const all = node.kind === 'function' ? [...allExpressions(node.body)] : []
    const own = all.filter(
      (part) =>
        part.kind === 'call' &&
        node.kind === 'function' &&
        part.callee.kind === 'name' &&
        part.callee.name === node.name,
    )
    if (own.length > 0) return own.filter((part) => part.kind === 'call')
  }
  return []
}

/** `f(n - 1) + f(n - 2)`: where each call takes a step down, and nothing is remembered, their number says it. */
function stepwiseText(calls: readonly ExpressionOf<'call'>[], { module, lines }: Source): string | null {
  const isStep = ({ arguments: [first, more] }: ExpressionOf<'call'>) =>
    more === undefined &&
    first?.value.kind === 'binary' &&
    first.value.operator === '-' &&
    first.value.right.kind === 'number'
  const remembers = module.body.some((node) => node.kind === 'function' && node.decorators.length > 0)
  const places = new Set(calls.map(({ from }) => lines.lineAt(from)))
  if (remembers || !calls.every(isStep) || places.size > 1) return null
  return calls.length === 1
    ? 'Es **O(n)**, lineal: se llama a sí misma **una vez** en cada paso, hasta el caso base.'
    : `Es **O(2ⁿ)**: en cada paso se llama a sí misma **${calls.length} veces**, y el número de llamadas se dispara, porque repite muchas veces las mismas cuentas.`
}

const ORDERS = ['1', 'log n', '√n', 'n', 'n log n', 'n²', 'n^3', '2ⁿ']
const MAX_COMPARED = 4

/** Several functions, each by how it grows, and which of them grows least; empty where there are not several. */
export function comparedGrowth({ module }: Source): string[] {
  const functions = module.body.filter((node) => node.kind === 'function').slice(0, MAX_COMPARED)
  if (functions.length < 2) return []
  const told = functions.map(({ name, from, to }) => {
    const tree = parsePython(module.source.slice(from, to))
    const { text } = growthOf({ module: tree, lines: linesOf(tree.source) })
    const orders = new Set([...text.matchAll(/O\(([^()]+)\)/g)].map(([, order = '']) => ORDERS.indexOf(order)))
    return { name, text, rank: orders.size === 1 ? ([...orders][0] ?? -1) : -1 }
  })
  const ranks = told.map(({ rank }) => rank)
  const best = told.filter(({ rank }) => rank === Math.min(...ranks))
  const isSure = !ranks.includes(-1) && best.length === 1
  const verdict = isSure ? [`Con muchos datos, la más rápida es **\`${best[0]?.name}\`**.`] : []
  return [
    ...verdict,
    ...told.map(
      ({ name, text }) =>
        `\`${name}\`: ${text.charAt(0).toLowerCase()}${text.slice(1).replace(/ \(línea \d+\)| de la línea \d+/g, '')}`,
    ),
  ]
}
