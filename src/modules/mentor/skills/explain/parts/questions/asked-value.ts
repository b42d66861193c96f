import type { Frame } from '../../../../engine/frame'
import type { CodePart } from '../../../../engine/message'
import { codePart } from '../../../../engine/reading/code-part'
import type { Expression } from '../../../../python/ast'
import { lackedName } from '../../../../python/evaluate/result'
import { parsePython } from '../../../../python/parse'
import { expressionsIn } from '../../../../python/walk'
import { run } from '../output'

const ASKS_VALUE =
  /\b(?:que|q|cuanto|cual|como) (?:\w+ ){0,2}?(?:da|dan|dara|daria|devuelve|devolveria|sale|saldria|imprime|imprimiria|muestra|vale|queda|resulta|retorna)\b|\b(?:resultado|salida|valor) de\b|\b(?:que|cuanto) (?:da|dara|daria|sale|devuelve|vale|imprime)$|\bcuanto es\b/
const MAX_PROSE = 300
const MAX_TRIES = 200
/** Where an expression may begin: a number, a quote, a bracket, a sign, or a word that a bracket or a dot follows. */
const BEGINS = /(?<![\p{L}\d_.'"])(?:[\d"'[({-]|not |(?:True|False|None)\b|[a-z_]\w{0,30}(?=[.([]))/gu

/** «¿Qué da range(2, 10, 3)?»: the expression in a sentence whose value is asked, as a program that shows it; null where there is none. */
export function askedValue({ message, plain }: Frame): CodePart | null {
  const isOnlyWords = message.code.every(({ form }) => form === 'inline') && message.traceback === null
  if (!isOnlyWords || message.prose.length > MAX_PROSE || !ASKS_VALUE.test(plain)) return null
  const shown = longestIn(message.prose) ?? message.code.map(({ code }) => code.trim()).find(isTelling) ?? null
  if (shown === null) return null
  const value = LAZY.test(shown) ? `list(${shown})` : shown
  const part = codePart(/^print\(/.test(shown) ? shown : `print(${value})`, 'fenced')
  const result = run(part.tree)
  const isKnown = result.kind === 'done' || result.kind === 'raised'
  return isKnown && lackedName(result) === null ? part : null
}

/** What shows nothing of what it gives unless it is walked through. */
const LAZY = /^(?:range|zip|map|filter|enumerate|reversed)\(/

/** The longest piece of a sentence that is an expression which works something out. */
function longestIn(prose: string): string | null {
  let tries = 0
  for (const { index } of prose.matchAll(BEGINS)) {
    const rest = prose.slice(index).split('\n', 1)[0] ?? ''
    const ends = [...rest.matchAll(/(?<=[\p{L}\d)\]}"'])(?=[\s?¿,;:.!)]|$)/gu)].map(({ index: end }) => end)
    for (const end of ends.toReversed()) {
      tries += 1
      if (tries > MAX_TRIES) return null
      const text = rest.slice(0, end)
      if (isTelling(text)) return text
    }
  }
  return null
}

/** Python that works something out and is no sum of everyday life: with a call, a text, a collection, or a sign of Python's own. */
function isTelling(text: string): boolean {
  if (!SIGNS.test(text)) return false
  const { body, errors } = parsePython(text)
  const [only, more] = body
  if (errors.length > 0 || more !== undefined || only?.kind !== 'expression') return false
  return [...expressionsIn(only.value)].some(isPythons)
}

/** Without one of these nothing is worked out that Python alone writes so: most pieces of a sentence need not be read. */
const SIGNS = /[([{<>=%'"*/]|\b(?:not|and|or|in|is)\b/

const isPythons = (part: Expression) =>
  (part.kind === 'call' && part.arguments.length > 0) ||
  part.kind === 'subscript' ||
  part.kind === 'set' ||
  part.kind === 'not' ||
  part.kind === 'compare' ||
  part.kind === 'boolean-operation' ||
  (part.kind === 'binary' &&
    (/^(?:\/\/|%|\*\*)$/.test(part.operator) || part.left.kind === 'string' || part.right.kind === 'string'))
