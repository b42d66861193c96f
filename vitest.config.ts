import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { contentFields } from './scripts/bundle/content-fields.mjs'
import { knownContracts } from './scripts/bundle/known-contracts.mjs'
import { pythonFiles } from './scripts/bundle/python-files.mjs'
import { beginningWith } from './src/testing/database/first-files.ts'
import { patience, setPace, workersOn } from './src/testing/pace.ts'
import { setTurn } from './src/testing/turns.ts'

setPace()
setTurn()

const alias = { '~': fileURLToPath(new URL('./src', import.meta.url)) }
const databaseTests = '{src,emulators}/**/*.db.test.ts'
/** Nothing is waited for that long: it ends what hangs, and grows with what the machine shows it can do. */
const PATIENCE = {
  hookTimeout: patience(120_000),
  testTimeout: patience(120_000),
  expect: { poll: { timeout: patience(10_000) } },
}
/** Where their text is wanted; all other stylesheets are empty to the tests. */
const STYLESHEETS = { include: [/\.css\?raw$/] }
/** On the Firebase emulator, by a command of their own: vitest.firebase.config.ts. */
const firebaseTests = 'src/**/*.firebase.test.ts'
/**
 * Alike for all projects: then Vitest takes a module that one of them has transformed, in this stage or one before, for the others. Pages
 * that run Python name its files.
 */
const sources = () => ({ plugins: [contentFields(), pythonFiles(), knownContracts()], resolve: { alias } })
const onDatabase = (engine: 'pglite' | 'postgres') => ({
  ...sources(),
  test: {
    name: engine,
    isolate: false,
    css: STYLESHEETS,
    include: [databaseTests],
    globalSetup: `src/testing/database/${engine}-template.ts`,
    ...PATIENCE,
  },
})

/**
 * `*.db.test.ts` run on either engine, and `scripts/stages/stages.ts` says which on which; PostgreSQL's address comes as TEST_DATABASE_URL. Files share a process and what it
 * has loaded (loading it anew for each was a third of all work): a test leaves no module with a state of its own behind.
 */
export default defineConfig({
  test: {
    maxWorkers: workersOn(availableParallelism()),
    sequence: {
      sequencer: beginningWith([
        ...['/worst-inputs.', '/own-patterns.', '/keeps-output.', '/rank-programs.', '/follow-ups.', '/pglite.test'],
        ...['/attacks/', '/shared-conversation.', '/fault-kinds.', '/evaluate.'],
      ]),
    },
    projects: [
      {
        ...sources(),
        test: {
          name: 'unit',
          isolate: false,
          ...PATIENCE,
          css: STYLESHEETS,
          include: ['{src,emulators}/**/*.test.{ts,tsx}', '{scripts,eval}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, databaseTests, firebaseTests],
        },
      },
      onDatabase('pglite'),
      onDatabase('postgres'),
    ],
  },
})
