import type { Said, Span } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'

/** What follows from a check that fails. */
export type Outcome = { kind: 'raise'; error: string } | { kind: 'return'; value: string } | { kind: 'warn' }

/**
 * What a function must not be given, or must not make of what it keeps. `given` and `result` are tests of a name; `enough` compares what
 * is taken with what is there.
 */
export type Check = {
  span: Span
  /** The words of its clause. */
  words: string
  /** Where the test stands in the text. */
  at: number
  rule: Rule
  outcome: Outcome
}
export type Rule =
  | { of: 'given' | 'result'; kind: 'between'; low: number; high: number }
  | { of: 'given' | 'result'; kind: 'below' | 'above' | 'not-above'; bound: number }
  | { of: 'enough' }

const BETWEEN = `(?:entre|de|del|desde)(?: el| la)? (${NUMBER}) (?:y|a|al|hasta)(?: el| la)? (${NUMBER})`
const numbers = (match: RegExpExecArray): number[] =>
  match.slice(1).flatMap((text) => numberFrom(text as string | undefined) ?? [])

const between = (match: RegExpExecArray): Rule | null => {
  const [low, high] = numbers(match)
  return low === undefined || high === undefined ? null : { of: 'given', kind: 'between', low, high }
}
const bounded =
  (of: 'given' | 'result', kind: 'below' | 'above' | 'not-above') =>
  (match: RegExpExecArray): Rule => ({ of, kind, bound: numbers(match)[0] ?? 0 })

/** How people forbid something of a call, what says more first. */
const RULES: readonly [RegExp, (match: RegExpExecArray) => Rule | null][] = [
  [new RegExp(`\\bno (?:esta|este|se encuentra|es|sea|va|vaya)(?: un)?(?: numero| valor)? ${BETWEEN}`), between],
  [new RegExp(`\\bfuera de(?:l rango)?(?: de)? ${BETWEEN.replace('(?:entre', '(?:|entre')}`), between],
  [new RegExp(`\\bsolo (?:se )?(?:admit|acept|permit|dej|pued|val|recib)\\w*(?: [a-z]+){0,3} ${BETWEEN}`), between],
  [new RegExp(`\\b(?:este|tiene que estar|debe estar|tenga que estar) ${BETWEEN}`), between],
  [
    /\bno (?:me |se |la |lo )?(?:dej|qued|pued|permit)\w*(?: [a-z]+){0,5} (?:en negativo|en numeros rojos|bajo cero)/,
    bounded('result', 'below'),
  ],
  [
    /\b(?:no|ni|tampoco) (?:se )?(?:acept|admit|permit|dej|recib)\w*(?: [a-z]+){0,4} (?:negativ\w* (?:o|ni|y) (?:de )?(?:cero|0)|(?:cero|0) (?:o|ni|y) negativ\w*)/,
    bounded('given', 'not-above'),
  ],
  [
    /\b(?:no|ni|tampoco) (?:se )?(?:acept|admit|permit|dej|recib)\w*(?: [a-z]+){0,4} negativ\w*/,
    bounded('given', 'below'),
  ],
  [
    /\b(?:no|ni|tampoco) (?:pued|deb)\w* ser(?: un| una)? (?:numero )?(?:negativ\w* (?:o|ni|y) (?:cero|0)|(?:cero|0) (?:o|ni|y) negativ\w*)/,
    bounded('given', 'not-above'),
  ],
  [/\b(?:no|ni|tampoco) (?:pued|deb)\w* ser(?: un| una)? (?:numero )?negativ\w*/, bounded('given', 'below')],
  [
    /\b(?:sea|sean|tiene que ser|debe ser|deben ser|tienen que ser)(?: un| una)?(?: numero)? positiv\w*/,
    bounded('given', 'not-above'),
  ],
  [/\bsolo (?:se )?(?:acept|admit|permit|dej|recib)\w*(?: [a-z]+){0,4} positiv\w*/, bounded('given', 'not-above')],
  [
    new RegExp(
      `\\bno (?:se |me |lo )?(?:pueda |puede |deje )?(?:pas|super|exced|sub)\\w*(?: del?| a| los| las| el)* (${NUMBER})`,
    ),
    bounded('result', 'above'),
  ],
  [
    new RegExp(
      `\\bno (?:se |me |lo )?(?:pueda |puede |deje )?(?:baj|cai|caig|qued)\\w*(?: por debajo| menos)?(?: del?| a| los| las| el)* (${NUMBER})`,
    ),
    bounded('result', 'below'),
  ],
  [new RegExp(`\\bno (?:[a-z]+ ){1,5}mas del? (${NUMBER})`), bounded('given', 'above')],
  [new RegExp(`\\bno (?:[a-z]+ ){1,5}menos del? (${NUMBER})`), bounded('given', 'below')],
  [
    /\bno (?:hay|haya|tiene|tenga|queda|quede|alcanza|alcance)\w*(?: [a-z]+){0,2} suficientes?\b|\bmas (?:[a-z]+ )?(?:de lo|del|de la|de las|de los|que lo) (?:que (?:hay|haya|tiene|tenga|queda|quede)|saldo|disponible|stock)\b/,
    () => ({ of: 'enough' }),
  ],
]

const ERRORS = 'valueerror|typeerror|indexerror|keyerror|zerodivisionerror|runtimeerror|exception|excepcion|error'
const JOINS =
  '(?:y|e|o|en (?:ese|tal|este|cuyo|otro|los dos|ambos|esos|cualquier) casos?|si (?:no|lo es|lo son|pasa|eso pasa|lo hace|es asi|se pasa|se intenta)|de lo contrario|entonces|lo mismo|la funcion|el metodo|que|se|tambien|debe|me)'
const RAISES = `(?:lan[cz]\\w+|levant\\w+|salt\\w+|raise|tir\\w+|arroj\\w+|de|da|dar)? ?(?:(?:un|una|el|la|error|excepcion|de|tipo) )*(?<error>${ERRORS})\\b`
const RETURNS = '(?:devuelv\\w+|retorn\\w+|regres\\w+) (?<value>false|none|true|falso|nada)\\b'
const TAIL = new RegExp(`^[\\s,;:.(]*(?:${JOINS}[\\s,;:.(]+){0,6}(?:${RETURNS}|${RAISES}|(?<warn>avis\\w+))\\)?`)
const BREAK = /[.;:,]\s|\s(?:y|e|pero) (?=que |si |cuando |ademas |tambien )/g
const ERROR_NAMES = [
  'ValueError',
  'TypeError',
  'IndexError',
  'KeyError',
  'ZeroDivisionError',
  'RuntimeError',
  'Exception',
]
const VALUES: Partial<Record<string, string>> = { false: 'False', falso: 'False', true: 'True' }

/** The checks that words ask for, each with what follows where it fails; one without takes what was said of another. */
export function checksIn({ plain }: Said): Check[] {
  const found = RULES.flatMap(([pattern, rule]) =>
    [...plain.matchAll(new RegExp(pattern, 'g'))].flatMap((match) => {
      const read = rule(match)
      return read === null ? [] : [{ at: match.index, end: match.index + match[0].length, rule: read }]
    }),
  ).toSorted((a, b) => a.at - b.at)
  const apart = found.filter(({ at }, index) => found.slice(0, index).every((other) => other.end <= at))
  const tails = apart.map(({ end }) => TAIL.exec(plain.slice(end)))
  const known = tails.find((tail) => tail !== null)
  if (!known) return []
  return apart.map(({ at, end, rule }, index) => {
    const tail = tails[index]
    const from = startOf(plain, at)
    return {
      span: { from, to: end + (tail?.[0].length ?? 0) },
      words: plain.slice(from, end),
      at: end,
      rule,
      outcome: outcomeOf(tail ?? known),
    }
  })
}

function outcomeOf({ groups = {} }: RegExpExecArray): Outcome {
  if (groups.value !== undefined) return { kind: 'return', value: VALUES[groups.value] ?? 'None' }
  if (groups.warn !== undefined) return { kind: 'warn' }
  return {
    kind: 'raise',
    error: ERROR_NAMES.find((name) => name.toLowerCase() === groups.error) ?? 'ValueError',
  }
}

function startOf(plain: string, at: number): number {
  const breaks = [...plain.slice(0, at).matchAll(BREAK)]
  const last = breaks.at(-1)
  return last ? last.index + last[0].length : 0
}
