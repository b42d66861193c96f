import { folded } from '~/platform/text/folded'
import type { CompareOperator } from '../../../../python/ast'
import { type FoundPredicate, predicatesIn, testOf } from '../../compose/sequences/find-predicates'
import { numberIn } from '../../plan/tables/data'
import type { Condition, Derived, Value } from '../query'
import { amountOf, moneyOf, numberOf, ofColumn, priceOf, severalOf } from '../values'
import { isNumeric, type Source } from './column'
import { datedConditions } from './read-dated'
import { equals, markYesNo, yesOrNo } from './read-yes-no'
import type { Tokens } from './tokens'

/** `isPlain`: rows are gone through one by one, behind what is worked out of all. */
type Known = { tokens: Tokens; source: Source; derived: readonly Derived[]; isPlain?: boolean }

/** Every condition on rows that nothing else has read, in the order of the request. */
export function readConditions(known: Known): Condition[] {
  // What a column holds, said in words, is no condition: «pagada es sí o no».
  markYesNo(known.tokens, known.source)
  return [
    ...datedConditions(known),
    ...owing(known),
    ...late(known),
    ...besideMean(known),
    ...columnsCompared(known),
    ...compared(known),
    ...equalTexts(known),
    ...valuesNamed(known),
    ...yesOrNo(known),
  ].toSorted((a, b) => a.from - b.from)
}

/** «solo las vencidas»: those whose days have run out. */
function late({ tokens, derived }: Known): Condition[] {
  const days = derived.find(({ value }) => value.kind === 'binary' && value.left.kind === 'days')
  const found = tokens.find(
    /\b(?:ONLY |SHOW |me |las |los |que |esten |ya ){0,8}(?:vencid[oa]s?|atrasad[oa]s?|pasad[oa]s? de plazo|fuera de plazo)\b/,
  )
  if (!days || !found) return []
  tokens.use(found)
  return [
    { left: days.value, operator: '>', right: { kind: 'number', value: 0 }, raw: null, from: found.from, to: found.to },
  ]
}

/** «los días que pasaron de la media», «los que están por debajo de la media». */
function besideMean({ tokens, source, isPlain = false }: Known): Condition[] {
  const column = numberOf(source)
  if (!isPlain || !column) return []
  return tokens.all(BESIDE_MEAN).map(({ groups: [how = ''], from, to }) => {
    tokens.use({ from, to })
    const left = ofColumn(column)
    const sign = /^(?:debajo|MIN|menos|inf|baj)/.test(how) ? '<' : '>'
    return { left, operator: '==', right: left, raw: (it) => `${it} ${sign} media`, needsMean: true, from, to }
  })
}
const BESIDE_MEAN =
  /\b(?:(?:los|las|que|DAYS|MONTH|C\d+|valores|estan?|esten|sean?|son|se|quedan?|BY) ){0,6}(encima|debajo|pas[a-z]+|super[a-z]+|MAX|MIN|mas|menos|inferior(?:es)?|superior(?:es)?)(?: (?:alt[oa]s?|baj[oa]s?|de|a|que|al)){0,2} (?:la |el |su )?MEAN\b/g

const DEBT = /^(?:deuda|debe|adeud|pendiente|importe_pendiente|saldo_pendiente)/

/** «solo los que deben algo»: those whose debt is more than nothing. */
function owing({ tokens, source }: Known): Condition[] {
  const column = source.columns.find((one) => DEBT.test(one.name) && isNumeric(one))
  const found = tokens.reading.find(OWES)
  if (!column || !found) return []
  tokens.reading.use(found)
  const [from, to] = [tokens.tokenOffset(found.from), tokens.tokenOffset(found.to)]
  return [{ left: ofColumn(column), operator: '>', right: { kind: 'number', value: 0 }, raw: null, from, to }]
}
const OWES =
  /\b(?:(?:solo|de|a) )*(?:(?:l[oa]s|aquellos|quienes) )?(?:(?:clientes|personas) )?(?:que (?:(?:aun|todavia|nos|me|le) )*(?:deb[ae]n?|adeudan?)|deudores|moros[oa]s)\b(?: (?:algo|dinero|todavia|aun|pasta|plata))*(?= |$)/

/** «el stock por debajo del mínimo», «los que gastan más que su presupuesto». */
function columnsCompared({ tokens, source }: Known): Condition[] {
  return tokens
    .all(
      /\b(?:que |los |las |con |tengan? |tienen |SHOW |esten |estan |este |esta ){0,8}(?:(C\d+) (?:(?:es|sea|este|esta|que|actual|este|quede) ){0,8})?(?:BY )?(debajo|encima|inferior(?:es)?|superior(?:es)?|menor(?:es)?|MIN|MAX|menos|mas|<|>|menor o igual|<=|>=) (?:del?|al?|que|que el|que la)?(?: ?(?:el|la|su|los))? ?(C\d+)\b/g,
    )
    .flatMap(({ groups: [left, how = '', right], from, to }) => {
      const other = tokens.column(right)
      const named = tokens.column(left)
      const own = named && named !== other && isNumeric(named) ? named : (amountOf(source) ?? numberOf(source))
      if (!other || !own || own === other || !isNumeric(other) || tokens.isUsed({ from, to })) return []
      tokens.use({ from, to })
      const operator =
        how === '<=' ? '<=' : how === '>=' ? '>=' : /^(?:debajo|inf|menor|MIN|menos|<)/.test(how) ? '<' : '>'
      return [{ left: ofColumn(own), operator, right: ofColumn(other), raw: null, from, to } satisfies Condition]
    })
}

const OPERATORS: Partial<Record<string, CompareOperator>> = {
  'at-least': '>=',
  'at-most': '<=',
  greater: '>',
  less: '<',
  equal: '==',
}
const OPPOSITE: Partial<Record<CompareOperator, CompareOperator>> = {
  '>=': '<',
  '<=': '>',
  '>': '<=',
  '<': '>=',
  '==': '!=',
}
/** Predicates of numbers that are no comparison with one. */
const OTHERS = new Set([
  'between',
  'even',
  'odd',
  'multiple',
  'positive',
  'negative',
  'zero',
  'passed',
  'failed',
  'adult',
  'minor',
])

/** «menos de 20», «los que pasen de 30 días», «promedio 6 o más». */
function compared({ tokens, source, derived }: Known): Condition[] {
  if (!source.columns.some((column) => isNumeric(column) || column.type === 'numbers' || column.type === 'date'))
    return []
  return predicatesIn(tokens.reading.text, 'number').flatMap((found): Condition[] => {
    const place = { from: tokens.tokenOffset(found.from), to: tokens.tokenOffset(found.to) }
    if (tokens.isUsed(place) || /^ ?%/.test(tokens.reading.text.slice(found.to))) return []
    const operator = OPERATORS[found.predicate.id]
    if (operator === undefined && !OTHERS.has(found.predicate.id)) return []
    const subject = subjectOf({ tokens, source, derived }, place)
    if (subject === null) return []
    const { from, to } = subject
    tokens.use({ from, to })
    const left = subject.value
    if (operator === undefined) return [{ left, operator: '==', right: left, raw: rawOf(found), from, to }]
    return [
      {
        left,
        operator: (found.isNegated ? OPPOSITE[operator] : operator) ?? operator,
        right: { kind: 'number', value: numberIn((found.value || found.other).replaceAll(' ', '')) },
        raw: null,
        from,
        to,
      },
    ]
  })
}

const rawOf =
  (found: FoundPredicate) =>
  (it: string): string =>
    testOf(found, it)

const CLAUSE_START = /.*(?: [,.;:?!] | y (?=que|SHOW|SAVE))/

/** What a comparison is of: what stands right behind it («20 unidades»), or the nearest before it in its clause. */
function subjectOf(
  { tokens, source, derived }: Known,
  place: { from: number; to: number },
): { value: Value; from: number; to: number } | null {
  const behind =
    /^(?: (?:de|en|los|las|sus?))?(?: (?:el|la))?(?: DAYS(?: de)?(?= C\d))? (C\d+|MONEY|DAYS|euros?|€|pesos|\$|dolares|soles|unidades|piezas)\b/.exec(
      tokens.text.slice(place.to - 1).replace(/^(?=\S)/, ' '),
    )
  const before = tokens.text.slice(Math.max(0, place.from - 80), place.from).replace(CLAUSE_START, '')
  const verb =
    / ?(?:(?:que|los|las|ONLY|si|hay|cuando|donde|con|teng\w+|tien\w+|sea\w*|son|es|llev\w+|se|ya|esten|este|deb\w+|C\d+|MEAN|MONEY|SUM|el|la|su|de|un|una|entre|DAYS) ){0,24}$/.exec(
      before,
    )
  const from = place.from - (verb?.[0].trimStart().length ?? 0)
  const end = behind ? place.to - 1 + behind[0].length : place.to
  const named = behind ? valueOfToken(behind[1] ?? '', { tokens, source, derived }) : null
  const nearest = [...before.matchAll(/\b(?:C\d+|MEAN|MONEY|DAYS|SUM)\b/g)]
    .map(([token]) => valueOfToken(token, { tokens, source, derived }))
    .findLast((value) => value !== null)
  const fallback = numberOf(source)
  const several = severalOf(source)
  const price = COSTS.test(tokens.text.slice(0, place.to).trimEnd()) ? priceOf(source) : undefined
  const value =
    (price ? ofColumn(price) : null) ??
    named ??
    nearest ??
    daysOf(derived) ??
    (fallback ? ofColumn(fallback) : several ? ({ kind: 'within', measure: 'mean', column: several } as const) : null)
  return value === null ? null : { value, from, to: end }
}

/** «que cuesten más de 10»: of a price, however many there are. */
const COSTS = /\b(?:cuest[ae]n?|val[eg]\w*|precio)(?: (?:mas|menos|MAX|MIN|de|sea|es|por|un|entre|encima|debajo|\d+))*$/

const daysOf = (derived: readonly Derived[]): Value | null =>
  derived.find(({ value }) => value.kind === 'days')?.value ?? null

function valueOfToken(token: string, { tokens, source, derived }: Known): Value | null {
  if (token === 'DAYS') return daysOf(derived)
  const several = severalOf(source)
  if (token === 'MEAN' || token === 'SUM')
    return several ? { kind: 'within', measure: token === 'MEAN' ? 'mean' : 'sum', column: several } : null
  if (/^(?:MONEY|euros?|€|pesos|\$|dolares|soles)$/.test(token)) return moneyOf(source)
  const column = /^(?:unidades|piezas)$/.test(token) ? amountOf(source) : tokens.column(token)
  if (!column) return null
  if (column.type === 'numbers') return { kind: 'within', measure: 'mean', column }
  return isNumeric(column) ? ofColumn(column) : null
}

/** «vencida = si», «la ciudad es Lima», «con estado pendiente». */
function equalTexts({ tokens }: Known): Condition[] {
  return [
    ...tokens.all(
      /\b(?:que (?:son|sean|esten) )?(?:de|con|del|en)(?: (?:la|el|su))? (C\d+) ("?[a-z]{3,}|«[^ ]+»)(?= [,.;]| de | y |$| en )/g,
    ),
    ...tokens.all(
      /\b(?:(?:ONLY|los|las|que|tengan?|tienen|con|donde|cuy[oa]|en) ){0,8}(C\d+)(?: (?:=|==|:|es|sea|este|esta|igual a|que sea|que es|a)){1,8} ("?[a-z]{2,}|«[^ ]+»)/g,
    ),
  ].flatMap(({ groups, from, to, text }) => {
    const column = tokens.column(groups[0])
    if (!column || (column.type !== 'text' && column.type !== 'unknown') || tokens.isUsed({ from, to })) return []
    const place = { from: tokens.wordOffset(to - (groups[1]?.length ?? 0)), to: tokens.wordOffset(to) }
    const written = tokens.reading.written(place).replace(/["'«»]/g, '')
    if (NO_VALUE.test(groups[1] ?? '')) return []
    tokens.use({ from, to })
    return [equals(column, written, { from, to: from + text.length })]
  })
}

/** What stands behind a column and is no value of it. */
const NO_VALUE =
  /^(?:de|del|mayor(?:es)?|menor(?:es)?|mas|menos|el|la|un|una|cada|que|y|con|por|para|entre|desde|hasta|superior|inferior|ordenad\w+|en|al|tiene\w*|donde|cuando|correspond\w+)$/

const stem = (word: string) =>
  folded(word)
    .replace(/(?:es|s)$/, '')
    .replace(/[oa]$/, '')

/** «las que están abiertas», «solo de Suba»: a value that the data holds. */
function valuesNamed({ tokens, source }: Known): Condition[] {
  const found: Condition[] = []
  for (const column of source.columns) {
    if (column.type !== 'text' || source.shape === 'plain' || source.isOneEach) continue
    for (const value of new Set(column.values.map(String))) {
      if (value.length < 3 || !/^\p{L}+$/u.test(value)) continue
      const match = new RegExp(
        `\\b(?:(?:que |C\\d+ |sean? |son |est[ae]n? |ONLY |las |los |de |en ){1,24})(no )?${stem(value)}(?:o|a|e)?s?\\b`,
      ).exec(tokens.text)
      if (!match) continue
      const place = { from: match.index, to: match.index + match[0].length }
      if (tokens.isUsed(place)) continue
      tokens.use(place)
      found.push(equals(column, value, place, match[1] !== undefined))
    }
  }
  return found
}
