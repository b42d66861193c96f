// The embedded mentor as the build makes it, with its thread beside it, for the figures of this folder.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { contentFields } from '../../scripts/bundle/content-fields.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Its folder. */
export const BUILT = fileURLToPath(new URL('../../node_modules/.cache/bench-mentor', import.meta.url))
const MODULES = {
  mentor: 'modules/mentor/mentor.server.ts',
  'mentor-thread': 'modules/mentor/server/thread/mentor-thread.ts',
  content: 'modules/mentor/server/with-content.ts',
  model: 'adapters/model/embedded.ts',
  facts: 'testing/mentor/product-facts.ts',
  worst: 'testing/hostile/worst-inputs.ts',
  costly: 'testing/hostile/costly-programs.ts',
  busy: 'testing/hostile/busy-patterns.ts',
  patterns: 'testing/hostile/own-patterns.ts',
}

/** @type {(name: keyof typeof MODULES) => Promise<any>} */
export const loadBuilt = (name) => import(pathToFileURL(`${BUILT}/${name}.js`).href)

/** Builds, and runs a script with `measure` in a process of its own: what the bundler holds does not count. */
export async function buildAndMeasure(script, given) {
  const { build } = await import('vite')
  const source = (path) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [contentFields()],
    resolve: { alias: { '~': source('') } },
    build: {
      ssr: true,
      outDir: BUILT,
      emptyOutDir: true,
      rollupOptions: {
        input: Object.fromEntries(Object.entries(MODULES).map(([name, path]) => [name, source(path)])),
      },
    },
  })
  const { status } = spawnSync(process.execPath, ['--expose-gc', fileURLToPath(script), 'measure', ...given], {
    cwd: root,
    stdio: 'inherit',
  })
  rmSync(BUILT, { recursive: true, force: true })
  process.exitCode = status ?? 1
}
