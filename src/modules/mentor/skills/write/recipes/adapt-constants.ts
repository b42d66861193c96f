import { plainText } from '../../../engine/lexicon/plain-text'
import { termOf } from '../../../engine/lexicon/terms'
import { singular } from '../../../engine/task/identifier'
import type { RequestWord } from '../../../engine/task/request-text'
import type { StatedNumber, Task } from '../../../engine/task/task'
import type { Expression, Module } from '../../../python/ast'
import { applyEdits, type Edit } from '../../../python/edit'
import { parsePython } from '../../../python/parse'
import type { Program } from './program-file'
import { pythonText } from './python-text'
import { statedList } from './stated-list'
import { statedTiers } from './stated-tiers'
import { wordedNumbers } from './worded-numbers'

/** `used` are the stated numbers that found their place; `missing` the names that were given a value and are not in the code. */
export type Valued = { code: string; used: StatedNumber[]; missing: string[] }

type Constant = Program['constants'][string]
/** A stated value with the words around it, the nearest first. */
type Candidate = { text: string; behind: string[]; ahead: string[]; number: StatedNumber | null }

/** Puts stated values in the place of a recipe's constants: `IVA = 10` as it is written, «iva al 10» by the words near the number. */
export function adaptConstants(code: string, constants: Program['constants'], task: Task): Valued {
  const assigned = assignmentsIn(task.request.words)
  // Of ways that have none only the best is read.
  if (assigned.size + Object.keys(constants).length === 0 && !HAS_CONSTANT.test(code))
    return { code, used: [], missing: [] }
  const module = parsePython(code)
  const edits: Edit[] = []
  const used = new Set<Candidate>()
  const missing: string[] = []
  for (const [name, text] of assigned) {
    const value = literalOf(name, module)
    if (value === null) missing.push(name)
    else edits.push({ from: value.from, to: value.to, text })
  }
  const column = columnFor(task)
  const grouped = column === null || assigned.has('COLUMNA') ? null : literalOf('COLUMNA', module)
  if (column !== null && grouped !== null) edits.push({ from: grouped.from, to: grouped.to, text: pythonText(column) })
  const candidates = [...numbersOf(task), ...textsOf(task)]
  for (const [name, constant] of Object.entries({ ...constants, ...namedConstants(module, constants) })) {
    const value = literalOf(name, module)
    if (value === null || assigned.has(name)) continue
    if (constant.unit === 'tiers') {
      const tiers = statedTiers(task.request.text)
      if (tiers === null) continue
      for (const one of candidates) if (one.number && tiers.values.includes(one.number.value)) used.add(one)
      edits.push({ from: value.from, to: value.to, text: tiers.code })
      continue
    }
    if (constant.unit === 'list') {
      const stated = statedList(task.numbers, constant.words.map(plainText).map(termOf))
      if (stated === null) continue
      for (const one of candidates) if (one.number && stated.includes(one.number)) used.add(one)
      edits.push({ from: value.from, to: value.to, text: `[${stated.map((one) => one.value).join(', ')}]` })
      continue
    }
    const fitting = candidates.filter((one) => !used.has(one) && canBe(one, constant))
    const nearest = nearestTo(constant, fitting)
    if (nearest === null) continue
    used.add(nearest)
    const { number } = nearest
    const text = number ? numberText(constant.unit, number.value) : nearest.text
    edits.push({ from: value.from, to: value.to, text })
  }
  return { code: applyEdits(code, edits), used: [...used].flatMap(({ number }) => number ?? []), missing }
}

const HAS_CONSTANT = /^[A-Z][A-Z_]{3,}\b/m

/** What a constant of the code is called says which number it is, where the recipe says nothing of it: `RONDAS = 3`. */
function namedConstants({ body }: Module, known: Program['constants']): Program['constants'] {
  const named = body.flatMap((node): [string, Constant][] => {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'name' || target.name in known) return []
    if (!/^[A-Z][A-Z_]{3,}$/.test(target.name)) return []
    const isCount = node.value.kind === 'number' && /^[1-9]\d*$/.test(node.value.text)
    const words = target.name
      .toLowerCase()
      .split('_')
      .filter((word) => word.length > 3 && !SIZES.test(word))
    return isCount && words.length > 0 ? [[target.name, { words, unit: 'number', between: COUNTS }]] : []
  })
  return Object.fromEntries(named)
}
/** Which of several things a constant is the most or the least of, its name does not say. */
const SIZES = /^(?:maximo|minimo|total|inicial|normal|numero|precio|limite|cada|para)/
const COUNTS: [number, number] = [1, 1_000_000]

/** «uno por cada provincia», «según la columna sede»: what a recipe's `COLUMNA` is. */
function columnFor({ request: { text } }: Task): string | null {
  const said = /\b(?:por|para) cada ([a-z]{4,})\b|\bsegun (?:la|el) (?:columna )?([a-z]{4,})\b/.exec(text)
  const word = said?.[1] ?? said?.[2]
  return word === undefined || /^(?:columna|valor|archivo|fila|linea)/.test(word) ? null : singular(word)
}

const canBe = ({ number }: Candidate, { unit, between: [least, most] = EVERY }: Constant) =>
  number === null ? unit === 'text' : unit !== 'text' && number.value >= least && number.value <= most
const EVERY: [least: number, most: number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

/** The literal that a name of the module is given. */
function literalOf(name: string, { body }: Module): Expression | null {
  for (const node of body) {
    if (node.kind !== 'assign' || !['number', 'string', 'list'].includes(node.value.kind)) continue
    if (node.targets.some((target) => target.kind === 'name' && target.name === name)) return node.value
  }
  return null
}

/** `PALABRA = 'gato'` in the words of a request: name and Python literal. */
function assignmentsIn(words: readonly RequestWord[]): Map<string, string> {
  const found = new Map<string, string>()
  words.forEach(({ text, plain }, at) => {
    const value = words[at + 2]
    if (!/^[A-Z][A-Z\d_]+$/.test(text) || words[at + 1]?.plain !== '=' || value === undefined) return
    if (plain.startsWith('«')) return
    if (value.plain.startsWith('«')) found.set(text, pythonText(value.text))
    else if (/^\d+(?:\.\d+)?$/.test(value.text)) found.set(text, value.text)
  })
  return found
}

const numbersOf = ({ numbers, request }: Task): Candidate[] =>
  [...numbers, ...wordedNumbers(request)].map((number) => ({
    text: String(number.value),
    behind: number.before.split(' ').toReversed(),
    ahead: number.after.split(' '),
    number,
  }))

const REACH = 5

/** What stands in quotation marks, and names: words with a capital that begin no sentence. */
function textsOf({ request: { words } }: Task): Candidate[] {
  return words.flatMap(({ plain, text }, at) => {
    const isName = /^\p{Lu}\p{Ll}\w*$/u.test(text) && at > 0 && /^[\p{L}\d,]/u.test(words[at - 1]?.plain ?? '.')
    if (!plain.startsWith('«') && !isName) return []
    const plains = (from: number, to: number) => words.slice(Math.max(0, from), to).map((word) => word.plain)
    return [
      {
        text: pythonText(text),
        behind: plains(at - REACH, at).toReversed(),
        ahead: plains(at + 1, at + 1 + REACH),
        number: null,
      },
    ]
  })
}

/** Of «del 1 al 20», the number after «al»: these words tell of what follows them. */
const BEFORE_ONLY = new Set(
  'a al hasta entre y de del desde con mejor cada cuesta vale saldo inicial empieza precio iva total'
    .split(' ')
    .map(termOf),
)

function nearestTo({ words }: Constant, candidates: readonly Candidate[]): Candidate | null {
  const terms = words.map((word) => termOf(plainText(word)))
  let best: { candidate: Candidate; distance: number } | null = null
  for (const candidate of candidates) {
    const behind = candidate.behind.findIndex((word) => terms.includes(termOf(word)))
    const ahead = candidate.ahead.findIndex((word) => terms.includes(termOf(word)) && !BEFORE_ONLY.has(termOf(word)))
    // What follows a number is what is counted: «1000 veces».
    const distance = Math.min(behind === -1 ? REACH : behind + 0.5, ahead === -1 ? REACH : ahead)
    if (distance < REACH && (best === null || distance < best.distance)) best = { candidate, distance }
  }
  return best?.candidate ?? null
}

const numberText = (unit: Constant['unit'], value: number): string =>
  unit === 'percent' ? String(Math.round(value * 1e6) / 1e8) : String(value)
