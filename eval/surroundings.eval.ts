import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import type { Turn } from '~/modules/mentor/mentor.server'
import { converse, openMentor } from './open-mentor'
import { question } from './question'
import { SURROUNDINGS } from './surroundings'

/** COUNT: how many questions of those that are not sealed are asked with each of the surroundings. */
const COUNT = Number(process.env.COUNT || '150')

it('answers a question as it did without what stands around it', { timeout: 3_600_000 }, async () => {
  const mentor = await openMentor()
  const given = ['open', 'studied', 'developed'].flatMap((half) =>
    z.array(question).parse(JSON.parse(readFileSync(`eval/questions-${half}.json`, 'utf8'))),
  )
  // «En Python» makes another question of one that is not about it.
  const all = given.filter(({ skill }) => skill !== 'product' && skill !== 'offtopic')
  const questions = all.filter((_, at) => at % Math.max(1, Math.floor(all.length / COUNT)) === 0)
  const counts = new Map(SURROUNDINGS.map(({ name }) => [name, { asked: 0, otherSkill: 0, otherCode: 0 }]))
  for (const { id, turns } of questions) {
    const said = await converse(mentor, turns.slice(0, -1))
    const last = turns.at(-1) ?? ''
    const plain = await answerTo(said, last)
    for (const { name, put } of SURROUNDINGS) {
      const message = put(last)
      const count = counts.get(name)
      if (message === null || message === last || !count) continue
      const answer = await answerTo(said, message)
      count.asked += 1
      if (answer.by !== plain.by) {
        count.otherSkill += 1
        console.log(`${name}: ${id} ${plain.by} → ${answer.by}`)
      } else if (answer.code !== plain.code) {
        count.otherCode += 1
        console.log(`${name}: ${id} other code`)
      }
    }
  }
  for (const [name, { asked, otherSkill, otherCode }] of counts)
    console.log(`${name.padEnd(20)} of ${asked}: another skill or outcome ${otherSkill}, other code ${otherCode}`)
  expect([...counts.values()].every(({ asked }) => asked > 0)).toBe(true)

  async function answerTo(before: readonly Turn[], content: string) {
    const { markdown, skill, outcome } = await mentor.ask([...before, { role: 'user', content }])
    const code = [...markdown.matchAll(/```python\n([\s\S]*?)```/g)].map(([block]) => block).join('\n')
    return { by: `${skill}, ${outcome}`, code }
  }
})
