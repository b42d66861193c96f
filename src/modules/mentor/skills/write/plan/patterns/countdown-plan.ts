import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { indented } from '../../compose/program'
import { Reading } from '../../compose/reading'
import { effectIn } from '../cases/case-effects'
import { drafted } from '../drafted'

const COUNT =
  /\b(?:(?:un|una|haz|hazme|quiero|programa|que|haga|de|con|la) )*cuenta (?:atras|regresiva)(?: (?:del?|desde|el|numero))* (\d{1,4}) (?:hasta|a|al) (?:el )?(\d{1,3})\b/
const SECONDS =
  /\b(?:(?:y|que|esperando|espere|con|pausa de|cada|un|una|1|de|por) )*segundos?(?: (?:entre|en|cada) (?:cada )?(?:numero|uno|vez))?(?: entre cada uno)?\b/
const END =
  /\b(?:y )?(?:al (?:final|acabar|terminar|llegar(?: a 0| al final)?)|cuando (?:llegue|acabe|termine)(?: a 0)?|luego|despues)\b/

/** «cuenta atrás desde 10 hasta 0 y al final ponga despegue». */
export function countdownPlan(task: Task, message: string): Draft | null {
  if (task.functions.length + task.classes.length > 0) return null
  const reading = new Reading(readRequestText(message))
  const found = reading.take(COUNT)
  if (found === null) return null
  const [from, to] = found.groups.map(Number)
  const waits = reading.take(SECONDS) !== null
  const end = reading.find(END)
  // What is said ends with its sentence: «¡Despegue! (sin esperas)».
  const sign = end && / [.,;(!]/.exec(reading.text.slice(end.to))
  const until = end && sign ? end.to + sign.index : reading.text.length
  const said = end && effectIn({ reading, from: end.to, to: until }, true)
  if (end && said?.kind === 'say') reading.use({ from: end.from, to: until })
  const stop = (to ?? 0) - 1
  return drafted(task, reading, {
    imports: waits ? ['import time'] : [],
    body: [
      `for numero in range(${from}, ${stop}, -1):`,
      ...indented(['print(numero)', ...(waits ? ['time.sleep(1)'] : [])]),
      ...(said?.kind === 'say' ? [`print('¡${said.message.replace(/^[¡ ]+/, '').replaceAll("'", '’')}!')`] : []),
    ],
    title: `El programa cuenta hacia atrás del ${from} al ${to}.`,
    how: [
      `\`range(${from}, ${stop}, -1)\` va de uno en uno hacia abajo; el final, ${stop}, no se incluye.`,
      ...(waits ? ['`time.sleep(1)` espera un segundo.'] : []),
    ],
    typed: waits ? null : [],
  })
}
