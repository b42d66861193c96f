import { upperFirst } from '~/platform/text/first-letter'
import { listed } from '~/platform/text/listed'
import type { Task } from '../../../../engine/task/task'
import { indented } from '../../compose/program'
import { accented, isFeminine } from '../../compose/scalars/nouns'
import { decimalsOf } from '../../compose/scalars/typed-lines'
import type { Written } from '../drafted'
import { askingLoop, howOften, loopHow, typedInLoop } from './asked-lines'
import type { Dialogue, Want } from './dialogue'
import { isNumeric, type Quantity } from './quantity'
import { toldWants } from './told-wants'

/** What one wish adds to the program: before the loop, in it, and behind it. */
export type Part = { before: string[]; inside: string[]; behind: string[]; how: string; needsTurns?: boolean }
export type Rows = { asked: readonly Quantity[]; places: number; hasShare: boolean }

/** Several things that are asked for together, again and again: sums over all turns, who has the most, a list of them. */
export function rowsProgram(task: Task, dialogue: Dialogue): Written | null {
  const { asked, wants } = dialogue
  if (
    dialogue.end?.kind === 'sum' ||
    asked.length + dialogue.fixed.length < 2 ||
    dialogue.once.length > 0 ||
    (dialogue.end === null && dialogue.count === null)
  )
    return null
  const { fixed } = dialogue
  const rows: Rows = {
    asked: [...asked, ...fixed],
    places: decimalsOf(task) ?? 2,
    hasShare: wants.some(({ kind }) => kind === 'share'),
  }
  const parts = distinct(wants).map((want) => partOf(want, rows))
  if (parts.length === 0 || parts.includes(null)) return null
  const known = parts.filter((part) => part !== null)
  const inside = [...new Set(known.flatMap((part) => part.inside))]
  const behind = known.flatMap((part) => part.behind)
  const isGuarded = known.some(({ needsTurns }) => needsTurns)
  return {
    constants: fixed.map(({ name, value }) => `${name} = ${value}`),
    body: [
      ...new Set(known.flatMap((part) => part.before)),
      ...askingLoop({ ...dialogue, inside }),
      ...(behind.length > 0 ? [''] : []),
      ...(isGuarded
        ? ['if cuantos > 0:', ...indented(behind), 'else:', "    print('No has escrito ningún dato.')"]
        : behind),
    ],
    title: `El programa pide ${listed(asked.map(({ label }) => `«${label}»`))} ${howOften(dialogue)} y te dice ${listed(toldWants(wants))}.`,
    how: [loopHow(dialogue), ...new Set(known.map(({ how }) => how).filter((how) => how !== ''))],
    typed: typedInLoop(dialogue),
  }
}

/** «subtotal, iva y total» are one sum, with what is added to it. */
export function distinct(wants: readonly Want[]): Want[] {
  const keys = wants.map(keyOf)
  return wants.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

const keyOf = (want: Want): string =>
  want.kind === 'amount'
    ? 'sum null'
    : 'noun' in want
      ? `${want.kind} ${want.noun}`
      : want.kind === 'share'
        ? want.name
        : want.kind

export function partOf(want: Want, rows: Rows): Part | null {
  if ('test' in want && want.test !== null) return null
  switch (want.kind) {
    case 'count':
      return { ...TURNS, behind: ["print(f'Cuántos: {cuantos}')"], how: '`cuantos` sube uno en cada vuelta.' }
    case 'sum':
      return sumPart(want.noun, rows)
    case 'amount':
      return (/^(?:Sueldo|Salario|Pago)/.test(want.label) ? eachPart(want.label, rows) : null) ?? sumPart(null, rows)
    case 'share':
      return sharePart(want, rows)
    case 'mean':
      return meanPart(want.noun, rows)
    case 'max':
    case 'min':
      return extremePart(want.kind, want.noun, rows)
    case 'say':
      return { before: [], inside: [], behind: [`print('${want.text.replaceAll("'", '’')}')`], how: '' }
    case 'list':
      return want.order === 'as-typed' ? listPart(want.isNumbered, rows) : null
    default:
      return null
  }
}

const TURNS = { before: ['cuantos = 0'], inside: ['cuantos += 1'] }

/** What is summed: the quantity that is named, the price of all that is bought, or the only number there is. */
function measureOf(noun: string | null, { asked }: Rows): string | null {
  const numbers = asked.filter(isNumeric)
  const named = numbers.find((each) => each.noun === noun)
  if (named) return named.name
  const price = numbers.find(({ noun: what, per }) => what === 'precio' || per !== null)
  const [amount, ...others] = numbers.filter((each) => each !== price)
  if (price && amount && others.length === 0 && amount.type !== 'money') return `${amount.name} * ${price.name}`
  return numbers.length === 1 ? (numbers[0]?.name ?? null) : null
}

function sumPart(noun: string | null, rows: Rows): Part | null {
  const measure = measureOf(noun, rows)
  if (measure === null) return null
  const name = rows.hasShare ? 'subtotal' : 'total'
  const places = isMoneySum(measure, rows) ? `:.${rows.places}f` : ':g'
  return {
    before: [`${name} = 0`],
    inside: [`${name} += ${measure}`],
    behind: [`print(f'${upperFirst(name)}: {${name}${places}}')`],
    how: `\`${name}\` empieza en 0 y en cada vuelta se le suma \`${measure}\`.`,
  }
}

/** «los nombres y las horas, y el sueldo»: of each of them. */
function eachPart(label: string, rows: Rows): Part | null {
  const who = rows.asked.find(({ type }) => type === 'text')
  const measure = measureOf(null, rows)
  if (!who || measure === null || /^\w+$/.test(measure)) return null
  const name = label.toLowerCase()
  return {
    before: [],
    inside: [`${name} = ${measure}`, `print(f'${label} de {${who.name}}: {${name}:.${rows.places}f}')`],
    behind: [],
    how: `\`${name}\` es \`${measure}\`, y se dice en cada vuelta.`,
  }
}

const isMoneySum = (measure: string, { asked }: Rows) =>
  asked.some(({ name, type }) => type === 'money' && measure.includes(name))

function sharePart({ name, percent, isOff }: Extract<Want, { kind: 'share' }>, rows: Rows): Part | null {
  const sum = sumPart(null, rows)
  if (sum === null) return null
  const label = name.length < 4 ? name.toUpperCase() : upperFirst(accented(name.replaceAll('_', ' ')))
  return {
    before: sum.before,
    inside: sum.inside,
    behind: [
      `${name} = subtotal * ${percent} / 100`,
      `total = subtotal ${isOff ? '-' : '+'} ${name}`,
      `print(f'${label} (${percent} %): {${name}:.${rows.places}f}')`,
      `print(f'Total: {total:.${rows.places}f}')`,
    ],
    how: `El ${percent} % es \`subtotal * ${percent} / 100\`, y se ${isOff ? 'resta' : 'suma'}.`,
  }
}

function meanPart(noun: string | null, rows: Rows): Part | null {
  const measure = measureOf(noun, rows)
  if (measure === null) return null
  return {
    before: ['suma = 0', ...TURNS.before],
    inside: [`suma += ${measure}`, ...TURNS.inside],
    behind: [`print(f'Media: {suma / cuantos:.${rows.places}f}')`],
    how: 'La media es la suma entre cuántos hay; sin ninguno no se puede dividir.',
    needsTurns: true,
  }
}

function extremePart(kind: 'max' | 'min', noun: string | null, rows: Rows): Part | null {
  const numbers = rows.asked.filter(isNumeric)
  const measured =
    numbers.find((each) => each.noun === noun) ??
    numbers.find(({ type }) => type === 'money') ??
    (numbers.length === 1 ? numbers[0] : undefined)
  const who = rows.asked.find(({ type }) => type === 'text')
  if (!measured) return null
  const name = kind === 'max' ? 'mayor' : 'menor'
  const shown = measured.type === 'money' ? `{${name}:.${rows.places}f}` : `{${name}}`
  return {
    before: [`${name} = None`, ...(who ? [`${who.name}_${name} = ''`] : [])],
    inside: [
      `if ${name} is None or ${measured.name} ${kind === 'max' ? '>' : '<'} ${name}:`,
      `    ${name} = ${measured.name}`,
      ...(who ? [`    ${who.name}_${name} = ${who.name}`] : []),
    ],
    behind: [
      `if ${name} is not None:`,
      `    print(f'${measured.label} más ${kind === 'max' ? 'alt' : 'baj'}${isFeminine(measured.noun) ? 'a' : 'o'}: ${who ? `{${who.name}_${name}} (${shown})` : shown}')`,
    ],
    how: `\`${name}\` guarda lo ${kind === 'max' ? 'más alto' : 'más bajo'} hasta ahora, y cambia cuando llega otro que lo pasa.`,
  }
}

function listPart(isNumbered: boolean, { asked }: Rows): Part {
  const [first, ...others] = asked
  const said = `{${first?.name}}${others.length > 0 ? `: ${others.map(({ name }) => `{${name}}`).join(', ')}` : ''}`
  return {
    before: ['lineas = []'],
    inside: [`lineas.append(f'${said}')`],
    behind: isNumbered
      ? ['for posicion, linea in enumerate(lineas, start=1):', "    print(f'{posicion}. {linea}')"]
      : ['for linea in lineas:', '    print(linea)'],
    how: '`lineas` guarda una línea de cada vuelta, para mostrarlas al final.',
  }
}
