/** What is typed into the local card form. */
export type CardEntry = { number: string; expiry: string; cvc: string }
export type CardErrors = Partial<Record<keyof CardEntry, string>>
export type Card = { number: string; expMonth: number; expYear: number; cvc: string }

export const CARD_FIELDS = ['number', 'expiry', 'cvc'] as const satisfies readonly (keyof CardEntry)[]
export const EMPTY_CARD: CardEntry = { number: '', expiry: '', cvc: '' }

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** How what is typed is shown: the number in groups, month and year apart. */
export const CARD_FORMATS = {
  number: (text) =>
    digitsOf(text)
      .slice(0, 19)
      .replace(/(\d{4})(?=\d)/g, '$1 '),
  expiry: formatExpiry,
  cvc: (text) => digitsOf(text).slice(0, 4),
} satisfies Record<keyof CardEntry, (text: string) => string>

/** `1228` → `12/28`, `4` → `04`, `12/2028` (filled in by the browser) → `12/28`; a lone slash can be deleted. */
function formatExpiry(text: string): string {
  const [month = '', year = ''] = text.includes('/') ? text.split('/', 2).map(digitsOf) : split(digitsOf(text))
  const padded = /^[2-9]$/.test(month) || (month.length === 1 && text.includes('/')) ? month.padStart(2, '0') : month
  return year === '' ? padded : `${padded.slice(0, 2)}/${year.length === 4 ? year.slice(2) : year.slice(0, 2)}`
}
const split = (digits: string) => [digits.slice(0, 2), digits.slice(2, 6)]

/** The card, or what is wrong with each field. The card is good until the end of its month. */
export function readCard(entry: CardEntry, now: Date): { card: Card } | { errors: CardErrors } {
  const number = digitsOf(entry.number)
  const [, month = '', year = ''] = /^(\d{2})\/(\d{2})$/.exec(entry.expiry.trim()) ?? []
  const card = { number, expMonth: Number(month), expYear: 2000 + Number(year), cvc: digitsOf(entry.cvc) }
  const errors: CardErrors = {
    ...numberError(number),
    ...expiryError(card, month !== '', now),
    ...(/^\d{3,4}$/.test(card.cvc) ? {} : { cvc: 'Escribe el código de 3 o 4 cifras.' }),
  }
  return Object.keys(errors).length === 0 ? { card } : { errors }
}

function numberError(number: string): CardErrors {
  if (number === '') return { number: 'Escribe el número de la tarjeta.' }
  if (number.length < 13 || !isLuhnValid(number)) return { number: 'Ese número no es correcto. Revísalo.' }
  return {}
}

function expiryError({ expMonth, expYear }: Card, isWhole: boolean, now: Date): CardErrors {
  if (!isWhole) return { expiry: 'Escribe el mes y el año, como 04/29.' }
  if (expMonth < 1 || expMonth > 12) return { expiry: 'El mes va de 01 a 12.' }
  if (new Date(expYear, expMonth, 1) <= now) return { expiry: 'La tarjeta está caducada.' }
  return {}
}

/** The check digit of card numbers. */
function isLuhnValid(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
