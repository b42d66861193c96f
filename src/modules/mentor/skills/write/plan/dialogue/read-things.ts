import { upperFirst } from '~/platform/text/first-letter'
import { isVerbWord } from '../../../../engine/lexicon/verb-words'
import { singular } from '../../../../engine/task/identifier'
import { isUnit } from '../../compose/scalars/inputs'
import { ADJECTIVES, accented, isFeminine, nounType } from '../../compose/scalars/nouns'
import { type ClauseText, clausePattern } from './clause-text'
import { type Allowed, type Quantity, quantityOf } from './quantity'
import { allowedAt } from './read-allowed'
import { several, type Thing } from './several'
import { CURRENCIES, isMoney, unitOf } from './units'

const ARTICLE = '(?:el|la|los|las|un|una|unos|unas|su|sus|tu|tus|mi|mis)'
const DETERMINED = clausePattern(
  `(?:al usuario |cada |otr[oa] |primero |solo )*(?:${ARTICLE}|(?:vari|much|divers)[oa]s|algun[oa]s|cada|al|del)(?: (?:otr[oa]s?|unic[oa]|list[ae] de|serie de|(?:cantidad|numero) (?:de(?! \\d)|determinad[oa] de|indefinid[oa] de)|primer|segundo|tercer))*`,
)
const COUNTED = clausePattern(`(?:${ARTICLE} )?(\\d+)`)
const NOUN = clausePattern('[a-z]{3,}|[nxabc]|km|kg')
/** No noun that somebody asks for. */
const NO_NOUN =
  /^(?:que|como|para|hasta|si|con|sin|por|cuando|mientras|luego|despues|entonces|me|te|se|usuario|teclado|persona|programa|resultado|todo|siguiente|suma|media|total|mayor|menor|final|di|dig\w+|dim\w+|vaya|diga\w*|dice|muestr\w+|mostr\w+|imprim\w+|calcul\w+|devuelv\w+|saqu\w+|sac[ao]\w*|haga|hace|vez|veces|list[ae]n?|escrib\w+|pon(?:e|ga|gan|iendo)?|orden[ae]\w*|sum[ae]\w*|rest[ae]\w*|cuent[ae]\w*|cont(?:ar|e|ando|ad)\w*|multipli\w+|divid\w+|convi\w+|convert\w+|guard\w+|pas[ae]\w*|repit\w+|vuelv\w+|salud\w+|numer[ae]\w*|junt[ae]\w*|compar[ae]\w*|invi?ert\w+|ensen\w+|numerad\w+|d[ae]r?|que\w*|al|a)$/
/** «las horas que pasen de 40» are told of, and not asked for. */
const OF_A_CASE = /^(?:que (?:pas|sobr|exced|super)\w*|extras?)\b/
const UNIT_WORD = '(?:[a-z]{2,}|km|kg|l|h|m|cm)'
/** «de la mesa», «en euros», «sin iva»: tells which one is meant. */
const COMPLEMENT = clausePattern(
  `(?:de nacimiento|de (?:una?|l[oa]s?|mis?|sus?|tus?) [a-z]+(?: [a-z]+ado)?|del (?!\\d)[a-z]+|de (?!uno |una |forma |cada |l[oa]s \\d)[a-z]{2,}|en (?:euros|dolares|pesos|soles|kilos|kilogramos|metros|cm|kg|km|kilometros|anos|grados|horas|litros|centimetros|segundos|minutos|dias|meses|gramos|porcentaje|celsius|fahrenheit)|a pagar|sin (?:el )?iva|con decimales|(?:por|a la|al|de la|del|la|el|de cada) (?:metro (?:cuadrado|cubico)|m2|hora|dia|kilo|litro|unidad|persona|noche|mes|semana|metro|copia|pieza|entrada)|cada un[oa]|unidad|unitari[oa]|imponible|fahrenheit|celsius|en %|n)`,
)
const QUALIFIER = new RegExp(
  ADJECTIVES.source.replace(/\)\$$/, '|[a-z]{3,}(?:ad|id)[oa]s?|magic[oa]|secret[oa]|correct[oa])(?= |$)'),
)
const PUT =
  '(?:meta|mete|meto|ponga|pone|pongo|quiera|quiere|diga|elija|escriba|escribe|introduzca|ingrese|tengo|tenga|tiene|gana|gane|gano|trabajo|trabaje|trabaja|he|hice|compro|compre|compra|pago|pague|paga|cobro|cobra|recorri|recorro|gaste|gasto|vendi|vendo|use|uso|sea)'
/** «que meta el usuario», «que tengo»: whose it is. */
const RELATIVE = clausePattern(
  `que (?:(?:yo|el usuario|la persona|el cliente|uno|se|le|me|te|nos|ella|el|haya|ha|voy a|va a) )*${PUT}(?: (?:el usuario|la persona|el cliente|yo|trabajado|hecho|hoy|ayer|metido|comprado|recorrido|gastado|vendido|por hora|al dia|la hora))*`,
)
/** «que hablé por teléfono»: what was done with it. */
const DONE = clausePattern(
  'que (?:me |se |he |yo )*[a-z]{3,}[eoi](?: (?:por|en|de) [a-z]+)?(?= (?:[,;.:)]|y|e|luego|hasta)(?: |$)|$)',
)
/** «a cómo está el euro», «a cuántos pesos está el dólar», «cuántos soles vale un dólar». */
const RATE = clausePattern(
  `(?:a )?(?:como|cuanto|(?:cuant[oa]s) ([a-z]+)) (?:(?:me|le|se) )?(?:esta|vale|cuesta|anda|va|cotiza|equivale|son|dan por|es|vend\\w+)n? (?:cada|el|la|un|una|1) (${UNIT_WORD})(?: (?:hoy|ahora|actualmente))?(?: \\( (?:cuant[oa]s ([a-z]+) (?:vale|cuesta|son|es|dan por) (?:1|un|una|el|la|cada) [a-z]+|en ([a-z]+)) \\))?`,
)
const EXCHANGE = clausePattern(
  `(?:${ARTICLE} )?(?:tipo|tasa|precio|valor) de cambio|(?:${ARTICLE} )?(?:cambio|cotizacion)(?: (?:del?(?: dia| hoy)?|actual|de hoy)(?: [a-z]+)?)?(?: \\( (?:a )?(?:como|cuant[oa]s? [a-z]+) (?:esta|vale|cuesta|son|es|dan por|equivale\\w*|hay en) (?:1|un|una|el|la|cada) [a-z]+ \\))?`,
)
const PAY = clausePattern(
  `(?:cuanto|lo que) (?:(?:me|le|te|se|nos|les) )*(pag\\w+|cobr\\w+|gan\\w+|gast\\w+|cuest\\w+|vale\\w*|sale)(?: (?:por|a|al|la|el|cada|una?|de))* (hora|dia|kilo|litro|unidad|persona|noche|copia|pieza|metro|entrada|cada un[oa]|un[oa])|a (?:cuanto|como)(?: [a-z]+)? (cada un[oa])`,
)
const AMONG = clausePattern(
  `entre cuant[oa]s (?:(personas|amigos|comensales|invitados|companeros|socios)(?: (?:son|somos|van|hay|se divide|se reparte|lo dividen|vamos|eran|fuimos))*|(?:se (?:divide|reparte|va a dividir)|lo (?:dividen|dividimos|reparten)|somos|son|van|vamos|seamos|eran|fuimos)(?: (?:a pagar|en la mesa))?)|cuant[oa]s (?:somos|seamos|vamos|fuimos)(?: (?:a pagar|en la mesa|a cenar))?`,
)
const AMOUNT = clausePattern(
  `(?:cuanto|lo que) (?:(?:me|le|te|se|nos|ha|he) )*(cost\\w+|cuest\\w+|val\\w+|gast\\w+|pag\\w+|fue|cobr\\w+|gan\\w+|mide|pesa|ahorr\\w+|vendi\\w*|tengo|llevo|d(?:io|ieron|an|i)|entreg\\w+)(?: (?:la|el|en|de|los|las) [a-z]+)?(?: [a-z]+o)?(?: (?:la|el) [a-z]+)?`,
)
/** What a verb says an amount is. */
const AMOUNTS: readonly (readonly [RegExp, string])[] = [
  [/^mide/, 'altura'],
  [/^pesa/, 'peso'],
  [/^(?:cost|cuest|val)/, 'precio'],
  [/^gast/, 'gasto'],
  [/^(?:d|entreg|pag)/, 'pago'],
]
const HOW_MANY = clausePattern(`(?:por |en )?cuant[oa]s ([a-z]+)`)
/** «cuántas horas trabajé cada día de la semana». */
const EACH_DAY = clausePattern('(?:(?!y |que )[a-z]+ )?(?:de )?cada dia de la semana')
const HOW_MANY_REST = clausePattern(
  `(?:(?!y |que |para |hasta |luego |despues |si |e )[a-z]+)(?: (?!y |que |para |hasta |luego |despues |si |e |cuant|a como)[a-z]+){0,3}`,
)
const BUYS = /^(?:quier\w+|compr\w+|llev\w+|pid\w+|vend\w+|va|voy|hay|son|ha|han|he|se)$/

/** What is asked for where one reads; null where nothing is. `rest` of the request may name the other currency. */
export function thingAt(c: ClauseText, before: readonly Quantity[]): Thing | null {
  return rateAt(c, before) ?? howManyAt(c) ?? nounAt(c, before)
}

const single = (quantity: Quantity): Thing => ({ quantities: [quantity], count: null })

function rateAt(c: ClauseText, before: readonly Quantity[]): Thing | null {
  const rate = c.take(RATE)
  if (rate) {
    const per = unitOf(rate[2] ?? '')
    const said = rate[1] ?? rate[3] ?? rate[4]
    if (CURRENCIES.has(per)) return single(exchange(said ?? otherCurrency(c.text, per), per))
    return single(priceOf(rate[2] ?? '', per))
  }
  if (c.take(EXCHANGE)) {
    const [weak = 'pesos', strong = 'dolar'] = byStrength(c.text)
    return single(exchange(weak, unitOf(strong)))
  }
  const pay = c.take(PAY)
  if (pay) {
    const said = pay[2] ?? pay[3] ?? ''
    const unit = /^(?:cada )?un[oa]$/.test(said) ? countedIn(before) : unitOf(said)
    const isPay = /^(?:pag|cobr|gan|gast)/.test(pay[1] ?? '')
    return single(
      isPay
        ? quantityOf({
            noun: 'pago',
            name: `${pay[1]?.startsWith('gast') ? 'gasto' : 'pago'}_por_${unit}`,
            label: `${pay[1]?.startsWith('gast') ? 'Gasto' : 'Pago'} por ${unit}`,
            type: 'money',
            per: { unit, count: 1 },
          })
        : priceOf(unit, unit),
    )
  }
  return null
}

const countedIn = (before: readonly Quantity[]) => before.findLast(({ type }) => type === 'whole')?.unit ?? 'unidad'
const priceOf = (noun: string, unit: string): Quantity =>
  quantityOf({
    noun: 'precio',
    label: `Precio ${isFeminine(noun) ? 'de la' : 'del'} ${accented(noun)}`,
    per: { unit, count: 1 },
  })

function exchange(said: string, per: string): Quantity {
  const article = per === 'libra' ? 'una' : 'un'
  const label = `Cuántos ${accented(said)} vale ${article} ${per === 'dolar' ? 'dólar' : per}`
  return { ...quantityOf({ noun: 'cambio', label, type: 'number', per: { unit: per, count: 1 } }), unit: unitOf(said) }
}

/** The currencies of a request, the weaker first. */
function byStrength(text: string): string[] {
  const order = [...CURRENCIES]
  const said = [...new Set(text.split(' ').filter((word) => CURRENCIES.has(unitOf(word))))]
  const distinct = said.filter((word, at) => said.findIndex((other) => unitOf(other) === unitOf(word)) === at)
  return distinct.toSorted((a, b) => order.indexOf(unitOf(b)) - order.indexOf(unitOf(a)))
}
const otherCurrency = (text: string, unit: string) => byStrength(text).find((word) => unitOf(word) !== unit) ?? 'pesos'

function howManyAt(c: ClauseText): Thing | null {
  const among = c.take(AMONG)
  if (among) {
    const noun = among[1] ?? 'personas'
    return single(
      quantityOf({
        noun,
        name: noun,
        label: `Entre ${noun === 'personas' ? 'cuántas' : 'cuántos'} ${noun}`,
        type: 'whole',
      }),
    )
  }
  const from = c.place
  const amount = c.take(AMOUNT)
  if (amount) {
    const verb = amount[1] ?? ''
    const noun = AMOUNTS.find(([verbs]) => verbs.test(verb))?.[1] ?? 'importe'
    const written = c
      .written(from, from + amount[0].length)
      .replace(/^cuanto/i, 'cuánto')
      .replace(/\bcosto\b/, 'costó')
    return single(quantityOf({ noun, label: upperFirst(written) }))
  }
  const many = c.take(HOW_MANY)
  if (!many) return null
  const said = many[1] ?? ''
  const noun = BUYS.test(said) ? 'cantidad' : said
  const isOfWeek = c.take(EACH_DAY) !== null
  c.take(HOW_MANY_REST)
  const label = noun === 'cantidad' ? 'Cuántas unidades' : `Cuánt${isFeminine(noun) ? 'as' : 'os'} ${accented(noun)}`
  const isCounted = isMoney(unitOf(noun)) || nounType(singular(noun)) === 'float' || nounType(noun) === 'float'
  const type = isMoney(unitOf(noun))
    ? 'money'
    : isCounted || /^(?:horas|kilos|litros|metros|kilometros|km)$/.test(noun)
      ? 'number'
      : 'whole'
  const quantity = quantityOf({ noun, name: noun, label, type, isMany: isOfWeek })
  return { quantities: [quantity], count: isOfWeek ? 7 : null }
}

function nounAt(c: ClauseText, before: readonly Quantity[]): Thing | null {
  const start = c.place
  const share = c.take(SHARE_OF)?.[1]
  if (share !== undefined)
    return single(
      quantityOf({
        noun: share,
        label: `${share.length < 5 ? share.toUpperCase() : labelOf(share)} en %`,
        type: 'number',
        unit: '%',
      }),
    )
  const counted = c.take(COUNTED)
  const determined = counted ? null : c.take(DETERMINED)
  const measure = c.take(clausePattern('(?:cantidad|numero) (?:de(?! \\d)|total de|en)'))
  const at = c.place
  const noun = c.take(NOUN)?.[0]
  const isKnown = noun !== undefined && (nounType(noun) !== null || nounType(singular(noun)) !== null)
  const isVerb = noun !== undefined && !determined && !isKnown && isVerbWord(noun)
  if (noun === undefined || isVerb || NO_NOUN.test(noun) || c.sees(OF_A_CASE) || !(counted || determined || isKnown)) {
    c.goTo(start)
    return null
  }
  const isWhole = c.take(clausePattern('enter[oa]s?')) !== null
  const isOfMany = c.take(OF_MANY) !== null
  let end = at + noun.length
  const { per, unit, allowed, count } = complements(c, noun, (place) => {
    end = place
  })
  const label =
    isSeveral(noun) && !measure
      ? labelOf(singular(noun))
      : labelOf(c.written(measure ? at - measure[0].length - 1 : at, end))
  // «el nombre del alumno y la nota de 3 materias»: whose it is comes once.
  const isOfAll = count !== null && !before.some(({ label }) => /\bdel? /i.test(label))
  const thing = several(
    quantityOf({
      noun,
      label,
      isMany: isOfMany || count !== null || (isSeveral(noun) && !measure),
      ...(per ? { per } : {}),
      ...(unit ? { unit } : {}),
      ...(allowed ? { allowed } : {}),
      ...(isWhole
        ? { type: 'whole' as const }
        : /imponible/i.test(label)
          ? { type: 'money' as const, unit: 'money' }
          : {}),
    }),
    isOfAll ? 1 : (count ?? Number(counted?.[1] ?? '1')),
  )
  return isOfAll ? { ...thing, count, isOfAll } : thing
}

/** «el % de IRPF»: how many of a hundred. */
const SHARE_OF = clausePattern(
  '(?:el |un |su )?(?:%|porcentaje|por ciento|tanto por ciento) (?:del?|que (?:me |le )?(?:quitan|descuentan|retienen) de) (?:la |el )?([a-z]{3,})',
)

/** «pida números»: one after the other, each of them a number. */
const isSeveral = (noun: string) =>
  /s$/.test(noun) && singular(noun) !== noun && !isUnit(noun) && nounType(singular(noun)) !== null

function labelOf(written: string): string {
  const label = written.toLowerCase().replaceAll("'", '’').split(' ').map(accented).join(' ')
  return upperFirst(label)
}

const PRICED = /^(?:precio|tarifa|pago|coste|costo|sueldo|salario|valor)s?$/
/** «la altura de varias personas». */
const OF_MANY = clausePattern('de (?:vari|much|divers|distint|algun)[oa]s [a-z]+')
/** «las ventas de los 7 días de la semana». */
const OF_SO_MANY = clausePattern(
  'de (?:l[oa]s |cada (?:un[oa] )?de l[oa]s )?(\\d+) [a-z]{3,}s(?: de (?:la|el|un|una) [a-z]+)?',
)
/** «mi peso cada día de la semana». */
const OF_A_WEEK = clausePattern(
  '(?:de |en )?cada (?:uno de los )?dias? de la semana|(?:de |durante )?(?:los (?:7 )?dias de la|toda la|una) semana',
)
type Complements = { per: Quantity['per']; unit: string | null; allowed: Allowed | null; count: number | null }

function complements(c: ClauseText, noun: string, read: (end: number) => void): Complements {
  const found: Complements = { per: null, unit: null, allowed: null, count: null }
  for (let turn = 0; turn < 4; turn += 1) {
    const from = c.place
    const said = c.take(COMPLEMENT) ?? c.take(QUALIFIER)
    if (said) {
      const [, of] = /(?:por|a la|al|de la|del|la|el|de cada) ([a-z]+(?: c[a-z]+)?|m2)$/.exec(said[0]) ?? []
      const [, inUnit] = /^en ([a-z]+)$/.exec(said[0]) ?? []
      if (of !== undefined && PRICED.test(noun)) found.per = { unit: unitOf(of), count: 1 }
      if (inUnit !== undefined && inUnit !== 'porcentaje') found.unit = unitOf(inUnit)
      read(from + said[0].length)
      continue
    }
    if (found.count === null && c.take(OF_A_WEEK)) {
      found.count = 7
      continue
    }
    const times = found.count === null ? c.take(OF_SO_MANY)?.[1] : undefined
    if (times !== undefined) {
      found.count = Number(times)
      continue
    }
    if (found.allowed === null) {
      found.allowed = allowedAt(c)
      if (found.allowed !== null) continue
    }
    if (!c.take(RELATIVE) && !c.take(DONE) && !c.take(BRACKETED)) break
  }
  return found
}
/** «(puede llevar decimales)»: how it looks, unless it says more. */
const BRACKETED = clausePattern('\\( (?!cuant|si |el |la )[^()]{1,40} \\)')
