import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { contentFields } from './scripts/bundle/content-fields.mjs'
import { knownContracts } from './scripts/bundle/known-contracts.mjs'
import { pythonFiles } from './scripts/bundle/python-files.mjs'

/** What else a service worker keeps: when it changes, browsers are to fetch it anew. */
const OFFLINE_PAGE = 'src/pages/public/installed'

/** Gives the service worker its name once all files have theirs. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: ({ dir = '' }, bundle) => nameServiceWorker(join(dir, 'sw.js'), Object.keys(bundle)),
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

/** The embedded mentor's thread (src/modules/mentor/server/thread) is a file of its own beside the server's: it shares no memory with it. */
function mentorThread(): Plugin {
  return {
    name: 'mentor-thread',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      const id = fileURLToPath(new URL('./src/modules/mentor/server/thread/mentor-thread.ts', import.meta.url))
      this.emitFile({ type: 'chunk', id, fileName: 'mentor-thread.js' })
    },
  }
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    contentFields(),
    pythonFiles(),
    knownContracts(),
    serviceWorker(),
    mentorThread(),
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs, in two files instead of twenty: fewer requests, and they compress better.
            // Parts shared by many pages would be named after all of them, in every page's manifest.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                // Not Markdown, whose parser weighs more than all of the frame, nor the parts that few pages have or that failures load.
                {
                  name: 'frame',
                  test: /src\/(ui(?!\/(\w+\/)?(checkbox-field|confirm-dialog|decision-dialog|facts|field|password-input|radio-field|rename-dialog|tabs|text-field)\.)|platform(?!\/markdown)|pages\/shell(?!\/failure\/(session-problem|unknown-page)\.)|root|query-client)|node_modules\/@tanstack\//,
                },
                { name: 'fields', test: /src\/ui\/forms\/(checkbox-field|field|password-input|text-field)\./ },
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
      // Libraries bring what they only use in development along: half a megabyte to read at each start.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
      // One file starts in half the time of a thousand. Sharp is native code.
      resolve: command === 'build' ? { noExternal: true, external: ['sharp'] } : {},
    },
  },
}))
