import { isFunctionAsked } from '../../../engine/task/read-task'
import type { RequestText } from '../../../engine/task/request-text'
import type { Task } from '../../../engine/task/task'
import type { ProgramFacts } from '../program-facts'

const NAMES_PROGRAM = /\b(?:programa|programita|script|juego|menu|aplicacion|app)\b/
/** «la función y = x**2» is drawn. */
const TELLS_FUNCTION = /\bfuncion(?: [a-z_]+){0,3}? (?:que|para|llamada|dad[oa]|recib\w+)\b/
const GIVES_BACK = /\bdev(?:uelv\w+|olv\w+)\b/
const TAKES = /\b(?:recib\w+|parametros?|argumentos?|dad[oa]s?)\b/
/** «que reciba dos listas»: so many things of their own. */
const TAKES_SO_MANY =
  /\b(?:recib[ae]n?|recibir|dad[oa]s|toma|tome|acepte|acepta) (?:como parametros? )?([2-5]) (?:listas|textos|cadenas|palabras|frases|diccionarios|fechas|conjuntos|tuplas|matrices|archivos|numeros|enteros|valores|parametros|argumentos|horas|cantidades|nombres)\b/
const TRUTH = /\bdevuelv\w+ (?:un |el |siempre )?(?:true|false|booleano|verdadero|falso)\b/
/** What is given as a list is gone through, or asked something that only many have. */
const TAKES_LIST = /\brecib\w+ (?:como parametro )?(?:una |2 )listas?\b/
const OF_LISTS =
  'loop comprehension sum len max min sorted sort set slice in not_in count index append join map filter zip recursion Counter mean median mode fromkeys reversed reverse random shuffle choice sample dict list pandas'
    .split(' ')
    .map((word) => word.replace('_', ' '))
const GIVES_MAP = /\bdevuelv\w+ (?:un |otro |el )?diccionario\b/
const MAPS = ['dict', 'Counter', 'defaultdict', 'fromkeys', 'setdefault', 'zip', 'get', 'items']
const WRITES = /\b(?:guard\w+|escrib\w+|generador|yield|modific\w+|imprim\w+|muestr\w+|dibuj\w+)\b/

/** Whether a program is of another form than the one that is asked for: no function, one that gives nothing back, or nothing that is asked. */
export function isOfAnotherForm({ request, functions, classes, source }: Task, facts: ProgramFacts): boolean {
  const { text } = request
  if (classes.length > 0) return false
  const asksFunction =
    functions.length > 0 || (isFunctionAsked(text) && TELLS_FUNCTION.test(text) && !NAMES_PROGRAM.test(text))
  if (asksFunction) return !isFunctionOf(request, { functions, source }, facts)
  return NAMES_PROGRAM.test(text) && ASKED_FOR.test(text) && facts.inputs === 0 && !asksOtherwise(facts)
}

function isFunctionOf(
  request: RequestText,
  { functions, source }: Pick<Task, 'functions' | 'source'>,
  facts: ProgramFacts,
): boolean {
  const { text } = request
  const { features, names, functionsMade, inputs } = facts
  if (functionsMade.length === 0 && !features.has('lambda')) return false
  if (functions.length > 0 && !functions.some(({ name }) => names.has(name.toLowerCase()))) return false
  if (GIVES_BACK.test(text) && !functionsMade.some(({ returns }) => returns) && !features.has('yield')) return false
  // What it is given is no question at the keyboard.
  if (source === 'parameter' && GIVES_BACK.test(text) && TAKES.test(text) && inputs > 0 && !WRITES.test(text))
    return false
  if (TRUTH.test(text) && !facts.returnsTruth) return false
  if (GIVES_MAP.test(text) && !MAPS.some((one) => features.has(one))) return false
  if (TAKES_LIST.test(text) && !OF_LISTS.some((one) => features.has(one) || facts.operators.has(one))) return false
  if (functionsMade.every(({ usesAll }) => !usesAll)) return false
  const wanted = Math.max(Number(TAKES_SO_MANY.exec(text)?.[1] ?? 0), taken(request))
  // What the program calls is the function that is meant, not one that helps it.
  const called = functionsMade.filter(({ isCalled }) => isCalled)
  return (called.length === 0 ? functionsMade : called).some(
    ({ parameters, needed }) => wanted === 0 || (parameters >= wanted && needed <= wanted),
  )
}

/** «programa que pida …» */
const ASKED_FOR = /\bque (?:(?:me|le|nos|te) )?(?:pid[ae]|pregunt[ae]|solicit[ae])\b/
const asksOtherwise = ({ features }: ProgramFacts) => features.has('tkinter') || features.has('argv')

/** «una lista y un número» are two things, each with its article. */
const EACH =
  /\b(?:recib[ae]|tom[ae]|acept[ae]) (?:una? )([a-z]+(?: (?:de|con) [a-z]+)?(?: [a-z])?)((?: (?:,|y|e)(?: como)? (?:un|una|otr[oa]) [a-z]+(?: (?:de|con) [a-z]+)?(?: [a-z])?)+)/
/** «un texto y devuelva …»: nothing else. */
const ONE =
  /\b(?:recib[ae]|tom[ae]|acept[ae]) (?:como parametro )?una? [a-z]+(?: (?:de|con) [a-z]+)?(?: [a-z])? (?:y|,)(?: (?:y|que|me|te|nos))* devuelv\w+/
const taken = ({ text }: RequestText): number => {
  const more = EACH.exec(text)?.[2]
  if (more !== undefined) return 1 + (more.match(/ (?:,|y|e) /g)?.length ?? 0)
  return ONE.test(text) ? 1 : 0
}
