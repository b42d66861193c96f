import { identifier, singular } from '../../../../engine/task/identifier'
import type { Reading } from '../reading'
import { capital, type Input } from '../scalars/inputs'
import { accented, nounType } from '../scalars/nouns'
import type { Store } from './menu-lines'
import type { Action, Option } from './menu-options'

const AGENDA = /\b(?:agenda|contactos?|telefonos?|telefonica|guia)\b/
const STOCK = /\b(?:inventario|stock|almacen|existencias)\b/
const GRADES = /\b(?:notas|calificaciones)\b/

/** What the options work on, by the words of the request. */
export function storeOf(reading: Reading, options: readonly Option[]): Store {
  const { text } = reading
  const actions = new Set(options.map(({ action }) => action))
  if (['plus', 'minus', 'times', 'divide'].some((action) => actions.has(action as Action))) {
    reading.take(/\b(?:calculadora|los 2 numeros|2 numeros)\b/)
    return { kind: 'numbers' }
  }
  if (actions.has('withdraw') || actions.has('balance')) {
    const start = reading.take(/\bsaldo(?: (?:inicial|de|es|empieza|que|en|con|=|:))* (\d+(?:[.,]\d+)?)/)
    reading.take(/\b(?:cajero(?: automatico)?|cuenta|banco|hucha|pid\w+ la cantidad)\b/)
    return { kind: 'amount', name: 'saldo', start: (start?.groups[0] ?? '0').replace(',', '.'), most: mostOf(reading) }
  }
  if (AGENDA.test(text)) return pair(reading, { name: 'agenda', key: 'nombre', value: 'teléfono' })
  if (STOCK.test(text))
    return pair(reading, {
      name: 'inventario',
      key: 'producto',
      value: /\bprecio\b/.test(text) && !/\bcantidad\b/.test(text) ? 'precio' : 'cantidad',
    })
  if (GRADES.test(text) && /\balumn/.test(text)) return pair(reading, { name: 'notas', key: 'alumno', value: 'nota' })
  const said =
    reading.take(
      /\blista de (?:la |las |los )?(compra|tareas|pendientes|invitados|libros|peliculas|deseos|nombres|canciones|alumnos|productos|[a-z]+s)\b/,
    ) ?? reading.take(/\b(?:gestor|gestionar|control|registro) de (?:los |las )?([a-z]+s)\b/)
  const noun = said?.groups[0] ?? 'cosas'
  const asked =
    /\b(?:nombre del|el nombre de|la|el|una|un) (producto|tarea|articulo|item|libro|pelicula|nombre|elemento|invitado)\b/.exec(
      text,
    )?.[1]
  const plural = noun === 'compra' ? 'compra' : noun === 'pendientes' ? 'tareas' : identifier(noun)
  const one = asked ?? (noun === 'compra' ? 'producto' : singular(plural))
  reading.take(
    /\b(?:en (?:anadir|agregar)(?: y en borrar)?,? pregunta(?: el nombre)?(?: del)?(?: producto)?|pregunta el nombre del producto)\b/,
  )
  if (asked) reading.take(new RegExp(`\\b(?:el )?(?:nombre del? )?${asked}\\b`))
  return {
    kind: 'list',
    name: plural === one ? `${plural}s` : plural,
    item: { name: one, label: capital(accented(one)), type: 'text' },
  }
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
    label: capital(word),
    type: nounType(identifier(word)) ?? 'text',
  })
  return {
    kind: 'dict',
    name,
    key: { ...inputOf(key), type: 'text' },
    value: { ...inputOf(value), type: value === 'teléfono' ? 'text' : inputOf(value).type },
  }
}
