import { describe, expect, it } from 'vitest'
import { spokenFrame } from '~/testing/mentor/spoken-frame'
import { compose } from '../../engine/compose'
import { EMPTY_STATE } from '../../engine/frame'
import { createUnknownSkill } from './unknown-skill'

const TOOLS = { mentor: 'basic', earlierAnswers: 0, check: null } as const
const NEAR = ['Listas', 'Tuplas', 'Conjuntos', 'Fechas'].map((title) => ({ title, question: `¿Qué es ${title}?` }))

async function answerTo(text: string, given: { near?: typeof NEAR; isClose?: boolean } = {}) {
  const { near = [], isClose = false } = given
  const answer = await createUnknownSkill(() => ({ near, isClose })).answer(spokenFrame(text), EMPTY_STATE, TOOLS)
  return { outcome: answer?.outcome, markdown: compose(answer?.blocks ?? []) }
}

describe('what is not known', () => {
  it('C-61 is said so, and nothing is offered where nothing is near', async () => {
    const { outcome, markdown } = await answerTo('cómo monto un clúster de kubernetes')
    expect(outcome).toBe('unknown')
    expect(markdown).toContain('no lo sé')
    expect(markdown).not.toContain('- ')
  })

  it('offers three neighbours at most, with a question that gets them', async () => {
    const { markdown } = await answerTo('multiconjuntos', { near: NEAR })
    expect(markdown).toContain('**Listas**: pregúntame «¿Qué es Listas?»')
    expect(markdown.match(/^- /gm)).toHaveLength(3)
  })

  it('asks which is meant where two are close', async () => {
    const { outcome, markdown } = await answerTo('esa cosa con paréntesis', { near: NEAR, isClose: true })
    expect(outcome).toBe('asked')
    expect(markdown).toContain('¿Cuál de estas es?')
  })

  it('asks for words where none are', async () => {
    expect((await answerTo('   ')).outcome).toBe('asked')
  })
})
