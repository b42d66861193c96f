import { byWord } from '~/platform/text/by-word'
import type { Kind } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'

/** A condition in words: what it compares, and how it is written for the code of what is compared. */
export type Condition = { kind: Kind; code: (subject: string) => string; told: string }

const OF = '(?:de|que|a|al|por|con|o igual(?:es)? (?:que|a))'

type Words = {
  pattern: RegExp
  kind: Kind
  code: (subject: string, groups: Groups) => string
  told: (groups: Groups) => string
}
type Groups = { number: string; other: string; text: string; no?: string }

/** Read in this order: «5 o más» before «más de 5». */
const CONDITIONS: readonly Words[] = [
  compared(
    `(?<number>${NUMBER}) (?:\\w+ )?(?:o|u) (?:mas|superior|mayor)|(?:al menos|minimo|como minimo|a partir del?|mayor(?:es)? o igual(?:es)? (?:que|a)|no (?:baj\\w+|menos) de) (?<number2>${NUMBER})`,
    '>=',
    'de {} en adelante',
  ),
  compared(
    `(?<number>${NUMBER}) (?:\\w+ )?o menos|(?:como mucho|maximo|como maximo|menor(?:es)? o igual(?:es)? (?:que|a)|no (?:pas\\w+|mas) de|hasta) (?<number2>${NUMBER})`,
    '<=',
    'hasta {}',
  ),
  {
    pattern: new RegExp(`entre (?:el )?(?<number>${NUMBER}) y (?:el )?(?<other>${NUMBER})`),
    kind: 'number',
    code: (subject, { number, other }) => `${number} <= ${subject} <= ${other}`,
    told: ({ number, other }) => `entre ${number} y ${other}`,
  },
  compared(
    `(?:mas|mayor(?:es)?|superior(?:es)?|por encima|arriba|pas\\w+|supere\\w*|encima) ${OF} (?<number>${NUMBER})|(?:super\\w+|pas\\w+ de) (?<number2>${NUMBER})`,
    '>',
    'mayores que {}',
  ),
  compared(
    `(?:menos|menor(?:es)?|inferior(?:es)?|por debajo|abajo|debajo) ${OF} (?<number>${NUMBER})|no (?:lleg\\w+|alcanc\\w+) a (?<number2>${NUMBER})`,
    '<',
    'menores que {}',
  ),
  { pattern: /\bimpares\b|\bimpar\b/, kind: 'number', code: (subject) => `${subject} % 2 != 0`, told: () => 'impares' },
  { pattern: /\bpares\b|\bpar\b/, kind: 'number', code: (subject) => `${subject} % 2 == 0`, told: () => 'pares' },
  {
    pattern: new RegExp(`(?:multiplos? del?|divisibles? (?:por|entre)) (?<number>${NUMBER})`),
    kind: 'number',
    code: (subject, { number }) => `${subject} % ${number} == 0`,
    told: ({ number }) => `múltiplos de ${number}`,
  },
  {
    pattern:
      /\b(?:agotad[oa]s?|no (?:tengan?|tienen?|haya|hay|qued\w+) (?:stock|existencias|unidades)|sin stock|sin existencias|a cero)\b/,
    kind: 'number',
    code: (subject) => `${subject} == 0`,
    told: () => 'agotados',
  },
  {
    pattern:
      /\b(?:deb[ae]n?|tengan?|tienen?|hay[an]*|qued[ae]n?) (?:algo|alguna?|stock|existencias|deuda|saldo|dinero)\b|\bno (?:sean?|son|esten?|valgan?|tengan?) (?:a )?(?:0|cero)\b|\bdistint[oa]s? de (?:0|cero)\b/,
    kind: 'number',
    code: (subject) => `${subject} > 0`,
    told: () => 'mayores que 0',
  },
  { pattern: /\bpositiv[oa]s?\b/, kind: 'number', code: (subject) => `${subject} > 0`, told: () => 'positivos' },
  { pattern: /\bnegativ[oa]s?\b/, kind: 'number', code: (subject) => `${subject} < 0`, told: () => 'negativos' },
  {
    pattern: new RegExp(
      `\\b(?:aprobad[oa]s?|han aprobado|aprueb\\w+|pas[ae]n) (?:con|desde|a partir de) (?:un |una )?(?<number>${NUMBER})`,
    ),
    kind: 'number',
    code: (subject, { number }) => `${subject} >= ${number}`,
    told: ({ number }) => `con ${number} o más`,
  },
  {
    pattern: /\baprobad[oa]s?\b|\bhan aprobado\b|\baprueb\w+/,
    kind: 'number',
    code: (subject) => `${subject} >= 5`,
    told: () => 'con un 5 o más',
  },
  {
    pattern: /\b(?:suspens[oa]s?|suspendid[oa]s?|reprobad[oa]s?)\b/,
    kind: 'number',
    code: (subject) => `${subject} < 5`,
    told: () => 'con menos de un 5',
  },
  {
    pattern:
      /(?<no>no )?(?:empiec\w+|empiez\w+|comien\w+|inici\w+) (?:por|con|en) (?:una )?(?:vocal(?:es)?\b|a, ?e, ?i, ?o,? (?:y |o |u )?u\b)/,
    kind: 'text',
    code: (subject, { no }) => `${subject}[0].lower() ${no ? 'not in' : 'in'} "aeiouáéíóú"`,
    told: ({ no }) => `que ${no ? 'no ' : ''}empiezan por vocal`,
  },
  {
    pattern:
      /(?:empiec\w+|empiez\w+|comien\w+|inici\w+) (?:por|con|en) (?:la letra )?["'«“`]?(?<text>[\p{L}\d]{1,20})\b/u,
    kind: 'text',
    code: (subject, { text }) => `${subject}.lower().startswith("${text.toLowerCase()}")`,
    told: ({ text }) => `que empiezan por «${text}»`,
  },
  {
    pattern: /(?:termin\w+|acab\w+) (?:por|con|en) (?:la letra )?["'«“`]?(?<text>[\p{L}\d.]{1,20})\b/u,
    kind: 'text',
    code: (subject, { text }) => `${subject}.lower().endswith("${text.toLowerCase()}")`,
    told: ({ text }) => `que terminan en «${text}»`,
  },
  {
    pattern: new RegExp(`mas de (?<number>${NUMBER}) (?:letras|caracteres)`),
    kind: 'text',
    code: (subject, { number }) => `len(${subject}) > ${number}`,
    told: ({ number }) => `de más de ${number} letras`,
  },
  {
    pattern: new RegExp(`menos de (?<number>${NUMBER}) (?:letras|caracteres)`),
    kind: 'text',
    code: (subject, { number }) => `len(${subject}) < ${number}`,
    told: ({ number }) => `de menos de ${number} letras`,
  },
  {
    pattern: new RegExp(`(?<!(?:mas|menos) )de (?<number>${NUMBER}) (?:letras|caracteres)(?: just[oa]s| exact[oa]s)?`),
    kind: 'text',
    code: (subject, { number }) => `len(${subject}) == ${number}`,
    told: ({ number }) => `de ${number} letras`,
  },
  {
    pattern:
      /(?:conten\w+|contiene\w*|tengan|tienen|llev\w+|incluy\w+) (?:la letra |la palabra )?["'«“`](?<text>[\p{L}\d]{1,20})["'»”`]/u,
    kind: 'text',
    code: (subject, { text }) => `"${text.toLowerCase()}" in ${subject}.lower()`,
    told: ({ text }) => `que tienen «${text}»`,
  },
]

function compared(source: string, operator: string, told: string): Words {
  return {
    pattern: new RegExp(source),
    kind: 'number',
    code: (subject, { number }) => `${subject} ${operator} ${number}`,
    told: ({ number }) => told.replace('{}', number),
  }
}

/** Letters before numbers: «más de 5 letras» is about a text. */
const ORDERED = CONDITIONS.toSorted(
  (a, b) => Number(b.pattern.source.includes('letras')) - Number(a.pattern.source.includes('letras')),
)

/** The condition that plain words hold; null where they hold none. */
export function conditionIn(plain: string): Condition | null {
  for (const { pattern, kind, code, told } of ORDERED) {
    const match = pattern.exec(plain)
    if (!match) continue
    const { number, number2, other, text = '' } = match.groups ?? {}
    // «hasta un número que pida» names none.
    if (/^(?:un|una|uno)$/.test(number ?? number2 ?? '')) continue
    const groups = { number: String(numberFrom(number ?? number2) ?? ''), other: String(numberFrom(other) ?? ''), text }
    return { kind, code: (subject) => code(subject, groups), told: told(groups) }
  }
  return null
}

/** For the pattern of a wish: the words of any condition. */
export const CONDITION_WORDS = ORDERED.map(({ pattern }) => pattern.source.replace(/\(\?<\w+>/g, '(?:')).join('|')

const OPPOSITE: Record<string, string> = byWord({ '>=': '<', '<=': '>', '>': '<=', '<': '>=', '==': '!=', '!=': '==' })

/** The other side of a single comparison; null where it is more than that. */
export function opposite(test: string): string | null {
  const simple = /^([^<>=!]+?) (>=|<=|==|!=|>|<) ([^<>=!]+)$/.exec(test)
  return simple && !/ (?:and|or) /.test(test) ? `${simple[1]} ${OPPOSITE[simple[2] ?? ''] ?? ''} ${simple[3]}` : null
}
