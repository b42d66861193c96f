import { clausesIn } from './clauses'
import { wishOf } from './wish'
import { isThatShall } from './wish-forms'

/** What is to be done, in the infinitive or as it is set for homework. */
const DOES =
  '(?:(?!(?:saber|poder|tener|querer|ser|estar|haber|ver|ir)\\b)[a-z]{2,}(?:ar|er|ir)|ver si|calcul[ae]|le[ea]|conviert[ea]|genera|dibuja|ordena|cuent[ae]|filtra|agrupa|junta|separa|reparte|simula|valida|comprueb[ae]|lista|registra|suma|resta|multiplica|compara|procesa|busca|muestr[ae]|invierte|pid[ea]|di|escrib[ae]|haz|crea|dad[oa]s?|encuentr[ae]|determina|realiza|elabora|disena)'
/** «Ejercicio 3 del tema 2:», «factura vencida:», «para la práctica de física:»: behind it stands what is to be done. */
const HEADED = new RegExp(
  `^(?:\\w+ ){0,11}\\w+\\n(?:y |primero |que )?(?:hay que |tengo que |tienes que |debes )?${DOES}\\b`,
)
/** «Un programa al que le meto un año y me dice si es bisiesto». */
const IN_AND_OUT =
  /\b(?:programa\w*|script|codigo|algo|funcion|app|aplicacion|juego|calculadora)\b[^\n]{0,40}?\n?\b(?:al? (?:que|q) )?(?:le|les|me|nos|yo|donde|que|quien|usuario) (?:l[oae]s? )?(?:meto|mete|metes|pongo|pone|pones|ponga|meta|doy|da|des|paso|pase|ingreso|ingresa|ingrese|escribo|escribe|escriba|digo|diga|introduzco|introduce|introduzca|capturo|captura|tecleo|pide|pida|pregunta|pregunte)\b[^\n]{2,90}\b(?:y|que)\n? ?(?:(?:me|te|le|nos|se|que) )*(?:dice|diga|da|de|saca|saque|calcula|calcule|muestra|muestre|devuelve|devuelva|cuenta|cuente|avisa|avise|ensena|pone|suma|ordena|sale|salga)\b/
/** «Tengo una cafetería», «en mi negocio», «mis alumnos»: whose work the program is to do. */
const OWN_WORK =
  /(?:^|\n)(?:(?:hola|buenas|buenos|dias|tardes|oye|profe) )*(?:tengo (?:un|una|mi)|llevo (?:un|una|la|las|el|los)|vendo|trabajo (?:en|de|con)|curro|regento|doy clases|soy|en (?:mi|el|la) (?:negocio|tienda|trabajo|curro|oficina|cole\w*|instituto|empresa|bar|taller)|mi (?:jef|profe|maestr|madre|padre|mama|papa|tio|tia|abuel|herman|novi|muj|marid|espos|client)\w*|para mi)\b|\bmis (?:alumn|client|emplead|vecin|inquilin|pacient|soci|trabajador)\w+\b/
/** «¿Me pasas el código?», where none is there. */
const WANTS_CODE =
  /\b(?:(?:me|nos) (?:pasas?|das?|haces?|armas?|escribes?|mandas?|dejas?|ayudas con)|dame|pasame|mandame|necesito|quiero|como seria) (?:el|un) (?:codigo|programa|script)$/m
/** «Un quiz de capitales», not of Python's lists. */
const GAME_OF =
  /\b(?:quiz|cuestionario|trivial?|test|encuesta|examen|juego de preguntas) (?:de|sobre|con) (?:\w+ ){0,3}?(?:capitales|paises|banderas|historia|geografia|mates|matematicas|tablas|multiplicar|sumas|ingles|cine|peliculas|series|futbol|deportes|musica|canciones|animales|planetas|cultura|ciencias?|quimica|vocabulario|verbos|personalidad)\b|\b(?:quiz|cuestionario|trivial?)\b[^\n]{0,60}\bque (?:cuente|diga|muestre|sume|guarde)\b/
/** «Sueldo anual en 14 pagas y calcular el neto». */
const AND_DOES =
  /(?:^|\n|\by )(?:calcular|sacar|sumar|restar|repartir|contar|listar|ordenar|convertir) (?:el|la|los|las|lo|cuant[oa]s?|un|una|si)\b/

/** What went wrong, what is not known, and what is of the product. */
const ELSEWHERE =
  /\b(?:error(?:es)?|falla|fallo|no (?:me )?(?:funciona|sirve|sale|anda|jala|deja|entiendo|corre|va)|traceback|por que|que (?:es|son|significa)|explica\w*|diferencia|aprender|practicar|repasar|pistas?|no me l[oa] (?:resuelvas|hagas|des)|pymentor|mentor|plan(?:es)?|pro|premium|suscri\w+|licencias?|descuentos? (?:para|de) (?:estudiant\w+|grup\w+)|mi cuenta|curso|registrarme|apuntar\w*|mi codigo|mi programa|este (?:codigo|programa)|(?:codigo|programa) (?:bien|corregido|arreglado|bueno))\b/

/** Whether a message without a program tells what one is to do, whatever its words could be about. */
export function statesTask(prose: string): boolean {
  const clauses = clausesIn(prose)
  const text = clauses.map(({ words }) => words.join(' ')).join('\n')
  if (text === '' || ELSEWHERE.test(text)) return false
  const isHeaded = /^[^:.\n]{3,80}[:.]/.test(prose) && (HEADED.test(text) || isThatShall(clauses[1]?.words ?? [], 0))
  if (isHeaded || [IN_AND_OUT, WANTS_CODE, GAME_OF].some((pattern) => pattern.test(text))) return true
  if (clauses.some(({ isAsked }) => isAsked)) return false
  return AND_DOES.test(text) || (OWN_WORK.test(text) && wishOf(prose, { isOwn: false }) === 'said')
}
