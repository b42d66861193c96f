import { kindOfLine } from './line-kinds'
import { withoutThanks } from './thanks'

/** Greets; whoever is spoken to may follow. */
const GREETING =
  /^(?:(?:(?:muy )?buen[oa]s(?: (?:d[ií]as|tardes|noches))?|buen d[ií]a|hol[ai]+s?|hey|ey|saludos|oye|oiga|oigan)(?: (?:a tod[oa]s|profe\w*|maestr[oa]|gente|amig[oa]s?|equipo|chic[oa]s|crack|bro|mentor|pymentor))?(?:[\s,.;:!¡…)]+|$)|(?:qu[eé] tal(?: (?:est[aá]s?|va todo))?|c[oó]mo (?:est[aá]s|va todo|andas)|(?:disculp|perd[oó]n)[ae]?(?:n|d)?(?: la molestia| que (?:te|le|os|les) moleste(?: otra vez| de nuevo)?| la pregunta)?|a ver|mira|bueno|nada)[,.;:!?…]+)/iu
/** Calls for help. */
const HELP =
  /^¿?(?:(?:me |nos )?(?:podr[ií]as?|puedes?|pod[eé]s|pueden|podr[ií]an)(?: por favor| porfa)? (?:ayudar(?:me|nos)?|echar(?:me)? una mano)|ayud(?:a|ame|enme|en)|necesito(?: tu| su| una)? ayuda|(?:(?:(?:tengo|tenía|es) )?una )?(?:pregunta|duda|consulta|dudita)s?(?: r[aá]pida)?|no s[eé] c[oó]mo (?:hacerlo|se hace|empezar)|por favor|porfa\w*)(?: con (?:esto|algo|este (?:c[oó]digo|ejercicio|programa)|python|una (?:cosa|duda)))?(?: por favor| porfa\w*)?[ \t]*(?:[,.;:!?…]+|\n)\s*/iu
/** Says who somebody is, in a sentence or a clause of its own. */
const WHO = new RegExp(
  `^(?:es que |y |pues )?(?:${[
    '(?:(?:apenas|justo|reci[eé]n|ahora|ya) )?(?:estoy |voy )?(?:aprendiendo|empezando|comenzando|estudiando|empiezo|empec[eé]|comienzo|comenc[eé]|arranco|acabo de (?:empezar|comenzar|arrancar))(?: (?:con|a|en|de|el|programaci[oó]n|programar|python|todo|esto|curso|insti|cole|clase))*(?: por mi cuenta| desde cero| hace poco)?',
    'soy (?:nuev[oa]|principiante|novat[oa])(?: (?:en|con) (?:esto|python|(?:la )?programaci[oó]n))?',
    '(?:soy|me llamo) \\p{L}{2,12}',
    'llevo (?:muy )?(?:poco|un[oa]s?|dos|tres|\\d+) ?(?:d[ií]as?|semanas?|mes(?:es)?|tiempo)?(?: (?:con|en|aprendiendo|programando))*(?: python| esto)?',
  ].join('|')})[ \\t]*(?:[.,;:!…]+|\\n| y (?=(?:no|me)(?!\\p{L})))\\s*`,
  'iu',
)
/** Ends what was before: «ok, ya le entendí.», «otra cosa:», «oye, una cosa,». */
const GOES_ON =
  /^(?:(?:ok(?:ay|is)?|vale|ah+|bueno|listo|perfecto|genial|s[ií]|pues|y|oye)[,.!]? ){0,3}(?:(?:ya )?(?:(?:le|lo|la|te|me) )?(?:entend[ií]|entiendo|pill[eé]|comprend[ií]|qued[oó] claro)(?: (?:ya|gracias|todo|perfecto|bien)){0,2}|(?:ahora )?(?:otra|una) (?:cosa|pregunta))[ \t]*(?:[.,;:!…]+|\n)\s*/iu
const A_PROGRAM =
  '(?=un[oa]? (?:\\p{L}+ )?(?:program\\p{L}*|script|algoritmo|c[oó]digo|funci[oó]n|juego|calculadora|app)(?!\\p{L}))'
const PLACE = '(?:trabajo|clase|escuela|uni\\p{L}*|insti\\p{L}*|cole\\p{L}*|curso|oficina|curro|facultad)'
/** Says who has ordered a program: «me pidieron en el trabajo un script que …», «mi profe nos dejó hacer un programa que …». */
const ASSIGNED = new RegExp(
  `^(?:en (?:mi|el|la) ${PLACE},? )?(?:(?:me|nos) (?:lo )?(?:han? )?(?:pid(?:en|ieron|i[oó]|e)|pedido|mand(?:an?|aron|[oó]|ado)|dej(?:an?|aron|[oó]|ado)|encarg(?:an?|aron|[oó]|ado)|toca)|(?:mi|el|la) (?:prof\\p{L}*|maestr[oa]|jef[ea])(?: (?:me|nos))? (?:ha )?(?:pid(?:e|i[oó])|pedido|mand(?:a|[oó]|ado)|dej(?:a|[oó]|ado)|quiere|encarg(?:a|[oó]|ado)))(?: (?:en|para) (?:(?:el|la|mi) )?${PLACE})?(?: (?:de|como|para) (?:tarea|deberes))?(?: (?:que haga(?:mos)?|hacer|crear|escribir|realizar))?:? ${A_PROGRAM}`,
  'iu',
)
/** Numbers a task, as the sheet does that it was copied from: «Ejercicio 4:», «3.», «b)». */
const LABEL =
  /^(?:(?:ejercicios?|ej|actividad|problema|tarea|pr[aá]ctica|apartado|reto|enunciado|punto)\.?(?: (?:n[ºo°]|n[uú]mero|num)\.?)? ?(?:\d{1,3}(?:\.\d{1,2})?)?[a-h]? ?[.:)]+|\d{1,2}(?:\.\d{1,2})?[.)]|[a-h]\)) +(?=[\p{L}¿¡"«])/iu
const OPENINGS = [GREETING, HELP, WHO, GOES_ON, ASSIGNED, LABEL]
const MAX_OPENINGS = 5

const DAY = '(?:mañana|manana|hoy|ya|ayer|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo))'
const WORK =
  '(?:clase|el (?:cole\\w*|insti\\w*|trabajo)|la (?:uni\\w*|escuela)|(?:un|mi) trabajo|una tarea|(?:los|mis) deberes)'
/** Asks kindly, presses, takes leave, or is a sign of mood, at the end of a line. */
const CLOSING = new RegExp(
  `(?:[\\s,.;!…]+(?:porfa(?:vor|s|plis)?|por fa(?:vor)?|por favorcito|plis|pls|please|xfa|y ya(?: est[aá])?|si (?:se puede|puedes)|(?:es )?para (?:mi|una|la) (?:tarea|clase|escuela)|(?:es|lo necesito|me urge|es urgente|urge)(?: es)? para (?:${DAY}|${WORK})|es urgente|me urge|urge|(?:eso (?:es|ser[ií]a) todo|un saludo|saludos)|¿?(?:me (?:ayudas?|puedes ayudar|podr[ií]as ayudar|ech[aá]s una mano)|alguien (?:sabe|me ayuda|puede ayudar(?:me)?|me puede ayudar))\\?*|jaj[aj]*|xd+)|[ \\t]*(?:\\p{Extended_Pictographic}[\\uFE0F\\u200D\\p{Emoji_Modifier}]*|<3|:\\)|(?<!\\d)(?:\\.{3,}|…)))[\\s!.]*$`,
  'iu',
)
/** Here all is, unless it is compared or learnt. */
const IN_PYTHON =
  /^en python[,:]\s*|(?<!\b(?:y|e|o|que|entre|solo|program\w+|empezar|trabajar|escrit\w|hech\w|c[oó]digo)) {1,3}en python(?=[\s?!.]*$)/giu
/** What nothing but programs have. */
const OF_CODE =
  /(?<!\p{L})(?:program\p{L}*|script|funci[oó]n\p{L}*|listas?|bucles?|clases?|diccionarios?|variables?|tuplas?|cadenas?|string|for|while|if|else|def|print|input|c[oó]digo|m[eé]todos?|pandas|dataframe)(?!\p{L})/iu
/** A line that only says that code follows. */
const THE_CODE =
  /^[ \t]*(?:(?:aqu[ií] (?:va|est[aá]|tienes|lo tienes)|(?:te|os|les) (?:paso|dejo|pego|pongo)|este es|es este|y) )*(?:el|mi|todo el|todo mi) (?:c[oó]digo|programa|script)(?: completo| entero| que tengo)? {0,3}[:.]{0,3}[ \t]*$/imu
const MAX_CLOSINGS = 3
/** Less than this is what somebody wants to say: «ayuda», «¿me puedes ayudar?», «vale, porfa». */
const LEAST_WORDS = 3
/** No greeting is longer, and no line with one: neither is looked at further. */
const MAX_CHARACTERS = 2_000

/**
 * A message without what stands around its question and asks nothing (greetings, calls for help, who somebody is, «porfa»), and that by
 * itself. What reads questions goes by how they begin and end.
 */
export function withoutPleasantries(text: string): { text: string; pleasantries: string } {
  const opened = withoutOpenings(text)
  const [first = '', ...lines] = withoutThanks(opened).split('\n')
  const asked = [withoutClosings(first), ...lines].join('\n').replace(THE_CODE, '')
  const rest = lines.length === 0 ? withoutPython(asked) : withoutClosings(asked)
  if (wordsIn(rest) < LEAST_WORDS) return { text, pleasantries: '' }
  return { text: rest, pleasantries: text.slice(0, text.length - opened.length).trim() }
}

function withoutOpenings(text: string): string {
  let rest = text.trimStart()
  for (let count = 0; count < MAX_OPENINGS; count += 1) {
    const head = rest.slice(0, MAX_CHARACTERS)
    const found = OPENINGS.map((opening) => opening.exec(head)?.[0].length ?? 0).find((length) => length > 0)
    if (found === undefined) break
    rest = rest.slice(found).trimStart()
  }
  // The margin of its first line belongs to code.
  const before = text.slice(0, text.length - rest.length)
  const margin = rest.length === text.trimStart().length ? before.slice(before.lastIndexOf('\n') + 1) : ''
  return margin !== '' && kindOfLine(rest.slice(0, rest.search(/\n|$/))) === 'code' ? margin + rest : rest
}

/** «¿Cómo trabajo con fechas en Python?»: where nothing else does, it says that the trade is meant. */
function withoutPython(text: string): string {
  if (text.length > MAX_CHARACTERS) return text
  const rest = text.replace(IN_PYTHON, '')
  return OF_CODE.test(rest) ? rest : text
}

function withoutClosings(text: string): string {
  const whole = text.trimEnd()
  // The dots of `def f(): ...` are code.
  if (kindOfLine(whole.slice(whole.lastIndexOf('\n') + 1)) !== 'prose') return text
  const [head, end] = [whole.slice(0, -LONGEST_CLOSING), whole.slice(-LONGEST_CLOSING)]
  let rest = end
  for (let count = 0; count < MAX_CLOSINGS; count += 1) rest = rest.replace(CLOSING, '').trimEnd()
  return head + rest
}
/** Of all of them together. */
const LONGEST_CLOSING = 120

const wordsIn = (text: string) => text.slice(0, MAX_CHARACTERS).match(/[\p{L}\d_]+/gu)?.length ?? 0
