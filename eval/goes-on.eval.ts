import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { beforeOf } from './goes-on/before'
import { failuresOf } from './goes-on/checks'
import { FOLLOW_UPS } from './goes-on/follow-ups'
import { converse, openMentor } from './open-mentor'
import { type Question, question } from './question'
import { startRunner } from './run-program'

/**
 * COUNT: how many questions that are not sealed are gone on with, as many of each kind. OUT: a file for the answers to those of odd places,
 * a line of JSON each; the others are only counted.
 */
const { COUNT = '', OUT = '' } = process.env
const SKILLS = ['error', 'fault', 'explain', 'review', 'concept', 'exercise', 'generate', 'change'] as const

type Row = { name: string; skill: string; isOdd: boolean; isRight: boolean }

it('goes on with what was said', { timeout: 3 * 3_600_000 }, async () => {
  const mentor = await openMentor()
  const run = await startRunner()
  const rows: Row[] = []
  const answers: string[] = []
  for (const [at, { asked, isOdd }] of sample().entries()) {
    const turns = await converse(mentor, asked.turns)
    const before = beforeOf(asked, turns.at(-1)?.content ?? '')
    for (const [place, { name, put }] of FOLLOW_UPS.entries()) {
      const next = put(before, Math.floor(at / 2) + place)
      if (next === null) continue
      const led = next.lead === undefined ? turns : await converse(mentor, [...asked.turns, next.lead])
      const reply = await mentor.ask([...led, { role: 'user', content: next.message }])
      const failures = failuresOf({ before, asked: next, reply, run })
      rows.push({ name, skill: asked.skill, isOdd, isRight: failures.length === 0 })
      const { id, skill } = asked
      if (isOdd)
        answers.push(
          JSON.stringify({
            id,
            skill,
            name,
            failures,
            turns: [...led.map(({ content }) => content), next.message],
            by: reply.skill,
            outcome: reply.outcome,
            markdown: reply.markdown,
          }),
        )
    }
  }
  if (OUT !== '') writeFileSync(OUT, answers.join('\n'))
  console.log(tableOf(rows))
  expect(rows.length).toBeGreaterThan(0)
})

/** As many of each kind, from all of it; every second one of a kind is of the half that is looked at. */
function sample(): { asked: Question; isOdd: boolean }[] {
  const all = ['open', 'studied', 'developed'].flatMap((half) =>
    z.array(question).parse(JSON.parse(readFileSync(`eval/questions-${half}.json`, 'utf8'))),
  )
  const each = Math.max(1, Math.round(Number(COUNT || '96') / SKILLS.length))
  return SKILLS.flatMap((skill) => {
    const own = all.filter((one) => one.skill === skill)
    const step = Math.max(1, Math.floor(own.length / each))
    const chosen = own.filter((_, at) => at % step === 0).slice(0, each)
    return chosen.map((asked, at) => ({ asked, isOdd: at % 2 === 1 }))
  })
}

function tableOf(rows: readonly Row[]): string {
  const share = (own: readonly Row[]) =>
    own.length === 0 ? '' : `${own.filter(({ isRight }) => isRight).length}/${own.length}`
  const line = (name: string, own: readonly Row[]) =>
    [
      name.padEnd(20),
      share(own.filter(({ isOdd }) => isOdd)),
      share(own.filter(({ isOdd }) => !isOdd)),
      ...SKILLS.map((skill) => share(own.filter((row) => row.skill === skill && row.isOdd))),
    ]
      .map((cell) => cell.padStart(9))
      .join(' ')
  const head = ['', 'odd', 'even', ...SKILLS]
    .map((cell, at) => (at === 0 ? cell.padEnd(20) : cell.padStart(9)))
    .join(' ')
  return [
    head,
    ...FOLLOW_UPS.map(({ name }) =>
      line(
        name,
        rows.filter((row) => row.name === name),
      ),
    ),
    line('all', rows),
  ].join('\n')
}
