import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ASSETS = fileURLToPath(new URL('../../../build/client/assets/', import.meta.url))
/** Every page has them. */
const OF_ALL_PAGES = /^(?:framework|frame|rolldown-runtime)-/
const LOADED = /(?:from|import)"\.\/([\w.-]+\.js)"/g

/** Bytes of a script of the build and of all that it cannot do without, as they are sent to a page that has none of it. */
export function weightOf(name: string): number {
  const scripts = new Set(readdirSync(ASSETS).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js')))
  for (const script of scripts)
    for (const [, loaded = ''] of readFileSync(`${ASSETS}${script}`, 'utf8').matchAll(LOADED))
      if (!OF_ALL_PAGES.test(loaded)) scripts.add(loaded)
  return [...scripts].reduce((sum, script) => sum + sizeOf(script), 0)
}

/** Small ones are sent as they are. */
const sizeOf = (script: string): number =>
  (statSync(`${ASSETS}${script}.br`, { throwIfNoEntry: false }) ?? statSync(`${ASSETS}${script}`)).size
