import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { indented } from '../../compose/program'
import { Reading } from '../../compose/reading'
import { drafted } from '../drafted'

const TIMES = /\b(\d{1,7})(?: (?:veces|tiradas|lanzamientos|tiros|lanzadas)(?: seguidas)?)?\b/
const OFTEN = /\b(\d{1,7}) (?:veces|tiradas|lanzamientos|tiros|lanzadas)\b/
const THROWN =
  /\b(?:(?:que|se|simul\w+|como si) )*(?:tir\w+|lanz\w+|lanc\w+|ech\w+|simul\w+)(?: (?:el|un|una|de|tirar|tiro|tira|lanzar|lanzamiento|lanzamientos|tiradas?|la|las|los))*(?: \d+ (?:tiradas|lanzamientos|veces)(?: (?:de|con|a))?)?(?: (?:un|una|unos))* ?(\d )?(dados?|monedas?)(?: (?:normal(?:es)?|de (\d+) caras|al aire|trucada))?/
const COUNTS =
  /\b(?:(?:y|que|me|dig\w+|dime|di|cuent\w+|contar|contando|muestr\w+|imprim\w+|saber|al final) )*cuantas (?:veces )?(?:(?:ha|han|sale|salen|salido|salio|salieron|aparece|hay|se repite|da|de) )*(cada (?:suma|numero|cara|valor|resultado|un[oa]|lado|total|posible \w+)|caras?(?: (?:y|e)(?: cuantas)? (?:cruz|cruces|sellos?|cecas?|sol(?:es)?|aguilas?))?|cruz|cruces|(?:el |un )?[1-6]\b)(?: (?:(?:han?|se) )?(?:salido|salieron|salen|sale|salio|hay))*/
const SHARES =
  /\b(?:y )?(?:(?:el|su|en|que|con|la) )*(?:porcentajes?|frecuencia(?: relativa)?|probabilidad)(?: (?:de|que|le|corresponde|cada|un[oa]|suma|cara|resultado|estimada))*/
const RANGE = /\b(?:,? ?del? )(?:el )?\d+ (?:al?|hasta) (?:el )?\d+\b/

/** «tiro dos dados mil veces y cuéntame cuántas veces sale cada suma»: drawn so many times, and how often each outcome came. */
export function drawsPlan(task: Task, message: string): Draft | null {
  if (task.functions.length + task.classes.length > 0 || task.source === 'keyboard') return null
  const reading = new Reading(readRequestText(message))
  const times = reading.find(OFTEN)
  const thrown = reading.take(THROWN)
  const counts = reading.take(COUNTS)
  if (!times || !thrown || !counts) return null
  reading.use(times)
  reading.take(TIMES)
  reading.take(RANGE)
  const hasShares = reading.take(SHARES) !== null
  const [many = '1', thing = '', sides = '6'] = thrown.groups
  const isCoin = thing.startsWith('moneda')
  const dice = Number(many.trim())
  const what = counts.groups[0] ?? ''
  const isEach = what.startsWith('cada') || (isCoin && / y /.test(what))
  if (!isEach || dice > 3 || (isCoin && dice > 1)) return null
  const { draw, outcomes, name } = isCoin
    ? { draw: "random.choice(['cara', 'cruz'])", outcomes: "['cara', 'cruz']", name: 'cara' }
    : {
        draw: diceDraw(dice, sides),
        outcomes: `range(${dice}, ${dice * Number(sides) + 1})`,
        name: dice > 1 ? 'suma' : 'numero',
      }
  const share = hasShares ? ` ({veces[${name}] / TIRADAS:.1%})` : ''
  return drafted(task, reading, {
    imports: ['import random'],
    constants: [`TIRADAS = ${times.groups[0]}`],
    body: [
      `veces = {${name}: 0 for ${name} in ${outcomes}}`,
      'for _ in range(TIRADAS):',
      ...indented([`${name} = ${draw}`, `veces[${name}] += 1`]),
      '',
      `for ${name} in veces:`,
      ...indented([`print(f'{${name}}: {veces[${name}]}${share}')`]),
    ],
    title: `El programa ${isCoin ? 'lanza la moneda' : dice > 1 ? `tira ${dice} dados` : 'tira el dado'} ${times.groups[0]} veces y dice cuántas sale cada ${dice > 1 ? 'suma' : 'resultado'}.`,
    how: [
      `\`veces\` guarda un contador para cada ${dice > 1 ? 'suma' : 'resultado'}, que empieza en 0.`,
      ...(isCoin
        ? ['`random.choice` elige cara o cruz al azar.']
        : [`\`random.randint(1, ${sides})\` es un dado: del 1 al ${sides}, los dos incluidos.`]),
      'Cada vez que lo ejecutes saldrá distinto: es azar.',
    ],
    typed: null,
  })
}

const diceDraw = (dice: number, sides: string) =>
  Array.from({ length: dice }, () => `random.randint(1, ${sides})`).join(' + ')
