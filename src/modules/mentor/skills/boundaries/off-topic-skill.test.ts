import { describe, expect, it } from 'vitest'
import { PROGRAMMING_QUESTIONS } from '~/testing/mentor/programming-questions'
import { spokenFrame } from '~/testing/mentor/spoken-frame'
import { EMPTY_STATE, type State } from '../../engine/frame'
import { parsePython } from '../../python/parse'
import { offTopicSkill } from './off-topic-skill'

const accepts = (text: string, state: State = EMPTY_STATE) => offTopicSkill.accepts(spokenFrame(text), state)

describe('off-topic', () => {
  it.each([
    'cuál es la mejor marca de aspiradora',
    'ayúdame a escribir un brindis para la boda de mi hermana',
    'cuántos habitantes tiene Guatemala',
    'qué opinas del alcalde de mi pueblo',
    'cómo se poda un limonero',
  ])('says that «%s» is not about programming', (text) => expect(accepts(text)).toBeGreaterThan(0))
  it.each(PROGRAMMING_QUESTIONS)('leaves «%s» to others', (text) => expect(accepts(text)).toBe(0))
  it.each([
    'no me sale',
    'ayúdame con esto',
    'no entiendo lo de ayer',
    'quiero calcular mi nómina',
    'hazme una agenda',
    'ranking de vendedores',
    'llevar las cuentas de la casa',
    'tarifa: hasta 2 kg 5 €, hasta 5 kg 8 €',
  ])('does not take «%s» for something else', (text) => expect(accepts(text)).toBe(0))

  it('takes a wish about the program at hand that it does not understand for no other subject', () => {
    const wish = 'no quiero q los escriba, solo q me diga cuantos hay y cuanto suman'
    const code = 'for n in range(3):\n    print(n)'
    expect(accepts(wish, { ...EMPTY_STATE, code: { code, form: 'pasted', tree: parsePython(code) } })).toBe(0)
    expect(accepts(wish)).toBeGreaterThan(0)
  })
})
