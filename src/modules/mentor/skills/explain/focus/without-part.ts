import { inlineCode } from '../../../engine/compose'
import type { Expression, ExpressionOf, Range } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { tokensOf } from '../../../python/tokens'
import { allExpressions, statementsIn } from '../../../python/walk'
import type { Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import type { Target } from './targets'
import { withChange } from './without-line'

/** What it is there for is asked: what would come out without it shows it. */
const ASKS_PURPOSE =
  /\b(?:(?:para|pa|por) ?que|hace falta|necesari\w+|obligatori\w+|sirve|pinta|(?:puede|puedo) (?:quitar|omitir|borrar|sacar|eliminar)\w*|sin (?:el|la|eso|ello)|(?:saco|quito|borro|omito|elimino))\b/

/** Calls that only make something else of what they are given. */
const CONVERTS = /^(?:int|float|str|abs|round|list|sorted|len|set|tuple|reversed)$/
const TURNS = /^(?:strip|lstrip|rstrip|lower|upper|title|capitalize|zfill|copy|casefold)$/
const LEAVES = /^(?:continue|break|pass|global|nonlocal)$/

/** «Sin `abs` saldría …», of the parts that a question asks the purpose of. */
export function triedTexts(said: string, targets: readonly Target[], source: Source): string[] {
  if (!ASKS_PURPOSE.test(said)) return []
  const told = targets.flatMap((target) => {
    const edits = editsWithout(target, source)
    const word = 'word' in target ? target.word : target.kind === 'piece' ? textOf(target, source) : ''
    const text = edits.length === 0 ? null : withChange(edits, `Sin ${inlineCode(word)}`, source)
    return text === null ? [] : [text]
  })
  return told.slice(0, MAX_TOLD)
}
const MAX_TOLD = 2

function editsWithout(target: Target, source: Source): Edit[] {
  if (target.kind === 'call') return callsOf(target.word, source).flatMap((call) => withoutCall(call, source))
  if (target.kind === 'argument') return withoutArgument(target.word, source)
  if (target.kind === 'piece') return withoutPlace(target.piece.range, source)
  return target.kind === 'keyword' && LEAVES.test(target.word)
    ? [...statementsIn(source.module.body)]
        .filter(({ kind }) => kind === target.word)
        .map(({ from, to }) => ({ from, to, text: 'pass' }))
    : []
}

const textOf = ({ piece: { range } }: Extract<Target, { kind: 'piece' }>, { module }: Source) =>
  module.source.slice(range.from, range.to)

/** `[0]`: what it is picked out of. */
const withoutPlace = ({ from, to }: Range, { module }: Source): Edit[] =>
  [...allExpressions(module)].flatMap((node) =>
    node.kind === 'subscript' && node.to === to && node.value.to === from ? [{ from, to, text: '' }] : [],
  )

const callsOf = (word: string, { module }: Source) =>
  [...allExpressions(module)].filter(
    (node): node is ExpressionOf<'call'> => node.kind === 'call' && calledName(node).toLowerCase() === word,
  )

/** What it is called with, or on, in its place. */
function withoutCall(call: ExpressionOf<'call'>, { module }: Source): Edit[] {
  const text = ({ from, to }: Expression) => module.source.slice(from, to)
  const [given] = call.arguments
  const { callee, from, to } = call
  if (callee.kind === 'name' && CONVERTS.test(callee.name) && given?.form === 'positional')
    return [{ from, to, text: text(given.value) }]
  return callee.kind === 'attribute' && TURNS.test(callee.name) ? [{ from, to, text: text(callee.value) }] : []
}

/** The call without the argument of that name, and the comma before it. */
function withoutArgument(word: string, { module }: Source): Edit[] {
  return [...allExpressions(module)].flatMap((node) => {
    const at = node.kind === 'call' ? node.arguments.findIndex(({ name }) => name?.toLowerCase() === word) : -1
    const argument = node.kind === 'call' ? node.arguments[at] : undefined
    if (node.kind !== 'call' || argument === undefined) return []
    const before = node.arguments[at - 1]
    return [{ from: before?.to ?? argument.from, to: argument.to, text: '' }]
  })
}

/** «¿Por qué // y no /?»: of two signs or calls, the second that the program might have in the place of the first. */
const INSTEAD =
  /(?:^|[\s`"'«(¿])([-+*/%<>=!&|]{1,3}|[a-z_]\w*)[`"'»)]? (?:y no|en (?:vez|lugar) de(?:l)?|en ves de|o (?:mejor )?)(?: (?:un|una|el|la|con|usar|solo|poner))* ?[`"'«(]?([-+*/%<>=!&|]{1,3}|[a-z_]\w*)/

/** What would come out with it. */
export function insteadText(said: string, { module, lines }: Source): string | null {
  const [, used, other] = INSTEAD.exec(said) ?? []
  if (used === undefined || other === undefined || used === other) return null
  const tokens = tokensOf(module.source).filter(({ is, text }) => (is === 'operator' || is === 'name') && text === used)
  const isSign = /^\W/.test(used)
  if (tokens.length === 0 || isSign !== /^\W/.test(other) || (!isSign && !KNOWN.has(other))) return null
  const edits = tokens.map(({ from, to }) => ({ from, to, text: other }))
  const told = withChange(edits, `Con ${inlineCode(other)}`, { module, lines })
  return told === null || /otra cosa\.$/.test(told) ? null : told
}
const KNOWN: ReadonlySet<string> = new Set(
  'and or is int float str list tuple set sorted reversed max min sum len range append extend add insert find index lower upper strip rstrip lstrip break continue elif if'.split(
    ' ',
  ),
)
