import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { drafted } from '../drafted'

const SHOWS =
  '(?:(?:un|una|haz|hazme|quiero|necesito|programa|que|me|para|con|bucle|while|for) )*(?:cuent[ae]n?|contar|muestr\\w+|mostr\\w+|imprim\\w+|escrib[ae]\\w*|list[ae]\\w*|dig\\w+|saqu\\w+|ensen\\w+)'
const RANGE = new RegExp(
  `\\b${SHOWS}(?: tod[oa]s)?(?: l[oa]s)?(?: numeros?)?(?: enteros)?(?: (pares|impares))?(?: (?:del?|desde|entre)(?: el| los)?)? (\\d{1,4}) (?:al?|hasta|y)(?: el)? (\\d{1,4})\\b`,
)
/** «pero solo los pares», «que sean múltiplos de 3», «de 5 en 5». */
const KINDS: readonly (readonly [
  RegExp,
  (groups: readonly (string | undefined)[]) => { test?: string; step?: string; said: string },
])[] = [
  [
    /\b(?:(?:pero|y|que|sean|solo|unicamente|nada mas|solamente|los|numeros) )*(pares|impares)\b/,
    ([kind]) => ({ test: `numero % 2 ${kind === 'pares' ? '==' : '!='} 0`, said: `los ${kind}` }),
  ],
  [
    /\b(?:(?:pero|y|que|sean|solo|los|numeros|son) )*(?:multiplos? de|divisibles? (?:entre|por)) (\d{1,3})\b/,
    ([of]) => ({ test: `numero % ${of} == 0`, said: `los múltiplos de ${of}` }),
  ],
  [/\b(?:pero |y |saltando )?de (\d{1,3}) en \1\b/, ([step]) => ({ step, said: `de ${step} en ${step}` })],
]
const IN_A_LINE =
  /\b(?:(?:y|que|salgan|todos|esten|en) )*(?:una (?:sola |misma )?linea|la misma linea|horizontal)(?: (?:separad[oa]s|y separad[oa]s)(?: (?:por|con) (?:una? )?(?:comas?|espacios?|guion(?:es)?))?)?|\bseparad[oa]s por (?:una? )?(comas?|espacios?)/
const ONE_EACH = /\b(?:uno por (?:linea|renglon)|cada uno en una linea)\b/

/** «cuente del 1 al 10 pero solo los pares», «imprime los números del 5 al 20»: one after the other. */
export function countUpPlan(task: Task, message: string): Draft | null {
  if (
    task.functions.length + task.classes.length + task.files.length > 0 ||
    task.data !== null ||
    MORE.test(task.request.text)
  )
    return null
  const reading = new Reading(readRequestText(message))
  const found = reading.take(RANGE)
  if (!found) return null
  const [kind, low = '1', high = '10'] = found.groups
  if (Number(low) >= Number(high)) return null
  const kinds = KINDS.flatMap(([words, of]) => {
    const match = reading.take(words)
    return match ? [of(match.groups)] : []
  })
  if (kind !== undefined) kinds.push({ test: `numero % 2 ${kind === 'pares' ? '==' : '!='} 0`, said: `los ${kind}` })
  const line = reading.take(IN_A_LINE)
  reading.take(ONE_EACH)
  const tests = kinds.flatMap(({ test }) => test ?? [])
  const step = kinds.find((one) => one.step !== undefined)?.step
  const end = line === null ? '' : `, end='${/coma/.test(line.text) ? ', ' : ' '}'`
  const range = `range(${low}, ${Number(high) + 1}${step === undefined ? '' : `, ${step}`})`
  const shown = `print(numero${end})`
  return drafted(task, reading, {
    body:
      tests.length > 0
        ? [`for numero in ${range}:`, `    if ${tests.join(' and ')}:`, `        ${shown}`]
        : [`for numero in ${range}:`, `    ${shown}`],
    title: `El programa muestra los números del ${low} al ${high}${kinds.length > 0 ? `: ${kinds.map(({ said }) => said).join(', ')}` : ''}.`,
    how: [
      `\`${range}\` va del ${low} al ${high}: el último número de \`range\` no entra.`,
      ...(tests.length > 0 ? ['`%` es el resto de la división: cuando es 0, cabe justo.'] : []),
      ...(line === null ? [] : ['`end` dice qué se pone detrás de cada número en lugar de un salto de línea.']),
    ],
    typed: [],
  })
}
const MORE =
  /\b(?:cuant[oa]s|sum\w+|media|promedio|primos?|cuadrados?|aleatori\w+|azar|adivin\w+|tabla|fizz\w*|while|funcion|lista|fibonacci|perfect\w+|pida|atras|regresiv\w+|cuenta)\b/
