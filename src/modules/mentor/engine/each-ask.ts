import type { Message } from './message'
import { type Ask, asksIn } from './requests/asks-in'
import { READERS_OF_PROGRAMS } from './requests/continuation'
import type { Answer, Block } from './skill'

/** What one skill has said to a message, and how sure it was. */
export type Heard = { answer: Answer; skill: string; score: number }

/** What is told besides must be as sure as what is asked alone. */
const SURE = 0.9
/** A longer program is read once. */
const MAX_CHARACTERS = 2_500
/** They tell of one thing each: of two things, both are told. */
const OF_IDEAS: ReadonlySet<string> = new Set(['concepts', 'howtos', 'lessons', 'doubts'])
const OTHERS: ReadonlySet<string> = new Set(['change', 'write', 'exercises', 'product'])
/** Of an order for a program, what sounds like another is mostly a clause of it: «… y dime cuál es la mayor». */
const MAKERS: ReadonlySet<string> = new Set(['change', 'write'])

/** What an answer is about: two with the same subject are told once. Null for what is told alone, such as a refusal. */
function subjectOf({ skill, answer }: Heard): string | null {
  // Each says of the program what another would.
  if (READERS_OF_PROGRAMS.has(skill)) return 'program'
  if (OF_IDEAS.has(skill)) return `idea ${answer.topic ?? skill}`
  return OTHERS.has(skill) ? skill : null
}

const isAnswered = ({ answer }: Heard) => answer.outcome === 'answered'

/** `hear` asks the skills about a part of the message. `isLed`: solutions are led up to, and given by nothing that is told besides. */
type Hearing = { hear: (part: Message) => Promise<Heard>; isLed: boolean }

/**
 * The answer to a message that asks for several things: what the skills say to all of it, and what they say to each thing that this does
 * not speak of.
 */
export async function withEachAsk(whole: Heard, message: Message, { hear, isLed }: Hearing): Promise<Heard> {
  const isSolution = ({ answer }: Heard) => isLed && answer.ladder !== undefined
  if (isSolution(whole)) return whole
  const subject = subjectOf(whole)
  const isUnknown = whole.skill === 'unknown'
  if (!isUnknown && (subject === null || !isAnswered(whole))) return whole
  const asks = message.text.length > MAX_CHARACTERS ? [] : asksIn(message.prose)
  if (asks.length === 0) return whole
  const parts: { ask: Ask; heard: Heard }[] = []
  for (const ask of asks) parts.push({ ask, heard: await hear(partOf(message, ask.said)) })
  const own = parts.find(
    ({ heard }) => isAnswered(heard) && !isSolution(heard) && (isUnknown || subjectOf(heard) === subject),
  )
  // What answers no part by itself answers all of them together.
  if (own === undefined || (isUnknown && own.heard.score < SURE)) return whole
  const told = new Set([subjectOf(own.heard)])
  const more = parts.filter(({ heard }) => {
    const about = subjectOf(heard)
    if (about === null || told.has(about) || !isAnswered(heard) || isSolution(heard) || heard.score < SURE) return false
    if (MAKERS.has(whole.skill) && OTHERS.has(heard.skill)) return false
    told.add(about)
    return true
  })
  if (more.length === 0 && !isUnknown) return whole
  const left = isUnknown ? parts.filter((part) => part !== own && !more.includes(part)) : []
  // A change says which words it made nothing of: those of the other parts are answered here.
  const first = isUnknown || whole.skill === 'change' ? own.heard : whole
  const blocks = [
    ...first.answer.blocks,
    ...more.flatMap(({ ask, heard }) => [besides(ask), ...heard.answer.blocks]),
    ...(left.length === 0 ? [] : [leftOut(left.map(({ ask }) => ask))]),
  ]
  return { ...first, answer: { ...first.answer, blocks } }
}

/** The message as if it asked for nothing else. */
function partOf(message: Message, said: string): Message {
  const code = message.code.filter(({ form, code: own }) => form !== 'inline' || said.includes(own))
  const shown = code.filter(({ form }) => form !== 'inline').map((part) => part.code)
  const text = [said, ...shown, message.traceback?.text ?? '', message.data ?? ''].filter((piece) => piece !== '')
  return { ...message, prose: said, text: text.join('\n\n'), code }
}

const MAX_QUOTED = 90
/** In the person's own words, without what would be Markdown. */
function quoted({ said }: Ask): string {
  const line = said.replace(/[`*<>[\]#\s]+/g, ' ').trim()
  return `«${line
    .replace(/^(?:[ye] |¿)+/i, '')
    .replace(/[?.!,; ]+$/, '')
    .slice(0, MAX_QUOTED)}»`
}

const besides = (ask: Ask): Block => ({
  kind: 'heading',
  text: `Lo otro que ${ask.isOrder ? 'pides' : 'preguntas'}: ${quoted(ask)}`,
})

const leftOut = (asks: readonly Ask[]): Block => ({
  kind: 'text',
  markdown: `De lo que pides no he resuelto ${asks.map(quoted).join(' ni ')}: eso no lo sé con seguridad. Dímelo con otras palabras, o con un ejemplo de lo que tiene que salir.`,
})
