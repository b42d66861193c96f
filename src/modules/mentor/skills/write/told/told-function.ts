import { identifier } from '../../../engine/task/identifier'
import type { Task } from '../../../engine/task/task'
import type { Reading } from '../compose/reading'

export type ParameterType = 'text' | 'number' | 'numbers' | 'texts' | 'date' | 'matrix' | 'map'
export type ToldParameter = { name: string; type: ParameterType }
export type ToldFunction = { name: string; parameters: ToldParameter[]; defaults: Record<string, string> }

/** The function that a request names; where no parameters stand in brackets, what it is said to take. */
export function toldFunction(task: Task, reading: Reading): ToldFunction | null {
  const [stated, ...others] = task.functions
  if (stated === undefined || task.classes.length > 0 || others.some(({ parameters }) => parameters.length > 0))
    return null
  const names = stated.parameters.length > 0 ? stated.parameters : takenBy(reading)
  if (names.length === 0) return null
  reading.take(
    new RegExp(
      `\\b(?:(?:una|la|funcion|def|llamada|que se llame|haceme|hazme|necesito|quiero|busco|ocupo|sea|se llame) ){0,8}${stated.name.toLowerCase()}\\b(?: \\( [^)]{0,80} \\))?`,
    ),
  )
  return {
    name: stated.name,
    parameters: names.map((name) => ({ name, type: typeOf(name, reading.text) })),
    defaults: stated.defaults ?? {},
  }
}

const TAKES =
  /\b(?:recib[ae]|reciban|acepte|tom[ae]|dad[oa]|le (?:paso|pase|pasas|pasamos|doy)|a la que (?:le )?pas\w+|que le paso|con)(?: como (?:parametro|argumento))? (?:(?:el|la|un|una|los|las|mi|su) )(?:(?:texto|numero|lista) (?:con|de) (?:el|la|los|las|un|una) )?([a-z]+)(?: (?:de|con) (numeros|palabras|enteros|textos|listas))?(?: (?:y|,) (?:otr[oa]|el|la|un|una|los|las) ([a-z]+))?/

/** «que reciba la ip como texto», «recibe una lista de números». */
function takenBy(reading: Reading): string[] {
  const found = reading.find(TAKES)
  if (found === null) return []
  reading.use(found)
  const [first, of, second] = found.groups
  const names = [first === 'lista' && of !== undefined ? of : first, second]
  return names.filter((name) => name !== undefined).map((name) => identifier(name))
}

const TEXT =
  /^(?:s|t|texto\w*|frase\w*|palabra|cadena\w*|nombre\w*|letra|telefono|correo|email|clave|contrasena|password|codigo\w*|matricula|dni|nif|nie|rfc|ip|adn|arn|secuencia|adn_\w+|linea|titulo|apellidos?|mensaje|isbn|iban|url|mail|usuario|hora\w*|color|string|txt|tarjeta|placa|cp|binario|hex\w*|romano|signo|operador|arn_\w+|dna|texto_\w+|parrafo|oracion|verso)$/
/** Names of many where the request speaks of a list, and of an amount where it does not. */
const AMOUNTS = /^(?:ventas|importes|puntos|sueldos|tiempos|cantidades|pesos|alturas|goles|datos_\w+)$/
const NUMBERS =
  /^(?:lista\w*|numeros|notas|precios|valores|edades|elementos|datos|temperaturas|ventas|importes|medidas|puntos|muestras|sueldos|tiempos|xs|nums|lecturas|cantidades|pesos|alturas|enteros|vector|serie|goles|puntuaciones|tiradas|dados|l|lst|arr)$/
const TEXTS =
  /^(?:palabras|nombres|textos|frases|cadenas|letras|alumnos|usadas|letras_\w+|secuencias|correos|emails|codigos|intentos|cartas|mano)$/
const MATRIX = /^(?:m|mat|matriz\w*|tablero|mapa|tabla|cuadricula|grid|rejilla|a_matriz)$/
const DATE =
  /^(?:f|f\d|fecha\w*|dia_\w+|nacimiento|inicio|fin|desde|hasta|entrada|salida|ingreso|alta|baja|vencimiento|d\d|hoy)$/

/** A letter stands for what the rule is told of. */
const OF_TEXT =
  /\b(?:contrasena|password|palabra|frase|cadena|texto|dni|nif|matricula|correo|email|telefono|codigo postal)\b(?! y )/

/** «goles es un diccionario», «reciba un diccionario tipo {…}», where it is the only one that can be meant. */
const isMap = (name: string, text: string) =>
  new RegExp(
    `\\b${name.toLowerCase()}(?: ,)? (?:es|sera|siendo|son) (?:un )?diccionarios?\\b|\\bdiccionario ${name.toLowerCase()}\\b`,
  ).test(text) ||
  (/\b(?:recib[ae]|le (?:paso|pase)|dado|con|toma|pasas) un diccionario\b/.test(text) &&
    !/^(?:n|k|x|minimo|maximo|limite|umbral|texto|clave|tope|corte)$/.test(name))

function typeOf(name: string, text: string): ParameterType {
  const said = (words: string) => new RegExp(`\\b(?:${words}) (?:llamad[oa] )?${name.toLowerCase()}\\b`).test(text)
  if (MATRIX.test(name) && /\b(?:matriz|matrices|tablero|cuadricula|lista de listas|tabla|mapa|fila\w*)\b/.test(text))
    return 'matrix'
  if (isMap(name, text)) return 'map'
  if (DATE.test(name) && /\bfechas?\b|\bdias?\b|\bedad\b|\banos\b|\d\/\d/.test(text)) return 'date'
  if (!NUMBERS.test(name) && /\brecib\w+ (?:un |el )?(?:texto|string|cadena)\b/.test(text)) return 'text'
  if (said('un texto|una frase|una cadena|texto|cadena|palabra|string')) return 'text'
  if (said('una lista de (?:palabras|nombres|textos|cadenas)|lista de (?:palabras|textos)')) return 'texts'
  if (said('una lista(?: de numeros)?|lista')) return 'numbers'
  if (TEXT.test(name) || (/^[cewp]$/.test(name) && OF_TEXT.test(text))) return 'text'
  if (
    TEXTS.test(name) ||
    (NUMBERS.test(name) &&
      /\blista (?:de|con) (?:las |los )?(?:palabras|nombres|textos|cadenas|letras|strings?)\b/.test(text))
  )
    return 'texts'
  if (AMOUNTS.test(name) && !/\blistas?\b|\[/.test(text)) return 'number'
  if (NUMBERS.test(name)) return 'numbers'
  return 'number'
}
