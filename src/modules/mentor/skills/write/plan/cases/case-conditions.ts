import type { Span } from '../../compose/reading'
import { type FoundPredicate, predicatesIn, testOf } from '../../compose/sequences/find-predicates'

/** What must be true of a value: `test` in Python; `low` and `high` are its ends, where it has any. */
export type Condition = Span & {
  test: (it: string) => string
  low: number | null
  high: number | null
  unit: string | null
  isWhole: boolean
}

const PLAIN = /^(?:between|at-least|at-most|greater|less|multiple)$/
/** Words that name a group as often as they ask for one: only where something is said to be so. */
const NAMED = /^(?:adult|minor|even|odd|positive|negative|zero)$/
const IS_SAID =
  /\b(?:si|cuando)(?: (?:no|el|la|lo|es|son|sea|tiene|numero|saldo|resultado|edad|sale|introducid[oa]))* $/
/** «menor de edad (menos de 18)»: the name of what stands in brackets. */
const EXPLAINED = /^ \( (?:menos|mas|de|menor|mayor|entre|hasta|desde|\d)/
/** «que sean 2 proveedores» orders, and asks for no case. */
const IS_ASKED = /\b(?:si|cuando) (?:[a-z]+ ){0,4}$/
const UNIT = /^ (?:de )?(€|\$|%|[a-z]{1,}[a-z0-9]*)/
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const SPAN = new RegExp(String.raw`(?<=\( )${NUMBER} (?:a|y|-|al|hasta) ${NUMBER}`, 'g')
const MORE: readonly { words: RegExp; isLow: boolean }[] = [
  {
    words: new RegExp(
      String.raw`\b(?:hasta|llega\w* hasta|maximo) (?:los |las )?${NUMBER}(?! (?:veces|intentos|oportunidades))`,
      'g',
    ),
    isLow: false,
  },
  { words: new RegExp(String.raw`\b(?:desde|llega\w* a|alcanz\w+) (?:los |las )?${NUMBER}`, 'g'), isLow: true },
  { words: new RegExp(String.raw`\b${NUMBER}(?: [a-z]+)? (?:en adelante|para arriba|o mas)\b`, 'g'), isLow: true },
]

/** All conditions on a number that a text states, in its order; what is blank there is no part of it. */
export function conditionsIn(text: string): Condition[] {
  const found = predicatesIn(text, 'number')
    .filter(
      ({ predicate, from, to }) =>
        PLAIN.test(predicate.id) ||
        (predicate.id === 'equal' && IS_ASKED.test(text.slice(0, from))) ||
        (NAMED.test(predicate.id) && IS_SAID.test(text.slice(0, from)) && !EXPLAINED.test(text.slice(to))),
    )
    .map((each) => conditionOf(each, text))
  const spans = [...text.matchAll(SPAN)].map((match): Condition => {
    const [low = 0, high = 0] = match.slice(1).map((each) => Number(each.replace(',', '.')))
    const to = match.index + match[0].length
    return { from: match.index, to, test: (it) => `${low} <= ${it} <= ${high}`, low, high, unit: null, isWhole: false }
  })
  const others = MORE.flatMap(({ words, isLow }) =>
    [...text.matchAll(words)].map((match) => boundOf(match, { isLow, text })),
  ).filter(({ from, to }) => found.every((other) => to <= other.from || from >= other.to))
  const bounds = [...spans, ...others]
  const distinct = bounds.filter((one, at) =>
    bounds.slice(0, at).every((other) => one.from >= other.to || one.to <= other.from),
  )
  return [...found, ...distinct].toSorted((a, b) => a.from - b.from)
}

function conditionOf(found: FoundPredicate, text: string): Condition {
  const { predicate, value, other, from, to } = found
  const [one, two] = [value, other].map((each) => Number(each.replaceAll(' ', '').replace(',', '.')))
  const isNumber = value !== '' && Number.isFinite(one)
  const low = isNumber && /^(?:between|at-least|greater)$/.test(predicate.id) ? (one ?? null) : null
  const high = !isNumber
    ? null
    : predicate.id === 'between'
      ? (two ?? null)
      : /^(?:at-most|less)$/.test(predicate.id)
        ? (one ?? null)
        : null
  return {
    from,
    to: to + (isNumber ? unitAfter(text, to).length : 0),
    test: (it) => testOf(found, it),
    low,
    high,
    unit: isNumber ? unitAfter(text, to).trim().replace(/^de /, '') || null : null,
    isWhole: predicate.isWhole === true,
  }
}

function boundOf(match: RegExpExecArray, { isLow, text }: { isLow: boolean; text: string }): Condition {
  const value = Number((match[1] ?? '0').replace(',', '.'))
  const to = match.index + match[0].length
  return {
    from: match.index,
    to: to + unitAfter(text, to).length,
    test: (it) => `${it} ${isLow ? '>=' : '<='} ${value}`,
    low: isLow ? value : null,
    high: isLow ? null : value,
    unit: unitAfter(text, to).trim() || null,
    isWhole: false,
  }
}

/** «40 horas», «100 €»: what the number counts. */
const unitAfter = (text: string, to: number): string => {
  const unit = UNIT.exec(text.slice(to))?.[0] ?? ''
  return COUNTED.test(unit) ? unit : ''
}
const COUNTED =
  /^ (?:de )?(?:€|\$|euros?|pesos|soles|dolares|anos?|horas?|dias?|kg|kilos?|gramos?|km|kilometros?|metros?|grados?|unidades|uds|puntos?|personas?|articulos?|productos?|litros?|piezas?|minutos?|meses|noches|libros?|entradas?|palabras?|cm|m|litro|cajas?)$/
