import type { MentorType } from '../model-port'
import { COPY } from './answer-copy'
import type { Recipe } from './catalogue'
import type { Understanding } from './conversation'
import { exampleOf, ideaOf, relatedTitles, relatedTo, sectionOf } from './lesson-parts'
import { bullets, paragraphs } from './markdown'

type WishUnderstood = Extract<Understanding, { kind: 'wish' }>

/** The answer to a wish about a lesson already given. Asked again, it goes on or says that there is no more. */
export function wishAnswer({ wish, recipe, before }: WishUnderstood, mentor: MentorType): string {
  switch (wish) {
    case 'example':
      return exampleAnswer(recipe, before)
    case 'exercise':
      return before === 0 ? exerciseAnswer(COPY.exercise(recipe.title), recipe) : nothingNew(COPY.exerciseAgain, recipe)
    case 'deeper':
      return before === 0 ? deeperAnswer(recipe, mentor) : nothingNew(COPY.deeperAgain, recipe)
    case 'slower':
      return slowerAnswer(recipe, before)
  }
}

/** Each time the program of the next related lesson. */
function exampleAnswer(recipe: Recipe, before: number): string {
  const near = relatedTo(recipe)[before]
  if (near === undefined) return nothingNew(COPY.noMoreExamples, recipe)
  return paragraphs(COPY.example(recipe.title, near.title), exampleOf(near), ideaOf(near))
}

function slowerAnswer(recipe: Recipe, before: number): string {
  const easier = relatedTo(recipe).filter(({ level }) => level === 'inicial')
  const start = bullets((easier.length > 0 ? easier : relatedTo(recipe)).map(({ title }) => title))
  if (before > 0) return paragraphs(COPY.slowerAgain(recipe.title), start)
  return paragraphs(COPY.slower(recipe.title), ideaOf(recipe), sectionOf(recipe, 'Paso a paso'), COPY.slowerBase, start)
}

function deeperAnswer(recipe: Recipe, mentor: MentorType): string {
  const opening = mentor === 'pro' ? COPY.deeperIsGiven : COPY.deeperIsPro
  return exerciseAnswer(opening(recipe.title), recipe)
}

function exerciseAnswer(opening: string, recipe: Recipe): string {
  return paragraphs(
    opening,
    sectionOf(recipe, 'Para practicar'),
    COPY.relatedAfterwards,
    bullets(relatedTitles(recipe)),
  )
}

function nothingNew(say: (title: string) => string, recipe: Recipe): string {
  return paragraphs(say(recipe.title), bullets(relatedTitles(recipe)))
}
