import * as z from 'zod'
import { EARLIER } from '~/modules/mentor/mentor.server'

/** What a conversation was about before what the model is shown of it: lines, the oldest first. */
export const digestSchema = z.object({
  /** What the person wants to hold from then on, in their own words. */
  agreed: z.array(z.string()),
  begun: z.array(z.string()),
  said: z.array(z.string()),
})
export type Digest = z.output<typeof digestSchema>
export type PastExchange = { question: string; reply: string }

const EMPTY: Digest = { agreed: [], begun: [], said: [] }
/** Characters; together they are a fifth of what a model is shown. */
const ROOM = { agreed: 2_400, said: 2_400 }
const BEGINNING_EXCHANGES = 2
const LONGEST = { agreed: 300, begun: 400, question: 160, reply: 120 }
/** Of each message so much is read. */
const READ_CHARACTERS = 8_000

const AGREEMENT =
  /(?<![\p{L}\p{N}])(quedamos en|hemos quedado|acordamos|acordado|recuerda|ten en cuenta|a partir de ahora|de ahora en adelante|en todo el proyecto|prefiero|siempre|nunca|no uses|sin usar|ll[aá]mame|me llamo|estoy aprendiendo|mi objetivo)(?![\p{L}\p{N}])/iu
const CODE_LINE =
  /^(?:\s|#|@|[)\]}]|(?:def|class|import|from|for|while|if|elif|else|try|except|with|return|print|raise)\b.*[:)\w]$|[\w.]+ ?(?:[-+*/]?=|\(|\[))/
const DEFINITION = /^\s*(?:def|class) +(\w+)/

/** Extends a digest by exchanges that came after it, without a model: the same exchanges always give the same digest. */
export function extended(digest: Digest | null, exchanges: readonly PastExchange[]): Digest {
  const { agreed, begun, said } = digest ?? EMPTY
  const next: Digest = { agreed: [...agreed], begun: [...begun], said: [...said] }
  for (const { question, reply } of exchanges) {
    const asked = readText(question)
    for (const sentence of sentencesOf(asked.prose))
      if (AGREEMENT.test(sentence)) next.agreed.push(cut(sentence, LONGEST.agreed))
    const isBeginning = next.begun.length < BEGINNING_EXCHANGES
    const told = [
      `${EARLIER.asked} ${cut(asked.prose, isBeginning ? LONGEST.begun : LONGEST.question)}${programOf(asked)}`,
      `${EARLIER.answered} ${cut(readText(reply).prose, LONGEST.reply)}`,
    ].join(' ')
    if (isBeginning) next.begun.push(told)
    else next.said.push(told)
  }
  next.agreed = within([...new Set(next.agreed)], ROOM.agreed, 'middle')
  next.said = within(next.said, ROOM.said, 'first')
  return next
}

/** The digest as a model is told it. */
export function digestText({ agreed, begun, said }: Digest): string {
  const parts = [
    [EARLIER.agreed, agreed],
    [EARLIER.begun, begun],
    [EARLIER.said, said],
  ] as const
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [title, ...lines.map((line) => `- ${line}`)].join('\n'))
    .join('\n\n')
}

type Text = { prose: string; lines: number; names: string[] }

/** Parts what somebody wrote from the programs in it, line by line. */
function readText(text: string): Text {
  const [prose, names]: [string[], string[]] = [[], []]
  let lines = 0
  let isFenced = false
  for (const line of text.slice(0, READ_CHARACTERS).split('\n')) {
    if (line === '') {
      if (isFenced) lines += 1
      continue
    }
    const isFence = /^ {0,3}(?:```|~~~)/.test(line)
    if (isFence) isFenced = !isFenced
    else if (isFenced || CODE_LINE.test(line)) {
      lines += 1
      const name = DEFINITION.exec(line)?.[1]
      if (name !== undefined && names.length < 6) names.push(name)
    } else prose.push(line)
  }
  return { prose: prose.join(' '), lines, names }
}

const programOf = ({ lines, names }: Text): string => {
  if (lines === 0) return ''
  return ` [programa de ${lines === 1 ? '1 línea' : `${lines} líneas`}${names.length > 0 ? `, con ${names.join(', ')}` : ''}]`
}

const sentencesOf = (prose: string): string[] => prose.split(/(?<=[.!?;]) +/)

function cut(text: string, length: number): string {
  const plain = text.trim()
  return plain.length <= length ? plain : `${plain.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** As many of the lines as there is room for: without those in the middle, or without the first ones. */
function within(lines: string[], room: number, leftOut: 'first' | 'middle'): string[] {
  const kept = [...lines]
  let length = kept.reduce((sum, line) => sum + line.length, 0)
  while (length > room) {
    const [gone = ''] = kept.splice(leftOut === 'first' ? 0 : Math.floor(kept.length / 2), 1)
    length -= gone.length
  }
  return kept
}
