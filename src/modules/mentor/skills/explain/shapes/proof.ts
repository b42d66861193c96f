import type { Module, Statement, StatementOf } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import type { Found } from '../../../python/shapes/form'
import { statementsIn } from '../../../python/walk'
import type { Shape } from './shape-file'

/** A shape where it may be; `isNear` where it is only written like it. */
export type Candidate = Found & { shape: Shape; isNear: boolean }

/** A call that does not do what the shape does: what it gives, or null where it never ends. */
export type Failing = { call: string; gives: string | null }

/** Null where it does what the shape does; `other` where it takes other data than the shape: it only looks like it. */
export type Proof = Failing | null | 'unknown' | 'other'

const STEPS = 20_000

/** Whether what is written like a shape does what it does: null where it does in all small cases, `unknown` where that cannot be tried. */
export function provenBy(candidate: Candidate, module: Module): Proof {
  const { proof } = candidate.shape
  if (proof === null) return 'unknown'
  if (candidate.owner === null) return proof.ends === null ? 'unknown' : endsAs(proof.ends, candidate, module)
  const owner = calledOf(candidate, module)
  if (owner === null) return 'unknown'
  for (const tried of proof.tries) {
    const failing = triedWith(tried, { candidate, owner, holds: proof.holds, module })
    if (failing !== null) return failing
  }
  return null
}

/** The function of the program that is tried: what stands at its left edge and takes no more than the names of the example. */
function calledOf({ owner, binding }: Candidate, module: Module): StatementOf<'function'> | null {
  const isWhole = module.body.includes(owner as Statement)
  if (!isWhole || owner?.kind !== 'function' || owner.isAsync) return null
  const given = new Set(binding.texts.values())
  return owner.parameters.every(
    ({ name, form, standard }) => form === 'positional' && (standard !== null || given.has(name)),
  )
    ? owner
    : null
}

type Tried = { candidate: Candidate; owner: StatementOf<'function'>; holds: string; module: Module }

/** Names of the example that are no names of the program. */
const apart = (text: string, names: Iterable<string>) => {
  let result = text
  for (const name of names)
    if (/^\w+$/.test(name)) result = result.replace(new RegExp(`(?<![\\w.])${name}(?!\\w)`, 'g'), `_${name}_`)
  return result
}

function triedWith(tried: string, { candidate, owner, holds, module }: Tried): Proof {
  const { texts } = candidate.binding
  const names = [...texts.keys()].filter((name) => new RegExp(`(?<!\\w)${name} =`).test(tried))
  const argumentsOf = owner.parameters.flatMap(({ name, standard }) => {
    const known = names.find((each) => texts.get(each) === name)
    return known === undefined ? (standard === null ? [null] : []) : [known]
  })
  if (argumentsOf.includes(null) || argumentsOf.length === 0) return 'unknown'
  const given = argumentsOf.map((name) => `_${name}_`)
  const [first] = given
  const cases = apart(tried, names)
  const code = `${definitions(module)}
${cases}
resultado = ${owner.name}(${given.join(', ')})
if resultado is None: resultado = ${first}
_dado_ = repr(resultado)
${cases}
print(bool(${apart(holds, names)}))
print(_dado_)
print(${given.map((name) => `repr(${name})`).join(', ')}, sep=', ')
`
  const run = evaluatePiece(parsePython(code), { budget: { steps: STEPS, ofOne: STEPS } })
  if (run.kind === 'too-long') return { call: calling(owner.name, tried, argumentsOf), gives: null }
  if (run.kind === 'raised' && run.type === 'TypeError') return 'other'
  if (run.kind !== 'done') return 'unknown'
  const [isRight, gives, shown] = run.output.trim().split('\n').slice(-3)
  return isRight === 'True' ? null : { call: `${owner.name}(${shown})`, gives: gives ?? '' }
}

/** The call as it would be written, where it could not be seen. */
function calling(name: string, tried: string, given: readonly (string | null)[]): string {
  const values = given.map((each) => new RegExp(`(?<!\\w)${each} = ([^;]+)`).exec(tried)?.[1]?.trim() ?? '…')
  return `${name}(${values.join(', ')})`
}

function endsAs(ends: string, { binding }: Candidate, module: Module): Failing | null | 'unknown' {
  let asked = ends
  for (const [name, text] of binding.texts)
    if (/^\w+$/.test(name)) asked = asked.replace(new RegExp(`(?<![\\w.])${name}(?!\\w)`, 'g'), text)
  const run = evaluatePiece(parsePython(`${module.source}\nprint(bool(${asked}))\n`), {
    budget: { steps: STEPS, ofOne: STEPS },
  })
  return run.kind === 'done' && run.output.trim().endsWith('True') ? null : 'unknown'
}

const DEFINES = new Set<Statement['kind']>(['function', 'class', 'import', 'import-from'])
const PLAIN = new Set(['number', 'string', 'list', 'tuple', 'dict', 'set', 'boolean'])
const USUAL = ['from collections import deque, defaultdict, Counter', 'import heapq', 'import math']

/** Functions and data, without what is done with them; with the imports that a fragment leaves out. */
const definitions = ({ body, source }: Module) => {
  const imports = [...statementsIn(body)].some(({ kind }) => kind === 'import' || kind === 'import-from') ? [] : USUAL
  const own = body
    .filter((node) => DEFINES.has(node.kind) || (node.kind === 'assign' && PLAIN.has(node.value.kind)))
    .map(({ from, to }) => source.slice(from, to))
  return [...imports.filter((line) => isUsed(line, source)), ...own].join('\n')
}
const isUsed = (line: string, source: string) =>
  [...line.matchAll(/\w+/g)].some(([word]) => word.length > 4 && source.includes(word))
