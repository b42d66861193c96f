import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parsePython } from '../../parse'
import { evaluateProgram } from '../evaluate'
import { compareAll, type Truth } from '../testing/compare'
import './pandas'

type Recorded = { truths: (Truth & { code: string })[] }
const read = (name: string) => readFileSync(new URL(`./testing/${name}`, import.meta.url), 'utf8')

it.each([
  ['', 105],
  ['numpy-', 11],
] as const)('claims of programs with tables only what the library does (%s)', (prefix, least) => {
  const { truths }: Recorded = JSON.parse(read(`${prefix}truths.json`))
  const programs = read(`${prefix}programs.txt`)
    .split(/^# -{3,}.*\n/m)
    .filter((code) => code.trim() !== '')
  // testing/record.py writes the truths anew.
  expect(truths.map(({ code }) => code)).toEqual(programs)
  const ends = truths.map(({ output, type, message, line }) => ({ output, type, message, line }))
  const { claimed, differences } = compareAll(truths, ends)
  expect(differences).toEqual([])
  expect(claimed).toBeGreaterThan(least)
})

const LARGE = 't = df\nfor _ in range(16):\n    t = pd.concat([t, t], ignore_index=True)\n'

it('leaves out what it does not know of pandas, what would depend on the screen, and what is too much', () => {
  const table = 'import pandas as pd\ndf = pd.DataFrame({"a": [2, 1], "b": ["x", "y"]})\n'
  for (const [code, kind] of [
    ['print(df.sample(1))', 'outside'],
    ['print(df.sort_values("a", na_position="first"))', 'outside'],
    ['print(df.merge(df, how="cross"))', 'outside'],
    ['print(df["a"] + pd.Series([1, 2], index=[1, 0]))', 'outside'],
    ['print(pd.DataFrame({"x": range(61)}))', 'outside'],
    ['print(pd.DataFrame({c * 9: [1] for c in "abcdefgh"}))', 'outside'],
    ['print(repr(df))', 'outside'],
    ['import math\nprint(math.sqrt(df["a"].sum()))', 'outside'],
    ['for _ in range(9999):\n    df = pd.concat([df, df])', 'outside'],
    ['while True:\n    df["a"] = df["a"] + 1', 'too-long'],
    [`${LARGE}for _ in range(9999):\n    t.head(100000)`, 'too-long'],
    [`${LARGE}t["b"].value_counts()\nt.groupby("b")["a"].cumsum()`, 'too-long'],
  ] as const)
    expect([code, evaluateProgram(parsePython(table + code)).kind]).toEqual([code, kind])
})
