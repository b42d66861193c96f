import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { contractsOf } from '~/modules/runner/contracts/contracts-of'
import { functionPrograms, KNOWN } from '~/modules/runner/contracts/testing/contracted-programs'
import { isRefuted, startContractPython } from '~/modules/runner/contracts/testing/try-contracts'
import { openMentor } from './open-mentor'
import { question } from './question'

const programs = functionPrograms()
const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`

it('finds programs that were changed in one place', { timeout: 1_800_000 }, async () => {
  const python = await startContractPython()
  let found = 0
  let all = 0
  const missed: string[] = []
  for (const { id, codes, contract } of programs) {
    if (contract === null) continue
    const mutants = codes.flatMap((code) => python.mutants(code))
    const refuted = mutants.filter((mutant) => isRefuted(python.hold(mutant, [contract])))
    found += refuted.length
    all += mutants.length
    missed.push(...mutants.filter((mutant) => !refuted.includes(mutant)).map((mutant) => `# ${id}\n${mutant}`))
  }
  if (process.env.SHOW) console.log(missed.join('\n\n'))
  console.log(`changed programs found: ${share(found, all)}`)
  expect(found / all).toBeGreaterThanOrEqual(0.8)
})

it('says nothing against right programs', { timeout: 1_800_000 }, async () => {
  const python = await startContractPython()
  const asked = programs.flatMap(({ id, asks, codes }) =>
    asks.flatMap((ask) => codes.map((code) => ({ id, ask, code, contracts: contractsOf(ask, code, KNOWN) }))),
  )
  const sure = asked.filter(({ contracts }) => contracts.length > 0)
  const ends = sure.map((one) => ({ ...one, cases: python.hold(one.code, one.contracts).cases }))
  const held = ends.filter(({ cases }) => cases !== null)
  const wrong = held.filter(({ cases }) => cases?.unmet)
  for (const { id, ask, cases } of wrong) console.log(id, ask, JSON.stringify(cases?.unmet))
  console.log(`requests with a contract: ${share(sure.length, asked.length)}, held against it: ${held.length}`)
  console.log(`false alarms: ${share(wrong.length, held.length)}`)
  expect(wrong.length / held.length).toBeLessThanOrEqual(0.02)
})

/** By people who had seen neither programs nor contracts; of answers that are run and print what they must. */
it('says nothing against answers to questions of others', { timeout: 1_800_000 }, async () => {
  const python = await startContractPython()
  const mentor = await openMentor()
  const questions = ['eval/questions-open.json', 'eval/questions-studied.json'].flatMap((file) =>
    z.array(question).parse(JSON.parse(readFileSync(file, 'utf8'))),
  )
  let sure = 0
  let held = 0
  let wrong = 0
  for (const { id, turns } of questions) {
    const [request = ''] = turns
    if (turns.length !== 1) continue
    const { markdown } = await mentor.ask([{ role: 'user', content: request }])
    for (const [, code = ''] of markdown.matchAll(/^```python\n([\s\S]*?)^```/gm)) {
      // What asks waits for its reader.
      if (code.includes('input(')) continue
      const contracts = contractsOf(request, code, KNOWN)
      if (contracts.length === 0) continue
      sure += 1
      const { cases } = python.hold(code, contracts)
      if (cases !== null) held += 1
      if (!cases?.unmet) continue
      wrong += 1
      console.log(id, request, JSON.stringify(cases.unmet))
    }
  }
  console.log(`blocks with a contract: ${sure} of ${questions.length} questions, held: ${held}, accused: ${wrong}`)
  expect(wrong).toBe(0)
})
