import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { beginningWith } from './src/testing/database/first-files.ts'
import { patience, setPace, workersOn } from './src/testing/pace.ts'
import { setTurn } from './src/testing/turns.ts'

setPace()
setTurn()

/**
 * User journeys in a real browser, against the built product. Files share products where nobody notices.
 */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    name: 'e2e',
    // Files that run one after the other share a process, with its browser and all that it has loaded.
    isolate: false,
    include: ['e2e/**/*.e2e.test.ts'],
    globalSetup: 'e2e/support/product/start-product.ts',
    maxWorkers: workersOn(availableParallelism()),
    sequence: {
      sequencer: beginningWith([
        ...['/kill.', '/streaming.', '/first-start.', '/runner.', '/reading-place.'],
        ...['/accessibility-signed-in.', '/chat-library.', '/purchase.', '/account.', '/session-flows.', '/versions.'],
        ...['/main-job.', '/signing-in.', '/google.', '/runner-escapes.', '/admin.', '/nothing-is-lost.', '/operator.'],
        ...['/site.', '/plans.', '/answers-are-safe.', '/stripe-emulator.', '/proof.', '/accessibility.', '/passkeys.'],
      ]),
    },
    // Nothing is waited for that long: a machine may get busy after its pace was measured.
    testTimeout: patience(120_000),
    hookTimeout: patience(120_000),
  },
})
