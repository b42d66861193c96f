import type { Module, Statement } from '../../python/ast'
import { allExpressions, statementsIn } from '../../python/walk'
import { featuresOf } from './features'
import { type ProgramShape, shapeOf } from './program-shape'
import { valuesTold } from './values-told'

/** What a program is made of, by its tree. `texts` are its literals and file names in lower case; `inputs` how often it asks. */
export type ProgramFacts = ProgramShape & {
  features: ReadonlySet<string>
  operators: ReadonlySet<string>
  numbers: ReadonlySet<number>
  names: ReadonlySet<string>
  texts: string
  inputs: number
  sizes: ReadonlySet<number>
  /** How many values it tells at most. */
  told: number
}

const known = new WeakMap<Module, ProgramFacts>()

/** Read once of a program, whatever it is held against. */
export function factsOf(module: Module): ProgramFacts {
  const found = known.get(module) ?? readFacts(module)
  known.set(module, found)
  return found
}

function readFacts(module: Module): ProgramFacts {
  const features = featuresOf(module)
  const operators = new Set<string>()
  const numbers = new Set<number>()
  const names = new Set<string>()
  const sizes = new Set<number>()
  const texts: string[] = []
  for (const node of allExpressions(module)) {
    if (node.kind === 'binary') operators.add(node.operator)
    if (node.kind === 'compare') for (const { operator } of node.comparisons) operators.add(operator)
    if (node.kind === 'number') numbers.add(Number(node.text.replaceAll('_', '')))
    if (node.kind === 'name' || node.kind === 'attribute') names.add(node.name.toLowerCase())
    if (node.kind === 'string') texts.push(node.value)
    if (node.kind === 'format-string') texts.push(module.source.slice(node.from, node.to))
    if (node.kind === 'list' || node.kind === 'tuple' || node.kind === 'set') sizes.add(node.items.length)
    if (node.kind === 'dict') sizes.add(node.entries.length)
    if (node.kind === 'conditional') features.add('if')
    if (node.kind === 'comprehension' && node.clauses.some(({ conditions }) => conditions.length > 0))
      features.add('if')
    if (node.kind === 'call' && node.callee.kind === 'name') {
      for (const { name } of node.arguments) if (name !== null) names.add(name.toLowerCase())
    }
  }
  for (const node of statementsIn(module.body)) {
    if (node.kind === 'augmented-assign') operators.add(`${node.operator}=`)
    if (node.kind === 'raise') features.add('raise')
    if (node.kind === 'function' || node.kind === 'class') names.add(node.name.toLowerCase())
    if (node.kind === 'function') for (const { name } of node.parameters) names.add(name.toLowerCase())
  }
  for (const text of texts) for (const [digits] of text.matchAll(/\d+(?:\.\d+)?/g)) numbers.add(Number(digits))
  return {
    ...{ features, operators, numbers, names, texts: texts.join('\n').toLowerCase(), inputs: inputsOf(module), sizes },
    told: valuesTold(module),
    ...shapeOf(module),
  }
}

/** How often a program asks: each call of `pedir_numero`, which asks by `input`, is a question, and its own `input` none. */
function inputsOf({ body }: Module): number {
  const asking = body.filter(
    (node) => node.kind === 'function' && node.parameters.length > 0 && callsIn(node.body, ['input']) > 0,
  )
  const names = asking.flatMap((node) => (node.kind === 'function' ? node.name : []))
  const others = body.filter((node) => !asking.includes(node))
  // A function that asks and is not called asks once, as it is read.
  return callsIn(others, ['input', ...names]) || callsIn(body, ['input'])
}

const callsIn = (statements: readonly Statement[], names: readonly string[]): number =>
  [...allExpressions(statements)].filter(
    (node) => node.kind === 'call' && node.callee.kind === 'name' && names.includes(node.callee.name),
  ).length
