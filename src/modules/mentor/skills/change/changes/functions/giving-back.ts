import type { Expression, ExpressionOf, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { freeName, isLoop, positional, printsIn } from '../../../../python/program/source'
import { tails } from './branch-returns'

type Print = ExpressionOf<'call'>

/** How statements give back what they print: edits of them, lines around them, and what prints the result of a call. */
export type GivingBack = {
  edits: Edit[]
  before: string[]
  after: string[]
  shown: (call: string) => string
  /** It prints the same as before; a list of what was printed one by one does not. */
  keepsOutput: boolean
}

type Wanted = { isRounded: boolean }

/** The last thing that is printed, what each branch prints, what a loop prints (as a list), or what is worked out last. */
export function givingBack(p: Program, body: readonly Statement[], wanted: Wanted): GivingBack | null {
  const prints = printsIn(body)
  const ends = tails(body)
  if (ends?.length === 1 && ends[0]) return oneValue(p, ends[0], wanted)
  if (ends && ends.length === prints.length) return branches(p, ends)
  return printedInLoop(p, body, prints) ?? lastAssigned(body, prints)
}

function oneValue(p: Program, call: Print, { isRounded }: Wanted): GivingBack | null {
  const values = positional(call).flatMap((given) =>
    given.kind === 'string' ? [] : given.kind === 'format-string' ? fieldsOf(given) : [{ value: given, digits: null }],
  )
  const [only, other] = values
  if (!only || other) return null
  const { from, to } = p.whole(only.value)
  const text = p.source.slice(from, to)
  const digits = isRounded ? only.digits : null
  return {
    edits: [{ from: call.from, to: call.to, text: `return ${digits === null ? text : `round(${text}, ${digits})`}` }],
    before: [],
    after: [],
    shown: (made) =>
      digits === null ? p.source.slice(call.from, from) + made + p.source.slice(to, call.to) : `print(${made})`,
    keepsOutput: digits === null,
  }
}

/** The fields of an f-string, with the decimals that each shows. */
const fieldsOf = (node: ExpressionOf<'format-string'>) =>
  node.parts.flatMap((part) => {
    if (part.kind !== 'field') return []
    const spec = part.spec.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')
    return [{ value: part.value, digits: /\.(\d+)f$/.exec(spec)?.[1] ?? null }]
  })

function branches(p: Program, ends: readonly Print[]): GivingBack | null {
  const edits = ends.flatMap((call): Edit[] => {
    const [only, other] = positional(call)
    return only && !other && call.arguments.length === 1
      ? [{ from: call.from, to: call.to, text: `return ${p.text(only)}` }]
      : []
  })
  if (edits.length !== ends.length) return null
  return { edits, before: [], after: [], shown: (call) => `print(${call})`, keepsOutput: true }
}

/** What a loop prints, one after the other, is gathered in a list. */
function printedInLoop(p: Program, body: readonly Statement[], prints: readonly Print[]): GivingBack | null {
  const [print, other] = prints
  const loop = body.find((node) => print && node.from <= print.from && print.to <= node.to)
  if (!print || other || !loop || !isLoop(loop)) return null
  const values = positional(print).filter(({ kind }) => kind !== 'string')
  const [first, second] = values
  if (!first) return null
  const name = freeName(p, 'resultado', 'resultados')
  const value = second ? `(${values.map((each: Expression) => p.text(each)).join(', ')})` : p.text(first)
  return {
    edits: [{ from: print.from, to: print.to, text: `${name}.append(${value})` }],
    before: [`${name} = []`],
    after: [`return ${name}`],
    shown: (call) => `print(${call})`,
    keepsOutput: false,
  }
}

/** Nothing is printed: the last value that gets a name. */
function lastAssigned(body: readonly Statement[], prints: readonly Print[]): GivingBack | null {
  const last = body.at(-1)
  const name = last ? plainAssign(last)?.name : undefined
  if (name === undefined || prints.length > 0) return null
  return { edits: [], before: [], after: [`return ${name}`], shown: (call) => `print(${call})`, keepsOutput: false }
}
