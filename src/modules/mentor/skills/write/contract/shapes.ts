import { folded } from '~/platform/text/folded'
import { identifier, singular } from '../../../engine/task/identifier'
import { typeOfNoun } from '../plan/noun-names'

/** What a value is made of. `noun` is what the request calls one of it, as a name of Python. */
export type Shape =
  /** A flag is true or false. */
  | { kind: 'text' | 'number' | 'any' | 'date' | 'flag'; noun: string }
  | { kind: 'list'; noun: string; of: Shape }
  | { kind: 'dict'; noun: string; key: Shape; value: Shape }
  /** A tuple of several, or a dictionary whose keys are fixed; `keys` as they are written. */
  | { kind: 'tuple' | 'record'; noun: string; fields: readonly Shape[]; keys: readonly string[] }

const TEXTS =
  /^(?:nombre|palabra|texto|frase|cadena|letra|ciudad|pais|producto|alumn[oa]|cliente|jugador(?:a)?|vendedor(?:a)?|emplead[oa]|persona|articulo|titulo|autor(?:a)?|categoria|curso|concepto|descripcion|equipo|tienda|grupo|color|dia|mes|codigo|dni|correo|email|telefono|clave|libro|ingrediente|plato|usuari[oa]|trabajador(?:a)?|soci[oa]|responsable|propietari[oa]|paciente|profesor(?:a)?|huesped|departamento|asignatura|materia|proveedor|marca|modelo|provincia|animal|especie|genero|estado|tipo)$/
const NUMBERS =
  /^(?:numero|entero|nota|precio|importe|cantidad|unidad|punto|puntuacion|edad|sueldo|salario|total|temperatura|valor|stock|venta|gasto|medida|peso|altura|hora|minuto|segundo|vez|cuant[oa]|coste|saldo|gol|voto|tiempo|media|iva|descuento|poblacion|habitante|distancia|kilometro|dato|dinero|calificacion|existencia|marcador|tirada|ingreso|deuda|ano|anio|pagina)$/

const DATES = /^(?:fecha|caducidad|vencimiento|vence|caduca|entrega|nacimiento|alta|hoy)$/
const FLAGS =
  /^(?:pagad|cobrad|vendid|activ|disponible|prestad|entregad|enviad|devuelt|completad|terminad|hech|leid|cancelad|urgente|abiert|cerrad|confirmad|facturad|resuelt|reservad|ocupad|validad)[oa]?$/

/** One thing that is called so. */
export function scalar(said: string): Shape {
  const noun = identifier(singular(folded(said.replace(/[«»]/g, '').trim())))
  const [head = noun] = noun.split('_')
  const kind = DATES.test(head)
    ? 'date'
    : FLAGS.test(head)
      ? 'flag'
      : TEXTS.test(head)
        ? 'text'
        : NUMBERS.test(head) || !['text', null].includes(typeOfNoun(head))
          ? 'number'
          : 'any'
  return { kind, noun }
}

export const listOf = (of: Shape, noun = of.noun): Shape => ({ kind: 'list', noun, of })

export const isScalar = ({ kind }: Shape): boolean => /^(?:text|number|any|date|flag)$/.test(kind)
/** What can be summed and compared: what is known to be text cannot. */
export const isNumeric = ({ kind }: Shape): boolean => kind === 'number' || kind === 'any'
export const isNumbers = (shape: Shape): boolean => shape.kind === 'list' && isNumeric(shape.of)

const SAMPLES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:producto|articulo|ingrediente)/, ["'pan'", "'leche'", "'queso'"]],
  [/^(?:ciudad|pais|provincia)/, ["'Lugo'", "'Lima'", "'Lugo'"]],
  [/^(?:categoria|tipo|seccion|departamento|grupo|curso|equipo|genero|asignatura)/, ["'A'", "'B'", "'A'"]],
  [/^libro/, ["'Platero'", "'Niebla'", "'La colmena'"]],
  [/^(?:codigo|referencia|ref|matricula)/, ["'A1'", "'B2'", "'C3'"]],
  [/^clave/, ["'ana'", "'luis'", "'eva'"]],
  [/^valor/, ['12', '7', '9']],
  [/^(?:palabra|letra|concepto|descripcion|titulo)/, ["'sol'", "'luna'", "'mar'"]],
  [/^(?:edad|ano|anio)/, ['20', '15', '33']],
  [/^(?:precio|importe|coste|gasto|total)/, ['2.5', '12', '4']],
]
const NUMBERS_SHOWN = ['7', '4', '9', '3']
const TEXTS_SHOWN = ["'Ana'", "'Luis'", "'Eva'"]

function scalarSample({ kind, noun }: Shape, at: number): string {
  const known = SAMPLES.find(([words]) => words.test(noun))?.[1] ?? (kind === 'text' ? TEXTS_SHOWN : NUMBERS_SHOWN)
  return known[at % known.length] ?? '7'
}

/** A value of a shape to try a function with; the first, second … differ. */
export function sampleOf(shape: Shape, at = 0): string {
  switch (shape.kind) {
    case 'text':
    case 'number':
    case 'any':
      return scalarSample(shape, at)
    case 'date':
      return ["'2026-01-10'", "'2026-03-15'", "'2025-12-31'"][at % 3] ?? ''
    case 'flag':
      return ['False', 'False', 'True'][at % 3] ?? 'True'
    case 'list':
      if (shape.of.kind === 'number' && at === 0) return '[4, 7, 2, 9]'
      return `[${[0, 1, 2].map((index) => sampleOf(shape.of, at + index)).join(', ')}]`
    case 'dict':
      return `{${[0, 1, 2].map((index) => `${keySample(shape.key, index)}: ${sampleOf(shape.value, index)}`).join(', ')}}`
    case 'tuple':
      return `(${shape.fields.map((field, _index) => sampleOf(field, at)).join(', ')})`
    case 'record':
      return `{${shape.fields.map((field, index) => `'${shape.keys[index]}': ${sampleOf(isOfThings(shape.fields, field) ? { ...field, noun: 'producto' } : field, at)}`).join(', ')}}`
  }
}

/** The name beside a price or a stock is a thing's. */
const isOfThings = (fields: readonly Shape[], field: Shape): boolean =>
  field.kind === 'text' &&
  field.noun === 'nombre' &&
  fields.some(({ noun }) => /^(?:precio|pvp|stock|unidad|caducidad|existencia)/.test(noun))

/** Keys differ. */
function keySample(key: Shape, at: number): string {
  const samples = [0, 1, 2].map((index) => sampleOf(key.kind === 'any' ? { kind: 'text', noun: key.noun } : key, index))
  return new Set(samples).size === samples.length ? (samples[at] ?? "'Ana'") : (TEXTS_SHOWN[at] ?? "'Ana'")
}
