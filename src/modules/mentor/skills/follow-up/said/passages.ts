import type { State } from '../../../engine/frame'
import { lastCards } from '../../concepts/last-card'
import { lessonOf } from '../../lessons/lessons'
import { lessonTitledIn } from '../../lessons/lessons-skill'

const MAX_PASSAGES = 40
const FENCE = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n\1[ \t]*$|^(?:(?!`{3}|~{3}).+\n?)+/gm

/** What was told of an idea, and what else is known of it: a paragraph and the programs behind it each. */
export function passagesOf(state: State): string[] {
  const cards = lastCards(state)
  const titled = lessonTitledIn(state.said.at(-1) ?? '')
  const lessons = cards.flatMap(({ lesson }) => (lesson === undefined ? [] : (lessonOf(lesson) ?? [])))
  const texts = [
    state.said.at(-1) ?? '',
    ...cards.flatMap(({ idea, misunderstanding, when }) => [idea, misunderstanding, when]),
    ...[...lessons, ...(titled === null ? [] : [titled])].map(({ body }) => body),
  ]
  return [...new Set(texts.flatMap(partsOf))].slice(0, MAX_PASSAGES)
}

function partsOf(markdown: string): string[] {
  const parts: string[] = []
  for (const [block] of markdown.matchAll(FENCE)) {
    const text = block.trim()
    const isProgram = /^[`~]{3}/.test(text) || /^\*\*(?:Resultado|Un resultado posible|Error):\*\*$/.test(text)
    if (isProgram && parts.length > 0) parts[parts.length - 1] += `\n\n${text}`
    else if (!text.startsWith('#')) parts.push(text)
  }
  return parts
}
