import { byWord } from '~/platform/text/by-word'
import { lowerFirst } from '~/platform/text/first-letter'
import type { ClassPlan, FieldPlan, MethodPlan } from '../../../../../engine/task/classes/class-plan'
import { fieldKind, isMany } from '../../../../../engine/task/classes/field-kinds'
import { singular } from '../../../../../engine/task/identifier'
import { refTo, type Sketch, type Store, wordsAbout } from '../sketch'

export const STORES =
  /^(?:agregar|anadir|meter|registrar|insertar|apilar|push|encolar|llegar|apuntar|inscribir|matricular|crear|guardar|contratar|fichar|poner|incluir|aparcar|entrar|dar_de_alta|alta|nueva?|admitir|ingresar_paciente|votar|contar)(?:_|$)/
export const REMOVES =
  /^(?:quitar|eliminar|borrar|sacar|desapilar|pop|desencolar|atender|remove|despedir|dar_de_baja|baja|retirar|salir|siguiente|desinscribir|expulsar|cancelar)(?:_|$)/
export const FINDS =
  /^(?:buscar|encontrar|obtener|get|consultar|localizar|hay|existe|esta|telefono_de|precio_de|stock_de|ver|nota_de|votos|precio|telefono|contiene)(?:_|$)/
const AMOUNTS =
  /^(?:cantidad|importe|monto|dinero|saldo|valor|n|x|unidades|puntos|litros|l|grados|km|kilometros|dano|danio|porcentaje|minutos|horas|incremento)$/

/** What the usual classes keep. */
const KEPT: Record<string, string> = byWord({
  Inventario: 'productos',
  Carrito: 'productos',
  CarritoCompra: 'productos',
  Tienda: 'productos',
  Almacen: 'productos',
  Supermercado: 'productos',
  Agenda: 'contactos',
  Biblioteca: 'libros',
  Banco: 'cuentas',
  Equipo: 'jugadores',
  Garaje: 'coches',
  Parking: 'coches',
  Concesionario: 'coches',
  Aula: 'alumnos',
  Instituto: 'alumnos',
  Curso: 'alumnos',
  Colegio: 'alumnos',
  Zoo: 'animales',
  Playlist: 'canciones',
  Empresa: 'empleados',
  ListaTareas: 'tareas',
  GestorTareas: 'tareas',
  Restaurante: 'platos',
  Menu: 'platos',
  Pedido: 'productos',
  Factura: 'lineas',
  Hospital: 'pacientes',
  Clinica: 'pacientes',
  Veterinaria: 'mascotas',
  Gimnasio: 'socios',
  Club: 'socios',
  Videoclub: 'peliculas',
  Cine: 'peliculas',
  Concurso: 'participantes',
  Votacion: 'recuento',
  Urna: 'recuento',
  Encuesta: 'recuento',
  Historial: 'movimientos',
  Diario: 'entradas',
  Recetario: 'recetas',
  Traductor: 'palabras',
  Diccionario: 'palabras',
})

/** What a class keeps many of, told by its fields, or by methods that put something in and take it out. */
export function storeOf({
  plan,
  fields,
  plans,
  words,
}: Pick<Sketch, 'plan' | 'fields' | 'plans' | 'words'>): Store | null {
  const own =
    fields.find(
      ({ kind, name }) => (kind === 'list' || kind === 'map') && !/^(?:historial|movimientos|registro)$/.test(name),
    ) ?? null
  const adds = plan.methods.find(
    (method) =>
      STORES.test(method.name) &&
      (!AMOUNTS.test(method.parameters[0] ?? '') || isOfNoun(method.name, fields)) &&
      !isOfMoney(
        plan,
        wordsAbout(method, words)
          .map(({ plain }) => plain)
          .join(' '),
      ),
  )
  if (own?.name === 'personas' && adds === undefined) {
    Object.assign(own, { kind: 'number', initial: null, isPassed: true })
    return null
  }
  if (own === null) return implied(plan, { fields, plans, adds })
  return shaped(own, { plans, plan, adds })
}

/** «agregar_nota(n)» keeps notes, and adds to no number. */
const isOfNoun = (name: string, fields: readonly FieldPlan[]) => {
  const noun = /^(?:agregar|anadir|registrar|apuntar|guardar|nueva?)_([a-z]+)$/.exec(name)?.[1]
  return noun !== undefined && !AMOUNTS.test(noun) && fields.every((field) => field.name !== noun)
}

/** «meter dinero», whatever else is put into something. */
const isOfMoney = ({ name }: ClassPlan, said: string) =>
  /\b(?:dinero|plata|saldo|importe|monto|euros|pesos|litros|gasolina|bateria|puntos|monedas)\b/.test(said) ||
  /^(?:Hucha|Alcancia|Cuenta|CuentaBancaria|Monedero|Cartera|Deposito|Cajero|Tarjeta)/.test(name)

type Shaping = { plan: ClassPlan; plans: readonly ClassPlan[]; adds: MethodPlan | undefined }

const itemOf = (name: string) => {
  const one = singular(name)
  return one === name ? 'elemento' : one
}

function shaped(field: FieldPlan, { plans, plan, adds }: Shaping): Store {
  const item = itemOf(field.name)
  const itemClass = plans.find((each) => each !== plan && lowerFirst(each.name) === item) ?? null
  if (itemClass) {
    const key = itemClass.fields.find(({ kind }) => kind === 'text')?.name ?? itemClass.fields[0]?.name ?? 'nombre'
    Object.assign(field, { kind: 'list', initial: '[]', isPassed: false })
    return { field, kind: 'objects', item, key, fields: itemClass.fields.map(({ name }) => name), itemClass }
  }
  const isTally =
    adds !== undefined &&
    /^(?:votar|contar|registrar)/.test(adds.name) &&
    adds.parameters.length === 1 &&
    /votar/.test(adds.name)
  const told =
    field.of.length > 0 ? field.of : isTally ? [adds.parameters[0] ?? 'nombre', 'veces'] : (adds?.parameters ?? [])
  if (told.length > 1) return keyed(field, item, told)
  if (field.kind === 'map') return keyed(field, item, [told[0] ?? item, told[1] ?? 'valor'])
  if (field.initial !== null) Object.assign(field, { isPassed: false })
  return { field, kind: 'values', item: told[0] ?? item, key: told[0] ?? item, fields: [], itemClass: null }
}

function keyed(field: FieldPlan, item: string, [key = 'clave', ...fields]: readonly string[]): Store {
  Object.assign(field, { kind: 'map', initial: '{}', isPassed: false })
  return { field, kind: fields.length > 1 ? 'records' : 'map', item, key, fields, itemClass: null }
}

/** «agregar(nombre, cantidad, precio)» and «vender(nombre, cantidad)» keep what was never named. */
function implied(
  plan: ClassPlan,
  { fields, plans, adds }: Omit<Shaping, 'plan'> & { fields: FieldPlan[] },
): Store | null {
  const others = plan.methods.filter(
    ({ name }) =>
      REMOVES.test(name) ||
      FINDS.test(name) ||
      /^(?:mostrar|listar|total|valor_total|media|promedio|tamano|cima|pendientes|esta_vaci|ver|contar|completar|prestar|ganador|votos)/.test(
        name,
      ),
  )
  if (adds === undefined || fields.some(({ kind, name }) => kind === 'number' && AMOUNTS.test(name))) return null
  const isBare =
    adds.parameters.length === 0 &&
    !/_/.test(adds.name) &&
    !/^(?:apilar|push|encolar|anadir|agregar|meter)$/.test(adds.name)
  if (
    isBare ||
    (others.length === 0 &&
      adds.parameters.length < 2 &&
      !isMany(plural(adds.parameters[0] ?? '')) &&
      !isMany(plural(/_(\w+)$/.exec(adds.name)?.[1] ?? '')))
  )
    return null
  const [first = ''] = adds.parameters
  const named = /_(\w+)$/.exec(adds.name)?.[1]
  const itemClass = plans.find(
    (each) =>
      each !== plan &&
      (lowerFirst(each.name) === named || lowerFirst(each.name) === first || plan.name.includes(each.name)),
  )
  const name = itemClass
    ? plural(lowerFirst(itemClass.name))
    : named
      ? plural(named)
      : (KEPT[plan.name] ??
        (first !== '' && !/^(?:nombre|titulo|codigo|id|clave|elemento|item|numero|cantidad|n|x)$/.test(first)
          ? plural(first)
          : 'elementos'))
  const field: FieldPlan = { name, kind: 'list', initial: '[]', isPassed: false, isPrivate: false, of: [] }
  fields.push(field)
  return shaped(field, { plan, plans, adds })
}

export const plural = (name: string) =>
  /s$/.test(name)
    ? name
    : /[aeiou]$/.test(name)
      ? `${name}s`
      : /z$/.test(name)
        ? `${name.slice(0, -1)}ces`
        : `${name}es`

/** How a method gets at the thing that a key names. */
export type Access = {
  prelude: string[]
  missing: string
  present: string
  at: (field: string) => string
  remove: string[]
}

export function accessTo(sketch: Sketch, { field, kind, item, itemClass }: Store, key: string): Access {
  const ref = refTo(field)
  const inside = { missing: `${key} not in ${ref}`, present: `${key} in ${ref}`, prelude: [] }
  if (kind === 'objects') {
    const finder = finderOf(sketch)
    const isPrivate = (name: string) => itemClass?.fields.find((each) => each.name === name)?.isPrivate === true
    return {
      prelude: [`${item} = self.${finder}(${key})`],
      missing: `${item} is None`,
      present: `${item} is not None`,
      at: (name) => `${item}.${isPrivate(name) ? '_' : ''}${name}`,
      remove: [`${ref}.remove(${item})`],
    }
  }
  if (kind === 'values') return { ...inside, at: () => key, remove: [`${ref}.remove(${key})`] }
  return {
    ...inside,
    at: (name) => (kind === 'map' ? `${ref}[${key}]` : `${ref}[${key}]['${name}']`),
    remove: [`del ${ref}[${key}]`],
  }
}

/** The method that finds one of the objects; where none is asked for, one of the class's own. */
export const finderOf = ({ plan }: Sketch) =>
  plan.methods.find(({ name }) => /^(?:buscar|encontrar)/.test(name))?.name ?? '_buscar'

/** The lines of what finds an object by its key. */
export function finderLines({ field, item, key }: Store, parameter: string): string[] {
  const same =
    fieldKind(key) === 'number' ? `${item}.${key} == ${parameter}` : `${item}.${key}.lower() == ${parameter}.lower()`
  return [`for ${item} in ${refTo(field)}:`, `    if ${same}:`, `        return ${item}`, 'return None']
}
