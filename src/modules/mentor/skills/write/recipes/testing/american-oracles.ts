// Whether a text is a right number in Latin America, from the official definitions: written apart from the programs that they judge.

const clean = (text: string, separators: RegExp) => text.replace(separators, '').toUpperCase()
const digitsOf = (text: string) => [...text].map(Number)
const weighted = (digits: readonly number[], weights: readonly number[]) =>
  digits.reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0)

function isDay(century: number, yymmdd: string): boolean {
  const [year, month, day] = [century + Number(yymmdd.slice(0, 2)), Number(yymmdd.slice(2, 4)), Number(yymmdd.slice(4))]
  const date = new Date(Date.UTC(year, month - 1, day))
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const isRfcShaped = (rfc: string) =>
  /^[A-ZÑ&]{3,4}[0-9]{6}[A-Z0-9]{2}[0-9A]$/.test(rfc) && isDay(2000, rfc.slice(-9, -3))

export const isRfc = (text: string) => isRfcShaped(clean(text, /[ -]/g))

/** The annex's table of values: figures, letters with & after N, the blank, Ñ. */
const rfcValue = (character: string): number => {
  if (character === '&') return 24
  if (character === ' ') return 37
  if (character === 'Ñ') return 38
  if (/[0-9]/.test(character)) return Number(character)
  const at = character.charCodeAt(0) - 65
  return at <= 13 ? at + 10 : at + 11
}

export function rfcDigit(first: string): string {
  const padded = first.length === 11 ? ` ${first}` : first
  const sum = [...padded].reduce((total, character, at) => total + rfcValue(character) * (13 - at), 0)
  const rest = sum % 11
  return rest === 0 ? '0' : rest === 1 ? 'A' : String(11 - rest)
}

export function isRfcWithDigit(text: string): boolean {
  const rfc = clean(text, /[ -]/g)
  return isRfcShaped(rfc) && rfc.slice(-1) === rfcDigit(rfc.slice(0, -1))
}

export const CURP_STATES =
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE'.split(' ')
const VOWELS = 'AEIOU'

export function curpDigit(first: string): string {
  const value = (character: string) => {
    if (/[0-9]/.test(character)) return Number(character)
    // Ñ stands between N and O.
    return character.charCodeAt(0) - 55 + (character > 'N' ? 1 : 0)
  }
  const sum = [...first].reduce((total, character, at) => total + value(character) * (18 - at), 0)
  return String(Math.ceil(sum / 10) * 10 - sum)
}

export function isCurp(text: string): boolean {
  const curp = text.trim().toUpperCase()
  if (!/^[A-Z]{4}[0-9]{6}[A-Z]{6}[0-9A-Z][0-9]$/.test(curp)) return false
  const [second = '', sex = ''] = [curp[1], curp[10]]
  const consonants = [...curp.slice(13, 16)].every((letter) => !VOWELS.includes(letter))
  return (
    `${VOWELS}X`.includes(second) &&
    'HMX'.includes(sex) &&
    CURP_STATES.includes(curp.slice(11, 13)) &&
    consonants &&
    isDay(/[0-9]/.test(curp[16] ?? '') ? 1900 : 2000, curp.slice(4, 10)) &&
    curp.slice(-1) === curpDigit(curp.slice(0, 17))
  )
}

/** With its digit, weight 1, the sum is a multiple of eleven. */
export function isCuit(text: string): boolean {
  const cuit = text.replace(/[ -]/g, '')
  return /^[0-9]{11}$/.test(cuit) && weighted(digitsOf(cuit), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
}

/** With its digit (K is ten), weights 1, 2, 3, 4, 5, 6, 7, 2, 3 … from the right, the sum is a multiple of eleven. */
export function isRut(text: string): boolean {
  const rut = clean(text, /[ .-]/g)
  if (!/^[0-9]+[0-9K]$/.test(rut)) return false
  const [last, ...others] = [...rut].reverse()
  const weights = others.map((_, at) => [2, 3, 4, 5, 6, 7][at % 6] ?? 0)
  const sum = weighted(others.map(Number), weights)
  return (sum + (last === 'K' ? 10 : Number(last))) % 11 === 0
}

/** DIAN, Orden Administrativa 4 of 1989: fifteen figures, weights 71 … 3 from the left. */
export function nitDigit(nit: string): number {
  const digits = digitsOf(nit.padStart(15, '0'))
  const rest = weighted(digits, [71, 67, 59, 53, 47, 43, 41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11
  return rest > 1 ? 11 - rest : rest
}

export function isEcuadorianId(text: string): boolean {
  const id = text.replace(/[ -]/g, '')
  if (!/^(?:0[1-9]|1[0-9]|2[0-4]|30)[0-5][0-9]{7}$/.test(id)) return false
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9]
  return digitsOf(id).reduce((sum, digit, at) => sum + (at % 2 === 0 ? (doubled[digit] ?? 0) : digit), 0) % 10 === 0
}

export function isUruguayanId(text: string): boolean {
  const id = text.replace(/[ .-]/g, '')
  return /^[0-9]{7,8}$/.test(id) && weighted(digitsOf(id.padStart(8, '0')), [2, 9, 8, 7, 6, 3, 4, 1]) % 10 === 0
}

/** SUNAT: eleven minus the remainder; ten is 0, eleven is 1. */
export function isRuc(text: string): boolean {
  const ruc = text.trim()
  if (!/^(?:10|15|16|17|20)[0-9]{9}$/.test(ruc)) return false
  const left = 11 - (weighted(digitsOf(ruc), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 0]) % 11)
  return Number(ruc[10]) === (left === 10 ? 0 : left === 11 ? 1 : left)
}

export function isClabe(text: string): boolean {
  const clabe = text.replace(/[ -]/g, '')
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1]
  return /^[0-9]{18}$/.test(clabe) && weighted(digitsOf(clabe), weights) % 10 === 0
}

export function isCbu(text: string): boolean {
  const cbu = text.replace(/[ -]/g, '')
  return (
    /^[0-9]{22}$/.test(cbu) &&
    weighted(digitsOf(cbu.slice(0, 8)), [7, 1, 3, 9, 7, 1, 3, 1]) % 10 === 0 &&
    weighted(digitsOf(cbu.slice(8)), [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3, 1]) % 10 === 0
  )
}
