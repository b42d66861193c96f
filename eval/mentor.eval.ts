import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import type { Turn } from '~/modules/mentor/mentor.server'
import { openMentor } from './open-mentor'
import { type Question, question, SKILLS } from './question'
import { startRunner } from './run-program'
import { score } from './score'

/**
 * HALF: `open` (looked at while working) or `sealed` (run once, at the end). FILE: other questions instead. SKILL: these skills only
 * (`error,fault`). OUT: a file for every answer.
 */
const { HALF = 'open', FILE = '', SKILL = '', OUT = '' } = process.env
const source = FILE === '' ? `eval/questions-${HALF}.json` : FILE
const wanted = SKILL.split(',').filter((name) => name !== '')

type Judged = { question: Question; markdown: string; skill: string | null; failures: string[]; ms: number }

it(`the questions of ${source}`, { timeout: 3_600_000 }, async () => {
  const questions = z
    .array(question)
    .parse(JSON.parse(readFileSync(source, 'utf8')))
    .filter(({ skill }) => wanted.length === 0 || wanted.includes(skill))
  const mentor = openMentor()
  const run = await startRunner()
  const judged: Judged[] = []
  for (const asked of questions) {
    const turns: Turn[] = []
    let answer = { markdown: '', outcome: null as string | null, skill: null as string | null }
    let ms = 0
    for (const content of asked.turns) {
      turns.push({ role: 'user', content })
      const startedAt = performance.now()
      answer = await mentor.ask(turns)
      ms = performance.now() - startedAt
      turns.push({ role: 'assistant', content: answer.markdown })
    }
    judged.push({ question: asked, ...answer, ...score(asked, answer, run), ms })
  }
  report(judged)
  expect(judged.length).toBe(questions.length)
})

function report(judged: readonly Judged[]): void {
  const lines = SKILLS.map((skill) => {
    const of = judged.filter((one) => one.question.skill === skill)
    const right = of.filter(({ failures }) => failures.length === 0)
    return of.length === 0
      ? ''
      : `${skill.padEnd(10)} ${right.length}/${of.length}  ${Math.round((100 * right.length) / of.length)} %`
  })
  const times = judged.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0)
  const right = judged.filter(({ failures }) => failures.length === 0).length
  console.log(
    `${lines.filter((line) => line !== '').join('\n')}\nin all     ${right}/${judged.length}; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  )
  for (const { question: asked, skill, failures } of judged) {
    if (failures.length > 0)
      console.log(`✗ ${asked.id} ${asked.skill} → ${skill ?? 'model'}: ${failures.join('; ').slice(0, 240)}`)
  }
  if (OUT === '') return
  const written = judged.map(({ question: asked, markdown, skill, failures }) => ({
    ...asked,
    skill: asked.skill,
    by: skill,
    failures,
    markdown,
  }))
  writeFileSync(OUT, `${JSON.stringify(written, null, 1)}\n`)
}
