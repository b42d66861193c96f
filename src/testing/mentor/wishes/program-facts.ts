import type { Expression, StatementOf } from '~/modules/mentor/python/ast'
import { callTo, comparison, numberOf, plainAssign, updateOf } from '~/modules/mentor/python/program/expression-shapes'
import type { Program } from '~/modules/mentor/python/program/indexed-program'
import { inputIn, mainStatements, positional, printsIn, programOf } from '~/modules/mentor/python/program/source'

export type Ran = { output: string; error: string | null }
export type Given = { stdin?: string; append?: string; files?: Record<string, string>; code?: string }
type Named<T> = { name: string; value: T }
type For = StatementOf<'for'>

/** What a program has that can be wished of: names, values and shapes, as its tree tells them. */
export type Facts = {
  p: Program
  code: string
  stdin: string
  before: Ran
  /** Names that the main program sets once, to a number or a text. */
  numbers: Named<number>[]
  texts: Named<string>[]
  /** Names of the main program that hold a list or a dictionary that is written down. */
  lists: Named<Expression[]>[]
  dicts: Named<{ key: Expression | null; value: Expression }[]>[]
  /** Loops of the main program over a name. */
  loops: { node: For; over: string; target: string }[]
  /** `total += x`, by the name that is added to. */
  sums: { name: string; by: Expression; loop: For }[]
  functions: StatementOf<'function'>[]
  /** Names of the main program with a value of their own that no `print` shows. */
  unshown: string[]
  run: (given: Given) => Ran
}

/** A program after a change: its tree, and what it does with what was typed to the one before. */
export type Tried = { code: string; p: Program; after: Ran; run: (given: Given) => Ran }

export function factsOf(code: string, ran: { stdin: string; before: Ran; run: (given: Given) => Ran }): Facts {
  const p = programOf(code)
  const assigns = p.body.flatMap((node) => plainAssign(node) ?? [])
  const once = assigns.filter(({ name }) => p.allPlaces.filter(({ node }) => setsName(node, name)).length === 1)
  const holding = <K extends Expression['kind']>(kind: K) =>
    assigns.flatMap(({ name, value }) =>
      value.kind === kind ? [{ name, value: value as Expression & { kind: K } }] : [],
    )
  return {
    p,
    code,
    ...ran,
    numbers: once.flatMap(({ name, value }) => {
      const number = numberOf(value)
      return number === null ? [] : [{ name, value: number }]
    }),
    texts: once.flatMap(({ name, value }) => (value.kind === 'string' ? [{ name, value: value.value }] : [])),
    lists: holding('list').map(({ name, value }) => ({ name, value: value.items })),
    dicts: holding('dict').map(({ name, value }) => ({ name, value: value.entries })),
    loops: loopsOf(p),
    sums: loopsOf(p).flatMap(({ node }) =>
      node.body.flatMap((step) => {
        const update = updateOf(step)
        return update?.operator === '+' ? [{ name: update.name, by: update.value, loop: node }] : []
      }),
    ),
    functions: p.body.filter((node) => node.kind === 'function'),
    unshown: once.filter(({ name, value }) => !showsName(p, name) && inputIn(value) === null).map(({ name }) => name),
  }
}

const setsName = (node: Program['body'][number], name: string) =>
  plainAssign(node)?.name === name ||
  updateOf(node)?.name === name ||
  (node.kind === 'for' && node.target.kind === 'name' && node.target.name === name)

const loopsOf = (p: Program) =>
  mainStatements(p).flatMap((node) =>
    node.kind === 'for' && node.iterable.kind === 'name' && node.target.kind === 'name'
      ? [{ node, over: node.iterable.name, target: node.target.name }]
      : [],
  )

const showsName = (p: Program, name: string) =>
  printsIn(p.body).some((call) => new RegExp(`\\b${name}\\b`).test(p.text(call)))

export const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Every line that was printed is still there, in its order; words may stand around it. */
export function keepsLines(before: string, after: string): boolean {
  const left = lines(after)
  return lines(before).every((line) => {
    const at = left.findIndex((other) => other.includes(line.trim()))
    if (at >= 0) left.splice(0, at)
    return at >= 0
  })
}

/** What is printed now and was not before, line by line. */
export const newLines = (before: string, after: string): string[] => {
  const old = lines(before)
  return lines(after).filter((line) => {
    const at = old.indexOf(line)
    if (at >= 0) old.splice(at, 1)
    return at < 0
  })
}

export const same = (facts: Facts, { after }: Tried) =>
  after.error === null && after.output.trim() === facts.before.output.trim()
export const kept = (facts: Facts, { after }: Tried) =>
  after.error === null && keepsLines(facts.before.output, after.output)

/** The last value of a name of the main program, as `print` shows it; null where it has none. */
export function lastValue(
  { run, code }: { run: Facts['run']; code: string },
  name: string,
  stdin: string,
): string | null {
  const { output, error } = run({ code, stdin, append: `\nprint("\\x01" + str(${name}))` })
  return error === null ? (output.split('\u0001')[1]?.trim() ?? null) : null
}

export const names = (p: Program) => new Set(p.spots('name').map(({ node }) => node.name))
export const numbersIn = (text: string) =>
  (text.match(/-?\d+(?:[.,]\d+)?/g) ?? []).map((n) => Number(n.replace(',', '.')))
export const has = (p: Program, kind: Parameters<Program['places']>[0]) => p.places(kind).length > 0
export const calls = (p: Program, ...callee: string[]) => p.spots('call').filter(({ node }) => callTo(node, ...callee))
export const firstText = (p: Program): string | null => {
  for (const call of printsIn(p.body))
    for (const value of positional(call)) {
      const text =
        value.kind === 'string'
          ? value.value
          : value.kind === 'format-string' && value.parts[0]?.kind === 'text'
            ? value.parts[0].text
            : ''
      const [word = ''] = /\p{L}{4,}/u.exec(text) ?? []
      if (word !== '') return word
    }
  return null
}
export const testsNumber = (p: Program) =>
  p.places('if').flatMap(({ node }) => {
    const found = comparison(node.test)
    const number = found && numberOf(found.right)
    return found?.left.kind === 'name' && number !== null && /^[<>]=?$/.test(found.operator)
      ? [{ node, name: found.left.name, operator: found.operator, number: number ?? 0 }]
      : []
  })
