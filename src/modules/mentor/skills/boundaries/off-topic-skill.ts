import type { Frame, State } from '../../engine/frame'
import { meaningsIn } from '../../engine/lexicon/read-words'
import { namesProgramming } from '../../engine/lexicon/trade'
import { titlesTask } from '../../engine/requests/task-title'
import type { Skill } from '../../engine/skill'
import { spotCards } from '../concepts/find/read-question'
import { COMPUTES } from './read-boundary'

/** Before who asks back about a program or knows nothing at all, after everybody with an answer. */
const LAST_BUT_TWO = 0.06
/** So many words that mean nothing here make a subject of its own; one is enough in a question. */
const OWN_SUBJECT = 2
/** With a program in hand, a few words that mean nothing here are a wish about it that was not understood. */
const OWN_SUBJECT_BESIDE_PROGRAM = 4
const QUESTION =
  /\b(?:que|cual|cuales|quien|quienes|cuant[oa]s?|cuando|donde|como|por que|explica\w*|recomiend\w+|opinas|sabes|conoces)\b/
const SHORTEST = 4
const MAX_WORDS = 80

/** Says so where nothing of a message is about programming or about something to be computed. */
export const offTopicSkill: Skill = {
  name: 'off-topic',
  accepts: (frame, state) => (isElsewhere(frame, state) ? LAST_BUT_TWO : 0),
  answer: (frame, state) =>
    isElsewhere(frame, state)
      ? { outcome: 'refused', topic: 'off-topic', blocks: [{ kind: 'text', markdown: ELSEWHERE }] }
      : null,
}

const ELSEWHERE =
  'Con eso no puedo ayudarte: aquí lo mío es Python y cómo programar con él. Lo que sí puedo es hacer contigo un programa sobre ese tema: dime qué datos tienes y qué quieres calcular, ordenar o mostrar. Y si era una duda de Python, dímelo con otras palabras o pega el código.'

function isElsewhere({ message, plain, error, isFollowUp, requests }: Frame, state: State): boolean {
  const { code, traceback, output, data } = message
  if (code.length > 0 || traceback !== null || output !== null || data !== null || error !== null) return false
  // What goes on with a program is about that.
  if (isFollowUp && (state.code !== null || requests.size > 0)) return false
  if (titlesTask(plain) || AMOUNTS.test(plain)) return false
  if (namesProgramming(plain) || COMPUTES.test(plain) || IS_DATA.test(plain) || NEEDS_A_PROGRAM.test(meaningsIn(plain)))
    return false
  if (spotCards(message.prose).some(({ entry, length }) => length > 1 || !EVERYDAY.has(entry.id))) return false
  const own = plain
    .split(' ', MAX_WORDS)
    .filter((word) => word.length >= SHORTEST && !FILLER.has(word) && !/[A-Z]/.test(meaningsIn(word)))
  if (state.code !== null) return own.length >= OWN_SUBJECT_BESIDE_PROGRAM
  return own.length >= (QUESTION.test(plain) && plain.split(' ').length > SHORTEST ? 1 : OWN_SUBJECT)
}

const NEEDS_A_PROGRAM =
  /\b(?:CODIGO|ERROR|BUCLE|LINEA|EJERCICIO|IMPRIMIR|EJECUTAR|FALLAR|FUNCIONAR|DEVOLVER|RESULTADO|PANTALLA|ARREGLO|COMPLEJIDAD)\b/
/** What programs are about: data, screens, accounts, games, sums. */
const IS_DATA =
  /\b(?:usuarios?|textos?|carpetas?|letras?|palabras?|vocal(?:es)?|numeros?|digitos?|cifras?|total(?:es)?|ventas?|precios?|facturas?|stock|clientes?|productos?|pedidos?|empleados?|alumnos?|sueldos?|saldos?|cajero|login|contrasenas?|parentesis|comillas|llaves|corchetes|jugador(?:es)?|enemigos?|turnos?|tiradas?|dados|azar|rondas?|monedas?|ecuaci\w+|porcentajes?|formulas?|web|paginas?|pdf|excel|columnas?|filas?|cifr\w+|descifr\w+|encript\w+|valid\w+|program\w+|mensajes?|empiece|empiezan?|termin[ae]n?|(?:dias|meses|horas|anos) (?:que )?(?:faltan|entre|hasta|desde)|veces (?:que )?(?:aparece|sale|se repite)|mayor(?:es)? (?:que|de)|menor(?:es)? (?:que|de)|pares?|impares?|repetid\w+|recorr\w+|leer|automatic\w+|teclado|pantalla|x|y si|\d{2,} (?:o|y|por|entre|mas|menos) \d+|si es|si no|escrib(?:e|iera|a) \d+)\b/
/** Two amounts are there to be worked with: «hasta 2 kg 5 €». */
const AMOUNTS =
  /\b\d+(?: \d+)? ?(?:kg|g|km|m|cm|€|euros?|eur|dolares|pesos|soles|horas?|h|min\w*|dias|anos|meses|%|por ciento)(?!\w).*\b\d/
/** Cards whose names are everyday words as well. */
const EVERYDAY = new Set(['if', 'and', 'or', 'not', 'is', 'in', 'que-es-python', 'que-es-programar'])
const FILLER = new Set(
  'hola buenas buenos dias tardes noches favor gracias quiero quisiera necesito puedes podrias puede saber decir dime dame ayuda ayudame tengo tiene esta este esto esos esas estos estas para porque cuando donde como cual cuales pero entonces tambien ahora luego despues antes siempre nunca mucho mucha muchos poco algo alguien nada todo todos toda todas otra otro otros cosa cosas bien mejor peor hacer hago hace hacen sirve duda dudas pregunta preguntas entiendo entender explicar explicame explica claro vale sobre desde hasta entre cada sino aunque mientras gracias profe mentor amigo oye mira creo parece seria estoy estaba tengo tenia habia puedo podria quieres sabes sigue sigo igual mismo misma'.split(
    ' ',
  ),
)
