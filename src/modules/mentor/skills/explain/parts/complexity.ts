import type { Expression, Module, Statement } from '../../../python/ast'
import { blocksOf, expressionsIn, expressionsOf } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'

type Cost = { loops: Statement[]; sorts: Expression[]; searches: Expression[] }

/** How the time of a program grows with its data, with the reason. */
export function complexity(source: Source): string {
  const deepest = deepestLoops(source.module.body, [])
  const cost = costOf(source.module, deepest)
  const { lines } = source
  const size = cost.loops.filter((loop) => !isFixed(loop))
  const halves = size.find((loop) => loop.kind === 'while' && halvesItsRange(loop))
  if (recursive(source.module)) {
    return 'Es recursiva, así que el coste depende de cuántas veces se llama: con una sola llamada a sí misma por paso es lineal, **O(n)**; con dos (como en Fibonacci) se dispara, del orden de **O(2ⁿ)**.'
  }
  if (halves)
    return `Es **O(log n)**: el bucle de la línea ${lines.lineAt(halves.from)} parte el problema por la mitad en cada vuelta.`
  const [search] = cost.searches
  if (size.length === 0 && cost.sorts[0])
    return `Es **O(n log n)**: ordenar (${quote(source, cost.sorts[0])}) es lo que más tarda.`
  if (size.length === 0)
    return 'Es **O(1)**: no hay bucles que crezcan con los datos, así que tarda siempre más o menos lo mismo.'
  const lineList = size.map((loop) => `línea ${lines.lineAt(loop.from)}`).join(' y ')
  if (size.length === 1 && search) {
    return `Es **O(n²)** en el peor caso: el bucle (${lineList}) da n vueltas y dentro ${quote(source, search)} busca en una lista, que vuelve a recorrerla. Con un conjunto (\`set\`) bajaría a O(n).`
  }
  if (size.length === 1)
    return `Es **O(n)**, lineal: hay un solo bucle que recorre los datos (${lineList}); con el doble de datos tarda el doble.${cost.sorts[0] ? ' Además ordena, que es O(n log n), y eso manda.' : ''}`
  const power = size.length === 2 ? 'n²' : `n^${size.length}`
  return `Es **O(${power})**: hay ${size.length} bucles uno dentro de otro (${lineList}), y por cada vuelta del de fuera se repite entero el de dentro. Con el doble de datos tarda unas ${2 ** size.length} veces más.`
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
  const inside = new Set<Statement>()
  const walk = (nodes: readonly Statement[], isInside: boolean) => {
    for (const node of nodes) {
      for (const expression of expressionsOf(node)) {
        for (const part of expressionsIn(expression)) {
          if (part.kind === 'call' && ['sort', 'sorted'].includes(calledName(part))) sorts.push(part)
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
  return { loops, sorts, searches }
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

function recursive({ body }: Module): boolean {
  return body.some((node) => {
    if (node.kind !== 'function') return false
    const calls = (nodes: readonly Statement[]): boolean =>
      nodes.some(
        (each) =>
          expressionsOf(each).some((part) =>
            [...expressionsIn(part)].some(
              (inner) => inner.kind === 'call' && inner.callee.kind === 'name' && inner.callee.name === node.name,
            ),
          ) || blocksOf(each).some(calls),
      )
    return calls(node.body)
  })
}
