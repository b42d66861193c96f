import { folded } from '~/platform/text/folded'
import { singular } from '../../engine/task/identifier'
import { withoutOpening } from './wish-opening'

/** Requests and a wish as one; `replaced` are the words of an earlier one whose place the wish takes, `wanted` what it puts there. */
export type Joining = { texts: readonly string[]; replaced?: string; wanted?: string }

/**
 * The ways in which a wish can go on with the requests before it, likeliest first: one word for another, other numbers of the same
 * things, something more, or something else in place of what was to be shown.
 */
export function joinings(earlier: readonly string[], said: string): Joining[] {
  const wish = withCounted(earlier, said)
  const exchange = exchanged(earlier, wish) ?? revalued(earlier, wish)
  if (exchange) return [exchange]
  const numbered = withNumbers(earlier, wish)
  return [
    ...(numbered ? [{ texts: numbered }] : []),
    ...eachInstead(earlier, said),
    ...instead(earlier, wish),
    { texts: [...earlier, withoutOpening(wish)] },
  ]
}

const EACH = /(?<=\bde )cada(?: un[oa]\b(?! de)|(?= ?[?,.;]|$))/i
const COUNTED =
  /\b(?:cont\p{L}*|cuent\p{L}*|cu[aá]nt[oa]s) (?:(?:las|los|cu[aá]nt[oa]s|de) )*(\p{L}{4,}s)(?!\p{L})(?: (?:tiene|hay|lleva|salen|aparecen)\b)?(?<in> (?:(?:de|en) )?(?:un|una|el|la|mi) \p{L}+)?/iu

/** «cuántas hay de cada una» after «contar las vocales» is of each vowel. */
function withCounted(earlier: readonly string[], wish: string): string {
  const counted = EACH.test(wish)
    ? earlier.map((each) => COUNTED.exec(each)?.[1]).findLast((noun) => noun !== undefined)
    : undefined
  return counted === undefined || counted === 'veces' ? wish : wish.replace(EACH, `cada ${singular(counted)}`)
}

/** «cuántas hay de cada una» in place of how many there are in all. */
function eachInstead(earlier: readonly string[], said: string): Joining[] {
  const at = earlier.findLastIndex((each) => COUNTED.test(each))
  const found = COUNTED.exec(earlier[at] ?? '')
  if (!EACH.test(said) || found?.[1] === undefined || found[1] === 'veces') return []
  const wanted = `cuántas hay de cada ${singular(found[1])}`
  const place = found.groups?.in?.replace(/^ (?:(?:de|en) )?/, ' en ') ?? ''
  const text = (earlier[at] ?? '').replace(found[0], `di ${wanted}${place}`)
  return [{ texts: earlier.with(at, text), wanted }]
}

const EXCHANGE =
  /(?<![\p{L}\d-])([\p{L}\d-]{1,40})(?: [\p{L}]{1,40})? en (?:vez|lugar) de (?:(?:el|la|los|las|un|una|que sea) )?([\p{L}\d-]+)/iu

/** «que pare con -1 en vez de fin»: the earlier requests with one word for the other; null where none of them has said it. */
function exchanged(earlier: readonly string[], text: string): Joining | null {
  const [said = '', fresh, old] = EXCHANGE.exec(text) ?? []
  if (fresh === undefined || old === undefined) return null
  const word = new RegExp(`(?<![\\p{L}\\d-])${old}(?![\\p{L}\\d-])`, 'iu')
  if (!earlier.some((each) => word.test(each))) return null
  const rest = text.replace(said, ' ').replace(LED, '').trim()
  const more = /\p{L}{4}/u.test(rest) ? [withoutOpening(rest)] : []
  return { texts: [...earlier.map((each) => each.replace(word, fresh)), ...more], wanted: [fresh, ...more].join(', ') }
}
/** What leads to the exchange, and what joined it to the rest. */
const LED =
  /^[\s,.;]*(?:(?:y|e|que|q|pero|ahora|mejor|hazlo|haz|ponlo|pon|con|de|en|el|la|los|las|un|una|sea|use|usa|usando)\b[\s,.;]*)*(?=$|\p{L}|\d)/iu

/** «En mi negocio es el 10, cámbialo»: one number, and nothing else, of the only one that the requests state. */
const VALUE_ALONE =
  /^(?:(?:que|pero|es que|aqu[ií]|all[ií]|ac[aá]|ahora|mejor|en (?:mi|nuestr[oa]|este|esta) [\p{L}]+|el|la|los|las|se|[\p{L}]{3,} de [\p{L}]+|iva|impuesto|tipo|descuento|l[ií]mite|m[aá]ximo|m[ií]nimo|porcentaje|cambio|vota|cobra|paga)[\s,]+)*(?:es|son|sea|est[aá]|ser[ií]a|tiene que ser|debe ser|con|a)[\s,]+(?:(?:el|la|los|las|del?|al?|con|un)[\s,]+)*(?<value>\d+(?:[.,]\d+)?)(?<unit> ?(?:%|por ciento|a[nñ]os|euros?|€))?(?:[\s,.]+(?:c[aá]mbi[ae](?:l[oa])?|y no (?:el )?\d+(?: ?%)?|porfa\w*|por favor|gracias))*[\s.!]*$/iu
const STATED = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?![\p{L}\d])/gu

function revalued(earlier: readonly string[], wish: string): Joining | null {
  const value = VALUE_ALONE.exec(withoutOpening(wish))?.groups?.value
  const stated = earlier.flatMap((each) => [...each.matchAll(STATED)].map(([number]) => number))
  if (value === undefined || stated.length !== 1) return null
  return { texts: earlier.map((each) => each.replace(STATED, value)), wanted: value }
}

const NUMBER =
  '(?:\\d+(?:[.,]\\d+)?|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|cien|mil)'
/** «que sean 5 números», «hazlo con dos dados», «mejor 10». */
const COUNT = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:y|que|q|sean?|hazlo|haz|c[aá]mbial[oa](?: a)?|ponlo|pon|con|de|para|mejor|ahora|pida|lea|tire|quiero) ){1,6}(?<count>(?!un)${NUMBER})(?: (?<noun>[\\p{L}]{3,}s))?(?![\\p{L}\\d%])`,
  'iu',
)
/** «entre 1 y 50», «del 1 al 20». */
const SPAN = new RegExp(
  `(?<![\\p{L}\\d])(?:entre (?:el )?${NUMBER} y (?:el )?${NUMBER}|del? (?:el )?${NUMBER} (?:al?|hasta) (?:el )?${NUMBER})(?![\\p{L}\\d%])`,
  'iu',
)

/** The earlier requests with the wish's numbers of the same things, and what else it says behind them; null where it counts nothing. */
function withNumbers(earlier: readonly string[], wish: string): string[] | null {
  let [texts, rest] = [[...earlier], wish]
  const span = SPAN.exec(rest)?.[0]
  if (span !== undefined && texts.some((each) => SPAN.test(each))) {
    texts = texts.map((each) => each.replace(SPAN, span))
    rest = rest.replace(span, ' ')
  }
  const { 0: said = '', groups: { count = '', noun } = {} } = COUNT.exec(rest) ?? {}
  const counted = count === '' ? null : recounted(texts, count, noun)
  if (counted) rest = rest.replace(said, ' ')
  if (rest === wish) return null
  const more = rest.replace(/\s+/g, ' ').replace(BEGINNING, '').trim()
  return [...(counted ?? texts), ...(/\p{L}{4}/u.test(more) ? [more] : [])]
}

const BEGINNING = /^[\s,.;]*(?:(?:y|e|que|q|pero|ahora|mejor) )*(?=(?:y|e) |$)|^[\s,.;]+|[\s,.;]+$/giu

/** «1000 tiradas» are told of what was to be done 10 times. */
const TIMES =
  /^(?:vec(?:es)?|vez|tiradas?|lanzamientos?|tiros?|intentos?|partidas?|rondas?|vueltas?|repeticion(?:es)?)$/i

/** «dos números» becomes «5 números»: the same noun, or the only one that is counted where the wish names none. */
function recounted(texts: readonly string[], count: string, noun: string | undefined): string[] | null {
  const stem = noun === undefined || TIMES.test(noun) ? '[\\p{L}]{3,}' : folded(noun).replace(/(?:es|s)$/, '')
  const counted = new RegExp(`(?<![\\p{L}\\d])${NUMBER} (${stem}(?:es|s)?)(?![\\p{L}])`, 'giu')
  const all = texts.flatMap((text) =>
    [...folded(text).matchAll(counted)].filter(([found, own = '']) =>
      noun === undefined ? /s$/.test(found) : !TIMES.test(noun) || TIMES.test(own),
    ),
  )
  if (all.length !== 1) return null
  return texts.map((text) => {
    const found = [...folded(text).matchAll(counted)].find(([each]) => each === all[0]?.[0])
    return found && folded(text).length === text.length
      ? `${text.slice(0, found.index)}${count} ${noun ?? found[1]}${text.slice(found.index + found[0].length)}`
      : text
  })
}

const INSTEAD =
  /^(?:(?:y|ok|vale|bien|genial|perfecto|gracias),? )*(?:ahora|mejor|pero|en (?:vez|lugar) de eso)\b(?! si\b)/i
const BESIDES = /\b(?:tambi[eé]n|adem[aá]s|aparte|a[nñ]ad|agreg)/i
/** What a request wants shown: from its verb to the sign behind it. */
const SHOWN =
  /(?<=^|[,.;:] ?|\by |\bque |\bq )(?:me )?(?:sum|cuent|dig|dim|di|muestr|calcul|saqu|sac|imprim|ense[nñ])(?:[ae]|al|am|em)?\w*(?: [^,.;:]+)?/iu

/** «ahora el total por cada categoría» after «súmame el importe»: what is shown is this, and no longer that. */
function instead(earlier: readonly string[], wish: string): Joining[] {
  if (!INSTEAD.test(wish) || BESIDES.test(wish)) return []
  const last = earlier.at(-1) ?? ''
  const found = SHOWN.exec(last)
  if (!found) return []
  const wanted = wish.replace(INSTEAD, '').trim()
  if (!BEGINS_WITH_THING.test(wanted)) return []
  const text = `${last.slice(0, found.index)}muestra ${wanted}${last.slice(found.index + found[0].length)}`
  return [{ texts: [...earlier.slice(0, -1), text], replaced: found[0], wanted }]
}

const BEGINS_WITH_THING = /^(?:el|la|los|las|un|una|solo|cu[aá]nt[oa]s?)\b/i
