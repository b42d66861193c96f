import type { Task } from '../../../../engine/task/task'
import { type Decision, decisionLines } from '../decisions'
import { indented, type Program } from '../program'
import { type FoundPredicate, testOf } from '../sequences/find-predicates'
import { DEFINITIONS } from '../sequences/predicates'
import { askLine, type Input } from './inputs'
import type { Tell } from './scalar-operator'
import { decimalsOf, field, typedFor } from './typed-lines'

/** What is told of single values. */
export type Plan = {
  inputs: Input[]
  tells: Tell[]
  decision: Decision | null
  checks: FoundPredicate[]
  /** The name of the function that is asked for; null for a program. */
  name: string | null
  task: Task
  /** How often it is done; `isWhole` where it is asked for each time. */
  repeats?: { count: number; isWhole: boolean } | null
}

export function programOf(plan: Plan): Program {
  const { inputs, tells, decision, checks, task, repeats = null } = plan
  const decimals = decimalsOf(task)
  const body = inputs.map(askLine)
  if (decision) {
    const decided = decisionLines(decision, (message) => `print('${message.replaceAll("'", '’')}')`)
    return { body: repeated(body, decided, repeats) }
  }
  const definitions = [
    ...new Set(checks.flatMap(({ predicate }) => (predicate.definition ? [predicate.definition] : []))),
  ].map((name) => DEFINITIONS[name])
  const shown = tells.flatMap((tell) => tell.lines ?? tellLines(tell, tells.length, decimals))
  const told = [...shown, ...checkLines(checks, subjectOf(plan))]
  return { imports: tells.flatMap(({ imports = [] }) => imports), definitions, body: repeated(body, told, repeats) }
}

function repeated(asks: string[], told: string[], repeats: Plan['repeats']): string[] {
  if (!repeats) return [...asks, ...told]
  const head = `for _ in range(${repeats.count}):`
  return repeats.isWhole ? [head, ...indented([...asks, ...told])] : [...asks, head, ...indented(told)]
}

function tellLines({ name, label, expression, type }: Tell, count: number, decimals: number | null): string[] {
  const verb =
    type === 'text' || / en /.test(label)
      ? ':'
      : /^Sus|^Orden/.test(label)
        ? ':'
        : /^(?:La|El) /.test(label)
          ? ' es'
          : ':'
  const shown = field(name, type, decimals)
  return count > 3
    ? [`print(f'${label}${verb} ${field(expression, type, decimals)}')`]
    : [`${name} = ${expression}`, `print(f'${label}${verb} ${shown}')`]
}

/** What is checked: the age that was worked out, where it is of age, else the number that was asked for. */
function subjectOf({ checks, tells, inputs }: Plan): string {
  const isOfAge = checks.some(({ predicate }) => predicate.id === 'adult' || predicate.id === 'minor')
  const age = isOfAge ? tells.find(({ name }) => name === 'edad') : undefined
  const [asked = inputs[0]] = inputs.filter(({ type }) => type !== 'text')
  return age?.name ?? asked?.name ?? 'numero'
}

function checkLines(checks: readonly FoundPredicate[], it: string): string[] {
  const three = threeWays(checks, it)
  if (three) return three
  return checks.flatMap((found) => {
    const { yes, no, id } = found.predicate
    // Nobody's age is of age.
    const said = (text: string) =>
      id === 'adult' || id === 'minor' ? `print('${text.replace(/^es /, 'Eres ')}.')` : `print(f'{${it}} ${text}.')`
    return [
      `if ${testOf({ ...found, isNegated: false }, it)}:`,
      ...indented([said(yes(found.value, found.other))]),
      'else:',
      ...indented([said(no(found.value, found.other))]),
    ]
  })
}

/** «positivo, negativo o cero» is one question with three answers. */
function threeWays(checks: readonly FoundPredicate[], it: string): string[] | null {
  const ids = new Set(checks.map(({ predicate }) => predicate.id))
  if (!ids.has('positive') || !ids.has('negative')) return null
  return [
    `if ${it} > 0:`,
    `    print(f'{${it}} es positivo.')`,
    `elif ${it} < 0:`,
    `    print(f'{${it}} es negativo.')`,
    'else:',
    "    print('Es cero.')",
  ]
}

export function functionOf(plan: Plan): Program {
  const { inputs, tells, decision, checks, name, task } = plan
  const decimals = decimalsOf(task)
  const head = `def ${name ?? 'calcular'}(${inputs.map((input) => input.name).join(', ')}):`
  const definitions = [
    ...new Set(checks.flatMap(({ predicate }) => (predicate.definition ? [predicate.definition] : []))),
  ].map((each) => DEFINITIONS[each])
  const example = `print(${name}(${inputs.map(sampleArgument).join(', ')}))`
  const returned = returnLines({ tells, decision, checks, inputs, decimals })
  const prints = tells.some(({ lines }) => lines !== undefined)
  const [own] = checks.filter(({ predicate }) => predicate.definition === name)
  if (own?.predicate.definition)
    return { definitions: [ownDefinition(own.predicate.definition, inputs)], body: [example] }
  return {
    imports: tells.flatMap(({ imports = [] }) => imports),
    definitions: [...definitions, [head, ...indented(returned)]],
    body: [prints ? example.slice(6, -1) : example],
  }
}

/** `es_primo(n)`: the function itself is what a test would call. */
const ownDefinition = (definition: keyof typeof DEFINITIONS, [input]: readonly Input[]): string[] =>
  DEFINITIONS[definition].map((line) => line.replace(/\bnumero\b/g, input?.name ?? 'numero'))

function returnLines({
  tells,
  decision,
  checks,
  inputs,
  decimals,
}: Pick<Plan, 'tells' | 'decision' | 'checks' | 'inputs'> & { decimals: number | null }): string[] {
  if (decision) {
    const lines = decisionLines(
      { ...decision, otherwise: null },
      (message) => `return '${message.replaceAll("'", '’')}'`,
    ).map((line) => line.replace(/^elif /, 'if '))
    return decision.otherwise === null ? lines : [...lines, `return '${decision.otherwise.replaceAll("'", '’')}'`]
  }
  const [printed] = tells.filter(({ lines }) => lines !== undefined)
  if (printed?.lines) return printed.lines
  const values = tells.map(({ expression }) =>
    decimals === null ? expression : decimals === 0 ? `round(${expression})` : `round(${expression}, ${decimals})`,
  )
  const tests = checks.map((found) => testOf(found, inputs[0]?.name ?? ''))
  return [`return ${[...values, ...tests].join(', ')}`]
}

function sampleArgument(input: Input, at: number): string {
  const typed = typedFor(input, at)
  return input.type === 'text' ? `'${typed}'` : typed.replace(',', '.')
}
