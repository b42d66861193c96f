import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Answer } from '../../../engine/skill'
import type { Expression, Module, Statement } from '../../../python/ast'
import { applyEdits } from '../../../python/edit'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { allExpressions, statementsIn } from '../../../python/walk'
import { calledName } from '../../explain/idioms/in-calls'
import type { Reader } from '../asked'

const ASKS =
  /\bpor que\b.{0,60}\b(?:sal\w+|gan\w+|toc\w+|da|dan|hay|repit\w+)\b.{0,60}\b(?:mas|menos|justo|exact\w+|iguales|cuarta|mitad|tercio|muchas|pocas|tantas|\d+ y \d+)\b|\bpor que\b.{0,60}\b(?:mas|menos) (?:veces|a menudo)\b|\btrucad[oa]\b/
const MAX_WORDS = 24
const MAX_COMBINATIONS = 1_300
const MAX_DRAWS = 4
const SHOWN = 3

/** «¿Por qué sale más el 7?», of what a program draws: how many of all equally likely draws come to that. */
export const chances: Reader = ({ said, code }) => {
  if (code === null || said.split(' ').length > MAX_WORDS || !ASKS.test(said)) return null
  const round = roundIn(code.tree)
  if (round === null || round.draws.length === 0 || round.draws.length > MAX_DRAWS) return null
  const combinations = round.draws.reduce((all, { options }) => all * options.length, 1)
  if (combinations > MAX_COMBINATIONS) return null
  const results = resultsOf(code.tree, round)
  if (results === null || results.length !== combinations) return null
  return round.draws.length === 1
    ? oneDraw(results, round)
    : severalDraws(results, round, { said, source: code.tree.source })
}

type Draw = { node: Expression; options: readonly string[] }
/** What is done each time: its draws, what is worked out of them, and how often it is done where that is known. */
type Round = {
  draws: readonly Draw[]
  body: readonly Statement[]
  outcome: Expression
  isTest: boolean
  times: number | null
}

function roundIn(module: Module): Round | null {
  for (const loop of statementsIn(module.body)) {
    if (loop.kind !== 'for') continue
    const draws = drawsIn([...allExpressions(loop.body)], module)
    if (draws.length === 0) continue
    const outcome = outcomeOf(loop.body, draws)
    return outcome && { draws, ...outcome, times: timesOf(loop.iterable, module) }
  }
  return null
}

/** The first `if`, or else the last value given, that takes in a draw; with what is given before it. */
function outcomeOf(
  body: readonly Statement[],
  draws: readonly Draw[],
): Pick<Round, 'body' | 'outcome' | 'isTest'> | null {
  const given = body.filter((node) => node.kind === 'assign' && node.targets.length === 1)
  const test = body.find((node) => node.kind === 'if')
  const isIn = ({ from, to }: { from: number; to: number }) =>
    draws.every(
      ({ node }) =>
        (node.from >= from && node.to <= to) || given.some((one) => node.from >= one.from && node.to <= one.to),
    )
  if (test?.kind === 'if' && isIn(test.test)) return { body: given, outcome: test.test, isTest: true }
  const last = given.at(-1)
  return last?.kind === 'assign' && last.targets[0] && isIn(last)
    ? { body: given, outcome: last.targets[0], isTest: false }
    : null
}

const drawsIn = (parts: readonly Expression[], module: Module): Draw[] =>
  parts.flatMap((node) => {
    const options = optionsOf(node, module)
    return options === null ? [] : [{ node, options }]
  })

function optionsOf(node: Expression, module: Module): string[] | null {
  if (node.kind !== 'call') return null
  const [first, second, ...more] = node.arguments.map(({ value }) => givenTo(value, module))
  if (calledName(node) === 'choice' && first?.kind === 'list' && second === undefined)
    return first.items.map(({ from, to }) => module.source.slice(from, to))
  if (calledName(node) !== 'randint' || more.length > 0) return null
  const [low, high] = [numberOf(first), numberOf(second)]
  if (low === null || high === null || high < low || high - low >= MAX_COMBINATIONS) return null
  return Array.from({ length: high - low + 1 }, (_, at) => `${low + at}`)
}

/** What a name is given once; else the expression itself. */
function givenTo(node: Expression | undefined, { body }: Module): Expression | undefined {
  if (node?.kind !== 'name') return node
  const given = [...statementsIn(body)].flatMap((one) =>
    one.kind === 'assign' && one.targets.some((target) => target.kind === 'name' && target.name === node.name)
      ? [one.value]
      : [],
  )
  return given.length === 1 ? given[0] : node
}

const numberOf = (node: Expression | undefined) =>
  node?.kind === 'number' && /^[\d_]+$/.test(node.text) ? Number(node.text.replaceAll('_', '')) : null

function timesOf(node: Expression, module: Module): number | null {
  if (node.kind !== 'call' || calledName(node) !== 'range' || node.arguments.length !== 1) return null
  return numberOf(givenTo(node.arguments[0]?.value, module))
}

type Result = { drawn: string; value: string }

/** What each combination of draws comes to, all run at once. */
function resultsOf({ source }: Module, { draws, body, outcome }: Round): Result[] | null {
  const replaced = ({ from, to }: { from: number; to: number }) =>
    applyEdits(
      source.slice(from, to),
      draws.flatMap(({ node }, at) =>
        node.from >= from && node.to <= to ? [{ from: node.from - from, to: node.to - from, text: `d${at}` }] : [],
      ),
    )
  const loops = draws.map(({ options }, at) => `${' '.repeat(at)}for d${at} in [${options.join(', ')}]:`)
  const margin = ' '.repeat(draws.length)
  const drawn = `"${draws.map((_, at) => `{d${at}}`).join(' y ')}"`
  const lines = [
    ...body.map((node) => `${margin}${replaced(node)}`),
    `${margin}print(f${drawn}, ${replaced(outcome)}, sep="\\t")`,
  ]
  const run = evaluatePiece(parsePython([...loops, ...lines].join('\n')))
  if (run.kind !== 'done') return null
  return run.output
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [own = '', value = ''] = line.split('\t')
      return { drawn: own, value }
    })
}

function countsOf(results: readonly Result[]): Map<string, string[]> {
  const counts = new Map<string, string[]>()
  for (const { drawn, value } of results) counts.set(value, [...(counts.get(value) ?? []), drawn])
  return counts
}

function severalDraws(
  results: readonly Result[],
  { isTest, draws, times, outcome }: Round,
  { said, source }: { said: string; source: string },
): Answer | null {
  const counts = countsOf(results)
  const byCount = [...counts].toSorted((a, b) => b[1].length - a[1].length)
  const asked = isTest ? 'True' : [...counts.keys()].find((value) => new RegExp(`\\b${value}\\b`).test(said))
  const [value, ways] = byCount.find(([key]) => key === asked) ?? byCount[0] ?? []
  const least = byCount.at(-1)
  if (value === undefined || ways === undefined || least === undefined) return null
  const whole = results.length
  const sets = `Cada vez pueden salir ${draws.map(({ options }) => options.length).join(' × ')} = **${whole}** combinaciones, todas igual de probables.`
  const shown = `${ways.slice(0, SHOWN).join('; ')}${ways.length > SHOWN ? '; …' : ''}`
  const some = isTest
    ? `La condición ${inlineCode(source.slice(outcome.from, outcome.to))} se cumple en **${ways.length}** de ellas (${shown}).`
    : `**${ways.length}** ${ways.length === 1 ? 'da' : 'dan'} ${inlineCode(value)} (${shown})${least[0] === value || least[1].length === ways.length ? '' : `, y solo ${least[1].length} da${least[1].length === 1 ? '' : 'n'} ${inlineCode(least[0])}`}.`
  const expected =
    times === null ? '' : ` De ${times} veces, lo esperable son unas ${Math.round((times * ways.length) / whole)}.`
  const end = isTest
    ? `Por eso pasa en ${ways.length} de cada ${whole}`
    : 'Sale más lo que se puede formar de más maneras'
  return answered('chances', [text(`${sets} ${some}${expected}`), text(`${end}: no hay nada trucado.`)])
}

function oneDraw(results: readonly Result[], { times, isTest }: Round): Answer | null {
  const counts = countsOf(results)
  const ways = counts.get('True')?.length ?? 1
  const isEven = isTest ? counts.get('True') !== undefined : [...counts.values()].every((all) => all.length === 1)
  if (!isEven || times === null || results.length < 2) return null
  const share = ways / results.length
  const mean = times * share
  const spread = 2 * Math.sqrt(mean * (1 - share))
  const [low, high] = [Math.max(0, Math.floor(mean - spread)), Math.ceil(mean + spread)]
  return answered('chances', [
    text(
      `No está trucado: cada vez se elige de nuevo entre ${results.length} posibilidades igual de probables, sin acordarse de lo que ya ha salido. Lo esperable en ${times} veces son ${Math.round(mean)}, pero el azar no reparte exacto: lo normal es quedarse **entre ${low} y ${high}**, y dar justo con ${Math.round(mean)} es solo una posibilidad entre muchas.`,
    ),
  ])
}
