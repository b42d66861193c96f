import type Stripe from 'stripe'
import type { Wire } from '../wire'

const VAT = 0.21

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('es-ES', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100)

/** `seconds`: as Stripe keeps moments. */
export const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' })

/** What of a price with VAT goes to whom. */
export function vatOf(cents: number): { base: number; quota: number } {
  const base = Math.round(cents / (1 + VAT))
  return { base, quota: cents - base }
}

const EVERY: Record<string, readonly [one: string, many: string]> = {
  day: ['cada día', 'días'],
  week: ['cada semana', 'semanas'],
  month: ['cada mes', 'meses'],
  year: ['cada año', 'años'],
}
type Recurring = Pick<Wire<Stripe.Price.Recurring>, 'interval' | 'interval_count'>
export function every({ interval, interval_count: count }: Recurring): string {
  const [one, many] = EVERY[interval] ?? ['cada periodo', 'periodos']
  return count === 1 ? one : `cada ${count} ${many}`
}

const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }
export const cardName = ({ brand, last4 }: { brand: string | null; last4: string | null }): string =>
  `${BRANDS[brand ?? ''] ?? 'Tarjeta'} acabada en ${last4 ?? '····'}`
