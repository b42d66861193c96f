import { lowerFirst } from '~/platform/text/first-letter'
import type { Expression, Module, Statement } from '../../../python/ast'
import { linesOf } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import { allExpressions, blocksOf, expressionsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { shapesIn } from '../shapes/shapes'
import { linearInLoop } from './operation-costs'
import { recursionCost } from './recursion-cost'

type Cost = { loops: Statement[]; sorts: Expression[]; passes: Expression[] }
/** They go through all of what they are given. */
const PASSES: ReadonlySet<string> = new Set(['sum', 'max', 'min', 'split', 'count', 'join', 'Counter', 'mean', 'set'])

/** How the time of a program grows with its data: the reason, and how many steps so much data take where that can be said. */
export type Growth = { text: string; steps: ((sizes: readonly number[]) => number) | null; loops: readonly Statement[] }

/** Of an algorithm that has a name, the best and the worst case, too. */
export function complexity(source: Source): string {
  const known = shapesIn(source).find(({ shape, failing }) => shape.cost !== null && failing === null)
  return known?.shape.cost ?? growthOf(source).text
}

const largest = (sizes: readonly number[]) => Math.max(...sizes)
/** Loops in each other over several amounts take one each; of one amount all go through it. */
const power = (count: number) => (sizes: readonly number[]) =>
  sizes.length === count ? sizes.reduce((all, size) => all * size, 1) : largest(sizes) ** count
const sorting = (sizes: readonly number[]) => largest(sizes) * Math.log2(largest(sizes))

export function growthOf(source: Source): Growth {
  const cost = costOf(source.module, deepestLoops(source.module.body, []))
  const loops = cost.loops.filter((loop) => !isFixed(loop))
  const recursive = recursionCost(source)
  if (recursive !== null) return { text: recursive, loops, steps: null }
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

function ofLoop(loop: Statement, { sorts: [sort] }: Cost, source: Source): Told {
  const line = `línea ${source.lines.lineAt(loop.from)}`
  const search = linearInLoop(loop, source)
  if (search !== null) {
    const text = `Es **O(n²)** en el peor caso: el bucle (${line}) da n vueltas, y en cada una ${search}`
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
  return loop.iterable.arguments.every(({ value }) => value.kind === 'number' && Number(value.text) < MANY)
}
/** So many rounds stand for what grows. */
const MANY = 1_000

function costOf({ body }: Module, loops: Statement[]): Cost {
  const calls = [...allExpressions(body)].filter((part) => part.kind === 'call')
  return {
    loops,
    sorts: calls.filter((call) => ['sort', 'sorted'].includes(calledName(call))),
    passes: calls.filter((call) => PASSES.has(calledName(call))),
  }
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

const ORDERS = ['1', 'log n', '√n', 'n', 'n log n', 'n²', 'n^3', '2ⁿ']
const MAX_COMPARED = 4

/** Several functions, each by how it grows, and which of them grows least; empty where there are not several. */
export function comparedGrowth({ module }: Source): string[] {
  const functions = module.body.filter((node) => node.kind === 'function').slice(0, MAX_COMPARED)
  if (functions.length < 2) return []
  const told = functions.map(({ name, from, to }) => {
    const tree = parsePython(module.source.slice(from, to))
    const { text } = growthOf({ module: tree, lines: linesOf(tree.source) })
    const [, order = ''] = /O\(([^()]+)\)/.exec(text) ?? []
    return { name, text, rank: ORDERS.indexOf(order) }
  })
  const ranks = told.map(({ rank }) => rank)
  const best = told.filter(({ rank }) => rank === Math.min(...ranks))
  const isSure = !ranks.includes(-1) && best.length === 1
  const verdict = isSure ? [`Con muchos datos, la más rápida es **\`${best[0]?.name}\`**.`] : []
  return [
    ...verdict,
    ...told.map(({ name, text }) => `\`${name}\`: ${lowerFirst(text).replace(/ \(línea \d+\)| de la línea \d+/g, '')}`),
  ]
}
