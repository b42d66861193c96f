import { literalsIn, withoutDots } from '../../../engine/task/read-data'
import type { Expression, ExpressionOf } from '../../../python/ast'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { callTo } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { edited, positional, programOf } from '../../../python/program/source'

const MAX_READ = 4_000
const MAX_TRIED = 6
const BUDGET = { steps: 20_000, ofOne: 10_000 }

/** A program whose function is shown with what the message gives, and, where it says yes or no, with both. */
export function withOwnData(code: string, text: string): string {
  return withOtherAnswer(withGiven(code, text.slice(0, MAX_READ)))
}

/** `print(f(…))` of the main program, with a function of its own. */
function shownCalls(p: Program): ExpressionOf<'call'>[] {
  return p.body.flatMap((node) => {
    const print = node.kind === 'expression' ? callTo(node.value, 'print') : null
    const call = print && print.arguments.length === 1 ? callTo(positional(print)[0]) : null
    return call !== null && call.callee.kind === 'name' && p.functions.has(call.callee.name) ? [call] : []
  })
}

function withGiven(code: string, text: string): string {
  const p = programOf(code)
  const [call] = shownCalls(p)
  const [argument, other] = call ? call.arguments : []
  if (!call || !argument || other || p.places('class').length > 0) return code
  const given = candidates(text, argument.value, p)
  const shown = p.text(argument.value)
  if (given.length === 0 || given.some((each) => bare(each) === bare(shown)) || bare(text).includes(bare(shown)))
    return code
  for (const each of given.slice(0, MAX_TRIED)) {
    const made = edited(p, [{ from: argument.value.from, to: argument.value.to, text: each }])
    const result = evaluateProgram(parsePython(made), { budget: { ...BUDGET } })
    if (result.kind === 'done' && isTold(result.output)) return made
  }
  return code
}

const isTold = (output: string) => output.trim() !== '' && !/^(?:None|\[\]|\{\})$/m.test(output.trim())
const bare = (text: string) => text.replace(/\s/g, '').replaceAll('"', "'")

const QUOTED = /"([^"\n]{2,60})"|“([^”\n]{2,60})”|(?<![\p{L}\d])'([^'\n]{2,60})'(?![\p{L}\d])/gu
/** «tipo 1234BCD»: what is told bare must have a digit in it. */
const TOLD =
  /\b(?:tipo|como|ej(?:emplo)?[.:]?|pongo|meto|escribe) ((?=[^\s,;:()]{0,30}\d)[\p{L}\d][^\s,;:()"']{3,30})/gu
const TURNED =
  /\b(?:escribe|pongo|pone|meto) (\p{L}{1,20}(?: \p{L}{1,20}){0,5}?) (?:me |le |que ){0,2}(?:devuelva|salga|sale|ponga|diga|da)\b/gu

/** What the message gives of the kind that the function is shown with. */
function candidates(text: string, shown: Expression, p: Program): string[] {
  if (shown.kind === 'list' || shown.kind === 'dict')
    return literalsIn(text)
      .map(withoutDots)
      .filter((literal) => isAlike(literal, p.text(shown)))
      .map((literal) => (literal.includes("'") ? literal : literal.replaceAll('"', "'")))
      .map((literal) => literal.replace(/,(?=\S)/g, ', ').replace(/(["'\w]):(?=\S)/g, '$1: '))
  if (shown.kind !== 'string') return []
  const found = [QUOTED, TURNED, TOLD].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match.slice(1).find((each) => each !== undefined) ?? ''),
  )
  const isNumber = /^[\d.,-]+$/.test(shown.value)
  return found.filter((each) => !/['\\]/.test(each) && (!isNumber || /\d/.test(each))).map((each) => `'${each}'`)
}

/** The kinds of what a literal is made of. */
const madeOf = (node: Expression): string =>
  node.kind === 'list' || node.kind === 'tuple'
    ? `${node.kind}(${[...new Set(node.items.map(madeOf))].join()})`
    : node.kind === 'dict'
      ? `dict(${[...new Set(node.entries.map(({ key, value }) => `${key ? madeOf(key) : ''}:${madeOf(value)}`))].join()})`
      : node.kind === 'unary'
        ? 'number'
        : node.kind

function isAlike(literal: string, shown: string): boolean {
  const [one, other] = [literal, shown].map((text) => {
    const { body, errors } = parsePython(text)
    const [only] = body
    return errors.length === 0 && body.length === 1 && only?.kind === 'expression' ? madeOf(only.value) : null
  })
  return one !== null && one === other && !/^(?:list|dict)\(\)$/.test(one ?? '')
}

/** A function that is shown to say only yes, or only no, is shown to say the other, too. */
function withOtherAnswer(code: string): string {
  const p = programOf(code)
  const calls = shownCalls(p)
  const [call, more] = calls
  const [argument, other] = call ? call.arguments : []
  const last = p.body.at(-1)
  if (!call || more || !argument || other || last?.kind !== 'expression' || !p.text(last).includes(p.text(call)))
    return code
  const run = evaluateProgram(p.module, { budget: { ...BUDGET } })
  const said = run.kind === 'done' ? run.output.trim() : ''
  if (said !== 'True' && said !== 'False') return code
  const name = p.text(call.callee)
  for (const varied of variations(argument.value, p)) {
    const made = `${code.trimEnd()}\nprint(${name}(${varied}))\n`
    const result = evaluateProgram(parsePython(made), { budget: { ...BUDGET } })
    if (result.kind === 'done' && result.output.trim() === `${said}\n${said === 'True' ? 'False' : 'True'}`) return made
  }
  return code
}

function variations(node: Expression, p: Program): string[] {
  if (node.kind === 'number' && /^\d{1,9}$/.test(node.text)) {
    const value = Number(node.text)
    return [1, 2, 3, 4, 5, 6].map((step) => String(value + step))
  }
  if (node.kind === 'string' && node.value.length > 1 && !/['\\\n]/.test(node.value)) {
    const { value } = node
    const last = value.at(-1) ?? ''
    const others = /\d/.test(last)
      ? [...'0123456789'].filter((digit) => digit !== last)
      : /\p{Lu}/u.test(last)
        ? ['A', 'X']
        : ['a', 'x']
    return [...others.map((letter) => `'${value.slice(0, -1)}${letter}'`), `'${value.slice(0, -1)}'`, `'${value}a'`]
  }
  if (
    node.kind === 'list' &&
    node.items.length > 1 &&
    node.items.every(({ kind }) => kind === 'number' || kind === 'string')
  ) {
    const items = node.items.map((item) => p.text(item))
    return [items.slice(0, -1), items.toReversed(), [...items, items[0] ?? '']].map((each) => `[${each.join(', ')}]`)
  }
  return []
}
