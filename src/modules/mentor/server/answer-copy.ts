import type { Recipe } from './catalogue'
import type { SmallTalk } from './small-talk'

/** Questions that show what one can ask; a lesson answers each of them. */
export const EXAMPLE_QUESTIONS = [
  '¿Cómo leo un archivo CSV?',
  '¿Cómo ordeno una lista de mayor a menor?',
  '¿Qué significa «IndexError: list index out of range»?',
] as const

const TOPICS =
  'lo básico del lenguaje, textos, listas y diccionarios, funciones, clases, archivos CSV y JSON, fechas, los errores más habituales y cuentas de negocio como el IVA, una factura o el inventario'

const IDENTITY = (lessons: number) =>
  `Soy un mentor incorporado en PyMentor: busco en un catálogo de ${lessons} lecciones de Python escritas y probadas. No uso un gran modelo de lenguaje, así que no improviso: si algo no está en mis lecciones, te lo digo.`

const INVITATION = 'Puedes empezar, por ejemplo, con:'

/** What is said to a message that asks for nothing; `lessons` is how many there are. */
export const SMALL_TALK = {
  greeting: () =>
    `Hola. Soy tu mentor de Python. Dime qué quieres hacer o qué error te sale y te lo explico con un programa que puedes ejecutar. ${INVITATION}`,
  thanks: () =>
    'De nada. Si tienes un rato, haz el ejercicio de la lección: es lo que más ayuda a recordar. Cuando quieras, seguimos.',
  goodbye: () => 'Hasta pronto. Aquí estaré cuando quieras seguir con Python.',
  abilities: (lessons) =>
    `Te enseño Python con ${lessons} lecciones cortas: la idea, un programa completo con su resultado, la explicación paso a paso, los errores frecuentes y un ejercicio. Tratan de ${TOPICS}. ${INVITATION}`,
  identity: (lessons) => `${IDENTITY(lessons)} ${INVITATION}`,
  account: () =>
    'De tu cuenta, los planes y los pagos no sé nada: yo solo enseño Python. Para eso, escribe al equipo a contacto@pymentor.example.',
} as const satisfies Record<SmallTalk, (lessons: number) => string>

/** Kinds of small talk that are followed by questions one can ask. */
export const INVITES = new Set<SmallTalk>(['greeting', 'abilities', 'identity'])

/** The sentences around a lesson; `title` is the lesson's. */
export const COPY = {
  opening: {
    receta: (title: string) => `Vamos a hacerlo con un programa completo. Lección: **${title}**.`,
    concepto: (title: string) => `Te lo explico con un programa que puedes ejecutar. Lección: **${title}**.`,
  } as const satisfies Record<Recipe['kind'], (title: string) => string>,
  repeated: (title: string) =>
    `Esta lección ya ha salido en nuestra conversación; te la repito para que la tengas a mano: **${title}**.`,
  relatedHeading: '### Relacionado\nPuedes seguir preguntándome por:',
  relatedAfterwards: 'Y cuando quieras seguir, pregúntame por:',
  deeperHeading: '### Más a fondo',
  none: (lessons: number) =>
    `No tengo ninguna lección que responda a eso, y prefiero decírtelo a inventarme la respuesta. ${IDENTITY(lessons)}\n\nPuedo enseñarte ${TOPICS}. Por ejemplo, pregúntame:`,
  suggest: 'No estoy seguro de tener justo lo que buscas. Esto es lo más cercano de mis lecciones; pregúntame así:',
  detail: (title: string) =>
    `Eso tiene que ver con **${title}**, pero mi lección no llega a ese detalle y no quiero inventármelo. Quizá te sirva alguno de sus errores frecuentes:`,
  example: (title: string, near: string) =>
    `Aquí tienes otro ejemplo. Es de una lección cercana a **${title}**: **${near}**.`,
  noMoreExamples: (title: string) =>
    `Ya te he enseñado todos los ejemplos que tengo cerca de **${title}**. Cambia los datos de alguno y adivina qué saldrá antes de ejecutarlo. Y si quieres algo nuevo, pregúntame por:`,
  detailAgain: (title: string) =>
    `Tampoco llego a ese detalle de **${title}**, y prefiero no inventármelo. De esto sí puedo contarte más:`,
  exercise: (title: string) => `Este es el ejercicio de **${title}**:`,
  exerciseAgain: (title: string) =>
    `De **${title}** solo tengo un ejercicio y ya te lo he puesto. Prueba a cambiar los datos del programa y adivina qué saldrá antes de ejecutarlo. Para practicar algo nuevo:`,
  deeperIsPro: (title: string) =>
    `La parte «Más a fondo» de **${title}** la enseña el Mentor PRO. Con lo que ya has visto puedes afianzarla así:`,
  deeperIsGiven: (title: string) =>
    `La parte «Más a fondo» de **${title}** ya está en mi respuesta anterior y no tengo otra más avanzada. Para ir más lejos, haz el ejercicio con esas ideas:`,
  deeperAgain: (title: string) => `No tengo nada más avanzado sobre **${title}**. Puedes seguir por estas lecciones:`,
  slower: (title: string) => `Vamos más despacio con **${title}**. Te repito la idea y lo que hace cada línea:`,
  slowerAgain: (title: string) =>
    `Te he explicado **${title}** dos veces y no tengo otra manera de contarlo. Dime qué palabra o qué línea no entiendes, o empieza por algo anterior:`,
  slowerBase: 'Si algo de esto te suena nuevo, empieza por:',
} as const
