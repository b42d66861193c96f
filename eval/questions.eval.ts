import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { answerConversation, stateAfter } from '~/modules/mentor/engine/answer-conversation'
import { compose } from '~/modules/mentor/engine/compose'
import { EMPTY_STATE, type Frame, type State } from '~/modules/mentor/engine/frame'
import { asItWas } from '~/modules/mentor/engine/reading/as-it-was'
import { readMessage } from '~/modules/mentor/engine/reading/read-message'
import { understand } from '~/modules/mentor/engine/understand'
import type { Turn } from '~/modules/mentor/mentor.server'
import { embeddedSkills } from '~/modules/mentor/server/embedded-mentor'
import { checkPython } from '~/modules/mentor/server/linter'
import { cardsOf } from '~/modules/mentor/skills/concepts/cards/cards'
import { blocksOf } from '~/modules/mentor/skills/concepts/rank/tell'
import { questionUnits, type Unit } from '~/modules/mentor/skills/concepts/rank/units'
import { candidatesAfter } from '~/modules/mentor/skills/questions/candidates'
import { evidenceOf, rankedBy } from '~/modules/mentor/skills/questions/likeliest'
import { mayAsk } from '~/modules/mentor/skills/questions/questions-skill'
import { createToldIndex, shortUnits, toldIndex } from '~/modules/mentor/skills/questions/told-index'
import { learnTrust } from '~/testing/mentor/learn-programs'
import { type Labelled, learnRanking } from '~/testing/mentor/learn-ranking'
import { FACTS } from '~/testing/mentor/product-facts'
import { type Question, question } from './question'
import { score } from './score'

const FOLDER = 'src/modules/mentor/skills/questions'
const LONG = { timeout: 3_600_000 }
/** How much a way of asking counts beside a conversation: its sisters answer it as well. */
const WEIGHT = 0.3
/** Of the ways of asking every so many is learnt from. */
const EVERY = 2

/** A message that goes on with something, with all that may be told to it. */
type Asked = Omit<Labelled, 'candidates'> & {
  by: string
  frame: Frame
  state: State
  candidates: ReturnType<typeof candidatesAfter>
}

const skills = embeddedSkills(FACTS)

async function stateBefore(turns: readonly string[]): Promise<State> {
  const said: Turn[] = []
  for (const content of turns.slice(0, -1)) {
    said.push({ role: 'user', content })
    const { markdown } = await answerConversation({ skills, check: checkPython }, { mentor: 'basic', turns: said })
    said.push({ role: 'assistant', content: markdown })
  }
  return stateAfter(said, skills)
}

/** Right is what meets the checks of a question; its program is another's. */
async function askedIn(one: Question): Promise<Asked> {
  const state = await stateBefore(one.turns)
  const frame = understand(asItWas(readMessage(one.turns.at(-1) ?? '')), state)
  const candidates = candidatesAfter(toldIndex(), frame, state)
  const isRight = candidates.map(({ unit }) => {
    const markdown = compose(blocksOf(unit.told, frame))
    const judged = { ...one, program: undefined }
    return score(judged, { markdown, outcome: null }, () => ({ output: '', error: null })).failures.length === 0
  })
  const by = one.id.replace(/^p\d-/, '').split('-')[0] ?? ''
  return { by, frame, state, candidates, isRight }
}

/** A way of asking that is taken away, after its subject was explained. */
function askedOfWordings(): Labelled[] {
  const heldOf = ({ id, wordings }: Unit) => 1 + (id.length % Math.max(1, wordings.length - 1))
  const index = createToldIndex(shortUnits(), (unit) => unit.wordings.filter((_, at) => at !== heldOf(unit)))
  return questionUnits().flatMap((unit, at): Labelled[] => {
    const cards = cardsOf([...unit.ideas])
    const card = cards[at % cards.length]
    if (card === undefined || at % EVERY !== 0) return []
    const state: State = {
      ...EMPTY_STATE,
      answered: [{ skill: 'concepts', topic: card.id, question: `¿qué es ${card.terms[0]}?` }],
      said: [card.idea],
    }
    const frame = understand(asItWas(readMessage(unit.wordings[heldOf(unit)] ?? '')), state)
    const candidates = candidatesAfter(index, frame, state)
    return [{ candidates, isRight: candidates.map((each) => each.unit.id === unit.id), weight: WEIGHT }]
  })
}

it('learns what is asked of an idea, and how far that can be trusted', LONG, async () => {
  const asked: Asked[] = []
  for (const half of ['open', 'studied', 'developed']) {
    const all = z.array(question).parse(JSON.parse(readFileSync(`eval/questions-${half}.json`, 'utf8')))
    for (const one of all) if (one.skill === 'followup' && one.turns.length > 1) asked.push(await askedIn(one))
  }
  const wordings = askedOfWordings()
  const authors = [...new Set(asked.map(({ by }) => by))].toSorted()
  const halfOf = ({ by }: Asked) => authors.indexOf(by) % 2
  // Trust is learnt from what the weights have not seen.
  const judged = [0, 1].flatMap((half) => {
    const weights = learnRanking([...asked.filter((one) => halfOf(one) !== half), ...wordings])
    return asked
      .filter((one) => halfOf(one) === half && one.candidates.length > 0 && mayAsk(one.frame))
      .map(({ candidates, isRight, frame, state }) => {
        const ranked = rankedBy(candidates, weights)
        const at = candidates.findIndex(({ unit }) => unit === ranked[0]?.unit)
        return { evidence: evidenceOf(ranked, frame, state), isRight: isRight[at] === true, weight: 1 }
      })
  })
  const first = judged.filter(({ isRight }) => isRight).length
  console.log(`${first} of ${judged.length} right by what ranks first`)
  expect(first / judged.length).toBeGreaterThan(0.4)
  const weights = learnRanking([...asked, ...wordings])
  writeFileSync(`${FOLDER}/rank-model.json`, `${JSON.stringify(weights, null, 2)}\n`)
  writeFileSync(`${FOLDER}/trust-model.json`, `${JSON.stringify(learnTrust(judged), null, 2)}\n`)
})
