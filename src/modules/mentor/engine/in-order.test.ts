import { expect, it } from 'vitest'
import { inOrder } from './in-order'
import { readMessage } from './reading/read-message'
import type { Skill } from './skill'
import { startState } from './state'
import { understand } from './understand'

/** Skills that are so sure whatever is said, and the names of those that were asked, in their order. */
function ask(text: string, sure: Record<string, number>) {
  const asked: string[] = []
  const skills = Object.entries(sure).map(([name, score]): Skill => {
    const accepts = () => {
      asked.push(name)
      return score
    }
    return { name, accepts, answer: () => null }
  })
  const state = startState()
  const order = inOrder(skills, understand(readMessage(text), state), state)
  const first = order.next().value?.skill.name
  const askedForFirst = [...asked]
  return { order: [first, ...[...order].map(({ skill }) => skill.name)], askedForFirst }
}

const REVERSED = 'programa que lea una frase y la muestre al revés, ej: "me gusta el pan"'

it('hears first who answers what a message is likely to be, then the others, the surest first', () => {
  const sure = { talk: 0.92, errors: 0.95, unknown: 0.01, write: 0.8, concepts: 0 }
  expect(ask(REVERSED, sure).order).toEqual(['write', 'errors', 'talk', 'unknown'])
  expect(ask('muchas gracias, me ha gustado mucho', { write: 0.8, talk: 0.92, unknown: 0.01 }).order[0]).toBe('talk')
})

it('asks who seldom answers such a message only where nobody else is sure', () => {
  expect(ask(REVERSED, { talk: 0.92, write: 0.8, unknown: 0.01 }).askedForFirst).toEqual(['write', 'unknown'])
  expect(ask(REVERSED, { talk: 0.92, write: 0, unknown: 0.01 })).toEqual({
    order: ['talk', 'unknown'],
    askedForFirst: ['write', 'unknown', 'talk'],
  })
})

it('hears of those that are equally sure the first of the list, however unlikely it is', () => {
  expect(ask(REVERSED, { talk: 1, write: 0.1, unknown: 0.1 }).order).toEqual(['talk', 'write', 'unknown'])
})

it('hears a fault that the tree shows, and no other, where an explanation is asked for', () => {
  const explained = 'for x in (0.5, 1.5):\n    print(round(x))\n\n¿qué hace este código línea por línea?'
  expect(ask(explained, { explain: 0.95, faults: 0.97 }).order).toEqual(['faults', 'explain'])
  expect(ask(explained, { explain: 0.95, faults: 0.95 }).order).toEqual(['explain', 'faults'])
})
