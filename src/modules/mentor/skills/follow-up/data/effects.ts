import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement } from '../../../python/ast'
import { callTo, comparison, methodCall, nameOf } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { keyword, positional } from '../../../python/program/source'
import { expressionsIn, expressionsOf, statementsIn } from '../../../python/walk'

/** What a step of a program does with rows that lack a value, and where it stands. */
export type Effect = { line: number; text: string; isRemoval?: true }

/** What becomes of what is missing in a column, step by step, and in the columns that come out of it. */
export function effectsOn(p: Program, column: string): Effect[] {
  const reach = new Set([column])
  const effects: Effect[] = []
  for (const node of statementsIn(p.body)) {
    const found = ofStatement(p, node, reach)
    for (const text of found.texts) effects.push({ line: p.line(node), ...text })
    if (found.made !== null) reach.add(found.made)
  }
  return effects.filter(({ text }, at) => effects.findIndex((other) => other.text === text) === at)
}

type Told = { text: string; isRemoval?: true }

function ofStatement(p: Program, node: Statement, reach: ReadonlySet<string>): { texts: Told[]; made: string | null } {
  const own =
    node.kind === 'for' || node.kind === 'while' || node.kind === 'if' ? [] : expressionsOf(node).flatMap(expressionsIn)
  const told = own.flatMap((part): Told[] => {
    const text = removal(p, part, reach) ?? ofExpression(p, part, reach)
    return text === null ? [] : [typeof text === 'string' ? { text } : text]
  })
  const target = node.kind === 'assign' ? node.targets[0] : null
  const value = node.kind === 'assign' ? node.value : null
  const made =
    target?.kind === 'subscript' && target.index.kind === 'string' && value && usesColumn(value, reach) && !fills(value)
      ? target.index.value
      : null
  const loop = inLoop(p, node, reach)
  return { texts: loop === null ? told : [...told, { text: loop }], made }
}

/** `df["c"]`, `grupo["c"]`, `df.groupby("k")["c"]`. */
const columnOf = (node: Expression, reach: ReadonlySet<string>): string | null =>
  node.kind === 'subscript' && node.index.kind === 'string' && reach.has(node.index.value) ? node.index.value : null
const usesColumn = (node: Expression, reach: ReadonlySet<string>): boolean =>
  columnOf(node, reach) !== null ||
  (node.kind === 'binary' && (usesColumn(node.left, reach) || usesColumn(node.right, reach))) ||
  (node.kind === 'call' && node.callee.kind === 'attribute' && usesColumn(node.callee.value, reach))
const fills = (node: Expression) => methodCall(node)?.name === 'fillna'

const names = (node: Expression | null | undefined): string[] =>
  node?.kind === 'string'
    ? [node.value]
    : node?.kind === 'list' || node?.kind === 'tuple'
      ? node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []))
      : []

function removal(p: Program, node: Expression, reach: ReadonlySet<string>): Told | null {
  const method = methodCall(node)
  if (!method) return null
  if (method.name === 'dropna') {
    const subset = names(keyword(method.call, 'subset'))
    if (subset.length > 0 && !subset.some((name) => reach.has(name))) return null
    return { text: `${inlineCode(p.text(node))} quita esas filas, y lo que viene detrás ya no las ve`, isRemoval: true }
  }
  if (method.name !== 'fillna') return null
  const isOf = columnOf(method.object, reach) !== null || method.object.kind === 'name'
  return isOf
    ? { text: `${inlineCode(p.text(node))} rellena los huecos, y lo que viene detrás ya no los ve`, isRemoval: true }
    : null
}

const SKIPS: Readonly<Record<string, string>> = {
  mean: 'la media se hace solo con los que tienen dato (ni suman ni cuentan para dividir)',
  sum: 'la suma no los cuenta',
  median: 'la mediana se hace solo con los que tienen dato',
  max: 'el máximo se busca entre los demás',
  min: 'el mínimo se busca entre los demás',
  std: 'la desviación se hace solo con los que tienen dato',
  count: 'no los cuenta',
  nunique: 'no los cuenta',
  idxmax: 'el máximo se busca entre los demás',
  idxmin: 'el mínimo se busca entre los demás',
}
const STEPS: Readonly<Record<string, string>> = {
  pct_change:
    'da `NaN` en esa fila y también en la **siguiente**, que se compara con un hueco (pandas anteriores a la 3 lo rellenaban antes con el último dato)',
  diff: 'da `NaN` en esa fila y también en la **siguiente**, que se resta con un hueco',
  cumsum: 'deja `NaN` en esa fila y sigue sumando en las demás',
  rolling: 'da `NaN` en toda ventana en la que caiga el hueco',
  value_counts: 'no los cuenta; con `dropna=False` saldrían como un valor más',
  unique: 'da `nan` como un valor más',
  round: 'los deja como `NaN`',
  sort_values: 'los pone **al final**, se ordene como se ordene',
  nlargest: 'no los elige nunca',
  nsmallest: 'no los elige nunca',
  hist: 'no los dibuja',
  plot: 'deja un hueco en el gráfico',
}

function ofExpression(p: Program, node: Expression, reach: ReadonlySet<string>): string | null {
  const method = methodCall(node)
  if (method) return ofMethod(p, method, reach)
  const call = callTo(node, 'sum', 'max', 'min', 'len')
  if (call) return ofBuiltin(p, call, reach)
  const test = comparison(node)
  if (test && columnOf(test.left, reach) !== null) {
    const isUnequal = test.operator === '!='
    return `${inlineCode(p.text(node))} da \`${isUnequal ? 'True' : 'False'}\` en esas filas${isUnequal ? ': un hueco es distinto de todo' : ', así que el filtro las **deja fuera**'}`
  }
  if (node.kind === 'binary' && '+-*/**//%'.includes(node.operator)) {
    const sides = [node.left, node.right]
    if (sides.some((side) => columnOf(side, reach) !== null))
      return `${inlineCode(p.text(node))} da \`NaN\` en esas filas: una cuenta con un hueco es un hueco`
  }
  return null
}

function ofMethod(
  p: Program,
  method: NonNullable<ReturnType<typeof methodCall>>,
  reach: ReadonlySet<string>,
): string | null {
  const { name, object, call } = method
  const given = [...positional(call), keyword(call, 'by'), keyword(call, 'on')].flatMap(names)
  const keyed = given.find((each) => reach.has(each))
  if (name === 'groupby' && keyed !== undefined)
    return `las filas sin ${inlineCode(keyed)} no entran en **ningún** grupo: desaparecen del resultado (con \`groupby(…, dropna=False)\` tendrían un grupo suyo)`
  if (name === 'sort_values' && keyed !== undefined)
    return `\`sort_values\` las pone **al final**, se ordene como se ordene`
  if (/^n(?:larg|small)est$/.test(name) && keyed !== undefined) return `${inlineCode(name)} no elige esas filas`
  const drawn =
    /^(?:plot|bar|barh|scatter|hist|pie)$/.test(name) && nameOf(object) === 'plt'
      ? positional(call).find((each) => columnOf(each, reach) !== null)
      : undefined
  if (drawn)
    return `${inlineCode(`plt.${name}`)} no dibuja esos valores: ${name === 'plot' ? 'la línea se corta ahí' : 'los demás salen igual'}`
  const column = columnOf(object, reach)
  if (column === null) return null
  const ofGroup = object.kind === 'subscript' ? methodCall(object.value)?.name === 'groupby' : false
  if (name === 'agg')
    return `las cuentas de \`agg\` se saltan los huecos${ofGroup ? '; un grupo al que le falte todo da `NaN` (la suma, 0)' : ''}`
  if (name === 'astype' && /int/.test(p.text(call)))
    return `${inlineCode(p.text(call))} se **para**: un hueco no puede ser un entero (\`Cannot convert non-finite values (NA or inf) to integer\`)`
  const skips = Object.hasOwn(SKIPS, name) ? SKIPS[name] : undefined
  if (skips !== undefined)
    return `${inlineCode(`.${name}()`)} **se los salta**: ${skips}${ofGroup ? `. Si a un grupo le faltan todos, su resultado es \`${name === 'sum' || name === 'count' || name === 'nunique' ? '0' : 'NaN'}\`` : ''}`
  const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined
  return step === undefined ? null : `${inlineCode(`.${name}()`)} ${step}`
}

function ofBuiltin(p: Program, call: Extract<Expression, { kind: 'call' }>, reach: ReadonlySet<string>): string | null {
  const [first] = positional(call)
  if (!first || columnOf(first, reach) === null) return null
  const name = nameOf(call.callee)
  if (name === 'len') return `${inlineCode(p.text(call))} cuenta **todas** las filas, también las que no tienen dato`
  if (name === 'sum')
    return `${inlineCode(p.text(call))}, la de Python, da \`nan\`: un solo hueco basta (la de pandas, \`.sum()\`, se lo salta)`
  return `${inlineCode(p.text(call))}, de Python, no es de fiar con huecos: usa ${inlineCode(`.${name}()`)}, que se los salta`
}

/** `suma = suma + df["c"][i]`: a figure of a loop's own. */
function inLoop(p: Program, node: Statement, reach: ReadonlySet<string>): string | null {
  const sum =
    node.kind === 'augmented-assign' && node.operator === '+'
      ? node.value
      : node.kind === 'assign' && node.value.kind === 'binary' && node.value.operator === '+'
        ? node.value.right
        : null
  if (sum?.kind !== 'subscript' || columnOf(sum.value, reach) === null) return null
  return `${inlineCode(p.text(node).trim())} arrastra el hueco: desde ahí la suma vale \`nan\`, y todo lo que salga de ella también`
}
