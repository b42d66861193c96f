import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Half of it is waiting for leases to run out. */
const TIMEOUT_MS = 180_000

/** Runs a short version of `npm run chaos`; its lines, one a proof. */
async function chaos(...args: string[]) {
  const proofs = spawn(`${ROOT}node_modules/.bin/node`, ['chaos/run.mjs', ...args], { cwd: ROOT, timeout: TIMEOUT_MS })
  let said = ''
  for (const output of [proofs.stdout, proofs.stderr]) output.on('data', (chunk: Buffer) => (said += chunk))
  const [code] = await once(proofs, 'close')
  return { code, said }
}

describe.concurrent('what was acknowledged', { timeout: TIMEOUT_MS }, () => {
  it.each(['pglite', 'postgres'])('survives kill -9, on %s', async (engine) => {
    const { code, said } = await chaos('--only=kill', `--engine=${engine}`, '--rounds=2')
    expect(said).toMatch(/^✓ kill, .*: 2 kills, 24 questions/m)
    expect(code, said).toBe(0)
  })

  it('MENTOR-08 is counted, followed and read through cuts alike on two instances', async () => {
    const { code, said } = await chaos('--only=sends,cuts,followers,leaving', '--engine=postgres', '--rounds=1')
    expect(said.match(/^✓ (sends|cuts|followers|leaving), postgres/gm), said).toHaveLength(4)
    expect(code, said).toBe(0)
  })
})
