import type { Level } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import { COUNTED, inDigits } from '../../engine/lexicon/number-words'

/** What somebody wants of exercises and tests. `count` null where they do not say how many. */
export type ExerciseWish =
  | {
      kind: 'new'
      count: number | null
      isSeveral: boolean
      level: Level | null
      isRising: boolean
      withHint: boolean
      withSolution: boolean
      style: Style
      /** For how many days, one each: «de lunes a viernes». */
      days: number | null
    }
  | { kind: 'another'; step: Step; count: number | null }
  /** `isConcrete`: who wants to be told more than the next step would. */
  | { kind: 'hint'; isConcrete: boolean }
  | { kind: 'solution' }
  | {
      kind: 'test'
      count: number | null
      isPredicting: boolean
      isTrueFalse: boolean
      isOneByOne: boolean
      withSolution: boolean
    }

/** How what is set next differs from what was set last. */
export type Step = 'harder' | 'easier' | 'same'

/** `find-fault`: a program that does not do what it should, to be mended; `gap`: one in which something is left out; `project`: something longer, by steps. */
export type Style = 'plain' | 'find-fault' | 'gap' | 'project'

const SOME =
  '(?:un|una|unos|unas|otro|otra|otros|otras|algun|alguno|algunos|\\d+|dos|tres|cuatro|cinco|seis|diez|varios|varias|un par de|mas|buen|primer)'
const EXERCISE =
  '(?:ejercicios?|ejercisios?|ejersicios?|ejercico|ejercitos?|retos?|desafios?|problemas?|deberes|practicas?|actividad(?:es)?|mini ?proyectos?|proyectos?|proyectito)'
const TEST =
  '(?:test|tests|examen|examencito|quiz|cuestionario|preguntas?|preguntitas?|preguntillas?|trivial|tipo test|evaluacion|control(?! (?:de|del|para|que) (?!python|bucles?|listas?|diccionarios?|funciones|clases|condicionales|tuplas|conjuntos|cadenas|textos|ficheros|archivos|excepciones|if|for|while)))'
const GIVE =
  '(?:(?:me |nos )?(?:hacen?|haria[n]?|vendria\\w*) (?:falta|bien)|dejame|pon|ponme|poneme|pongame|ponganme|ponedme|da|dame|deme|quiero|quisiera|kiero|proponme|proponeme|propon|manda|mandame|hazme|haceme|hagame|haz|necesito|busco|sugiere\\w*|sugereme|inventa\\w*|me (?:pones|das|mandas|propones|haces|pasas)|me (?:puedes|podrias|podes) (?:poner|dar|hacer|mandar|proponer|preparar|inventar)|puedes (?:ponerme|darme|hacerme|proponerme|mandarme)|podrias (?:ponerme|darme|hacerme)|(?:proponer|poner|dar|hacer|mandar|preparar|inventar|generar)(?:me|nos)|tienes|hay|pasame|pasa|prepara\\w*|genera\\w*|crea\\w*|ve con|venga|va|regalame|tirame|echame|tomame|tomenme|me (?:tomas|tomarias|toma))'

const NEW: readonly RegExp[] = [
  new RegExp(`^(?:y |ahora |venga |vale |pues |ok )*${SOME} (?:\\w+ )?${EXERCISE}$`),
  new RegExp(`\\b${GIVE} (?:\\w+ ){0,4}?${EXERCISE}\\b`),
  new RegExp(
    `^(?:\\w+ ){0,3}?(?:${SOME} )?(?:mini )?${EXERCISE} (?:\\w+ )?(?:de|sobre|con|para|d|tipo|del dia|nivel|facil|facilit\\w|sencill\\w|dificil|cort\\w+)\\b`,
  ),
  new RegExp(`\\b${SOME} (?:\\w+ )?${EXERCISE} (?:de|sobre|con|para)\\b`),
  new RegExp(`\\botr[oa]s? ${EXERCISE}\\b`),
  new RegExp(`\\b(?:${GIVE}|me pones) un[oa] (?:de|sobre) (?:\\w+ ){1,3}?y (?:otr[oa]|un[oa]) (?:de|sobre)\\b`),
  /\balgo (?:facil\w*|sencill\w+|para (?:empezar|practicar)) (?:\w+ )?(?:con|de|sobre)\b/,
  /\b(?:ponme|pon|dame|proponme|mandame|me pones|me das) algo (?:\w+ ){0,2}?(?:con|de|para|sobre|facil\w*|sencill\w+|util)\b/,
]
/** «Un código con huecos», «un programa con un fallo escondido»: an exercise by its form. */
const CODE = '(?:codigos?|programas?|programitas?|scripts?|trozos?|fragmentos?|funcion(?:es)?|bucles?|clases?|algo)'
const WITH_GAPS =
  '(?:(?:con|de) (?:\\w+ ){0,2}?huecos?|incomplet[oa]s?|a medias|(?:para|que haya que|que tenga que|y yo) (?:que )?(?:rellen|complet)\\w+|(?:de|para|a) (?:rellenar|completar))'
const WITH_FAULT =
  '(?:con (?:un |algun |unos |varios |dos |tres )?(?:fallos?|errores|error|bugs?|fallitos?|trampa)|mal hech[oa]s?|que (?:falle|este mal|tenga (?:un|algun) (?:fallo|error|bug))|rot[oa]s?)'
const BY_FORM: readonly RegExp[] = [WITH_GAPS, WITH_FAULT].map(
  (form) => new RegExp(`\\b${GIVE} (?:\\w+ ){0,3}?${CODE} (?:\\w+ ){0,5}?${form}\\b`),
)
/** «Adivinar qué imprime un código», «predecir salidas». */
const PREDICTS =
  /\b(?:adivin\w+|predec\w+|predic\w+|deduc\w+|averiguar|acertar) (?:\w+ ){0,2}?(?:que (?:imprime|sale|muestra|devuelve|va a salir)|(?:la )?salidas?|resultados?)\b|\btipo (?:de )?que (?:imprime|sale|muestra|devuelve)\b|\bque (?:imprime|sale|muestra|devuelve)\b[^.?!]{0,30}\b(?:de|como) es[ao]s\b/
const PRACTICE =
  /^practicar \w+|\b(?:quiero|quisiera|kiero|necesito|me gustaria|para|vamos a|toca|a) practicar\b|\balgo (?:para|con (?:lo )?que) practicar\b|\bpracticar (?:un poco|con|los|las|el|la)\b/
const NEW_TEST: readonly RegExp[] = [
  new RegExp(`\\b${GIVE} (?:\\w+ ){0,4}?${TEST}\\b`),
  /\bpreguntame\b(?! (?:por )?(?:el|la|mi) (?:nombre|archivo|fichero|carpeta|ruta|csv|excel|edad|precio|cantidad|fecha|numero|cliente|producto)\b)|\bpreguntarme\b|\bque me preguntes\b|\bponme a prueba\b|\bexaminame\b|\btomame la leccion\b|\bhazme (?:unas |\d+ |un par de |tres |cuatro |cinco )?preguntas?\b|\bevaluame\b/,
  new RegExp(`^(?:\\w+ ){0,2}?(?:${SOME} )?${TEST} (?:de|sobre|tipo)\\b`),
  /^(?:(?:un|unos|hola|y|venga|ahora) ){0,3}verdadero (?:o|y) falso (?:de|sobre|con|para)\b/,
  /\b(?:\d+|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|unas) (?:preguntas|preguntitas|preguntillas) (?:\w+ ){0,3}?(?:de|sobre|tipo)\b/,
]
/** An exercise that somebody else set and that is to be solved, and talk of exams. */
const NOT_NEW =
  /\b(?:para|en|con) (?:un|mi|el|este|nuestro|otro) (?:mini ?)?proyect\w+\b|\bpara que (?:quiero|hago|hacer|necesito|sirven?|me sirven?|escribir)\b|\b(?:este|mi|el siguiente|del libro|el ejercicio|los ejercicios) (?:ejercicio|reto|problema)\b|\b(?:ejercicio|problema|examen|practica) (?:que (?:me|nos|dice|pide|tengo)|donde|dice|pide|me|nos)\b|\btengo (?:un|una) (?:problema|duda|pregunta)\b|\bte (?:hago|puedo hacer) (?:una |unas )?preguntas?\b|\bmi examen\b|\b(?:test|tests|pruebas) unitari\w+/
/** «Un ejercicio donde haya que hacer una función»: what it shall be like. */
const SHALL_BE = new RegExp(
  `\\b${EXERCISE} (?:en (?:el |los )?)?(?:donde|que) (?:se )?(?:haya|tenga\\w*|use\\w*|practique\\w*|trabaje\\w*|salga\\w*|aparezca\\w*|lleve\\w*|necesite\\w*|incluya\\w*|combine\\w*)\\b`,
)
/** «Un problema con matrices» is wished for where somebody is asked to give it, else it is had. */
const A_PROBLEM = /\bun problema (?:con|en|de que)\b/
const GIVEN_PROBLEM = new RegExp(`\\b${GIVE} (?:\\w+ )?problema\\b`)
/** «Un juego de preguntas y respuestas» is to be written, not to be played. */
const TEST_PROGRAM = new RegExp(`\\b(?:programa|script|app|aplicacion|juego|jueguito) (?:\\w+ ){0,6}?${TEST}\\b`)
/** «Poner tests a un módulo», «¿pytest o unittest?»: programs are tested, and nobody. */
const CODE_TESTS =
  /\b(?:pytest|unittest)\b|\btests? (?:a|para) (?:un|una|mi|el|la|este|esta) (?:modulo|funcion|programa|codigo|clase|script)\b/
const HINT =
  /\bsigo sin (?:ver\w*|enten\w+|saber\w*|pillar\w*|salir\w*)\b|\bpor donde voy\b|\bno se (?:que|cual) (?:\w+ ){0,2}?(?:poner|usar|va|pongo|uso|toca|capturar|falta)\b|\bpistas?\b|^(?:y |dame |ahora )*la (?:segunda|tercera|siguiente)$|\bpistita\b|\bayudita\b|\buna ayuda\b|\bun empujon\w*\b|\bno se (?:como|por donde) (?:empezar|empiezo|seguir|sigo|hacerlo|tirar|tiro|cogerlo|meterle mano|arrancar|plantearlo)\b|\bno (?:entiendo|pillo|me aclaro con) (?:bien |muy bien )?(?:el (?:enunciado|ejercicio)|lo que (?:hay|tengo|se|me|pide)|que (?:hay que|tengo que|se pide|pide|me pides))\b|\b(?:explicame|aclarame) (?:mejor )?el enunciado\b|\bme (?:he )?atasc\w+\b|\b(?:estoy|sigo) (?:atascad[oa]|perdid[oa]|bloquead[oa])\b|\bno me sale\b|\borienta\w*\b/
const SOLUTION =
  /\bsoluci\w+|\bresuelve\w*|\bresuelt[oa]s?\b|\bla respuesta\b|\blas respuestas\b|\bcomo se (?:hace|hacia|resuelve)\b|\bme rindo\b|\b(?:dame|dime|ensename|muestrame|pon|ponme|ver) (?:ya )?(?:el codigo|el resultado|como es|como seria|la correcta|las correctas)\b|\bcorrigelo tu\b/
const NO_SOLUTION =
  /\bsin (?:\w+ ){0,2}?(?:solucion\w*|respuestas?|resolver\w*|codigo)\b|\bno (?:me |nos )*(?:des|de|pongas|ponga|pases|quiero|kiero) (?:\w+ ){0,2}?codigo\b|\bno (?:quiero )?(?:la|las|una) (?:solucion\w*|respuestas?)\b|\b(?:solo|solamente|unicamente) (?:\w+ ){0,2}?pistas?\b|\bno (?:me |nos |la |las |lo )*(?:de|des|diga|digas|ponga|pongas|muestre|muestres|ensene|ensenes|quiero|kiero|incluya|incluyas|dar) (?:\w+ ){0,2}?(?:solucion\w*|respuestas?)\b/
const ONLY_HINT = /\b(?:una|otra|alguna|solo|dame|deme|la) pist(?:a|ita)\b/
const NO_HINT = /\b(?:sin|ni|no) (?:\w+ ){0,3}?pistas?\b/
const ASKS_OUTPUT = new RegExp(`\\b${EXERCISE} (?:\\w+ ){0,4}?que (?:imprime|muestra|sale)\\b`)
const ANOTHER =
  /^(?:(?:no|y|pero|vale|ok) )*mejor un[oa] (?:de|sobre|con)\b|\b(?:pon|ponme|dame|deme|pongame|poneme|quiero|mandame|pasame|tirame|me (?:pones|das|pasas)) (?:\w+ )?otr[oa]s?\b|^(?:\w+ ){0,3}?(?:otr[oa]s?|uno mas|el siguiente|siguiente|mas|dame mas)(?: \w+){0,7}$|\bcambiamelo\b|\b(?:uno|una) (?:diferente|distint[oa])\b|\b(?:mas|un poco mas|algo mas) (?:dificil|facil|complicad[oa]|sencill[oa]|avanzad[oa]|simple|chungo)\b/
/** «Explícamelo más fácil»: what was said, and no other exercise. */
const EXPLAINS = /\b(?:explic\w+|aclar\w+|cuentamel\w+|repitemel\w+|no (?:lo |te )?(?:entiendo|pillo))\b/
/** «Otra más clara», after a hint. */
const NEXT_HINT =
  /^(?:y |dame |venga |vale |ok |no me (?:vale|sirve|ayuda) |no lo (?:veo|pillo) |no )*(?:otra|una mas|la siguiente|mas)(?: mas)?(?: (?:clara|concreta|facil|por favor|porfa|plis|anda|directa))*$/
const [HARDER, EASIER] = [
  /\bmas (?:dificil|complicad\w+|avanzad\w+|chung\w+|alto)\b/,
  /\bmas (?:facil|sencill\w+|simple|basic\w+|bajo)\b|\bdemasiado dificil\b/,
]

const LEVELS: readonly (readonly [Level, RegExp])[] = [
  [
    'principiante',
    /\b(?:no (?:muy|demasiado|sea|tan) dificil\w*|dificil no|nada dificil|no (?:me lo )?pongas dificil)\b/,
  ],
  ['avanzado', /\b(?:dificil\w*|complicad\w+|avanzad\w+|chung\w+|nivel alto|experto|que cueste)\b/],
  ['intermedio', /\b(?:intermedi\w+|nivel medio|dificultad media|normal\w*|segundo de|2 de)\b/],
  [
    'principiante',
    /\b(?:facil\w*|facilit\w+|sencill\w+|basic\w+|principiante\w*|simple\w*|cortit\w+|muy corto|empezar|empezando|novato)\b/,
  ],
]
const RISING =
  /\bde (?:menos|menor|mas facil|facil|lo facil|sencillo) a (?:mas|mayor|dificil|mas dificil|lo dificil|complicado)\b|\bprogresiv\w+|\bcada vez mas\b|\bpor niveles\b|\bdificultad creciente\b/
/** «Uno fácil y otro difícil». */
const EASY_AND_HARD =
  /\b(?:facil\w*|sencill\w+)\b.{0,40}\b(?:y|otro|hasta|luego|despues)\b.{0,30}\b(?:dificil\w*|complicad\w+|chung\w+)\b/
const TRUE_FALSE =
  /\bverdadero (?:o|y|u|\/) ?falso\b|\bv (?:o|y) f\b|\btrue (?:o |or |y )?false\b|\bverdaderas? (?:o|y) falsas?\b/
/** Of one nothing is said: «un» is an article. */
const SEVERAL_NUMBERS = COUNTED.slice(2, 11)
const MAX_COUNT = 10
const SOME_NUMBER = `[1-5]|${SEVERAL_NUMBERS.slice(0, 4).join('|')}`
const OTHERS = new RegExp(`\\botr[oa]s (${SOME_NUMBER})\\b|\\b(${SOME_NUMBER}) mas\\b`)
const MAX_WORDS_OF_ANOTHER = 14
/** «Quiero practicar diccionarios: una agenda con menú …»: who says so much says which program is wanted. */
const MAX_WORDS_OF_PRACTICE = 18

/** «Ponme un ejercicio donde haya que …»: what it shall be about is no order for a program. */
const ORDERS_EXERCISE = new RegExp(`^(?:\\w+ ){0,9}?${GIVE} (?:\\w+ ){0,3}?${EXERCISE}\\b`)
export const ordersExercise = (plainWords: string): boolean => {
  const plain = inFull(plainWords).slice(0, 600)
  return ORDERS_EXERCISE.test(plain) && (!NOT_NEW.test(plain) || SHALL_BE.test(plain))
}

/** The wish in the plain words of a message; null where none is. What goes on with an exercise counts only where one was set. */
export function readWish(plainWords: string, hasExercise: boolean, isHinted = false): ExerciseWish | null {
  const plain = inFull(plainWords).slice(0, 600)
  if (isHinted && NEXT_HINT.test(plain)) return hintIn(plain)
  // «Un ejercicio de examen» is an exercise.
  const isTest =
    NEW_TEST.some((pattern) => pattern.test(plain)) &&
    !/\bejercicios?\b/.test(plain) &&
    !TEST_PROGRAM.test(plain) &&
    !CODE_TESTS.test(plain)
  const practises =
    PRACTICE.test(plain) && (plain.split(' ').length <= MAX_WORDS_OF_PRACTICE || NO_SOLUTION.test(plain))
  const isPredicted = PREDICTS.test(plain) && WISHES.test(plain)
  const isByForm = BY_FORM.some((pattern) => pattern.test(plain))
  const isNew =
    isTest || practises || isByForm || isPredicted || isPlanned(plain) || NEW.some((pattern) => pattern.test(plain))
  if (hasExercise && !isNew) {
    // «No sé cómo se hace, una pista» wants no more than that.
    if (wantsSolution(plain) && !ONLY_HINT.test(plain)) return { kind: 'solution' }
    if (wantsHint(plain)) return hintIn(plain)
    if (isAnother(plain)) return anotherIn(plain)
  }
  if (hasExercise && /\b(?:otra|mas|segunda|siguiente) pistas?\b|\bpistas? mas\b/.test(plain)) return hintIn(plain)
  if (
    !isNew ||
    (NOT_NEW.test(plain) && !SHALL_BE.test(plain) && !isPlanned(plain)) ||
    (A_PROBLEM.test(plain) && !GIVEN_PROBLEM.test(plain))
  )
    return null
  const isPredicting = PREDICTS.test(plain) || /\bque (?:imprime|muestra|sale|devuelve|saca)\b|\bpredecir\b/.test(plain)
  // «Un ejercicio de esos de qué imprime» is a question of a test.
  if (isTest || isPredicted || ASKS_OUTPUT.test(plain))
    return {
      kind: 'test',
      count: countIn(plain) ?? (isTest || SEVERAL.test(plain) ? null : 1),
      isPredicting,
      isTrueFalse: TRUE_FALSE.test(plain),
      // «Y luego me dices las respuestas»: not yet.
      withSolution: wantsSolution(plain) && !/\b(?:luego|despues) (?:ya )?(?:me |te )?\w+\b/.test(plain),
      isOneByOne:
        /\bde una en una\b|\buna a una\b|\buna por una\b|\bpreguntame (?:algo|tu algo|una cosa)\b|\bun[ao] pregunta\b/.test(
          plain,
        ),
    }
  const days = daysIn(plain)
  const wish = {
    kind: 'new',
    count: days ?? countIn(plain),
    days,
    isSeveral: SEVERAL.test(plain),
    level: EASY_AND_HARD.test(plain) ? null : (LEVELS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null),
    isRising: days !== null || RISING.test(plain) || EASY_AND_HARD.test(plain),
    withHint: /\bpistas?\b/.test(plain) && !NO_HINT.test(plain),
    withSolution: wantsSolution(plain),
    style: styleIn(plain),
  } as const
  const isPlain = !wish.isRising && !wish.withHint && !wish.withSolution && wish.style === 'plain'
  // «Otro ejercicio más fácil»: than the last.
  const isStep = wish.level === null || HARDER.test(plain) || EASIER.test(plain)
  return hasExercise && isPlain && isStep && OTHER.test(plain) ? anotherIn(plain) : wish
}

const OTHER = /\b(?:otr[oa]s?|uno mas|mas)\b/
const TOO_HARD = /^(?:\w+ ){0,5}?(?:muy|demasiado|super) (?:dificil\w*|complicad\w+|chung\w+)$/
const isAnother = (plain: string): boolean => {
  const words = plain.split(' ').length
  return (
    !EXPLAINS.test(plain) &&
    (TOO_HARD.test(plain) ||
      (ANOTHER.test(plain) && words <= (GIVES_ANOTHER.test(plain) ? MAX_WORDS_OF_COMPLAINT : MAX_WORDS_OF_ANOTHER)))
  )
}
/** «El 2 y el 3 no son fáciles y no usan print, ponme otros dos». */
const GIVES_ANOTHER = new RegExp(`\\b${GIVE} otr[oa]s?\\b`)
const MAX_WORDS_OF_COMPLAINT = 26

const anotherIn = (plain: string): ExerciseWish => ({
  kind: 'another',
  step: HARDER.test(plain) ? 'harder' : EASIER.test(plain) || WAS_HARD.test(plain) ? 'easier' : 'same',
  count: countIn(plain) ?? countOfOthers(plain),
})
/** What was set is too hard for them. */
const WAS_HARD =
  /\b(?:(?:muy|demasiado|super) (?:dificil|complicad|chung)\w*|no (?:es|son|era|eran) (?:nada )?facil\w*)\b/

/** «Otros dos», «dos más». */
const countFrom = (said: string): number => Number(inDigits(said))

function countOfOthers(plain: string): number | null {
  const [, before, behind] = OTHERS.exec(plain) ?? []
  const said = before ?? behind
  return said === undefined ? null : countFrom(said)
}

/** «¿Qué ejercicio me pondrías cada día?» */
const isPlanned = (plain: string): boolean =>
  daysIn(plain) !== null && /\b(?:ejercicios?|retos?|practic\w+)\b/.test(plain)
const SEVERAL = /\b(?:ejercicios|retos|desafios|problemas|actividades|un[oa]s cuant[oa]s|algun[oa]s|vari[oa]s)\b/
const PLAN = /\b(?:plan|calendario|rutina|cada dia|al dia|por dia|diari[oa]s?)\b/
const WORKING_WEEK = 5
/** «Un plan de práctica de lunes a viernes»: for how many days; null where none is wished. */
function daysIn(plain: string): number | null {
  if (!PLAN.test(plain)) return null
  const [, said] = /\b(\d|dos|tres|cuatro|cinco|seis|siete) dias\b/.exec(plain) ?? []
  if (said !== undefined) return Math.min(WORKING_WEEK, countFrom(said))
  return /\b(?:semana|semanal|lunes)\b/.test(plain) ? WORKING_WEEK : null
}

const WISHES = new RegExp(`\\b(?:${GIVE}|practicar|jugar|ejercicios?|me gustaria)\\b`)

/** Whether words (plain) ask for a hint, or for the solution, of what was set. */
export const wantsHint = (plain: string): boolean => HINT.test(plain)
export const wantsSolution = (plain: string): boolean => SOLUTION.test(plain) && !NO_SOLUTION.test(plain)

const hintIn = (plain: string): ExerciseWish => ({
  kind: 'hint',
  isConcrete: /\bmas (?:concret\w+|clar\w+|direct\w+|precis\w+|detallad\w+|grande|gorda)\b/.test(plain),
})

const FAULT =
  /\bencuentr\w+ (?:el|los) (?:errores|error|fallos|fallo|bug)\b|\b(?:buscar|busca|encontrar|hallar|corregir|cazar|caza|localizar|detectar|depurar|pillar|arreglar) (?:el|los|un|algun) (?:errores|error|fallos|fallo|bugs?)\b/
const GAPS = new RegExp(
  `\\bhuecos?\\b|\\b${EXERCISE} (?:\\w+ ){0,3}?(?:rellenar|completar)\\b|\\bcompletar (?:el |un )?(?:codigo|programa)\\b`,
)
const [BY_GAPS, BY_FAULT] = BY_FORM

function styleIn(plain: string): Style {
  if (GAPS.test(plain) || BY_GAPS?.test(plain)) return 'gap'
  if (FAULT.test(plain) || BY_FAULT?.test(plain)) return 'find-fault'
  return /\bproyect\w+\b/.test(plain) ? 'project' : 'plain'
}

const ONE_OF_EACH = /\bun[oa] (?:de|sobre) (?:\w+ ){1,3}?y (?:otr[oa]|un[oa]) (?:de|sobre)\b/
function countIn(plain: string): number | null {
  const found = new RegExp(
    `\\b(\\d{1,2}|un par de|${SEVERAL_NUMBERS.join('|')}) (?:\\w+ ){0,2}?(?:${EXERCISE}|${TEST})\\b`,
  ).exec(plain)
  const [, said] =
    found ??
    new RegExp(`\\b(?:ponme|dame|quiero|mandame|hazme|pon) (\\d{1,2}|${SEVERAL_NUMBERS.join('|')})\\b`).exec(plain) ??
    []
  if (said === undefined) return ONE_OF_EACH.test(plain) ? 2 : null
  const count = said === 'un par de' ? 2 : countFrom(said)
  return Math.min(MAX_COUNT, Math.max(1, count))
}
