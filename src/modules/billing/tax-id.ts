import { isEuVatNumber } from './eu-vat'

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const CIF_LETTERS = 'JABCDEFGHI'
/** Organisations whose control character is a letter; the others' is a digit, or either. */
const LETTER_ONLY = /^[NPQRSW]/
const DIGIT_ONLY = /^[ABEH]/

/** Without what people write between the parts; Spain's without the prefix that it has for the rest of the Union. */
export function taxIdOf(text: string): string {
  const plain = text.toUpperCase().replace(/[\s.\-/·]/g, '')
  const own = plain.replace(/^ES/, '')
  return isSpanish(own) ? own : plain
}

/** C-67: whether it is a Spanish NIF, NIE or CIF, or a VAT number of the Union, by its form and its control characters. */
export const isTaxId = (value: string): boolean => isSpanish(value) || isEuVatNumber(value)

/** How the provider calls it. `value`: one that `isTaxId` takes. */
export const taxIdType = (value: string): 'es_cif' | 'eu_vat' => (isSpanish(value) ? 'es_cif' : 'eu_vat')

const isSpanish = (value: string): boolean => isPersonal(value) || isOrganisation(value)

/** A NIF or NIE: the rest of a division by 23 is the letter. */
function isPersonal(value: string): boolean {
  const [, first, digits, letter] = /^([\dXYZKLM])(\d{7})([A-Z])$/.exec(value) ?? []
  if (first === undefined) return false
  const lead = { X: '0', Y: '1', Z: '2' }[first] ?? (/\d/.test(first) ? first : '')
  return LETTERS[Number(`${lead}${digits}`) % LETTERS.length] === letter
}

/** A CIF: digits in odd places are doubled, and their digits added. */
function isOrganisation(value: string): boolean {
  const [, digits = '', control] = /^[ABCDEFGHJNPQRSUVW](\d{7})([\dA-J])$/.exec(value) ?? []
  if (control === undefined) return false
  const sum = [...digits].reduce((total, digit, at) => {
    const weighed = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + Math.floor(weighed / 10) + (weighed % 10)
  }, 0)
  const check = (10 - (sum % 10)) % 10
  if (LETTER_ONLY.test(value)) return control === CIF_LETTERS[check]
  if (DIGIT_ONLY.test(value)) return control === String(check)
  return control === String(check) || control === CIF_LETTERS[check]
}
