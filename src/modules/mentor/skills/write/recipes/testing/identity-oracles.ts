// Whether a text is a right number, from the official definitions: written apart from the programs that they judge.

const clean = (text: string, separators: RegExp) => text.replace(separators, '').toUpperCase()
const digitsOf = (text: string) => [...text].map(Number)
const weighted = (digits: readonly number[], weights: readonly number[]) =>
  digits.reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0)

/** Remainder 0 is T, 1 is R … (Real Decreto 1553/2005 and the Ministry's table). */
const DNI_LETTER: Record<number, string> = Object.fromEntries(
  'T R W A G M Y F P D X B N J Z S Q V H L C K E'.split(' ').map((letter, rest) => [rest, letter]),
)
export const dniLetter = (number: number) => DNI_LETTER[number - 23 * Math.floor(number / 23)] ?? ''

export function isNif(text: string): boolean {
  const [, number = '', letter] = /^([0-9]{8})([A-Z])$/.exec(clean(text, /[ .-]/g)) ?? []
  return letter !== undefined && dniLetter(Number(number)) === letter
}

export function isNieOrNif(text: string): boolean {
  const [, first = '', rest = '', letter] = /^([XYZ])([0-9]{7})([A-Z])$/.exec(clean(text, /[ .-]/g)) ?? []
  if (letter === undefined) return isNif(text)
  const before = { X: 0, Y: 10_000_000, Z: 20_000_000 }[first] ?? Number.NaN
  return dniLetter(before + Number(rest)) === letter
}

/** A digit doubled, the figures of the result added. */
const DOUBLED = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]

/** Orden EHA/451/2008: letters for the control of N, P, Q, R, S, W; digits for A, B, E, H; either for the others. */
export function isCif(text: string): boolean {
  const found = /^([ABCDEFGHJNPQRSUVW])([0-9])([0-9])([0-9])([0-9])([0-9])([0-9])([0-9])([0-9A-J])$/.exec(
    clean(text, /[ .-]/g),
  )
  if (found === null) return false
  const [, kind = '', ...rest] = found
  const control = rest.pop() ?? ''
  const sum = rest.reduce(
    (total, digit, at) => total + (at % 2 === 0 ? (DOUBLED[Number(digit)] ?? 0) : Number(digit)),
    0,
  )
  const digit = Math.ceil(sum / 10) * 10 - sum
  const asLetter = control === (digit === 0 ? 'J' : String.fromCharCode(64 + digit))
  const asDigit = control === String(digit)
  if ('PQRSNW'.includes(kind)) return asLetter
  return 'ABEH'.includes(kind) ? asDigit : asLetter || asDigit
}

const IBAN_LENGTH: Record<string, number> = { ES: 24, DE: 22, FR: 27, GB: 22, IT: 27, PT: 25 }

/** ISO 13616: the remainder is taken figure by figure. */
export function isIban(text: string): boolean {
  const iban = clean(text, /[ -]/g)
  if (!/^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$/.test(iban)) return false
  const expected = IBAN_LENGTH[iban.slice(0, 2)]
  if (expected !== undefined && expected !== iban.length) return false
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = /[0-9]/.test(character) ? Number(character) : character.charCodeAt(0) - 55
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

/** The weights of an account's control digits are the powers of two, modulo 11. */
function accountControl(ten: string): number {
  const sum = digitsOf(ten).reduce((total, digit, power) => total + digit * 2 ** power, 0)
  const control = (11 - (sum % 11)) % 11
  return control === 10 ? 1 : control
}

export const accountDigits = (bank: string, number: string) => `${accountControl(`00${bank}`)}${accountControl(number)}`

/** The Spanish IBAN of a right account of twenty figures, else null. */
export function ibanOf(account: string): string | null {
  const plain = account.replace(/[ -]/g, '')
  const [, bank = '', control, number = ''] = /^([0-9]{8})([0-9]{2})([0-9]{10})$/.exec(plain) ?? []
  if (control !== accountDigits(bank, number)) return null
  return Array.from({ length: 97 }, (_, at) => `ES${String(at + 2).padStart(2, '0')}${plain}`).find(isIban) ?? null
}

/** ISO/IEC 7812: from the right, every second figure is doubled. */
export function isCard(text: string): boolean {
  const number = text.replace(/[ -]/g, '')
  if (!/^[0-9]+$/.test(number)) return false
  return (
    digitsOf(number).reduce(
      (sum, digit, at) => sum + ((number.length - at) % 2 === 0 ? (DOUBLED[digit] ?? 0) : digit),
      0,
    ) %
      10 ===
    0
  )
}

/** GS1: the whole code, weights 1 and 3, is a multiple of ten. */
export const eanDigit = (twelve: string) =>
  String(
    [...'0123456789'].findIndex(
      (digit) => weighted(digitsOf(twelve + digit), [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0,
    ),
  )

export function isNss(text: string): boolean {
  const [, province = '', number = '', control = ''] =
    /^([0-9]{2})([0-9]{8})([0-9]{2})$/.exec(text.replace(/[ /-]/g, '')) ?? []
  if (control === '') return false
  const significant = number.startsWith('0') ? number.slice(1) : number
  return BigInt(province + significant) % 97n === BigInt(control)
}
