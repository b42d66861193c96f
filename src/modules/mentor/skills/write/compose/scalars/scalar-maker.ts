import { byWord } from '~/platform/text/by-word'
import { folded } from '~/platform/text/folded'
import { listed } from '~/platform/text/listed'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Maker, Task } from '../../../../engine/task/task'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { coverageOf, leftOut } from '../coverage'
import { readDecision } from '../decisions'
import { readArithmetic } from '../formulas/arithmetic'
import { readMessages } from '../messages'
import { render, treeOf } from '../program'
import { Reading } from '../reading'
import { type FoundPredicate, predicatesIn } from '../sequences/find-predicates'
import { unnamedListParameter } from '../sequences/sources'
import { type Input, isUnit, markSignature, parametersOf, readInputs } from './inputs'
import { functionOf, type Plan, programOf } from './scalar-lines'
import type { Tell } from './scalar-operator'
import { SCALAR_OPERATORS } from './scalar-operators'
import { typedFor } from './typed-lines'

/** Asks for single values (or takes them as parameters) and tells what follows from them. */
export const scalarMaker: Maker = (task) => {
  // Many values are another maker's.
  if (unnamedListParameter(task) !== null) return []
  if (task.classes.length > 0 || task.data !== null || task.constraints.some(({ kind }) => kind === 'repeat-until'))
    return []
  const reading = new Reading(task.request)
  const asked = inputsOf(task, reading)
  if (asked === null) return []
  const plan = planOf(task, reading, asked)
  if (plan === null) return []
  const repeats = plan.name === null ? repeatsOf(reading) : null
  const program = plan.name === null ? programOf({ ...plan, repeats }) : functionOf(plan)
  const code = render(program)
  // `es_primo` by the `es_primo` that it needs would call itself for ever.
  if (plan.name !== null && code.split(`def ${plan.name}(`).length > 2) return []
  const sample = plan.inputs.map(typedFor)
  return [
    {
      code,
      title: titleOf(plan),
      how: howOf(plan),
      example: exampleOf(code, plan.name === null ? sample : []),
      unmet: unmet(treeOf(code), task.constraints),
      fit: 0.9 * coverageOf(reading),
      missing: leftOut(reading),
    } satisfies Draft,
  ]
}

const MOST_TIMES = 100

/** «saludar 5 veces», «que lo haga para 3 números». */
function repeatsOf(reading: Reading): { count: number; isWhole: boolean } | null {
  const each =
    reading.take(
      /\b(?:(?:que|lo|se|y) )*(?:haga|repita\w*|hazlo|haz|sirva)(?: (?:lo mismo|esto|todo|eso))* (?:para|con|a) (\d{1,2}) (?:numeros|alumnos|personas|clientes|productos|valores|datos)\b/,
    ) ?? reading.take(/\b(?:pid\w+|pregunt\w+)(?: [a-z]+){1,4} (\d{1,2}) veces\b/)
  const times = each ?? reading.take(/\b(\d{1,3}) veces\b/)
  const count = Number(times?.groups[0] ?? 0)
  return count > 1 && count <= MOST_TIMES ? { count, isWhole: each !== null } : null
}

function inputsOf(task: Task, reading: Reading): Input[] | null {
  markSignature(task, reading)
  const parameters = parametersOf(task)
  if (parameters.length > 0) return parameters.every(isSingle) ? parameters : null
  const found = readInputs(reading)
  if (found === null) return isBareCalculator(reading) ? CALCULATOR : null
  reading.use(found.span)
  if (found.repeated === null) return found.items
  const { item, count } = found.repeated
  if (count === null || count > 3 || item.type === 'text') return null
  return Array.from({ length: count }, (_, at) => ({
    ...item,
    name: `${item.name}${at + 1}`,
    label: `${item.label} ${at + 1}`,
  }))
}

/** `notas` and `lista` are many: another maker's. */
const isSingle = ({ name }: Input) =>
  !/^(?:lista|datos|elementos|valores|numeros|nums|arr|matriz|diccionario|dic|d|tablero)$/.test(name) &&
  (!/[aeiou]s$|ones$/.test(name.split('_')[0] ?? '') || isUnit(name))

/** «hazme una calculadora», and no more. */
const isBareCalculator = (reading: Reading): boolean =>
  reading.take(/\bcalculadora(?: (?:basica|sencilla|simple|en python))*\b/) !== null

const CALCULATOR: Input[] = [
  { name: 'numero1', label: 'Primer número', type: 'float' },
  { name: 'operacion', label: 'Operación (+, -, *, /)', type: 'text' },
  { name: 'numero2', label: 'Segundo número', type: 'float' },
]

function planOf(task: Task, reading: Reading, inputs: Input[]): Plan | null {
  const [subject] = inputs.filter(({ type }) => type !== 'text')
  const name = task.functions[0]?.name ?? null
  const decided = readDecision(reading, inputs.at(-1) ?? inputs[0] ?? { name: '', label: '', type: 'text' })
  const [tells, checks] = decided ? [[], []] : wanted(reading, inputs, task)
  const wholes = checks.some(({ predicate }) => predicate.isWhole)
  const typed = inputs.map((input) => (wholes && input === subject ? { ...input, type: 'int' as const } : input))
  if (tells.length + checks.length === 0 && decided === null) return null
  return { inputs: wholeIfAsked(typed, tells), tells, decision: decided, checks, name, task }
}

type Wanted = [Tell[], FoundPredicate[]]

/** What the words want, or else what the name of the function tells: `es_par(n)`. */
function wanted(reading: Reading, inputs: Input[], task: Task): Wanted {
  const found: Wanted = [tellsOf(reading, inputs), checksOf(reading, inputs)]
  const [signature] = task.functions
  if (found.some((each) => each.length > 0) || !signature) return found
  const name = new Reading(readRequestText(signature.name.replaceAll('_', ' ')))
  return [tellsOf(name, inputs), checksOf(name, inputs)]
}

/** `range` takes whole numbers only. */
function wholeIfAsked(inputs: Input[], tells: readonly Tell[]): Input[] {
  const needsWhole = tells.some(({ lines = [], expression, imports }) =>
    imports?.includes('import math') && expression.includes('factorial')
      ? true
      : /range\(|str\(abs|:b\}|:x\}/.test(expression + lines.join('')),
  )
  return needsWhole ? inputs.map((input, at) => (at === 0 ? { ...input, type: 'int' as const } : input)) : inputs
}

function tellsOf(reading: Reading, inputs: Input[]): Tell[] {
  const found: { tell: Tell; at: number; to: number }[] = []
  const add = (tell: Tell | null, from: number, to: number) => {
    if (tell === null || found.some((other) => from < other.to && to > other.at)) return
    found.push({ tell, at: from, to })
    reading.use({ from, to })
  }
  const numbers = inputs.filter(({ type }) => type !== 'text')
  const texts = inputs.filter(({ type }) => type === 'text')
  const messages = readMessages(reading, inputs)
  const calculated = messages.length > 0 ? null : arithmeticIn(reading, inputs)
  if (calculated) add(calculated.tell, calculated.from, calculated.to)
  for (const { words, of, read } of SCALAR_OPERATORS) {
    const match = words.exec(reading.text)
    if (!match || isInside(reading, match.index)) continue
    const subjects = of === 'text' ? texts : numbers
    if (
      subjects.length === 0 ||
      (of === 'numbers' && numbers.length < 2) ||
      ((of === 'number' || of === 'whole') && numbers.length !== 1)
    )
      continue
    add(read(subjects, match), match.index, match.index + match[0].length)
  }
  return [...found.toSorted((a, b) => a.at - b.at).map(({ tell }) => tell), ...messages]
}

/** Within what is asked for, words name inputs: «pida la media de …». */
const isInside = (reading: Reading, at: number) => reading.isUsed(reading.wordAt(at))

function arithmeticIn(reading: Reading, inputs: readonly Input[]) {
  const names = new Map(
    inputs.flatMap(({ name, label }) => [
      [name, name],
      [folded(label).split(' ')[0] ?? name, name],
    ]),
  )
  for (let at = 0; at < reading.words.length; at += 1) {
    if (reading.isUsed(at)) continue
    const read = readArithmetic(
      reading.words.slice(at, at + 30).map(({ plain }) => plain),
      names,
    )
    if (
      read === null ||
      !/ [-+*/] |\*\*|math\.sqrt/.test(read.python) ||
      !inputs.some(({ name }) => read.python.includes(name))
    )
      continue
    const type = inputs.some((input) => input.type === 'money') ? ('money' as const) : ('float' as const)
    const imports = read.python.includes('math.') ? { imports: ['import math'] } : {}
    const tell: Tell = {
      name: 'resultado',
      label: 'El resultado',
      expression: read.python,
      type,
      how: `La cuenta es \`${read.python}\`.`,
      ...imports,
    }
    return { tell, from: reading.offsetOf(at), to: reading.offsetOf(at + read.used) }
  }
  return null
}

function checksOf(reading: Reading, inputs: readonly Input[]): FoundPredicate[] {
  if (inputs.length !== 1 && !inputs.some(({ type }) => type === 'text')) return []
  const of = inputs.every(({ type }) => type === 'text') ? 'text' : 'number'
  const found = predicatesIn(reading.text, of).filter(
    ({ from, to }) => !isInside(reading, from) && !/[aeo]s$/.test(reading.text.slice(from, to)),
  )
  const kept: FoundPredicate[] = []
  for (const each of found) {
    reading.use(each)
    // «par o impar» is one question.
    if (!kept.some(({ predicate }) => OPPOSITE[predicate.id] === each.predicate.id)) kept.push(each)
  }
  return kept
}

const OPPOSITE: Record<string, string> = byWord({
  even: 'odd',
  odd: 'even',
  adult: 'minor',
  minor: 'adult',
  passed: 'failed',
  failed: 'passed',
})

/** What lines that print by themselves show. */
const SHOWN: Record<string, string> = byWord({
  mensaje: 'el mensaje',
  saludo: 'un saludo',
  edad: 'la edad',
  calculo: 'el resultado',
  tabla: 'su tabla',
  cuenta: 'la cuenta atrás',
  numeros: 'los números',
})

function titleOf({ inputs, tells, checks, name, decision }: Plan): string {
  const what = [
    ...tells.map(({ label, name: told }) => (label === '' ? (SHOWN[told] ?? told) : label.toLowerCase())),
    ...checks.map(({ predicate, value, other }) => `si ${predicate.yes(value, other)}`),
  ]
  const told = decision ? 'según el valor, el mensaje que toca' : listed(what)
  const given = listed(inputs.map(({ label }) => label.toLowerCase()))
  return name === null
    ? `Este programa pide ${given} y muestra ${told}.`
    : `La función \`${name}\` recibe ${inputs
        .map((input) => `\`${input.name}\``)
        .join(', ')
        .replace(/, ([^,]*)$/, ' y $1')} y da ${told}.`
}

function howOf({ inputs, tells, checks, name, decision }: Plan): string[] {
  const how: string[] = []
  const numbers = inputs.filter(({ type }) => type !== 'text')
  if (name === null && numbers.some(({ type }) => type !== 'int'))
    how.push(
      "`input()` siempre da texto. `float(…)` lo pasa a número, y `replace(',', '.')` deja escribir también con coma.",
    )
  else if (name === null && numbers.length > 0)
    how.push('`input()` siempre da texto; `int(…)` lo pasa a número entero.')
  else if (name === null) how.push('`input()` espera a que escribas algo y lo devuelve como texto.')
  how.push(...tells.map((tell) => tell.how))
  if (checks.some(({ predicate }) => predicate.id === 'even' || predicate.id === 'odd' || predicate.id === 'multiple'))
    how.push('`%` da el resto de una división: si el resto es 0, se puede dividir justo.')
  if (decision)
    how.push(
      '`if`, `elif` y `else` se miran de arriba abajo: en cuanto una condición se cumple, las demás ya no se miran.',
    )
  else if (checks.length > 0 && name !== null)
    how.push('La comparación ya vale `True` o `False`, así que se devuelve tal cual.')
  if (name !== null)
    how.push('`return` devuelve el resultado a quien llama a la función; la última línea es un ejemplo de uso.')
  return how
}
