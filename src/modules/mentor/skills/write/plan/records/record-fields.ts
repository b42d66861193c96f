import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { isVerbWord } from '../../../../engine/lexicon/verb-words'
import { singular } from '../../../../engine/task/identifier'
import { accented, nounType } from '../../compose/scalars/nouns'
import { type ClauseText, clausePattern } from '../dialogue/clause-text'
import { type Quantity, quantityOf } from '../dialogue/quantity'

/** What is usually kept of a thing, where nobody says. */
const USUAL: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:compra|super|mandado|despensa)$/, ['producto']],
  [/^venta$/, ['producto', 'cantidad', 'precio']],
  [/^(?:gasto|ingreso|pago|cobro)$/, ['concepto', 'importe']],
  [/^(?:pedido|encargo|orden|comanda)$/, ['cliente', 'producto', 'cantidad']],
  [/^(?:cliente|contacto|amigo|amiga|proveedor|telefono|paciente|socio)$/, ['nombre', 'teléfono']],
  [/^(?:nota|calificacion|alumno|estudiante)$/, ['nombre', 'nota']],
  [/^(?:materia|asignatura)$/, ['materia', 'calificación']],
  [/^(?:articulo|producto|precio)$/, ['producto', 'precio']],
  [/^(?:stock|inventario|almacen|merma|repuesto|existencia)$/, ['producto', 'cantidad']],
  [/^cita$/, ['cliente', 'fecha', 'hora']],
  [/^(?:prestamo)$/, ['título', 'persona', 'fecha']],
  [/^libro$/, ['título', 'autor']],
  [/^(?:contrasena|clave|password)$/, ['sitio', 'usuario', 'contraseña']],
  [/^cumpleano$/, ['nombre', 'fecha']],
  [/^(?:empleado|trabajador)$/, ['nombre', 'puesto']],
]

/** Nothing but what it is called is kept of these. */
const PLAIN =
  /^(?:tarea|pelicula|serie|cancion|disco|invitado|nombre|idea|receta|ingrediente|juego|palabra|frase|cosa|jugador|participante|asistente|pendiente)$/
export const isUsual = (noun: string): boolean => PLAIN.test(noun) || USUAL.some(([nouns]) => nouns.test(noun))

/** A noun by which something is told of a thing. */
export const isUsualField = (noun: string): boolean =>
  nounType(noun) !== null || USUAL.some(([, fields]) => fields.some((field) => folded(field) === noun))

/** `said`: how the request calls all of them; «kilómetros» are measured and have no single one. */
export function usualFields(noun: string, said: string): Quantity[] {
  const usual = USUAL.find(([nouns]) => nouns.test(noun))?.[1]
  return (usual ?? [said]).map(fieldOf)
}

const ARTICLES = /^(?:(?:el|la|los|las|un|una|su|sus|mi|mis|de|del|cada) )+/
/** A piece of a list of fields ends where another begins, or a clause. */
const PIECE = clausePattern(
  '(?:(?!(?:y|e|o|que|se|tambien|hasta|para|donde|cuando|si|lo|los|las|luego|con) )[^ ,;.:()]+ ?){1,5}(?<! )|(?:si )(?:[a-z]+)(?: o no)?',
)
const BETWEEN = clausePattern('(?:, )?(?:y|e)(?: tambien)?|,')
/** «si vino o no», «si pagó». */
const YES_OR_NO = clausePattern('(?:si|sí) ([a-z]+)(?: o no)?')
const TO_WHOM = clausePattern(
  '(?:a |con |de )quien(?: (?:lo|la|se|le)* ?(?:presto|doy|di|vendo|debo|dejo|pertenece|es))?',
)
const TODAY = clausePattern('(?:(?:la|y|con) )*fecha (?:de hoy|actual|del dia|de ese dia)')
const NO_FIELD = /^(?:todo|cosa|eso|esto|final|medida|resumen|programa|teclado|hoy|asi|etc|datos?|mas)$/
const MOST = 6

/** «nombre, producto y cantidad», «su nombre y teléfono»: what is kept of each. `isDated`: with the day on which it is written. */
export function fieldsAt(c: ClauseText): { fields: Quantity[]; isDated: boolean } {
  const fields: Quantity[] = []
  let isDated = false
  for (let turn = 0; turn <= MOST; turn += 1) {
    const place = c.place
    if (turn > 0 && !c.take(BETWEEN)) break
    if (c.take(TODAY)) {
      isDated = true
      continue
    }
    const field = fieldAt(c)
    if (field === null) {
      c.goTo(place)
      break
    }
    const isTwin = fields.some(({ name }) => name === field.name)
    fields.push(isTwin ? { ...field, name: `${field.name}${fields.length + 1}` } : field)
  }
  return { fields, isDated }
}

function fieldAt(c: ClauseText): Quantity | null {
  const yes = c.take(YES_OR_NO)
  if (yes) {
    const written = yes[1] ?? ''
    return quantityOf({
      noun: written,
      name: written,
      label: `¿${upperFirst(PAST[written] ?? written)}? (s/n)`,
      type: 'text',
    })
  }
  if (c.take(TO_WHOM)) return quantityOf({ noun: 'persona', label: 'Persona', type: 'text' })
  const place = c.place
  const said = c.take(PIECE)
  if (said === null) return null
  const plain = said[0].replace(ARTICLES, '')
  const [noun = ''] = plain.split(' ')
  if (noun.length < 3 || isVerbWord(noun) || NO_FIELD.test(noun) || /^\d/.test(noun)) {
    c.goTo(place)
    return null
  }
  const from = place + said[0].length - plain.length
  return fieldOf(c.written(from, from + plain.replace(AT_KEYBOARD, '').length).toLowerCase())
}
const AT_KEYBOARD = / (?:por teclado|al final|a mano)$/
const PAST: Record<string, string> = {
  vino: 'vino',
  pago: 'pagó',
  asistio: 'asistió',
  aprobo: 'aprobó',
  falto: 'faltó',
}

/** A field by what it is called: «teléfono», «nombre del cliente». */
export function fieldOf(written: string): Quantity {
  const plain = written.normalize('NFD').replace(/\p{M}/gu, '')
  const [noun = '', ...more] = plain.split(' ')
  const label = upperFirst(written.split(' ').map(accented).join(' '))
  const isOne = more.length > 0 || singular(noun) === noun
  return quantityOf({
    noun,
    ...(isOne ? { label } : {}),
    ...(IS_TEXT.test(noun) ? { type: 'text' as const } : {}),
  })
}
/** Nobody calculates with these, though they are written in figures. */
const IS_TEXT = /^(?:hora|fecha|dia|mes|talla|telefono|codigo|dni|matricula|numero)s?$/
