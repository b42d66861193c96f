import { numberOf } from '../../../engine/task/read-task'

type Tier = { limit: number; value: number }

const NUMBER = '(\\d+(?:[.,]\\d+)*)'
const UNIT = '(?: (?:€|euros?|pesos?|soles|kg|kilos?|unidades|uds))?'
/** «De 1000 a 5000» and «entre 1000 y 5000»: what was before 1000 is told of already. */
const RANGE = new RegExp(`\\b(?:de|desde|entre) (?:los )?${NUMBER}${UNIT} (?:a|y|hasta)(?: los)? ${NUMBER}`, 'g')
const LIMIT = new RegExp(
  `\\b(?:hasta|menos de|menor(?:es)? (?:de|a|que)|por debajo de|inferior(?:es)? a)(?: los)? ${NUMBER}`,
)
const OPEN = new RegExp(
  `\\b(?:a partir de|mas de|mayor(?:es)? (?:de|a|que)|desde|por encima de|superior(?:es)? a|pas\\w+ de|supera\\w*|el resto|de ahi en adelante)(?: (?:ahi|los|eso))?(?: ${NUMBER})?`,
)
const CLAUSE_END = / [,;:.] | y (?=\D*\d)|\n/

/**
 * The tiers that a request states, as a Python list of limit and value, the last without limit: «5 % hasta 1000 y 8 % a partir de ahí» is
 * `[(1000, 5), (float('inf'), 8)]`. Null where a tier has no limit or no value of its own, or the last one does not reach further.
 */
export function statedTiers(text: string): { code: string; values: number[] } | null {
  const tiers = text
    .replace(RANGE, 'hasta $2')
    .split(CLAUSE_END)
    .flatMap((clause) => tierIn(clause) ?? [])
  const limits = tiers.map(({ limit }) => limit)
  const isRising = limits.every((limit, at) => at === 0 || limit > (limits[at - 1] ?? limit))
  if (tiers.length < 2 || !isRising || limits.at(-1) !== Number.POSITIVE_INFINITY) return null
  const items = tiers.map(({ limit, value }) => `(${Number.isFinite(limit) ? limit : "float('inf')"}, ${value})`)
  return { code: `[${items.join(', ')}]`, values: tiers.flatMap(({ limit, value }) => [limit, value]) }
}

function tierIn(clause: string): Tier | null {
  const limit = LIMIT.exec(clause)
  const open = OPEN.exec(clause)
  const bound = limit ?? open
  if (bound === null) return null
  const others = clause.replace(bound[0], ' ').match(new RegExp(NUMBER, 'g')) ?? []
  const [value] = others
  if (value === undefined || others.length > 1) return null
  return { limit: limit === null ? Number.POSITIVE_INFINITY : numberOf(limit[1] ?? ''), value: numberOf(value) }
}
