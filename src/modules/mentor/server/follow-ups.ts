import type { MentorType } from '../model-port'
import { EXAMPLE_QUESTIONS, INVITES } from './answer-copy'
import { catalogue, type Recipe } from './catalogue'
import { relatedTo, SECTIONS } from './lesson-parts'
import { CODE_BLOCK } from './question-subject'
import { search } from './search'
import { smallTalkIn } from './small-talk'

const MAX_FOLLOW_UPS = 3
/** Each heading of the answer costs a search. */
const MAX_HEADINGS = 8
const MAX_SCANNED_CHARACTERS = 20_000
const LAYOUT_HEADINGS = new Set<string>([...SECTIONS, 'Relacionado', 'Más a fondo'])

type Exchange = { question: string; answer: string; mentor: MentorType }
/** A question, and the lesson that answers it. */
type Step = { id: string; question: string }

/**
 * What one could ask next after this answer, whichever model gave it: up to three questions in Spanish, each of which a
 * lesson answers that the answer has not touched. Readers of the PRO mentor get the more advanced ones first. Empty
 * where nothing sensible is known.
 */
export function followUps({ question, answer: wholeAnswer, mentor }: Exchange): string[] {
  const answer = wholeAnswer.slice(0, MAX_SCANNED_CHARACTERS)
  const talk = smallTalkIn(question)
  if (talk !== null) return INVITES.has(talk) ? [...EXAMPLE_QUESTIONS] : []
  const lesson = lessonBehind(question, answer)
  if (lesson === null) return withoutLesson(question, answer)
  const answered = new Set([lesson.id, ...idsFoundBy([question, ...headingsOf(answer)])])
  return firstOfEach(stepsAfter(lesson, mentor).filter(({ id }) => !answered.has(id)))
}

/** The lesson that the embedded mentor names at the beginning of its answer, or that fits the question or the answer. */
function lessonBehind(question: string, answer: string): Recipe | null {
  const [opening = ''] = answer.split('\n\n', 1)
  return titledIn(opening) ?? matchOf(question) ?? matchOf(opening)
}

function titledIn(opening: string): Recipe | null {
  const titles = [...opening.matchAll(/\*\*(.+?)\*\*/g)].map(([, title]) => title)
  return catalogue().find(({ title }) => titles.includes(title)) ?? null
}

function matchOf(text: string): Recipe | null {
  const found = search(text)
  return found.kind === 'match' ? found.recipe : null
}

/** An answer with a program is about something that the lessons don't know: then starting anew is no help. */
function withoutLesson(question: string, answer: string): string[] {
  const found = search(question)
  if (found.kind === 'suggest') return found.recipes.map(firstQuestion)
  return answer.includes('```') ? [] : [...EXAMPLE_QUESTIONS]
}

function stepsAfter(lesson: Recipe, mentor: MentorType): Step[] {
  const near = relatedTo(lesson)
  return [
    ...nextOf(lesson, mentor),
    ...near.map((recipe) => ({ id: recipe.id, question: firstQuestion(recipe) })),
    ...near.flatMap((recipe) => nextOf(recipe, mentor)),
  ]
}

function nextOf({ next }: Recipe, mentor: MentorType): Step[] {
  const steps = Object.entries(next).map(([id, question]) => ({ id, question }))
  return mentor === 'pro' ? steps.reverse() : steps
}

const firstQuestion = ({ title, questions: [first = title] }: Recipe) => first

function headingsOf(answer: string): string[] {
  const prose = answer.replace(CODE_BLOCK, '')
  const headings = [...prose.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => heading.trim())
  return headings.filter((heading) => !LAYOUT_HEADINGS.has(heading)).slice(0, MAX_HEADINGS)
}

const idsFoundBy = (texts: readonly string[]) => texts.flatMap((text) => matchOf(text)?.id ?? [])

/** One question for each lesson: two would get the same answer. */
function firstOfEach(steps: readonly Step[]): string[] {
  const questions = new Map<string, string>()
  for (const { id, question } of steps) if (!questions.has(id)) questions.set(id, question)
  return [...questions.values()].slice(0, MAX_FOLLOW_UPS)
}
