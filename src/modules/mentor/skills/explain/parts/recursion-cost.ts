import type { Expression, ExpressionOf, Module, Statement, StatementOf } from '../../../python/ast'
import { allExpressions, blocksOf, expressionsIn, expressionsOf, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'

type Call = ExpressionOf<'call'>
type Named = StatementOf<'function'>

/** How much smaller the next problem is: by a step, by half, by a part that is chosen, or the child of a node. */
type Shrinking = 'step' | 'half' | 'part' | 'child' | 'unknown'

const OF_CALLS =
  'Es recursiva, así que el coste es **cuántas veces se llama** por lo que hace cada llamada; de este código solo no lo puedo decir con seguridad, porque depende de los datos.'

/** How the time of the first function that calls itself grows; null where none does. */
export function recursionCost(source: Source): string | null {
  const found = ownCalls(source.module)
  if (found === null) return null
  const { node, calls } = found
  const ways = calls.map((call) => shrinking(call, node))
  const [way = 'unknown'] = ways
  const most = mostOnOneWay(node.body, new Set(calls))
  const work = workOfCall(node, calls, source)
  if (remembers(node)) return remembered
  const inLoop = loopAround(node, calls)
  if (inLoop !== null && marks(node)) return ofGraph
  if (inLoop !== null && way !== 'child' && !goesToChildren(inLoop, calls)) return ofLoop(inLoop, source)
  if (inLoop === null && (new Set(ways).size > 1 || way === 'unknown')) return OF_CALLS
  if (way === 'child' || inLoop !== null)
    return `Es **O(n)**, con n nodos: aunque se llame ${most > 1 ? `${most} veces` : 'a sí misma'} en cada uno, a cada nodo se entra **una sola vez**. La pila de llamadas tiene de alto lo que el árbol: log n si está equilibrado, n si es una fila.`
  if (most <= 1) return ofOne(way, work)
  return ofSeveral(way, most, work)
}

const ofGraph =
  'Es **O(V + E)** (vértices más aristas): cada nodo se visita **una sola vez**, porque se apunta como visto, y de cada uno se miran sus vecinos una vez.'

const remembered =
  'Es **O(n)**: los resultados se guardan, así que cada caso se calcula **una sola vez**; sin guardarlos, el número de llamadas se dispararía.'

function ofOne(way: Shrinking, work: string | null): string {
  if (way === 'half')
    return work === null
      ? 'Es **O(log n)**: se llama a sí misma **una vez**, con la **mitad**, así que en log n llamadas llega al caso base.'
      : `Es **O(n)**: hay log n llamadas, cada una con la **mitad** de datos, pero ${work}: n + n/2 + n/4 + … suma menos de 2n.`
  if (work !== null)
    return `Es **O(n²)**: se llama a sí misma **n veces**, una por paso, y en cada llamada ${work}: n + (n - 1) + … + 1, del orden de n²/2. Pasando las posiciones en vez de un trozo copiado, o con un bucle, baja a O(n).`
  return 'Es **O(n)**, lineal: se llama a sí misma **una vez** en cada paso, hasta el caso base. La pila de llamadas también tiene n de alto (con más de unas mil, `RecursionError`).'
}

function ofSeveral(way: Shrinking, most: number, work: string | null): string {
  if (way === 'half')
    return work === null
      ? 'Es **O(n)**: parte en dos mitades y se llama una vez con cada una; en total hay unas 2n llamadas, y ninguna repite el trabajo de otra.'
      : `Es **O(n log n)**: parte en **mitades**, así que hay log n niveles de llamadas, y en cada nivel, entre todas, ${work}. No es exponencial, aunque se llame ${most} veces: cada llamada tiene la mitad de datos, y no repite el trabajo de otra.`
  if (way === 'part')
    return 'De media es **O(n log n)**: reparte los datos en grupos y se llama con cada uno; si salen parecidos, hay log n niveles, y en cada uno se recorren los n datos. El **peor caso es O(n²)**: cuando un grupo queda casi vacío en cada llamada (por ejemplo, con los datos ya **ordenados** si se reparte por el primero). No es exponencial: cada dato va a **un solo** grupo.'
  return `Es **O(${most === 2 ? '2' : most}ⁿ)**, exponencial: en cada paso se llama a sí misma **${most} veces** con un problema solo un poco más pequeño, y el número de llamadas se multiplica por ${most} con cada dato más${work === null ? ', porque repite muchas veces las mismas cuentas' : ''}.`
}

const ofLoop = (loop: Statement, { lines }: Source): string =>
  `Cada llamada hace otra **por cada vuelta** del bucle de la línea ${lines.lineAt(loop.from)}, y cada una de esas, las suyas: si nada corta las ramas, el número de llamadas se **multiplica** en cada nivel y el coste es exponencial (o n!, si en cada nivel queda una opción menos).`

/** The first function that calls itself, with where it does. */
function ownCalls({ body }: Module): { node: Named; calls: Call[] } | null {
  for (const node of statementsIn(body)) {
    if (node.kind !== 'function') continue
    const calls = [...allExpressions(node.body)].filter((part): part is Call => {
      if (part.kind !== 'call') return false
      const { callee } = part
      const isOwnMethod =
        callee.kind === 'attribute' && callee.name === node.name && node.parameters[0]?.name === 'self'
      return (callee.kind === 'name' && callee.name === node.name) || isOwnMethod
    })
    if (calls.length > 0) return { node, calls }
  }
  return null
}

/** Of the arguments of a call, how the one that gets smaller does. */
function shrinking({ callee, arguments: given }: Call, node: Named): Shrinking {
  // `self.izq.altura()` goes down to a child.
  if (callee.kind === 'attribute' && callee.value.kind === 'attribute') return 'child'
  const known = new Map(
    [...statementsIn(node.body)].flatMap((each) =>
      each.kind === 'assign' && each.targets[0]?.kind === 'name' ? [[each.targets[0].name, each.value] as const] : [],
    ),
  )
  for (const { value } of given) {
    const way = shrinkingOf(value, known)
    if (way !== 'unknown') return way
  }
  return 'unknown'
}

function shrinkingOf(node: Expression, known: ReadonlyMap<string, Expression>): Shrinking {
  const value = node.kind === 'name' ? (known.get(node.name) ?? node) : node
  if (value.kind === 'binary') {
    if (/^\/\/?$/.test(value.operator) && value.right.kind === 'number') return 'half'
    return value.operator === '-' && value.right.kind === 'number' ? 'step' : 'unknown'
  }
  if (value.kind === 'comprehension')
    return value.clauses.some(({ conditions }) => conditions.length > 0) ? 'part' : 'unknown'
  if (value.kind === 'attribute') return 'child'
  if (value.kind !== 'subscript' || value.index.kind !== 'slice') return 'unknown'
  const { lower, upper } = value.index
  const ends = [lower, upper].filter((end) => end !== null)
  if (ends.some((end) => isMiddle(end, known))) return 'half'
  return ends.length > 0 && ends.every((end) => end.kind === 'number' || end.kind === 'unary') ? 'step' : 'unknown'
}

/** `len(v) // 2`, or a name for it. */
function isMiddle(node: Expression, known: ReadonlyMap<string, Expression>): boolean {
  const value = node.kind === 'name' ? (known.get(node.name) ?? node) : node
  return [...expressionsIn(value)].some(
    (part) =>
      part.kind === 'binary' && part.operator === '//' && part.right.kind === 'number' && part.right.text === '2',
  )
}

/** How many of the calls one run of the body comes by at the most: two of an `if` and its `else` are one. */
function mostOnOneWay(body: readonly Statement[], calls: ReadonlySet<Expression>): number {
  let sum = 0
  for (const [at, node] of body.entries()) {
    sum += expressionsOf(node).flatMap((outer) => [...ofOneWay(outer)].filter((part) => calls.has(part))).length
    if (node.kind !== 'if') {
      if (node.kind !== 'function' && node.kind !== 'class')
        for (const block of blocksOf(node)) sum += mostOnOneWay(block, calls)
      continue
    }
    const then = mostOnOneWay(node.body, calls)
    const isLeft = node.body.some(({ kind }) => kind === 'return' || kind === 'raise')
    const rest = mostOnOneWay(isLeft ? [...node.otherwise, ...body.slice(at + 1)] : node.otherwise, calls)
    sum += Math.max(then, rest)
    if (isLeft) return sum
  }
  return sum
}

/** The parts of an expression without the side of a conditional that is not taken. */
function ofOneWay(outer: Expression): Expression[] {
  const all = [...expressionsIn(outer)]
  const sides = all.flatMap((node) => (node.kind === 'conditional' ? [[...expressionsIn(node.alternate)]] : []))
  const isElse = new Set(sides.flat())
  return all.filter((node) => !isElse.has(node) || all.every(({ kind }) => kind !== 'conditional'))
}

/** What one call does that grows with its data; null where it does the same always. */
function workOfCall(node: Named, calls: readonly Call[], source: Source): string | null {
  const loop = [...statementsIn(node.body)].find(({ kind }) => kind === 'for' || kind === 'while')
  if (loop) return `el bucle de la línea ${source.lines.lineAt(loop.from)} recorre los datos`
  const own = new Set<Expression>(calls)
  const names = new Set(node.parameters.map(({ name }) => name))
  for (const part of allExpressions(node.body)) {
    if (part.kind === 'subscript' && part.index.kind === 'slice')
      return `${quote(source, part)} **copia** un trozo, y copiarlo es recorrerlo`
    if (part.kind === 'comprehension') return `${quote(source, part)} recorre los datos`
    if (part.kind !== 'call' || own.has(part)) continue
    if (part.arguments.length > 1 && /^(?:max|min)$/.test(calledName(part))) continue
    if (
      /^(?:sum|max|min|sorted|sort|count|index|pop|insert|join)$/.test(calledName(part)) &&
      (calledName(part) !== 'pop' || part.arguments.length > 0)
    )
      return `${quote(source, part)} recorre los datos`
    // What puts the parts together goes through them.
    if (
      part.callee.kind === 'name' &&
      part.arguments.some(({ value }) => own.has(value)) &&
      !names.has(part.callee.name)
    )
      return /^(?:max|min|int|str|abs|len|print)$/.test(part.callee.name)
        ? null
        : `${quote(source, part.callee)} junta los trozos y recorre los datos`
  }
  return null
}

/** `for x in opciones: f(…)`. */
function loopAround(node: Named, calls: readonly Call[]): Statement | null {
  return (
    [...statementsIn(node.body)].find(
      (each) =>
        (each.kind === 'for' || each.kind === 'while') &&
        calls.some(({ from, to }) => each.from <= from && to <= each.to),
    ) ?? null
  )
}

/** `for hijo in nodo.hijos: f(hijo)`. */
const goesToChildren = (loop: Statement, calls: readonly Call[]): boolean =>
  loop.kind === 'for' &&
  loop.iterable.kind === 'attribute' &&
  loop.target.kind === 'name' &&
  calls.some(({ arguments: given }) =>
    given.some(({ value }) => value.kind === 'name' && loop.target.kind === 'name' && value.name === loop.target.name),
  )

/** What has been seen is looked up and noted: `if v not in vistos`, `vistos.add(v)`. */
function marks(node: Named): boolean {
  const all = [...allExpressions(node.body)]
  const noted = new Set(
    all.flatMap((part) =>
      part.kind === 'call' &&
      part.callee.kind === 'attribute' &&
      /^(?:add|append)$/.test(part.callee.name) &&
      part.callee.value.kind === 'name'
        ? [part.callee.value.name]
        : [],
    ),
  )
  return all.some(
    (part) =>
      part.kind === 'compare' &&
      part.comparisons.some(
        ({ operator, right }) => operator.includes('in') && right.kind === 'name' && noted.has(right.name),
      ),
  )
}

/** `@lru_cache`, and a dictionary that is looked into first. */
function remembers(node: Named): boolean {
  if (
    node.decorators.some((each) =>
      [...expressionsIn(each)].some(
        (part) =>
          (part.kind === 'name' && /cache|memo/i.test(part.name)) ||
          (part.kind === 'attribute' && /cache/.test(part.name)),
      ),
    )
  )
    return true
  const places = [...statementsIn(node.body)].flatMap((each) =>
    each.kind === 'assign' && each.targets[0]?.kind === 'subscript' && each.targets[0].value.kind === 'name'
      ? [each.targets[0].value.name]
      : [],
  )
  return [...statementsIn(node.body)].some(
    (each) =>
      each.kind === 'if' &&
      each.test.kind === 'compare' &&
      each.test.comparisons.some(
        ({ operator, right }) => operator.includes('in') && right.kind === 'name' && places.includes(right.name),
      ),
  )
}
