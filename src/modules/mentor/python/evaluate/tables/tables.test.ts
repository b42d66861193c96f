import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compareAll, type Truth } from '../testing/compare'
import './pandas'

type Recorded = { truths: (Truth & { code: string })[] }
const read = (name: string) => readFileSync(new URL(`./testing/${name}`, import.meta.url), 'utf8')

it('claims of programs with tables only what pandas does', () => {
  const { truths }: Recorded = JSON.parse(read('truths.json'))
  const programs = read('programs.txt')
    .split(/^# -{3,}.*\n/m)
    .filter((code) => code.trim() !== '')
  expect(truths.map(({ code }) => code)).toEqual(programs)
  const { claimed, differences, outside } = compareAll(
    truths,
    truths.map(({ output, type, message, line }) => ({ output, type, message, line })),
  )
  if (process.env.SHOW) console.log(claimed, truths.length, JSON.stringify([...outside], null, 0))
  expect(differences).toEqual([])
  expect(claimed).toBeGreaterThan(10)
})
