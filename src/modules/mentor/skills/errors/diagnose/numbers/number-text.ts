import { inlineCode } from '../../../../engine/compose'

/** A value as a message quotes it, without its quotes. */
export const unquoted = (value: string): string =>
  (/^b?(['"])([\s\S]*)\1$/.exec(value)?.[2] ?? value).replace(/(?:\\[nrt])+$/, '')

/** Numbers as people write them, and what makes Python's of them: symbols, points of thousands, a decimal comma. */
export function cleaning(text: string): { told: string; steps: string } | null {
  const [, before = '', number = '', after = ''] =
    /^([€$]\s*)?(-?\d[\d.,]*)(\s*(?:€|\$|%|kg|g|km|cm|mm|m|l|h|años?|euros?|pesos))?$/i.exec(text) ?? []
  const symbol = (before || after).trim()
  const hasThousands = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(number)
  // «1,250.80»: the comma parts the thousands where a point follows.
  const hasCommas = /^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(number)
  const hasComma = /,\d+$/.test(number)
  if (number === '' || (symbol === '' && !hasThousands && !hasCommas)) return null
  const told = [
    ...(symbol === '' ? [] : [`lleva ${inlineCode(symbol)} además de las cifras`]),
    ...(hasThousands ? ['lleva puntos de millares'] : []),
    ...(hasCommas ? ['lleva una coma que separa los miles, y para Python no es parte de un número'] : []),
    ...(hasComma ? ['lleva coma decimal, y Python usa punto'] : []),
  ]
  const steps = [
    ...(symbol === '' ? [] : [`.replace("${symbol}", "")`]),
    ...(hasThousands ? ['.replace(".", "")'] : []),
    ...(hasCommas ? ['.replace(",", "")'] : []),
    ...(hasComma ? ['.replace(",", ".")'] : []),
  ]
  return { told: told.join(', '), steps: steps.join('') }
}

/** «pesos», «€», «miles»: amounts in which a point parts the thousands. */
const MONEY =
  /[€$]|\b(?:pesos?|euros?|miles|millares|mil|clp|cop|ars|uyu|pyg|crc|guaranies|colones|precios?|sueldos?|salarios?|ventas?|importes?|montos?)\b/i
const MAX_READ = 8_000

/**
 * What `15.990` or `1,250` means where it is read: `thousands` where all numbers around it have three digits behind the sign and money is
 * spoken of, or several of them show it; `either` where it cannot be told. Null where it is no such number.
 */
export function groupedThousands(
  number: string,
  around: string,
): { sign: '.' | ','; reading: 'thousands' | 'either' } | null {
  const sign = /^-?\d{1,3}(?:\.\d{3})+$/.test(number) ? '.' : /^-?\d{1,3}(?:,\d{3})+$/.test(number) ? ',' : null
  if (sign === null) return null
  if (number.split(sign).length > 2) return { sign, reading: 'thousands' }
  const text = around.slice(0, MAX_READ)
  const like =
    text.match(sign === '.' ? /(?<![\d.])\d{1,9}\.\d{1,9}(?![\d.])/g : /(?<![\d,])\d{1,9},\d{1,9}(?![\d,])/g) ?? []
  const isAll = like.every((each) => /^\d{1,3}[.,]\d{3}$/.test(each))
  const isSure = isAll && (new Set(like).size > 1 || MONEY.test(text))
  return { sign, reading: isSure ? 'thousands' : 'either' }
}

/** Signs that take no place on the screen, as they are and as a message writes them. */
const HIDDEN: readonly (readonly [RegExp, string, string])[] = [
  [
    /\ufeff|\\ufeff/,
    'la marca de orden de bytes (BOM, `\\ufeff`), que Excel y el Bloc de notas ponen al principio de un archivo',
    'Ábrelo con `encoding="utf-8-sig"`, que la quita: `open("datos.csv", encoding="utf-8-sig")`.',
  ],
  [
    /[\u200b-\u200f\u2060]|\\u(?:200[b-f]|2060)/,
    'un carácter **invisible** (de ancho cero), que suele venir de copiar y pegar de una web o de WhatsApp',
    'Quítalo: `texto.replace("\\u200b", "")`. Con `print(repr(texto))` se ven los caracteres ocultos.',
  ],
  [
    /[\u00a0\u202f]|\\xa0|\\u202f/,
    'un **espacio duro** (`\\xa0`), que se ve como un espacio normal y separa los miles o la unidad',
    'Quítalo: `texto.replace("\\xa0", "")`. Con `print(repr(texto))` se ve.',
  ],
  [
    /\u2212|\\u2212/,
    'un signo **menos tipográfico** (`−`), que no es el guion `-` del teclado',
    'Cámbialo: `texto.replace("−", "-")`.',
  ],
]

/** A number with a sign in it that nobody sees. */
export function hiddenIn(text: string): { cause: string; decide: string } | null {
  const found = HIDDEN.find(([sign]) => sign.test(text))
  return found === undefined
    ? null
    : {
        cause: `${inlineCode(JSON.stringify(text).replaceAll('\\\\', '\\'))} no son solo cifras: lleva ${found[1]}.`,
        decide: found[2],
      }
}
