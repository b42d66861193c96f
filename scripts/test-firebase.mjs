// npm run test:firebase: the Firebase adapter and the browser's Firebase client on the official Auth emulator.

import './node-version.mjs'
import { withFirebaseEmulator } from './firebase-emulator.mjs'
import { ensureInstalled } from './install.mjs'
import { runMain } from './run-main.mjs'
import { runVitest } from './run-vitest.mjs'

await runMain(async () => {
  await ensureInstalled()
  const { code, tests } = await withFirebaseEmulator((origin) =>
    runVitest(['--config', 'vitest.firebase.config.ts'], { TEST_FIREBASE_EMULATOR: origin }),
  )
  if (code === 0 && tests.passed > 0 && tests.skipped === 0) return 0
  console.error(`\n✗ Firebase: ${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`)
  return 1
})
