import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { patience } from '~/testing/pace'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Half of it is waiting for leases to run out. */
const TIMEOUT_MS = patience(300_000)
/** Beside other journeys a database waits for its turn; alone, `npm run chaos` allows a second. */
const UNSTORED = '--unstored=3000'

/** Runs a short version of `npm run chaos`; its lines, one a proof. */
async function chaos(...args: string[]) {
  const proofs = spawn(`${ROOT}node_modules/.bin/node`, ['chaos/run.mjs', ...args], { cwd: ROOT, timeout: TIMEOUT_MS })
  let said = ''
  for (const output of [proofs.stdout, proofs.stderr]) output.on('data', (chunk: Buffer) => (said += chunk))
  const [code] = await once(proofs, 'close')
  return { code, said }
}

describe.concurrent('what was acknowledged', { timeout: TIMEOUT_MS }, () => {
  it('survives kill -9 on PGlite', async () => {
    const { code, said } = await chaos('--engine=pglite', '--only=kill', '--rounds=1', UNSTORED)
    expect(said).toMatch(/^✓ kill, pglite: 1 kills, 12 questions/m)
    expect(code, said).toBe(0)
  })

  it('survives kill -9 of one of two instances, which count, tell and free alike', async () => {
    const { code, said } = await chaos(
      '--engine=postgres',
      '--only=sends,cuts,followers,leaving,kill',
      '--rounds=1',
      UNSTORED,
    )
    const proved = [...said.matchAll(/^✓ (\w+), postgres/gm)].map(([, name]) => name)
    expect(proved, said).toEqual(['sends', 'cuts', 'followers', 'leaving', 'kill'])
    expect(code, said).toBe(0)
  })
})
