import { byWord } from '~/platform/text/by-word'
import { withoutAccents } from '~/platform/text/folded'
/** What is asked for at a keyboard, by its word: whether it is a whole number, a number, an amount of money or a text. */
export type NounType = 'int' | 'float' | 'money' | 'text'

const NOUNS: Record<NounType, string> = {
  int: `edad edades anio anios ano anos entero enteros cantidad cantidades unidad unidades uds hijo hijos gol goles punto puntos dia dias mes meses hora horas minuto minutos segundo segundos
    persona personas comensales amigos alumnos veces stock n intento intentos limite limites ejercicios cuota cuotas tirada tiradas dado dados longitud planta plantas`,
  float: `numero numeros valor valores nota notas calificacion calificaciones peso pesos_kg altura alturas estatura radio diametro base bases lado lados largo ancho alto temperatura temperaturas grado grados
    distancia distancias kilometros km millas metros metro cm centimetros litros kilos kilo kilogramos libras velocidad tiempo porcentaje descuento interes tasa medida medidas celsius fahrenheit kelvin
    x a b c dato_numerico puntuacion puntuaciones cateto catetos hipotenusa tarifa lectura lecturas kwh consumo`,
  money: `precio precios importe importes sueldo sueldos salario salarios total cuenta gasto gastos ingreso ingresos monto montos dinero euros dolares pesos soles coste costes costo costos venta ventas factura
    facturas saldo saldos pago pagos propina compra capital presupuesto ahorro ahorros tipo_cambio margen deuda`,
  text: `nombre nombres apellido apellidos palabra palabras frase frases texto textos ciudad ciudades pais paises color colores email correo correos contrasena contrasenas clave producto productos cosa cosas tarea
    tareas animal animales fruta frutas cadena cadenas letra letras mensaje telefono usuario codigo marca modelo titulo autor cliente clientes alumno alumna invitado invitados pelicula peliculas libro libros
    articulo articulos compra_texto operacion unidad_texto concepto descripcion curso asignatura asignaturas genero linea lineas cancion canciones jugador jugadores equipo equipos categoria proveedor empleado empleados vendedor sucursal tienda estado`,
}

const TYPE_OF = new Map<string, NounType>(
  (Object.entries(NOUNS) as [NounType, string][]).flatMap(([type, words]) =>
    words.split(/\s+/).map((word): [string, NounType] => [word, type]),
  ),
)

/** The type of what a noun names (plain spelling, one or many); null where it is not known. */
export const nounType = (word: string): NounType | null => TYPE_OF.get(word.replace('ñ', 'ni')) ?? null

/** Words that follow a noun and tell more of it. */
export const ADJECTIVES =
  /^(?:enter[oa]s?|decimal(?:es)?|positiv[oa]s?|complet[oa]s?|total(?:es)?|actual(?:es)?|cualquiera|diferentes?|distint[oa]s?|unitari[oa]s?|mensual(?:es)?|anual(?:es)?|brut[oa]s?|net[oa]s?|inicial(?:es)?|final(?:es)?|natural(?:es)?|real(?:es)?|favorit[oa]s?|propi[oa]s?|larg[oa]s?|grandes?|mayor|menor)$/

/** Articles and the like before a noun. */
export const DETERMINER =
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|al|del|cada|otro|otra|varios|varias|muchos|muchas|algunos|algunas|unicamente|solo|cuantos|cuantas|cuanto|cuanta|primero|luego|despues|tambien|por|numero)$/
/** Masculine in spite of -a, and the other way round; used for «el» and «la», «cuántos» and «cuántas». */
const FEMININE_EXCEPTIONS =
  /^(?:edad|ciudad|cantidad|unidad|altura|nota|velocidad|tarde|noche|clave|frase|base|imagen|longitud|flor|luz|serie|clase|parte|calificacion|puntuacion|calle|cancion|operacion|categoria)e?s?$/
const MASCULINE_EXCEPTIONS = /^(?:dia|mapa|problema|programa|idioma|tema|sistema|planeta|poema|color|valor|mes)e?s?$/
export const isFeminine = (word: string): boolean =>
  FEMININE_EXCEPTIONS.test(word) ||
  (/(?:a|as|[cs]ion|[cs]iones|dad|dades)$/.test(word) && !MASCULINE_EXCEPTIONS.test(word))

const ACCENTED: Record<string, string> = byWord(
  Object.fromEntries(
    'número números área teléfono título país países año años día días contraseña contraseñas kilómetros dólares centímetros descripción operación opción canción categoría película películas código diámetro perímetro artículo artículos interés cálculo calificación puntuación euros tamaño niños niñas página páginas género línea líneas índice técnico máximo mínimo'
      .split(' ')
      .map((word) => [withoutAccents(word), word]),
  ),
)
/** A noun as it is spelt, where it was written without its accent. */
export const accented = (word: string): string => ACCENTED[word] ?? word.replace(/(?<=[a-z]{2}[cs])ion$/, 'ión')
