import { describe, expect, it } from 'vitest'
import { contractsOf } from './contracts-of'
import { functionPrograms, KNOWN } from './testing/contracted-programs'
import { isRefuted, startContractPython } from './testing/try-contracts'

const python = await startContractPython()
const programs = functionPrograms()
/** Fewer where there are no more: a small number has few values. */
const LEAST_CASES = 15
const MUTANT_EVERY = 25
const ASK_EVERY = 12

describe('contracts of the programs', () => {
  it.each(programs.flatMap(({ id, codes, contract }) => (contract ? [[id, codes, contract] as const] : [])))(
    '%s meets its properties and cases, each way it is written',
    (_id, codes, contract) => {
      for (const code of codes) {
        const { error, cases } = python.hold(code, [contract])
        expect({ error, unmet: cases?.unmet }).toEqual({ error: null, unmet: null })
        expect(cases?.generated).toBeGreaterThanOrEqual(LEAST_CASES)
      }
    },
  )

  it('find four of five programs that were changed in one place', () => {
    const changed = programs.flatMap(({ codes: [code = ''], contract }) =>
      contract ? python.mutants(code).map((mutant) => ({ mutant, contract })) : [],
    )
    const tried = changed.filter((_, at) => at % MUTANT_EVERY === 0)
    const found = tried.filter(({ mutant, contract }) => isRefuted(python.hold(mutant, [contract])))
    expect(tried.length).toBeGreaterThan(30)
    expect(found.length / tried.length).toBeGreaterThanOrEqual(0.8)
  })

  it('say nothing against right programs, however they are asked for', () => {
    const asked = programs
      .flatMap(({ asks, codes: [code = ''] }) => asks.map((ask) => ({ code, ask })))
      .map(({ code, ask }) => ({ code, ask, contracts: contractsOf(ask, code, KNOWN) }))
      .filter(({ contracts }) => contracts.length > 0)
      .filter((_, at) => at % ASK_EVERY === 0)
    expect(asked.length).toBeGreaterThan(10)
    for (const { code, ask, contracts } of asked)
      expect([ask, python.hold(code, contracts).cases?.unmet ?? null]).toEqual([ask, null])
  })
})
