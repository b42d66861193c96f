import { expect, it } from 'vitest'
import { deletionNotes } from './deletion-notes'
import { CANCELING, examplePlan, MONTHLY } from './example-plan'

it('ACCT-11 a running plan ends with the account, at once', () => {
  expect(deletionNotes(MONTHLY)[0]).toMatch(/^Tu Plan Mensual termina en el momento y no se te vuelve a cobrar\./)
  expect(deletionNotes(CANCELING)[0]).toMatch(/^Tu Plan Mensual termina en el momento\. /)
  expect(deletionNotes(MONTHLY)[1]).toContain('Por obligación legal conservamos')
})

it('ACCT-11 who has paid before is told what is kept; who never has, nothing', () => {
  expect(deletionNotes(examplePlan({ hasPortal: true }))).toHaveLength(1)
  expect(deletionNotes(examplePlan())).toEqual([])
})
