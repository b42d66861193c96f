import { NUMBER, numberFrom } from '../../numbers'

/** A comparison that words state of one value: its test on the value's code, the kind of value that it needs. */
export type Compared = {
  kind: 'number' | 'text'
  test: (code: string) => string
  /** Its opposite, which reads better than `not`. */
  opposite: (code: string) => string
  /** What is left of the words, by which the value is found. */
  rest: string
  /** A value like that is no good, whatever is said of it. */
  isWrong: boolean
}

const N = (name: string) => `(?<${name}>${NUMBER})`
const THAN = '(?:de|que|a|del|al|los|las|el|la|unos|unas)'
const UNIT =
  '(?: ?(?:euros?|€|\\$|pesos?|anos?|grados|puntos|kilos?|kg|unidades|soles|dolares|por ciento|%|metros|horas|minutos))?'
const LETTERS = '(?:caracter(?:es)?|letras?|digitos?|cifras?|simbolos?)'

type Rule = {
  says: RegExp
  kind?: 'text'
  isWrong?: true
  tests: (code: string, a: string, b: string) => readonly [string, string]
}

const isDigits = (words: string) => /digitos|cifras/.test(words)

/** Read in this order: what says more stands before what says less. */
const RULES: readonly Rule[] = [
  {
    says: new RegExp(
      `\\b(?:no (?:esta|este|es|sea|va|vaya|se encuentr\\w+|queda\\w*|pon\\w+|met\\w+|elij\\w+|elig\\w+)(?: un| una)?(?: numero| valor)? ?(?:entre|del?) (?:el )?${N('a')} (?:y|a|al) (?:el )?${N('b')}|fuera de(?:l rango)? ?(?:de )?${N('c')} ?(?:y|a|al|-) ?${N('d')}|(?:menor|menos) (?:de|que|a) ${N('e')} (?:o|u|ni|y) (?:mayor|mas) (?:de|que|a) ${N('f')})`,
    ),
    isWrong: true,
    tests: (code, a, b) => [`not ${a} <= ${code} <= ${b}`, `${a} <= ${code} <= ${b}`],
  },
  {
    says: new RegExp(`\\bentre (?:el )?${N('a')}${UNIT} y (?:el )?${N('b')}${UNIT}`),
    tests: (code, a, b) => [`${a} <= ${code} <= ${b}`, `not ${a} <= ${code} <= ${b}`],
  },
  ...lengths(),
  { says: /\bmenor(?:es)? de edad\b/, tests: (code) => [`${code} < 18`, `${code} >= 18`] },
  { says: /\bmayor(?:es)? de edad\b/, tests: (code) => [`${code} >= 18`, `${code} < 18`] },
  {
    says: new RegExp(
      `\\bnegativ[oa]s? (?:o|ni|y)(?: que)?(?: tampoco)?(?: sea)? (?:mayor(?:es)?|mas|pas\\w+|super\\w+) ${THAN} ${N('a')}${UNIT}`,
    ),
    isWrong: true,
    tests: (code, a) => [`not 0 <= ${code} <= ${a}`, `0 <= ${code} <= ${a}`],
  },
  {
    says: /\b(?:cero|0) o (?:menos|menor|negativ\w+)|negativ[oa]s? (?:o|ni) (?:cero|0)|\bno (?:es|sea) positiv[oa]|(?:menor|igual) o (?:menor|igual) (?:que|a|de) (?:0|cero)\b/,
    isWrong: true,
    tests: (code) => [`${code} <= 0`, `${code} > 0`],
  },
  {
    says: /\bnegativ[oa]s?\b/,
    isWrong: true,
    tests: (code) => [`${code} < 0`, `${code} >= 0`],
  },
  ...amounts(),
  { says: /\bpositiv[oa]s?\b/, tests: (code) => [`${code} > 0`, `${code} <= 0`] },
  {
    says: /\b(?:no es|no sea|es im|sea im)par(?:es)?\b|\bimpar(?:es)?\b/,
    tests: (code) => [`${code} % 2 != 0`, `${code} % 2 == 0`],
  },
  { says: /\bpar(?:es)?\b/, tests: (code) => [`${code} % 2 == 0`, `${code} % 2 != 0`] },
  {
    says: new RegExp(
      `\\b(?:es|sea|sean|son|vale|valga|llega a ser|igual a|pon\\w+|met\\w+|escrib\\w+|tecle\\w+|introduc\\w+|da|sale|saca|es igual a|hay|divid\\w+ (?:entre|por)|queda\\w*|queden?)(?: (?:un|el|exactamente|por|entre))* (?!una?\\b)${N('a')}${UNIT}(?! ?(?:o|y) )`,
    ),
    tests: (code, a) => [`${code} == ${a}`, `${code} != ${a}`],
  },
  {
    says: new RegExp(`^ *(?:el |los |un |numero |valor )*${N('a')} *$`),
    tests: (code, a) => [`${code} == ${a}`, `${code} != ${a}`],
  },
]

function lengths(): Rule[] {
  const size = (code: string, words: string) => (isDigits(words) ? `len(str(${code}))` : `len(${code})`)
  const of = (pattern: string, operator: string, against: string): Rule => ({
    says: new RegExp(pattern),
    kind: 'text',
    tests: (code, a) => [`${size(code, '')} ${operator} ${a}`, `${size(code, '')} ${against} ${a}`],
  })
  return [
    {
      ...of(`\\bno (?:tiene|tenga|tengan|son|mide|llev\\w+|es de) (?:exactamente )?${N('a')} ${LETTERS}`, '!=', '=='),
      isWrong: true,
    },
    of(
      `\\b(?:menos|mas cort[oa]s?|menor(?:es)?) (?:de|que|a) ${N('a')} ${LETTERS}|\\bmas cort[oa]s? (?:de|que) ${N('b')}|\\bno lleg\\w+ a ${N('c')} ${LETTERS}`,
      '<',
      '>=',
    ),
    of(
      `\\b(?:mas|mayor(?:es)?|pas\\w+|super\\w+) (?:de|que|a)? ?${N('a')} ${LETTERS}|\\bmas larg[oa]s? (?:de|que) ${N('b')}`,
      '>',
      '<=',
    ),
    of(`\\b${N('a')} ${LETTERS} o mas`, '>=', '<'),
    of(`\\b(?:tiene|tenga|tengan|con) (?:exactamente )?${N('a')} ${LETTERS}`, '==', '!='),
  ]
}

function amounts(): Rule[] {
  const of = (pattern: string, operator: string, against: string): Rule => ({
    says: new RegExp(pattern),
    tests: (code, a) => [`${code} ${operator} ${a}`, `${code} ${against} ${a}`],
  })
  return [
    of(`\\b(?:antes|anterior(?:es)?) (?:de|del|a|al) (?:ano )?(?<a>\\d{4})\\b`, '<', '>='),
    of(`\\b(?:despues|posterior(?:es)?) (?:de|del|a|al) (?:ano )?(?<a>\\d{4})\\b`, '>', '<='),
    of(
      `\\b(?:menor|inferior|igual)(?:es)? o (?:igual|menor)(?:es)? ${THAN} ${N('a')}|${N('b')}${UNIT} o (?:menos|inferior|menor)`,
      '<=',
      '>',
    ),
    of(
      `\\b(?:mayor|superior|igual)(?:es)? o (?:igual|mayor)(?:es)? ${THAN} ${N('a')}|${N('b')}${UNIT} o (?:mas|superior|mayor)|\\b(?:al menos|como minimo|a partir de|desde) ${N('c')}|(?<!no )\\b(?:lleg\\w+|alcan[zc]\\w+) (?:a|hasta|los|las) ?(?:los |las )?${N('d')}`,
      '>=',
      '<',
    ),
    of(
      `\\b(?:menos|menor|inferior|por debajo|debajo)(?:es)? (?:${THAN} ){1,2}${N('a')}|\\b(?:no lleg\\w+|baj\\w+|no alcan[zc]\\w+) (?:${THAN} ){1,2}${N('b')}`,
      '<',
      '>=',
    ),
    of(
      `\\b(?:mas|mayor|superior|por encima|arriba|encima)(?:es)? (?:${THAN} ){1,2}${N('a')}|\\b(?:pas|super|sobrepas|exced|sub)\\w+ (?:${THAN} ){0,2}${N('b')}`,
      '>',
      '<=',
    ),
  ]
}

const DENIED = /\bno (?:(?:es|sea|sean|son|este|esten|tiene|tenga|tengan|tienen|hay|haya|saca|queda\w*) )?$/

/** The comparison that words state; null where they state none. */
export function comparedIn(words: string): Compared | null {
  for (const { says, kind = 'number', isWrong = false, tests } of RULES) {
    const match = says.exec(words)
    if (!match) continue
    const numbers = Object.values(match.groups ?? {})
      .filter((text) => text !== undefined)
      .map((text) => String(numberFrom(text)))
    if (numbers.includes('null')) continue
    const [a = '', b = ''] = numbers
    const isDenied = DENIED.test(words.slice(0, match.index))
    return {
      kind,
      isWrong: isWrong && !isDenied,
      test: (code) => tests(code, a, b)[isDenied ? 1 : 0],
      opposite: (code) => tests(code, a, b)[isDenied ? 0 : 1],
      rest: `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`,
    }
  }
  return null
}
