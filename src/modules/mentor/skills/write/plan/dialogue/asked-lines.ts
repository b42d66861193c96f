import { upperFirst } from '~/platform/text/first-letter'
import { listed } from '~/platform/text/listed'
import { indented } from '../../compose/program'
import { isFeminine } from '../../compose/scalars/nouns'
import type { Dialogue, End, Invalid } from './dialogue'
import type { Quantity } from './quantity'

const label = (text: string) => text.replaceAll("'", '’')

/** The expression of what is typed for a thing. */
function typedAs({ type }: Quantity, input: string): string {
  if (type === 'whole') return `int(${input})`
  return type === 'text' ? input : `float(${input}.replace(',', '.'))`
}

/** The line that asks for one thing. `hint` tells how to end. */
export const askLine = (quantity: Quantity, hint = ''): string =>
  `${quantity.name} = ${typedAs(quantity, `input('${label(quantity.label)}${boundsOf(quantity)}${hint}: ')`)}`

/** « (21, 10 o 4)», « (0 a 10)»: what may be typed. */
const boundsOf = ({ allowed }: Quantity): string =>
  allowed === undefined
    ? ''
    : allowed.kind === 'range'
      ? ` (${allowed.low} a ${allowed.high})`
      : ` (${listed(allowed.values.map(String), 'o')})`

/** Whether what was typed is none of what is allowed. */
export const outsideOf = ({ name, allowed }: Quantity): string =>
  allowed === undefined
    ? 'False'
    : allowed.kind === 'range'
      ? `not ${allowed.low} <= ${name} <= ${allowed.high}`
      : `${name} not in (${allowed.values.join(', ')})`

/** What is said of what is not allowed, in the person's words where these say more than that. */
export function invalidMessage({ label: called, noun }: Quantity, said: string | null): string {
  const isPlain =
    said === null ||
    /^(?:(?:ese|el|la|esa|este) )?(?:\S+ )?no (?:es |esta |está )?(?:v[aá]l\w*|correct\w*|permitid\w*)$|^error$/i.test(
      said,
    )
  const text = isPlain
    ? `${isFeminine(noun) ? 'Esa' : 'Ese'} ${called.split(' ')[0]?.toLowerCase()} no es válid${isFeminine(noun) ? 'a' : 'o'}.`
    : upperFirst(said)
  return `print('${label(text)}')`
}

/** Asked once, or again until it is allowed. */
export const askLines = (quantity: Quantity, invalid: Invalid | null): string[] =>
  isAskedAgain(quantity, invalid)
    ? [
        askLine(quantity),
        `while ${outsideOf(quantity)}:`,
        ...indented([invalidMessage(quantity, invalid?.said ?? null), askLine(quantity)]),
      ]
    : [askLine(quantity)]

const isAskedAgain = ({ allowed }: Quantity, invalid: Invalid | null): boolean =>
  allowed !== undefined && (invalid?.isAskedAgain ?? allowed.kind === 'values')

type Loop = Pick<Dialogue, 'end' | 'count' | 'invalid'> & { asked: readonly Quantity[]; inside: readonly string[] }

/** The loop in which things are asked for, one after the other; what ends it is looked for first and goes nowhere. */
export function askingLoop({ asked, end, count, invalid, inside }: Loop): string[] {
  const [first, ...others] = asked
  if (!first) return []
  // In a loop what is not allowed is asked for again, since the turn needs it.
  const again = invalid && { ...invalid, isAskedAgain: true }
  const rest = [...askLines(first, again).slice(1), ...others.flatMap((each) => askLines(each, again))]
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
  [/^telefono/, ['600111222', '611333444', '622555666']],
  [/^(?:correo|email)/, ['ana@correo.com', 'luis@correo.com', 'marta@correo.com']],
  [/^fecha/, ['3/5/2026', '4/5/2026', '6/5/2026']],
  [/^hora$/, ['10:00', '11:30', '17:00']],
  [/^(?:materia|asignatura)/, ['Lengua', 'Historia', 'Inglés']],
  [/^(?:titulo|libro)/, ['Rayuela', 'Nada', 'Ficciones']],
  [/^(?:concepto|gasto_de)/, ['luz', 'comida', 'gasolina']],
  [/^(?:persona|empleado|paciente|socio|autor|estudiante|profesor)/, PEOPLE],
  [/^(?:vino|pago_si|asistio)$/, ['s', 'n', 's']],
  [/^ciudad/, ['Lima', 'Bogotá', 'Sevilla']],
  [/^servicio/, ['corte', 'tinte', 'peinado']],
  [/^prenda/, ['camisa', 'falda', 'gorra']],
  [/^talla/, ['M', 'S', 'L']],
  [/^(?:sitio|web)/, ['correo', 'banco', 'tienda']],
  [/^(?:clave|contrasena)/, ['abc123', 'xyz789', 'hola2026']],
  [/^usuario/, ['ana', 'luis', 'marta']],
  [/^tarea/, ['comprar pan', 'estudiar', 'llamar']],
  [/^(?:anio|ano)/, ['2024', '1990', '2000']],
  [/^segundos/, ['7384']],
  [/^(?:minuto|gramo|metro)s/, ['135']],
  [/^frase|^texto/, ['hoy es lunes']],
  [/^palabra/, ['sol', 'luna', 'mar']],
  [/^cambio/, ['20']],
  [/^pago$/, ['200']],
  [/^(?:bruto|sueldo|salario)$/, ['1500']],
  [/^(?:altura|estatura)$/, ['1,75', '1,82', '1,68']],
  [/^nota|^calificacion/, ['7', '4,5', '9']],
  [/^temperatura/, ['21', '30,5', '18']],
]

/** What somebody types for a thing, the turn after the first ones included. */
export function typedFor({ type, name, unit, allowed }: Quantity, turn: number): string {
  const within = allowed?.kind === 'values' ? allowed.values : null
  if (within) return within[turn % within.length] ?? '5'
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
  const typed = all[turn % all.length] ?? '5'
  if (allowed?.kind !== 'range') return typed
  const [value, low, high] = [Number(typed.replace(',', '.')), Number(allowed.low), Number(allowed.high)]
  return value >= low && value <= high ? typed : String(Math.round((low + high) / 2))
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
