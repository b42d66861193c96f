import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { compose } from '~/modules/mentor/engine/compose'
import { EMPTY_STATE, type Frame } from '~/modules/mentor/engine/frame'
import { readMessage } from '~/modules/mentor/engine/reading/read-message'
import { understand } from '~/modules/mentor/engine/understand'
import { answered, blocksOf } from '~/modules/mentor/skills/write/draft-answer'
import { heldPrograms } from '~/modules/mentor/skills/write/library/held-programs'
import { foundOf } from '~/modules/mentor/skills/write/library/library-draft'
import { candidatesOf, FEATURES } from '~/modules/mentor/skills/write/library/rank/candidates'
import { createProgramIndex } from '~/modules/mentor/skills/write/library/rank/program-index'
import { byLikelihood, rankIndex, type Weights } from '~/modules/mentor/skills/write/library/rank/rank-programs'
import { wordingsOf } from '~/modules/mentor/skills/write/library/rank/wordings'
import { allPrograms } from '~/modules/mentor/skills/write/recipes/programs'
import { type Case, type Choice, learnChoice, learnTrust, named } from '~/testing/mentor/learn-programs'
import { question } from './question'
import { startRunner } from './run-program'
import { score } from './score'

const FOLDER = 'src/modules/mentor/skills/write/library'
/** How much a case counts: one whose program was run, an asked program, one that is not there, and one that is another. */
const WEIGHT = { run: 1, asked: 0.3, absent: 0.1, other: 0.3 }
const LONG = { timeout: 3_600_000 }

const programs = allPrograms()
const frames = new Map<string, Frame>()
const frameOf = (text: string): Frame => {
  const frame = frames.get(text) ?? understand(readMessage(text), EMPTY_STATE)
  frames.set(text, frame)
  return frame
}
const candidatesFor = (index: Parameters<typeof candidatesOf>[0], text: string) => candidatesOf(index, frameOf(text))

/** Each person's ways of asking, and the programs as all others ask for them. */
const persons = [...new Set(programs.flatMap((program) => wordingsOf(program).map(({ by }) => by)))]
  .toSorted()
  .map((by) => ({
    by,
    index: createProgramIndex(programs, (program) => wordingsOf(program).filter((one) => one.by !== by)),
    asked: programs.flatMap((program) =>
      wordingsOf(program).flatMap((one) => (one.by === by ? { ...one, id: program.id } : [])),
    ),
  }))

let choices: { by: string; choice: Choice }[] = []
const weightsOf = (learnt: readonly { choice: Choice }[]): Weights =>
  named(
    FEATURES,
    learnChoice(
      learnt.map(({ choice }) => choice).filter(({ right }) => right >= 0),
      FEATURES.length,
    ),
  )

it('finds what a person asks for by what others ask', LONG, () => {
  choices = persons.flatMap(({ by, index, asked }) =>
    asked.flatMap(({ id, asks }) =>
      asks.map((ask) => {
        const found = candidatesFor(index, ask)
        const right = found.findIndex(({ entry }) => entry.id === id)
        return { by, choice: { candidates: found.map(({ features }) => features), right } }
      }),
    ),
  )
  for (const { by } of persons) {
    const weights = weightsOf(choices.filter((one) => one.by !== by))
    const own = choices.filter((one) => one.by === by)
    const first = own.filter(({ choice: { candidates, right } }) => {
      const scores = candidates.map((each) =>
        each.reduce((sum, one, at) => sum + one * (weights[FEATURES[at] ?? ''] ?? 0), 0),
      )
      return right >= 0 && scores[right] === Math.max(...scores)
    })
    console.log(`${by}: ${first.length} of ${own.length} first`)
    expect(first.length / own.length).toBeGreaterThan(0.6)
  }
  writeFileSync(`${FOLDER}/rank/rank-model.json`, `${JSON.stringify(weightsOf(choices), null, 2)}\n`)
})

/** Of what a person asks, every so many; the next in turn for what nobody has. */
const EVERY = 5

/** What is made of ways of asking: right for the program that is asked for, and wrong for others, where it is missing, and for what is another thing. */
function casesOfWordings(weights: Weights): Case[] {
  return persons.flatMap(({ index, asked }) =>
    asked.flatMap(({ id, asks, others }, at) => {
      const casesFor = (text: string, { weight, isThere }: { weight: number; isThere: boolean }) => {
        const found = candidatesFor(index, text).filter(({ entry }) => isThere || entry.id !== id)
        return heldPrograms(frameOf(text), byLikelihood(found, weights)).map(({ ranked, evidence }) => ({
          id: ranked.entry.id,
          case: { evidence, isRight: ranked.entry.id === id, weight },
        }))
      }
      const [first = '', second = ''] = [asks[at % EVERY], asks[(at + 2) % EVERY]]
      return [
        ...casesFor(first, { weight: WEIGHT.asked, isThere: true }).map((one) => one.case),
        ...casesFor(second, { weight: WEIGHT.absent, isThere: false }).map((one) => one.case),
        ...others
          .flatMap((other) => casesFor(other, { weight: WEIGHT.other, isThere: true }))
          .flatMap((one) => (one.id === id ? { ...one.case, isRight: false } : [])),
      ]
    }),
  )
}

/** What is made of the questions that are not sealed is right where their checks say so. */
async function casesOfQuestions(weights: Weights): Promise<Case[]> {
  const run = await startRunner()
  return ['open', 'studied', 'developed']
    .flatMap((half) => z.array(question).parse(JSON.parse(readFileSync(`eval/questions-${half}.json`, 'utf8'))))
    .filter(({ skill, turns }) => skill === 'generate' && turns.length === 1)
    .flatMap((one) => {
      const frame = frameOf(one.turns[0] ?? '')
      const ranked = byLikelihood(candidatesFor(rankIndex(), one.turns[0] ?? ''), weights)
      return heldPrograms(frame, ranked).map((held): Case => {
        const { draft } = foundOf(held, 1, frame)
        const markdown = compose(answered(draft, blocksOf(draft)).blocks)
        const { failures } = score(one, { markdown, outcome: 'answered' }, run)
        return { evidence: held.evidence, isRight: failures.length === 0, weight: WEIGHT.run }
      })
    })
}

it('writes how far a program may be trusted to be what is asked for', LONG, async () => {
  const weights: Weights = JSON.parse(readFileSync(`${FOLDER}/rank/rank-model.json`, 'utf8'))
  const cases = [...(await casesOfQuestions(weights)), ...casesOfWordings(weights)]
  writeFileSync(`${FOLDER}/trust-model.json`, `${JSON.stringify(learnTrust(cases), null, 2)}\n`)
  console.log(`${cases.length} cases, ${cases.filter(({ isRight }) => isRight).length} right`)
})
