import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { indented } from '../../compose/program'
import { Reading } from '../../compose/reading'
import { effectIn } from '../cases/case-effects'
import { drafted } from '../drafted'

const COUNT =
  /\b(?:(?:un|una|haz|hazme|quiero|programa|que|haga|de|con|la) )*cuenta (?:atras|regresiva)(?: (?:del?|desde|el|numero))* (\d{1,4}) (?:hasta|a|al) (?:el )?(\d{1,3})\b/
const DOWN = '(?:cuenta (?:atras|regresiva)|(?:cuente|cuenta|contar|conteo) (?:hacia )?(?:atras|regresiv[oa]))'
const TO = '(?: (?:hasta|a|al)(?: (?:el|llegar al?))? (\\d{1,3}))?'
/** «cuenta atrás desde el número que yo ponga», «pida un número y haga la cuenta atrás»: where it begins is typed. */
const FROM_TYPED = [
  new RegExp(
    `\\b(?:(?:un|una|haz|hazme|quiero|programa|que|haga|de|con|la) )*${DOWN}(?: (?:del?|desde|el|un))* numero (?:que|q) (?:(?:yo|el usuario|la persona|le|se|me) )*(?:pong|dig|met|escrib|elij|indi[cq]|introdu|ingres|quier|pid|pas|tecl)\\w*(?: el usuario)?${TO}`,
  ),
  new RegExp(
    `\\b(?:(?:un|una|haz|hazme|quiero|programa|que|me) )*pid\\w+ (?:por teclado )?un numero(?: entero)? y (?:(?:que|me|le|haga|hagas|hacer|muestre|imprima|una?|la) )*${DOWN}(?: (?:del?|desde) (?:el|ese|dicho|ahi)(?: numero)?)?${TO}`,
  ),
]
const SECONDS =
  /\b(?:(?:y|que|esperando|espere|con|pausa de|cada|un|una|1|de|por) )*segundos?(?: (?:entre|en|cada) (?:cada )?(?:numero|uno|vez))?(?: entre cada uno)?\b/
const END =
  /\b(?:y )?(?:al (?:final|acabar|terminar|llegar(?: a 0| al final)?)|cuando (?:llegue|acabe|termine)(?: a 0)?|luego|despues)\b/

/** «cuenta atrás desde 10 hasta 0 y al final ponga despegue». */
export function countdownPlan(task: Task, message: string): Draft | null {
  if (task.functions.length + task.classes.length > 0) return null
  const reading = new Reading(readRequestText(message))
  const stated = reading.take(COUNT)
  const typed = stated === null ? firstOf(reading) : null
  if (stated === null && typed === null) return null
  const [from, to] = stated === null ? ['inicio', Number(typed?.groups[0] ?? 0)] : stated.groups.map(Number)
  const waits = reading.take(SECONDS) !== null
  const end = reading.find(END)
  // What is said ends with its sentence: «¡Despegue! (sin esperas)».
  const sign = end && / [.,;(!]/.exec(reading.text.slice(end.to))
  const until = end && sign ? end.to + sign.index : reading.text.length
  const said = end && effectIn({ reading, from: end.to, to: until }, true)
  if (end && said?.kind === 'say') reading.use({ from: end.from, to: until })
  const stop = Number(to ?? 0) - 1
  return drafted(task, reading, {
    imports: waits ? ['import time'] : [],
    body: [
      ...(stated === null ? ["inicio = int(input('Número: '))", ''] : []),
      `for numero in range(${from}, ${stop}, -1):`,
      ...indented(['print(numero)', ...(waits ? ['time.sleep(1)'] : [])]),
      ...(said?.kind === 'say' ? [`print('¡${said.message.replace(/^[¡ ]+/, '').replaceAll("'", '’')}!')`] : []),
    ],
    title:
      stated === null
        ? `El programa pide un número y cuenta hacia atrás desde él hasta el ${to}.`
        : `El programa cuenta hacia atrás del ${from} al ${to}.`,
    how: [
      `\`range(${from}, ${stop}, -1)\` va de uno en uno hacia abajo; el final, ${stop}, no se incluye.`,
      ...(waits ? ['`time.sleep(1)` espera un segundo.'] : []),
    ],
    typed: waits ? null : stated === null ? ['5'] : [],
  })
}

function firstOf(reading: Reading): ReturnType<Reading['take']> {
  for (const words of FROM_TYPED) {
    const found = reading.take(words)
    if (found !== null) return found
  }
  return null
}
