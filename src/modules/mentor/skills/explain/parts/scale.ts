import { NUMBER_WORDS } from '../../../engine/lexicon/number-words'
import type { Statement } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { type Growth, growthOf } from './complexity'

/** What a usual machine does of simple steps in a second, in Python. */
const STEPS_PER_SECOND = 10_000_000
/** A smaller number is a constant of the program, a year or the number of a line. */
const LEAST_AMOUNT = 60
const MAX_AMOUNTS = 3
const AMOUNT =
  /\b(?:(\d{1,3}(?: \d{3})+|\d+)|(un|una|dos|tres|cinco|diez|veinte|cincuenta|cien|quinientos))?(?: ?(k|mil|millon|millones|m)\b)|\b(\d{1,3}(?: \d{3})+|\d{2,})\b/g
const UNITS: Readonly<Record<string, number>> = { k: 1_000, mil: 1_000, m: 1_000_000 }

/** How much data a question (in plain spelling) names: «20 000 pedidos», «un millón», «50k». */
function amountsIn(plain: string): number[] {
  const found = [...plain.matchAll(AMOUNT)].map(([, counted, spelled, unit, alone]) => {
    const number = Number((alone ?? counted ?? '1').replaceAll(' ', ''))
    const first = spelled === undefined ? number : (NUMBER_WORDS.get(spelled) ?? 1)
    return unit === undefined ? first : first * (UNITS[unit] ?? 1_000_000)
  })
  return found.filter((amount) => amount >= LEAST_AMOUNT).slice(0, MAX_AMOUNTS)
}

/** «¿Aguanta 50 000 filas?», «¿se cuelga con muchos?»: how it goes with more data, and not how it is called. */
export const asksOfScale = (plain: string): boolean =>
  BEARS.test(plain) || (SLOW.test(plain) && (amountsIn(plain).length > 0 || MANY.test(plain)))
const BEARS =
  /\b(?:aguant\w+|soport(?:a|an|aria|arian|ara|aran)|da(?:ria)? abasto|(?:puede|podra|podria) con (?:\d|un|muchos|tantos|miles|millones))\b|\b(?:hasta )?cuant[oa]s (?:\w+ ){0,3}?(?:aguant|soport|admite|cab)\w*/
const SLOW =
  /\b(?:lent\w+|rapid\w+|tard\w+|demor\w+|(?:se )?(?:queda(?:ria)? )?(?:colgad\w+|pillad\w+|pegad\w+|congelad\w+)|se (?:me )?(?:cuelg|colg|trab|tild|bloque|satur|congel|atasc|petar?)\w*|petaria|peta|eficiente|velocidad|rendimiento|funciona(?:ria)?|(?:va|ira|iria|anda|andaria) (?:bien|mal|igual)|se nota)\b/
const MANY = /\b(?:much[oa]s|miles|millones|montones?|(?:tantos|mas|grandes) (?:datos|filas|registros)|muy grande)\b/

/** How long a program takes with so much data, why, and what to do where that is too long. */
export function scaleTexts(source: Source, plain: string): string[] {
  const growth = growthOf(source)
  const { steps } = growth
  if (steps === null) return [growth.text]
  const amounts = amountsIn(plain)
  const count = amounts.length === 0 ? null : steps(amounts)
  const told = count === null ? withoutAmount(steps) : ofCount(amounts, count)
  const isSlow = count === null || count > STEPS_PER_SECOND
  return [told, growth.text, ...(isSlow ? remedies(growth, source, amounts) : [])]
}

function ofCount(amounts: readonly number[], count: number): string {
  const seconds = count / STEPS_PER_SECOND
  const data = amounts.map(grouped).join(' y ')
  const work = count < 2 ? 'hace lo mismo que con pocos datos' : `hace unas ${grouped(rounded(count))} vueltas o pasos`
  return `${verdict(seconds)} Con ${data}, ${work}, y Python hace unos diez millones de pasos sencillos por segundo: **${duration(seconds)}**.`
}

function verdict(seconds: number): string {
  if (seconds < 1) return 'Sin problema: lo aguanta y no vas a notar que tarda.'
  if (seconds < 20) return 'Lo aguanta, pero se nota: tarda unos segundos.'
  return seconds < 300 ? 'Sí, va a ir lento: no se cuelga, pero hay que esperar.' : 'Sí, así tardaría demasiado.'
}

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400
function duration(seconds: number): string {
  if (seconds < 0.1) return 'un instante'
  if (seconds < 1) return 'menos de un segundo'
  if (seconds < 2 * MINUTE) return `unos ${Math.round(seconds)} segundos`.replace('unos 1 segundos', 'un segundo')
  if (seconds < 2 * HOUR) return `unos ${Math.round(seconds / MINUTE)} minutos`
  if (seconds < 2 * DAY) return `unas ${Math.round(seconds / HOUR)} horas`
  return `unos ${grouped(rounded(seconds / DAY))} días`
}

/** How much is done in a second, where no amount is named. */
function withoutAmount(steps: NonNullable<Growth['steps']>): string {
  if (steps([1_000_000]) < 100) return 'Por muchos que sean los datos, no lo vas a notar.'
  let size = 100
  while (steps([size * 10]) <= STEPS_PER_SECOND) size *= 10
  return `No hay un límite fijo: hasta unos ${grouped(size)} datos tarda un segundo o menos; con ${grouped(size * 10)}, ${duration(steps([size * 10]) / STEPS_PER_SECOND)}. Más allá, el tope es la memoria: todo lo que guardas en listas o diccionarios tiene que caber en ella.`
}

function remedies({ loops }: Growth, source: Source, amounts: readonly number[]): string[] {
  const [outer, inner] = loops
  if (inner?.kind === 'for' && looksFor(inner)) {
    const list = quote(source, inner.iterable)
    return [
      `Para que vuele, no recorras ${list} en cada vuelta: antes del bucle, guárdalo en un **diccionario** con el dato que comparas como clave, y dentro búscalo con \`.get(clave)\`, que va directo. Así cada dato se mira una sola vez.`,
    ]
  }
  const number = outer === undefined ? null : triedDivisorsOf(outer)
  if (number !== null) {
    const [amount] = amounts
    const count = amount === undefined ? '' : `: unas ${grouped(rounded(Math.sqrt(amount)))} vueltas, un instante`
    return [
      `Para los divisores basta con llegar hasta la **raíz cuadrada**: \`range(2, int(${number} ** 0.5) + 1)\`${count}.`,
    ]
  }
  return []
}

/** The loop goes through all to find what is equal to something. */
const looksFor = (loop: Statement & { kind: 'for' }) =>
  loop.body.length === 1 &&
  loop.body[0]?.kind === 'if' &&
  loop.iterable.kind === 'name' &&
  !changes(loop, loop.iterable.name) &&
  [...allExpressions(loop.body)].some(
    (part) => part.kind === 'compare' && part.comparisons.some(({ operator }) => operator.includes('==')),
  )

/** What is looked for is taken away, so that each is found once only. */
const changes = (loop: Statement, name: string) =>
  [...allExpressions([loop])].some(
    (part) => part.kind === 'attribute' && part.value.kind === 'name' && part.value.name === name,
  )

/** `for i in range(2, n): if n % i == 0`: what divides a number is looked for up to itself. */
function triedDivisorsOf(loop: Statement): string | null {
  if (loop.kind !== 'for' || loop.iterable.kind !== 'call' || calledName(loop.iterable) !== 'range') return null
  const end = loop.iterable.arguments.at(-1)?.value
  const leaves = [...statementsIn(loop.body)].some(({ kind }) => kind === 'return' || kind === 'break')
  const divides = [...allExpressions(loop.body)].some((part) => part.kind === 'binary' && part.operator === '%')
  return end?.kind === 'name' && leaves && divides ? end.name : null
}

/** Two figures say enough of an estimate. */
function rounded(count: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1)
  return Math.round(count / unit) * unit
}
const grouped = (count: number) => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, '.')
