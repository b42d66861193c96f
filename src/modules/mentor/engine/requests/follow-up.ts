import { meaningsIn } from '../lexicon/read-words'

const MAX_WORDS = 24
/** More than this and a message says itself what it is about, unless it begins like a continuation. */
const SHORT = 14

const LEADS_ON =
  /^(?:(?:ah|ok|vale|VALER|BIEN|si|no|ya|gracias|perfecto|genial|hola|entonces|pues|a ver|ahh|mmm|uf|uy) )*(?:y|pero|entonces|o|ahora|TAMBIEN|ademas|aun|sigue|sigo|tampoco|otra vez|aunque|osea|o sea|en ese caso|segun ESO|se (?:PODER|puede) (?:en|con|sin|de|HACER)|si (?:lo|la|le|QUITAR|CAMBIAR|PONER|PONGO)|al final|vale|pues|sin|con|a VER otr[oa])\b|^(?:es|esta|seria|seria mas|va) \w+(?: \w+)?$|^(?:QUITAR|CAMBIAR|ANADIR) (?:el|la|los|las) \w+$|^(?:DAR |PONER )?(?:un|otro) caso\b/
const POINTS_BACK =
  /\b(?:ESO|antes|anterior|anteriores|previo|arriba|ultim[oa] (?:LINEA|parte|ejemplo|CODIGO)|ULTIMO (?:LINEA|ejemplo|EJEMPLO|CODIGO|parte)|el mismo|la misma|lo mismo|mismo (?:programa|CODIGO|ejemplo|EJEMPLO)|lo que (?:me )?(?:dijiste|has dicho|pusiste|explicaste|hiciste)|(?:me|lo) (?:has|habias) \w+|tu (?:respuesta|explicacion|CODIGO|ejemplo|EJEMPLO|programa)|(?:el|la|los|las|ese|esa|un|del|al|ESO) \w+ ESO)\b/
/** A pronoun stands for what was said: «cámbialo», «explícamela», «lo arreglas». */
const PRONOUN =
  /\b(?:hazl[oae]s?|ponl[oae]s?|dal[ea]s?|damel[oa]s?|\w{4,}[ae]le)\b|\b\w{3,}(?:[aei]|ar|er|ir|ndo)(?:me|te|se|le)?l[oa]s?\b|\b(?:lo|la|los|las|le) (?:ARREGLAR|EXPLICAR|CAMBIAR|PODER|MEJORAR|HACER|HAZ|ENTENDER|PONER|QUITAR|EJECUTAR|REVISAR|PROBAR|SABER)\b/
/** These alone need something to be about. */
const BARE =
  /^(?:(?:PORFAVOR|por|favor|me|lo|la|DAR|PONER|PODER|QUERER|un|una|mas|otro|otra|otros|EXPLICAR|REPETIR|ARREGLAR|MEJORAR|REVISAR|no|ENTENDER|SIGUE|EJEMPLO|EJERCICIO|FACIL|PROFUNDO|a|de|nuevo|PORQUE|POR|QUE|SOLUCION|pista|ayuda|AYUDAR|continua|sigue|en|detalle|vez|BIEN|COMO|ESO|ESTO|CODIGO|LINEA|paso|cada|entero|completo|manera|forma|y|ya|NADA|te|se|el|mejor|CONTAR|DECIR|EMITIR|HAZ|FUNCIONAR|IMPRIMIR|SALIR|HACE)(?: |$))+$/
/** The end of «lista» or «sola» is no pronoun. */
const NO_PRONOUN =
  /\b(?:lista|listas|hola|sola|solo|solos|tabla|regla|palabra|columna|escala|bucle|ejemplo|celda|calcula|variable|clase|elemento|ciclo|articulo|calculo|titulo|modulo|angulo|circulo|triangulo|vocales|vocal|mala|malo|parcela|escuela|pelicula|formula|matricula|celula|estrella|botella|capitulo|vehiculo|simbolo|periodo|mola|paralelo|modelo|modelos|hilo|hilos|pila|pilas|fila|filas|cola|colas|villa|bola|bolas|consola|escalera|pantalla)\b/g

/** Whether a message (as `plainText` gives it) only makes sense with what was said before it. */
export function isFollowUp(plain: string): boolean {
  const words = plain === '' ? 0 : plain.split(' ').length
  if (words === 0 || words > MAX_WORDS) return false
  const meanings = meaningsIn(plain)
  if (LEADS_ON.test(meanings)) return true
  if (words > SHORT) return false
  return (
    POINTS_BACK.test(meanings) || PRONOUN.test(`${plain.replace(NO_PRONOUN, ' ')} ${meanings}`) || BARE.test(meanings)
  )
}
