import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { indented } from '../../compose/program'
import { Reading } from '../../compose/reading'
import { drafted } from '../drafted'
import { numberIn } from '../tables/data'

const GUESS =
  /\b(?:(?:un |el |quiero |hazme )*(?:juego|programa)(?: (?:de|para|donde|que|en el que|se|hay que|tengo que|tienes que))* )?adivin\w+(?: (?:un|el|que|cual es el))* (?:numero|num)(?: (?:secreto|aleatorio|oculto|al azar|que piensa (?:el ordenador|la maquina|la computadora|python)))*/
const RANGE =
  /\b(?:(?:un|el|numero|al azar|aleatorio|va|vaya|sea|esta|piense|elija) )*(?:entre|de|del) (?:el )?(\d+) (?:y|al?|hasta) (?:el )?(\d+)\b/
const TRIES =
  /\b(?:(?:y|con|tiene\w*|tengo|solo|un|maximo|max|como|de|hasta|dando\w*|dale|da|doy|le|me|deje\w*|permit\w+|ponle|los|dame|que|sean?) )*(\d+) (?:intentos?|oportunidades|vidas|tiros)(?: (?:como )?(?:maximo|max|para (?:acertar|adivinar\w*)|solo))*/
const HINT =
  /\b(?:y )?(?:(?:que|me|te|le|vaya|va|ir) )*(?:dig\w+|diciendo|dando|de|da|dime|pistas?|avis\w+)(?: (?:si|es|pistas?|de|el|numero|mio|mi|secreto|que|he|puesto|me|he pasado|va|demasiado|una pista|cada vez))* (?:mas )?(?:mayor|menor|alt[oa]|baj[oa]|grande|pequeno|pas\w+|corto|frio|caliente|pistas?)(?: (?:o|y|mas|si|es|menor|mayor|baj[oa]|alt[oa]|pequeno|grande|me quedo|corto|he|pasado|cada|vez|intento|en))*/
const REVEAL =
  /\b(?:y )?(?:si (?:(?:no|los|se|me|le) )*(?:gast\w+|acab\w+|agot\w+|quedan?|acierta\w*|acert\w+|pierd\w+|adivin\w+|falla\w*)(?: (?:los|intentos|sin|todos|mas))*|al (?:final|perder|acabar|terminar)) ?,?(?: (?:que|me|te|le|se))* ?(?:dig\w+|muestr\w+|ensen\w+|revel\w+|dice)(?: (?:cual era|el numero(?: (?:secreto|que era|correcto))?|que numero era|cual|era|que he perdido|perdiste|has perdido))+/
const COUNT =
  /\b(?:y )?(?:(?:al (?:final|acertar)|que|me|cuando acierte\w*|si acierto) ,? ?)*(?:dig\w+|cuent\w+|muestr\w+|dice)?(?: (?:en|los|el numero de|con))* ?cuantos intentos(?: (?:he|ha|lleva|llevo|necesit\w+|us\w+|hecho|fueron|tard\w+|hizo|gast\w+|hice|has))*/
const ASIDE =
  /\b(?:el (?:ordenador|programa)|la (?:maquina|computadora)|python) (?:piens[ae]|elij[ae]|elige|genere|saque)(?: (?:un|el|numero|al azar|aleatorio))*|\bal azar\b|\baleatorio\b/

/** The game of guessing a number: between which numbers, with how many tries, what it says of them. */
export function guessPlan(task: Task, message: string): Draft | null {
  if (task.functions.length + task.classes.length > 0 || !/\badivin\w+/.test(task.request.text)) return null
  const reading = new Reading(readRequestText(message))
  const game = reading.take(GUESS)
  if (game === null) return null
  const range = reading.take(RANGE)
  const tries = reading.take(TRIES)
  for (const each of [HINT, REVEAL, COUNT, ASIDE]) reading.take(each)
  reading.take(/\bhasta (?:que )?(?:(?:lo|el|la|usuario) )*(?:acert\w+|acierte|adivin\w+)\b/)
  const [low, high] = [numberIn(range?.groups[0] ?? '1'), numberIn(range?.groups[1] ?? '100')]
  const hit = tries
    ? '¡Felicidades! Has acertado en el intento {intento}.'
    : '¡Felicidades! Has acertado en {intentos} intentos.'
  const ask = [
    "respuesta = int(input(f'Adivina el número ({MINIMO} a {MAXIMO}): '))",
    'if respuesta == secreto:',
    `    print(f'${hit}')`,
    '    break',
    'if respuesta < secreto:',
    "    print('El mío es mayor.')",
    'else:',
    "    print('El mío es menor.')",
  ]
  const body = tries
    ? [
        'secreto = random.randint(MINIMO, MAXIMO)',
        'for intento in range(1, INTENTOS + 1):',
        ...indented([...ask, "print(f'Te quedan {INTENTOS - intento} intentos.')"]),
        'else:',
        "    print(f'Se acabaron los intentos. El número era {secreto}.')",
      ]
    : [
        'secreto = random.randint(MINIMO, MAXIMO)',
        'intentos = 0',
        'while True:',
        ...indented(['intentos += 1', ...ask]),
      ]
  return drafted(task, reading, {
    imports: ['import random'],
    constants: [`MINIMO = ${low}`, `MAXIMO = ${high}`, ...(tries ? [`INTENTOS = ${tries.groups[0]}`] : [])],
    body,
    title: `El programa piensa un número del ${low} al ${high} y tú lo adivinas${tries ? ` en ${tries.groups[0]} intentos como mucho` : ''}; en cada intento te dice si el suyo es mayor o menor.`,
    how: [
      '`random.randint(MINIMO, MAXIMO)` elige un número al azar, con los dos extremos incluidos.',
      tries
        ? '`break` sale del bucle al acertar; el `else` del `for` se ejecuta solo si no hubo `break`: se acabaron los intentos.'
        : '`while True` repite hasta el `break`, que llega al acertar.',
    ],
    typed: null,
  })
}
