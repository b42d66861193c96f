// The product's own source, for tools that measure parts of it.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** `load` takes a module's path from the project's root. `mode`: 'production' where React is to draw as it does there. */
export async function loadSource(mode = 'development') {
  const vite = await createServer({
    mode,
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // The mentor's thread is a file of the build: here it computes where it is asked, so that what it takes can be measured.
    define: { 'import.meta.env.PROD': 'false' },
    resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
  })
  return { load: (path) => vite.ssrLoadModule(path), close: () => vite.close() }
}
