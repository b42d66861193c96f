import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { listed } from '~/platform/text/listed'
import type { Draft, Maker, Task } from '../../../../engine/task/task'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { coverageOf, leftOut } from '../coverage'
import { indented, type Program, render, treeOf } from '../program'
import { Reading } from '../reading'
import { askLine, type Input, parametersOf } from '../scalars/inputs'
import { nounType } from '../scalars/nouns'
import { decimalsOf, field, typedFor } from '../scalars/typed-lines'
import { conversionFor, type Formula, formulaFor, type Unit } from './formulas'

/** What is calculated: its inputs in their order, and the Python for it. */
type Calculation = {
  title: string
  inputs: Input[]
  constants: string[]
  expression: string
  result: { name: string; label: string }
  isMoney: boolean
  levels: Formula['levels']
  idea: string | null
}

/** Asks for what a known formula needs, or takes it as parameters, and calculates. */
export const formulaMaker: Maker = (task) => {
  if (task.classes.length > 0 || task.data !== null) return []
  const reading = new Reading(task.request)
  const found = calculationFor(reading)
  if (found === null) return []
  const calculation = withStatedNames(found, task)
  if (calculation === null) return []
  const isFunction = task.functions.length > 0 || (task.result === 'return' && task.source !== 'keyboard')
  const program = isFunction ? functionOf(calculation, task) : programOf(calculation, task)
  const code = render(program)
  const typed = calculation.inputs.map((input, at) => sampleFor(input, at))
  return [
    {
      code,
      title: `${calculation.title}: ${isFunction ? 'una función que recibe' : 'el programa pide'} ${listed(calculation.inputs.map(({ label }) => label.toLowerCase()))}${isFunction ? ' y devuelve el resultado' : ' y muestra el resultado'}.`,
      how: howOf(calculation, isFunction),
      example: exampleOf(code, isFunction ? [] : typed),
      unmet: unmet(treeOf(code), task.constraints),
      fit: 0.92 * coverageOf(reading),
      missing: leftOut(reading),
    } satisfies Draft,
  ]
}

function calculationFor(reading: Reading): Calculation | null {
  const formula = formulaFor(reading.text.replaceAll('_', ' '))
  const conversion = conversionFor(reading.text)
  if (formula) {
    markWords(reading, [
      ...formula.words.flat(),
      ...Object.keys(formula.inputs),
      ...Object.values(formula.inputs).flatMap((label) => label.split(' ')),
      ...(formula.levels?.when ?? []),
    ])
    const wantsLevels = formula.levels?.when.some((word) => reading.text.includes(word)) ?? false
    return {
      title: formula.title,
      inputs: Object.entries(formula.inputs).map(([name, label]) => ({
        name,
        label,
        type: nounType(name) === 'int' ? 'float' : (nounType(name) ?? 'float'),
      })),
      constants: [],
      expression: formula.formula,
      result: resultOf(formula.result),
      isMoney: formula.money,
      levels: wantsLevels ? formula.levels : undefined,
      idea: formula.idea ?? null,
    }
  }
  return conversion ? converted(conversion, reading) : null
}

const resultOf = (result: Record<string, string>) => {
  const [[name, label] = ['resultado', 'Resultado']] = Object.entries(result)
  return { name, label }
}

/** Units by their factors; money by a rate that is stated, or asked for. */
function converted({ from, to }: { from: Unit; to: Unit }, reading: Reading): Calculation {
  markWords(reading, [
    ...from.words,
    ...to.words,
    'conversor',
    'convertir',
    'convierta',
    'convierte',
    'pasar',
    'pase',
    'tipo',
    'cambio',
    'mexicanos',
    'colombianos',
    'argentinos',
    'chilenos',
    'constante',
    'tasa',
  ])
  const inputs: Input[] = [{ name: from.name, label: upperFirst(from.label), type: 'float' }]
  const base = {
    title: `Pasa ${from.label} a ${to.label}`,
    inputs,
    result: { name: to.name, label: upperFirst(to.label) },
    levels: undefined,
    idea: null,
  }
  if (from.factor !== null && to.factor !== null) {
    const [factor, operator] =
      from.factor >= to.factor ? [from.factor / to.factor, '*'] : [to.factor / from.factor, '/']
    return {
      ...base,
      constants: [],
      expression: `${from.name} ${operator} ${Number(factor.toPrecision(12))}`,
      isMoney: false,
    }
  }
  const stated = /\b([a-z_]*(?:cambio|tasa|cotizacion|tipo)[a-z_]*)? ?(?:=|a|de|es|esta a|:) (\d+(?:[.,]\d+)?)\b/.exec(
    reading.text,
  )
  if (stated) reading.use({ from: stated.index, to: stated.index + stated[0].length })
  const name =
    /^[a-z_]+$/.test(stated?.[1] ?? '') && /_/.test(stated?.[1] ?? '')
      ? (stated?.[1] ?? '').toUpperCase()
      : 'TIPO_CAMBIO'
  if (stated)
    return {
      ...base,
      constants: [`${name} = ${(stated[2] ?? '1').replace(',', '.')}`],
      expression: `${from.name} * ${name}`,
      isMoney: true,
    }
  inputs.push({ name: 'cambio', label: `Cuántos ${to.label} vale uno`, type: 'float' })
  return { ...base, constants: [], expression: `${from.name} * cambio`, isMoney: true }
}

function markWords(reading: Reading, words: readonly string[]): void {
  const known = new Set(words.flatMap((word) => folded(word).split(/[ _]/)))
  for (const [at, { plain }] of reading.words.entries())
    if (known.has(plain) || known.has(plain.replace(/s$/, '')))
      reading.use({ from: reading.offsetOf(at), to: reading.offsetOf(at) + 1 })
}

/** Stated parameters take the place of the formula's own, in their order. Null where they are too few or too many. */
function withStatedNames(calculation: Calculation, task: Task): Calculation | null {
  const parameters = parametersOf(task)
  if (parameters.length === 0) return calculation
  if (parameters.length !== calculation.inputs.length) return null
  const stated = new Map(calculation.inputs.map(({ name }, at) => [name, parameters[at]?.name ?? name]))
  const expression = calculation.expression.replace(/(?<![.\w])[a-z]\w*(?![\w(.])/g, (name) => stated.get(name) ?? name)
  return {
    ...calculation,
    expression,
    inputs: calculation.inputs.map((input) => ({ ...input, name: stated.get(input.name) ?? input.name })),
  }
}

const importsOf = ({ expression }: Calculation) => (expression.includes('math.') ? ['import math'] : [])

function programOf(calculation: Calculation, task: Task): Program {
  const { inputs, constants, expression, result, isMoney, levels } = calculation
  const name = inputs.some((input) => input.name === result.name) ? 'resultado' : result.name
  const shown = field(name, isMoney ? 'money' : 'ratio', decimalsOf(task))
  const lines = [...inputs.map(askLine), `${name} = ${expression}`, `print(f'${result.label}: ${shown}')`]
  return {
    imports: importsOf(calculation),
    constants,
    body: [...lines, ...(levels ? levelLines(name, levels, (text) => `print('${upperFirst(text)}')`) : [])],
  }
}

function levelLines(
  name: string,
  { steps, rest }: NonNullable<Formula['levels']>,
  say: (text: string) => string,
): string[] {
  const cases = steps.flatMap(([below, text], at) => [
    `${at === 0 ? 'if' : 'elif'} ${name} < ${below}:`,
    ...indented([say(text)]),
  ])
  return [...cases, 'else:', ...indented([say(rest)])]
}

function functionOf(calculation: Calculation, task: Task): Program {
  const { inputs, constants, expression } = calculation
  const [signature] = task.functions
  const name =
    signature?.name ??
    (calculation.result.name === inputs[0]?.name ? 'calcular' : `calcular_${calculation.result.name}`)
  const decimals = decimalsOf(task)
  const value =
    decimals === null ? expression : decimals === 0 ? `round(${expression})` : `round(${expression}, ${decimals})`
  const parameters = inputs.map((input) =>
    signature?.defaults?.[input.name] === undefined ? input.name : `${input.name}=${signature.defaults[input.name]}`,
  )
  return {
    imports: importsOf(calculation),
    constants,
    definitions: [[`def ${name}(${parameters.join(', ')}):`, ...indented([`return ${value}`])]],
    body: [`print(${name}(${inputs.map((input, at) => sampleFor(input, at).replace(',', '.')).join(', ')}))`],
  }
}

const sampleFor = (input: Input, at: number) =>
  /^peso/.test(input.name)
    ? '70'
    : /^celsius/.test(input.name)
      ? '25'
      : /^fahrenheit/.test(input.name)
        ? '77'
        : typedFor(input, at)

function howOf({ expression, idea, inputs, constants, levels }: Calculation, isFunction: boolean): string[] {
  const how = [`La fórmula es \`${expression}\`.${idea === null ? '' : ` ${idea}`}`]
  if (!isFunction && inputs.some(({ type }) => type !== 'text'))
    how.unshift(
      "`input()` da texto: `float(…)` lo pasa a número, y `replace(',', '.')` deja escribir los decimales con coma.",
    )
  if (constants.length > 0)
    how.push(`\`${constants[0]?.split(' ')[0]}\` está arriba para que lo cambies en un solo sitio.`)
  if (expression.includes('math.'))
    how.push('`import math` da acceso a funciones y números de matemáticas, como `math.pi`.')
  if (levels) how.push('Los `elif` se miran en orden: en cuanto uno se cumple, los demás ya no se miran.')
  if (isFunction) how.push('`return` devuelve el resultado; la última línea es un ejemplo de uso.')
  return how
}
