import { plainText } from '../lexicon/plain-text'

/** Who only tells what a program does tells it in few words. */
const MAX_CHARACTERS = 400

/** Verbs of what programs do, in the third person; of some the same form is an order. */
const DOES =
  '(?:cuenta|suma|resta|multiplica|divide|borra|cambia|guarda|lee|coge|toma|recorre|ordena|pide|repite|entra|queda|pone|mete|quita|come|salta|encuentra|reconoce|detecta|acepta|ignora|para|termina|acaba|empieza|llega|sigue|aparece|mezcla|pierde|separa|junta|pega|escribe|compara|calcula|va|funciona|hace|deja|mira|atiende|baraja|apunta|agrupa|resuelve|copia|convierte|filtra|redondea|duplica|responde|ejecuta|abre|cierra|tiene|vale|imprime|muestra|devuelve|saca|marca|avisa|asigna|actualiza|modifica|elimina|agrega|aumenta|sube|baja|gana|suspende|aprueba|tarda|avanza|dibuja|pinta|arranca|distingue|cumple|respeta|cuadra|revienta|peta|traga|parte|corta|calla|copia|comparte|anade|mueve|gira|cuelga|traba|rompe|vacia|llena|pisa|machaca)n?'
/** Nobody orders a program to do these. */
const HAPPENS =
  '(?:sale|salen|salio|da|dan|dice|dicen|sobra|sobran|falta|faltan|son|es|esta|estan|peta|devuelve none|sacan?|queda|quedan|deja de)'
const CLITICS = '(?:(?:me|se|le|les|lo|la|los|las|te|nos) )'
const ADVERBS =
  '(?:solo|solamente|siempre|nunca|tambien|ya|todavia|aun|luego|despues|encima|ademas|aqui|ahora|igual|casi|a veces|de repente|al final|cada vez|una vez|dos veces|la (?:segunda|primera|ultima) (?:vez|vuelta)|no|pero|y|es que|resulta que|pues|aunque|con todo|todo|hola|buenas) '
const SUBJECT =
  '(?:el|la|los|las|todos|todas|cada|ningun\\w*|un|una|mi|mis|este|esta|esto|eso|dentro|todo|en|con|si|aunque|cuando|al|a|de|por|desde|para|despues|copio|cambio|meto|pongo|escribo|paso|uso|le|range|len|sum|list|print)'

/** «me coge el último», «solo cuenta las a», «sale con corchetes», «la lista de fuera cambia»: what a program does, and no order. */
const REPORT = new RegExp(
  `^(?:(?:${ADVERBS})*(?:${CLITICS}+${DOES}|${CLITICS}*${HAPPENS})|(?:${ADVERBS})+${CLITICS}*${DOES}|${SUBJECT} (?:(?!que )\\w+ ){1,8}?(?:${ADVERBS})*${CLITICS}*(?:${DOES}|${HAPPENS}))\\b`,
)
/** «Quiero …, pero se lo pone a todos», «… pero la columna sigue en blanco»: a wish, and what comes instead. */
const INSTEAD = new RegExp(
  `\\b(?:pero|sin embargo|en cambio) (?:(?:${ADVERBS})*${CLITICS}+(?:${DOES}|${HAPPENS}|esta\\w* \\w+ndo)|(?:${ADVERBS})*${CLITICS}*${HAPPENS}|(?:${ADVERBS})+${CLITICS}*${DOES}|${SUBJECT} (?:(?!que )\\w+ ){1,6}?(?:sigue|queda|sale|esta|da)n?)\\b`,
)
/** «Calculo el IMC y sale un número diminuto»: what somebody does, and what comes of it. */
const COMES_OF_IT = new RegExp(
  `^(?:\\w+ ){0,4}?(?!como\\b|pero\\b|quiero\\b|necesito\\b|hago que\\b)[a-z]{3,}o (?:\\w+ ){1,16}?y (?:(?:el|la|los|las|mi) \\w+ (?=no |sigue))?(?:${ADVERBS})*${CLITICS}*(?:${HAPPENS}|${DOES})\\b`,
)
/** What asks, orders or wishes is read by its own words. */
const ASKS =
  /\?|¿|^(?:est[ae] (?:bien|mal) (?:hech|escrit|plantead|program)\w+|como|que|por que|porque|cual|cuando|donde|quiero|queria|quisiera|necesito|haz|hazme|explica\w*|dime|revisa\w*|mejora\w*|ayuda\w*|pon|puedes|podrias|me gustaria|me (?:explica|ayuda|puede|corrige|revisa|podria|gusta)\w*|(?:el|un|mi|este) (?:programa|codigo|script) que)\b/

/** Asked anywhere, that is what is wanted. */
const ASKED =
  /\b(?:(?:que|q|k) (?:imprime|muestra|sale|saca|hace|devuelve|es|significa|pasa con|diferencia|vale)|para (?:que|q|k) (?:sirve|es)|(?:de donde|como) (?:sale|salen)|no lo (?:pillo|entiendo|capto)|(?:entender|comprender|saber)\b|como (?:lo|la|los|las|se|le|puedo|podria|hago|haria|quito)|explica\w*|mejor(?:ar|o|arlo|able)|revis(?:a|ar|as|alo)|opin\w+|eficiente|\b(?:dime|decime|digame|diganme|decidme)\b|paso a paso|que (?:le |me |te )?(?:cambi|mejor|har|quit|pon)[a-z]*(?:ia|ias|ian|rias)\b|(?:queda\w*|hay algo) (?:mas|mejor) \w+|no (?:lo )?(?:se|tengo (?:ni )?idea)(?: de)?(?: lo)? (?:que (?:es|son|significa|hace)|como (?:funciona|va)|para que)|sobra\w* (?:codigo|lineas?)|es fe[oa])\b/

/** Whether a message about a program only tells what it does: then something of that is not as it should be. */
export function reports(prose: string): boolean {
  if (prose.length > MAX_CHARACTERS || /[?¿]/.test(prose)) return false
  const whole = plainText(prose)
  if (ASKED.test(whole) || /\b(?:forma|manera) mejor\b|\bmejor (?:forma|manera)\b/.test(whole)) return false
  if (INSTEAD.test(whole) || COMES_OF_IT.test(whole)) return true
  const [first = ''] = prose.split(/[.;:\n]\s/).filter((sentence) => sentence.trim() !== '')
  const plain = plainText(first)
  return !ASKS.test(plain) && REPORT.test(plain)
}

/** Says what is shown, or who shows it, and nothing of what it does. */
const INTRODUCES =
  /^(?:(?:hola|buenas|buenos|dias|tardes|noches|hey|ok|bueno|vale|gracias|porfa|por favor|profe|chicos|gente|saludos|un saludo|ayuda|help|pues|mira|miren|mirad) ?)*(?:(?:este|esta|esto|ese|eso|aqui|aca|ahi|adjunto|os|les|te|es|son|soy|estoy|hice|he|tengo|escribi|hago|para|de|del|codigo|programa|script|ejercicio|tarea|practica|funcion|clase|un|una|mi|version|practicando|aprendiendo|copio|pego|paso|dejo|va|linea) .*|\w{0,12})?$/
/** Told of a program, these say that something is not as it should be. */
const HAPPENS_WRONG =
  /\b(?:no|ni|nunca|siempre|solo|solamente|salen?|dan?|dicen?|quedan?|quedo|faltan?|aparecen?|repiten?|siguen?|pero|aunque|igual|mal|raro|rara|equivocad\w+|imposible|trampa|sobran?|doble)\b/

/** Whether a message beside a program states something of it, and asks, orders and wishes nothing: then that is its complaint. */
export function declares(prose: string): boolean {
  if (prose.length > MAX_CHARACTERS || ASKED.test(plainText(prose))) return false
  const asks = /[?¿]/.test(prose)
  // «…, ¿qué brujería es esta?»: the question goes with what was said before it.
  const said = asks ? prose.replace(/[^.,;:!?¿\n]*\?+|¿[^?\n]*/g, ' ') : prose
  const sentences = said.split(/[.;:!\n]+(?:\s|$)/).map(plainText)
  return sentences.some(
    (plain) =>
      plain.split(' ').length > (asks ? 3 : 2) &&
      (HAPPENS_WRONG.test(plain) || (asks ? COMES_OF_IT.test(plain) : !INTRODUCES.test(plain))),
  )
}
