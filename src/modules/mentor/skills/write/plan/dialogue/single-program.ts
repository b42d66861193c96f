import { listed } from '~/platform/text/listed'
import { identifier } from '../../../../engine/task/identifier'
import type { Task } from '../../../../engine/task/task'
import { indented } from '../../compose/program'
import { accented } from '../../compose/scalars/nouns'
import { decimalsOf, field } from '../../compose/scalars/typed-lines'
import type { Written } from '../drafted'
import { plural } from '../noun-names'
import { askLines, invalidMessage, outsideOf, typedFor } from './asked-lines'
import { casesPart } from './cases-part'
import type { Dialogue, Want } from './dialogue'
import { moneyPart } from './money-part'
import { isNumeric, type Quantity, quantityOf } from './quantity'
import { solved } from './solve-units'
import { toldWants } from './told-wants'
import { isMoney, timesAsLarge } from './units'
import { definitionsOf, verdictLines } from './verdicts'

const WHOSE = /^(?:nombre|alumn[oa]|client[ea]|producto|articulo|trabajador|empleado|titulo|persona|usuario)$/

type Part = { lines: string[]; how: string; imports?: string[]; isWhole?: boolean }
type Known = { asked: readonly Quantity[]; decimals: number | null }

/** A few things that are asked for once, and what is worked out of them. Null where a wish cannot be, or something is of no use to any. */
export function singleProgram(task: Task, dialogue: Dialogue): Written | null {
  const asked = dialogue.asked.length > 0 ? dialogue.asked : impliedIn(task, dialogue)
  const { fixed } = dialogue
  const parts = partsOf(dialogue, { asked: [...asked, ...fixed], decimals: decimalsOf(task) }, task.request.text)
  if (asked.length === 0 || parts === null) return null
  const worked = parts.flatMap((part) => part.lines)
  const isUsed = ({ name }: Quantity) => new RegExp(`\\b${name}\\b`).test(worked.join('\n'))
  const unused = asked.filter((each) => !isUsed(each))
  if (!fixed.every(isUsed)) return null
  // Whose figures these are is shown with them.
  const [whose] = unused.filter(({ noun }) => WHOSE.test(noun))
  if (unused.some((each) => each !== whose)) return null
  const lines = [...(whose ? [`print(f'{${whose.name}}:')`] : []), ...worked]
  const isWhole = parts.some((part) => part.isWhole)
  const typed = asked.map((each) => (isWhole && isNumeric(each) ? { ...each, type: 'whole' as const } : each))
  const refused = refusedIn(typed, dialogue.invalid)
  const hasDecimals = typed.some(({ type }) => type === 'number' || type === 'money')
  return {
    imports: parts.flatMap((part) => part.imports ?? []),
    constants: fixed.map(({ name, value }) => `${name} = ${value}`),
    definitions: definitionsOf(dialogue.wants),
    body: [
      ...typed.flatMap((each) => askLines(each, dialogue.invalid)),
      '',
      ...(refused
        ? [
            `if ${outsideOf(refused)}:`,
            ...indented([invalidMessage(refused, dialogue.invalid?.said ?? null)]),
            'else:',
            ...indented(lines),
          ]
        : lines),
    ],
    title: `El programa pide ${listed(asked.map(({ label }) => `«${label}»`))} y te dice ${listed([...toldWants(dialogue.wants), ...(dialogue.cases ? ['lo que toca en cada caso'] : [])])}.`,
    how: [
      ...(hasDecimals ? ["`float(….replace(',', '.'))` acepta decimales con coma o con punto."] : []),
      ...parts.map(({ how }) => how),
    ],
    typed: typed.map((each, at) => typedFor(each, at)),
  }
}

/** What is only told to be wrong where it is not allowed: nothing is worked out of it then. */
const refusedIn = (asked: readonly Quantity[], invalid: Dialogue['invalid']): Quantity | null =>
  (invalid !== null && !invalid.isAskedAgain && asked.find(({ allowed }) => allowed !== undefined)) || null

/** «la tabla del número que yo ponga»: it is asked for, though nobody says so. */
function impliedIn({ request }: Task, { wants }: Dialogue): Quantity[] {
  const isPut =
    /\bque (?:(?:yo|el usuario|la persona|se|le) )*(?:meta|ponga|diga|elija|escriba|introduzca|ingrese|quiera)\b/.test(
      request.text,
    )
  const isOfNumber = wants.every((want) => want.kind === 'operation' && /^(?:number|whole)$/.test(want.operator.of))
  return isPut && isOfNumber ? [quantityOf({ noun: 'numero' })] : []
}

function partsOf({ wants, cases }: Dialogue, known: Known, text: string): Part[] | null {
  const given = { text, asked: known.asked, wants, places: known.decimals ?? 2 }
  const first = cases === null ? moneyPart(given) : casesPart(cases, given)
  if (cases !== null && first === null) return null
  const others = first ? wants.filter(({ kind }) => !OF_MONEY.test(kind)) : wants
  const parts = others.map((want) => partOf(want, known))
  if (parts.includes(null) || (first === null && others.length === 0)) return null
  return [...(first ? [first] : []), ...parts.filter((part) => part !== null)]
}
/** What is told with an amount. */
const OF_MONEY = /^(?:share|sum|amount|part|change)$/

function partOf(want: Want, known: Known): Part | null {
  switch (want.kind) {
    case 'units':
      return unitsPart(want.units, known)
    case 'amount':
      return amountPart(want, known)
    case 'change':
      return changePart(want.label, known)
    case 'sum':
      return amountPart({ kind: 'amount', unit: 'money', per: null, label: 'Total' }, known)
    case 'verdict':
      return verdictPart(want, known)
    case 'operation':
      return operationPart(want, known)
    case 'greeting':
      return greetingPart(want.text, known)
    case 'remaining':
      return remainingPart(want, known)
    case 'say':
      return { lines: [`print('${want.text.replaceAll("'", '’')}')`], how: '' }
    default:
      return null
  }
}

/** «segundos a horas, minutos y segundos»: one `divmod` a unit, the greatest first. */
function unitsPart(units: readonly string[], { asked: [only, ...others] }: Known): Part | null {
  const smallest = units.at(-1) ?? ''
  if (
    !only?.unit ||
    others.length > 0 ||
    !isNumeric(only) ||
    units.some((unit, at) => at > 0 && timesAsLarge(units[at - 1] ?? '', unit) === null)
  )
    return null
  const times = only.unit === smallest ? 1 : timesAsLarge(only.unit, smallest)
  if (times === null) return null
  const names = units.map((unit) => identifier(plural(unit === 'ano' ? 'anio' : unit)))
  const lines: string[] = []
  let rest = times === 1 ? only.name : `${only.name} * ${times}`
  for (const [at, unit] of units.slice(0, -1).entries()) {
    const left = at === units.length - 2 ? (names.at(-1) ?? 'resto') : 'resto'
    lines.push(`${names[at]}, ${left} = divmod(${rest}, ${timesAsLarge(unit, smallest)})`)
    rest = left
  }
  const shown = names.map((name, at) => `{${name}} ${spoken(units[at] ?? '')}`)
  return {
    lines: [...lines, `print(f'${listed(shown)}')`],
    how: '`divmod` da a la vez el cociente y el resto: cuántas caben y lo que sobra.',
    isWhole: true,
  }
}

const spoken = (unit: string) =>
  unit === 'ano'
    ? 'años'
    : accented(plural(unit))
        .replace('dias', 'días')
        .replace('kilometros', 'kilómetros')
        .replace('centimetros', 'centímetros')

function amountPart(want: Extract<Want, { kind: 'amount' }>, { asked, decimals }: Known): Part | null {
  const expression = solved(asked.filter(isNumeric), want)
  // What is asked for is not worked out.
  if (expression === null || /^\w+$/.test(expression)) return null
  const name = resultName(want, asked)
  return {
    lines: [`${name} = ${expression}`, `print(f'${want.label}: {${name}:.${decimals ?? 2}f}')`],
    how: `Las unidades dicen qué hacer con cada dato: \`${expression}\`.`,
  }
}

function resultName({ label, unit }: Extract<Want, { kind: 'amount' }>, asked: readonly Quantity[]): string {
  const first = identifier(label.toLowerCase().split(' ')[0] ?? '') || unit
  const name = first === 'cada' ? 'parte' : first
  return asked.some((each) => each.name === name) ? `${name}_total` : name
}

const PAID =
  /^(?:pago|paga|entrega|billete|efectivo|dinero|presupuesto|ingreso|sueldo|salario|saldo|meta|objetivo|venta|recibido|entregado)/

/** What is left of one amount behind the other: the one that is paid with, or the price one sells for, stands first. */
function changePart(label: string, { asked }: Known): Part | null {
  const [one, two, ...others] = asked.filter(isNumeric)
  if (!one || !two || others.length > 0) return null
  const isPaid = ({ noun, label: said, unit }: Quantity) =>
    PAID.test(noun) ||
    /\b(?:pag|entreg|recib|da\b|venta|tengo)/i.test(said) ||
    (unit !== 'money' && unit !== null && isMoney(unit))
  if (isPaid(one) === isPaid(two)) return null
  const [greater, smaller] = isPaid(one) ? [one, two] : [two, one]
  const name = identifier(label.toLowerCase())
  return {
    lines: [`${name} = ${greater.name} - ${smaller.name}`, `print(f'${label}: {${name}:.2f}')`],
    how: `Se resta \`${smaller.name}\` de \`${greater.name}\`.`,
  }
}

function verdictPart({ tests }: Extract<Want, { kind: 'verdict' }>, { asked }: Known): Part | null {
  const of = tests[0]?.predicate.of
  const fitting = asked.filter((each) => isNumeric(each) === (of === 'number'))
  const [only] = fitting
  if (!only || fitting.length > 1 || tests.some(({ predicate }) => predicate.of !== of)) return null
  return {
    lines: verdictLines(tests, only.name),
    how: '`if` y `else` eligen el mensaje según se cumpla la condición o no.',
    isWhole: tests.some(({ predicate }) => predicate.isWhole),
  }
}

function greetingPart(text: string, { asked }: Known): Part | null {
  const who = asked.find(({ noun }) => noun === 'nombre') ?? asked.find((each) => !isNumeric(each))
  if (!who) return null
  const said = text.replaceAll("'", '’')
  return { lines: [`print(f'${said}, {${who.name}}')`], how: `La \`f\` deja poner \`{${who.name}}\` dentro del texto.` }
}

function remainingPart({ noun, to }: Extract<Want, { kind: 'remaining' }>, { asked }: Known): Part | null {
  const numbers = asked.filter(isNumeric)
  const [only] = numbers
  if (!only || numbers.length > 1) return null
  const what = noun === null ? '' : ` (${accented(noun)})`
  return {
    lines: [`faltan = max(0, ${to} - ${only.name})`, `print(f'Faltan${what}: {faltan}')`],
    how: `Lo que falta es \`${to} - ${only.name}\`; con \`max(0, …)\` nunca sale negativo.`,
  }
}

function operationPart(
  { operator, match }: Extract<Want, { kind: 'operation' }>,
  { asked, decimals }: Known,
): Part | null {
  const of = operator.of
  const inputs = asked
    .filter((each) => (of === 'any' ? true : of === 'text' ? !isNumeric(each) : isNumeric(each)))
    .map(({ name, label, type }) => ({ name, label, type: INPUT_TYPE[type] }))
  if (inputs.length === 0 || (of !== 'numbers' && inputs.length > 1)) return null
  const tell = operator.read(inputs, match)
  if (tell === null) return null
  const lines = tell.lines ?? [
    `${tell.name} = ${tell.expression}`,
    `print(f'${tell.label}: ${field(tell.name, tell.type, decimals)}')`,
  ]
  return { lines, how: tell.how, imports: tell.imports ?? [], isWhole: of === 'whole' }
}

const INPUT_TYPE = { text: 'text', whole: 'int', number: 'float', money: 'money' } as const
