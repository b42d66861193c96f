import { dayAndMonth, monthAndYear } from '~/platform/time/dates'
import type { Compared, Overview, Period, Point, Share, Unit } from './contract'
import { OTHER_SITES, UNKNOWN_PAGE } from './rules'

export const PERIOD_NAMES = {
  '30-dias': '30 días',
  '90-dias': '90 días',
  '12-meses': '12 meses',
} satisfies Record<Period, string>

const BY_UNIT = { day: 'por día', week: 'por semana', month: 'por mes' } satisfies Record<Unit, string>
export const UNIT_NAMES = { day: 'Día', week: 'Semana del', month: 'Mes' } satisfies Record<Unit, string>

export const PLAN_NAMES = {
  trial: 'Prueba',
  'pro-monthly': 'Mensual',
  'pro-lifetime': 'Vitalicio',
  pro: 'PRO sin renovación',
} satisfies Record<Overview['plans'][number]['plan'], string>

export const MENTOR_NAMES = { basic: 'Mentor Basic', pro: 'Mentor PRO' }

/** What is counted under a name that no address has. */
export const pageLabel = (name: string) => (name === UNKNOWN_PAGE ? 'Páginas que no existen' : name)
export const siteLabel = (name: string) => (name === OTHER_SITES ? 'Otros sitios' : name)

const whole = new Intl.NumberFormat('es-ES')
const percent = new Intl.NumberFormat('es-ES', { style: 'percent', maximumFractionDigits: 1 })
export const countText = (count: number) => whole.format(count)
export const moneyText = (cents: number, currency: string) =>
  new Intl.NumberFormat('es-ES', { style: 'currency', currency }).format(cents / 100)
/** What rounds to a hundredth. */
const LEAST_MICROS = 5_000
/** Of millionths of a currency; what is not priced is said, and never nothing. */
export function costText(micros: number, { currency, unpriced = 0 }: { currency: string; unpriced?: number }): string {
  const isLess = micros > 0 && micros < LEAST_MICROS
  const money = isLess ? `menos de ${moneyText(1, currency)}` : moneyText(micros / 10_000, currency)
  if (unpriced === 0) return money
  return micros === 0 ? 'Sin precio' : `${money} y lo que no tiene precio`
}
/** "12,5 %"; null where there is nothing to have a share of, or where that was not counted yet. */
export const shareText = ({ all, part }: Share) => (all === 0 || part > all ? null : percent.format(part / all))

/** "3 de noviembre", "noviembre de 2026". */
export const startText = (unit: Unit, start: string) =>
  (unit === 'month' ? monthAndYear : dayAndMonth)(`${start}T12:00:00Z`)

const WHEN = {
  day: (start) => `el ${start}`,
  week: (start) => `en la semana del ${start}`,
  month: (start) => `en ${start}`,
} satisfies Record<Unit, (start: string) => string>

export type Told = {
  title: string
  unit: Unit
  points: readonly Point[]
  /** "30 días". */
  span: string
  format: (value: number) => string
  /** What stands at a moment, of which there is no sum. */
  isLevel?: boolean
}

/** What a chart says, for who does not see it: "Preguntas por día: 132 en 30 días, máximo 14 el 3 de noviembre". */
export function gistOf({ title, unit, points, span, format, isLevel = false }: Told): string {
  const highest = points.reduce<Point | null>((best, point) => (best && best.value >= point.value ? best : point), null)
  const whole = isLevel ? (points.at(-1)?.value ?? 0) : points.reduce((total, { value }) => total + value, 0)
  const peak =
    highest && highest.value > 0
      ? `, máximo ${format(highest.value)} ${WHEN[unit](startText(unit, highest.start))}`
      : ''
  return `${title} ${BY_UNIT[unit]}: ${format(whole)} ${isLevel ? 'al final de' : 'en'} ${span}${peak}`
}

/** What a period is compared with. */
export const BEFORE_NAMES = {
  '30-dias': 'los 30 días anteriores',
  '90-dias': 'los 90 días anteriores',
  '12-meses': 'las mismas fechas de un año antes',
} satisfies Record<Period, string>

const change = new Intl.NumberFormat('es-ES', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

/** "Antes 17,00 € (+100 %)". */
export function beforeText({ now, before }: Compared<number>, format: (value: number) => string): string {
  if (before === null) return NO_BEFORE
  return `Antes ${format(before)}${before > 0 ? ` (${change.format(now / before - 1)})` : ''}`
}
/** "Antes 25 %". */
export const beforeShareText = ({ before }: Compared<Share>): string =>
  before === null ? NO_BEFORE : `Antes ${shareText(before) ?? 'sin datos'}`
const NO_BEFORE = 'Todavía no hay un periodo anterior completo'

/** "Preguntas por semana". */
export const titleOf = (title: string, unit: Unit) => `${title} ${BY_UNIT[unit]}`
