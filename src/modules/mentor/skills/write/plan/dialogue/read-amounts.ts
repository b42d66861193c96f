import { upperFirst } from '~/platform/text/first-letter'
import { identifier } from '../../../../engine/task/identifier'
import { accented } from '../../compose/scalars/nouns'
import { type ClauseText, clausePattern } from './clause-text'
import type { Want } from './dialogue'
import { isMoney, unitOf } from './units'

const UNITS = clausePattern(
  `(?:(?:a|en|cuant[oa]s|l[oa]s|las|de|eso|son|es) )*([a-z]+s)(?: (?:,|y|e) (?:cuant[oa]s )?([a-z]+s))?(?: (?:,|y|e) (?:cuant[oa]s )?([a-z]+s))?(?: (?:son|es|hay|tiene|equivale\\w*|sobran?|quedan|en total|,))*`,
)
const SHARE = clausePattern(
  `(?:(?:el|la|un|una|con|mas|aplic\\w+|sum\\w+|descont\\w+|anad\\w+|del?) )*(iva|igv|itbis|impuesto|descuento|propina|servicio|recargo|comision|retencion|irpf)(?: (?:\\(|del?|al|un|:|=))*(?: (\\d+(?:[.,]\\d+)?) ?(?:%|por ciento))(?: \\))?|(?:con |mas |(?:descuent|descont|quit|rest|reten|reti|aplic|anad|sum)\\w+ |el |un |del? |le |se )*(\\d+(?:[.,]\\d+)?) ?(?:%|por ciento) (?:de|por|para|en concepto de) (?:la |el )?([a-z]{3,}(?: (?!y |e |sobre |que |si )[a-z]{5,})?)(?= (?:[,;.:()]|y|e|sobre|que)|$)|(?:(?:el|la|un|con|mas|de) )*(iva|igv)(?: (?:del?|al))+ (\\d+(?:[.,]\\d+)?)(?= (?:[,;.:()]|y|e)|$)`,
)
const SPEED = clausePattern('(?:(?:el|la|su|que|a) )*(?:velocidad|ritmo|rapidez)(?: (?:media|promedio|a la que \\w+))*')
const PART = clausePattern(
  '(?:(?:el|la|lo que) )*(?:cuota(?: de iva)?|iva|irpf|retencion|cada (?:descuento|retencion|deduccion|uno|una|concepto)|(?:los |las )?(?:descuentos|retenciones|deducciones)|descuento|propina|impuesto|lo que se (?:descuenta|rebaja)|importe (?:del|de la) (?:iva|descuento|propina))',
)
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
  '(?:(?:el|la|lo|cuanto|que|mi|su) )*(?:total|neto|liquido|precio(?: final| total)?|(?:sueldo|salario|coste|costo|importe|gasto|pago)(?: (?:semanal|total|final|bruto|neto|mensual))*|(?:me |le |se |voy a |va a |tengo que |tiene que |hay que |debo |debe )*(?:cobr\\w+|pag\\w+|gan\\w+|cuest\\w+|gast\\w+|deb\\w+|necesit\\w+))(?: (?:en|total|a pagar|final|del viaje|de la compra|d(?:el|e (?:un|una|la|cada|mi|tu|su)) (?!iva|igv|\\d)[a-z]+|todo|pagar|el cliente|factura|[a-z]+(?:ar|er|ir)(?: (?:la|el|una?|mi|su) [a-z]+)?))*',
)
const THE_UNIT = clausePattern(
  '(?:(?:l[oa]s|cuant[oa]s|en|a|el|su|equivalente en|valor en|cantidad (?:de|en)) )+([a-z]+)(?: (?:son|tengo|me dan|tendria|equivale\\w*|serian|que (?:son|tengo|me dan)))*',
)

const CONVERT = clausePattern(
  `(?:(?:que|me|te|l[oa]s?|de|a|para|un|una) )*(?:convers|convert|convi|pas[ae]|cambi)\\w*(?: (?:[a-z]{3,}|de|el|la|un))* (?:a|en) ([a-z]+)(?= (?:[,;.:]|y|,|que)|$)`,
)

export function shareAt(c: ClauseText): Want | null {
  const found = c.take(SHARE)
  if (!found) return null
  const [name = '', percent = '0'] =
    [
      [found[1], found[2]],
      [found[4], found[3]],
      [found[5], found[6]],
    ].find(([said]) => said !== undefined) ?? []
  const isTaken = /\b(?:descuent|descont|quit|rest|reten|reti)/.test(found[0])
  return {
    kind: 'share',
    name: identifier(name),
    percent: Number(percent.replace(',', '.')),
    isOff: isTaken || /^(?:desc|reten|irpf)/.test(name),
  }
}

/** «convertir pesos a euros». */
export function convertAt(c: ClauseText): Want | null {
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
  label: upperFirst(accented(noun)),
})

/** «a horas, minutos y segundos». */
export function unitsAt(c: ClauseText): Want | null {
  const found = c.take(UNITS)
  const units = found?.slice(1).flatMap((unit) => (unit === undefined ? [] : [unitOf(unit)])) ?? []
  return units.length > 1 && units.every((unit) => UNIT.test(unit)) ? { kind: 'units', units } : null
}
const UNIT =
  /^(?:segundo|minuto|hora|dia|semana|mes|ano|metro|centimetro|milimetro|kilometro|gramo|kilo|tonelada|litro|mililitro|euro|centimo|peso|centavo|pie|pulgada|docena|unidad)$/

export function partAt(c: ClauseText): Want | null {
  return c.take(PART) ? { kind: 'part' } : null
}

export function speedAt(c: ClauseText): Want | null {
  return c.take(SPEED)
    ? { kind: 'amount', unit: '?', per: { unit: 'tiempo', count: 1 }, label: 'Velocidad media' }
    : null
}

export function eachAt(c: ClauseText): Want | null {
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

export function ratioAt(c: ClauseText): Want | null {
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
    label: upperFirst(written),
  }
}

export function changeAt(c: ClauseText): Want | null {
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

export function totalAt(c: ClauseText): Want | null {
  const found = c.take(TOTAL)
  if (!found) return null
  const word = /\bneto\b/.test(found[0]) ? 'neto' : (/sueldo|salario/.exec(found[0])?.[0] ?? 'total')
  return { kind: 'amount', unit: 'money', per: null, label: upperFirst(word) }
}

export function unitAt(c: ClauseText): Want | null {
  const noun = c.take(THE_UNIT)?.[1]
  const unit = noun === undefined ? null : unitOf(noun)
  if (noun === undefined || unit === null || !(isMoney(unit) || UNIT.test(unit) || /s$/.test(noun))) return null
  return amountOf(noun)
}
