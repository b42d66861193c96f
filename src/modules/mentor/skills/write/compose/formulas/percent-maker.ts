import { upperFirst } from '~/platform/text/first-letter'
import { listed } from '~/platform/text/listed'
import type { Draft, Maker, Task } from '../../../../engine/task/task'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { coverageOf, leftOut } from '../coverage'
import { indented, type Program, render, treeOf } from '../program'
import { Reading } from '../reading'
import { askLine, type Input, parametersOf, readInputs } from '../scalars/inputs'
import { decimalsOf, field, typedFor } from '../scalars/typed-lines'
import { type Share, statedShares, withShares } from './shares'

const PEOPLE =
  /\b(?:entre (?:cuant\w+|\d+|las|los|el numero de)?(?: \w+){0,3}|cuant\w+ (?:personas|somos|comensales|amigos|paga cada)|(?:paga|toca|pone)(?: a)? cada (?:uno|una|persona|quien))\b/

/** «El precio sin IVA» alone is wanted back: what is made here is the price with it. */
const TAKES_OFF = /\b(?:sin|quit\w+|descont\w+)(?: el)? (?:iva|igv|itbis|ivu|igic|impuestos?)\b/
const PUTS_ON =
  /\b(?:con(?: el)? (?:iva|igv|itbis|ivu|igic|impuestos?)|mas|sum\w+|anad\w+|agreg\w+|total|final|aplic\w+|pagar)\b/

type Plan = { base: Input; shares: Share[]; people: Input | null; task: Task }

/** An amount with what is added to it and taken off it by percentages: taxes, discounts, tips. */
export const percentMaker: Maker = (task) => {
  if (task.classes.length > 0 || task.data !== null || task.constraints.some(({ kind }) => kind === 'repeat-until'))
    return []
  // A share of each of many is not one of all.
  if (task.functions.length > 0 && /\blista\b/.test(task.request.text)) return []
  if (TAKES_OFF.test(task.request.text) && !PUTS_ON.test(task.request.text)) return []
  const reading = new Reading(task.request)
  const plan = planOf(task, reading)
  if (plan === null) return []
  const isFunction = task.functions.length > 0
  const program = isFunction ? functionOf(plan) : programOf(plan)
  if (program === null) return []
  const code = render(program)
  const typed = [plan.base, ...askedShares(plan), ...(plan.people ? [plan.people] : [])].map((input) =>
    input.name === 'personas'
      ? '4'
      : /^(?:iva|igv|itbis|ivu|irpf|descuento|propina|porcentaje)/.test(input.name)
        ? '10'
        : typedFor(input, 0),
  )
  return [
    {
      code,
      title: `${isFunction ? 'La función calcula' : `El programa pide ${listed([plan.base, ...askedShares(plan)].map(({ label }) => lowered(label)))} y calcula`} ${listed([...plan.shares.map(({ label }) => label), plan.people ? 'lo que paga cada persona' : 'el total'])}.`,
      how: howOf(plan, isFunction, code),
      example: exampleOf(code, isFunction ? [] : typed),
      unmet: unmet(treeOf(code), task.constraints),
      fit: 0.9 * coverageOf(reading),
      missing: leftOut(reading),
    } satisfies Draft,
  ]
}

function planOf(task: Task, reading: Reading): Plan | null {
  const shares = statedShares(reading, task)
  if (shares.length === 0 || /\b(?:compuesto|simple|prestamo|hipoteca|volumen)\b/.test(reading.text)) return null
  reading.take(
    /\b(?:total(?: a cobrar| a pagar| con iva| final)?|precio final|lo que (?:cobro|pago|me queda)(?: al final)?|a cobrar|final|neto|por ciento|porcentaje)\b/,
  )
  const found = readInputs(reading)
  const [signature] = task.functions
  if (signature)
    for (const [at, word] of reading.words.entries())
      if (word.text === signature.name || signature.parameters.includes(word.text))
        reading.use({ from: reading.offsetOf(at), to: reading.offsetOf(at) + 1 })
  if (found) reading.use(found.span)
  const isShare = ({ name }: Input) =>
    shares.some((share) => name.includes(share.name)) || /^(?:porcentaje|iva|igv|itbis|ivu|irpf|tasa)/.test(name)
  const isPeople = ({ name }: Input) => /^(?:personas|comensales|amigos|somos|gente)/.test(name)
  const given = signature ? parametersOf(task) : (found?.items ?? [])
  const amounts = given.filter((input) => !isShare(input) && !isPeople(input) && input.type !== 'text')
  if (amounts.length > 1 || (given.length > 0 && amounts.length === 0)) return null
  const base = amounts[0] ?? { name: 'precio', label: 'Precio', type: 'money' }
  const hasPeople = reading.take(PEOPLE) !== null || given.some(isPeople)
  const people: Input | null = hasPeople ? { name: 'personas', label: 'Entre cuántas personas', type: 'int' } : null
  return { base: { ...base, type: 'money' }, shares, people, task }
}

/** Rates that the program asks for. */
const askedShares = ({ shares }: Plan): Input[] =>
  shares
    .filter(({ rate }) => rate === null)
    .map(({ name, label }) => ({ name: `porcentaje_${name}`, label: `${label} en %`, type: 'float' }))

function programOf(plan: Plan): Program {
  const { base, shares, people, task } = plan
  const decimals = decimalsOf(task)
  const constants = shares
    .filter(({ rate }) => rate !== null)
    .map(({ name, rate }) => `${name.toUpperCase()} = ${rate}`)
  const rateOf = ({ name, rate }: Share) => (rate === null ? `porcentaje_${name}` : name.toUpperCase())
  const { lines, total } = withShares({ base: base.name, shares }, rateOf)
  const show = (label: string, name: string) => `print(f'${label}: ${field(name, 'money', decimals)}')`
  const body = [
    ...[base, ...askedShares(plan), ...(people ? [people] : [])].map(askLine),
    '',
    ...lines,
    `total = ${total}`,
    ...shares.map(({ label, name }) => show(label, name)),
    show('Total', 'total'),
    ...(people ? [`print(f'Paga cada persona: ${field('total / personas', 'money', decimals)}')`] : []),
  ]
  return { constants, body }
}

function functionOf(plan: Plan): Program | null {
  const { base, shares, people, task } = plan
  const [signature] = task.functions
  if (!signature || signature.parameters.length === 0) return null
  const defaults = signature.defaults ?? {}
  const parameters = signature.parameters.map((name) =>
    defaults[name] === undefined ? name : `${name}=${defaults[name]}`,
  )
  if (shares.some(({ rate }) => rate === null)) return null
  const { lines, total } = withShares(
    {
      base: base.name,
      shares: shares.map((share) =>
        signature.parameters.includes(share.name) ? { ...share, name: `cuota_${share.name}` } : share,
      ),
    },
    ({ rate }) => rate ?? '0',
  )
  const decimals = decimalsOf(task)
  const value = people
    ? `(${total}) / ${signature.parameters.find((name) => /person|comens|amig/.test(name)) ?? 'personas'}`
    : total
  const arguments_ = signature.parameters
    .filter((name) => defaults[name] === undefined)
    .map((name) => (name === base.name ? '1000' : /person|comens|amig/.test(name) ? '4' : '10'))
  return {
    definitions: [
      [
        `def ${signature.name}(${parameters.join(', ')}):`,
        ...indented([...lines, `return ${decimals === null ? value : `round(${value}, ${decimals})`}`]),
      ],
    ],
    body: [`print(${signature.name}(${arguments_.join(', ')}))`],
  }
}

function howOf({ base, shares }: Plan, isFunction: boolean, code: string): string[] {
  const reckoned = [...code.matchAll(/= (.+ \/ 100)$/gm)].map(([, value]) => value)
  // A discount is reckoned first (`withShares`).
  const inOrder = shares.toSorted((a, b) => Number(b.name === 'descuento') - Number(a.name === 'descuento'))
  const how = inOrder.map(
    ({ label, sign }, at) =>
      `${upperFirst(label)}: el tanto por ciento es \`${reckoned[at]}\`, y se ${sign === '+' ? 'suma' : 'resta'}.`,
  )
  if (!isFunction) {
    how.unshift("`input()` da texto: `float(…)` lo pasa a número, y `replace(',', '.')` deja escribir con coma.")
    if (shares.some(({ rate }) => rate !== null))
      how.push('Los porcentajes están arriba, en mayúsculas, para cambiarlos en un solo sitio.')
    how.push('`:.2f` muestra dos decimales.')
  }
  if (shares.some(({ name }) => name === 'descuento') && shares.length > 1)
    how.push(`El descuento se quita primero de \`${base.name}\`; lo demás se calcula sobre lo que queda.`)
  return how
}

/** «Precio» within a sentence; «IGV en %» stays. */
const lowered = (label: string) => (/^\p{Lu}{2}/u.test(label) ? label : label.toLowerCase())
