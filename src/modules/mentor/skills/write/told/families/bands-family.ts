import { quoted } from '../../../../engine/task/read-data'
import type { Span } from '../../compose/reading'
import { numberIn } from '../../plan/tables/data'
import { type Family, openText, rounded, type Told } from '../told'
import type { ToldParameter } from '../told-function'

const N = String.raw`(\d+(?:[.,]\d+)*)`
const UNIT = String.raw`(?: ?(?:€|\$|euros?|pesos|soles|dolares|kg|kilos?|km|anos|puntos|unidades|uds|horas|minutos|dias|litros|kwh|gramos|metros|m3|mm|grados|noches?|piezas?|cajas?|personas?|entradas?|copias?|meses|articulos?|ventas|clientes|pedidos|visitas|envios|kilometros|paginas|alumnos|puntos)(?: de (?:atraso|retraso|demora|mas|exceso|mora|antiguedad|consumo|uso|producto))?)?`
const OR = '(?: (?:en adelante|o mas|para arriba|en mas|y mas))?'
/** Where a band begins: from where, up to where. */
const STARTS = new RegExp(
  [
    `(?:(?:lo|el importe|la parte) que (?:pas[ea]|exced[ae]|super[ae]|haya|va|este)|de|desde|entre|mas de|a partir de|mayor (?:de|que|a)|los?|del?)(?: (?:mas de|de|entre|los?|las?|el)){0,8} ${N}${UNIT}(?: (?:pero|y|,)){0,8} (?:hasta|a|al|y|-|menos de|menor (?:de|que|a))(?: (?:hasta|menos de|menor (?:de|que|a)|los?|las?|el|incluid[oa]s?)){0,8} ${N}${UNIT}`,
    `(?:hasta|menos de|menor(?:es)? (?:de|que|a)|por debajo de|inferior(?:es)? a|los primeros|las primeras|<=?)(?: (?:los?|las?|el|un)){0,8} ${N}${UNIT}`,
    `(?:(?:lo|el importe|la parte) que (?:pas[ea]|exced[ae]|super[ae])(?: de)?|mas de|mayor(?:es)? (?:de|que|a)|desde|de|a partir de|por encima de|superior(?:es)? a|>=?)(?: (?:los?|las?|el)){0,8} ${N}${UNIT}${OR}`,
    `${N}${UNIT} (?:en adelante|o mas|para arriba|en mas|y mas)`,
    '(?:(?:y )?(?:el|lo|los) (?:resto|demas)|de ahi (?:en adelante|para arriba|en mas)|a partir de ahi|por encima(?: de eso)?|si no|si (?:es|son|tiene|pasa de eso|lo supera)(?: (?:mas|mayor|superior))?(?: de eso)?(?! (?:mas|menos|mayor|menor|superior|inferior|de|que|a) )|en otro caso|en adelante|lo que quede|para el resto)',
  ]
    .map((one) => `(?<=^| )(?:${one})(?= |$)`)
    .join('|'),
  'g',
)
const BETWEEN =
  '(?:(?: ,| :| =| - >| es| son| el| la| un| una| al| se| le| les| me| lleva\\w*| pag\\w+| cobr\\w+| aplic\\w+| descuento| de| del| comision| toca\\w*| corresponde\\w*| devuelv\\w+| devolver| diga| pon\\w+| nota| cuesta\\w*| tarifa| precio| vale\\w*| a| gan\\w+| hay| tien\\w+| texto| sale| sea| entonces| sera| seria| retencion| impuesto| tipo)){0,8}'
const VALUE = new RegExp(
  `^${BETWEEN} (?:${N} ?(%|por ciento)|${N}(?! ?(?:o|y|a|en) )${UNIT}|(«[^ ]+»)|(nada|(?:precio |tarifa )?normal|ningun[oa]?(?: [a-z]+)?|no (?:hay|lleva|tiene)(?: [a-z]+)?|sin [a-z]+)(?= |$)|([a-z][a-z_]{2,}(?: (?:y )?[a-z_]+)?))`,
)
/** «"normal" hasta 25», «3 % hasta 1000»: what is told before its band. */
const VALUE_BEFORE = new RegExp(
  `(?:${N} ?(%|por ciento)|${N}${UNIT}|(«[^ ]+»))(?: (?:si|cuando|para|es|son|sea|esta|la|el|los|las|,|:|\\(|imc|nota|edad|y|de|es decir)){0,8} $`,
)

type Band = { limit: number | null; isIncluded: boolean; value: string; isPercent: boolean; isText: boolean } & Span
/** A band as it stands in the request: where it says that it begins, and whether it goes on from there without end. */
type ToldBand = Band & { low: number | null; isOpen: boolean; isAbove: boolean }

/** What an amount brings by bands: a share of the whole or of each part, a price, or what it is called. */
export const bandsFamily: Family = (told) => {
  const { reading, asked, decimals } = told
  const roles = asked && rolesOf(asked.parameters, reading.text)
  if (!asked || roles === null) return null
  const { banded: amount, base } = roles
  reading.take(
    /\be? ?(?:que )?(?:imprim\w+|prueb\w+|prob\w+|muestr\w+)(?: (?:la|el|con|de|para|los casos|casos)){0,8} \d+(?:[.,]\d+)?(?:(?: ,| y| e){1,8}(?: (?:la|el|de|para|con)){0,8} \d+(?:[.,]\d+)?){0,24}(?: en (?:ese|este) orden)?/,
  )
  const bands = bandsIn(told)
  if (bands.length < 2 || bands.filter(({ limit }) => limit === null).length !== 1 || bands.at(-1)?.limit !== null)
    return null
  // «a partir de ahí 0,90 por km» is a rate, and no band's price.
  if (
    bands.some(
      ({ to, isPercent, isText }) =>
        !isPercent && !isText && /^ (?:por|cada|el|la) (?:cada )?[a-z]/.test(reading.text.slice(to)),
    )
  )
    return null
  if (base !== null && bands.some(({ isText }) => isText)) return null
  for (const band of bands) reading.use(band)
  const isByParts =
    bands.every(({ isPercent }) => isPercent) &&
    (/\bpor (?:tramos|partes|escalones)\b/.test(
      reading.text.replace(/\bno (?:es |va |son )?por (?:tramos|partes|escalones)\b/g, ''),
    ) ||
      /\blo que (?:pas[ea]|exced[ae])\b|\bprogresiv\w+/.test(reading.text)) &&
    base === null &&
    !/\b(?:(?:sobre|a) tod[oa] (?:la|el)|no (?:es |va |son )?por tramos)\b/.test(reading.text)
  markAsides(told)
  const name = amount.name
  const isPrice =
    (/\b(?:precio|total|importe|monto) (?:total |final |con (?:el )?(?:descuento|recargo)|a pagar|ya rebajado)|\b(?:precio|total|importe|monto) (?:final|total)\b|\blo que (?:(?:hay que|tiene que|se|me|le) )?pag\w+\b/.test(
      reading.text,
    ) ||
      /total|final|pagar/.test(asked.name)) &&
    /\b(?:sin )?descuentos?\b|\brebaja\b|\brecargo\b|\bmora\b|\binteres\b/.test(reading.text)
  const isAdded =
    /\brecargo\b|\bmora\b|\binteres\b|% mas\b/.test(reading.text) && !/\bdescuento\b|\brebaja\b/.test(reading.text)
  const isAmount = isPrice || (base !== null && !IS_PART.test(reading.text))
  const isProduct = base?.includes(' * ') === true
  const of = isProduct ? 'total' : (base ?? name)
  const lines = isByParts
    ? partLines(name, bands, decimals)
    : [
        ...(isProduct ? [`total = ${base}`] : []),
        ...wholeLines(name, bands, { decimals, base: of, isPrice: isAmount, isAdded }),
      ]
  return {
    definitions: [
      [
        `def ${asked.name}(${asked.parameters.map((each) => each.name).join(', ')}):`,
        ...lines.map((line) => `    ${line}`),
      ],
    ],
    body: [],
    call: asked.parameters.map((each) => (each === amount ? String(Math.round((bands[0]?.limit ?? 10) * 1.5)) : '100')),
    typed: [],
    title: isByParts
      ? `La función \`${asked.name}\` aplica a cada parte de \`${name}\` su porcentaje y suma lo que sale.`
      : `La función \`${asked.name}\` mira en qué tramo cae \`${name}\` y devuelve lo que le toca.`,
    how: isByParts
      ? [
          'Cada tramo se calcula aparte: solo la parte que cae en él lleva su porcentaje.',
          `\`min(${name}, …)\` corta lo que pasa del tramo.`,
          `El último tramo no tiene tope: es lo que queda por encima de ${bands.at(-2)?.limit}.`,
        ]
      : [
          '`if`, `elif` y `else` se prueban en orden: se queda con el primer tramo en el que cabe.',
          ...bands
            .slice(0, 1)
            .map(({ limit, isIncluded }) =>
              isIncluded
                ? `\`<=\` incluye el ${limit} en el primer tramo.`
                : `\`<\` deja el ${limit} justo para el tramo siguiente.`,
            ),
        ],
  }
}

/** What is added or taken off is wanted, and not what comes of it. */
const IS_PART =
  /\b(?:devuelv\w+|calcul\w+) (?:el|la) (?:recargo|descuento|comision|interes|bonus|bono|plus|prima|premio|incentivo)\b/
const MONEY =
  /^(?:precio\w*|importe|monto|total|capital|sueldo|salario|coste|costo|base|deuda|tarifa|subtotal|cuota|factura)$/
type Roles = { banded: ToldParameter; base: string | null }

/** Which parameter the bands are of, and what the shares are of where that is another one: so many pieces at a price, an amount that is late. */
function rolesOf([one, two, ...others]: readonly ToldParameter[], text: string): Roles | null {
  if (!one || others.length > 0 || one.type !== 'number') return null
  if (!two) return { banded: one, base: null }
  const [money, ...also] = [one, two].filter(({ name }) => MONEY.test(name))
  const banded = money === one ? two : one
  if (!money || also.length > 0 || two.type !== 'number' || !/%|por ciento/.test(text)) return null
  const isOfPieces = /^(?:cantidad|unidades|uds|piezas|n|articulos|copias|entradas|personas|horas|noches|dias)$/.test(
    banded.name,
  )
  const isEach = isOfPieces && /^(?:precio\w*|tarifa|coste|costo)$/.test(money.name)
  return { banded, base: isEach ? `${banded.name} * ${money.name}` : money.name }
}

function bandsIn({ reading }: Told): Band[] {
  const text = openText(reading)
  const bands: ToldBand[] = []
  const isBefore = isToldBefore(text)
  for (const match of text.matchAll(STARTS)) {
    const [from, end] = [match.index, match.index + match[0].length]
    if (bands.some((other) => from < other.to)) continue
    const isHere = isBefore && !isRestWithValue(text, { from, to: end })
    const value = isHere ? VALUE_BEFORE.exec(text.slice(Math.max(0, from - 90), from)) : VALUE.exec(text.slice(end))
    if (value === null) continue
    const [, low, high, upTo, from1, from2] = match
    const above = from1 ?? from2
    const [, percent, , money, quote] = value
    const [none, word] = isHere ? [] : value.slice(5)
    const limit = high ?? upTo ?? null
    if (low !== undefined && low === high) continue
    const said = text.slice(from, end)
    if (
      percent === undefined &&
      money === undefined &&
      quote === undefined &&
      none === undefined &&
      !isLabel(word ?? '')
    )
      continue
    bands.push({
      limit: limit === null ? null : Number(numberIn(limit)),
      isIncluded: !/\bmenos de|\bmenor|\binferior|por debajo|<(?!=)/.test(said),
      value:
        quote !== undefined || word !== undefined
          ? quoted(wordOf(reading, isHere ? Math.max(0, from - 90) : end, quote ?? word ?? ''))
          : String(numberIn(percent ?? money ?? '0')),
      isPercent: percent !== undefined,
      isText: quote !== undefined || word !== undefined,
      from: isHere ? from - value[0].length : from,
      to: isHere ? end : end + value[0].length,
      low: low === undefined && above === undefined ? null : Number(numberIn(low ?? above ?? '0')),
      isOpen: above !== undefined,
      isAbove: ABOVE.test(said) && !/ (?:o|y) mas$| en adelante$/.test(said),
    })
  }
  // «si no, nada» beside shares is a share of nothing: who pays the final price pays all of it.
  const isShared = bands.some(({ isPercent }) => isPercent)
  const valued = bands.map((band) => ({ ...band, isPercent: band.isPercent || (isShared && band.value === '0') }))
  return bandsFromTheirStarts(valued) ?? bandsFromTheirEnds(text, valued)
}

const ABOVE = /\b(?:mas de|mayor(?:es)?|por encima|superior(?:es)?|pas[ea]|exced[ae]|super[ae])\b|>(?!=)/

/** «si no, nada» says its value behind it, even where the other bands have theirs before them. */
const isRestWithValue = (text: string, { from, to }: Span) =>
  /^(?:si no|en otro caso)$/.test(text.slice(from, to)) && VALUE.test(text.slice(to))

/**
 * «a partir de 100 …, a partir de 50 … y si no …»: each band says where it begins and the last one told is what lies below them all.
 * None where bands that begin somewhere leave open what lies below; null where the bands are told by their ends.
 */
function bandsFromTheirStarts(bands: readonly ToldBand[]): Band[] | null {
  const floor = bands.at(-1)
  const rising = bands
    .filter((band) => band !== floor && band.low !== null)
    .toSorted((a, b) => (a.low ?? 0) - (b.low ?? 0))
  const [lowest, top] = [rising[0], rising.at(-1)]
  if (floor === undefined || lowest === undefined || top?.isOpen !== true) return null
  if (floor.low !== null) return floor.isOpen && floor.low < (lowest.low ?? 0) ? [] : null
  if (rising.length < bands.length - 1) return null
  if (floor.limit !== null && floor.limit !== lowest.low) return []
  return [floor, ...rising].map((band, at) => {
    const next = rising[at]
    return { ...band, limit: next?.low ?? null, isIncluded: next?.isAbove ?? false }
  })
}

function bandsFromTheirEnds(text: string, bands: readonly ToldBand[]): Band[] {
  // «de 1000 a 5000» follows «menos de 1000»: the end of one is where the next begins, so it is not in both.
  return bands
    .map((band, at) =>
      band.limit === null && at < bands.length - 1 ? { ...band, limit: lowerOf(text, bands[at + 1]) } : band,
    )
    .toSorted((a, b) => (a.limit ?? Number.POSITIVE_INFINITY) - (b.limit ?? Number.POSITIVE_INFINITY))
}

/** Whether the first value stands before the first band. */
function isToldBefore(text: string): boolean {
  const value = /«[^ ]+»|\d+(?:[.,]\d+)? ?%/.exec(text)?.index ?? Number.POSITIVE_INFINITY
  const [band] = [...text.matchAll(STARTS)].filter(({ 0: said }) => /\d/.test(said))
  return (
    band !== undefined && value < band.index && VALUE_BEFORE.test(text.slice(Math.max(0, band.index - 90), band.index))
  )
}

const lowerOf = (text: string, next: Band | undefined): number | null => {
  const [found] = next === undefined ? [] : (/\d+(?:[.,]\d+)*/.exec(text.slice(next.from, next.to)) ?? [])
  return found === undefined ? null : Number(numberIn(found))
}

const isLabel = (word: string) =>
  !/^(?:que|los|las|con|por|para|pero|hasta|mas|menos|todo|nada|una?|cada|desde|entre|dia|en adelante)\b/.test(word)

/** As it was written. */
function wordOf(reading: Told['reading'], from: number, plain: string): string {
  const words = plain.replace(/[«»]/g, '').split(plain.startsWith('«') ? '_' : ' ')
  const at = reading.words.findIndex(
    (word, index) => reading.offsetOf(index) >= from && word.plain.replace(/[«»]/g, '').split('_')[0] === words[0],
  )
  return plain.startsWith('«')
    ? (reading.words[at]?.text ?? words.join(' '))
    : words.map((word, index) => reading.words[at + index]?.text ?? word).join(' ')
}

/** `base`: what the shares are of; `isPrice`: what is left of it, or comes of it, is wanted. */
type Whole = { decimals: number | null; base: string; isPrice: boolean; isAdded: boolean }

function wholeLines(name: string, bands: readonly Band[], { decimals, base, isPrice, isAdded }: Whole): string[] {
  const result = ({ value, isPercent }: Band) => {
    if (!isPercent) return value
    if (Number(value) === 0) return isPrice ? base : '0'
    const part = `${base} * ${value} / 100`
    return rounded(isPrice ? `${base} ${isAdded ? '+' : '-'} ${part}` : part, decimals)
  }
  return bands.flatMap((band, at) => {
    const test = at === 0 ? 'if' : 'elif'
    const head = band.limit === null ? 'else:' : `${test} ${name} ${band.isIncluded ? '<=' : '<'} ${band.limit}:`
    return [head, `    return ${result(band)}`]
  })
}

function partLines(name: string, bands: readonly Band[], decimals: number | null): string[] {
  const lines: string[] = []
  let low = 0
  for (const [at, { limit, value }] of bands.entries()) {
    const top = limit === null ? name : `min(${name}, ${limit})`
    const part = at === 0 ? top : `(${top} - ${low})`
    if (at === 0) lines.push(`total = ${part} * ${value} / 100`)
    else lines.push(`if ${name} > ${low}:`, `    total += ${part} * ${value} / 100`)
    low = limit ?? low
  }
  return [...lines, `return ${rounded('total', decimals)}`]
}

function markAsides({ reading }: Told): void {
  reading.take(
    /\b(?:(?:ojo|es|va|la comision|calcula\w*|cuidado|que|no) ){0,8}(?:por (?:tramos|partes)|sobre tod[oa] (?:la|el) [a-z]+)(?: , (?:no (?:por tramos|tod[oa] al? mismo porcentaje|todo al mismo|a todo lo mismo)|y no [^,;.]{0,40}))?/,
  )
  reading.take(/\b(?:no por tramos|no todo al mismo porcentaje)\b/)
  reading.take(/\b(?:la|el) [a-z]+ (?:va|es) sobre tod[oa] (?:la|el) [a-z]+(?: , no por tramos)?/)
  reading.take(/\b(?:en )?excel (?:vba )?(?:, )?(?:lo )?tenia? (?:con )?(?:un )?[^;.,]{0,60}/)
  reading.take(/\bdevuelv\w+ los (?:euros|pesos)\b/)
  reading.take(/\be? ?imprim\w+(?: la de \d+(?:[.,]\d+)?(?: ,| y)?){1,24}(?: en (?:ese|este) orden)?/)
}
