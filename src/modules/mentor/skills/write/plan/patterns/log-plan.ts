import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { drafted } from '../drafted'

const TOP =
  /\b(?:las?|los?|el) (\d+)? ?([a-z]+)(?: (?:de|del) [a-z]+)? (?:que )?(?:mas (?:veces )?(?:salen?|aparecen?|repiten?|hay|visitan?|entran?|tienen?)|con mas)\b/
const TOP_VALUE =
  /\bcon (?:mas |el |la )?(?:codigo|estado|respuesta|resultado|nivel)? ?(?:de )?(?:los )?(«?[a-z0-9_]+»?)\b/
const FILE_LINE = /(?<![\w-])[\w-]{1,60}\.(?:log|txt)/

/** Lines of a log that are alike: what stands at one place is counted for those that hold a value at another. */
export function logPlan(task: Task, message: string): Draft | null {
  const file = FILE_LINE.exec(message)?.[0]
  if (file === undefined || task.functions.length + task.classes.length > 0) return null
  const samples = samplesIn(message)
  const [sample] = samples
  if (!sample) return null
  const own = message
    .split('\n')
    .filter((line) => !samples.some((one) => one.line === line.trim()))
    .join('\n')
  const reading = new Reading(readRequestText(own))
  const top = reading.find(TOP)
  if (!top) return null
  const more = TOP_VALUE.exec(reading.text.slice(top.from))
  const value = (more?.[1] ?? '').replace(/[«»]/g, '')
  const place = sample.parts.findIndex((_, at) =>
    samples.some(({ parts }) => (parts[at] ?? '').toLowerCase() === value),
  )
  const isMissing = place === -1
  const key = keyPlace(top.groups[1] ?? '', samples, place)
  // A value that no line of the sample shows stands where values of its kind stand.
  const at = isMissing ? placeLike(value, sample.parts) : place
  if (key === null || at === null || at === key) return null
  const written = samples.flatMap(({ parts }) => parts).find((part) => part.toLowerCase() === value) ?? value
  const count = top.groups[0] ?? '1'
  const name = NAMES[top.groups[1] ?? ''] ?? singularOf(top.groups[1] ?? 'dato')
  reading.use(top)
  if (more) reading.use({ from: top.from + more.index, to: top.from + more.index + more[0].length })
  for (const part of READ) reading.take(part)
  const index = (position: number) => (position === sample.parts.length - 1 ? -1 : position)
  return drafted(task, reading, {
    imports: ['from collections import Counter'],
    body: [
      'veces = Counter()',
      `with open('${file}', encoding='utf-8') as archivo:`,
      '    for linea in archivo:',
      '        partes = linea.split()',
      `        if len(partes) >= ${Math.min(...samples.map(({ parts }) => parts.length))} and partes[${index(at)}] == '${written.replace(/'/g, '')}':`,
      `            veces[partes[${index(key)}]] += 1`,
      '',
      `for ${name}, cuantas in veces.most_common(${count}):`,
      `    print(${name}, cuantas)`,
    ],
    typed: null,
    title: `El programa lee \`${file}\` y muestra ${count === '1' ? 'el primero' : `los ${count} primeros`} de los que más salen con «${written}», con sus veces.`,
    how: [
      `\`split()\` separa cada línea por los espacios: \`partes[${index(key)}]\` es lo que se cuenta y \`partes[${index(at)}]\`${index(at) === -1 ? ' (lo último)' : ''} lo que se compara, así que un ${written} en otro sitio de la línea no cuenta.`,
      '`Counter` lleva la cuenta de cada uno y `most_common` da primero los que más salen.',
      'Las líneas que están vacías o cortadas se saltan.',
    ],
  })
}

type Sample = { line: string; parts: string[] }

/** Lines of a message that are an example of the file: of three parts or more, with a figure, without a verb of asking. */
function samplesIn(message: string): Sample[] {
  return message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[\d[][^,;?]*$/.test(line) && line.split(/\s+/).length >= 3)
    .slice(0, 6)
    .map((line) => ({ line, parts: line.split(/\s+/) }))
}

const NAMES: Record<string, string> = {
  ips: 'ip',
  ip: 'ip',
  usuarios: 'usuario',
  direcciones: 'direccion',
  rutas: 'ruta',
  paginas: 'pagina',
}
const KINDS: Record<string, RegExp> = {
  ip: /^\d{1,3}(?:\.\d{1,3}){3}$/,
  direccion: /^\d{1,3}(?:\.\d{1,3}){3}$/,
  ruta: /^\//,
  pagina: /^\//,
  url: /^(?:\/|https?:)/,
  fecha: /^\d{4}-\d{2}-\d{2}$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/,
  dia: /^\d{4}-\d{2}-\d{2}$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/,
  hora: /^\d{1,2}:\d{2}/,
  usuario: /^[a-z][\w.@-]*$/i,
  cliente: /^[a-z][\w.@-]*$/i,
}
const singularOf = (word: string) => word.replace(/(?:es|s)$/, '') || 'dato'

/** Where the thing stands that is counted: the place whose parts look like it. */
function keyPlace(noun: string, samples: readonly Sample[], other: number): number | null {
  const kind = KINDS[singularOf(noun)] ?? KINDS[NAMES[noun] ?? '']
  if (!kind) return null
  const [first] = samples
  const at = (first?.parts ?? []).findIndex(
    (_, index) =>
      index !== other &&
      samples.every(
        ({ parts }) =>
          kind.test(parts[index] ?? '') && !/^(?:GET|POST|OK|INFO|WARN\w*|ERROR)$/.test(parts[index] ?? ''),
      ),
  )
  return at === -1 ? null : at
}

/** «404» stands where a number of three figures stands; «ERROR» where a word in capitals does. */
function placeLike(value: string, parts: readonly string[]): number | null {
  const like = /^\d+$/.test(value) ? new RegExp(String.raw`^\d{${value.length}}$`) : /^[A-Z]{2,}$/
  const at = value === '' ? -1 : parts.findLastIndex((part) => like.test(part))
  return at === -1 ? null : at
}

const READ: readonly RegExp[] = [
  /\b(?:script |programa )?(?:que )?(?:lea|lee|leer|abra) \S+\.(?:log|txt)/,
  /\b(?:donde )?(?:cada|las) lineas? (?:va|es|son|van|tiene|tienen)? ?(?:asi|de esta forma)? ?:?/,
  /\b(?:el )?formato (?:de )?salida : [a-z ]+/,
  /\b(?:y )?(?:me )?(?:saque|dig[ao]|muestre|quiero)\b/,
  /\b(?:y )?cuant[oa]s(?: veces| tiene| son)?\b/,
  /\b(?:que )?mas (?:veces )?(?:salen|aparecen)\b/,
]
