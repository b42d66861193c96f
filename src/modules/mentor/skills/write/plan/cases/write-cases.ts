import { upperFirst } from '~/platform/text/first-letter'
import { indented } from '../../compose/program'
import { accented } from '../../compose/scalars/nouns'
import type { Quantity } from '../scalars/scalar-inputs'
import type { Result } from '../scalars/scalar-step'
import type { Effect } from './case-effects'
import type { Case, Cases } from './read-cases'

/** What is known when the cases are tried, and what comes out of them. */
export type Written = { lines: string[]; results: Result[]; how: string[]; said: string; hides: string | null }
type Known = { subject: string; base: string | null; price: string | null }

const HOW =
  '`if`, `elif` y `else` se miran de arriba abajo: en cuanto una condición se cumple, las demás ya no se miran.'

/** The lines of cases about `subject`; percentages and amounts change `base`. Null where there is nothing to change. */
export function caseLines({ cases, otherwise }: Cases, { subject, base, price }: Known): Written | null {
  const kind = cases.find(({ effect }) => !isNothing(effect))?.effect.kind ?? cases[0]?.effect.kind
  if (kind === 'say') return says({ cases, otherwise }, subject)
  if (kind === 'price') return prices({ cases, otherwise }, subject)
  if (kind === 'overtime') return overtime(cases, { subject, price })
  if (base === null) return null
  return kind === 'percent'
    ? percents({ cases, otherwise }, { subject, base })
    : amounts({ cases, otherwise }, { subject, base })
}

const isNothing = (effect: Effect) => effect.kind === 'percent' && effect.percent === 0

type Told = Pick<Cases, 'cases' | 'otherwise'>

function says({ cases, otherwise }: Told, subject: string): Written {
  const print = (effect: Effect) => (effect.kind === 'say' ? `print('${effect.message.replaceAll("'", '’')}')` : 'pass')
  const isClosed = otherwise !== null || isWhole(cases)
  return {
    lines: chain({ cases, otherwise }, { subject, line: print, isClosed }),
    results: [],
    how: [HOW],
    said: 'dice lo que toca en cada caso',
    hides: null,
  }
}

function prices({ cases, otherwise }: Told, subject: string): Written {
  const set = (effect: Effect) => `precio = ${effect.kind === 'price' ? effect.price : 0}`
  const isClosed = otherwise !== null || isWhole(cases)
  const lines = chain({ cases, otherwise }, { subject, line: set, isClosed })
  return {
    lines: isClosed ? lines : ['precio = 0', ...lines],
    results: [{ name: 'precio', label: 'Precio', type: 'money' }],
    how: [HOW],
    said: 'busca el precio que toca',
    hides: null,
  }
}

function percents({ cases, otherwise }: Told, { subject, base }: { subject: string; base: string }): Written {
  const isOff = [...cases.map(({ effect }) => effect), otherwise].some(
    (effect) => effect?.kind === 'percent' && effect.isOff,
  )
  const name =
    cases.flatMap(({ effect }) => (effect.kind === 'percent' && effect.named ? [effect.named] : []))[0] ??
    (isOff ? 'descuento' : 'recargo')
  const set = (effect: Effect) => `${name} = ${effect.kind === 'percent' ? effect.percent : 0}`
  const isClosed = otherwise !== null || isWhole(cases)
  const lines = isClosed
    ? chain({ cases, otherwise }, { subject, line: set, isClosed })
    : chain({ cases, otherwise: { kind: 'percent', percent: 0, isOff } }, { subject, line: set, isClosed: true })
  const sign = isOff ? '-' : '+'
  return {
    lines: [...lines, `a_pagar = ${base} * (1 ${sign} ${name} / 100)`],
    results: [
      { name, label: `${upperFirst(accented(name))} (%)`, type: 'whole' },
      { name: 'a_pagar', label: 'Total a pagar', type: 'money' },
    ],
    how: [HOW, `\`1 ${sign} ${name} / 100\` es la parte que se paga.`],
    said: `elige el ${name} que toca y calcula lo que hay que pagar`,
    hides: null,
  }
}

function amounts({ cases, otherwise }: Told, { subject, base }: { subject: string; base: string }): Written {
  const change = (effect: Effect) =>
    effect.kind === 'amount' && effect.amount > 0 ? `a_pagar ${effect.isOff ? '-=' : '+='} ${effect.amount}` : 'pass'
  const isClosed = otherwise !== null
  return {
    lines: [`a_pagar = ${base}`, ...chain({ cases, otherwise }, { subject, line: change, isClosed })],
    results: [{ name: 'a_pagar', label: 'Total a pagar', type: 'money' }],
    how: [HOW],
    said: 'calcula lo que hay que pagar',
    hides: base,
  }
}

/** Hours up to a limit at one price, those beyond it at a higher one. */
function overtime(
  [first]: readonly Case[],
  { subject, price }: { subject: string; price: string | null },
): Written | null {
  if (first === undefined || first.effect.kind !== 'overtime' || first.condition.low === null || price === null)
    return null
  const { low } = first.condition
  return {
    lines: [
      `normales = min(${subject}, ${low})`,
      `extras = max(0, ${subject} - ${low})`,
      `a_pagar = normales * ${price} + extras * ${price} * ${first.effect.factor}`,
    ],
    results: [{ name: 'a_pagar', label: 'Total a pagar', type: 'money' }],
    how: [`\`min\` deja como mucho ${low}, y \`max(0, …)\` lo que pasa de ahí, sin bajar de cero.`],
    said: `paga aparte lo que pasa de ${low}`,
    hides: null,
  }
}

type Chain = { subject: string; line: (effect: Effect) => string; isClosed: boolean }

/** `if … elif … else …`; the last case is the rest where the cases leave nothing between them. */
function chain({ cases, otherwise }: Told, { subject, line, isClosed }: Chain): string[] {
  const isRest = (at: number) => at > 0 && at === cases.length - 1 && otherwise === null && isClosed
  const lines = cases.flatMap(({ test, effect }, at) => [
    isRest(at) ? 'else:' : `${at === 0 ? 'if' : 'elif'} ${test(subject)}:`,
    ...indented([line(effect)]),
  ])
  return otherwise === null ? lines : [...lines, 'else:', ...indented([line(otherwise)])]
}

/** Whether some case holds whatever the value: bands that meet, the first and the last of them open. */
function isWhole(cases: readonly Case[]): boolean {
  const ends = cases.map(({ condition: { low, high } }) => ({
    low: low ?? Number.NEGATIVE_INFINITY,
    high: high ?? Number.POSITIVE_INFINITY,
  }))
  if (cases.length < 2 || cases.some(({ condition: { low, high } }) => low === null && high === null)) return false
  const rising = ends.toSorted((a, b) => a.low - b.low || a.high - b.high)
  return (
    rising[0]?.low === Number.NEGATIVE_INFINITY &&
    rising.some(({ high }) => high === Number.POSITIVE_INFINITY) &&
    rising.every(({ low }, at) => at === 0 || low - Math.max(...rising.slice(0, at).map(({ high }) => high)) <= 1)
  )
}

/** The thing that a case speaks of: named in its words, counted by its unit, or the only number there is. */
export function subjectOf(
  { cases }: Cases,
  known: readonly Pick<Quantity, 'name' | 'label' | 'type' | 'noun'>[],
): string | null {
  const said = cases.map(({ said: words }) => words).join(' ')
  const unit = cases.find(({ condition }) => condition.unit !== null)?.condition.unit ?? ''
  const numbers = known.filter(({ type }) => type !== 'text' && type !== 'yes-no')
  const candidates = numbers.length > 0 ? numbers : known.slice(0, 1)
  const other = cases.map(({ said: words }) => SPOKEN_OF.exec(words)?.[1]).find((noun) => noun !== undefined)
  if (
    other !== undefined &&
    !VAGUE.test(other) &&
    !known.some(({ noun, name }) => stems(noun, name).some((stem) => other.startsWith(stem)))
  )
    return null
  const named = candidates.find(({ noun, name }) =>
    stems(noun, name).some((stem) => new RegExp(`\\b${stem}`).test(said)),
  )
  if (named) return named.name
  // «si la compra pasa de 1000» is about what all of it costs.
  const whole = WHOLE.test(said) ? candidates.find(({ name }) => name === 'total') : undefined
  if (whole) return whole.name
  // «si son más de 10», «si lleva 3 o más» counts things.
  const pieces = COUNTS.test(said) && unit === '' ? candidates.find(({ type }) => type === 'whole') : undefined
  if (pieces) return pieces.name
  const byUnit = UNITS.find(([words]) => words.test(unit))?.[1]
  const counted =
    byUnit && candidates.find(({ noun, type }) => byUnit.test(noun) || (byUnit === MONEY && type === 'money'))
  return (counted || candidates.at(-1))?.name ?? null
}

const stems = (...words: string[]) =>
  words.map((word) => word.replace(/_\w*$/, '').replace(/(?:es|s)$/, '')).filter((word) => word.length > 2)
const WHOLE = /\b(?:compra|importe|monto|cuenta|pedido|venta|gast\w+)\b/
const COUNTS = /^ ?(?:y |pero |o )?(?:si|cuando) (?:son|sean|compra\w*|llev\w+|pid\w+|hay|quier\w+|vienen|van|somos) /
/** «si el consumo medio es mayor que …»: what is unknown is no subject. */
const SPOKEN_OF = /^ (?:y |pero |o )?(?:si|cuando) (?:el|la|los|las|su) ([a-z]+)/
const VAGUE =
  /^(?:numero|valor|edad|total|compra|persona|cliente|usuario|alumno|resultado|cantidad|importe|precio|pedido|dato|suma|2|primer|segund|ultim)/
const MONEY = /^(?:precio|total|importe|compra|cuenta|a_pagar|sueldo|salario|saldo|coste)/
const UNITS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:€|\$|euros?|pesos|soles|dolares)$/, MONEY],
  [/^anos?$/, /^(?:edad|anio|antiguedad|anos)/],
  [/^(?:kg|kilos?|gramos?)$/, /^peso/],
  [/^(?:km|kilometros?|metros?)$/, /^(?:distancia|km|kilometro|recorrido|longitud)/],
  [/^grados?$/, /^(?:temperatura|grado)/],
  [
    /^(?:unidades|uds|piezas?|articulos?|productos?|libros?|entradas?|cajas?)$/,
    /^(?:cantidad|unidad|numero|uds|pieza|articulo|producto|entrada|libro)/,
  ],
]
