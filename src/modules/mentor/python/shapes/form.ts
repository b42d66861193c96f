import type { Expression, Module, Statement, StatementOf } from '../ast'
import { BUILTINS } from '../evaluate/builtins/builtins'
import { parsePython } from '../parse'
import { allExpressions, statementsIn } from '../walk'
import { type Binding, isFree, type Matching, type Node, UNBOUND } from './binding'
import { matchAll } from './match-statements'
import { givenOnce, stepsOf } from './plain'

/** An example program as a pattern: its names stand for any, `...` for anything, and what a program does besides does not matter. */
export type Form = {
  source: string
  body: readonly Statement[]
  literals: ReadonlySet<string>
  needs: ReadonlySet<string>
}
/** A form in a program: what its names stand for, and whose body it is; `size` is how much of it the form tells. */
export type Found = { form: Form; binding: Binding; owner: Unit | null; size: number }
export type Unit = StatementOf<'function'> | StatementOf<'class'>

/** Reads an example; throws where it is no Python. */
export function formOf(source: string): Form {
  const { body, errors } = parsePython(source)
  if (errors.length > 0) throw new Error(`this is no Python:\n${source}`)
  const literals = new Set([...BUILTINS.keys(), ...OUTSIDE, ...importedIn(body)])
  return { source, body, literals, needs: needsOf(body, literals) }
}

/** Python's own that the evaluator has no value for. */
const OUTSIDE = ['input', 'open', 'vars', 'super', 'eval', 'exec']

const importedIn = (body: readonly Statement[]) =>
  body.flatMap((node) =>
    node.kind === 'import' || node.kind === 'import-from' ? node.names.map(({ name, alias }) => alias ?? name) : [],
  )

/** Words that a program must have to be looked at: what is called by its own name, but for what is one of several. */
function needsOf(body: readonly Statement[], literals: ReadonlySet<string>): Set<string> {
  const needs = new Set<string>()
  const optional = new Set<Expression>()
  for (const part of allExpressions(body)) {
    if (part.kind === 'call' && part.callee.kind === 'name' && part.callee.name === 'uno_de')
      for (const { value } of part.arguments)
        for (const each of allExpressions([asStatement(value)])) optional.add(each)
    if (optional.has(part) || part.kind !== 'call') continue
    const { callee } = part
    if (callee.kind === 'name' && literals.has(callee.name) && callee.name !== 'len') needs.add(callee.name)
    if (callee.kind === 'attribute' && !(callee.value.kind === 'name' && callee.value.name === 'self'))
      needs.add(callee.name)
  }
  for (const node of statementsIn(body)) {
    if (HEADS.has(node.kind)) needs.add(`:${node.kind}`)
    if (node.kind === 'import') for (const { name, alias } of node.names) needs.add(alias ?? name)
  }
  return needs
}

const HEADS: ReadonlySet<string> = new Set(['while', 'for', 'try', 'with', 'class', 'function'])
const asStatement = (value: Expression): Statement => ({ kind: 'expression', value, from: value.from, to: value.to })

const MAX_TRIES = 4_000
const MAX_SOURCE = 12_000

/** A program as forms are looked for in it: its words, and each part of it that may be one. */
export type Field = {
  words: ReadonlySet<string>
  units: readonly Ground[]
  matching: Omit<Matching, 'literals' | 'left'>
}
type Ground = { owner: Unit | null; body: readonly Statement[]; steps: () => readonly Statement[] }

export function fieldOf({ source, body }: Pick<Module, 'source' | 'body'>): Field | null {
  if (source.length > MAX_SOURCE) return null
  const modules = modulesIn(body)
  const words = new Set(modules.values())
  for (const part of allExpressions(body)) {
    if (part.kind === 'name') words.add(part.name)
    if (part.kind === 'attribute') words.add(part.name)
  }
  for (const node of statementsIn(body)) words.add(`:${node.kind}`)
  const owners = [...statementsIn(body)].filter(
    (node): node is Unit => node.kind === 'function' || node.kind === 'class',
  )
  const units = [null, ...owners].map((owner) => ground(owner, owner?.body ?? body, source))
  return { words, units, matching: { source, once: givenOnce(body), modules } }
}

function ground(owner: Unit | null, body: readonly Statement[], source: string): Ground {
  let steps: readonly Statement[] | null = null
  return { owner, body, steps: () => (steps ??= stepsOf(body, source)) }
}

/** What each name of an import is: `np` is `numpy`, `pausa` of `from time import sleep as pausa` is `sleep`; those that fragments leave out, too. */
function modulesIn(body: readonly Statement[]): Map<string, string> {
  const found = new Map(USUAL)
  for (const node of statementsIn(body)) {
    if (node.kind !== 'import' && node.kind !== 'import-from') continue
    for (const { name, alias } of node.names) found.set(alias ?? name, name)
  }
  return found
}

const USUAL = new Map(
  [
    'heapq',
    'time',
    'collections',
    'itertools',
    'functools',
    'math',
    're',
    'random',
    'json',
    'csv',
    'os',
    'datetime',
  ].map((name) => [name, name] as const),
)

/** Each part of a program that a form is in. */
export function findForm(form: Form, { words, units, matching }: Field): Found[] {
  for (const need of form.needs) if (!words.has(need)) return []
  const told = form.body.filter(({ kind }) => kind !== 'import' && kind !== 'import-from')
  const [only, more] = told
  const isUnit = more === undefined && (only?.kind === 'function' || only?.kind === 'class')
  return units.flatMap(({ owner, steps }) => {
    if (isUnit ? owner?.kind !== only.kind : owner?.kind === 'class') return []
    const within = { ...matching, literals: form.literals, left: { tries: MAX_TRIES } }
    const binding = matchAll(told, isUnit && owner !== null ? [owner] : steps(), UNBOUND, within)
    return binding === null ? [] : [{ form, binding, owner, size: sizeOf(binding) }]
  })
}

/** How much of a program a form tells: its nodes, where those that stand for anything count little. */
function sizeOf(binding: Binding): number {
  let size = 0
  for (let met = binding.met; met !== null; met = met.before)
    size += met.pattern.kind === 'name' && isFree(met.pattern.name) ? 0 : 1
  return size
}

/** The nodes that parts of a form have met, last first. */
export function* metIn({ met }: Binding): Generator<{ pattern: Node; node: Node }> {
  for (let each = met; each !== null; each = each.before) yield each
}
