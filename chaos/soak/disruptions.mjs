// Disruptions, in Kubernetes' sense: what is done to the instances meanwhile, kills and upgrades. One of them is let alone, so that its memory can be watched; after the upgrade the other.
import { setTimeout as sleep } from 'node:timers/promises'

/** When the upgrade comes, of the whole time. */
const UPGRADE_AT = 2 / 3
const MIN_INTERVAL_MS = 30_000
const INTERVAL = 1 / 12
/** Nobody takes the next away while the one before still reads what it will answer with. */
const FIRST_WARMS_UP_MS = 15_000

/** How long after the beginning the first thing is done: until then sends are measured as they are without. */
export const firstDisruptionMs = (totalMs) => 2 * Math.max(MIN_INTERVAL_MS, totalMs * INTERVAL)

/**
 * Kills the first instance again and again; then upgrades both, one after the other, and goes on with the second.
 * @param {{ instances: any[], record: any, totalMs: number, upgradeTo: string, onSteady: (instance: any) => void }} plan
 */
export async function disrupt({ instances: [first, second], record, totalMs, upgradeTo, onSteady }) {
  const startedAt = record.now()
  const intervalMs = Math.max(MIN_INTERVAL_MS, totalMs * INTERVAL)
  let target = first
  onSteady(second)
  for (let step = 2; step * intervalMs < totalMs - intervalMs / 2; step += 1) {
    await sleep(Math.max(0, startedAt + step * intervalMs - record.now()))
    if (target === first && step * intervalMs >= totalMs * UPGRADE_AT) {
      await record.disrupting('upgrade', () => upgrade(first, upgradeTo))
      await sleep(FIRST_WARMS_UP_MS)
      await record.disrupting('upgrade', () => upgrade(second, upgradeTo))
      target = second
      onSteady(first)
    } else {
      await record.disrupting('kill', async () => {
        await target.kill()
        await target.startAgain()
      })
    }
  }
}

/** As an operator does: SIGTERM, and the other version once this one has ended. */
async function upgrade(instance, root) {
  await instance.drain()
  await instance.startAgain(root)
}
