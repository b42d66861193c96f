import * as z from 'zod'
import type { CardEntry } from '../hosted'

/** Stripe's own numbers for tests, and what becomes of each. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'Se paga' },
  { number: '4000 0025 0000 3155', outcome: 'Pide autenticación' },
  { number: '4000 0000 0000 0002', outcome: 'La rechaza el banco' },
  { number: '4000 0000 0000 9995', outcome: 'No tiene fondos' },
  { number: '4000 0000 0000 0341', outcome: 'Se paga hoy y falla al renovar' },
] as const

const text = z.string().trim().max(200).catch('')
const cardForm = z.object({ numero: text, caducidad: text, cvc: text, titular: text })
export type TypedCard = z.output<typeof cardForm>
export type CardErrors = Partial<Record<keyof TypedCard, string>>
export const NO_CARD: TypedCard = { numero: '', caducidad: '', cvc: '', titular: '' }

/** What was typed. Fields that are missing or no text are empty. */
export const readTypedCard = (form: Record<string, unknown>): TypedCard => cardForm.parse(form)

/** A test card that somebody chose, ready to be sent; its number must be one of the list. */
export function filledCard(number: unknown, typed: TypedCard, now: Date): TypedCard | null {
  const chosen = TEST_CARDS.find((card) => card.number === number)
  if (!chosen) return null
  const year = String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')
  const titular = typed.titular || 'Persona de Prueba'
  return { numero: chosen.number, caducidad: `12 / ${year}`, cvc: '123', titular }
}

type Checked = { card: CardEntry; errors: null } | { card: null; errors: CardErrors }

/** What a card form finds wrong before any bank is asked. */
export function checkCard(typed: TypedCard, now: Date): Checked {
  const number = typed.numero.replace(/[\s-]/g, '')
  const expiry = readExpiry(typed.caducidad)
  const errors: CardErrors = {
    ...(/^\d{12,19}$/.test(number) && passesLuhn(number) ? {} : { numero: 'El número de la tarjeta no es válido.' }),
    ...(expiry === null
      ? { caducidad: 'Escribe el mes y el año, como 12 / 30.' }
      : isOver(expiry, now)
        ? { caducidad: 'Esta tarjeta ya ha caducado.' }
        : {}),
    ...(/^\d{3,4}$/.test(typed.cvc) ? {} : { cvc: 'Son las 3 o 4 cifras de seguridad.' }),
    ...(typed.titular === '' ? { titular: 'Escribe el nombre que figura en la tarjeta.' } : {}),
  }
  if (expiry === null || Object.keys(errors).length > 0) return { card: null, errors }
  return { card: { number, ...expiry, cvc: typed.cvc, name: typed.titular }, errors: null }
}

type Expiry = { expMonth: number; expYear: number }

function readExpiry(typed: string): Expiry | null {
  const [, month, year] = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(typed) ?? []
  const expMonth = Number(month)
  if (year === undefined || expMonth < 1 || expMonth > 12) return null
  return { expMonth, expYear: year.length === 2 ? 2000 + Number(year) : Number(year) }
}

/** A card is good until its month ends. */
const isOver = ({ expMonth, expYear }: Expiry, now: Date) => Date.UTC(expYear, expMonth, 1) <= now.getTime()

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
