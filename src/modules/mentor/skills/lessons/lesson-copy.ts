import type { Block } from '../../engine/skill'
import type { Lesson } from './lesson-file'
import { relatedTitles } from './lesson-parts'
import type { Wish } from './lesson-wish'

const OPENINGS = {
  receta: (title: string) => `Vamos a hacerlo con un programa completo. Lección: **${title}**.`,
  concepto: (title: string) => `Te lo explico con un programa que puedes ejecutar. Lección: **${title}**.`,
} satisfies Record<Lesson['kind'], (title: string) => string>

export const opening = ({ kind, title }: Lesson): string => OPENINGS[kind](title)

export const REPEATED = (title: string): string =>
  `Esta lección ya ha salido en nuestra conversación; te la repito para que la tengas a mano: **${title}**.`

const NO_MORE = {
  example: (title: string) =>
    `Ya te he enseñado todos los ejemplos que tengo cerca de **${title}**. Cambia los datos de alguno y adivina qué saldrá antes de ejecutarlo. Y si quieres algo nuevo, pregúntame por:`,
  slower: (title: string) =>
    `Te he explicado **${title}** dos veces y no tengo otra manera de contarlo. Dime qué palabra o qué línea no entiendes, o empieza por algo anterior:`,
  deeper: (title: string) => `No tengo nada más avanzado sobre **${title}**. Puedes seguir por estas lecciones:`,
} satisfies Record<Wish, (title: string) => string>

/** Says that there is no more of it, and what there is instead. */
export const nothingNew = (wish: Wish, lesson: Lesson): Block[] => [
  { kind: 'text', markdown: NO_MORE[wish](lesson.title) },
  { kind: 'list', items: relatedTitles(lesson) },
]
