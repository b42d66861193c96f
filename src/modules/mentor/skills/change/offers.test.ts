import { describe, expect, it } from 'vitest'
import { askedOf } from './testing/change-question'

const LOOP = 'precios = [4, 6]\ntotal = 0\nfor p in precios:\n    total += p\nprint(total)\n'
/** Counts and sorts nothing. */
const GREETING = 'nombre = "Ana"\nprint("Hola", nombre)\n'

describe('what is offered where a change is declined', () => {
  it('can be made of that program', async () => {
    const { answer, markdown } = await askedOf(GREETING, 'haz que suene una campana')
    expect(answer?.outcome).toBe('unknown')
    const offers = [...markdown.matchAll(/«([^»]+)»/g)].map(([, offer = '']) => offer).slice(1)
    expect(offers.length).toBeGreaterThan(0)
    for (const offer of offers) expect((await askedOf(GREETING, offer)).answer?.outcome).toBe('answered')
  })

  it('is nothing like what was just declined', async () => {
    expect((await askedOf(LOOP, 'haz que suene una campana')).markdown).toContain('«que empiece en 1»')
    const { markdown } = await askedOf(LOOP, 'haz que la campana empiece a sonar')
    expect(markdown).not.toContain('«que empiece en 1»')
  })
})
