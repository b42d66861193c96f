import { once } from '~/platform/once'
import { plainText } from '../../engine/lexicon/plain-text'
import { createTermIndex, type TermEntry } from '../../engine/lexicon/term-index'
import type { Lesson } from './lesson-file'
import { allLessons, lessonOf } from './lessons'

type Entry = TermEntry & { lesson: Lesson }
/** `fit` is the part of what was asked that the lesson is about, `score` how much it says of it. */
type Least = { fit: number; score: number }

/** Set by the labelled questions of `lessons.eval.ts`: below, wrong answers cost more than further right ones gain. */
const MATCH: Least = { fit: 0.7, score: 8 }
/** So much speaks for a lesson even where the question names other things as well. */
const SURE: Least = { fit: 0.5, score: 11 }
/** The second may come this near before it may be meant as well. */
const CLOSE = 0.9
const NEAR: Least = { fit: 0.6, score: 7.5 }
const MAX_NEAR = 3
/** What a question is about stands at its beginning. */
const MAX_READ_CHARACTERS = 600

/** The questions of a lesson say what it is for; its keywords stand for further ones. */
const index = once(() =>
  createTermIndex(
    allLessons().map(
      (lesson): Entry => ({
        id: lesson.id,
        title: lesson.title,
        terms: [],
        not: [],
        asks: [...lesson.questions, lesson.keywords.join(' ')],
        lesson,
      }),
    ),
  ),
)

/** The lesson for each question that content offers: those of its own, and those by which others lead to it. */
const byQuestion = once(() => {
  const questions = new Map<string, string>()
  for (const { id, title, questions: own, next } of allLessons()) {
    for (const question of [title, ...own]) questions.set(plainText(question), id)
    for (const [target, question] of Object.entries(next)) {
      if (!questions.has(plainText(question))) questions.set(plainText(question), target)
    }
  }
  return questions
})

/** The lesson that answers a question in words, or null. Takes a few milliseconds. */
export function findLesson(whole: string): Lesson | null {
  const text = whole.slice(0, MAX_READ_CHARACTERS)
  const offered = byQuestion().get(plainText(text))
  if (offered !== undefined) return lessonOf(offered)
  const [best, second] = index().match(plainText(text))
  if (best === undefined) return null
  const isAlone = second === undefined || second.score <= best.score * CLOSE
  return reaches(best, SURE) || (isAlone && reaches(best, MATCH)) ? best.entry.lesson : null
}

/** The lesson that offers this very question, or null. */
export function lessonOffering(question: string): Lesson | null {
  const offered = byQuestion().get(plainText(question.slice(0, MAX_READ_CHARACTERS)))
  return offered === undefined ? null : lessonOf(offered)
}

/** Lessons that are near to a question that none answers. */
export const lessonsNear = (text: string): Lesson[] =>
  index()
    .match(plainText(text.slice(0, MAX_READ_CHARACTERS)))
    .filter((match) => reaches(match, NEAR))
    .slice(0, MAX_NEAR)
    .map(({ entry }) => entry.lesson)

const reaches = ({ fit, score }: { fit: number; score: number }, least: Least) =>
  fit >= least.fit && score >= least.score
