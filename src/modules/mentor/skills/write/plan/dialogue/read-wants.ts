import { singular } from '../../../../engine/task/identifier'
import { capital } from '../../compose/scalars/inputs'
import { accented } from '../../compose/scalars/nouns'
import type { ScalarOperator } from '../../compose/scalars/scalar-operator'
import { SCALAR_OPERATORS } from '../../compose/scalars/scalar-operators'
import { type FoundPredicate, predicatesIn } from '../../compose/sequences/find-predicates'
import { type ClauseText, clausePattern } from './clause-text'
import type { Want } from './dialogue'
import { isMoney, unitOf } from './units'

const TELLS =
  '(?:dig\\w+|dime|dim\\w*|di|dice|decir\\w*|muestr\\w+|mostr\\w+|imprim\\w+|calcul\\w+|saqu\\w+|sac[ae]\\w*|ensen\\w+|devuelv\\w+|da|de|dar\\w*|ponga|pon|indi\\w+|list\\w+|halle|obten\\w+|haga|hac\\w+|averig\\w+|vea|ver|saber|sepa|conoc\\w+|escriba|salga\\w*|informe|entregue|convierta\\w*|convertir\\w*|pas[ae]\\w*|pasar\\w*|cont(?:ar|e|ando)|cuent[ae]\\w*|comprueb\\w+|determin\\w+|verifi\\w+|ponerl\\w+)'
/** The words with which a program tells something. */
export const TELL = clausePattern(
  `(?:(?:que|y|al final|para|me|te|le|les|se|nos|l[oa]s?|el programa|despues|luego|solo|quiero|necesito|tiene que|debe|tambien|como resultado) )*${TELLS}(?: (?:por pantalla|en pantalla|al usuario|al final|me|tambien|solo|como resultado))*`,
)
const THING = '(?:[a-z]{3,}s?)'
const DET =
  '(?:(?:el|la|los|las|su|sus|de|del|que|todos|todas|un|una|en|cual|cuales|es|fue|ha sido|son|lo|ell[oa]s|l[oa]s que) )*'
const HAS =
  '(?:ha(?:n|s|y)?|he|se|son|hubo|fue(?:ron)?|tiene|metio|ingreso|introdujo|hay|sali(?:o|eron)|escribio|puso|tengo|quedan|de ell[oa]s|de l[oa]s|en total|eran|salen|que|hicieron falta|hizo falta|hice falta|necesit\\w+)'
const DONE = `(?: (?:${HAS}|metid[oa]s?|introducid[oa]s?|ingresad[oa]s?|escrit[oa]s?|leid[oa]s?|puest[oa]s?|habido|sido|el usuario|compr\\w+|l[oa]s|lleva\\w*))*`

const COUNT = clausePattern(
  `(?:cuant[oa]s|el numero de|la cantidad de|cuantas veces)(?: (?!son |hay |ha |se |fueron |de |hic|hizo |hac)(${THING}))?${DONE}`,
)
/** Whatever was asked for. */
const COUNTED =
  /^(?:numeros|valores|datos|elementos|cosas|veces|total|articulos|productos|compras|ventas|personas|alumnos|clientes|gastos)$/
const COUNT_HEAD =
  /^(?:cuant[oa]s|el numero (?:total )?de|la cantidad (?:total )?de) (?:(?:son|hay|de ell[oa]s|fueron|eran|han sido|numeros|valores|personas|alumnos|notas|que|se|es|est[ae]n|los|las|tienen|miden|pesan|cuestan|valen|veces|salio|sale|fueron) )*/
const EXTREME = '(?:mas|menos) [a-z]{3,}|mayor(?:es)?|menor(?:es)?|maxim[oa]|minim[oa]|mejor|peor'
const MAX = clausePattern(
  `${DET}(?:(${THING}) )?(?:que )?(?:es |sea |fue )?(${EXTREME})(?: (?:numero|valor|de (?:tod[oa]s|ell[oa]s|l[oa]s)|introducid[oa]|ingresad[oa]|metid[oa]|que (?:ha|he) \\w+)| [a-z]+ado)*`,
)
/** «quién gana más». */
const WHO_MOST = clausePattern(
  '(?:quien|cual|que [a-z]+)(?: (?:es el que|es la que|de ell[oa]s))? (?:gan|tien|cobr|pes|mid|vend|sac|gast|cuest|val|recorr|trabaj|corr)\\w* (mas|menos)',
)
const SMALL = /^(?:menor|minim|peor|menos|mas (?:baj|pequen|barat|chic|fri|jov|corto|ligero))/
const SUM = clausePattern(
  `(?:l[oa]s )?(?:(?:la )?(?:suma|sumatoria)(?: (?:total|de (?:tod[oa]s(?: (?:l[oa]s|ell[oa]s))?|ell[oa]s|es[oa]s|ambos)))*|(?:sum[ae]n?|sumar|sumando)(?:l[oa]s)?(?: (?:todo|tod[oa]s|l[oa]s|en total))*|(?:el )?(?:sub)?total|lo que suman?|cuanto (?:es|suma|sale|fue|llevo|hay que pagar|tengo que pagar|debe(?:mos)?|ha[ny]? gastado|gast[oe]|cuesta|seria|queda)(?: (?:en total|todo|el total))?)(?: (?:a pagar|final|de (?:la |el |mi )?(?:compra|cuenta|ticket|mesa|venta|pedido)|de tod[oa]|que (?:ha|he) \\w+|en total|gastado|vendido))*`,
)
const NOUN_BEHIND = clausePattern(
  `(?:de )?(?:l[oa]s |las |mis |sus |l[oa]s )?(numeros|valores|notas|precios|datos|calificaciones|edades|importes|gastos|temperaturas|pesos|sueldos|ventas|puntos|elementos|introducidos|cantidades|alturas)(?: (?:introducid|ingresad|metid|leid)[oa]s)?`,
)
const MEAN = clausePattern(
  `(?:l[ea]s? |el |su )?(?:saqu\\w+ )?(?:media|(?:[a-z]+ )?medi[oa])(?: (?:aritmetica|final|total|de (?:tod[oa]s|ell[oa]s)|general))*`,
)
const LISTS = clausePattern(
  `(?:(?:l[oa]s?|el|tod[oa]s?|que|lo|sus|en) )*(?:(?:lista|listado)(?: (?:de|con|completa|final|entera|tod[oa]s?|l[oa]s|la|numerada|${THING}))*|orden\\w*|numer\\w+|${THING})?`,
)
const ORDERED: readonly [RegExp, 'ascending' | 'descending' | 'reversed'][] = [
  [/\bde mayor a menor\b|\bdescendente\b|\bde mas a menos\b|\bde la z a la a\b/, 'descending'],
  [/\bal reves\b|\borden inverso\b|\binvertid[oa]s\b/, 'reversed'],
  [
    /\borden(?:ad[oa]s?|e|ar|a|en)?\b|\balfabetic\w+|\bde menor a mayor\b|\bascendente\b|\bde la a a la z\b/,
    'ascending',
  ],
]
const STYLE = clausePattern(
  `(?:(?:l[oa]s|en|por|y|,|de|que|un[oa]|cada|:|con|su|sus|linea|orden|mayor|menor|mas|menos|la|z|a|uno|una|numero|delante|1|2|3|\\.) )*(?:orden(?:ad[oa]s?|e|ar|a)?|alfabetic\\w+|numerad[oa]s?|numeros?|ascendente|descendente|(?:al )?reves|inverso|invertid[oa]s|menor|mayor|linea|lista(?:do)?|1 \\.(?: 2 \\.)?(?: 3)?(?: \\.(?: \\.)*)?|entera|complet[oa])`,
)
const VERDICT =
  /^(?:si )?(?:(?:el |la )?(?:numero|ano|nota|palabra|valor|resultado|texto) )?(?:(?:es|son|sea|esta|cada un[oa]|un|una|numero|ha) )*/
const OR_NOT = clausePattern('(?:, )?(?:o|u|y)(?: (?:si|no|es|esta|lo|un|una|lo contrario))*|,')
const UNITS = clausePattern(
  `(?:(?:a|en|cuant[oa]s|l[oa]s|las|de|eso|son|es) )*([a-z]+s)(?: (?:,|y|e) (?:cuant[oa]s )?([a-z]+s))?(?: (?:,|y|e) (?:cuant[oa]s )?([a-z]+s))?(?: (?:son|es|hay|tiene|equivale\\w*|sobran?|quedan|en total|,))*`,
)
const SHARE = clausePattern(
  `(?:(?:el|la|un|una|con|mas|aplic\\w+|sum\\w+|descont\\w+|anad\\w+|del?) )*(iva|igv|itbis|impuesto|descuento|propina|servicio|recargo|comision|retencion|irpf)(?: (?:\\(|del?|al|un|:|=))*(?: (\\d+(?:[.,]\\d+)?) ?(?:%|por ciento))(?: \\))?|(?:con |mas |aplic\\w+ |anad\\w+ |el |un |del? )*(\\d+(?:[.,]\\d+)?) (?:%|por ciento) de (propina|descuento|iva|recargo|comision|servicio|impuesto)`,
)
const SPEED = clausePattern('(?:(?:el|la|su|que|a) )*(?:velocidad|ritmo|rapidez)(?: (?:media|promedio|a la que \\w+))*')
const PART = clausePattern(
  '(?:(?:el|la|lo que) )*(?:cuota(?: de iva)?|iva|descuento|propina|impuesto|lo que se (?:descuenta|rebaja)|importe (?:del|de la) (?:iva|descuento|propina))',
)
const LONGEST = clausePattern(`${DET}(?:[a-z]+ )?(mas larg[oa]|mas cort[oa])`)
const CHANGE = clausePattern(
  '(?:(?:el|la|lo|cuanto|cuanta|cuantos|que|me|le|te|hay que|tengo que|de|se|su) )*(?:vuelto|vuelta|vueltas|cambio|devolver\\w*|sobra|falta|queda|resta|diferencia|ganancia|beneficio|debo devolver)(?: (?:de|a|que|al|el|la|le|dar\\w*|cliente|por|dinero|devolver\\w*))*',
)
const EACH = clausePattern(
  '(?:(?:cuanto|lo que) (?:(?:le|les|nos|me) )?(?:toca|pag\\w+|pon\\w*|debe\\w*|corresponde|sale|cuesta|seria)(?: (?:que pagar|pagar|a pagar))?(?: a)? (?:cada|por)|(?:el |la )?(?:precio|costo|coste|gasto|parte)(?: (?:de|por))? cada|(?:el )?precio por) ([a-z]+)',
)
const RATIO = clausePattern(
  `(?:(?:el|la|mi|su|cual es|cuanto es|cuantos) )*(?:(consumo|gasto|rendimiento|velocidad(?: media)?|precio|costo|coste|ritmo|([a-z]+)))(?: [a-z]+)? (?:por|cada) (?:cada )?(\\d+ )?([a-z]+)`,
)
const TOTAL = clausePattern(
  '(?:(?:el|la|lo|cuanto|que|mi|su) )*(?:total|precio(?: final| total)?|(?:sueldo|salario|coste|costo|importe|gasto|pago)(?: (?:semanal|total|final|bruto|mensual))?|(?:me |le |se |voy a |va a |tengo que |tiene que |hay que |debo |debe )*(?:cobr\\w+|pag\\w+|gan\\w+|cuest\\w+|gast\\w+|deb\\w+|necesit\\w+))(?: (?:en|total|a pagar|final|del viaje|de la compra|todo|pagar|el cliente|factura|[a-z]+(?:ar|er|ir)(?: (?:la|el|una?|mi|su) [a-z]+)?))*',
)
const THE_UNIT = clausePattern(
  '(?:(?:l[oa]s|cuant[oa]s|en|a|el|su|equivalente en|valor en|cantidad (?:de|en)) )+([a-z]+)(?: (?:son|tengo|me dan|tendria|equivale\\w*|serian|que (?:son|tengo|me dan)))*',
)

/** What is to be told where one reads, a thing at a time; empty where nothing of it is known. */
export function wantsAt(c: ClauseText): Want[] {
  const wants: Want[] = []
  for (;;) {
    const place = c.place
    if (wants.length > 0) c.take(JOIN)
    const found = wantAt(c)
    if (found === null) {
      c.goTo(place)
      return wants
    }
    wants.push(found)
    c.take(clausePattern('(?:al final|en total|por pantalla)'))
  }
}
const JOIN = clausePattern(
  '(?:(?:,|y|e|luego|despues|tambien|ademas|por ultimo|asi como|junto con|al final|me|que|dig\\w+|muestr\\w+|imprim\\w+|calcul\\w+|\\()(?: |$))*(?:,|y|e|tambien|ademas|me|dig\\w+|muestr\\w+|imprim\\w+|calcul\\w+|\\()',
)

const CONVERT = clausePattern(
  `(?:(?:que|me|te|l[oa]s?|de|a|para) )*(?:convert|convi|pas[ae]|cambi)\\w*(?: (?:${THING}(?: mexican[oa]s| argentin[oa]s| de [a-z]+)?|l[oa]s|de|el|la|un|una|dinero))* (?:a|en) ([a-z]+)(?= (?:[,;.:]|y|,|que)|$)`,
)

const READERS: readonly ((c: ClauseText) => Want | null)[] = [
  shareAt,
  convertAt,
  (c) => operationAt(c, ONE_VALUE),
  unitsAt,
  countOfAt,
  longestAt,
  partAt,
  speedAt,
  eachAt,
  ratioAt,
  countAt,
  changeAt,
  extremeAt,
  sumAt,
  meanAt,
  listAt,
  verdictAt,
  (c) => operationAt(c, TWO_VALUES),
  totalAt,
  unitAt,
]

function wantAt(c: ClauseText): Want | null {
  for (const reader of READERS) {
    const place = c.place
    const want = reader(c)
    if (want && isBoundary(c)) return want
    c.goTo(place)
  }
  return null
}

/** A thing is read where a sign, a joining word or another clause follows. */
const isBoundary = (c: ClauseText) =>
  c.isDone ||
  c.sees(/^(?:[,;.:!?)(]|y|e|o|que|hasta|cuando|si|al|para|luego|despues|tambien|sin|con|por|gracias|me|en) ?/)

function shareAt(c: ClauseText): Want | null {
  const found = c.take(SHARE)
  if (!found) return null
  const [name = '', percent = '0'] = found[1] === undefined ? [found[4], found[3]] : [found[1], found[2]]
  return { kind: 'share', name, percent: Number(percent.replace(',', '.')), isOff: /^(?:desc|reten|irpf)/.test(name) }
}

/** «convertir pesos a euros». */
function convertAt(c: ClauseText): Want | null {
  const noun = c.take(CONVERT)?.[1]
  if (noun === undefined || !(isMoney(unitOf(noun)) || UNIT.test(unitOf(noun)))) return null
  const units = [unitOf(noun)]
  for (;;) {
    const { place } = c
    const next = c.take(AND_UNIT)?.[1]
    if (next === undefined) break
    if (!UNIT.test(unitOf(next)) || isMoney(unitOf(next))) {
      c.goTo(place)
      break
    }
    units.push(unitOf(next))
  }
  return units.length > 1 ? { kind: 'units', units } : amountOf(noun)
}
/** «a minutos y segundos» are one time; «a metros y a kilómetros» are two wishes. */
const AND_UNIT = clausePattern('(?:,|y|e) ([a-z]+s)')

const amountOf = (noun: string): Want => ({
  kind: 'amount',
  unit: unitOf(noun),
  per: null,
  label: capital(accented(noun)),
})

/** «a horas, minutos y segundos». */
function unitsAt(c: ClauseText): Want | null {
  const found = c.take(UNITS)
  const units = found?.slice(1).flatMap((unit) => (unit === undefined ? [] : [unitOf(unit)])) ?? []
  return units.length > 1 && units.every((unit) => UNIT.test(unit)) ? { kind: 'units', units } : null
}
const UNIT =
  /^(?:segundo|minuto|hora|dia|semana|mes|ano|metro|centimetro|milimetro|kilometro|gramo|kilo|tonelada|litro|mililitro|euro|centimo|peso|centavo|pie|pulgada|docena|unidad)$/

function longestAt(c: ClauseText): Want | null {
  const found = c.take(LONGEST)
  return found && { kind: found[1]?.startsWith('mas larg') ? 'longest' : 'shortest' }
}

function partAt(c: ClauseText): Want | null {
  return c.take(PART) ? { kind: 'part' } : null
}

function speedAt(c: ClauseText): Want | null {
  return c.take(SPEED)
    ? { kind: 'amount', unit: '?', per: { unit: 'tiempo', count: 1 }, label: 'Velocidad media' }
    : null
}

/** «cuántos son pares». */
function countOfAt(c: ClauseText): Want | null {
  const head = COUNT_HEAD.exec(c.rest)
  if (!head) return null
  const test = testAt(c, head[0].length)
  if (!test) return null
  c.take(
    clausePattern(
      DONE.trim()
        .replace(/^\(\?: /, '(?:')
        .replace(/\)\*$/, ' ?)+(?<! )'),
    ),
  )
  return { kind: 'count', test, noun: null }
}

/** The predicate that stands so many letters from here, taken with what leads to it. */
function testAt(c: ClauseText, from: number): FoundPredicate | null {
  const [test] = predicatesIn(c.rest.slice(from, from + 60))
  if (test?.from !== 0) return null
  c.goTo(c.place + Math.min(c.rest.length, from + test.to + 1))
  return test
}

function countAt(c: ClauseText): Want | null {
  const found = c.take(COUNT)
  if (!found) return null
  const noun = found[1]
  return { kind: 'count', test: null, noun: noun === undefined || COUNTED.test(noun) ? null : singular(noun) }
}

function extremeAt(c: ClauseText): Want | null {
  const most = c.take(WHO_MOST)
  if (most) return { kind: most[1] === 'mas' ? 'max' : 'min', test: null, noun: null }
  const found = c.take(MAX)
  if (!found || /\b(?:que|de) \d/.test(found[0])) return null
  const [, noun, word = ''] = found
  return {
    kind: SMALL.test(word) ? 'min' : 'max',
    test: null,
    noun: noun === undefined || /^(?:cual|numero|valor)$/.test(noun) ? null : singular(noun),
  }
}

function sumAt(c: ClauseText): Want | null {
  if (!c.take(SUM)) return null
  return { kind: 'sum', ...whichOf(c) }
}

function meanAt(c: ClauseText): Want | null {
  return c.take(MEAN) ? { kind: 'mean', ...whichOf(c) } : null
}

/** «de los pares», «de las notas». */
function whichOf(c: ClauseText): { test: FoundPredicate | null; noun: string | null } {
  const head = /^(?:(?:de|solo|los|las|todos|numeros|valores|que|sean|son) )*/.exec(c.rest)?.[0] ?? ''
  const test = head === '' ? null : testAt(c, head.length)
  const noun = test ? null : (c.take(NOUN_BEHIND)?.[1] ?? null)
  return { test, noun: noun === null ? null : singular(noun) }
}

function listAt(c: ClauseText): Want | null {
  const from = c.place
  const head = c.take(LISTS)
  let styles = 0
  while (c.take(STYLE)) styles += 1
  c.take(
    clausePattern(
      '(?:de|a|en el orden en|del orden en) (?:como|que|el orden en que) (?:(?:se|l[oa]s|fueron|he|han|ha|el usuario) )*[a-z]+',
    ),
  )
  const said = c.text.slice(from, c.place)
  if (!head && styles === 0) return null
  if (styles === 0 && !/\b(?:lista|listado|orden\w*|numer[ae]\w*|tod[oa]s)\b/.test(said)) return null
  return {
    kind: 'list',
    test: null,
    order: ORDERED.find(([words]) => words.test(said))?.[1] ?? 'as-typed',
    isNumbered: /\bnumer(?:ad|e|al|ar)|\b1 \.|\bnumero delante\b|\bsu numero\b/.test(said),
  }
}

/** «si es par o impar», «si es positivo, negativo o cero». */
function verdictAt(c: ClauseText): Want | null {
  const tests: FoundPredicate[] = []
  for (;;) {
    const head = VERDICT.exec(c.rest)?.[0] ?? ''
    const isFirst = tests.length === 0
    if (isFirst && !/\b(?:si|es|son)\b/.test(head)) return null
    const test = testAt(c, head.length)
    if (!test) break
    tests.push(test)
    const place = c.place
    if (!c.take(OR_NOT)) break
    if (predicatesIn(c.rest.slice(0, 60))[0]?.from !== (VERDICT.exec(c.rest)?.[0].length ?? 0)) {
      if (/^(?:o|u) (?:si )?no/.test(c.text.slice(place))) break
      c.goTo(place)
      break
    }
  }
  return tests.length === 0 ? null : { kind: 'verdict', tests }
}

const TWO_VALUES = SCALAR_OPERATORS.filter(({ of }) => of === 'numbers')
const ONE_VALUE = SCALAR_OPERATORS.filter(({ of }) => of !== 'numbers')

/** What is known of one value by a name of its own: «su tabla de multiplicar», «al revés», «cuántas vocales tiene». */
function operationAt(c: ClauseText, operators: readonly ScalarOperator[]): Want | null {
  const head = /^(?:(?:tod[oa]s|su|sus|la|el|las|los|lo|que|en|de|si|escriba|y) )*/.exec(c.rest)?.[0] ?? ''
  const rest = c.rest.slice(head.length)
  for (const operator of operators) {
    const match = operator.words.exec(rest)
    if (match?.index !== 0) continue
    const { place } = c
    c.goTo(Math.min(c.text.length, place + head.length + match[0].length + 1))
    c.take(clausePattern('(?:(?:que )?(?:tiene|hay|son|contiene)|de (?:ese|el|dicho) [a-z]+|de la [a-z]+|del [a-z]+)'))
    if (isBoundary(c)) return { kind: 'operation', operator, match }
    c.goTo(place)
  }
  return null
}

function eachAt(c: ClauseText): Want | null {
  const found = c.take(EACH)
  const who = found?.[1]
  if (who === undefined) return null
  const unit = /^(?:un[oa]|quien|cual|persona|amig[oa])$/.test(who) ? 'persona' : unitOf(who)
  return {
    kind: 'amount',
    unit: 'money',
    per: { unit, count: 1 },
    label: unit === 'persona' ? 'Cada persona paga' : `Precio por ${who}`,
  }
}

function ratioAt(c: ClauseText): Want | null {
  const from = c.place
  const found = c.take(RATIO)
  if (!found) return null
  const [, what = '', noun, many = '1', unit = ''] = found
  const written = c.written(from, c.place).replace(/^(?:el|la|mi|su) /, '')
  const per = { unit: unitOf(unit), count: Number(many) }
  return {
    kind: 'amount',
    unit: noun !== undefined ? unitOf(noun) : /^(?:precio|gasto|cost)/.test(what) ? 'money' : '?',
    per,
    label: capital(written),
  }
}

function changeAt(c: ClauseText): Want | null {
  const found = c.take(CHANGE)
  if (!found) return null
  const word = /vuelt|cambio|devolv/.test(found[0])
    ? 'Cambio'
    : /falta/.test(found[0])
      ? 'Falta'
      : /gana|benef/.test(found[0])
        ? 'Ganancia'
        : /difer/.test(found[0])
          ? 'Diferencia'
          : 'Queda'
  return { kind: 'change', label: word }
}

function totalAt(c: ClauseText): Want | null {
  const found = c.take(TOTAL)
  if (!found) return null
  const word = /sueldo|salario/.exec(found[0])?.[0] ?? 'total'
  return { kind: 'amount', unit: 'money', per: null, label: capital(word) }
}

function unitAt(c: ClauseText): Want | null {
  const noun = c.take(THE_UNIT)?.[1]
  const unit = noun === undefined ? null : unitOf(noun)
  if (noun === undefined || unit === null || !(isMoney(unit) || UNIT.test(unit) || /s$/.test(noun))) return null
  return amountOf(noun)
}
