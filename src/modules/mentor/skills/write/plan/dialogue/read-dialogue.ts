import type { RequestText } from '../../../../engine/task/request-text'
import { Reading } from '../../compose/reading'
import { accented, isFeminine } from '../../compose/scalars/nouns'
import { readCases } from '../cases/read-cases'
import { ClauseText, clausePattern } from './clause-text'
import type { Dialogue, Want } from './dialogue'
import { quantityOf } from './quantity'
import { ENDS_UNCOUNTED, endAt } from './read-ends'
import { thingAt } from './read-things'
import { TELL, wantsAt } from './read-wants'

const JOINS = clausePattern(
  '(?:(?:[,;.:()!?¿¡]|y|e|o|que|luego|despues|entonces|tambien|ademas|primero|al final|finalmente|por ultimo|a continuacion|pero|eh|asi|en (?:ese|este) orden|por (?:pantalla|teclado|favor)|una por una|uno por uno|un[oa] a un[oa]|todo el rato|varias veces|cada vez|por cada un[oa]|de cada un[oa]) ?)+(?<! )',
)
/** Who it is for and why, politeness, and the words with which a program is ordered. */
const CHAT = clausePattern(
  [
    '(?:me|nos) hace falta(?: (?:un|una) (?:programa|programita|codigo|script)(?: (?:que|para|donde))?)?',
    'hola|buen[oa]s(?: tardes| noches| dias)?|hey|oye|che|profe|por favor|porfa\\w*|porfis|xfa|gracias|saludos|ayuda\\w*|me ayudas|urgente',
    '(?:ejercicio|tarea|practica|deberes)(?: (?:de|para) [a-z]+)?(?: \\d+)?(?= (?::|,|\\.|;)|$)',
    '(?:(?:y|que|l[oa]s?) )*(?:vaya|va|ir|vayan|se vayan|se van|voy)(?: (?:guard|anot|anad|met|almacen|apunt)\\w+)?(?: (?:en (?:una|la) lista|en memoria))?(?= [,;.:]|$)',
    'para (?:un|una|mi|la|el) (?:practica|ejercicio|clase|tarea|trabajo|caja|tienda|negocio|hij[oa]|curso|curro|cole|colegio|instituto|examen|casa|bar|cafeteria|taller|papeleria|panaderia|kiosko|puesto|prima|sobrin[oa]|herman[oa]|novi[oa]|mama|papa|amig[oa])(?: de [a-z]+)?',
    '(?:mi|el|la) (?:profe\\w*|maestr[oa]|jefe) (?:pide|quiere|dice|me pide|nos pide|ha mandado|pidio|mando)',
    '(?:me|nos) (?:han|piden|mandaron|pidieron|toca|mandan)(?: (?:pedido|mandado|hacer|para clase|en clase|en el curso|de deberes))*',
    'es para (?:mi|el|la|un|una) [a-z]+(?: (?:de|que) [a-z]+(?: [a-z]+)?)?',
    '(?:soy|estoy|vengo|vivo)(?: [a-z]+){1,4}(?= [,.;:!])',
    'desde [a-z]+(?= ,)',
    'tengo (?:un|una|mi) [a-z]+(?: (?:de|con) [a-z]+)?(?= (?:[,.;:]|y|e))',
    '(?:en|con|usando) python',
    'de [a-z]+(?: [a-z]+)?(?= :)',
    '(?:(?:yo|me|pues|solo|bueno|a ver|ahora|como|y) )*(?:necesito|quiero|quisiera|ocupo|busco|hazme|haz|hacer|haceme|armame|armas|haces|podrias|puedes|podes|escribe|escribeme|escribir|crea|crear|creame|dame|haria|aria|hago|seria|hace|programar|gustaria|realiza|realizar|realice|desarrolla|desarrollar|elabora|elaborar|disena|pasame|generar|genera|hay que|tengo que)(?: (?:que|me|nos|ayudes|hagas|hacer|tener|crear|escribir|con))*(?: (?:un|una|el|algun))?(?: (?:programa|programita|script|codigo|cosa|algo|app|aplicacion|algoritmo|calculadora|conversor|codigo|programilla)(?: (?:sencill[oa]|simple|basic[oa]|en python|facil|cort[oa]|pequen[oa]|en consola|chiquito))*(?: (?:que|donde|en (?:el|la) que|para que|con (?:el|la) que|como|:))?)',
    '(?:(?:yo|me|pues|solo) )*(?:necesito|quiero|quisiera|ocupo|gustaria)(?= que)',
    '(?:un |el |una? )?(?:programa|programita|script|codigo|algo|algoritmo)(?: (?:sencillo|simple|basico|en python|facil|corto))*(?: (?:que|donde|en el que|para que|:))?',
    'un juego(?: donde)?',
  ].join('|'),
)
const WHO =
  '(?:(?:que|y|a|el programa|el usuario|al usuario|la persona|usuario|me|le|se|te|nos|va|voy|vaya|vayan|ir|poder|pueda|puede|uno|se pueda|quiero|necesito|primero|luego|despues) )*'
const ASK = clausePattern(
  `${WHO}(?:(?:pid|ped|pregunt|solicit|ingres|introdu|teclee|tecle[oa]|digit)\\w*|le[ae]n?|leer|leyendo|met(?:[aeo]n?|er|iendo|as)|reciba|capture)(?: (?:al usuario|el usuario|por teclado|a la persona|primero|yo|que (?:meta|ponga|escriba|introduzca|ingrese)))*`,
)
/** «el usuario ponga», «le digo», «yo escribo»: who types is said, for the program writes and says things too. */
const GIVES = clausePattern(
  '(?:(?:que|y|si) )*(?:(?:yo|el usuario|la persona|usuario|le|uno|se|vaya|voy|ir|vayas|quiero|que me deje|poder) )+(?:le )?(?:escrib\\w+|pong\\w*|poner|poniendo|pone|digo|doy|dar|paso|pasar|apunt\\w+|anot\\w+|registr\\w+)(?: (?:yo|el usuario))?|pong[o]|escribo',
)
const NOT_ASKED = /^(?:dinero|sed)\b/
const TIMES = clausePattern(
  '(?:(?:y|que|esto|eso|lo|se|repita|repite|asi) )*(\\d+) veces|(?:(?:y|que) )*de (\\d+) ([a-z]{4,}s)',
)
const HOW_MANY_TO_COME = clausePattern(
  '(?:cuant[oa]s) ([a-z]{4,}) (?:va|vas|quiere|quieres|voy|quiero|se van|seran|son)(?: a)? (?:meter|introducir|ingresar|escribir|poner|sumar|registrar|leer|dar)(?: (?:,|y|e))?(?: (?:luego|despues|que))*(?: (?:l[oa]s? )?(?:pid\\w+|lea|pregunt\\w+|ped\\w+|solicit\\w+|va pidiendo|vaya pidiendo)(?: l[oa]s)?(?: un[oa] (?:a|por) un[oa])?)?',
)
const MOST_ASKED = 6

/** «lista de la compra: …» */
const TITLE = clausePattern(
  '(?:(?!que |pid|pregunt|le[ae] |met[aeo] |(?:un )?programa|[a-z]+(?:ar|er|ir) )[a-z]+ ){1,6}:',
)

/** Reads a request clause by clause. What one has no reader for is kept as it was written, and nobody guesses what it wants. */
export function readDialogue(request: RequestText): Dialogue {
  const before = known.get(request)
  if (before) return before
  const dialogue = dialogueOf(request)
  known.set(request, dialogue)
  return dialogue
}

/** Every draft of a request is held against it. */
const known = new WeakMap<RequestText, Dialogue>()

function dialogueOf(request: RequestText): Dialogue {
  const c = new ClauseText(request)
  const dialogue: Dialogue = { once: [], asked: [], count: null, end: null, wants: [], cases: null, left: [] }
  // «cuenta atrás hasta el 0» is no end of what is typed.
  if (COUNTS_DOWN.test(c.rest)) return { ...dialogue, left: [c.rest] }
  while (!c.isDone) {
    if (c.take(JOINS)) continue
    const place = c.place
    if (place === 0 && c.take(TITLE)) continue
    if ((dialogue.asked.length > 0 && readEnd(c, dialogue)) || c.take(ENDS_UNCOUNTED)) continue
    if (
      readCase(c, dialogue) ||
      c.take(CHAT) ||
      readAsk(c, dialogue) ||
      readTell(c, dialogue) ||
      readTimes(c, dialogue) ||
      readPurpose(c, dialogue) ||
      readEnd(c, dialogue)
    )
      continue
    c.goTo(place)
    leave(c, dialogue)
  }
  return apart(dialogue)
}

const COUNTS_DOWN = /\b(?:cuent[ae]|contar|conteo) (?:hacia |para )?(?:atras|regresiv\w+)\b|\bregresivamente\b/

/** «su nombre y sus 3 notas»: only the notes are many. Where all are asked for alike, all of them come again. */
function apart(dialogue: Dialogue): Dialogue {
  const { asked, end, count } = dialogue
  const many = asked.filter(({ isMany }) => isMany)
  if ((end === null && count === null) || many.length === 0 || many.length === asked.length) return dialogue
  return { ...dialogue, once: asked.filter(({ isMany }) => !isMany), asked: many }
}

const CASE =
  /^(?:y |pero )?(?:si|cuando|(?:a )?l[oa]s (?:horas )?(?:extra|que pas)|mayores|menores|menos de|hasta|mas de|de \d) ?/

/** «si son más de 100 cada una cuesta 5, si no 8»: all cases at once. */
function readCase(c: ClauseText, dialogue: Dialogue): boolean {
  if (dialogue.cases !== null || dialogue.asked.length === 0 || !CASE.test(c.rest)) return false
  const cases = readCases(new Reading(c.following))
  if (cases === null || cases.from > MOST_BEFORE) return false
  c.skip(cases.to - 1)
  dialogue.cases = cases
  return true
}
const MOST_BEFORE = 20

function readEnd(c: ClauseText, dialogue: Dialogue): boolean {
  const end = endAt(c)
  if (end === null) return false
  dialogue.end = end
  return true
}

function readAsk(c: ClauseText, dialogue: Dialogue): boolean {
  const place = c.place
  if (!c.take(ASK) && !c.take(GIVES)) return false
  const many = c.take(HOW_MANY_TO_COME)
  if (many) {
    const [noun = ''] = many.slice(1)
    const label = `Cuánt${isFeminine(noun) ? 'as' : 'os'} ${accented(noun)}`
    dialogue.count = quantityOf({ noun, name: 'cuantos', label, type: 'whole' })
    dialogue.asked.push(quantityOf({ noun, isMany: true }))
    return true
  }
  const before = dialogue.asked.length
  readThings(c, dialogue)
  if (dialogue.asked.length > before && dialogue.asked.length <= MOST_ASKED) return true
  c.goTo(place)
  return false
}

const AND = clausePattern(
  '(?:(?:,|y|e|luego|despues|tambien|mas tarde|a continuacion|por ultimo|al usuario|para) )*(?:,|y|e|luego|despues|tambien)',
)

function readThings(c: ClauseText, dialogue: Dialogue): void {
  for (;;) {
    const place = c.place
    if (dialogue.asked.length > 0) c.take(AND)
    const thing = c.sees(NOT_ASKED) ? null : thingAt(c, dialogue.asked)
    if (thing === null) {
      c.goTo(place)
      return
    }
    const twin = (name: string) => dialogue.asked.some((other) => other.name === name)
    dialogue.asked.push(
      ...thing.quantities.map((each) =>
        twin(each.name) ? { ...each, name: `${each.name}${dialogue.asked.length + 1}` } : each,
      ),
    )
    if (thing.count !== null) dialogue.count = thing.count
    if (c.take(OF_EACH)) countBy(dialogue)
  }
}

const OF_EACH = clausePattern('(?:de|por|a|para) cada (?:un[oa]|[a-z]{3,})')

/** «cuántos alumnos hay y la nota de cada uno»: what was asked for first says how many times. */
function countBy(dialogue: Dialogue): void {
  const [counter, ...others] = dialogue.asked
  if (counter?.type !== 'whole' || others.length === 0) return
  dialogue.count = counter
  dialogue.asked = others
}

function readTell(c: ClauseText, dialogue: Dialogue): boolean {
  const place = c.place
  const isTold = c.take(TELL) !== null
  const wants = wantsAt(c)
  if (wants.length > 0 && (isTold || dialogue.asked.length > 0)) {
    add(dialogue, wants)
    return true
  }
  c.goTo(place)
  return false
}

/** What it is for and what it shows are often told both. */
function add({ wants }: Dialogue, more: readonly Want[]): void {
  for (const want of more) if (!wants.some((other) => JSON.stringify(other) === JSON.stringify(want))) wants.push(want)
}

function readTimes(c: ClauseText, dialogue: Dialogue): boolean {
  const found = dialogue.asked.length > 0 ? c.take(TIMES) : null
  if (!found) return false
  dialogue.count = Number(found[1] ?? found[2])
  return true
}

const PURPOSE = clausePattern(
  '(?:(?:y|es|quiero|necesito|tengo que|hay que|sirve) )*(?:para |que )?(?:sacar|saber|llevar|controlar|apuntar|repartir|calcular|convertir|pasar|hacer|ver|convierta|calcule|pase|saque|ayude a)',
)

/** «para pasar pesos a euros»: what it is for is what is wanted, where it says that; else it is chat. */
function readPurpose(c: ClauseText, dialogue: Dialogue): boolean {
  const place = c.place
  if (dialogue.asked.length > 0) return false
  const wants = wantsAt(c)
  if (wants.length > 0) {
    add(dialogue, wants)
    return true
  }
  if (!c.take(PURPOSE)) return false
  add(dialogue, wantsAt(c))
  if (dialogue.wants.length > 0) return true
  const end = / [,;.:](?: |$)/.exec(c.rest)
  if (end === null) {
    c.goTo(place)
    return false
  }
  c.goTo(c.place + end.index + 1)
  return true
}

/** To the sign behind it. */
function leave(c: ClauseText, dialogue: Dialogue): void {
  const from = c.place
  const to = / [,;.:()]( |$)/.exec(c.rest)?.index ?? c.rest.length
  c.goTo(from + to + 1)
  dialogue.left.push(c.written(from, from + to))
}
