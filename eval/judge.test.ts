import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { startModelServer } from '~/testing/models/model-server'
import { type Judged, judgeAll } from './judge'
import { type Mentor, openMentor } from './open-mentor'
import { question } from './question'
import { report } from './report'
import { startRunner } from './run-program'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const held = z.record(z.string(), z.string()).parse(read('eval/held-answers.json'))
const questions = z
  .array(question)
  .parse(read('eval/questions-open.json'))
  .filter(({ id }) => id in held)

/** A model that gives each question the answer of the one that is `further` on in the list: its own with 0. */
const scripted = (further: number): Mentor => ({
  atOnce: 3,
  currency: 'EUR',
  costOf: (usage) => usage.length,
  async ask(turns) {
    const at = questions.findIndex(({ turns: asked }) => asked.at(-1) === turns.at(-1)?.content)
    const answered = questions[(at + further) % questions.length]
    const usage = [{ input: 3, output: 2 }]
    return { markdown: held[answered?.id ?? ''] ?? '', outcome: null, skill: null, failure: null, usage }
  },
})

const shareOf = (judged: readonly Judged[]) =>
  judged.filter(({ failures }) => failures.length === 0).length / judged.length

describe('the evaluation', () => {
  let run: Awaited<ReturnType<typeof startRunner>>
  beforeAll(async () => {
    run = await startRunner()
  })

  const judging = () => ({ run, onJudged: () => {} })

  it('tells a good model from one that answers other questions', async () => {
    const good = await judgeAll(questions, { mentor: scripted(0), ...judging() })
    expect(good.map(({ question: { id } }) => id)).toEqual(questions.map(({ id }) => id))
    expect(good.flatMap(({ failures }) => failures)).toEqual([])
    expect(shareOf(await judgeAll(questions, { mentor: scripted(1), ...judging() }))).toBeLessThanOrEqual(0.1)
    expect(shareOf(await judgeAll(questions, { mentor: scripted(7), ...judging() }))).toBeLessThanOrEqual(0.1)
  })

  it('tells each answer as it comes: what had come before an end is not lost', async () => {
    const told: string[] = []
    const good = scripted(0)
    const ask: Mentor['ask'] = async (turns) => {
      if (told.length >= 4) throw new Error('the machine is gone')
      return good.ask(turns)
    }
    const onJudged = ({ question: { id } }: Judged) => void told.push(id)
    const judging = judgeAll(questions, { mentor: { ...good, ask, atOnce: 1 }, run, onJudged })
    await expect(judging).rejects.toThrow('the machine is gone')
    expect(told).toEqual(questions.slice(0, 4).map(({ id }) => id))
  })

  it('runs the programs: one that prints something else is not right', async () => {
    const broken = scripted(0)
    const ask: Mentor['ask'] = async (turns) => {
      const answer = await broken.ask(turns)
      return { ...answer, markdown: answer.markdown.replace(/^(```python\n)/gm, '$1raise SystemExit\n') }
    }
    const withProgram = questions.filter(({ program }) => program?.stdout)
    expect(withProgram.length).toBeGreaterThan(3)
    expect(shareOf(await judgeAll(withProgram, { mentor: { ...broken, ask }, ...judging() }))).toBe(0)
  })

  it('shows kinds, tokens and cost of several side by side', async () => {
    const columns = await Promise.all(
      [0, 1].map(async (further) => ({
        name: `model-${further}`,
        judged: await judgeAll(questions, { mentor: scripted(further), ...judging() }),
        currency: 'EUR',
      })),
    )
    const lines = report(columns).split('\n')
    expect(lines[0]).toMatch(/^ +model-0 +model-1$/)
    expect(lines.find((line) => line.startsWith('concept'))).toMatch(/^concept +3\/3 100 % +0\/3 0 %$/)
    const { length } = questions.flatMap(({ turns }) => turns)
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^tokens +${5 * length} +${5 * length}$`)))
  })
})

describe('a model under evaluation', () => {
  const asked = [{ role: 'user' as const, content: 'Hola' }]

  it('is asked as conversations are, at its own server and prices', async () => {
    const server = await startModelServer()
    const settings = { OPENAI_BASE_URL: server.baseUrl, MODEL_PRICES: 'openai-compatible/m=1/2' }
    const mentor = await openMentor('openai-compatible/m', settings)
    const { markdown, failure, usage } = await mentor.ask(asked)
    await server.stop()
    expect(failure).toBeNull()
    expect(markdown).not.toBe('')
    expect(JSON.stringify(server.requests[0]?.body)).toContain('Eres Mentor Basic')
    expect(mentor.costOf(usage)).toBeGreaterThan(0)
    expect(mentor.costOf([{ input: 1, output: 1, model: 'openai-compatible/other' }])).toBeNull()
  })

  it('that cannot be reached says why', async () => {
    const mentor = await openMentor('openai-compatible/m', { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' })
    expect(await mentor.ask(asked)).toMatchObject({
      markdown: '',
      failure: expect.stringMatching(/ECONNREFUSED|connect/),
    })
  })
})
