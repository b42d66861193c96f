import { indented } from '../../compose/program'
import type { Dialogue, End } from './dialogue'
import type { Quantity } from './quantity'

const label = (text: string) => text.replaceAll("'", '’')

/** The expression of what is typed for a thing. */
function typedAs({ type }: Quantity, input: string): string {
  if (type === 'whole') return `int(${input})`
  return type === 'text' ? input : `float(${input}.replace(',', '.'))`
}

/** The line that asks for one thing. `hint` tells how to end. */
export const askLine = (quantity: Quantity, hint = ''): string =>
  `${quantity.name} = ${typedAs(quantity, `input('${label(quantity.label)}${hint}: ')`)}`

type Loop = Pick<Dialogue, 'end' | 'count'> & { asked: readonly Quantity[]; inside: readonly string[] }

/** The loop in which things are asked for, one after the other; what ends it is looked for first and goes nowhere. */
export function askingLoop({ asked, end, count, inside }: Loop): string[] {
  const [first, ...others] = asked
  if (!first) return []
  const rest = others.map((each) => askLine(each))
  if (end?.kind === 'sum')
    return [
      `while sum(${first.plural}) ${end.sign === '>' ? '<=' : '<'} ${end.limit}:`,
      ...indented([askLine(first), ...rest, ...inside]),
    ]
  if (end) return ['while True:', ...indented([...untilEnd(first, end), ...rest, ...inside])]
  const times = count === null || typeof count === 'number' ? (count ?? 1) : count.name
  return [
    ...(count === null || typeof count === 'number' ? [] : [askLine(count)]),
    `for vez in range(${times}):`,
    ...indented([
      `${first.name} = ${typedAs(first, `input(f'${label(first.label)} {vez + 1}: ')`)}`,
      ...rest,
      ...inside,
    ]),
  ]
}

const ENDS = { empty: 'Intro para terminar', negative: 'un negativo para terminar' }

function untilEnd(first: Quantity, end: Exclude<End, { kind: 'sum' }>): string[] {
  const hint = ` (${end.kind === 'empty' || end.kind === 'negative' ? ENDS[end.kind] : `${label(end.said)} para terminar`})`
  if (end.kind === 'negative' || (end.kind === 'number' && first.type !== 'text'))
    return [
      askLine(first, hint),
      `if ${first.name} ${end.kind === 'negative' ? '< 0' : `== ${end.said}`}:`,
      '    break',
    ]
  const stop = (name: string) =>
    end.kind === 'empty' ? `if ${name} == '':` : `if ${name}.lower() == '${label(end.said).toLowerCase()}':`
  const input = `input('${label(first.label)}${hint}: ').strip()`
  if (first.type === 'text') return [`${first.name} = ${input}`, stop(first.name), '    break']
  return [`texto = ${input}`, stop('texto'), '    break', `${first.name} = ${typedAs(first, 'texto')}`]
}

/** What is told of such a loop. */
export function loopHow({ end, count }: Pick<Dialogue, 'end' | 'count'>): string {
  if (end === null)
    return typeof count === 'number'
      ? `\`range(${count})\` hace que se pregunte ${count} veces; \`vez\` empieza en 0, por eso se muestra \`vez + 1\`.`
      : '`range` hace que se pregunte tantas veces como se diga; `vez` empieza en 0, por eso se muestra `vez + 1`.'
  if (end.kind === 'sum') return '`while` repite mientras la suma de la lista no llegue; `sum` de una lista vacía es 0.'
  const said =
    end.kind === 'empty'
      ? 'se pulsa Intro sin escribir nada'
      : end.kind === 'negative'
        ? 'llega un número negativo'
        : `se escribe ${end.said}`
  return `\`while True\` repite sin fin; \`break\` sale en cuanto ${said}, que no se cuenta.`
}

/** «5 veces», «hasta que se escribe fin». */
export function howOften({ end, count }: Pick<Dialogue, 'end' | 'count'>): string {
  if (end === null) return typeof count === 'number' ? `${count} veces` : 'tantas veces como se diga'
  if (end.kind === 'sum') return `hasta que la suma ${end.sign === '>' ? 'pasa de' : 'llega a'} ${end.limit}`
  if (end.kind === 'empty') return 'hasta que se deja vacío'
  return end.kind === 'negative' ? 'hasta que llega un negativo' : `hasta que se escribe «${end.said}»`
}

const WORDS = ['pan', 'leche', 'huevos']
const PEOPLE = ['Ana', 'Luis', 'Marta']
/** What is typed of a thing, as it would be of such a thing. */
const LIKELY: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:nombre|alumn|invitad|cliente|person|amig|jugador)/, PEOPLE],
  [/^edad/, ['20', '15', '34']],
  [/^(?:anio|ano)/, ['2024', '1990', '2000']],
  [/^segundos/, ['7384']],
  [/^(?:minuto|gramo|metro)s/, ['135']],
  [/^frase|^texto/, ['hoy es lunes']],
  [/^palabra/, ['sol', 'luna', 'mar']],
  [/^cambio/, ['20']],
  [/^pago$/, ['200']],
  [/^(?:altura|estatura)$/, ['1,75', '1,82', '1,68']],
  [/^nota|^calificacion/, ['7', '4,5', '9']],
  [/^temperatura/, ['21', '30,5', '18']],
]

/** What somebody types for a thing, the turn after the first ones included. */
export function typedFor({ type, name, unit }: Quantity, turn: number): string {
  const likely = LIKELY.find(([names]) => names.test(name))?.[1]
  const all =
    likely ??
    (type === 'text'
      ? WORDS
      : unit === '%'
        ? ['10']
        : type === 'whole'
          ? ['4', '7', '10', '3']
          : type === 'money'
            ? ['120', '15,50', '40']
            : ['5', '6,5', '8', '3'])
  return all[turn % all.length] ?? '5'
}

const TURNS = 3

/** All that is typed in the example of a loop. */
export function typedInLoop({ asked, end, count }: Pick<Dialogue, 'asked' | 'end' | 'count'>): string[] {
  const turns = end || typeof count !== 'number' ? TURNS : count
  if (end?.kind === 'sum') return Array.from({ length: TURNS }, () => end.limit)
  const lines = Array.from({ length: turns }, (_, turn) => asked.map((each, at) => typedFor(each, turn + at))).flat()
  if (!end) return typeof count === 'number' ? lines : [String(TURNS), ...lines]
  return [...lines, end.kind === 'empty' ? '' : end.kind === 'negative' ? '-1' : end.said]
}
