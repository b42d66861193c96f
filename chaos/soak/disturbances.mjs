// What is done to the instances meanwhile. One of them is let alone, so that its memory can be watched; after the upgrade the other.
import { setTimeout as sleep } from 'node:timers/promises'

/** When the upgrade comes, of the whole time. */
const UPGRADE_AT = 2 / 3
const LEAST_BETWEEN_MS = 30_000
const BETWEEN = 1 / 12
/** Nobody takes the next away while the one before still reads what it will answer with. */
const FIRST_WARMS_UP_MS = 15_000

/** How long after the beginning the first thing is done: until then sends are measured as they are without. */
export const firstDisturbanceMs = (totalMs) => 2 * Math.max(LEAST_BETWEEN_MS, totalMs * BETWEEN)

/**
 * Kills the first instance again and again; then upgrades both, one after the other, and goes on with the second.
 * @param {{ instances: any[], record: any, totalMs: number, upgradeTo: string, onSteady: (instance: any) => void }} plan
 */
export async function disturb({ instances: [first, second], record, totalMs, upgradeTo, onSteady }) {
  const startedAt = record.now()
  const betweenMs = Math.max(LEAST_BETWEEN_MS, totalMs * BETWEEN)
  let victim = first
  onSteady(second)
  for (let step = 2; step * betweenMs < totalMs - betweenMs / 2; step += 1) {
    await sleep(Math.max(0, startedAt + step * betweenMs - record.now()))
    if (victim === first && step * betweenMs >= totalMs * UPGRADE_AT) {
      await record.disturbing('upgrade', () => upgrade(first, upgradeTo))
      await sleep(FIRST_WARMS_UP_MS)
      await record.disturbing('upgrade', () => upgrade(second, upgradeTo))
      victim = second
      onSteady(first)
    } else {
      await record.disturbing('kill', async () => {
        await victim.kill()
        await victim.startAgain()
      })
    }
  }
}

/** As an operator does: SIGTERM, and the other version once this one has ended. */
async function upgrade(instance, root) {
  await instance.drain()
  await instance.startAgain(root)
}
