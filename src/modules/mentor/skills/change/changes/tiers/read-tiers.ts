import type { Said, Span } from '../../change'
import { namedTiers } from './named-tiers'
import type { Tiers, Value } from './tier'
import { BOUNDS, boundsIn } from './tier-bounds'
import { labelsIn } from './tier-labels'
import { numberIn } from './tier-numbers'

const PERCENT = /(\d+(?:[.,]\d+)?) ?(?:%|por ?ciento)/
const NOTHING =
  /\b(?:gratis|nada|(?:sin|ningun) (?:descuento|recargo|cargo|comision|impuesto|coste|costo|propina)|no (?:pag\w+|cobr\w+|hay|tiene\w*)(?: nada| descuento)?|exent\w+)\b/
const AMOUNT = /(?<![\w.,])[$€]? ?(\d+(?:[.,]\d+)*)(?![\w%])(?: ?(?:€|\$|euros?|pesos|soles|dolares)(?!\w))?/
const OF_EACH =
  /\b(?:solo|unicamente|por)? ?(?:la parte|lo|el resto|el exceso|la diferencia|los?) que (?:pas\w+|exced\w+|super\w+|sobr\w+|este por encima)|\bpor tramos progresiv\w+\b/
const MOST = 8

/** «hasta 1000 el 5 %, de 1000 a 3000 el 8 % y de ahí en adelante el 10 %», in either order; null where words tell no tiers. */
export const readTiers = (said: Said): Tiers | null => boundedTiers(said) ?? namedTiers(said)

function boundedTiers(said: Said): Tiers | null {
  const bounds = boundsIn(said.plain)
  const [first] = bounds
  const last = bounds.at(-1)
  if (
    !first ||
    !last ||
    bounds.length > MOST ||
    !BOUNDS.some((kind) => bounds.some(({ bound }) => bound.kind === kind))
  )
    return null
  const numbers = numbersBeside(said.plain, bounds)
  const values = numbers ?? labelsIn(said, bounds)
  if (values === null) return null
  const from = Math.min(first.from, values.from)
  const to = Math.max(last.to, values.to)
  const tiers = bounds.flatMap(({ bound }, at) => {
    const value = values.found[at]
    return value ? [{ bound, value }] : []
  })
  const lead = LEAD.exec(said.plain.slice(0, from))?.[0] ?? ''
  const span = { from: from - lead.length, to }
  const words = said.plain.slice(span.from, to)
  return { tiers, isMarginal: OF_EACH.test(words), span, said: words }
}
/** What leads up to a rule. */
const LEAD =
  /(?:\b(?:(?:cambi|modific|arregl|adapt|pon|haz)\w*|quiero|quisiera|necesito|ahora|que|para|el|la|los|las|un|una|a|y|si|cuando|sea|se|es|del|descuento|impuesto|comision|precio|envio|tarifa|tramos|reglas?|formula|calculo|con|cobre|pague|pagan|paguen|aplique|mejor|haya|suba|baje|cueste|valga|son|seran|dig\w+|muestre|indique|agreg\w+|anad\w+|lo|de|mis|entren|ninos|personas|mayores|menores)\b[ :,]*)+$/

type Found = { found: Value[]; from: number; to: number }

/** One number in each gap: behind each bound, or before each. */
function numbersBeside(plain: string, bounds: readonly Span[]): Found | null {
  const gaps = [0, ...bounds.map(({ to }) => to)].map((from, at) => ({
    from,
    to: bounds[at]?.from ?? clauseEnd(plain, from),
  }))
  const before = gaps.slice(0, -1).map((gap, at) => valueIn(plain, gap, at === 0 ? 'last' : 'only'))
  const behind = gaps.slice(1).map((gap) => valueIn(plain, gap, 'first'))
  for (const all of [behind, before]) {
    const found = all.flatMap((one) => (one ? [one] : []))
    if (found.length < bounds.length) continue
    const isShare = found.some(({ value }) => value.kind === 'percent')
    return {
      found: found.map(({ value }) =>
        isShare && value.kind === 'number' && value.number === 0 ? { kind: 'percent', number: 0 } : value,
      ),
      from: Math.min(...found.map(({ from }) => from)),
      to: Math.max(...found.map(({ to }) => to)),
    }
  }
  return null
}

const clauseEnd = (plain: string, from: number) => {
  const found =
    /[.;](?!\d)|¦|, (?:y )?(?:que|con|al final|tambien|ademas)\b|\by (?:que|al final|tambien|ademas|el \w+ que)\b/.exec(
      plain.slice(from),
    )
  return found ? from + found.index : plain.length
}

function valueIn(plain: string, { from, to }: Span, which: 'first' | 'last' | 'only') {
  const words = plain.slice(from, to)
  const start = which === 'last' ? Math.max(0, ...[...words.matchAll(/[.;:](?!\d)/g)].map(({ index }) => index + 1)) : 0
  const text = words.slice(start)
  const all = [PERCENT, NOTHING, AMOUNT].flatMap((pattern, at) => {
    const match = new RegExp(pattern.source, 'g')
    const matches = [...text.matchAll(match)]
    const one = which === 'last' ? matches.at(-1) : matches[0]
    return one ? [{ one, at }] : []
  })
  const [best] = all
  if (!best) return null
  const { one, at } = best
  const number = at === 1 ? 0 : numberIn(one[1] ?? '')
  if (number === null) return null
  const value: Value = { kind: at === 0 ? 'percent' : 'number', number }
  return { value, from: from + start + one.index, to: from + start + one.index + one[0].length }
}
