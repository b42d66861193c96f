// A module of ours as a browser gets it: minified, split where it is loaded later. Fails where it needs Node.
import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const NODE = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]))

/** `first`: what comes with the module; `later`: what it loads when it is needed. */
export async function bundleForBrowser(entry) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
    plugins: [
      {
        name: 'no-node',
        enforce: 'pre',
        resolveId(id, importer) {
          if (NODE.has(id)) throw new Error(`${importer} needs ${id}, which no browser has`)
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: {
        input: fileURLToPath(new URL(`../../${entry}`, import.meta.url)),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const byName = new Map(chunks.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const start = [...byName.values()].find(({ isEntry }) => isEntry)
  const first = new Set([start])
  for (const chunk of first) for (const name of chunk.imports) if (byName.has(name)) first.add(byName.get(name))
  return { first: [...first], later: [...byName.values()].filter((chunk) => !first.has(chunk)) }
}
