import type { RequestText } from '../../../../engine/task/request-text'
import { Reading } from '../../compose/reading'
import { accented, isFeminine } from '../../compose/scalars/nouns'
import { readCases } from '../cases/read-cases'
import { add, apart } from './apart'
import { CHAT, JOINS, TITLE } from './chatter'
import { ClauseText, clausePattern } from './clause-text'
import type { Dialogue } from './dialogue'
import { quantityOf } from './quantity'
import { IF_VALID, invalidAt } from './read-allowed'
import { ENDS_UNCOUNTED, endAt } from './read-ends'
import { fixedAt } from './read-fixed'
import { gradesAt } from './read-grades'
import { greetingAt, remainingAt } from './read-people'
import { literalAt, outcomeAt } from './read-said'
import { thingAt } from './read-things'
import { TELL, wantsAt } from './read-wants'

const WHO =
  '(?:(?:que|y|a|el programa|el usuario|al usuario|la persona|usuario|me|le|se|te|nos|va|voy|vaya|vayan|ir|poder|pueda|puede|uno|quiero|necesito|primero|luego|despues) )*'
const ASK = clausePattern(
  `${WHO}(?:(?:pid|ped|pregunt|solicit|ingres|introdu|teclee|tecle[oa]|digit)\\w*|le[ae]n?|leer|leyendo|met(?:[aeo]n?|er|iendo|as)|reciba|capture)(?: (?:al usuario|el usuario|por teclado|a la persona|primero|yo|que (?:meta|ponga|escriba|introduzca|ingrese)))*`,
)
/** «el usuario ponga», «le digo», «yo escribo»: who types is said, for the program writes and says things too. */
const GIVES = clausePattern(
  '(?:(?:que|y|si) )*(?:(?:yo|el usuario|la persona|usuario|le|uno|se|vaya|voy|ir|vayas|quiero|que me deje|poder) )+(?:le )?(?:escrib\\w+|pong\\w*|poner|poniendo|pone|digo|doy|dar|paso|pasar|apunt\\w+|anot\\w+|registr\\w+)(?: (?:yo|el usuario))?|pong[o]|escribo',
)
const NOT_ASKED = /^(?:dinero|sed)\b/
/** «cada entrada cuesta 8 €» is told, and not asked for. */
const COSTS = /^cada [a-z]+ (?:cuesta|vale|sale|es|se paga)\b/
const TIMES = clausePattern(
  '(?:(?:y|que|esto|eso|lo|se|repita|repite|asi) )*(\\d+) veces|(?:(?:y|que) )*de (?:l[oa]s )?(\\d+) ([a-z]{4,}s)(?: de (?:la|el|un|una) [a-z]+)?',
)
const HOW_MANY_TO_COME = clausePattern(
  '(?:cuant[oa]s) ([a-z]{4,}) (?:va|vas|quiere|quieres|voy|quiero|se van|seran|son)(?: a)? (?:meter|introducir|ingresar|escribir|poner|sumar|registrar|leer|dar)(?: (?:,|y|e))?(?: (?:luego|despues|que))*(?: (?:l[oa]s? )?(?:pid\\w+|lea|pregunt\\w+|ped\\w+|solicit\\w+|va pidiendo|vaya pidiendo)(?: l[oa]s)?(?: un[oa] (?:a|por) un[oa])?)?',
)
const MOST_ASKED = 6

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
  const dialogue: Dialogue = {
    once: [],
    asked: [],
    fixed: [],
    count: null,
    end: null,
    wants: [],
    cases: null,
    invalid: null,
    wrong: null,
    left: [],
  }
  // «cuenta atrás hasta el 0» is no end of what is typed.
  if (COUNTS_DOWN.test(c.rest)) return { ...dialogue, left: [c.rest] }
  while (!c.isDone) {
    if (c.take(JOINS)) continue
    const place = c.place
    if (place === 0 && c.take(TITLE)) continue
    if ((dialogue.asked.length > 0 && (readInvalid(c, dialogue) || readEnd(c, dialogue))) || c.take(ENDS_UNCOUNTED))
      continue
    if (
      readFixed(c, dialogue) ||
      readOutcome(c, dialogue) ||
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

const CASE =
  /^(?:y |pero )?(?:si|cuando|(?:a )?l[oa]s (?:horas )?(?:extra|que pas)|mayores|menores|menos de|hasta|mas de|de \d) ?/

/** «si son más de 100 cada una cuesta 5, si no 8»: all cases at once. */
function readCase(c: ClauseText, dialogue: Dialogue): boolean {
  return dialogue.asked.length > 0 && CASE.test(c.rest) && readAllCases(c, dialogue)
}

/** «si es menor (menos de 18), adulto o jubilado (65 o más)». */
const BRACKETED_CASE = /^[^;.]{3,60}? \( (?:menos|menor|mas|mayor|de|entre|hasta|desde|\d)/

function readAllCases(c: ClauseText, dialogue: Dialogue): boolean {
  if (dialogue.cases !== null) return false
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
  '(?:(?:,|y|e|luego|despues|tambien|mas tarde|a continuacion|por ultimo|al usuario|para) )*(?:,|y|e|luego|despues|tambien|con(?= (?:su|el|la|sus) ))',
)

function readThings(c: ClauseText, dialogue: Dialogue): void {
  let isOfAll = false
  for (;;) {
    const place = c.place
    const isWith = dialogue.asked.length > 0 && c.take(AND)?.[0].endsWith('con') === true
    const thing = c.sees(NOT_ASKED) || c.sees(COSTS) ? null : thingAt(c, dialogue.asked)
    if (thing === null) {
      c.goTo(place)
      return
    }
    const twin = (name: string) => dialogue.asked.some((other) => other.name === name)
    dialogue.asked.push(
      ...thing.quantities.map((each) => ({
        ...each,
        ...(twin(each.name) ? { name: `${each.name}${dialogue.asked.length + 1}` } : {}),
        // «productos con su precio» are as many prices.
        ...(isWith ? { isMany: dialogue.asked.at(-1)?.isMany ?? false } : {}),
      })),
    )
    if (thing.count !== null) dialogue.count = thing.count
    // «el precio y la cantidad de 3 productos» are both of each.
    isOfAll ||= thing.isOfAll === true
    if (isOfAll) for (const each of dialogue.asked) each.isMany = true
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

function readGrades(c: ClauseText, dialogue: Dialogue): boolean {
  if (dialogue.cases !== null) return false
  dialogue.cases = gradesAt(c)
  return dialogue.cases !== null
}

/** «si pongo otro que diga que no vale», of what may only be one of some. */
function readInvalid(c: ClauseText, dialogue: Dialogue): boolean {
  if (dialogue.invalid !== null) return c.take(IF_VALID) !== null
  if (dialogue.asked.every(({ allowed }) => allowed === undefined)) return false
  dialogue.invalid = invalidAt(c)
  return dialogue.invalid !== null
}

const STOPS = clausePattern('(?:(?:y|que|se|el programa|entonces) )*(?:pare|termine|acabe|salga|finalice)')

/** «cuando acierte que ponga Bien», «si falla que diga No», of what is asked for until it is right. */
function readOutcome(c: ClauseText, dialogue: Dialogue): boolean {
  if (dialogue.end === null || dialogue.asked.length === 0) return false
  if (c.take(STOPS)) return true
  const outcome = outcomeAt(c)
  if (outcome === null) return false
  if (outcome.isRight) add(dialogue, [{ kind: 'say', text: outcome.said }])
  else dialogue.wrong = outcome.said
  return true
}

function readTell(c: ClauseText, dialogue: Dialogue): boolean {
  const place = c.place
  const told = dialogue.asked.length > 0 ? (greetingAt(c) ?? remainingAt(c)) : null
  if (told !== null) {
    add(dialogue, [told])
    return true
  }
  const text = dialogue.asked.length > 0 ? literalAt(c) : null
  if (text !== null) {
    add(dialogue, [{ kind: 'say', text }])
    return true
  }
  const isTold = c.take(TELL) !== null
  if (isTold && (readGrades(c, dialogue) || (BRACKETED_CASE.test(c.rest) && readAllCases(c, dialogue)))) return true
  const wants = wantsAt(c)
  if (wants.length > 0 && (isTold || dialogue.asked.length > 0)) {
    add(dialogue, wants)
    return true
  }
  c.goTo(place)
  return false
}

function readFixed(c: ClauseText, { asked, fixed, cases }: Dialogue): boolean {
  const found = cases === null && fixed.length === 0 ? fixedAt(c, asked) : null
  if (found === null) return false
  fixed.push(found)
  return true
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
