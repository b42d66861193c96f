import type { Level, MentorType, Rung, Turn } from './model-port'

const files = import.meta.glob<string>('/content/prompts/*.md', { query: '?raw', import: 'default', eager: true })

/** A text of `content/prompts/`, where their README says when each is told. */
function prompt(name: string): string {
  const text = files[`/content/prompts/${name}.md`]
  if (text === undefined) throw new Error(`content/prompts/${name}.md is missing`)
  return text.trim()
}

/** Whom the answer is for; nothing is said of what is left out. */
type Manner = { level?: Level; rung?: Rung | undefined }

/** The mentor's system prompt, for any model: who it is, how it teaches and writes, what it refuses. About 1,000 tokens. */
export function instructionsFor(mentor: MentorType, { level, rung }: Manner = {}): string {
  const parts = [
    ...[`opening-${mentor}`, 'teaching', `layout-${mentor}`, 'writing', `depth-${mentor}`],
    // It stands after the mentor's depth, which it overrules.
    ...(level ? [`level-${level}`] : []),
  ].map(prompt)
  const ladder = rung ? [`${prompt('ladder')}\n${prompt(`rung-${rung}`)}`] : []
  return [...parts, ...ladder, prompt('limits')].join('\n\n')
}

/** Said to a model that has given a whole program too soon. */
export const TOO_SOON = prompt('too-soon')

/** What tells a model of a conversation before the turns that it is shown, and what stands in its mouth after that. */
export const EARLIER = {
  opening: prompt('earlier'),
  taken: prompt('earlier-taken'),
  agreed: prompt('earlier-agreed'),
  begun: prompt('earlier-begun'),
  said: prompt('earlier-said'),
  asked: prompt('earlier-asked'),
  answered: prompt('earlier-answered'),
}

/** What tells it of tested material, likewise. */
export const MATERIAL = { opening: prompt('material'), taken: prompt('material-taken') }

/**
 * The turns that ask a model to go on with an answer that broke off: what is `given` of it, and the order to continue,
 * beginning with the `unfinished` word or line that comes after it (may be ''). None where nothing is given: then the
 * question itself is asked again.
 */
export function continueFrom({ given, unfinished, isInCode }: BrokenOff): Turn[] {
  if (given.trim() === '') return []
  const order = [
    prompt('continue'),
    isInCode && prompt('continue-in-code'),
    unfinished.trim() !== '' && `${prompt('continue-with')} ${unfinished.trim()}`,
  ]
  return [
    { role: 'assistant', content: given },
    { role: 'user', content: order.filter((sentence) => sentence !== false).join('\n') },
  ]
}

type BrokenOff = { given: string; unfinished: string; isInCode: boolean }

const NEWEST_VERSION = /^## (\d+) · (\d{4}-\d\d-\d\d) · ([0-9a-f]{12})$/m

/** What the changelog's newest entry says: the version of all prompts together, and the hash of their texts. */
export function promptVersion(): { version: number; hash: string } {
  const [, version, , hash = ''] = NEWEST_VERSION.exec(prompt('CHANGELOG')) ?? []
  if (version === undefined)
    throw new Error('content/prompts/CHANGELOG.md has no entry such as "## 2 · 2026-12-01 · 0123456789ab"')
  return { version: Number(version), hash }
}
