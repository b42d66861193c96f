import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { readMessage } from '~/modules/mentor/engine/reading/read-message'
import type { Turn } from '~/modules/mentor/mentor.server'
import { evaluateProgram } from '~/modules/mentor/python/evaluate/evaluate'
import { parsePython } from '~/modules/mentor/python/parse'
import { programOf } from '~/modules/mentor/python/program/source'
import { type Facts, factsOf, type Given, type Ran } from '~/testing/mentor/wishes/program-facts'
import { STANDARD_WISHES } from '~/testing/mentor/wishes/standard-wishes'
import { converse, openMentor } from './open-mentor'
import { question } from './question'
import { startRunner } from './run-program'
import type { RunProgram } from './score'

/** COUNT: how many programs of each half. WISH: only wishes whose name has it. OUT: where what was worked on is written, never what was only counted. */
const COUNT = Number(process.env.COUNT || '40')
const { WISH = '', OUT = '' } = process.env
/** What can be wished of nearly any program is asked of every so manieth. */
const TURNS = 8
const OUTCOMES = ['done', 'asked', 'refused', 'other answer', 'without it', 'broken'] as const
type Outcome = (typeof OUTCOMES)[number]
type Pasted = { id: string; code: string; before: readonly Turn[] }

it('does the standard wishes of any program', { timeout: 7_200_000 }, async () => {
  const mentor = await openMentor()
  const run = await startRunner()
  const counts = new Map(STANDARD_WISHES.map(({ name }) => [name, { worked: noneYet(), counted: noneYet() }]))
  const written: string[] = []
  const programs = await programsOf()
  for (const [at, { id, code, before }] of programs.entries()) {
    const facts = runningFacts(code, run)
    if (facts === null) continue
    const isWorked = at % 2 === 1
    const said = before.length > 0 ? before : await converse(mentor, [`¿Qué hace este programa?\n\n${block(code)}`])
    for (const [turn, wish] of STANDARD_WISHES.entries()) {
      const isItsTurn = !wish.isOfAll || turn % TURNS === Math.floor(at / 2) % TURNS
      const asked = isItsTurn && wish.name.includes(WISH) ? wish.of(facts) : null
      if (asked === null) continue
      // What is only counted is said in other words, too.
      const wordings = asked.says.filter((_, place) => place % 2 === Number(isWorked))
      const words = wordings[(turn + Math.floor(at / 2)) % wordings.length] ?? ''
      const isPasted = before.length === 0 && (turn + at) % 4 < 2
      const turns: Turn[] = isPasted
        ? [{ role: 'user', content: `${words}\n\n${block(code)}` }]
        : [...said, { role: 'user', content: words }]
      const { markdown, outcome, skill } = await mentor.ask(turns)
      const became = outcomeOf({ markdown, outcome }, (changed) => verdict(changed, facts, asked.isDone))
      const count = counts.get(wish.name)?.[isWorked ? 'worked' : 'counted']
      if (count) count[became] += 1
      if (isWorked)
        written.push(
          JSON.stringify({
            id,
            wish: wish.name,
            became,
            skill,
            outcome,
            words,
            isPasted,
            code,
            markdown,
            before: before[0]?.content,
          }),
        )
    }
  }
  if (OUT !== '') writeFileSync(OUT, `${written.join('\n')}\n`)
  console.log(tableOf(counts))
  expect(written.length).toBeGreaterThan(0)

  /** Programs that people have pasted, and every fifth that the mentor has written, each once; none that chance or the day decides. */
  async function programsOf(): Promise<Pasted[]> {
    const questions = ['open', 'studied', 'developed'].flatMap((half) =>
      z.array(question).parse(JSON.parse(readFileSync(`eval/questions-${half}.json`, 'utf8'))),
    )
    const pasted = questions.flatMap(({ id, turns }) =>
      turns.flatMap((turn) => readMessage(turn).code.flatMap(({ code }): Pasted[] => [{ id, code, before: [] }])),
    )
    const fit = pasted.filter(
      ({ code }, at) =>
        pasted.findIndex((other) => other.code === code) === at && isFit(code) && runningFacts(code, run) !== null,
    )
    const asked = drawn(
      questions.filter(({ skill, turns }) => skill === 'generate' && turns.length === 1),
      Math.floor(COUNT / 2),
    )
    const given: Pasted[] = []
    for (const { id, turns } of asked) {
      const before = await converse(mentor, [turns[0] ?? ''])
      const code = blocksIn(before[1]?.content ?? '')[0]
      if (code !== undefined && isFit(code)) given.push({ id, code, before })
    }
    return [...drawn(fit, COUNT * 2 - given.length), ...given]
  }
})

const drawn = <T>(all: readonly T[], count: number) =>
  all.filter((_, at) => at % Math.max(1, Math.floor(all.length / count)) === 0)

const MIN_LINES = 3
const MAX_LINES = 30
const isFit = (code: string) => {
  const count = code.trim().split('\n').length
  return (
    count >= MIN_LINES &&
    count <= MAX_LINES &&
    code.includes('print(') &&
    !/random|datetime|time|pandas|numpy|matplotlib|>>>|Traceback/.test(code)
  )
}

/** What may be typed to a program that asks; the first that it runs with is kept. */
const TYPED = [
  '',
  '5\n3\n7\n2\n4\n1\n6\n8\n',
  'Ana\n5\n3\n7\n2\n',
  'hola\nana\nluis\nfin\n',
  'salir\n',
  '5\n3\n+\n',
  '0\n0\n0\n',
]

function runningFacts(code: string, run: RunProgram): Facts | null {
  const tried = ({ stdin = '', append = '', files = {}, code: other = code }: Given): Ran => {
    // What calls itself without end takes Python in WebAssembly down with it.
    const seen = evaluateProgram(parsePython(other), { input: stdin.split('\n') })
    if (seen.kind === 'outside' && seen.subject === 'recursion') return { output: '', error: 'RecursionError' }
    return run(other + append, { stdin, stdout: '', append: '', files })
  }
  for (const stdin of TYPED) {
    if (evaluateProgram(parsePython(code), { input: stdin.split('\n') }).kind !== 'done') continue
    const before = tried({ stdin })
    if (before.error === null && before.output.trim() !== '') return factsOf(code, { stdin, before, run: tried })
  }
  return null
}

function verdict(
  changed: string,
  facts: Facts,
  isDone: NonNullable<ReturnType<(typeof STANDARD_WISHES)[number]['of']>>['isDone'],
): Outcome {
  if (changed.trim() === facts.code.trim()) return 'without it'
  const after = facts.run({ code: changed, stdin: facts.stdin })
  if (isDone({ code: changed, p: programOf(changed), after, run: facts.run })) return 'done'
  return after.error !== null && !after.error.startsWith('EOFError') && !after.error.startsWith('FileNotFound')
    ? 'broken'
    : 'without it'
}

/** The best of the programs in an answer counts: beside the whole program some show a piece. */
function outcomeOf(
  { markdown, outcome }: { markdown: string; outcome: string | null },
  judge: (code: string) => Outcome,
): Outcome {
  if (outcome === 'asked') return 'asked'
  if (outcome === 'unknown' || outcome === 'refused') return 'refused'
  const found = blocksIn(markdown).map(judge)
  if (found.length === 0) return 'other answer'
  return found.includes('done') ? 'done' : (found[0] ?? 'other answer')
}

const block = (code: string) => `\`\`\`python\n${code}\n\`\`\``
const blocksIn = (text: string) =>
  [...text.matchAll(/```(?:python|py)\n([\s\S]*?)```/g)].map(([, code = '']) => code.trimEnd())
const noneYet = () => Object.fromEntries(OUTCOMES.map((name) => [name, 0])) as Record<Outcome, number>

type Counts = Map<string, { worked: Record<Outcome, number>; counted: Record<Outcome, number> }>
function tableOf(counts: Counts): string {
  const row = (name: string, by: Record<Outcome, number>) =>
    `${name.padEnd(26)}${OUTCOMES.map((each) => String(by[each]).padStart(7)).join('')}`
  const all = { worked: noneYet(), counted: noneYet() }
  const rows = [...counts].map(([name, { worked, counted }]) => {
    for (const each of OUTCOMES) {
      all.worked[each] += worked[each]
      all.counted[each] += counted[each]
    }
    return `${row(name, worked)}  |${row('', counted).slice(26)}`
  })
  return [
    `${''.padEnd(26)}${OUTCOMES.map((each) => each.slice(0, 6).padStart(7)).join('')}`,
    ...rows,
    row('worked on', all.worked),
    row('only counted', all.counted),
  ].join('\n')
}
