/** What can be true of a number or a text, in words and in Python. `value` and `other` are what the words hold. */
export type Predicate = {
  id: string
  of: 'number' | 'text'
  /** In the spelling of `RequestText`; its groups are values. */
  words: RegExp
  test: (it: string, value: string, other: string) => string
  /** What one says of a value for which it holds, and for which it does not. */
  yes: (value: string, other: string) => string
  no: (value: string, other: string) => string
  /** Only whole numbers can be asked for it. */
  isWhole?: true
  /** A function that the test needs. */
  definition?: 'es_primo'
}

const N = '(-?(?: ?)\\d+(?:[.,]\\d+)*)'
const number = (text: string) =>
  text
    .replace(/ /g, '')
    .replace(/\.(?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
const literal = (text: string) => `'${text.replace(/[«»]/g, '').replaceAll('_', ' ').replaceAll("'", '’')}'`
/** In a message, which may stand between either quotation marks. */
const quote = (text: string) => `«${text.replace(/[«»']/g, '').replaceAll('_', ' ')}»`
const isOne = (text: string) => (number(text) === '1' ? '' : 's')

/** More particular ones stand first: «mayor o igual que 5» is no «mayor que 5». */
export const PREDICATES: readonly Predicate[] = [
  {
    id: 'adult',
    of: 'number',
    words: /\bmayor(?:es)? de edad\b/,
    test: (it) => `${it} >= 18`,
    yes: () => 'es mayor de edad',
    no: () => 'es menor de edad',
    isWhole: true,
  },
  {
    id: 'minor',
    of: 'number',
    words: /\bmenor(?:es)? de edad\b/,
    test: (it) => `${it} < 18`,
    yes: () => 'es menor de edad',
    no: () => 'es mayor de edad',
    isWhole: true,
  },
  {
    id: 'even',
    of: 'number',
    words: /\b(?:es )?par(?:es)?\b/,
    test: (it) => `${it} % 2 == 0`,
    yes: () => 'es par',
    no: () => 'es impar',
    isWhole: true,
  },
  {
    id: 'odd',
    of: 'number',
    words: /\b(?:es )?impar(?:es)?\b/,
    test: (it) => `${it} % 2 != 0`,
    yes: () => 'es impar',
    no: () => 'es par',
    isWhole: true,
  },
  {
    id: 'prime',
    of: 'number',
    words: /\bprimos?\b(?! hermano)/,
    test: (it) => `es_primo(${it})`,
    yes: () => 'es primo',
    no: () => 'no es primo',
    isWhole: true,
    definition: 'es_primo',
  },
  {
    id: 'leap',
    of: 'number',
    words: /\bbisiestos?\b/,
    test: (it) => `${it} % 4 == 0 and (${it} % 100 != 0 or ${it} % 400 == 0)`,
    yes: () => 'es bisiesto',
    no: () => 'no es bisiesto',
    isWhole: true,
  },
  {
    id: 'multiple',
    of: 'number',
    words: new RegExp(
      `\\b(?:multiplos?|divisibles?) (?:a la vez )?(?:de |entre |por )+(?:el )?${N}((?: [yo] (?:a la vez )?(?:multiplos? |divisibles? )?(?:de |entre |por )(?:el )?\\d+)?)`,
    ),
    test: (it, value, other) => {
      const second = /\d+$/.exec(other)?.[0]
      if (second === undefined) return `${it} % ${number(value)} == 0`
      return `(${it} % ${number(value)} == 0 ${other.startsWith(' o') ? 'or' : 'and'} ${it} % ${second} == 0)`
    },
    yes: (value, other) => `es múltiplo de ${number(value)}${other}`,
    no: (value, other) => `no es múltiplo de ${number(value)}${other}`,
    isWhole: true,
  },
  {
    id: 'between',
    of: 'number',
    words: new RegExp(`\\b(?:entre|de|del) (?:el |los )?${N} (?:y|a|al) (?:el |los )?${N}(?! (?:letras|caracteres))`),
    test: (it, value, other) => `${number(value)} <= ${it} <= ${number(other)}`,
    yes: (value, other) => `está entre ${number(value)} y ${number(other)}`,
    no: (value, other) => `no está entre ${number(value)} y ${number(other)}`,
  },
  {
    id: 'longer',
    of: 'text',
    words: new RegExp(`\\b(?:mas de|mayor(?:es)? (?:que|de|a)) ${N} (?:letras?|caracteres)\\b`),
    test: (it, value) => `len(${it}) > ${number(value)}`,
    yes: (value) => `tiene más de ${number(value)} letra${isOne(value)}`,
    no: (value) => `no tiene más de ${number(value)} letra${isOne(value)}`,
  },
  {
    id: 'shorter',
    of: 'text',
    words: new RegExp(`\\b(?:menos de|menor(?:es)? (?:que|de|a)) ${N} (?:letras?|caracteres)\\b`),
    test: (it, value) => `len(${it}) < ${number(value)}`,
    yes: (value) => `tiene menos de ${number(value)} letras`,
    no: (value) => `no tiene menos de ${number(value)} letras`,
  },
  {
    id: 'long-at-least',
    of: 'text',
    words: new RegExp(`\\b(?:al menos|como minimo|minimo(?: de)?) ${N} (?:letras?|caracteres)\\b`),
    test: (it, value) => `len(${it}) >= ${number(value)}`,
    yes: (value) => `tiene ${number(value)} letras o más`,
    no: (value) => `tiene menos de ${number(value)} letras`,
  },
  {
    id: 'long',
    of: 'text',
    words: new RegExp(`\\b(?:de|con|tengan|tenga|tienen) (?:exactamente )?${N} (?:letras?|caracteres)\\b`),
    test: (it, value) => `len(${it}) == ${number(value)}`,
    yes: (value) => `tiene ${number(value)} letras`,
    no: (value) => `no tiene ${number(value)} letras`,
  },
  {
    id: 'at-least',
    of: 'number',
    words: new RegExp(
      `(?:>=|≥|\\b(?:mayor(?:es)? o igual(?:es)? (?:que|a|de)|al menos|como minimo|a partir de|igual o (?:mayor|superior)(?:es)? (?:que|a)?)) (?:un |una |el |los )?${N}|\\b${N} (?:[a-z]{3,} )?(?:o|ó) mas\\b`,
    ),
    test: (it, value, other) => `${it} >= ${number(value || other)}`,
    yes: (value) => `es ${number(value)} o más`,
    no: (value) => `es menor que ${number(value)}`,
  },
  {
    id: 'at-most',
    of: 'number',
    words: new RegExp(
      `(?:<=|≤|\\b(?:menor(?:es)? o igual(?:es)? (?:que|a|de)|como maximo|como mucho|igual o (?:menor|inferior)(?:es)? (?:que|a)?)) (?:un |una |el |los )?${N}|\\b${N} o menos\\b`,
    ),
    test: (it, value, other) => `${it} <= ${number(value || other)}`,
    yes: (value) => `es ${number(value)} o menos`,
    no: (value) => `es mayor que ${number(value)}`,
  },
  {
    id: 'greater',
    of: 'number',
    words: new RegExp(
      `(?:>|\\b(?:(?:mas )?(?:mayor(?:es)?|superior(?:es)?|car[oa]s?|alt[oa]s?|grandes?) (?:que|de|a)|(?:super|pas|exced|rebas)(?:[ae]n?|aron|ado|ando|o)(?: del?)?|por encima (?:de|del)|mas de|cuest[ae]n? mas de|valen? mas de)) (?:un |una |el |los |la )?${N}(?! (?:letras?|caracteres|veces))`,
    ),
    test: (it, value) => `${it} > ${number(value)}`,
    yes: (value) => `es mayor que ${number(value)}`,
    no: (value) => `no es mayor que ${number(value)}`,
  },
  {
    id: 'less',
    of: 'number',
    words: new RegExp(
      `(?:<|\\b(?:(?:mas )?(?:menor(?:es)?|inferior(?:es)?|barat[oa]s?|baj[oa]s?|pequen[oa]s?) (?:que|de|a)|baj[ae]n? de|por debajo (?:de|del)|menos de|no lleg(?:[ae]n?|uen?|aron) a)) (?:un |una |el |los |la )?${N}(?! (?:letras?|caracteres|veces))`,
    ),
    test: (it, value) => `${it} < ${number(value)}`,
    yes: (value) => `es menor que ${number(value)}`,
    no: (value) => `no es menor que ${number(value)}`,
  },
  {
    id: 'equal',
    of: 'number',
    words: new RegExp(`(?:==|\\b(?:igual(?:es)? a|sean?|es|valgan?|vale)) (?:el )?${N}(?! (?:o|por|%|y))`),
    test: (it, value) => `${it} == ${number(value)}`,
    yes: (value) => `es ${number(value)}`,
    no: (value) => `no es ${number(value)}`,
  },
  {
    id: 'positive',
    of: 'number',
    words: /\bpositiv[oa]s?\b|\b(?:por encima de|sobre|mas de|mayor(?:es)? (?:que|de|a)) (?:cero|0)\b/,
    test: (it) => `${it} > 0`,
    yes: () => 'es positivo',
    no: () => 'no es positivo',
  },
  {
    id: 'negative',
    of: 'number',
    words: /\bnegativ[oa]s?\b|\b(?:baj[ae]n? de|por debajo de|bajo|menos de|menor(?:es)? (?:que|de|a)) (?:cero|0)\b/,
    test: (it) => `${it} < 0`,
    yes: () => 'es negativo',
    no: () => 'no es negativo',
  },
  {
    id: 'zero',
    of: 'number',
    words: /\b(?:ceros?|iguales a cero)\b/,
    test: (it) => `${it} == 0`,
    yes: () => 'es cero',
    no: () => 'no es cero',
  },
  {
    id: 'passed',
    of: 'number',
    words: /\b(?:aprob(?:ad[oa]s?|aron|o|ar)|aprueb\w+)\b/,
    test: (it) => `${it} >= 5`,
    yes: () => 'está aprobado',
    no: () => 'está suspenso',
  },
  {
    id: 'failed',
    of: 'number',
    words: /\b(?:suspens[oa]s?|suspend\w+|reprob\w+|jalad[oa]s?)\b/,
    test: (it) => `${it} < 5`,
    yes: () => 'está suspenso',
    no: () => 'está aprobado',
  },
  {
    id: 'palindrome',
    of: 'text',
    words: /\b(?:palindrom[oa]s?|capicuas?|se le\w+ igual (?:al reves|de atras))\b/,
    test: (it) => `${it}.lower() == ${it}.lower()[::-1]`,
    yes: () => 'es un palíndromo',
    no: () => 'no es un palíndromo',
  },
  {
    id: 'empty',
    of: 'text',
    words: /(?<=\blineas? )(?:vacias?|en blanco)\b/,
    test: (it) => `${it}.strip() == ''`,
    yes: () => 'está vacía',
    no: () => 'no está vacía',
  },
  {
    id: 'capital',
    of: 'text',
    words: /\b(?:empie\w+|empec\w+|comien\w+|inici\w+) (?:por|con|en) (?:una |letra )*mayusculas?\b/,
    test: (it) => `${it}[:1].isupper()`,
    yes: () => 'empieza por mayúscula',
    no: () => 'no empieza por mayúscula',
  },
  {
    id: 'starts',
    of: 'text',
    words:
      /\b(?:empie\w+|empec\w+|comien\w+|inici\w+) (?:por|con|en) (?:la |una |el )?(?:letra |vocal )?(«[^ ]+»|[a-z]\b|[a-z]{3,})/,
    test: (it, value) => `${it}.lower().startswith(${literal(value).toLowerCase()})`,
    yes: (value) => `empieza por ${quote(value)}`,
    no: (value) => `no empieza por ${quote(value)}`,
  },
  {
    id: 'ends',
    of: 'text',
    words: /\b(?:termin\w+|acab\w+) (?:por|con|en) (?:la |una |el )?(?:letra |vocal )?(«[^ ]+»|[a-z]\b|[a-z]{2,})/,
    test: (it, value) => `${it}.lower().endswith(${literal(value).toLowerCase()})`,
    yes: (value) => `termina en ${quote(value)}`,
    no: (value) => `no termina en ${quote(value)}`,
  },
  {
    id: 'contains',
    of: 'text',
    words:
      /\b(?:conten\w+|conti\w+|tengan?|tienen?|incluy\w+|llev[ae]n?) (?:la |una |el )?(?:letra |palabra |texto )(«[^ ]+»|[a-z]+)|\b(?:conten\w+|conti\w+|incluy\w+) («[^ ]+»)/,
    test: (it, value, other) => `${literal(value || other)} in ${it}`,
    yes: (value, other) => `contiene ${quote(value || other)}`,
    no: (value, other) => `no contiene ${quote(value || other)}`,
  },
]

/** Functions that tests call, written in full. */
export const DEFINITIONS: Record<NonNullable<Predicate['definition']>, string[]> = {
  es_primo: [
    'def es_primo(numero):',
    '    if numero < 2:',
    '        return False',
    '    for divisor in range(2, int(numero**0.5) + 1):',
    '        if numero % divisor == 0:',
    '            return False',
    '    return True',
  ],
}
