import { lowerFirst } from '~/platform/text/first-letter'
import { listed } from '~/platform/text/listed'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Maker, Task } from '../../../../engine/task/task'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { coverageOf, leftOut } from '../coverage'
import { indented, type Program, render, treeOf } from '../program'
import { Reading } from '../reading'
import { decimalsOf, field } from '../scalars/typed-lines'
import { DEFINITIONS, type Predicate } from './predicates'
import type { Sequence } from './sequence'
import { changeLines, type Made, type Style, styleOf } from './sequence-lines'
import { type Result, resultOf } from './sequence-results'
import { readSteps, type Steps } from './sequence-steps'
import { readSequence, unnamedListParameter } from './sources'

type Plan = {
  sequence: Sequence
  steps: Steps
  style: Style
  task: Task
  emptyValue: string | null
  stated: string | null
}

/** Many values of one kind (typed, passed, given, read from a file, counted out, by chance) and what is worked out of them. */
export const sequenceMaker: Maker = (asked) => {
  const task = withFunction(asked)
  if (task.classes.length > 0 || task.data?.kind === 'rows' || task.data?.kind === 'map' || task.functions.length > 1)
    return []
  const reading = new Reading(task.request)
  const sequence = readSequence(task, reading)
  if (sequence === null || task.functions.length > 0 !== (sequence.origin === 'parameter')) return []
  const emptyValue = valueWhenEmpty(reading)
  const stated =
    reading.take(/\b(?:lista|variable|resultado) (?:llamad[oa]|que se llame) ([a-z_]\w*)\b/)?.groups[0] ?? null
  const steps = readSteps(reading, sequence) ?? stepsOfName(task, sequence)
  if (steps === null) return []
  if (sequence.origin === 'parameter') reading.markWords([sequence.plural, sequence.one])
  const plan: Plan = { sequence, steps, style: styleOf(task), task, emptyValue, stated }
  const made = changeLines(steps.changes, sequence, plan.style)
  const results = steps.aggregates.map((each) => resultOf(each, made.name, { sequence, style: plan.style }))
  const program = task.functions.length > 0 ? functionOf(plan, made, results) : programOf(plan, made, results)
  const code = render(program)
  return [
    {
      code,
      title: titleOf(plan, results),
      how: [
        ...new Set([...sequence.how, ...made.how, ...results.map(({ how }) => how)].filter((line) => line !== '')),
      ].slice(0, 6),
      example:
        sequence.origin === 'file' || sequence.origin === 'chance' ? null : exampleOf(code, sequence.typed ?? []),
      unmet: unmet(treeOf(code), task.constraints),
      fit: (isPair(sequence) ? 0.86 : 0.93) * coverageOf(reading),
      missing: leftOut(reading),
    } satisfies Draft,
  ]
}

/** «una función que reciba una lista de edades»: the function gets a name. */
function withFunction(task: Task): Task {
  const plural = task.functions.length === 0 ? unnamedListParameter(task) : null
  if (plural === null) return task
  const verb = VERBS.find(([, words]) => words.test(task.request.text))?.[0] ?? 'calcular'
  return { ...task, source: 'parameter', functions: [{ name: `${verb}_${plural}`, parameters: [plural] }] }
}

const VERBS: readonly (readonly [verb: string, words: RegExp])[] = [
  ['contar', /\bcuant[oa]s\b|\bcuent\w+/],
  [
    'filtrar',
    /\bdevuelv\w+ (?:solo |otra lista con )?(?:los|las) (?:que|numeros|elementos|pares|impares)\b|\b(?:quit|elimin|filtr)\w+/,
  ],
  ['sumar', /\bsum[ae]\w*\b/],
  ['ordenar', /\borden\w+/],
]

/** Two values have names of their own rather than a list. */
const isPair = ({ origin, lines }: Sequence) =>
  origin === 'keyboard' && lines.some((line) => /range\(1, [23]\)/.test(line))

/** `suma_pares(lista)`: what the name alone tells. */
function stepsOfName({ functions: [signature] }: Task, sequence: Sequence): Steps | null {
  return signature ? readSteps(new Reading(readRequestText(signature.name.replaceAll('_', ' '))), sequence) : null
}

/** «si está vacía devuelve None». */
function valueWhenEmpty(reading: Reading): string | null {
  const found = reading.take(
    /\b(?:si|con|cuando)(?: (?:la|el|lista|esta|viene|es|no hay \w+|una))* (?:vaci[oa]|nada|ningun[oa]?)(?: (?:lista|elemento|,|que|entonces))*(?: (?:devuelv\w+|da|dar|sea|devolver|regrese))? ?(?:un |una )?(none|0|lista vacia|«[^ ]*»)/,
  )
  const said = found?.groups[0]
  if (said === undefined) return null
  return said === 'none' ? 'None' : said === 'lista vacia' ? '[]' : said.startsWith('«') ? "''" : said
}

const definitionsOf = ({ steps }: Plan) => {
  const tests: Predicate[] = [
    ...steps.changes.flatMap((each) => (each.kind === 'filter' ? each.tests : [])),
    ...steps.aggregates.flatMap(({ test }) => (test ? [test] : [])),
  ].map(({ predicate }) => predicate)
  return [...new Set(tests.flatMap(({ definition }) => (definition ? [definition] : [])))].map(
    (name) => DEFINITIONS[name],
  )
}

function programOf(plan: Plan, made: Made, results: readonly Result[]): Program {
  const { sequence, stated } = plan
  const shown = results.length > 0 ? showResults(plan, results) : showAll(plan, made)
  const needsValues = results.some((each) => each.needsValues) && sequence.canBeEmpty && sequence.origin !== 'parameter'
  const guard = sequence.of === 'text' ? 'nada' : `ningún dato`
  const told = needsValues
    ? [`if not ${sequence.plural}:`, `    print('No hay ${guard}.')`, 'else:', ...indented([...made.lines, ...shown])]
    : [...made.lines, ...shown]
  const imports = [...sequence.imports, ...made.imports, ...results.flatMap((each) => each.imports)]
  const isPlain = sequence.lines.length <= 1 && told.length <= 2
  const body = [...sequence.lines, ...(sequence.lines.length > 0 && !isPlain ? [''] : []), ...told]
  const lines =
    stated === null || made.name === sequence.plural
      ? body
      : body.map((line) => line.replace(new RegExp(`\\b${made.name}\\b`, 'g'), stated))
  return { imports, definitions: definitionsOf(plan), body: lines }
}

function showResults({ sequence, task, steps }: Plan, results: readonly Result[]): string[] {
  const decimals = decimalsOf(task)
  const lines = results.flatMap((result, at) => {
    if (steps.aggregates[at]?.kind === 'frequency') return [...result.lines, ...frequencyLines(result, sequence)]
    const type = result.isRatio
      ? 'ratio'
      : steps.aggregates[at]?.kind === 'count' || sequence.type === 'int' || sequence.of === 'text'
        ? 'int'
        : sequence.type === 'money'
          ? 'money'
          : 'float'
    const isLong = result.expression.length > 40
    const assign = isLong ? [`${result.name} = ${result.expression}`] : []
    return [
      ...result.lines,
      ...assign,
      `print(f'${result.label}: ${field(isLong ? result.name : result.expression, type, decimals)}')`,
    ]
  })
  // With changes besides, the values themselves are wanted, too.
  const wantsAll = steps.changes.some(
    ({ kind }) => kind === 'sort' || kind === 'distinct' || kind === 'reverse' || kind === 'take',
  )
  return wantsAll ? [...showAll({ sequence, stated: null }, changedName(steps, sequence)), ...lines] : lines
}

/** What the changes left, as `changeLines` named it. */
const changedName = (steps: Steps, sequence: Sequence): Made =>
  changeLines(steps.changes, sequence, { without: new Set(), loop: null, isOneLine: false })

const frequencyLines = ({ expression }: Result, { one }: Sequence): string[] => [
  `for ${one}, veces in ${expression}.items():`,
  `    print(f'{${one}}: {veces}')`,
]

function showAll({ sequence, stated }: Pick<Plan, 'sequence' | 'stated'>, { name }: Made): string[] {
  const shown = stated ?? name
  if (sequence.origin === 'range' && name === sequence.plural)
    return [`for ${sequence.one} in ${name}:`, `    print(${sequence.one})`]
  if (sequence.of === 'text' && stated === null)
    return [`for ${sequence.one} in ${shown}:`, `    print(${sequence.one})`]
  return [`print(${shown})`]
}

function functionOf(
  { sequence, steps, task, style, emptyValue }: Plan,
  made: Made,
  results: readonly Result[],
): Program {
  const [signature] = task.functions
  const name = signature?.name ?? 'calcular'
  const decimals = decimalsOf(task)
  const rounded = (result: Result) =>
    decimals === null
      ? result.expression
      : decimals === 0
        ? `round(${result.expression})`
        : `round(${result.expression}, ${decimals})`
  const needsValues = results.some((each) => each.needsValues)
  const isMean = steps.aggregates.some(({ kind }) => kind === 'mean' || kind === 'share')
  const empty = emptyValue ?? (needsValues ? (isMean ? '0' : null) : null)
  const guard = empty === null || style.isOneLine ? [] : [`if not ${sequence.plural}:`, `    return ${empty}`]
  const value = results.length > 0 ? results.map(rounded).join(', ') : made.name
  const lines = simplified([...made.lines, ...results.flatMap((each) => each.lines)], value).map((line) =>
    line.replace(new RegExp(`\\b${name}\\b`, 'g'), 'resultado'),
  )
  const sample = sequence.of === 'text' ? "['sol', 'luna', 'mar', 'sol']" : '[4, 7, 10, 3]'
  const definition = { name: 'definition', plan: { sequence, steps, task, style, emptyValue, stated: null } }
  return {
    imports: [...made.imports, ...results.flatMap((each) => each.imports)],
    definitions: [
      ...definitionsOf(definition.plan),
      [`def ${name}(${signature?.parameters.join(', ') ?? sequence.plural}):`, ...indented([...guard, ...lines])],
    ],
    body: [`print(${name}(${sample}))`],
  }
}

/** A name that is made only to be returned is left out. */
function simplified(lines: readonly string[], value: string): string[] {
  const last = lines.at(-1) ?? ''
  return last.startsWith(`${value} = `) && !last.startsWith(' ')
    ? [...lines.slice(0, -1), `return ${last.slice(value.length + 3)}`]
    : [...lines, `return ${value}`]
}

function titleOf({ sequence, steps, task }: Plan, results: readonly Result[]): string {
  const [signature] = task.functions
  const changes = steps.changes.map((change) => SAID[change.kind])
  const wanted = [...changes, ...results.map(({ label }) => lowerFirst(label))]
  const told = listed(wanted)
  if (signature)
    return `La función \`${signature.name}\` recibe \`${signature.parameters.join(', ')}\` y devuelve el resultado: ${told}.`
  const from: Record<Sequence['origin'], string> = {
    parameter: '',
    keyboard: 'pide los datos',
    given: 'parte de tu lista',
    file: 'lee el archivo',
    range: 'recorre los números',
    chance: 'saca los números al azar',
  }
  return `El programa ${from[sequence.origin]} y muestra: ${told}.`
}

const SAID: Record<Steps['changes'][number]['kind'], string> = {
  filter: 'los que cumplen la condición',
  map: 'cada uno transformado',
  distinct: 'sin repetidos',
  sort: 'todo ordenado',
  reverse: 'todo al revés',
  take: 'solo los que pides',
}
