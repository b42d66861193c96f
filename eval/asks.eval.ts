import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allAsks } from '~/modules/mentor/skills/concepts/rank/asks'
import { allUnits, questionUnits } from '~/modules/mentor/skills/concepts/rank/units'
import { allPrograms } from '~/modules/mentor/skills/write/recipes/programs'
import { openMentor } from './open-mentor'
import { SURROUNDINGS } from './surroundings'

/** COUNT: how many ways of asking of each kind of content. OUT: where what got another answer is written, a line of JSON each. */
const { COUNT = '', OUT = '' } = process.env
const MOST = Number(COUNT || '400')
/** As it was written, and as people write around it. */
const SAID = [
  { name: 'as written', put: (ask: string): string | null => ask },
  ...SURROUNDINGS.filter(({ name }) => ['greeting', 'no accents', 'thanks', 'labelled task'].includes(name)),
]

/** A way of asking that a teacher wrote down for some content, and whether an answer is that content. */
type Asked = { kind: string; id: string; ask: string; isOwn: (markdown: string) => boolean }

it('gives what is asked for in the words that were written down for it', { timeout: 7_200_000 }, async () => {
  const mentor = await openMentor()
  const counts = new Map<string, { asked: number; own: number }>()
  const others: string[] = []
  for (const { kind, id, ask, isOwn } of ['program', 'question', 'howto', 'card'].flatMap(sampleOf))
    for (const { name, put } of SAID) {
      const content = put(ask)
      if (content === null || (name !== 'as written' && content === ask)) continue
      const { markdown, skill, outcome } = await mentor.ask([{ role: 'user', content }])
      const key = `${kind}, ${name}`
      const { asked, own } = counts.get(key) ?? { asked: 0, own: 0 }
      counts.set(key, { asked: asked + 1, own: own + Number(isOwn(markdown)) })
      if (!isOwn(markdown)) others.push(JSON.stringify({ kind, name, id, ask: content, skill, outcome, markdown }))
    }
  if (OUT !== '') writeFileSync(OUT, others.join('\n'))
  console.log([...counts].map(([key, { asked, own }]) => `${key.padEnd(24)} ${own} of ${asked}`).join('\n'))
  expect(counts.size).toBeGreaterThan(0)
})

/** As many of a kind as are wanted, from all of it. */
function sampleOf(kind: string): Asked[] {
  const all = kind === 'program' ? programs() : units(kind)
  const step = Math.max(1, Math.floor(all.length / MOST))
  return all.filter((_, at) => at % step === 0).slice(0, MOST)
}

const programs = (): Asked[] =>
  allPrograms().flatMap(({ id, asks, body }) => {
    const own = new Set(body.sections.flatMap(({ code }) => linesIn(code)))
    const isOwn = (markdown: string) => {
      const lines = [...markdown.matchAll(/```python\n([\s\S]*?)```/g)].flatMap(([, code = '']) => linesIn(code))
      return lines.length > 0 && lines.filter((line) => own.has(line)).length >= lines.length * MOST_OF_IT
    }
    return asks.map((ask) => ({ kind: 'program', id, ask, isOwn }))
  })
/** Names, figures and what is shown are adapted to the request. */
const MOST_OF_IT = 0.4
const linesIn = (code: string): string[] =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 3 && !/^(?:#|import |from )/.test(line))

const units = (kind: string): Asked[] =>
  [...questionUnits(), ...allUnits()]
    .filter(({ told }) => told.kind === kind)
    .flatMap(({ id, told, wordings, opening }) => {
      // Other ways of asking a question are said once its subject was spoken of.
      const asks =
        told.kind === 'question'
          ? [told.question.question]
          : (allAsks().get(id) ?? (told.kind === 'howto' ? wordings : []))
      return asks.map((ask) => ({ kind, id, ask, isOwn: (markdown: string) => markdown.includes(opening) }))
    })
