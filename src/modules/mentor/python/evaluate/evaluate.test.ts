import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { parsePython } from '../parse'
import { evaluateProgram } from './evaluate'
import { type Case, type Comparison, compareAll, startComparison, type Truth } from './testing/compare'
import { generateProgram, randomFrom } from './testing/generate'

let compare: (cases: readonly Case[]) => Comparison
beforeAll(async () => {
  compare = await startComparison()
})

/** Every program in the lessons and articles. */
function contentPrograms(): Case[] {
  return ['content/lessons', 'content/blog'].flatMap((folder) =>
    readdirSync(folder).flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^```python\n([\s\S]*?)^```$/gm)].map(([, code = '']) => ({
        code,
      })),
    ),
  )
}

const read = (name: string) => readFileSync(new URL(`./testing/${name}`, import.meta.url), 'utf8')

const IMPORTS = `import math
import string
from collections import Counter, defaultdict, deque
from functools import reduce
from itertools import accumulate, chain, combinations, count, islice, permutations, product
from statistics import mean, median, mode
`
const expressions = (): Case[] =>
  read('expressions.txt')
    .trimEnd()
    .split('\n')
    .map((expression) => ({ code: `${IMPORTS}print(${expression})\n` }))

const programsIn = (name: string) => (): Case[] =>
  read(name)
    .split(/^# -{3,}.*\n/m)
    .filter((code) => code.trim() !== '')
    .map((code) => ({ code, input: /^# input: (.*)$/m.exec(code)?.[1]?.split('|') }))

/** Another seed makes other programs: PROGRAM_SEED=7. A failing one is shown whole, so that it can be kept in programs.txt. */
const SEED = Number(process.env.PROGRAM_SEED ?? 1)
const generated = (): Case[] => {
  const random = randomFrom(SEED)
  return Array.from({ length: 400 }, () => ({ code: generateProgram(random) }))
}

describe('the evaluator', () => {
  it.each([
    ['lessons and articles', contentPrograms, 60],
    ['single expressions', expressions, 450],
    ['whole programs', programsIn('programs.txt'), 115],
    // What those write who learn: module by module, and protocol by protocol.
    ['programs of learners', programsIn('learners.txt'), 195],
    [`programs made from seed ${SEED}`, generated, 150],
  ])('claims of %s only what Python does', (_name, cases, least) => {
    const { claimed, differences } = compare(cases())
    expect(differences).toEqual([])
    expect(claimed).toBeGreaterThan(least)
  })

  it('runs what waits on a clock of its own, as Python does on its', () => {
    // Pyodide has no loop of its own to run; asyncio-truths.json is what CPython did with each program.
    const recorded: (Case & Truth)[] = JSON.parse(read('asyncio-truths.json'))
    const { claimed, differences } = compareAll(
      recorded,
      recorded.map(({ output, type, message, line }) => ({ output, type, message, line })),
    )
    expect(differences).toEqual([])
    expect(claimed).toBe(recorded.length)
  })

  it('writes each step down at its own line, where a generator goes on, too', () => {
    const code = 'def g():\n    x = yield 1\n    yield x\n\n\ni = g()\nnext(i)\nz = i.send(4)\n'
    const run = evaluateProgram(parsePython(code), { isTraced: true })
    const steps = run.kind === 'done' ? run.steps.map(({ line, changes }) => [line, changes[0]?.name]) : []
    expect(steps).toEqual([
      [2, 'x'],
      [8, 'z'],
    ])
  })
})
