import { expect, it } from 'vitest'
import { KINDS, kindOf } from './kind-of'
import { UNTOLD } from './untold'
import { meaningOf } from './wording'

/** What stands in a place that a message leaves open, and reads badly in most sentences. */
const STAND_INS = /\{\w|ese módulo|ese nombre|La clase La|que pides es|que pides ya|recibe menos valores/

it.each(Object.keys(KINDS))('an error of the kind %s reads well where its message was cut', (name) => {
  const kind = kindOf(name)
  if (kind === null) throw new Error(name)
  expect(meaningOf(kind, {})).not.toMatch(STAND_INS)
})

it('has sentences for kinds that there are, and only where a message is named', () => {
  for (const name of Object.keys(UNTOLD)) expect(KINDS[name]?.means).toMatch(/\{\w+\}/)
})
