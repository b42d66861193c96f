import type { MentorType, Turn } from '../model-port'
import { COPY, EXAMPLE_QUESTIONS, INVITES, SMALL_TALK } from './answer-copy'
import { catalogue, type Recipe } from './catalogue'
import { type Understanding, understand } from './conversation'
import { relatedTitles, sectionOf } from './lesson-parts'
import { bullets, paragraphs } from './markdown'
import type { SmallTalk } from './small-talk'
import { wishAnswer } from './wish-answer'

type Asked = { mentor: MentorType; turns: readonly Turn[]; earlierAnswers?: number | undefined }

/**
 * The embedded mentor's answer, in Spanish and Markdown, to the last question of a conversation. It comes from the
 * lessons or says that it has none; it is never made up. The same conversation always gets the same answer.
 */
export function embeddedAnswer({ mentor, turns, earlierAnswers = 0 }: Asked): string {
  const questions = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const understanding = understandAgain(questions, earlierAnswers)
  switch (understanding.kind) {
    case 'lesson':
      return lessonAnswer(understanding, mentor)
    case 'wish':
      return wishAnswer(understanding, mentor)
    case 'detail':
      return detailAnswer(understanding)
    case 'small-talk':
      return smallTalkAnswer(understanding.talk)
    case 'suggest':
      return paragraphs(COPY.suggest, bullets(understanding.recipes.map(asQuestion)))
    case 'none':
      return paragraphs(COPY.none(catalogue().length), bullets(EXAMPLE_QUESTIONS))
  }
}

/** A lesson that was asked for again, as its readers would ask: told more slowly, with another example, as an exercise. */
const ANOTHER_WAY = ['Explícamelo más despacio', 'Dame otro ejemplo', 'Ponme un ejercicio']

function understandAgain(questions: string[], earlierAnswers: number): Understanding {
  const first = understand(questions)
  if (earlierAnswers === 0 || first.kind !== 'lesson') return first
  const asked = Array.from({ length: earlierAnswers }, (_, at) => ANOTHER_WAY[at % ANOTHER_WAY.length] ?? '')
  return understand([...questions, ...asked])
}

function lessonAnswer({ recipe, repeated }: Extract<Understanding, { kind: 'lesson' }>, mentor: MentorType): string {
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

function smallTalkAnswer(talk: SmallTalk): string {
  return paragraphs(SMALL_TALK[talk](catalogue().length), INVITES.has(talk) && bullets(EXAMPLE_QUESTIONS))
}

function asQuestion({ title, questions: [question = title] }: Recipe): string {
  return `«${question}» (**${title}**)`
}
