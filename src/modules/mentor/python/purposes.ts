import type { Module, Statement, StatementOf } from './ast'
import { evaluateProgram } from './evaluate/evaluate'
import { parsePython } from './parse'
import { PURPOSES, type Purpose, SAMPLES, type Taken } from './purpose-table'

const STEPS = 30_000
/** What a function gives with all samples of a kind, as Python writes it; null where it stops or takes too long. */
function given(source: string, name: string, takes: Taken): string | null {
  const calls = SAMPLES[takes].map((sample) => `print(repr(${name}(${sample})))`).join('\n')
  const run = evaluateProgram(parsePython(`${source}\n${calls}\n`), { budget: { steps: STEPS, ofOne: STEPS } })
  return run.kind === 'done' ? run.output : null
}

const expected = new Map<Purpose, string | null>()
/** What the right function gives, worked out once. */
function expectedOf(each: Purpose): string | null {
  const known = expected.get(each)
  if (known !== undefined) return known
  const output = given(each.python, 'f', each.takes)
  expected.set(each, output)
  return output
}

const DEFINES = new Set<Statement['kind']>(['function', 'class', 'import', 'import-from'])
const PLAIN = new Set(['number', 'string', 'list', 'tuple', 'dict', 'set', 'boolean'])
/** Functions and data, without what is done with them. */
const definitionsOf = ({ body, source }: Module) =>
  body
    .filter((node) => DEFINES.has(node.kind) || (node.kind === 'assign' && PLAIN.has(node.value.kind)))
    .map(({ from, to }) => source.slice(from, to))
    .join('\n')

const arityOf = ({ parameters }: StatementOf<'function'>) =>
  parameters.every(({ form }) => form === 'positional')
    ? parameters.filter(({ standard }) => standard === null).length
    : 0
const isPair = (takes: Taken) => takes === 'numbers' || takes === 'texts' || takes === 'found'

const told = new WeakMap<StatementOf<'function'>, string | null>()

/** What a function works out, by what it gives with samples; null where that is none of what is known, or it only shows it. */
export function purposeOf(module: Module, owner: StatementOf<'function'>): string | null {
  const known = told.get(owner)
  if (known !== undefined) return known
  const found = foundPurpose(module, owner)
  const [parameter] = owner.parameters
  const does = found?.does.replaceAll('{n}', `\`${parameter?.name ?? 'n'}\``) ?? null
  told.set(owner, does)
  return does
}

const MAX_CHARACTERS = 3_000

function foundPurpose(module: Module, owner: StatementOf<'function'>): Purpose | null {
  const arity = arityOf(owner)
  if (module.source.length > MAX_CHARACTERS || arity < 1 || arity > 2 || owner.isAsync || owner.decorators.length > 0)
    return null
  const source = definitionsOf(module)
  for (const takes of Object.keys(SAMPLES) as Taken[]) {
    if (isPair(takes) !== (arity === 2)) continue
    const output = given(source, owner.name, takes)
    if (output === null) continue
    const found = PURPOSES.find((each) => each.takes === takes && areSame(expectedOf(each), output))
    if (found) return found
  }
  return null
}

/** The same lines; a number that is rounded is the same number. */
function areSame(right: string | null, output: string): boolean {
  if (right === null || right === output) return right !== null
  const [rights, outputs] = [right.split('\n'), output.split('\n')]
  return rights.length === outputs.length && rights.every((value, at) => isSame(value, outputs[at] ?? ''))
}

const isSame = (a: string, b: string) =>
  a === b ||
  (/^-?\d+\.\d/.test(a) && /^-?\d+(?:\.\d*)?$/.test(b) && b.includes('.') && Math.abs(Number(a) - Number(b)) <= 0.05)

/** How a function is tried that does not do what its name says: what is put behind the program, and what must come out of that. */
export type Held = { append: string; output: string; call: string; gives: string; right: string }

/** Words of a name that say nothing of what comes out. */
const FILLERS = new Set(
  'es is calcular calcula calc contar cuenta cuantos cuantas num numero numeros de del la el los las lista list texto palabra get obtener hallar encontrar mi un una n f a en'.split(
    ' ',
  ),
)

/** Whether a name says a purpose and nothing besides: `es_primo`, `contar_vocales`; neither `suma_pares` nor `perimetro_cuadrado`. */
function says(name: string, named: RegExp): boolean {
  const words = name.split('_').filter((word) => word !== '')
  const isSaid = (word: string) => new RegExp(`^(?:es|is|calcular?|contar)?(?:${named.source})`).test(word)
  if (named.test(name) && words.every((word) => isSaid(word) || FILLERS.has(word))) return words.some(isSaid)
  // `suma_digitos`: a purpose of two words.
  return named.source.includes('_') && named.test(name)
}

/** The one purpose that a function's name says and that it misses; null where its name says several, or it does one of them. */
export function missedBy(module: Module, owner: StatementOf<'function'>): Held | null {
  const arity = arityOf(owner)
  if (module.source.length > MAX_CHARACTERS || arity < 1 || arity > 2 || owner.decorators.length > 0) return null
  const name = owner.name.toLowerCase()
  const meant = PURPOSES.filter(({ named, takes }) => says(name, named) && isPair(takes) === (arity === 2))
  const found = meant.length === 0 ? null : foundPurpose(module, owner)
  // What does something else that is known is another function, unless its name means one thing.
  if (meant.length === 0 || (found !== null && (meant.includes(found) || !SAID_PLAINLY.test(name)))) return null
  const source = definitionsOf(module)
  for (const each of meant) {
    const right = expectedOf(each)
    const output = given(source, owner.name, each.takes)
    if (right === null || output === null || !isNear(right, output, SAID_PLAINLY.test(name))) continue
    const [rights, outputs] = [right.trim().split('\n'), output.trim().split('\n')]
    const at = rights.findIndex((value, index) => !isSame(value, outputs[index] ?? ''))
    return {
      append: `\n${SAMPLES[each.takes].map((sample) => `print(repr(${owner.name}(${sample})))`).join('\n')}\n`,
      output: right,
      call: `${owner.name}(${SAMPLES[each.takes][at]})`,
      gives: outputs[at] ?? '',
      right: rights[at] ?? '',
    }
  }
  return null
}

/** Names that mean one thing. */
const SAID_PLAINLY = /dig|cif|factorial|fib|primo|palin|bisiest|mcd|vocal|burbuja/
/** Whether somebody who complains of nothing may be told that a function misses what its name says. */
export const meansOneThing = (name: string) => SAID_PLAINLY.test(name.toLowerCase())

/** Of the same kind, and right for some where its name could mean something else: otherwise it is another function. */
function isNear(right: string, output: string, isPlain: boolean): boolean {
  const [rights, outputs] = [right.trim().split('\n'), output.trim().split('\n')]
  const kindOf = (value: string) =>
    /^(?:True|False)$/.test(value) ? 'bool' : /^-?\d/.test(value) ? 'number' : value.slice(0, 1)
  const kinds = new Set(rights.map(kindOf))
  const isAlike = outputs.some((value) => kinds.has(kindOf(value)))
  return isAlike && (isPlain || outputs.some((value, at) => value === rights[at]))
}
