import type { Statement } from '../../../python/ast'
import { parsePython } from '../../../python/parse'
import { HEADERS, type Token, tokensOf } from '../../../python/tokens'

/** A piece of Python in a sentence. `form` says what is whole in it: a statement, the head of a block, or what follows a left side. */
export type NewCode = { from: number; to: number; text: string; form: 'statement' | 'head' | 'tail'; node: Statement }

const MAX_WORDS = 60
const MAX_TOKENS = 24
const MAX_FOUND = 4
/** Spanish words that tokens of Python would join: «n y m». */
const SIGN = /^(?:[-+*/%<>=!]=?|\/\/=?|\*\*|[([{.])$/
const ENDS_IN_SIGN = /^(?:[-+*/%<>=!,.;:?(¿]=?|and|or|not|in|is|if|for)$/

/** The longest pieces of a sentence that are Python and could be nothing else: with a sign, a call or brackets in them. */
export function newCodeIn(sentence: string): NewCode[] {
  const tokens = tokensOf(sentence).slice(0, MAX_WORDS)
  const found: NewCode[] = []
  for (let at = 0; at < tokens.length && found.length < MAX_FOUND; at += 1) {
    const best = longestFrom(at, tokens, sentence)
    if (best === null) continue
    found.push(best.piece)
    at = best.last
  }
  return found
}

function longestFrom(at: number, tokens: readonly Token[], sentence: string) {
  const first = tokens[at]
  if (first === undefined || !canBegin(first, tokens[at - 1])) return null
  for (let last = Math.min(tokens.length, at + MAX_TOKENS) - 1; last >= at; last -= 1) {
    const taken = tokens.slice(at, last + 1)
    const end = taken.at(-1)
    if (end === undefined || ENDS_IN_SIGN.test(end.text) || !isTelling(taken, tokens[at - 1])) continue
    const text = sentence.slice(first.from, end.to)
    const read = readAs(text)
    if (read !== null) return { piece: { from: first.from, to: end.to, text, ...read }, last }
  }
  return null
}

const canBegin = (token: Token, before: Token | undefined) =>
  token.is !== 'bad' &&
  token.is !== 'comment' &&
  (token.is !== 'operator' || /^(?:[<>]=?|[=!]=|[-+*/%]=?|\/\/|\*\*|\[|\{|-)$/.test(token.text)) &&
  !(before !== undefined && before.to === token.from && before.is === 'name')

/** Words of the sentence around a sign: «si pongo != en el if». */
const OF_SENTENCE =
  /^(?:pon\w*|pong\w+|us[oa]\w*|cambi\w+|quit\w+|sac\w+|hag\w+|escrib\w+|llam\w+|met\w+|es|son|fuera|vale|en|de|del|el|la|los|las|un|una|con|por|para|vez|lugar|que|y|o|e|si|no|es[eoa]|solo|sale|hace|entre|donde|esta|como|al)$/i

const ORDERS = /^(?:hago|hacemos|pongo|ponemos|uso|ejecuto|escribo|luego|despues|con)$/i

/** A sign stands in it that no sentence has, between what could be values. */
function isTelling(tokens: readonly Token[], before: Token | undefined): boolean {
  const [first, second] = tokens
  // «hago y = x», «hago del d["a"]»: what stands before a sign is a name, and `del` is ordered.
  const isPython = second?.text === '=' || (first?.text === 'del' && ORDERS.test(before?.text ?? ''))
  if (tokens.slice(isPython ? 1 : 0).some(({ is, text }) => is === 'name' && OF_SENTENCE.test(text))) return false
  if (first !== undefined && tokens.length > 1 && /^(?:return|yield|raise)$/.test(first.text)) return true
  if (first !== undefined && tokens.length > 2 && HEADERS.has(first.text)) return true
  return tokens.length > 1 && tokens.some(({ is, text }) => is === 'operator' && SIGN.test(text))
}

function readAs(text: string): Pick<NewCode, 'form' | 'node'> | null {
  const whole = onlyStatement(text)
  if (whole !== null) return isPlainWords(whole) ? null : { form: 'statement', node: whole }
  if (/^(?:if|elif|while|for|with)\b/.test(text)) {
    const head = onlyStatement(`${text.replace(/:$/, '').replace(/^elif\b/, 'if')}:\n    pass`)
    return head === null ? null : { form: 'head', node: head }
  }
  if (!/^[-+*/%<>=!]/.test(text)) return null
  const tail = onlyStatement(`x ${text}`)
  return tail === null ? null : { form: 'tail', node: tail }
}

function onlyStatement(text: string): Statement | null {
  const { body, errors } = parsePython(text)
  const [only, ...more] = body
  return only !== undefined && more.length === 0 && errors.length === 0 ? only : null
}

/** «-5», a number by itself: a value, no piece of a program. */
const isPlainWords = (node: Statement) =>
  node.kind === 'expression' && ['name', 'number', 'string', 'unary', 'boolean', 'none'].includes(node.value.kind)
