import { blocksOnce, saysNothing } from '../skills/explain/focus/once'
import { withGiven } from '../skills/explain/given-values'
import { listed } from '../skills/explain/idioms/idiom'
import { closingBlocks } from '../skills/explain/parts/closing'
import { compose, inlineCode } from './compose'
import { bare, type Heard, type Part, partOf, quoted } from './each-ask'
import type { Frame } from './frame'
import { plainText } from './lexicon/plain-text'
import type { CodePart, Message } from './message'
import { isOnlyData } from './reading/only-data'
import { type Ask, questionsIn } from './requests/asks-in'
import { READERS_OF_PROGRAMS } from './requests/continuation'
import { spelledOut } from './requests/spelled-out'
import type { Block } from './skill'

/** A longer program is read once. */
const MAX_CHARACTERS = 3_500
const SURE = 0.9

/**
 * `hear` asks the skills that are named about a part of the message, as what goes on with a program where one was just spoken about. `all`
 * answers the message as one.
 */
type Hearing = {
  hear: (part: Message, skills: ReadonlySet<string>, spoken?: CodePart) => Promise<Heard | null>
  all: () => Promise<Heard>
}

/**
 * What is asked of a program that the message shows, question by question, each told by itself in the order in which it was asked. Where one
 * of them has no answer of its own, the message is answered as one, and the others are told behind that.
 */
export async function questionByQuestion(frame: Frame, { hear, all }: Hearing): Promise<Heard> {
  const program = programOf(frame)
  if (program === null) return all()
  const { parts, left } = await heardParts(program, hear)
  const [first] = parts
  if (first === undefined) return all()
  if (left.length === 0) {
    const told = blocksOnce(parts.flatMap((part, at) => toldOf(part, at)))
    return {
      ...first.heard,
      answer: { ...first.heard.answer, blocks: [...program.blocks, ...told, ...closingBlocks(program.code, told)] },
    }
  }
  const whole = await all()
  if (!READERS_OF_PROGRAMS.has(whole.skill) || whole.answer.outcome !== 'answered') {
    const told = blocksOnce(parts.flatMap((part, at) => toldOf(part, at)))
    return { ...first.heard, answer: { ...first.heard.answer, blocks: [...program.blocks, ...told, leftOut(left)] } }
  }
  return { ...whole, answer: { ...whole.answer, blocks: withParts(whole.answer.blocks, parts) } }
}

/** Behind the answer to all of it, the questions that it does not speak of. */
function withParts(blocks: readonly Block[], parts: readonly Part[]): Block[] {
  let told = [...blocks]
  for (const part of parts) {
    const said = compose(told)
    const own = said.includes(quoted(part.ask)) ? [] : unsaid(part.heard, said)
    if (own.some(({ kind }) => kind !== 'heading')) told = [...told, ...under(part.ask, own)]
  }
  return told
}

const unsaid = (heard: Heard, said: string) => briefly(heard).filter((block) => !said.includes(compose([block])))

type Program = { message: Message; code: CodePart; blocks: Block[] }

/** The program that is asked about, with the values that the words give; null where a message shows none, or asks one thing. */
function programOf(frame: Frame): Program | null {
  const { message, code } = frame
  if (code === null || frame.isFollowUp || message.traceback !== null || message.text.length > MAX_CHARACTERS)
    return null
  if (isOnlyData(code) || code.tree.body.length === 0) return null
  const shown = code.form === 'inline' ? withLine(message) : message
  const main = code.form === 'inline' ? shown?.code[0] : code
  if (shown === null || main === undefined) return null
  const asks = questionsIn(shown.prose)
  if (asks.length === 0 || asks.some(({ isOrder, said }) => isOrder && !TELL_ME.test(plainText(said)))) return null
  const { code: given, values, blocks, cases } = withGiven(main, frame)
  // Several sets of values are cases of one question.
  if (cases.length > 1) return null
  const line = values.length === 0 ? [] : [text(`Con ${listed(values.map(inlineCode))}:`)]
  return {
    ...{ code: given, blocks: [...blocks, ...line] },
    message: { ...shown, code: shown.code.map((each) => (each === main ? given : each)) },
  }
}

/** «Explícame», «dime»: an order that only asks. */
const TELL_ME = /\b(?:expli[cq]\w+|di(?:me|ga\w*)|cuenta\w*|quiero saber|necesito saber)\b/

/** What is asked of a line that stands in the sentence: that line is the program, and the rest asks. */
function withLine(message: Message): Message | null {
  const [longest] = message.code.toSorted((a, b) => b.code.length - a.code.length)
  if (longest === undefined || !isProgram(longest)) return null
  const { code } = longest
  const prose = message.prose
    .replace(`\`${code}\``, ' ')
    .replace(code, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim()
  const others = message.code.filter((part) => part !== longest)
  return { ...message, prose, code: [{ ...longest, form: 'pasted' }, ...others] }
}
const isProgram = ({ code, tree }: CodePart) =>
  code.length > MIN_PROGRAM &&
  tree.errors.length === 0 &&
  tree.body.some(({ kind }) => kind !== 'expression' && kind !== 'pass')
const MIN_PROGRAM = 12

async function heardParts({ message, code }: Program, hear: Hearing['hear']): Promise<{ parts: Part[]; left: Ask[] }> {
  const parts: Part[] = []
  const left: Ask[] = []
  let before: string | undefined
  for (const ask of questionsIn(message.prose)) {
    before = spelledOut(ask.said, before, code.code)
    const part: Message = { ...partOf(message, before), isPart: true }
    // One fault is told once: what else is asked is explained.
    const hasFault = parts.some(({ heard }) => heard.skill === 'faults')
    const heard = await ownAnswer(part, code, (own, skills, spoken) =>
      hear(own, hasFault ? new Set([...skills].filter((name) => name !== 'faults')) : skills, spoken),
    )
    const said = compose(parts.flatMap((each) => briefly(each.heard)))
    // What was told already is no answer to something else.
    if (heard === null || unsaid(heard, said).length === 0) left.push(ask)
    else parts.push({ ask, message: part, heard })
  }
  return { parts, left }
}

/** They read the program that is shown; whoever tells of ideas is asked what something is where none of them knows. */
const OF_PROGRAMS: ReadonlySet<string> = new Set(['explain', 'what-if', 'faults', 'review', 'follow-up', 'doubts'])
const OF_IDEAS: ReadonlySet<string> = new Set(['concepts', 'questions'])
const ASKS_IDEA = /\b(?:que|q) (?:es|son|significa)\b|\bdiferencia\b|\bpara que (?:sirve|se usa)\b/
/** Who is asked what comes out, or how it is done otherwise, tells of no fault that nobody complained of. */
const READERS: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [
    /\bcomo (?:hago|haria|puedo|podria|se (?:hace|arregla)|l[oa] (?:arregl|solucion|hag|evit)\w+)\b/,
    new Set(['faults', 'doubts']),
  ],
  [
    /^(?:\w+ ){0,2}(?:que|q|cuanto) (?:me )?(?:imprime|sale|saca|muestra|devuelve)\b(?!.*\b(?:deberia|tendria|esperaba)\b)/,
    new Set(['explain', 'what-if']),
  ],
]

/** What answers the question itself; null where the whole program is only read, or nothing is known. */
async function ownAnswer(part: Message, code: CodePart, hear: Hearing['hear']): Promise<Heard | null> {
  const plain = plainText(part.prose)
  const skills = READERS.find(([words]) => words.test(plain))?.[1] ?? OF_PROGRAMS
  const read = await hear(part, skills)
  if (read !== null && isOwn(read, plain)) return read
  const next = skills === OF_PROGRAMS ? await hear(bare(part), OF_PROGRAMS, code) : null
  if (next !== null && isOwn(next, plain)) return next
  const known = ASKS_IDEA.test(plain) ? await hear(part, OF_IDEAS) : null
  return known !== null && known.answer.outcome === 'answered' && known.score >= SURE ? known : null
}

function isOwn({ skill, score, answer }: Heard, plain: string): boolean {
  if (answer.outcome !== 'answered' || saysNothing(answer.blocks)) return false
  if (skill === 'review') return JUDGES.test(plain)
  if (skill === 'faults') return score >= LIKELY || WONDERS.test(plain)
  if (skill === 'doubts') return score >= SURE
  return skill !== 'follow-up' || (score >= SURE && OF_RUN.has(answer.topic ?? ''))
}
const LIKELY = 0.45
const JUDGES =
  /\b(?:esta (?:bien|mal)|lo ves (?:bien|mal)|revis\w+|critic\w+|opin\w+|segur[oa]s?|profesional|mas cort[oa]|pythonic\w*|mejor(?:ar\w*|a|o)|cambiari\w+)\b/
const WONDERS = /\b(?:por que|a que viene|como es que)\b/
/** What a run or the library tells of that very program; others who go on with one answer with an example. */
const OF_RUN: ReadonlySet<string> = new Set(
  'argument value range run date-format drawn-again empty-cell missing-key no-error reached reason scale speed steps text-numbers worked-out compared'.split(
    ' ',
  ),
)

const text = (markdown: string): Block => ({ kind: 'text', markdown })

const toldOf = ({ ask, heard }: Part, at: number): Block[] => (at === 0 ? briefly(heard) : under(ask, briefly(heard)))

const under = (ask: Ask, blocks: readonly Block[]): Block[] => [
  { kind: 'heading', text: asHeading(ask.said) },
  ...blocks,
]

/** Of a fault its cause and what changes, of a trial what comes of it. */
function briefly({ skill, answer: { blocks } }: Heard): Block[] {
  if (skill === 'faults') {
    const end = blocks.findIndex(({ kind }) => kind === 'code')
    return (end === -1 ? [...blocks] : blocks.slice(0, end + 1)).filter(({ kind }) => kind !== 'heading')
  }
  // «Entonces imprime `3`» is said of each trial, however often.
  return skill === 'what-if'
    ? blocks.flatMap((block): Block[] =>
        block.kind === 'heading' ? [] : [block.kind === 'text' ? { ...block, kind: 'markdown' } : block],
      )
    : [...blocks]
}

const leftOut = (asks: readonly Ask[]): Block =>
  text(
    `A ${asks.map(({ said }) => `«${asHeading(said)}»`).join(' ni a ')} no sé responderte con seguridad: pregúntamelo aparte, o con un ejemplo.`,
  )

const MAX_HEADING = 120
/** In the person's own words, as a question. */
function asHeading(said: string): string {
  const line = said
    .replace(/\s+/g, ' ')
    .replace(/[*#<>]/g, '')
    .replace(/^\W*(?=[\p{L}`"'[(])/u, '')
    .replace(/[?.!,; ]+$/, '')
    .slice(0, MAX_HEADING)
  return `¿${line.charAt(0).toUpperCase()}${line.slice(1)}?`
}
