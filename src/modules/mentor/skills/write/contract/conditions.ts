import type { Span } from '../compose/reading'
import { predicatesIn, testOf } from '../compose/sequences/find-predicates'
import { numberIn } from '../plan/tables/data'
import type { Condition, Known } from './condition'
import { dateConditions, flagConditions } from './record-conditions'
import { isNumeric } from './shapes'
import { textTests } from './text-tests'
import { amountOf, fieldNamed, inLoop, nameField, severalOf, valueIn } from './values'

const COMPARE: readonly (readonly [operator: string, words: string])[] = [
  [
    '>=',
    'mayor(?:es)? o igual(?:es)? (?:que|al?|del?)|igual(?:es)? o (?:mayor(?:es)?|superior(?:es)?) (?:que|al?|del?)|al menos|como minimo|por lo menos|minim[oa](?: del?)?|a partir del?|lleg\\w+ al?|no baj\\w+ del?|desde|> =|>=',
  ],
  [
    '<=',
    'menor(?:es)? o igual(?:es)? (?:que|al?|del?)|igual(?:es)? o (?:menor(?:es)?|inferior(?:es)?) (?:que|al?|del?)|como mucho|como maximo|maxim[oa](?: del?)?|hasta|no pas\\w+ del?|no super\\w+(?: al?)?|< =|<=',
  ],
  [
    '<',
    'menos del?|menos que|menor(?:es)? (?:que|del?|al?)|por debajo del?|debajo del?|inferior(?:es)? al?|no lleg\\w+ al?|baj\\w+ del?|<',
  ],
  [
    '>',
    'mas del?|mas que|mayor(?:es)? (?:que|del?|al?)|por encima del?|encima del?|superior(?:es)? al?|pas\\w+ del?|super\\w+(?: al?)?|exced\\w+(?: del?)?|>',
  ],
  ['==', 'igual(?:es)? al?|exactamente|= =|=='],
]
const WORDS = COMPARE.map(([, words]) => words).join('|')
const MORE =
  '(?: (o mas|o menos|o superior(?:es)?|o inferior(?:es)?|o mayor(?:es)?|o menor(?:es)?|como minimo|como maximo|para arriba|en adelante))'
const operatorOf = (said: string) => COMPARE.find(([, words]) => new RegExp(`^(?:${words})$`).test(said))?.[0] ?? '>'

/** Before a comparison: back to the word with which its clause begins. */
const CLAUSE = /.*(?:[,;.:¦(]|\b(?:que|quien(?:es)?|cuy[oa]s?|con|si|donde|l[oa]s|de|y)\b)(?= )/
const REACH = 70

/** All that words ask of an element: comparisons, what numbers or texts can be, values of a field. */
export function conditionsIn(text: string, known: Known): Condition[] {
  const found: Condition[] = []
  let open = text
  const add = (all: readonly Condition[]) => {
    for (const one of all) {
      open = open.slice(0, one.from) + '¦'.repeat(one.to - one.from) + open.slice(one.to)
      found.push(one)
    }
  }
  add(dateConditions(open, known))
  add(flagConditions(open, known))
  add(parameterTexts(open, known))
  add(textConditions(open, known))
  add(numberConditions(open, known))
  add(comparisons(open, known))
  add(fromParameter(open, known))
  add(sameValues(open, known))
  add(having(open, known))
  add(passing(open, known))
  return found
    .toSorted((a, b) => a.from - b.from)
    .map((one, at, all) => {
      const before = all[at - 1]
      return before && /^ ?o(?: que)? ?$/.test(text.slice(before.to, one.from)) ? { ...one, isOr: true } : one
    })
}

/** Conditions as one test. */
export const joined = (conditions: readonly Condition[]): string =>
  conditions
    .filter(({ test }) => test !== '')
    .reduce((all, { test, isOr }, at) => (at === 0 ? test : `${all} ${isOr ? 'or' : 'and'} ${test}`), '')

function textConditions(text: string, { view, raw }: Known): Condition[] {
  const [field] = view.fields
  if (view.kind !== 'plain' || !field || (isNumeric(field.shape) && field.shape.kind !== 'any')) return []
  if (field.shape.kind === 'any' && !/\b(?:letras|caracteres|empie|empez|comien|termin|contien|contengan)/.test(text))
    return []
  return textTests(text, raw).map(({ from, to, of }) => ({ from, to, test: of(field.code) }))
}

function comparisons(text: string, known: Known): Condition[] {
  const num = `(?:(?:el|la|los|las|un|una|de|del|ese|esa) )*(\\d+(?:[.,]\\d+)?${[...known.numbers.map((name) => name.toLowerCase()), ...fieldNames(known)].map((name) => `|${name}\\b`).join('')})`
  const pattern = new RegExp(
    `\\b(?:(?:entre ${num} y ${num})|(?:(${WORDS}) ${num}(?!${MORE.replace(' (o', ' (?:o')}))|(?:${num}${MORE}))(?! ?%)`,
    'g',
  )
  return [...text.matchAll(pattern)].flatMap((match): Condition[] => {
    const [all, low, high, compare = '', value, other, more = ''] = match
    const subject = subjectOf(text, { from: match.index, to: match.index + all.length }, known)
    if (subject === null) return []
    const place = { from: subject.from, to: subject.to }
    if (low !== undefined && high !== undefined)
      return [{ ...place, test: subject.of((it) => `${numeral(low, known)} <= ${it} <= ${numeral(high, known)}`) }]
    const operator =
      value !== undefined ? operatorOf(compare) : /mas|super|mayor|minimo|arriba|adelante/.test(more) ? '>=' : '<='
    return [{ ...place, test: subject.of((it) => `${it} ${operator} ${numeral(value ?? other ?? '0', known)}`) }]
  })
}

/** «tengan esa edad o más» with `edad_minima`. */
function fromParameter(text: string, { view, numbers }: Known): Condition[] {
  return view.fields.flatMap(({ noun, code, shape }): Condition[] => {
    const match = new RegExp(
      `\\b(?:(?:que|teng\\w+|tien\\w+|con|de) )*(?:esa|ese|dicha|dicho|la|el|al menos esa|al menos ese) ${noun}(?: (?:minim[oa]|dad[oa]|indicad[oa]))?${MORE}`,
    ).exec(text)
    const own =
      numbers.find((name) => name.toLowerCase().includes(noun)) ?? (numbers.length === 1 ? numbers[0] : undefined)
    if (!match || own === undefined || !isNumeric(shape)) return []
    const operator = /mas|super|mayor|arriba|adelante|minimo/.test(match[1] ?? '') ? '>=' : '<='
    return [{ from: match.index, to: match.index + match[0].length, test: `${code} ${operator} ${own}` }]
  })
}

const numeral = (said: string, { numbers, view }: Known) =>
  numbers.find((name) => name.toLowerCase() === said) ??
  view.fields.find(({ noun }) => noun === said)?.code ??
  String(numberIn(said))

/** What one field can be held against: another. */
const fieldNames = ({ view }: Known): string[] =>
  view.fields.length < 3 ? [] : view.fields.filter(({ shape }) => isNumeric(shape)).map(({ noun }) => noun)

type Subject = Span & { of: (test: (it: string) => string) => string }

/** What is compared: what stands before it in its clause, or right behind it; else the amount of the element. */
function subjectOf(text: string, { from, to }: Span, { view }: Known): Subject | null {
  const reach = text.slice(Math.max(0, from - REACH), from)
  const clause = reach.replace(CLAUSE, '')
  const wide =
    /\b(?:que|quien(?:es)?|cuy[oa]s?|con|donde)\b(?:(?! (?:que|quien(?:es)?|cuy[oa]s?|con|donde|y)\b|[,;.:¦]).)*$/.exec(
      reach,
    )?.[0] ?? clause
  const behind =
    /^(?: (?:de|en))?(?: (?:letras|caracteres|euros|puntos|unidades|anos|[a-z]+))?/.exec(text.slice(to))?.[0] ?? ''
  const unit =
    /^ (?:letras|caracteres|euros|unidades|anos|puntos)/.exec(behind)?.[0] ?? (fieldNamed(view, behind) ? behind : '')
  const start = from - Math.max(wide.length, clause.length)
  const span = { from: start, to: to + unit.length }
  const several = severalOf(view)
  if (several && /\b(?:algun[oa]?s?|cualquier|todas?|todos?|ningun[oa]?)\b/.test(wide)) {
    const one = several.shape.noun === several.code ? 'uno' : several.shape.noun
    const [word, not] = /\btod[oa]s?\b/.test(wide) ? ['all', ''] : ['any', /\bningun/.test(wide) ? 'not ' : '']
    return { ...span, of: (test) => `${not}${word}(${test(one)} for ${one} in ${several.code})` }
  }
  const stated = valueIn(`${wide} ${unit}`, view)
  const value = stated?.isNumber ? stated : several && !stated ? null : amountOf(view)
  if (value === null) return null
  return { ...span, of: (test) => test(value.write(inLoop)) }
}

/** «los pares», «los múltiplos de 3»: what numbers can be, but for comparisons. */
function numberConditions(text: string, { view }: Known): Condition[] {
  const [field] = view.fields
  if (view.kind !== 'plain' || !field || !isNumeric(field.shape)) return []
  return predicatesIn(text, 'number').flatMap((found) =>
    /^(?:even|odd|multiple|positive|negative|zero)$/.test(found.predicate.id)
      ? [{ from: found.from, to: found.to, test: testOf(found, field.code) }]
      : [],
  )
}

/** «los de esa categoría», «cuya ciudad sea «Lima»»: a field that is what a parameter or a quoted word says. */
function sameValues(text: string, { view, texts, raw }: Known): Condition[] {
  if (view.kind === 'plain') return []
  const names = view.fields.map(({ noun }) => noun)
  const pattern = new RegExp(
    `\\b(?:(?:que|cuy[oa]|con|de|del|en|cuando|donde|su|sea|son|sean|es|el|la|los|las|esa|ese|esta|este|una|un|tengan?) )*(${names.join('|')})(?: (?:sea|es|coincid\\w+ con|igual(?: a)?|==|= =|dad[oa]|indicad[oa]|que se (?:pasa|indique)|del? parametro|la|el))* ?(«[^ ]+»|${texts.map((name) => `${name.toLowerCase()}\\b`).join('|') || '(?!)'})?`,
    'g',
  )
  return [...text.matchAll(pattern)].flatMap((match): Condition[] => {
    const field = view.fields.find(({ noun }) => noun === match[1])
    const own =
      texts.find((name) => name.toLowerCase() === (match[2] ?? '').toLowerCase()) ??
      (match[2]
        ? undefined
        : texts.find(
            (name) =>
              name.toLowerCase() === match[1] && /\b(?:esa|ese|dad[oa]|indicad[oa]|de la|de una|sea)\b/.test(match[0]),
          ))
    if (!field) return []
    const value = match[2]?.startsWith('«') ? `'${raw(match[2])}'` : own
    if (value === undefined) return []
    return [{ from: match.index, to: match.index + match[0].length, test: `${field.code} == ${value}` }]
  })
}

/** «que tengan stock»: more than none. */
function having(text: string, { view }: Known): Condition[] {
  return view.fields.flatMap(({ noun, code, shape }): Condition[] => {
    const match = isNumeric(shape)
      ? new RegExp(
          `\\b(?:que )?(no )?(?:teng\\w+|tien\\w+|hay|haya|queden?|con) ${noun}s?\\b(?! (?:de|mas|menos|mayor|menor|entre|superior|inferior|minim|maxim|al|por|igual|\\d))`,
        ).exec(text)
      : null
    return match
      ? [{ from: match.index, to: match.index + match[0].length, test: `${code} ${match[1] ? '==' : '>'} 0` }]
      : []
  })
}

const NO_CASE =
  /\b(?:sin|no) (?:importar|distinguir|distinga|diferenciar|tener en cuenta)(?: (?:entre|las|si))* mayusculas(?: (?:y|o|ni) (?:las )?minusculas)?\b/

/** «que contengan ese texto», «que empiezan por esa letra». */
function parameterTexts(text: string, { view, texts, numbers }: Known): Condition[] {
  const field = nameField(view)
  const names = texts.filter((name) => !numbers.includes(name)).map((name) => name.toLowerCase())
  if (!field || names.length === 0) return []
  const match = new RegExp(
    `\\b(?:(?:que|cuy[oa]|nombre|se) )*(no )?(contien\\w+|contengan?|incluy\\w+|llev\\w+|tengan?|empie[zc]\\w+|comien[zc]\\w+|termin\\w+|acab\\w+)(?: (?:por|con|en|ese|esa|el|la|dicho|dicha|texto|letra|palabra|de))*? (${names.join('|')})\\b`,
  ).exec(text)
  if (match === null) return []
  const name = texts.find((each) => each.toLowerCase() === match[3]) ?? ''
  const noCase = NO_CASE.exec(text)
  const lower = noCase ? '.lower()' : ''
  const [it, other] = [`${field.code}${lower}`, `${name}${lower}`]
  const verb = match[2] ?? ''
  const test = /^(?:emp|com)/.test(verb)
    ? `${it}.startswith(${other})`
    : /^(?:ter|aca)/.test(verb)
      ? `${it}.endswith(${other})`
      : `${other} in ${it}`
  const place = { from: match.index, to: match.index + match[0].length, test: match[1] ? `not ${test}` : test }
  return noCase ? [place, { from: noCase.index, to: noCase.index + noCase[0].length, test: '' }] : [place]
}

/** «los aprobados» where no number says more: from 5 on. */
function passing(text: string, { view, numbers }: Known): Condition[] {
  const found = /\b(?:(?:han|hayan|esten|estan|que) )*(?:(aprob\w+)|(suspen[ds]\w+))\b/.exec(text)
  const several = severalOf(view)
  const value = several ? valueIn('media', view) : amountOf(view)
  if (found === null || value === null || numbers.length > 0) return []
  return [
    {
      from: found.index,
      to: found.index + found[0].length,
      test: `${value.write(inLoop)} ${found[1] !== undefined ? '>=' : '<'} 5`,
    },
  ]
}
