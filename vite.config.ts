import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

const TEXTS = /\.(js|css|svg|json|mjs|webmanifest)$/
/** What else a service worker keeps: when it changes, browsers are to fetch it anew. */
const OFFLINE_PAGE = 'src/pages/public/installed'

/** Writes each text file of the client also as .br and .gz, which the server sends as they are. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      await nameServiceWorker(join(dir, 'sw.js'), Object.keys(bundle))
      const compress = async (name: string) => {
        const content = await readFile(join(dir, name))
        await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(content))
        await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(content, { level: 9 }))
      }
      const texts = [...Object.keys(bundle), ...(await readdir('public'))].filter((name) => TEXTS.test(name))
      await Promise.all(texts.map(compress))
    },
  }
}

/** Each build's service worker is another one, so that browsers take it over and clear what the one before has kept. */
async function nameServiceWorker(file: string, built: string[]) {
  const hash = createHash('sha256').update(built.toSorted().join('\n'))
  const sources = (await readdir(OFFLINE_PAGE)).toSorted()
  for (const source of sources) hash.update(await readFile(join(OFFLINE_PAGE, source)))
  const worker = await readFile(file, 'utf8')
  const named = worker.replace("BUILD = 'development'", `BUILD = '${hash.digest('hex').slice(0, 16)}'`)
  if (named === worker) throw new Error('public/sw.js has no place for the name of the build')
  await writeFile(file, named)
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs, in two files instead of twenty: fewer requests, and they compress better.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'frame', test: /src\/(ui|platform|pages\/shell|root|query-client)|node_modules\/@tanstack\// },
                // By who needs it: the chat page one file, all pages with a conversation another.
                { name: 'chat', test: /src\/modules\/chat\//, entriesAware: true },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './src/server/main.ts' } },
      // One file starts in half the time of a thousand. PGlite loads files from beside itself, and sharp is native code.
      resolve: command === 'build' ? { noExternal: true, external: ['@electric-sql/pglite', 'sharp'] } : {},
    },
  },
}))
