import type { Turn } from '~/modules/mentor/mentor.server'
import type { Asked, Mentor } from './open-mentor'
import type { Question } from './question'
import { type RunProgram, score } from './score'

/** `failures`: why the answer is not right; none when it is. `cost`: of the whole conversation, as `Mentor.costOf`. */
export type Judged = Pick<Asked, 'markdown' | 'skill' | 'outcome'> & {
  question: Question
  failures: string[]
  ms: number
  tokens: number
  cost: number | null
}

/** `onJudged` is told of each answer as it comes, whatever becomes of those after it. */
type Judging = { mentor: Mentor; run: RunProgram; onJudged: (judged: Judged) => void }

/** Asks all questions, message by message, and judges the last answer of each. In the order of the questions. */
export async function judgeAll(questions: readonly Question[], { mentor, run, onJudged }: Judging): Promise<Judged[]> {
  const judged: Judged[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < questions.length; at = next++) {
      const question = questions[at]
      if (question === undefined) continue
      const one = await judge(mentor, question, run)
      judged[at] = one
      onJudged(one)
    }
  }
  await Promise.all(Array.from({ length: mentor.atOnce }, work))
  return judged
}

async function judge(mentor: Mentor, question: Question, run: RunProgram): Promise<Judged> {
  const turns: Turn[] = []
  const usage: Asked['usage'][number][] = []
  let answer: Asked = { markdown: '', outcome: null, skill: null, failure: 'not asked', usage }
  let ms = 0
  for (const content of question.turns) {
    turns.push({ role: 'user', content })
    const startedAt = performance.now()
    answer = await mentor.ask(turns)
    ms = performance.now() - startedAt
    usage.push(...answer.usage)
    if (answer.failure !== null) break
    turns.push({ role: 'assistant', content: answer.markdown })
  }
  const failures = answer.failure === null ? score(question, answer, run).failures : [`no answer: ${answer.failure}`]
  const tokens = usage.reduce((sum, { input, output }) => sum + input + output, 0)
  const { markdown, skill, outcome } = answer
  return { question, markdown, skill, outcome, failures, ms, tokens, cost: mentor.costOf(usage) }
}
