import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { drafted } from '../drafted'

const TIME = /(?<![\d:])\d{1,2}:\d{2}(?:[.,]\d+)?(?![\d:])/
const LIST = /\[\s*((?:["']\d{1,2}:\d{2}(?:[.,]\d+)?["']\s*(?:,\s*)?){2,60})\]/
const SAYS =
  /\b(?:minutos? ?:? ?segundos?|min(?:utos)? ?[:/ ] ?seg(?:undos)?|tiempos?|vueltas?|segundos|marcas?|parciales)\b/
const BEST =
  /\b(?:el |la |cual (?:es|fue|ha sido) (?:el|la) )?(?:mejor(?: tiempo| vuelta| marca)?|(?:vuelta |tiempo |marca )?mas rapid[oa]|minimo)\b/
const WORST = /\b(?:el |la )?(?:peor(?: tiempo| vuelta)?|(?:vuelta |tiempo )?mas lent[oa]|maximo)\b/
const TOTAL = /\b(?:el )?(?:tiempo )?total\b|\bsum\w+\b/
const MEAN = /\b(?:la |el )?(?:media|tiempo medio)\b/

/** Times as texts, «1:23.4»: turned into seconds, then the best, the worst, the total or the mean. */
export function timesPlan(task: Task, message: string): Draft | null {
  if (!TIME.test(message) || task.classes.length > 0 || /\bhh ?: ?mm\b|\bhoras?\b/.test(task.request.text)) return null
  const listed = LIST.exec(message)
  const reading = new Reading(readRequestText(message.replace(LIST, ' ; ')))
  if (!SAYS.test(reading.text) && !/segundos/.test(message)) return isConversion(task, message)
  const [stated] = task.functions
  const asks = {
    best: reading.take(BEST),
    worst: reading.take(WORST),
    total: reading.take(TOTAL),
    mean: reading.take(MEAN),
  }
  const kinds = (['total', 'best', 'worst', 'mean'] as const).filter((kind) => asks[kind] !== null)
  const isFunction = stated !== undefined || /\bfuncion\b/.test(reading.text)
  if (kinds.length === 0 || (isFunction && kinds.length > 1)) return isConversion(task, message)
  if (!listed && !isFunction) return null
  for (const part of READ) reading.take(part)
  const items = [...(listed?.[1] ?? "'1:23.4', '0:58.9'").matchAll(/["']([^"']+)["']/g)].map(
    ([, text = '']) => `'${text}'`,
  )
  const values = `[a_segundos(tiempo) for tiempo in tiempos]`
  const [kind = 'best'] = kinds
  const name =
    stated?.name ??
    (kind === 'total'
      ? 'tiempo_total'
      : kind === 'mean'
        ? 'tiempo_medio'
        : kind === 'worst'
          ? 'peor_tiempo'
          : 'mejor_tiempo')
  const [parameter = 'tiempos'] = stated?.parameters ?? []
  const lines = kinds.map((each) => PRINTS[each])
  return drafted(task, reading, {
    definitions: [
      [
        'def a_segundos(tiempo):',
        "    minutos, segundos = tiempo.replace(',', '.').split(':')",
        '    return int(minutos) * 60 + float(segundos)',
      ],
      ...(isFunction ? [[`def ${name}(${parameter}):`, `    ${RETURNS[kind].replaceAll('tiempos', parameter)}`]] : []),
    ],
    body: isFunction
      ? [`print(${name}([${items.join(', ')}]))`]
      : [
          `tiempos = [${items.join(', ')}]`,
          ...(kinds.some((each) => each !== 'best' && each !== 'worst') ? [`segundos = ${values}`] : []),
          '',
          ...lines,
        ],
    typed: [],
    title: isFunction
      ? `La función \`${name}\` recibe una lista de tiempos en texto (minutos:segundos) y devuelve ${TOLD[kind]} en segundos.`
      : `El programa pasa los tiempos a segundos y muestra ${kinds.map((each) => TOLD[each]).join(' y ')}.`,
    how: [
      "`split(':')` separa los minutos de los segundos; los minutos se multiplican por 60 y se suman los segundos.",
      ...(kinds.includes('best') ? ['`min` se queda con el más pequeño: en tiempos, el mejor es el menor.'] : []),
      ...(isFunction ? [] : ['`key=a_segundos` compara por los segundos, y lo que se muestra es el texto original.']),
    ],
  })
}

const PRINTS = {
  total: "print(f'Total: {sum(segundos):.1f} segundos')",
  mean: "print(f'Media: {sum(segundos) / len(segundos):.1f} segundos')",
  best: "print(f'Mejor: {min(tiempos, key=a_segundos)}')",
  worst: "print(f'Peor: {max(tiempos, key=a_segundos)}')",
} as const
const RETURNS = {
  total: 'return sum(a_segundos(tiempo) for tiempo in tiempos)',
  mean: 'return sum(a_segundos(tiempo) for tiempo in tiempos) / len(tiempos)',
  best: 'return min(a_segundos(tiempo) for tiempo in tiempos)',
  worst: 'return max(a_segundos(tiempo) for tiempo in tiempos)',
} as const
const TOLD = { total: 'el total', mean: 'la media', best: 'el mejor', worst: 'el peor' } as const

/** «una función a_segundos(texto) que reciba '2:05' y devuelva 125». */
function isConversion(task: Task, message: string): Draft | null {
  const [stated] = task.functions
  const example = /["'«“](\d{1,2}):(\d{2})["'»”].{0,30}?\b(\d{2,5})\b/s.exec(message)
  if (!stated || !example) return null
  const [, minutes = '0', seconds = '0', result = ''] = example
  if (Number(minutes) * 60 + Number(seconds) !== Number(result)) return null
  const reading = new Reading(readRequestText(message))
  const [parameter = 'texto'] = stated.parameters
  for (const part of READ) reading.take(part)
  const calls = [
    ...message.matchAll(new RegExp(String.raw`\b${stated.name}\(\s*["'](\d{1,2}:\d{2})["']\s*\)`, 'g')),
  ].map(([, text = '']) => text)
  return drafted(task, reading, {
    definitions: [
      [
        `def ${stated.name}(${parameter}):`,
        `    minutos, segundos = ${parameter}.split(':')`,
        '    return int(minutos) * 60 + int(segundos)',
      ],
    ],
    body: [...new Set(calls.length > 0 ? calls : [`${minutes}:${seconds}`])].map(
      (text) => `print(${stated.name}('${text}'))`,
    ),
    typed: [],
    title: `La función \`${stated.name}\` pasa un texto «minutos:segundos» a segundos.`,
    how: ["`split(':')` separa los minutos de los segundos.", 'Cada minuto son 60 segundos: se multiplica y se suma.'],
  })
}

const READ: readonly RegExp[] = [
  /\b(?:que )?(?:reciba|recibe|dad[oa]s?|tome) (?:una lista de |los )?(?:tiempos|marcas|vueltas|«[^ ]+»|textos?)(?: en texto)?(?: tipo «[^ ]+»)?/,
  /\( ?min\w*(?: [:/])? ?seg\w* ?\)/,
  /\b(?:y )?(?:me )?devuelva(?: (?:el|la|lo))?(?: \d+)?/,
  /\ben segundos\b/,
  /\b(?:de )?(?:vuelta|tiempo)s?\b/,
  /\b(?:y )?(?:pruebal[oa]|mostrame|muestra(?:me|l[oa])?|e imprimel[oa]|imprimel[oa])(?: con)?(?: [a-z_]+ \( «[^ ]+» \))?/,
  /\be imprimel[oa]\b/,
  /\btipo «[^ ]+»/,
]
