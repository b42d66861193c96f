import { pressedRung } from '../engine/ladder/rung'
import { plainText } from '../engine/lexicon/plain-text'
import { readMessage } from '../engine/reading/read-message'
import type { MentorType } from '../model-port'
import { parsePython } from '../python/parse'
import { statementsIn } from '../python/walk'
import type { Card } from '../skills/concepts/cards/card-file'
import { cardsOf } from '../skills/concepts/cards/cards'
import { isTerm, readQuestion, spotCards } from '../skills/concepts/find/read-question'
import { cardsToldIn } from '../skills/concepts/last-card'
import { questionOf } from '../skills/concepts/question-of'
import { findLesson, lessonsNear } from '../skills/lessons/find-lesson'
import type { Lesson } from '../skills/lessons/lesson-file'
import { relatedTo, SECTIONS } from '../skills/lessons/lesson-parts'
import { lessonOf } from '../skills/lessons/lessons'
import { lessonTitledIn } from '../skills/lessons/lessons-skill'
import { productScore } from '../skills/product/about-product'
import { topicIn } from '../skills/product/read-topic'
import { readTalk } from '../skills/talk/read-talk'
import type { Talk } from '../skills/talk/talk-phrases'

/** Questions that show what one can ask; each of them is answered. */
export const EXAMPLE_QUESTIONS = [
  '¿Cómo leo un archivo CSV?',
  '¿Qué diferencia hay entre una lista y una tupla?',
  '¿Qué significa «IndexError: list index out of range»?',
] as const

/** What one does with a program that one asked for; each is answered by its tree. */
const AFTER_PROGRAM = ['Explícame el programa', '¿Qué imprime el programa?', 'Ponme un ejercicio parecido'] as const
/** After what was said of the asker's own code: to be told of that again is no step. */
const AFTER_OWN_CODE = ['Ponme un ejercicio parecido'] as const
/** Below a hint one goes on with its exercise. */
const AFTER_HINT = ['Dame otra pista', 'Dame la solución', 'Ponme otro ejercicio más fácil'] as const
const HINT = /^\*\*Pista (\d) de (\d) · /
/** "No sé qué falla en este código" is about that code, not about what code is. */
const NAMES_OF_ONES_CODE = 'que-es-programar'
/** Fewer statements are an example in passing. */
const MIN_PROGRAM_STATEMENTS = 3
const PROGRAM = /```python\n([\s\S]*?)\n```/

const MAX_FOLLOW_UPS = 3
/** Each heading of the answer costs a look-up. */
const MAX_HEADINGS = 8
const MAX_SCANNED_CHARACTERS = 20_000
const LAYOUT_HEADINGS = new Set<string>([
  ...SECTIONS,
  'Relacionado',
  'Más a fondo',
  'No te confundas',
  'Cuándo se usa',
  'Cuál usar',
])
const CODE_BLOCK = /```[\s\S]*?(?:```|$)/g
/** Talk that begins a conversation; after the rest one does not insist. */
const INVITES: ReadonlySet<Talk> = new Set(['greeting', 'how-are-you', 'presence', 'picture'])
const INVITING_TOPICS: ReadonlySet<string> = new Set(['identity', 'abilities', 'model'])

type Exchange = { question: string; answer: string; mentor: MentorType }
/** What an answer is about, and a question with what would answer it. */
type Subject = { cards: readonly Card[]; lesson: Lesson | null }
type Step = { about: string; question: string }

/**
 * What one could ask next after this answer, whichever model gave it: up to three questions in Spanish, each of which a card or a lesson
 * answers that the answer has not touched. Readers of the PRO mentor get the more advanced ones first. Empty where nothing sensible is
 * known.
 */
export function followUps({ question, answer: wholeAnswer, mentor }: Exchange): string[] {
  const answer = wholeAnswer.slice(0, MAX_SCANNED_CHARACTERS)
  const plain = plainText(question)
  const talk = readTalk(plain, question)
  if (talk !== null && talk.rest === 0 && talk.talk !== 'agreement') {
    return INVITES.has(talk.talk) ? [...EXAMPLE_QUESTIONS] : []
  }
  // «¿Dónde escribo mis programas?» may be asked of either: the answer tells which it was.
  const isProduct = cardsToldIn(answer).length === 0 && productScore(readMessage(question)) > 1
  const topic = isProduct ? topicIn(question) : null
  if (topic !== null) return INVITING_TOPICS.has(topic) ? [...EXAMPLE_QUESTIONS] : []
  if (pressedRung(question) === 'solution' && hasProgram(answer)) return [...AFTER_PROGRAM]
  const [, hint, hints] = HINT.exec(answer) ?? []
  if (hint !== undefined) return AFTER_HINT.slice(hint === hints ? 1 : 0)
  const subject = subjectOf(question, answer)
  if (subject === null || (hasOwnCode(question) && isOwnCodeAlone(subject))) return withoutSubject(question, answer)
  const touched = new Set([...aboutOf(subject), ...headingsOf(answer).flatMap(aboutIn), ...aboutIn(question)])
  return firstOfEach(stepsAfter(subject, mentor), touched)
}

function hasProgram(answer: string): boolean {
  const [, code] = PROGRAM.exec(answer) ?? []
  return code !== undefined && [...statementsIn(parsePython(code).body)].length >= MIN_PROGRAM_STATEMENTS
}

/** What the answer itself tells of, else what the question or the first words of the answer are about. */
function subjectOf(question: string, answer: string): Subject | null {
  const cards = cardsToldIn(answer)
  if (cards.length > 0) return { cards, lesson: null }
  const lesson = lessonTitledIn(answer)
  if (lesson !== null) return { cards: [], lesson }
  const [opening = ''] = answer.split('\n\n', 1)
  return subjectIn(readMessage(question).prose) ?? namedIn(opening)
}

/** What the first words set in bold, as answers do with what they explain. */
function namedIn(opening: string): Subject | null {
  const [, name] = /\*\*([^*]{2,60})\*\*/.exec(opening) ?? []
  const [spot] = name === undefined || !isTerm(name) ? [] : spotCards(name)
  return spot === undefined ? null : { cards: [spot.entry], lesson: null }
}

function subjectIn(prose: string): Subject | null {
  const read = readQuestion(prose)
  const asked = read?.isPlain === false && findLesson(prose) !== null ? null : read
  if (asked?.kind === 'card') return { cards: [asked.card], lesson: null }
  if (asked?.kind === 'contrast')
    return { cards: cardsOf(asked.contrast.between ?? asked.contrast.cards), lesson: null }
  if (asked !== null) return { cards: [...asked.cards], lesson: null }
  const lesson = findLesson(prose)
  return lesson === null ? null : { cards: [], lesson }
}

/** An answer with code is about something that is not known here: then one goes on with its program, and starting anew is no help. */
function withoutSubject(question: string, answer: string): string[] {
  if (hasOwnCode(question)) return [...AFTER_OWN_CODE]
  if (readMessage(question).traceback !== null) return []
  const near = lessonsNear(readMessage(question).prose)
  if (near.length > 0) return near.map(firstQuestion)
  if (hasProgram(answer)) return [...AFTER_PROGRAM]
  return answer.includes('```') ? [] : [...EXAMPLE_QUESTIONS]
}

const hasOwnCode = (question: string): boolean => readMessage(question).code.some(({ form }) => form !== 'inline')

const isOwnCodeAlone = ({ cards, lesson }: Subject): boolean =>
  lesson === null && cards.every(({ id }) => id === NAMES_OF_ONES_CODE)

const aboutOf = ({ cards, lesson }: Subject): string[] => [
  ...cards.map(({ id }) => id),
  ...(lesson === null ? [] : [lesson.id]),
]
function aboutIn(text: string): string[] {
  const subject = subjectIn(text)
  return subject === null ? [] : aboutOf(subject)
}

function stepsAfter({ cards, lesson }: Subject, mentor: MentorType): Step[] {
  const further =
    lesson ?? cards.map(({ lesson: id }) => (id === undefined ? null : lessonOf(id))).find(Boolean) ?? null
  const near = cards.flatMap(({ neighbours }) => cardsOf(neighbours))
  const farther = near.flatMap(({ neighbours }) => cardsOf(neighbours))
  const toCards = [...near, ...farther].map((card) => ({ about: card.id, question: questionOf(card) }))
  const toLessons = further === null ? [] : stepsOf(further, mentor)
  return mentor === 'pro' ? [...toLessons, ...toCards] : [...toCards.slice(0, near.length), ...toLessons, ...toCards]
}

function stepsOf(lesson: Lesson, mentor: MentorType): Step[] {
  const near = relatedTo(lesson)
  return [
    ...nextOf(lesson, mentor),
    ...near.map((other) => ({ about: other.id, question: firstQuestion(other) })),
    ...near.flatMap((other) => nextOf(other, mentor)),
  ]
}

function nextOf({ next }: Lesson, mentor: MentorType): Step[] {
  const steps = Object.entries(next).map(([about, question]) => ({ about, question }))
  return mentor === 'pro' ? steps.reverse() : steps
}

const firstQuestion = ({ title, questions: [first = title] }: Lesson) => first

function headingsOf(answer: string): string[] {
  const prose = answer.replace(CODE_BLOCK, '')
  const headings = [...prose.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => heading.trim())
  return headings.filter((heading) => !LAYOUT_HEADINGS.has(heading)).slice(0, MAX_HEADINGS)
}

/** One question for each subject that was not touched: two would get the same answer. */
function firstOfEach(steps: readonly Step[], touched: ReadonlySet<string>): string[] {
  const seen = new Set(touched)
  const questions: string[] = []
  for (const { about, question } of steps) {
    if (questions.length === MAX_FOLLOW_UPS) break
    if (seen.has(about)) continue
    const reached = aboutIn(question)
    if (reached.some((id) => seen.has(id))) continue
    for (const id of [about, ...reached]) seen.add(id)
    questions.push(question)
  }
  return questions
}
