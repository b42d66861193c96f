import type { FieldPlan } from './class-plan'

const NUMBERS =
  /^(?:edad|precios?|stock|saldo|cantidad|unidades|existencias|paginas?|anos?|anios?|altura|anchura|ancho|alto|largo|base|lado|radio|peso|velocidad\w*|vida\w*|nivel|puntos|puntuacion|energia|ataque|defensa|fuerza|danio|dano|golpe|dia|mes|hora|minuto|segundo|filas?|columnas?|lineas_|votos|tamanio|capacidad\w*|aforo|plazas|sueldos?|salarios?|bono|nota|media|temperatura|celsius|grados|bateria|carga|gasolina|combustible|litros|kilometros|km|kilometraje|duracion|minutos|segundos|horas?|dias?|meses|importe|monto|total|descuento|iva|interes|tasa|cuota|comision|numerador|denominador|x|y|z|a|b|c|real|imaginari[oa]|lados?|valor|contador|cuenta|maxim[oa]|minim[oa]|limite|tope|volumen|canal|potencia|piso|puertas|ruedas|asientos|cilindrada|caballos|hambre|felicidad|sueno|salud|mana|oro|monedas|dinero|goles|victorias|derrotas|dorsal|experiencia|tamano|superficie|metros|coste|costo|tarifa|presupuesto|ingresos|gastos|noches|creditos|votos|turno|intentos|pasos|distancia|consumo|antiguedad)$/
const FLAGS =
  /^(?:prestad[oa]|disponible|activ[oa]|encendid[oa]|apagad[oa]|abiert[oa]|cerrad[oa]|hech[oa]|completad[oa]|terminad[oa]|ocupad[oa]|libre|reservad[oa]|alquilad[oa]|vendid[oa]|bloquead[oa]|viv[oa]|pagad[oa]|enviad[oa]|arrancad[oa]|leid[oa]|conectad[oa]|en_marcha|urgente|entregad[oa]|publicad[oa]|favorit[oa])$/
const MANY =
  /^(?:notas|productos|elementos|tareas|libros|items|alumnos|jugadores|canciones|contactos|valores|empleados|mascotas|ingredientes|cuentas|clientes|coches|vehiculos|peliculas|pedidos|lineas|articulos|movimientos|historial|animales|amigos|temperaturas|mediciones|estudiantes|socios|citas|recetas|gastos|ventas|cartas|pacientes|facturas|reservas|personas|usuarios|habitaciones|asignaturas|cursos|figuras|equipos|plantas|mensajes|eventos|playlists?|discos|videos|juegos|compras|viajes|ofertas|figuritas|platos|mesas|entradas|butacas|barcos)$/

/** What an attribute holds, by its name. */
export function fieldKind(name: string): FieldPlan['kind'] {
  if (FLAGS.test(name)) return 'flag'
  const [first = ''] = name.split('_')
  const last = name.split('_').at(-1) ?? ''
  if (NUMBERS.test(name)) return 'number'
  if (MANY.test(name) || (MANY.test(first) && /(?:ad|id)[oa]s$/.test(last) && name !== first)) return 'list'
  if (NUMBERS.test(first) || /^(?:total|numero|num|cantidad|max|min|precio|dias|meses|horas)_/.test(name))
    return 'number'
  return NUMBERS.test(last) && !/^(?:nombre|fecha|codigo|tipo)/.test(name) ? 'number' : 'text'
}

/** Whether it is called as many things are. */
export const isMany = (name: string) => MANY.test(name)

/** What is kept many of, and whether an object is given it when it is made. */
export function settleKinds(fields: readonly FieldPlan[], text: string, isMade: boolean): void {
  if (/\b(?:guard|almacen|conten)\w*/.test(text))
    for (const field of fields.filter(
      ({ name, kind, initial }) =>
        /^[a-z]+[aeo]s$/.test(name) &&
        kind !== 'flag' &&
        initial === null &&
        !/^(?:puntos|paginas|horas|dias|meses|apellidos|segundos|minutos|litros|unidades|existencias|plazas|grados|metros|kilometros|anios)$/.test(
          name,
        ),
    ))
      field.kind = 'list'
  for (const field of fields.filter(({ kind, initial }) => kind === 'flag' && initial === null)) field.initial = 'False'
  for (const field of fields.filter(({ kind }) => kind === 'list' || kind === 'map'))
    Object.assign(
      field,
      isMade && !/\bvaci/.test(text)
        ? { isPassed: true, initial: null }
        : { isPassed: false, initial: field.initial ?? (field.kind === 'map' ? '{}' : '[]') },
    )
}
