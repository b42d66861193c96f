import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { promptVersion } from '~/modules/mentor/mentor.server'
import { type Judged, judgeAll } from './judge'
import { openMentor } from './open-mentor'
import { question } from './question'
import { type Column, failuresOf, report } from './report'
import { startRunner } from './run-program'

/**
 * MODEL: the mentors side by side, by their entries (`embedded,openai-compatible/x`). HALF: `open` (looked at while working) or `sealed`
 * (run once, at the end). FILE: other questions instead. SKILL: these skills only (`error,fault`). OUT: a file for the answers, a line of JSON each.
 */
const { MODEL = 'embedded', HALF = 'open', FILE = '', SKILL = '', OUT = '' } = process.env
const source = FILE === '' ? `eval/questions-${HALF}.json` : FILE
const wordsOf = (list: string) => list.split(',').filter((word) => word !== '')
const wanted = wordsOf(SKILL)

it(`the questions of ${source}`, { timeout: 12 * 3_600_000 }, async () => {
  const questions = z
    .array(question)
    .parse(JSON.parse(readFileSync(source, 'utf8')))
    .filter(({ skill }) => wanted.length === 0 || wanted.includes(skill))
  const run = await startRunner()
  const columns: Column[] = []
  if (OUT !== '') writeFileSync(OUT, '')
  for (const name of wordsOf(MODEL)) {
    const mentor = await openMentor(name)
    const { failure } = await mentor.ask([{ role: 'user', content: 'Hola' }])
    if (failure !== null) throw new Error(`${name} gives no answer: ${failure}`)
    // As they come: a model may take an hour, and end before.
    const onJudged = (judged: Judged) => (OUT === '' ? undefined : appendFileSync(OUT, lineOf(name, judged)))
    columns.push({ name, judged: await judgeAll(questions, { mentor, run, onJudged }), currency: mentor.currency })
  }
  console.log(`prompts ${promptVersion().version}\n${report(columns)}\n${columns.map(failuresOf).join('\n')}`)
  expect(columns.map(({ judged }) => judged.length)).toEqual(columns.map(() => questions.length))
})

const lineOf = (model: string, { question: asked, skill, outcome, markdown, failures, cost, ms }: Judged) =>
  `${JSON.stringify({ ...asked, ...{ model, by: skill, outcomeGiven: outcome, failures, cost, ms, markdown } })}\n`
