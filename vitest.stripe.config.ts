import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What the Stripe emulator answers, held against Stripe's own example objects in STRIPE_FIXTURES (emulators/stripe/README.md). */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    name: 'stripe-fixtures',
    include: ['emulators/stripe/fixtures.check.ts'],
    globalSetup: 'src/testing/database/pglite-template.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
