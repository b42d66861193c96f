import type { Recipe } from './catalogue'
import { type SearchDecision, search } from './search'
import { type SmallTalk, smallTalkIn } from './small-talk'
import { namesOutsideSubject, plain, searchTerms } from './spanish-terms'
import { type Wish, wishIn } from './wishes'

/**
 * What the last question of a conversation asks for. A `detail` is a follow-up on the current lesson that no lesson
 * answers; `before` counts how often the same has been asked of the same lesson.
 */
export type Understanding =
  | { kind: 'small-talk'; talk: SmallTalk }
  | { kind: 'lesson'; recipe: Recipe; repeated: boolean }
  | { kind: 'wish'; wish: Wish; recipe: Recipe; before: number }
  | { kind: 'detail'; recipe: Recipe; before: number }
  | Exclude<SearchDecision, { kind: 'match' }>

type Match = Extract<SearchDecision, { kind: 'match' }>
type Asked = { what: Wish | 'detail'; id: string }
type Memory = { lesson: Recipe | null; question: string; taught: Set<string>; asked: Asked[] }

const MAX_QUESTIONS = 12
const MAX_FOLLOW_UP_WORDS = 10
/** Begins like a continuation, points back ("eso") or has a pronoun at the end of its verb ("ordenarla"). */
const LEADS_ON =
  /^(?:y|pero|entonces|o|tambien|ademas)\b|\b(?:eso|esto|ahi|antes|anterior)\b|[aeio](?:r|ndo)(?:me|te|se)?l[aeo]s?\b/

/** Goes through the learner's questions, oldest first, and says what the last one asks for. */
export function understand(questions: readonly string[]): Understanding {
  const memory: Memory = { lesson: null, question: '', taught: new Set(), asked: [] }
  let understanding: Understanding = { kind: 'none' }
  for (const question of questions.slice(-MAX_QUESTIONS)) {
    understanding = understandOne(question, memory)
    remember(question, understanding, memory)
  }
  return understanding
}

function understandOne(question: string, memory: Memory): Understanding {
  const talk = smallTalkIn(question)
  if (talk !== null) return { kind: 'small-talk', talk }
  const found = search(question)
  const wish = wishIn(question)
  if (found.kind === 'match') {
    const recipe = inContext(question, found, memory) ?? found.recipe
    return wish !== null && memory.taught.has(recipe.id) ? askFor(wish, recipe, memory) : teach(recipe, memory)
  }
  const { lesson } = memory
  if (lesson === null || namesOutsideSubject(question)) return found
  if (wish !== null) return askFor(wish, lesson, memory)
  if (!leadsOn(question)) return found
  const together = search(`${memory.question} ${question}`)
  if (together.kind === 'match' && together.recipe.id !== lesson.id) return teach(together.recipe, memory)
  return { kind: 'detail', recipe: lesson, before: timesAsked('detail', lesson, memory) }
}

/** "¿Y para guardarlo?" means one lesson after CSV and another after JSON: the question before chooses among the found. */
function inContext(question: string, found: Match, { question: earlier, lesson }: Memory): Recipe | null {
  if (lesson === null || !leadsOn(question) || searchTerms(question).length > 1) return null
  const together = search(`${earlier} ${question}`)
  if (together.kind !== 'match' || together.recipe.id === lesson.id) return null
  return found.others.find(({ id }) => id === together.recipe.id) ?? null
}

function teach(recipe: Recipe, { taught }: Memory): Understanding {
  return { kind: 'lesson', recipe, repeated: taught.has(recipe.id) }
}

function askFor(wish: Wish, recipe: Recipe, memory: Memory): Understanding {
  return { kind: 'wish', wish, recipe, before: timesAsked(wish, recipe, memory) }
}

function timesAsked(what: Wish | 'detail', { id }: Recipe, { asked }: Memory): number {
  return asked.filter((before) => before.what === what && before.id === id).length
}

function leadsOn(question: string): boolean {
  const text = plain(question)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return text.split(' ').length <= MAX_FOLLOW_UP_WORDS && LEADS_ON.test(text)
}

function remember(question: string, understanding: Understanding, memory: Memory): void {
  if (understanding.kind === 'lesson') {
    memory.lesson = understanding.recipe
    memory.question = question
    memory.taught.add(understanding.recipe.id)
  }
  if (understanding.kind === 'wish') {
    memory.lesson = understanding.recipe
    memory.asked.push({ what: understanding.wish, id: understanding.recipe.id })
  }
  if (understanding.kind === 'detail') memory.asked.push({ what: 'detail', id: understanding.recipe.id })
}
