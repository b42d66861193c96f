import type { Frame, State } from '../engine/frame'
import type { Answer, Skill, Tools } from '../engine/skill'
import type { Neighbours } from '../skills/unknown/unknown-skill'
import { COPY } from './answer-copy'
import { type Understanding, understand } from './conversation'
import { relatedTitles, sectionOf } from './lesson-parts'
import { bullets, paragraphs } from './markdown'
import { search } from './search'
import { wishAnswer } from './wish-answer'

/** A lesson that was asked for again, as its readers would ask: told more slowly, with another example, as an exercise. */
const ANOTHER_WAY = ['Explícamelo más despacio', 'Dame otro ejemplo', 'Ponme un ejercicio']

/** Teaches with the lesson of `content/recipes` that fits the question, or goes on with the last one. */
export const lessonsSkill: Skill = {
  name: 'lessons',

  accepts(frame, state) {
    const { kind } = understandIn(frame, state)
    const hasOwnCode = frame.code !== null || frame.error !== null
    if (kind === 'lesson') return hasOwnCode ? 0.3 : 0.6
    const goesOn = state.answered.at(-1)?.skill === 'lessons'
    return goesOn && (kind === 'wish' || kind === 'detail') ? 0.5 : 0
  },

  answer(frame, state, { mentor, earlierAnswers }) {
    const again = Array.from({ length: earlierAnswers }, (_, at) => ANOTHER_WAY[at % ANOTHER_WAY.length] ?? '')
    const understanding = understandIn(frame, state)
    return answerTo(understanding.kind === 'lesson' ? understandIn(frame, state, again) : understanding, mentor)
  },
}

/** The lessons that are near to a question which none answers. */
export const nearLessons: Neighbours = ({ message }) => {
  const found = search(message.prose)
  const recipes = found.kind === 'suggest' ? found.recipes : []
  return { near: recipes.map(({ title, questions: [question = title] }) => ({ title, question })), isClose: false }
}

/** What was asked of lessons before counts; what other skills answered does not. */
function understandIn({ message }: Frame, { answered }: State, again: readonly string[] = []): Understanding {
  const earlier = answered.filter(({ skill }) => skill === 'lessons').map(({ question }) => question)
  return understand([...earlier, message.prose, ...again])
}

function answerTo(understanding: Understanding, mentor: Tools['mentor']): Answer | null {
  switch (understanding.kind) {
    case 'lesson':
      return answered(lessonAnswer(understanding, mentor), understanding.recipe.id)
    case 'wish':
      return answered(wishAnswer(understanding, mentor), understanding.recipe.id)
    case 'detail':
      return { ...answered(detailAnswer(understanding), understanding.recipe.id), outcome: 'unknown' }
    default:
      return null
  }
}

const answered = (markdown: string, topic: string): Answer => ({
  outcome: 'answered',
  topic,
  blocks: [{ kind: 'markdown', markdown }],
})

function lessonAnswer(
  { recipe, repeated }: Extract<Understanding, { kind: 'lesson' }>,
  mentor: Tools['mentor'],
): string {
  const opening = repeated ? COPY.repeated : COPY.opening[recipe.kind]
  return paragraphs(
    opening(recipe.title),
    recipe.body,
    mentor === 'pro' && paragraphs(COPY.deeperHeading, recipe.deeper),
    paragraphs(COPY.relatedHeading, bullets(relatedTitles(recipe))),
  )
}

function detailAnswer({ recipe, before }: Extract<Understanding, { kind: 'detail' }>): string {
  if (before > 0) return paragraphs(COPY.detailAgain(recipe.title), bullets(relatedTitles(recipe)))
  return paragraphs(
    COPY.detail(recipe.title),
    sectionOf(recipe, 'Errores frecuentes'),
    COPY.relatedAfterwards,
    bullets(relatedTitles(recipe)),
  )
}
