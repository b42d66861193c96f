import { compose } from './compose'
import { termsIn } from './lexicon/terms'
import type { Message } from './message'
import { type Ask, asksIn, sentencesThatAsk } from './requests/asks-in'
import { READERS_OF_PROGRAMS } from './requests/continuation'
import type { Answer, Block } from './skill'
import { MAKE_PROGRAMS, skillSet, TELL_IDEAS } from './skill-families'

/** What one skill has said to a message, and how sure it was. */
export type Heard = { answer: Answer; skill: string; score: number }

/** What is told besides must be as sure as what is asked alone. */
const SURE = 0.9
/** Whoever tells of ideas has found one by its name: a wrong one does less harm than silence. */
const LIKELY = 0.8
/** A longer program is read once. */
const MAX_CHARACTERS = 2_500
/** They tell of one thing each: of two things, both are told. */
const OF_IDEAS: ReadonlySet<string> = new Set([...TELL_IDEAS, ...skillSet('questions')])
const OTHERS = skillSet('change', 'write', 'exercises', 'product')

/** What an answer is about: two with the same subject are told once. Null for what is told alone, such as a refusal. */
function subjectOf({ skill, answer }: Heard): string | null {
  // What would come of a change is told of another program than the one that is shown.
  if (skill === 'what-if' || skill === 'review') return skill
  // Each says of the program what another would.
  if (READERS_OF_PROGRAMS.has(skill)) return 'program'
  if (OF_IDEAS.has(skill)) return `idea ${answer.topic ?? skill}`
  return OTHERS.has(skill) ? skill : null
}

const textOf = ({ answer }: Heard) => compose(answer.blocks)
const isAnswered = ({ answer }: Heard) => answer.outcome === 'answered'
const isSure = (heard: Heard) => isAnswered(heard) && heard.score >= (OF_IDEAS.has(heard.skill) ? LIKELY : SURE)

/** One of the things that are asked for, as a message of its own, and what was said to it. */
export type Part = { ask: Ask; message: Message; heard: Heard }
/**
 * `hear` asks the skills about a part of the message, as if the part before it had been answered where one is given. `isLed`: solutions are
 * led up to, and given by nothing that is told besides.
 */
type Hearing = { hear: (part: Message, before?: Part) => Promise<Heard>; isLed: boolean }

/**
 * The answer to a message that asks for several things: what the skills say to all of it, and what they say to each thing that this does
 * not speak of.
 */
export async function withEachAsk(whole: Heard, message: Message, { hear, isLed }: Hearing): Promise<Heard> {
  const isSolution = ({ answer }: Heard) => isLed && answer.ladder !== undefined
  const subject = subjectOf(whole)
  const isUnknown = isHelpless(whole)
  if (isSolution(whole) || (!isUnknown && (subject === null || !isAnswered(whole)))) return whole
  const several = message.text.length > MAX_CHARACTERS ? [] : asksIn(message.prose)
  const asks = several.length === 0 && isUnknown && showsNothing(message) ? sentencesThatAsk(message.prose) : several
  if (asks.length === 0) return whole
  const parts = await heardParts(message, asks, hear)
  // Who was not sure of the whole gives way to who is sure of a part.
  const isWeak = isUnknown || (OF_IDEAS.has(whole.skill) && !isSure(whole))
  const heardAs = (isOwn: (heard: Heard) => boolean) =>
    parts.find(({ heard }) => !isSolution(heard) && isAnswered(heard) && isOwn(heard))
  const own = isWeak
    ? heardAs(isSure)
    : (heardAs((heard) => subjectOf(heard) === subject) ?? heardAs((heard) => areHowtos(heard, whole)))
  // What answers no part by itself answers all of them together.
  if (own === undefined) return whole
  if (answersOne(whole, parts, message)) return together(whole, parts)
  const told = new Set([subject, subjectOf(own.heard)])
  const more = parts.filter(({ heard }) => {
    const about = subjectOf(heard)
    if (about === null || told.has(about) || isSolution(heard) || !isSure(heard)) return false
    // Of an order for a program, what sounds like another is mostly a clause of it: «… y dime cuál es la mayor».
    if (MAKE_PROGRAMS.has(whole.skill) && OTHERS.has(heard.skill)) return false
    told.add(about)
    return true
  })
  const left = parts.filter((part) => part !== own && !more.includes(part) && (isWeak || isLeftOut(part, whole)))
  if (more.length + left.length === 0 && !isWeak) return whole
  // A change says which words it made nothing of: those of the other parts are answered here.
  const first = isWeak || (more.length > 0 && whole.skill === 'change') ? own.heard : whole
  const all =
    isWeak || own.ask.isOrder ? [own, ...more] : [own, ...more].toSorted((a, b) => parts.indexOf(a) - parts.indexOf(b))
  const blocks = [
    ...all.flatMap((part, at) => [
      ...(at === 0 ? [] : [besides(part.ask)]),
      ...under(part === own ? first.answer.blocks : part.heard.answer.blocks, at),
    ]),
    ...(left.length === 0 ? [] : [leftOut(left.map(({ ask }) => ask))]),
  ]
  return { ...first, answer: { ...first.answer, blocks } }
}

/** Nobody knew what to say, who asks back has understood no order, or but the nearest was looked up. */
const isHelpless = ({ skill, answer: { outcome } }: Heard): boolean =>
  skill === 'unknown' || skill === 'nearest' || (skill === 'write' && outcome === 'asked')
const showsNothing = ({ code, traceback, output, data }: Message) =>
  code.every(({ form }) => form === 'inline') && traceback === null && output === null && data === null

/** What goes on with a program is answered question by question: who answers it whole may have heard one of them. */
function answersOne(whole: Heard, parts: readonly Part[], { code }: Message): boolean {
  if (whole.skill !== 'follow-up' || code.some(({ form }) => form !== 'inline')) return false
  const said = textOf(whole)
  const isSaid = ({ heard }: Part) =>
    textOf(heard)
      .split('\n\n')
      .every((block) => said.includes(block))
  return parts.every(({ heard }) => isSure(heard) && subjectOf(heard) !== null) && !parts.every(isSaid)
}

/** Each of the parts, the same answer once. */
function together(whole: Heard, parts: readonly Part[]): Heard {
  const different = parts.filter(
    ({ heard }, at) => parts.findIndex((other) => textOf(other.heard) === textOf(heard)) === at,
  )
  const blocks = different.flatMap(({ ask, heard }, at) => [
    ...(at === 0 ? [] : [besides(ask)]),
    ...under(heard.answer.blocks, at),
  ])
  return { ...whole, answer: { ...whole.answer, blocks } }
}

/** A how-to to the whole message, where one of its parts gets another: both are of the same part, if no other part gets it. */
const areHowtos = (part: Heard, whole: Heard) => whole.skill === 'howtos' && part.skill === 'howtos'

/** Nobody knew what to say to it, and it is no clause of a program that was ordered. */
function isLeftOut({ ask, heard }: Part, { skill, answer }: Heard): boolean {
  if (!KNOWN_BY_NOBODY.has(heard.skill) || (ask.isOrder && MAKE_PROGRAMS.has(skill)) || POINTS.test(ask.said))
    return false
  const told = new Set(termsIn(compose(answer.blocks)))
  const asked = termsIn(ask.said)
  return asked.length > 0 && asked.every((term) => !told.has(term))
}
const KNOWN_BY_NOBODY: ReadonlySet<string> = new Set(['unknown', 'off-topic'])
/** «Cómo lo arreglo» is a part of what goes before it. */
const POINTS = /\b(?:lo|la|los|las|le|les|eso|esto|est[ea]|es[ea]) /i

/** What is said to each: to what is not understood by itself, as what goes on with the one before («y cómo salgo de él»). */
async function heardParts(message: Message, asks: readonly Ask[], hear: Hearing['hear']): Promise<Part[]> {
  const parts: Part[] = []
  for (const ask of asks) {
    const own = partOf(message, ask.said)
    const alone = await hear(own)
    const before = parts.at(-1)
    const isOpen = !isSure(alone) && before !== undefined && isSure(before.heard)
    const next = isOpen ? await hear(bare(own), before) : alone
    parts.push({ ask, message: own, heard: isSure(next) && goesOnWith(before, next) ? next : alone })
  }
  return parts
}

/** The example of an idea is no program of the person's: what goes on with the idea is not about that. */
const goesOnWith = (before: Part | undefined, { skill }: Heard) =>
  skill === 'follow-up' || !READERS_OF_PROGRAMS.has(skill) || !OF_IDEAS.has(before?.heard.skill ?? '')

/** Words alone: what the message shows was spoken about with the part before. */
const bare = (part: Message): Message => ({
  ...part,
  ...{ text: part.prose, traceback: null, output: null, data: null },
  code: part.code.filter(({ form }) => form === 'inline'),
})

/** The message as if it asked for nothing else. */
export function partOf(message: Message, said: string): Message {
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

/** Under the heading of its question an answer begins with none of its own. */
const under = (blocks: readonly Block[], at: number) =>
  at > 0 && blocks[0]?.kind === 'heading' ? blocks.slice(1) : blocks

const besides = (ask: Ask): Block => ({
  kind: 'heading',
  text: `Lo otro que ${ask.isOrder ? 'pides' : 'preguntas'}: ${quoted(ask)}`,
})

const leftOut = (asks: readonly Ask[]): Block => ({
  kind: 'text',
  markdown: `De lo que pides no he resuelto ${asks.map(quoted).join(' ni ')}: eso no lo sé con seguridad. Dímelo con otras palabras, o con un ejemplo de lo que tiene que salir.`,
})
