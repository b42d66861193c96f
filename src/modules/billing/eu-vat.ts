/** The forms of VAT numbers, by the prefix of their state (Directive 2006/112/CE, art. 215). Spain's are in `tax-id.ts`. */
const FORMS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12})$/,
}

/** The control digits of the states from which most buyers of a Spanish shop are; of the others the form alone is looked at. */
const CONTROLS: Record<string, (rest: string) => boolean> = {
  BE: (rest) => 97 - (Number(rest.slice(0, 8)) % 97) === Number(rest.slice(8)),
  DE: (rest) => germanControl(rest.slice(0, 8)) === Number(rest[8]),
  FR: (rest) => !/^\d{2}/.test(rest) || (12 + 3 * (Number(rest.slice(2)) % 97)) % 97 === Number(rest.slice(0, 2)),
  IT: (rest) => luhnSum(rest) % 10 === 0,
  PL: (rest) => weighed(rest, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(rest[9]),
  PT: (rest) => remainderControl(weighed(rest, [9, 8, 7, 6, 5, 4, 3, 2])) === Number(rest[8]),
}

/** Whether it is a VAT number of another state of the Union, or of Northern Ireland; whether it is registered, only VIES knows. */
export function isEuVatNumber(value: string): boolean {
  const [prefix, rest] = [value.slice(0, 2), value.slice(2)]
  return FORMS[prefix]?.test(rest) === true && (CONTROLS[prefix]?.(rest) ?? true)
}

const weighed = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)

const remainderControl = (sum: number) => (sum % 11 < 2 ? 0 : 11 - (sum % 11))

const luhnSum = (digits: string) =>
  [...digits].reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)

/** ISO 7064, MOD 11,10. */
function germanControl(digits: string): number {
  const product = [...digits].reduce((before, digit) => {
    const sum = (Number(digit) + before) % 10 || 10
    return (2 * sum) % 11
  }, 10)
  return (11 - product) % 10
}
