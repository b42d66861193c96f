import type { CodePart } from '../../../../engine/message'
import { evaluatePiece } from '../../../../python/evaluate/evaluate'
import { type Evaluation, lackedName } from '../../../../python/evaluate/result'
import { parsePython } from '../../../../python/parse'

/** One of two ways of doing something: as it was written, and what is run to see what comes of it. */
export type Version = { shown: string; code: CodePart; probe: string; kind: 'program' | 'function' | 'test' }

/** `error` where it stops. */
type Result = { output: string; values: Map<string, string>; error: string | null }
type Given = { name: string; value: string }

/** Both versions with the same values before them. */
export type Ran = {
  values: Given[]
  /** What the names are worth before either runs. */
  before: ReadonlyMap<string, string>
  results: [Result, Result]
  lengths: (name: string) => [string | null, string | null]
}

const LISTS = ['[3, 1, 2]', '[]']
const WORDS = ['["sol", "mar"]', '[]']
const NUMBERS = ['3', '0']
const TEXTS = ['"hola"', '""']
const NAMED_LIST = /^(?:l|v|xs|lista\w*|vector|valores|numeros|arr\w*|\w{2,}s)$/
const NAMED_TEXT = /^(?:s|texto\w*|nombre\w*|palabra\w*|frase\w*|cadena\w*|linea\w*)$/
const MAX_TRIES = 60

/** Runs of both: with what lacks given from the words, else with samples that suit its name; where both can come to their end, so. */
export function filled(versions: readonly [Version, Version], stated: (name: string) => string | null): Ran[] {
  const tried = { versions, stated, left: MAX_TRIES, numbers: [...NUMBERS, ...boundsIn(versions)] }
  const usual = attempt([], { ...tried, place: 0 }, isDone) ?? attempt([], { ...tried, place: 0 }, hasEnd)
  if (usual === null || usual.values.length === 0) return usual === null ? [] : [usual]
  const more = tried.numbers.flatMap((_number, place) =>
    place === 0 ? [] : (attempt([], { ...tried, place }, hasEnd) ?? []),
  )
  return [usual, ...more]
}

/** What they compare with decides: at its borders they may differ. */
const boundsIn = (versions: readonly [Version, Version]) =>
  [
    ...new Set(
      versions.flatMap(({ probe }) =>
        [...probe.matchAll(/[<>=] ?(\d{1,6})\b|\b(None)\b/g)].map(([, number, none]) => number ?? none ?? ''),
      ),
    ),
  ]
    .filter((value) => !NUMBERS.includes(value))
    .slice(0, MAX_BOUNDS)
const MAX_BOUNDS = 3

type Trial = {
  versions: readonly [Version, Version]
  stated: (name: string) => string | null
  /** Which sample of each kind is taken: the usual, the empty one; of numbers there are more. */
  place: number
  numbers: readonly string[]
  left: number
}

const isDone = (one: Evaluation, other: Evaluation) => one.kind === 'done' && other.kind === 'done'
const hasEnd = (one: Evaluation, other: Evaluation) =>
  (one.kind === 'done' && other.kind === 'raised') ||
  (one.kind === 'raised' && other.kind === 'done') ||
  isDone(one, other)

function attempt(values: Given[], trial: Trial, isEnough: typeof isDone): Ran | null {
  trial.left -= 1
  if (trial.left < 0) return null
  const { versions, stated } = trial
  const before = values.map(({ name, value }) => `${name} = ${value}\n`).join('')
  const runs = [evaluated(before + versions[0].probe), evaluated(before + versions[1].probe)] as const
  const lacking = lackedName(runs[0]) ?? lackedName(runs[1])
  if (lacking !== null && !values.some(({ name }) => name === lacking)) {
    const told = stated(lacking)
    for (const value of told === null ? samplesFor(lacking, trial) : [told]) {
      const given = { name: lacking, value }
      // What is made of other names stands behind them.
      const found = attempt(told === null ? [given, ...values] : [...values, given], trial, isEnough)
      if (found !== null) return found
    }
    return null
  }
  if (!isEnough(...runs)) return null
  const given = evaluated(before)
  return {
    values,
    before: 'values' in given ? given.values : new Map(),
    results: [resultOf(runs[0]), resultOf(runs[1])],
    lengths: (name) => [lengthOf(name, before + versions[0].probe), lengthOf(name, before + versions[1].probe)],
  }
}

const evaluated = (program: string) => evaluatePiece(parsePython(program))
const resultOf = (run: Evaluation): Result => ({
  output: run.output,
  values: 'values' in run ? run.values : new Map(),
  error: run.kind === 'raised' ? `${run.type}: ${run.message}` : null,
})

/** The kind that a name sounds like first; the second of each is empty. */
function samplesFor(name: string, { place, numbers }: Trial): string[] {
  const kinds = NAMED_TEXT.test(name)
    ? [TEXTS, LISTS, WORDS, numbers]
    : NAMED_LIST.test(name)
      ? [LISTS, WORDS, TEXTS, numbers]
      : [numbers, TEXTS, LISTS, WORDS]
  return kinds.flatMap((kind) => kind[place] ?? [])
}

function lengthOf(name: string, program: string): string | null {
  const run = evaluated(`${program}\nprint(len(${name}))\n`)
  return run.kind === 'done' ? (run.output.trimEnd().split('\n').at(-1) ?? null) : null
}
