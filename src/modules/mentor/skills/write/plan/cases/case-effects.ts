import { upperFirst } from '~/platform/text/first-letter'
import type { Reading } from '../../compose/reading'
import { numberIn } from '../tables/data'

/** What follows where a condition holds: something is said, a percentage is taken off or added, a price is set, an amount is added. */
export type Effect =
  | { kind: 'say'; message: string }
  | { kind: 'percent'; percent: number; isOff: boolean; named?: string }
  | { kind: 'price'; price: number }
  | { kind: 'amount'; amount: number; isOff: boolean }
  | { kind: 'overtime'; factor: number }

const PERCENT = /(\d+(?:[.,]\d+)?) ?%/
const OFF = /\b(?:descuent\w*|dto|rebaj\w*|menos|quit\w*|rest\w*|ahorr\w*|irpf|retencion|comision)\b/
const NAMED = /\b(?:iva|irpf|comision|recargo|propina|interes|retencion|descuento|bonificacion|aumento)\b/
const NONE =
  /\b(?:(?:no|sin) (?:hay |tiene |se |le |lleva |aplica )*(?:descuento|recargo|nada|rebaja|comision|extra)|nada|ningun descuento|ningun recargo|no se (?:descuenta|aplica|suma)\w*(?: nada)?)\b/
const FREE = /\b(?:gratis|no pag\w+|entra gratis)\b/
const CURRENCY = String.raw`(?: (?:€|\$|euros?|pesos|soles|dolares|centimos|centavos|eur))`
const ADDED = new RegExp(
  String.raw`\b(?:(?:se )?(?:le |les )?(?:suma\w*|anad\w+|agreg\w+|cobr\w+)|mas|recargo de|envio(?: de| a| son| cuesta| vale)*|extra de)(?: (?:otros|unos|de))* (\d+(?:[.,]\d+)?)${CURRENCY}?`,
)
const TAKEN = new RegExp(
  String.raw`\b(?:descuent\w+|rest\w+|quit\w+|rebaj\w+)(?: (?:de|se|le))* (\d+(?:[.,]\d+)?)${CURRENCY}?`,
)
const PRICE = new RegExp(
  String.raw`\b(?:pag\w+|cuest\w+|val\w+|cobr\w+|precio|tarifa|entrada|son|sale\w*|es|a)(?: (?:de|es|son|a|la|el|entrada|,|:|=))* (\d+(?:[.,]\d+)?)${CURRENCY}?(?= |$)|\b(\d+(?:[.,]\d+)?)${CURRENCY}`,
)
/** «las extra se pagan a 1,5», «las que pasan, un 50 % más». */
const OVERTIME =
  /\b(?:extras?|que (?:pas\w+|sobr\w+)|de mas)\b[^,;.]*? (?:(el doble|al doble|dobles?)|(\d+(?:[.,]\d+)?)( ?%)?)/
/** «las que pasen de 40 se pagan dobles». */
const DOUBLED = /^(?:se )?(?:pag|cobr|val|cuent)\w+ (?:(?:al|el|a) )?dobles?\b/
const ALONE = /^(?:(?:,|a|el|son|:) )*(\d+(?:[.,]\d+)?)$/
const QUOTED = /«([^ ]+)»/
/** What leads up to a message, and is none of it. */
const LEAD =
  /^(?: ?(?:,|;|:|-|>|=|entonces|que|me|te|le|lo|se|y|ponga|pone|pon|poner|diga|dime|di|dice|decir|imprim\w+|muestr\w+|mostrar|escrib\w+|salg\w+|sale|saque|devuelv\w+|avis\w+|de|un|una|el|mensaje|aviso|texto|como|es|esta|sera|seria|ponme|tiene|tendra|significa|llam\w+|clasific\w+|considera\w*|categoria|resultado|nota|pantalla|por|en|si|hace|hay|o)(?= |$))+/
const VERB =
  /\b(?:diga|dime|di|dice|decir|imprim\w+|muestr\w+|mostrar|escrib\w+|salg\w+|sale|saque|avis\w+|ponga|pone|pon|ponme|poner|mensaje|es|esta|sera)\b/
/** «si es positivo, negativo o cero» names cases, and says nothing of them. */
const NAMES_A_CASE = /^(?:positiv|negativ|cero|par\b|impar|menor|mayor|no$|igual)/
const MAX_WORDS = 7

type Piece = { reading: Reading; from: number; to: number }

/** What a piece of a request says to do; null where it says nothing. `isBare`: a few words are a message without any verb. */
export function effectIn({ reading, from, to }: Piece, isBare: boolean): Effect | null {
  const text = reading.text.slice(from, to).trim()
  const overtime = OVERTIME.exec(text)
  if (overtime) {
    const value = numberIn(overtime[2] ?? '2')
    return { kind: 'overtime', factor: overtime[3] === undefined ? value : 1 + value / 100 }
  }
  if (DOUBLED.test(text)) return { kind: 'overtime', factor: 2 }
  const percent = PERCENT.exec(text)
  const named = NAMED.exec(text)?.[0]
  if (percent)
    return { kind: 'percent', percent: numberIn(percent[1] ?? '0'), isOff: OFF.test(text), ...(named ? { named } : {}) }
  if (NONE.test(text) && !QUOTED.test(text)) return { kind: 'percent', percent: 0, isOff: true }
  const quoted = QUOTED.exec(text)
  if (quoted)
    return {
      kind: 'say',
      message: sentence(reading.written(within(reading, { from, to }, quoted.index, quoted[0].length))),
    }
  if (FREE.test(text)) return { kind: 'price', price: 0 }
  const [added, taken] = [ADDED.exec(text), TAKEN.exec(text)]
  if (added ?? taken) return { kind: 'amount', amount: numberIn((added ?? taken)?.[1] ?? '0'), isOff: added === null }
  const price = PRICE.exec(text) ?? (isBare ? ALONE.exec(text) : null)
  if (price) return { kind: 'price', price: numberIn(price[1] ?? price[2] ?? '0') }
  return sayIn({ reading, from, to }, isBare)
}

function sayIn({ reading, from, to }: Piece, isBare: boolean): Effect | null {
  const raw = reading.text.slice(from, to)
  const text = raw.trimStart()
  if (!isBare && !VERB.test(text)) return null
  const lead = LEAD.exec(text)?.[0] ?? ''
  const said =
    text
      .slice(lead.length)
      .trim()
      .replace(/(?: (?:,|;|\.|\(|y|o|e|pero|que|si))+$/, '')
      .split(/ [,;.] /)[0] ?? ''
  if (said === '' || said.split(' ').length > MAX_WORDS || !/[a-z]{2}/.test(said) || /¦|\bque\b|\d/.test(said))
    return null
  if (!VERB.test(text) && NAMES_A_CASE.test(said)) return null
  const start =
    from +
    raw.length -
    text.length +
    lead.length +
    (text.slice(lead.length).length - text.slice(lead.length).trimStart().length)
  return { kind: 'say', message: sentence(reading.written({ from: start, to: start + said.length })) }
}

const within = (reading: Reading, { from, to }: { from: number; to: number }, at: number, length: number) => {
  const lead = reading.text.slice(from, to).length - reading.text.slice(from, to).trimStart().length
  return { from: from + lead + at, to: from + lead + at + length }
}

const sentence = (text: string): string => upperFirst(text.trim().replace(/\s*[,;.]$/, ''))
