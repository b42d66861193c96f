// kill -9 while replies stream, round after round: nothing that was acknowledged may be missing, and nothing there twice.
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { countingQuestion } from './counting-model.mjs'
import { createEntrant } from './entrant.mjs'
import { createKillRun, LEASE_MS } from './kill-run.mjs'
import { registerPerson, signInPro } from './person.mjs'

/** A free account asks as often as its day allows, one question a round. */
const ROUNDS_A_PERSON = 5
const FREE_A_ROUND = 4
const PRO_A_ROUND = 8
/** Half replies of earlier rounds, gone on with while the next kill comes. */
const GONE_ON_A_ROUND = 3
const ASKED_WITHIN_MS = 300
/** A kill comes so long after so many of the round's questions have been acknowledged, however slow the machine is. */
const LATEST_KILL_MS = 900
/** The product looks for replies to mark every 10 s. */
const SWEEP_MS = 10_000
const SETTLE_MS = 1_500

/** Some end before the kill, some about then, some would go on for seconds; some wait for their first word. */
const newQuestion = () =>
  countingQuestion({
    words: [5, 60, 150, 400][randomInt(4)],
    everyMs: randomInt(2, 12),
    afterMs: randomInt(3) === 0 ? randomInt(100, 1_500) : randomInt(30),
    tag: randomUUID().slice(0, 8),
  })

/** Answers `{ problems, counted }`; all is well without problems. */
export async function killRounds({ instances, url, model, dataDir, tables }, { rounds, mostUnstoredMs }) {
  const pro = await signInPro(url, dataDir)
  const run = createKillRun(mostUnstoredMs)
  let people = []

  for (let round = 0; round < rounds; round += 1) {
    if (round % ROUNDS_A_PERSON === 0) {
      people = await Promise.all(Array.from({ length: FREE_A_ROUND }, () => registerPerson(url)))
    }
    const askers = [...people, ...Array(PRO_A_ROUND).fill(pro)]
    const asked = askers.map((person) => createEntrant({ person, question: newQuestion(), key: randomUUID() }))
    const asking = asked.map((entrant) => sleep(randomInt(ASKED_WITHIN_MS)).then(entrant.ask))
    const begun = [...asking, run.goOnWithSome(pro, GONE_ON_A_ROUND).catch(ignoreBrokenLine)]
    await untilSome(asking, randomInt(asked.length + 1))
    await sleep(randomInt(LATEST_KILL_MS))
    const victim = instances[randomInt(instances.length)]
    await victim.kill()
    await victim.startAgain()
    await Promise.all(begun)
    run.counts.unacknowledged += asked.filter(({ start }) => start === null).length
    await Promise.all(asked.map((entrant) => entrant.untilAcknowledged()))
    run.entrants.push(...asked)
  }

  await sleep(LEASE_MS + SWEEP_MS + SETTLE_MS)
  await run.checkAll()
  run.problems.push(...(await tables.brokenRules()))
  model.hurry(true)
  await run.completeAll()
  model.hurry(false)
  run.problems.push(...(await tables.brokenRules()))

  const { entrants, problems, counts } = run
  const counted = [
    `${rounds} kills`,
    `${entrants.length} questions, ${counts.unacknowledged} of them asked again by the same key`,
    `${counts.halves} half replies gone on with`,
    `${counts.empty} empty ones repeated`,
    `at most ${counts.unstoredMs} ms of text not stored`,
  ]
  return { problems, counted: counted.join(', ') }
}

/** Resolves when so many of these have. */
function untilSome(promises, count) {
  let left = count
  return new Promise((resolve) => {
    if (left === 0) resolve(undefined)
    for (const promise of promises) promise.then(() => --left === 0 && resolve(undefined))
  })
}

/** The kill may fall into a look or a call. */
function ignoreBrokenLine(error) {
  if (!('code' in error) && !/answers 50\d/.test(error.message)) throw error
}
