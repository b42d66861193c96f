import type { Reading } from '../../compose/reading'
import { openText } from '../../told/told'
import { type Condition, conditionsIn } from './case-conditions'
import { type Effect, effectIn } from './case-effects'

export type Case = { condition: Condition; test: (it: string) => string; effect: Effect; said: string }
/** What follows in each case, in the order in which the cases are to be tried. */
export type Cases = { cases: Case[]; otherwise: Effect | null; from: number; to: number }

const ELSE =
  /\b(?:y )?(?:si no(?! (?:es|hay|tiene|lleg\w+|esta|quiere|acierta)\b)|sino|en caso contrario|de lo contrario|en (?:cualquier )?otro caso|(?:para )?(?:el resto|los demas|las demas|lo demas)|en los demas casos)\b/
const BEGINS = / (?:y si|pero si|o si|si|cuando|[,;.:(]|y|o|pero) /g
const JOINED = /^ (y|e|o)(?: (?:que|sea|es|a la vez|tambien|tenga))* $/

/** «menos de 50 nada, de 50 a 100 el 10 %, más de 100 el 20 %»: null where a request tells no case. Notes what it reads. */
export function readCases(reading: Reading): Cases | null {
  const text = ` ${openText(reading)} `
  const conditions = conditionsIn(text)
  const rest = ELSE.exec(text)
  const pieces = joined(text, conditions)
  const [first] = pieces
  if (first === undefined || pieces.length > MAX_CASES || (pieces.length === 1 && !TOLD.test(text))) return null
  const starts = pieces.map(({ from }, at) => startOf(text, from, pieces[at - 1]?.to ?? 0))
  const elseAt = rest && rest.index > first.to ? rest.index : text.length
  const at = (from: number, to: number) => ({ reading, from: Math.max(0, from - 1), to: Math.max(0, to - 1) })
  const after = (index: number, isBare: boolean) => {
    const { to } = pieces[index] ?? first
    const from = to + (/^ [,:;=]+/.exec(text.slice(to))?.[0].length ?? 0)
    const end = Math.min(endOf(text, from), starts[index + 1] ?? text.length, elseAt > to ? elseAt : text.length)
    return { effect: effectIn(at(from, end), isBare), to: end }
  }
  const before = (index: number, isBare: boolean) => {
    const { from } = pieces[index] ?? first
    const begin = starts[index] ?? from
    const end = OPENS.test(text.slice(begin)) || BRACKET.test(text.slice(0, begin + 1)) ? begin : from
    const start = clauseStart(text, end, pieces[index - 1]?.to ?? 0)
    return { effect: effectIn(at(start, end), isBare), from: start }
  }
  const isBracketed = BRACKET.test(text.slice(0, (starts[0] ?? 0) + 1))
  const isFirst =
    isPlain(before(0, false).effect) ||
    (after(0, false).effect === null &&
      before(0, true).effect !== null &&
      (isBracketed || OPENS.test(text.slice(starts[0]))))
  const read = pieces.map((piece, index) => ({
    piece,
    effect: isFirst ? before(index, true).effect : (after(index, false).effect ?? after(index, true).effect),
  }))
  const kept = read.filter((one): one is { piece: Piece; effect: Effect } => one.effect !== null)
  const [begin] = kept
  const last = kept.at(-1)
  if (begin === undefined || last === undefined || kept.length < pieces.length) return null
  const end = isFirst ? last.piece.to : after(pieces.length - 1, true).to
  const spans = pieces.map(({ to }, index) => ({
    from: to,
    to: pieces[index + 1] ? before(index + 1, true).from : endOf(text, to + 2),
  }))
  const loose = isFirst && isBracketed ? looseEffects(reading, text, spans) : []
  if (loose.length > (rest ? 0 : 1) || loose.includes(null)) return null
  const otherwise =
    rest && rest.index >= last.piece.to
      ? elseOf(reading, { text, rest, from: end, isFirst })
      : loose[0]
        ? { effect: loose[0], to: end }
        : null
  const to = otherwise?.to ?? end
  const from = isFirst ? before(0, true).from : (starts[0] ?? begin.piece.from)
  const all = sameKind([...kept.map(({ effect }) => effect), ...(otherwise ? [otherwise.effect] : [])])
  if (all === null) return null
  reading.use({ from: Math.max(0, from - 1), to: to - 1 })
  const cases = kept.map(({ piece }, index) => ({
    condition: piece.conditions[0] as Condition,
    test: piece.test,
    effect: all[index] as Effect,
    said: text.slice(starts[pieces.indexOf(piece)], piece.to),
  }))
  return { cases: inOrder(cases), otherwise: otherwise ? (all.at(-1) as Effect) : null, from: from - 1, to: to - 1 }
}

/** «menor (menos de 18), adulto o jubilado (65 o más)»: what has no condition of its own; null where it says nothing. */
function looseEffects(reading: Reading, text: string, spans: readonly { from: number; to: number }[]) {
  return spans.flatMap(({ from, to }) => {
    const [lead = ''] = /^(?: (?:[),;.:]|y|o|u))* /.exec(text.slice(from, to)) ?? []
    const isEmpty = !/[a-z]{2}/.test(text.slice(from + lead.length, to))
    return isEmpty ? [] : [effectIn({ reading, from: from + lead.length - 1, to: to - 1 }, true)]
  })
}

/** Nobody tells more cases than these in one message. */
const MAX_CASES = 12
/** A comparison alone is a case only where something says so. */
const TOLD = / (?:si|cuando|menores|mayores|a partir|hasta|que pas(?:en|an|e)) /
const OPENS = /^ (?:y |o |pero )?(?:si|cuando) /
const BRACKET = / \( ?$/

type Piece = { from: number; to: number; conditions: Condition[]; test: (it: string) => string }

/** Conditions that stand side by side are one. */
function joined(text: string, conditions: readonly Condition[]): Piece[] {
  const pieces: Piece[] = []
  for (const condition of conditions) {
    const last = pieces.at(-1)
    const join = last ? JOINED.exec(text.slice(last.to, condition.from)) : null
    if (last && join) {
      const { test: one } = last
      const word = join[1] === 'o' ? 'or' : 'and'
      pieces.splice(-1, 1, {
        from: last.from,
        to: condition.to,
        conditions: [...last.conditions, condition],
        test: (it) => `${one(it)} ${word} ${condition.test(it)}`,
      })
    } else pieces.push({ from: condition.from, to: condition.to, conditions: [condition], test: condition.test })
  }
  return pieces
}

/** Where the clause of a condition begins: at its «si», or behind the sign before it. */
function startOf(text: string, from: number, after: number): number {
  const found = [...text.slice(after, from).matchAll(BEGINS)].at(-1)
  if (!found) return after === 0 ? from : after
  const start = after + found.index
  return / (?:si|cuando) /.test(found[0]) ? start : start + found[0].length - 1
}

/** Where what stands before a condition begins. */
const clauseStart = (text: string, to: number, after: number): number => {
  const found = [...text.slice(after, to).matchAll(/ (?:[,;.:]|y|o|\)) (?:[yo] )?|¦ /g)].at(-1)
  return found ? after + found.index + found[0].length - 1 : after
}

const endOf = (text: string, from: number): number => {
  const found =
    / [,;.)] | y (?=(?:que )?(?:me |te |al final )?(?:muestr|dig|dime|imprim|calcul|saqu|guard|pregunt|pid))/.exec(
      text.slice(from),
    )
  return found ? from + found.index : text.length - 1
}

type Rest = { text: string; rest: RegExpExecArray; from: number; isFirst: boolean }

/** «y sobresaliente el resto», «si no, nada». */
function elseOf(reading: Reading, { text, rest, from, isFirst }: Rest): { effect: Effect; to: number } | null {
  const behind = rest.index + rest[0].length
  const start = behind + (/^ [,:;=]+/.exec(text.slice(behind))?.[0].length ?? 0)
  const end = endOf(text, start)
  const after = effectIn({ reading, from: start - 1, to: end - 1 }, true)
  const before = effectIn({ reading, from: from - 1, to: rest.index - 1 }, true)
  if (isFirst && before) return { effect: before, to: behind }
  return after ? { effect: after, to: end } : before ? { effect: before, to: behind } : null
}

const isPlain = (effect: Effect | null) => effect !== null && effect.kind !== 'say'

/** Effects of one kind; what one of several percentages does, all do. Null where they are of several kinds. */
function sameKind(effects: readonly Effect[]): Effect[] | null {
  const kinds = new Set(
    effects.map((effect) => (effect.kind === 'percent' && effect.percent === 0 ? null : effect.kind)),
  )
  kinds.delete(null)
  // «cobra 4 euros, si no 10»: both are prices.
  const isPrice = kinds.has('price') && kinds.delete('amount')
  if (kinds.size !== 1) return null
  const [kind] = kinds
  const isOff = effects.some((effect) => effect.kind === 'percent' && effect.isOff && effect.percent > 0)
  return effects.map((effect) => {
    if (isPrice && effect.kind === 'amount') return { kind: 'price', price: effect.amount }
    if (effect.kind !== 'percent') return effect
    if (kind === 'percent') return { ...effect, isOff }
    if (kind === 'price') return { kind: 'price', price: 0 }
    return kind === 'amount' ? { kind: 'amount', amount: 0, isOff: false } : { kind: 'say', message: 'Nada' }
  })
}

/** «más de 5 …, más de 7 …»: the narrower case is tried first. */
function inOrder(cases: Case[]): Case[] {
  const ends = cases.map(({ condition: { low, high } }) => ({ low, high }))
  const isUp = ends.every(({ low, high }) => low !== null && high === null)
  const isDown = ends.every(({ low, high }) => low === null && high !== null)
  if (isUp) return cases.toSorted((a, b) => (b.condition.low ?? 0) - (a.condition.low ?? 0))
  return isDown ? cases.toSorted((a, b) => (a.condition.high ?? 0) - (b.condition.high ?? 0)) : cases
}
