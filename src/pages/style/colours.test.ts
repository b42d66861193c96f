import { describe, expect, it } from 'vitest'
import { coloursOf } from './colours.server'

describe('the colours of the style page', () => {
  it('tells every contrast, of both themes alike', () => {
    const { dark, light } = coloursOf()
    expect(dark.length).toBeGreaterThan(40)
    expect(light.map(({ ink, ground }) => [ink, ground])).toEqual(dark.map(({ ink, ground }) => [ink, ground]))
    expect(dark[0]).toMatchObject({ ink: 'text', ground: 'surface', ratio: expect.stringMatching(/^1\d,\d$/) })
  })
})
