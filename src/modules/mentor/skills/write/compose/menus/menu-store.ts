import { upperFirst } from '~/platform/text/first-letter'
import { identifier, singular } from '../../../../engine/task/identifier'
import type { Reading } from '../reading'
import type { Input } from '../scalars/inputs'
import { accented, nounType } from '../scalars/nouns'
import { countersOf } from './counter-lines'
import type { Action } from './menu-actions'
import { thingOf } from './menu-fields'
import type { Store } from './menu-lines'
import type { Option } from './menu-options'

const AGENDA = /\b(?:agenda|contactos?|telefonos?|telefonica|guia)\b/
const STOCK = /\b(?:inventario|stock|almacen|existencias)\b/
const GRADES = /\b(?:notas|calificaciones)\b/

/** What the options work on, by the words of the request. */
export function storeOf(reading: Reading, options: readonly Option[]): Store {
  const { text } = reading
  const actions = new Set(options.map(({ action }) => action))
  const isArithmetic = ['plus', 'minus', 'times', 'divide'].some((action) => actions.has(action as Action))
  if (isArithmetic && !['list', 'balance', 'clear'].some((action) => actions.has(action as Action))) {
    reading.take(/\b(?:calculadora|los 2 numeros|2 numeros)\b/)
    return { kind: 'numbers' }
  }
  const counters = countersOf(options)
  if (counters !== null) {
    reading.take(
      /\b(?:que )?(?:lleve|cuente|apunte) (?:los|las) (?:puntos|goles|votos) de (?:\d+ )?(?:equipos|jugadores|opciones|candidatos)(?: ,)?(?: [a-z]+ y [a-z]+)?/,
    )
    reading.take(/\b(?:marcador|encuesta|votacion|partido)\b/)
    return counters
  }
  const hasThings = options.some(({ action }) => /^(?:add|find|edit|list)$/.test(action))
  if (!hasThings && COUNT.test(text)) return amountOf(reading, options, true)
  if (isArithmetic || isOfAmounts(options)) return amountOf(reading, options)
  const { one, many, fields, isStated } = thingOf(reading.copy(), options)
  const own = pairOf(reading, options)
  if (own !== null) return own
  const said =
    reading.take(
      /\blista de (?:la |las |los )?(compra|tareas|pendientes|invitados|libros|peliculas|deseos|nombres|canciones|alumnos|productos|[a-z]+s)\b/,
    ) ?? reading.take(/\b(?:gestor|gestionar|control|registro) de (?:los |las )?([a-z]+s)\b/)
  const noun = said?.groups[0] ?? (one === 'elemento' ? 'cosas' : many)
  const asked =
    /\b(?:nombre del|el nombre de|la|el|una|un) (producto|tarea|articulo|item|libro|pelicula|nombre|elemento|invitado)\b/.exec(
      text,
    )?.[1]
  const plural = noun === 'compra' ? 'compra' : noun === 'pendientes' ? 'tareas' : identifier(noun)
  const single = asked ?? (noun === 'compra' ? 'producto' : noun === many ? one : singular(plural))
  reading.take(
    /\b(?:en (?:anadir|agregar)(?: y en borrar)?,? pregunta(?: el nombre)?(?: del)?(?: producto)?|pregunta el nombre del producto)\b/,
  )
  if (asked) reading.take(new RegExp(`\\b(?:el )?(?:nombre del? )?${asked}\\b`))
  return {
    kind: 'list',
    name: plural === single ? `${plural}s` : plural,
    item: { name: single, label: upperFirst(accented(single)), type: numericOf(single, fields, isStated) },
  }
}

const OF_AMOUNT: ReadonlySet<Action> = new Set(['withdraw', 'balance', 'deposit', 'enter', 'leave', 'spend'])

/** «sacar», «ver saldo»: and no thing that is added with what is told of it. */
const isOfAmounts = (options: readonly Option[]) =>
  options.some(({ action }) => OF_AMOUNT.has(action)) &&
  !options.some(
    ({ action, label }) =>
      /^(?:edit|mark|lend)$/.test(action) || (/^(?:add|find)$/.test(action) && label.includes(' ')),
  )

const MONEY =
  /\b(?:saldo|dinero|euros?|pesos|soles|hucha|caja|cajero|banco|ahorros?|cuenta|monedero|tarjeta|presupuesto|gastos?|ingresos?|€)\b/
const COUNT =
  /\b(\d+) (plazas|asientos|entradas|habitaciones|mesas|puestos|sitios|aforo|cupos|lugares|bicis|bicicletas)(?: (?:libres|disponibles|totales|en total))?\b/

/** Money, places that are free, or what is counted. */
function amountOf(reading: Reading, options: readonly Option[], isPlaces = false): Store {
  const { text } = reading
  const steps = isPlaces || options.some(({ action }) => /^(?:enter|leave|plus|minus)$/.test(action))
  const isMoney = MONEY.test(text) && !steps
  const places = isMoney ? null : reading.take(COUNT)
  const start =
    places?.groups[0] ??
    reading.take(
      /\b(?:saldo|dinero|empez\w+|empiez\w+|inici\w+|comienz\w+|parte|hay|tengo|capital)(?: (?:saldo|inicial|inicialmente|de|es|empieza|que|en|con|un|=|:))* (\d+(?:[.,]\d+)?)(?: (?:euros|pesos|soles|dolares))?/,
    )?.groups[0] ??
    '0'
  for (const pattern of AROUND_AMOUNTS) reading.take(pattern)
  const noun = isMoney
    ? 'saldo'
    : (places?.groups[1] ?? /\bcontador de (?:los |las )?([a-z]{3,})\b/.exec(text)?.[1] ?? 'contador')
  return {
    kind: 'amount',
    name: identifier(noun),
    label: isMoney ? 'Saldo' : places ? `${upperFirst(noun)} libres` : upperFirst(accented(noun)),
    start: start.replace(',', '.'),
    most: mostOf(reading),
    isMoney,
    steps,
  }
}

const AROUND_AMOUNTS: readonly RegExp[] = [
  /\b(?:cajero(?: automatico)?|cuenta(?: bancaria| corriente)?|banco|hucha|tarjeta(?: del? \w+)?|caja(?: de ahorros?)?|parking|aparcamiento|garaje|contador(?: de \w+)?|pid\w+ la cantidad)\b/,
  /\bsimul\w+\b/,
  /\b(?:monedero|presupuesto)\b/,
  /\bsaldo(?: inicial)?\b/,
]

/** A name and one value of it, where the request says so: «agenda», «un diccionario», «stock (nombre y unidades)». */
function pairOf(reading: Reading, options: readonly Option[]): Store | null {
  const { text } = reading
  const { fields, isStated, many } = thingOf(reading.copy(), options)
  const isStock = STOCK.test(text)
  const isGrades = GRADES.test(text) && /\balumn/.test(text)
  if (!AGENDA.test(text) && !isStock && !isGrades && !(/\bdiccionario\b/.test(text) && isStated)) return null
  const [key, value] = isStated && fields.length === 2 ? fields : []
  const name = AGENDA.test(text)
    ? 'agenda'
    : isStock
      ? /\bstock\b/.test(text)
        ? 'stock'
        : 'inventario'
      : isGrades
        ? 'notas'
        : many
  if (key && value) {
    thingOf(reading, options)
    const store = pair(reading, { name, key: key.name, value: value.name })
    return store.kind === 'dict'
      ? { ...store, key: { ...key, type: 'text' }, value: AGENDA.test(text) ? { ...value, type: 'text' } : value }
      : store
  }
  if (AGENDA.test(text)) return pair(reading, { name, key: 'nombre', value: 'teléfono' })
  if (isStock)
    return pair(reading, {
      name: 'inventario',
      key: 'producto',
      value: /\bprecio\b/.test(text) && !/\bcantidad\b/.test(text) ? 'precio' : 'cantidad',
    })
  return isGrades ? pair(reading, { name, key: 'alumno', value: 'nota' }) : null
}

/** «no puede retirar más de 500 por vez». */
const MOST =
  /\b(?:no (?:se )?(?:pued\w+|dej\w+|permit\w+) (?:retirar|sacar)|(?:maximo|limite)(?: (?:de|por|retiro|para|retirar))*)(?: mas de)? (\d+)(?: (?:euros|pesos|dolares))?(?: (?:por|de|cada|una) (?:vez|retiro|operacion))*/
const mostOf = (reading: Reading): string | null => reading.take(MOST)?.groups[0] ?? null

type Pair = { name: string; key: string; value: string }

function pair(reading: Reading, { name, key, value }: Pair): Store {
  reading.take(
    /\b(?:agenda(?: telefonica| de contactos)?|inventario|stock|contactos?|telefonos?|almacen|diccionarios?|diccionario)\b/,
  )
  // «un diccionario con producto y cantidad», «vender (resta stock)»
  reading.take(
    new RegExp(
      `\\bdiccionario (?:con|de) (?:(?:el|la|los|las|cada|su) )*${identifier(key)}s? (?:y|:|->) (?:(?:el|la|su) )*(?:${identifier(value)}s?|stock|unidades)\\b`,
    ),
  )
  reading.take(
    /\( (?:que )?(?:rest\w+|sum\w+|quit\w+|anad\w+)(?: (?:el|al|del|la|de))* (?:stock|cantidad|unidades|inventario) \)/,
  )
  reading.take(/\( (?:que )?(?:sum\w+|anad\w+)(?: (?:el|al|del|la|de))* (?:stock|cantidad|unidades|inventario) \)/)
  reading.take(/\b(?:agregar|anadir) pide (?:el )?\w+(?: y (?:luego |despues )?(?:el |la )?\w+)?\b/)
  reading.take(/\bbuscar pide (?:el )?\w+(?: y dice (?:el )?\w+(?: o (?:«[^ ]+»|no existe))?)?/)
  const inputOf = (word: string): Input => ({
    name: identifier(word),
    label: upperFirst(word),
    type: nounType(identifier(word)) ?? 'text',
  })
  return {
    kind: 'dict',
    name,
    key: { ...inputOf(key), type: 'text' },
    value: { ...inputOf(value), type: value === 'teléfono' ? 'text' : inputOf(value).type },
  }
}

const NUMBERS = /^(?:nota|numero|temperatura|edad|precio|puntuacion|gasto|importe|cantidad|medida|peso|altura)$/

/** A list of grades is one of numbers, and so is one of things that are known by a number. */
const numericOf = (one: string, fields: readonly Input[], isStated: boolean): Input['type'] => {
  const [only] = fields
  if (isStated && fields.length === 1 && only) return only.type
  return NUMBERS.test(one) ? (nounType(one) ?? 'float') : 'text'
}
