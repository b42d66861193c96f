import type { Turn } from '../../model-port'
import { type Piece, piecesOf, textOf } from './message-pieces'
import { beginningWithin, tokensIn } from './token-estimate'

/** What stays at least of a stretch that is shortened, in tokens: enough to know what it was about. */
const LEAST = { prose: 60, code: 200 }
const CUT = '[…]\n'
/** The end of a line and the sign that more came. */
const CUT_TOKENS = tokensIn(`\n${CUT}`)
/** What marks the beginning and the end of a turn for a model. */
const TURN_TOKENS = 4

type Message = { turn: Turn; pieces: Piece[] }

export const tokensOfTurns = (turns: readonly Turn[]): number =>
  turns.reduce((sum, { content }) => sum + TURN_TOKENS + tokensIn(content), 0)

/**
 * A conversation for a model, cut to about `tokens`: `turns` are questions and replies in turn, the last one the question. What is old
 * is shortened before anything is left out: first what was said, then the programs, oldest first; the newest program after all others.
 * The question is shortened only where it has no room by itself, its programs first.
 */
export function fitted(turns: Turn[], tokens: number): Turn[] {
  let excess = tokensOfTurns(turns) - tokens
  const asked = turns.at(-1)
  if (excess <= 0 || asked === undefined) return turns
  const earlier = turns.slice(0, -1).map(messageOf)
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
  if (excess <= 0) return [...kept.flat().map(turnOf), asked]
  return [shortenedQuestion(asked, excess - sizeOf(kept.flat()))]
}

const messageOf = (turn: Turn): Message => ({ turn, pieces: piecesOf(turn.content) })
const turnOf = ({ turn, pieces }: Message): Turn => ({ ...turn, content: textOf(pieces) })

function shortenedQuestion(asked: Turn, excess: number): Turn {
  if (excess <= 0) return asked
  const question = messageOf(asked)
  shortened([question], { isCode: false, excess: shortened([question], { isCode: true, excess }) })
  return turnOf(question)
}

/** Shortens the programs, or the prose, of these messages, the first ones first. Answers the excess of tokens that is left. */
function shortened(messages: Message[], { isCode, excess }: { isCode: boolean; excess: number }): number {
  let left = excess
  const least = isCode ? LEAST.code : LEAST.prose
  for (const piece of messages.flatMap(({ pieces }) => pieces)) {
    if (left <= 0) return left
    if (piece.isCode !== isCode) continue
    const tokens = tokensIn(piece.text)
    if (tokens <= least) continue
    piece.text = beginningOf(piece.text, Math.max(least, tokens - left))
    left -= tokens - tokensIn(piece.text)
  }
  return left
}

/** The beginning of a text, of at most so many tokens with the sign that more came: to the end of a line or a word where one is near. */
function beginningOf(text: string, tokens: number): string {
  const head = beginningWithin(text, tokens - CUT_TOKENS - 1)
  const line = head.lastIndexOf('\n')
  const end = line > head.length / 2 ? line : head.lastIndexOf(' ')
  return `${end > head.length / 2 ? head.slice(0, end) : head}\n${CUT}`
}

/** Question and reply, together. */
const pairs = (messages: Message[]): Message[][] =>
  messages.flatMap((_, at) => (at % 2 === 0 ? [messages.slice(at, at + 2)] : []))

const sizeOf = (messages: Message[]): number => tokensOfTurns(messages.map(turnOf))
