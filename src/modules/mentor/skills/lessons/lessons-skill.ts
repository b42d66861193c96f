import { markdown } from '../../engine/blocks'
import type { Frame, State } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import { titlesTask } from '../../engine/requests/task-title'
import type { Answer, Block, Skill, Tools } from '../../engine/skill'
import { findLesson, lessonOffering } from './find-lesson'
import { nothingNew, opening, REPEATED } from './lesson-copy'
import type { Lesson } from './lesson-file'
import { exampleOf, ideaOf, relatedTo, sectionOf } from './lesson-parts'
import { lessonWishOf, type Wish } from './lesson-wish'
import { allLessons } from './lessons'

const FOUND = 0.55
/** A question that the lesson itself offers, in its very words. A card that says what it is goes before. */
const OFFERED = 0.89
const FOLLOW_UP = 0.955

/** Teaches with the lesson of `content/lessons` that fits a question, or goes on with the last one. */
export const lessonsSkill: Skill = {
  name: 'lessons',

  accepts(frame, state) {
    if (frame.message.traceback !== null || frame.message.code.some(({ form }) => form !== 'inline')) return 0
    if (lessonWishOf(frame) !== null) return lastLesson(state) === null ? 0 : FOLLOW_UP
    if (isOffered(frame, state)) return OFFERED
    // «Mi programa no funciona» is about no functions.
    if (frame.requests.has('find-fault') && frame.code === null) return 0
    return isQuestion(frame, state) && lessonIn(frame) !== null ? FOUND : 0
  },

  answer(frame, state, { mentor, earlierAnswers }) {
    const wish = lessonWishOf(frame)
    const last = lastLesson(state)
    if (wish !== null) return last === null ? null : answered(wishBlocks(wish, { lesson: last, state, mentor }), last)
    const lesson = lessonIn(frame)
    if (lesson === null) return null
    const again = ANOTHER_WAY[(earlierAnswers - 1) % ANOTHER_WAY.length]
    if (earlierAnswers > 0 && again) return answered(wishBlocks(again, { lesson, state, mentor }), lesson)
    if (frame.level === 'avanzado') return answered(briefBlocks(lesson, mentor), lesson)
    return answered(lessonBlocks(lesson, { state, mentor }), lesson)
  },
}

/** More words than a question needs specify a program. */
const MAX_WORDS = 14
/** So few may name what is wanted without asking: «leer un csv con punto y coma». */
const MAX_TITLE_WORDS = 7
const ASKS = /\b(?:como|cual|cuales|cuanto|cuantos|donde|que|puedo|quiero|necesito|diferencia)\b/
const ORDERS =
  /\b(?:hazme|haceme|hagame|haz|crea|creame|escribe|escribeme|programa (?:que|q|para)|(?:una|la) funcion|(?:una|la) clase|clase que|quiero que|necesito que|que (?:devuelva|regrese|pida|lea|imprima|muestre|diga|me diga))\b/

/** What a lesson can answer: no order for a program, nothing about the code at hand. */
function isQuestion({ plain, requests, error, isFollowUp, message }: Frame, { code }: State): boolean {
  if (titlesTask(plain) && NAMES_FILE.test(message.prose)) return false
  if (requests.has('exercise') || error !== null || isFollowUp || requests.has('change')) return false
  if (plain.split(' ').length > MAX_WORDS || ORDERS.test(plain) || message.code.length > 0) return false
  if (plain.split(' ').length > MAX_TITLE_WORDS && !ASKS.test(inFull(plain))) return false
  return code === null || requests.has('write') || requests.has('what-is')
}

/** A file of one's own is worked on by a program of one's own. */
const NAMES_FILE = /\b[\w-]+\.(?:csv|xlsx?|json|txt|xml)\b/i

/** No word alone is a question of a lesson's. */
const isOffered = ({ message, plain, error, isFollowUp }: Frame, { code }: State): boolean =>
  plain.includes(' ') && error === null && !(isFollowUp && code !== null) && lessonOffering(message.prose) !== null

/** A lesson whose readers ask for another answer. */
const ANOTHER_WAY: readonly Wish[] = ['slower', 'example']

const lessons = new WeakMap<Frame, Lesson | null>()
function lessonIn(frame: Frame): Lesson | null {
  const known = lessons.get(frame)
  if (known !== undefined) return known
  const found = findLesson(frame.message.prose)
  lessons.set(frame, found)
  return found
}

/** The lesson that the mentor's last answer was about: its title stands in the first lines. */
function lastLesson({ said }: Pick<State, 'said'>): Lesson | null {
  return lessonTitledIn(said.at(-1) ?? '')
}

const OPENING_CHARACTERS = 400
export function lessonTitledIn(answer: string): Lesson | null {
  const start = answer.slice(0, OPENING_CHARACTERS)
  return allLessons().find(({ title }) => start.includes(`**${title}**`)) ?? null
}

type At = { state: State; mentor: Tools['mentor'] }

function lessonBlocks(lesson: Lesson, { state, mentor }: At): Block[] {
  const isRepeated = state.said.some((answer) => answer.includes(lesson.body))
  return [
    markdown(isRepeated ? REPEATED(lesson.title) : opening(lesson)),
    markdown(lesson.body),
    ...(mentor === 'pro' ? [markdown(`### Más a fondo\n\n${lesson.deeper}`)] : []),
  ]
}

/** For who has come far: the idea, the program, and what goes deeper where the mentor teaches that. */
const briefBlocks = (lesson: Lesson, mentor: Tools['mentor']): Block[] => [
  markdown(opening(lesson)),
  markdown(ideaOf(lesson)),
  markdown(exampleOf(lesson)),
  ...(mentor === 'pro' ? [markdown(`### Más a fondo\n\n${lesson.deeper}`)] : []),
]

function wishBlocks(wish: Wish, { lesson, state, mentor }: At & { lesson: Lesson }): Block[] {
  const was = (text: string) => state.said.some((answer) => answer.includes(text))
  if (wish === 'example') {
    const near = relatedTo(lesson).find((other) => !was(exampleOf(other)))
    if (near === undefined) return nothingNew('example', lesson)
    return [
      markdown(`Aquí tienes otro ejemplo. Es de una lección cercana a **${lesson.title}**: **${near.title}**.`),
      markdown(exampleOf(near)),
      markdown(ideaOf(near)),
    ]
  }
  if (wish === 'slower') {
    const intro = `Vamos más despacio con **${lesson.title}**. Te repito la idea y lo que hace cada línea:`
    if (was(intro)) return nothingNew('slower', lesson)
    return [markdown(intro), markdown(ideaOf(lesson)), markdown(sectionOf(lesson, 'Paso a paso'))]
  }
  if (mentor === 'pro' && !was(lesson.deeper))
    return [markdown(`Esto es lo que hay más a fondo sobre **${lesson.title}**:`), markdown(lesson.deeper)]
  const about =
    mentor === 'pro'
      ? `La parte «Más a fondo» de **${lesson.title}** ya te la he dado y no tengo otra más avanzada.`
      : `La parte «Más a fondo» de **${lesson.title}** la enseña el Mentor PRO.`
  if (was(about)) return nothingNew('deeper', lesson)
  return [
    markdown(`${about} Con lo que ya has visto puedes afianzarla así:`),
    markdown(sectionOf(lesson, 'Para practicar')),
  ]
}

const answered = (blocks: Block[], { id }: Lesson): Answer => ({ outcome: 'answered', blocks, topic: id })
