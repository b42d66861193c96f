import { isNumeric } from '../shapes'
import { type Asked, open, rounded, takes } from './asked'

type Making = { words: RegExp; isNumber: boolean; make: (one: string, share: string) => string }

const SHARE = '(?: (?:un|el|en|con|al|de|del|aplicado|ese|dicho|descuento|iva|porcentaje|(?:\\d+) ?(?:%|por ciento)))*'
/** What each element of a list becomes. `share`: a part of a hundred, as a number or a parameter. */
const MAKINGS: readonly Making[] = [
  {
    words: new RegExp(`\\b(?:ya )?(?:rebajad[oa]s|con (?:el )?(?:descuento|rebaja)|descontad[oa]s)${SHARE}`),
    isNumber: true,
    make: (one, share) => `${one} * (1 - ${share} / 100)`,
  },
  {
    words: new RegExp(
      `\\b(?:ya )?(?:con (?:el |su )?(?:iva|igv|impuesto|recargo|aumento|incremento)(?: incluido)?|subid[oa]s|aumentad[oa]s|incrementad[oa]s)${SHARE}`,
    ),
    isNumber: true,
    make: (one, share) => `${one} * (1 + ${share} / 100)`,
  },
  { words: /\b(?:(?:elevad[oa]s )?al cuadrado|cuadrados)\b/, isNumber: true, make: (one) => `${one}**2` },
  { words: /\b(?:(?:elevad[oa]s )?al cubo|cubos)\b/, isNumber: true, make: (one) => `${one}**3` },
  {
    words:
      /\b(?:(?:multiplicad[oa]s por (?:2|dos)|(?:con )?el doble|doblad[oa]s|duplicad[oa]s)(?: de cada (?:uno|numero))?)\b/,
    isNumber: true,
    make: (one) => `${one} * 2`,
  },
  { words: /\b(?:con )?la mitad(?: de cada (?:uno|numero))?\b/, isNumber: true, make: (one) => `${one} / 2` },
  {
    words: /\b(?:(?:pasad[oa]s|convertid[oa]s) )?(?:en|a) mayusculas\b/,
    isNumber: false,
    make: (one) => `${one}.upper()`,
  },
  {
    words: /\b(?:(?:pasad[oa]s|convertid[oa]s) )?(?:en|a) minusculas\b/,
    isNumber: false,
    make: (one) => `${one}.lower()`,
  },
  { words: /\b(?:(?:escrit[oa]s )?al reves|invertid[oa]s)\b/, isNumber: false, make: (one) => `${one}[::-1]` },
  {
    words: /\b(?:las? )?(?:longitud(?:es)?|largos?)(?: de cada (?:una|palabra))?\b/,
    isNumber: false,
    make: (one) => `len(${one})`,
  },
]

/** What a list is made of where each element is changed: «los precios rebajados», «las palabras en mayúsculas». */
export function changedElement(asked: Asked): string | null {
  const { known, contract } = asked
  const [field] = known.view.fields
  if (field === undefined) return null
  const text = open(asked)
  for (const { words, isNumber, make } of MAKINGS) {
    const isFit = isNumber ? isNumeric(field.shape) : field.shape.kind === 'text'
    if (!isFit || !words.test(text)) continue
    const made = make(field.code, known.numbers[0] ?? /(\d+) ?(?:%|por ciento)/.exec(contract.reading.text)?.[1] ?? '')
    // Without a share nothing is known of what it becomes.
    if (made.includes('  /')) return null
    takes(asked, words)
    return rounded(made, contract.decimals)
  }
  return null
}
