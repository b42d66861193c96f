import { byWord } from '~/platform/text/by-word'
import { fieldKind } from '../../../../engine/task/classes/field-kinds'
import type { Sketch } from './sketch'

/** Two values for what is called so. */
const SAMPLES: Record<string, readonly [string, string]> = byWord({
  nombre: ["'Ana'", "'Luis'"],
  titular: ["'Ana'", "'Luis'"],
  apellido: ["'Ruiz'", "'Gil'"],
  apellidos: ["'Ruiz'", "'Gil'"],
  precio: ['2.5', '4'],
  stock: ['10', '5'],
  cantidad: ['10', '5'],
  unidades: ['10', '5'],
  edad: ['20', '35'],
  marca: ["'Seat'", "'Ford'"],
  modelo: ["'Ibiza'", "'Fiesta'"],
  titulo: ["'Don Quijote'", "'Nada'"],
  autor: ["'Cervantes'", "'Laforet'"],
  raza: ["'labrador'", "'galgo'"],
  base: ['3', '6'],
  altura: ['4', '2'],
  radio: ['2', '3'],
  lado: ['5', '2'],
  saldo: ['100', '50'],
  x: ['3', '1'],
  y: ['4', '2'],
  z: ['5', '6'],
  sueldo: ['1500', '2000'],
  salario: ['1500', '2000'],
  telefono: ["'600111222'", "'611222333'"],
  email: ["'ana@correo.es'", "'luis@correo.es'"],
  color: ["'rojo'", "'azul'"],
  producto: ["'pan'", "'leche'"],
  descripcion: ["'comprar pan'", "'estudiar'"],
  tarea: ["'comprar pan'", "'estudiar'"],
  temperatura: ['25', '30'],
  celsius: ['25', '30'],
  nota: ['7', '9'],
  porcentaje: ['10', '20'],
  matricula: ["'1234ABC'", "'5678DEF'"],
  capacidad: ['50', '30'],
  categoria: ["'comida'", "'hogar'"],
  carrera: ["'Informática'", "'Derecho'"],
  curso: ["'1º DAW'", "'2º DAW'"],
  cancion: ["'Mediterráneo'", "'Clandestino'"],
  libro: ["'Nada'", "'Rayuela'"],
  bono: ['300', '200'],
  bateria: ['80', '40'],
  vida: ['100', '80'],
})

export const INDEX = /^(?:indice|posicion|pos|i)$/
const PEOPLE =
  /^(?:Persona|Alumn|Estudiante|Emplead|Client|Usuari|Jugador|Profesor|Paciente|Contacto|Agenda|Soci|Trabajador|Gerente|Director|Medico|Cuenta|Banco|Votacion|Cola|Turno|Miembro|Autor|Artista|Conductor|Guerrer|Mag|Heroe|Personaje|Pokemon|Enemigo|Huesped|Vendedor|Programador|Jefe|Piloto)/

/** Names for things of a class. */
const NAMED: readonly [RegExp, readonly [string, string]][] = [
  [/^(?:Perro|Gato|Animal|Mascota|Vaca|Pajaro|Leon)/, ["'Toby'", "'Luna'"]],
  [/^(?:Producto|Articulo|Inventario|Tienda|Carrito|Almacen|Supermercado|Pedido)/, ["'pan'", "'leche'"]],
  [/^(?:Equipo|Club)/, ["'Betis'", "'Rayo'"]],
]

/** «prueba con Nuria, 28 euros y 4 meses»: the values that an example is to have, in their order. */
export function statedValues({ plan, words }: Sketch): { texts: string[]; numbers: string[] } {
  const wish = plan.wishes.find(({ from, to }) =>
    words.slice(from, to).some(({ plain }) => /^(?:prueb\w*|ejemplo|probal[oa])$/.test(plain)),
  )
  const texts: string[] = []
  const numbers: string[] = []
  if (wish === undefined) return { texts, numbers }
  for (const { plain, text } of words.slice(wish.from, wish.from + 30)) {
    if (/^\d/.test(plain)) numbers.push(plain.replace(',', '.'))
    else if (plain.startsWith('«') || (/^\p{Lu}\p{Ll}/u.test(text) && !/^prueb/.test(plain))) texts.push(`'${text}'`)
  }
  return { texts, numbers }
}

export function sample(name: string, { of, at = 0 }: { of: string; at?: 0 | 1 }): string {
  if (/^nombre/.test(name))
    return (NAMED.find(([pattern]) => pattern.test(of))?.[1] ??
      (PEOPLE.test(of) ? ["'Ana'", "'Luis'"] : ([`'${of} uno'`, `'${of} dos'`] as const)))[at]
  const known = SAMPLES[name] ?? SAMPLES[name.split('_')[0] ?? '']
  if (known) return known[at]
  const kind = fieldKind(name)
  if (kind === 'list') return '[7, 8]'
  if (kind === 'flag') return 'False'
  if (kind === 'map') return '{}'
  return kind === 'number' || /^(?:n|num|monto|importe|valor|l|grados|puntos|minutos)/.test(name)
    ? at === 0
      ? '10'
      : '5'
    : at === 0
      ? "'uno'"
      : "'dos'"
}
