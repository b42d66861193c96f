// npm run stripe:fixtures: whether the Stripe emulator's objects hold every key of Stripe's own examples. Those lie beside the
// checkout, in ../shared; without them there is nothing to compare with.

import './node-version.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { ROOT } from './project.mjs'
import { runMain } from './run-main.mjs'
import { runVitest } from './run-vitest.mjs'

const FIXTURES = join(ROOT, '..', 'shared', 'stripe', 'fixtures.json')

await runMain(async () => {
  if (!existsSync(FIXTURES)) {
    console.log(
      "Stripe's example objects are not beside this checkout (../shared): nothing to compare the emulator with.",
    )
    return 0
  }
  await ensureInstalled()
  const { code } = await runVitest(['--config', 'vitest.stripe.config.ts'], { STRIPE_FIXTURES: FIXTURES })
  return code
})
