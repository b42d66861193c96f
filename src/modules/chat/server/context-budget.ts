import type { Turn } from '~/modules/mentor/mentor.server'
import { lengthOf, type Piece, piecesOf, textOf } from './message-pieces'

/** How much of the conversation the model is shown: characters of JavaScript. */
export const CONTEXT_CHARACTERS = 24_000
/** What stays at least of a stretch that is shortened: enough to know what it was about. */
const LEAST = { prose: 200, code: 600 }
const CUT = '[…]\n'

type Message = { turn: Turn; pieces: Piece[] }

/**
 * A conversation for a model, cut to `budget` characters: `turns` are questions and replies in turn, the last one the question, which
 * stays whole. What is old is shortened before anything is left out: first what was said, then the programs, oldest first; the newest
 * program last of all.
 */
export function fitted(turns: Turn[], budget: number = CONTEXT_CHARACTERS): Turn[] {
  let excess = turns.reduce((sum, { content }) => sum + content.length, -budget)
  const asked = turns.at(-1)
  if (excess <= 0 || asked === undefined) return turns
  const earlier = turns.slice(0, -1).map((turn): Message => ({ turn, pieces: piecesOf(turn.content) }))
  const newest = earlier.findLast(({ pieces }) => pieces.some(({ isCode }) => isCode))
  const older = earlier.filter((message) => message !== newest)

  excess = shortened(earlier, { isCode: false, excess })
  excess = shortened(older, { isCode: true, excess })
  const kept = pairs(earlier).filter((exchange) => {
    if (excess <= 0 || (newest !== undefined && exchange.includes(newest))) return true
    excess -= sizeOf(exchange)
    return false
  })
  if (newest !== undefined) excess = shortened([newest], { isCode: true, excess })
  const shown = excess > 0 ? [] : kept.flat()
  return [...shown.map(({ turn, pieces }) => ({ ...turn, content: textOf(pieces) })), asked]
}

/** Shortens the programs, or the prose, of these messages, the first ones first. Answers the excess that is left. */
function shortened(messages: Message[], { isCode, excess }: { isCode: boolean; excess: number }): number {
  let left = excess
  const least = isCode ? LEAST.code : LEAST.prose
  for (const piece of messages.flatMap(({ pieces }) => pieces)) {
    if (left <= 0) return left
    if (piece.isCode !== isCode || piece.text.length <= least) continue
    const text = beginningOf(piece.text, Math.max(least, piece.text.length - left))
    left -= piece.text.length - text.length
    piece.text = text
  }
  return left
}

/** The beginning of a text, at most so long with the sign that more came: to the end of a line or a word where one is near. */
function beginningOf(text: string, length: number): string {
  const head = text.slice(0, length - CUT.length - 1).replace(/[\ud800-\udbff]$/, '')
  const line = head.lastIndexOf('\n')
  const end = line > head.length / 2 ? line : head.lastIndexOf(' ')
  return `${end > head.length / 2 ? head.slice(0, end) : head}\n${CUT}`
}

/** Question and reply, together. */
const pairs = (messages: Message[]): Message[][] =>
  messages.flatMap((_, at) => (at % 2 === 0 ? [messages.slice(at, at + 2)] : []))

const sizeOf = (exchange: Message[]): number =>
  exchange.flatMap(({ pieces }) => pieces).reduce((sum, piece) => sum + lengthOf(piece), 0)
