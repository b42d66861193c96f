import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { compose } from '~/modules/mentor/engine/compose'
import { featuresOf } from '~/modules/mentor/engine/kinds/features'
import { KINDS, type KindModel, likelihoods } from '~/modules/mentor/engine/kinds/kind-model'
import { plainText } from '~/modules/mentor/engine/lexicon/plain-text'
import { readMessage } from '~/modules/mentor/engine/reading/read-message'
import { allAsks } from '~/modules/mentor/skills/concepts/rank/asks'
import { candidatesFor } from '~/modules/mentor/skills/concepts/rank/rank'
import { blocksOf } from '~/modules/mentor/skills/concepts/rank/tell'
import { type Example, learnKinds } from '~/testing/mentor/learn-kinds'
import { type Labelled, learnRanking } from '~/testing/mentor/learn-ranking'
import { question } from './question'
import { score } from './score'

const RANKING_FILE = 'src/modules/mentor/skills/concepts/rank/rank-model.json'
const MODEL_FILE = 'src/modules/mentor/engine/kinds/kind-model.json'
const FOLDS = 8

type Asked = Example & { author: string; isAsAsked: boolean }
const examples = ['open', 'studied', 'developed'].flatMap((half) =>
  z
    .array(question)
    .parse(JSON.parse(readFileSync(`eval/questions-${half}.json`, 'utf8')))
    .flatMap(({ id, skill, turns }): Asked[] => {
      const message = readMessage(turns.at(-1) ?? '')
      const example = { author: id.split('-')[0] ?? id, kind: skill }
      const asked = { ...example, features: featuresOf(message, turns.length > 1), isAsAsked: true }
      // What somebody asks first, somebody else asks after something else.
      return turns.length > 1 ? [asked] : [asked, { ...example, features: featuresOf(message, true), isAsAsked: false }]
    }),
)
const asAsked = examples.filter((example) => example.isAsAsked)

const kindBy = (model: KindModel, { features }: Example) => {
  const likely = likelihoods(model, features)
  return KINDS[likely.indexOf(Math.max(...likely))]
}

it('knows the kind of what an author asks whom it has not learnt from', { timeout: 1_800_000 }, () => {
  const authors = [...new Set(asAsked.map(({ author }) => author))]
  const foldOf = (author: string) => authors.indexOf(author) % FOLDS
  const right = Array.from({ length: FOLDS }, (_, fold) => {
    const model = learnKinds(examples.filter(({ author }) => foldOf(author) !== fold))
    return asAsked.filter((example) => foldOf(example.author) === fold && kindBy(model, example) === example.kind)
  }).flat()
  for (const kind of KINDS) {
    const all = asAsked.filter((example) => example.kind === kind).length
    console.log(`${kind}: ${right.filter((example) => example.kind === kind).length} of ${all}`)
  }
  console.log(`together: ${right.length} of ${asAsked.length}`)
  expect(right.length / asAsked.length).toBeGreaterThan(0.85)
})

it('writes what was learnt from all of them', { timeout: 600_000 }, () => {
  const { bias, weights } = learnKinds(examples)
  const rows = Object.entries(weights).map(([name, pairs]) => `    ${JSON.stringify(name)}: [${pairs.join(', ')}]`)
  writeFileSync(MODEL_FILE, `{\n  "bias": [${bias.join(', ')}],\n  "weights": {\n${rows.join(',\n')}\n  }\n}\n`)
  console.log(`${rows.length} features in ${MODEL_FILE}`)
})

/** Of a question about an idea, the texts that meet its checks answer it; of a way of asking, the text that it stands under. */
function labelled(): Labelled[] {
  const asked = ['open', 'studied', 'developed']
    .flatMap((half) => z.array(question).parse(JSON.parse(readFileSync(`eval/questions-${half}.json`, 'utf8'))))
    .filter(({ skill, turns }) => skill === 'concept' && turns.length === 1)
    .map(({ program: _, ...one }): Labelled => {
      const prose = one.turns[0] ?? ''
      const candidates = candidatesFor(prose)
      const isRight = candidates.map(({ unit }) => {
        const markdown = compose(blocksOf(unit.told, { level: 'principiante', plain: plainText(prose) }))
        return score(one, { markdown, outcome: null }, () => ({ output: '', error: null })).failures.length === 0
      })
      return { candidates, isRight }
    })
  const known = [...allAsks()].flatMap(([id, asks]) =>
    asks.map((ask): Labelled => {
      const candidates = candidatesFor(ask, ask)
      return { candidates, isRight: candidates.map(({ unit }) => unit.id === id) }
    }),
  )
  return [...asked, ...known]
}

it('writes what speaks for a text, learnt from all of them', { timeout: 600_000 }, () => {
  const weights = learnRanking(labelled())
  writeFileSync(RANKING_FILE, `${JSON.stringify(weights, null, 2)}\n`)
  console.log(`${Object.keys(weights).length} features in ${RANKING_FILE}`)
})
