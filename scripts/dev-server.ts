// npm run dev: the product with hot reload, pages, API and hot-reload socket on one port.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'

const server = createServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
const load = () => vite.ssrLoadModule('/src/server/dev.ts')

// Opened once: a database must not be opened anew at each change of the code.
const parts = await (await load()).openParts()

interface Built {
  app: { fetch: (request: Request, env: object) => Response | Promise<Response> }
  stop: () => Promise<void>
}
let current: { module: object; built: Built } | undefined
async function currentApp() {
  const module = await load()
  if (current?.module !== module) {
    await current?.built.stop()
    current = { module, built: await module.createDevelopmentApp(parts) }
  }
  return current.built
}

const answer = getRequestListener(async (request, env) => (await currentApp()).app.fetch(request, env))
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => answer(request, response))
})
server.listen(parts.config.port, parts.config.host, async () => {
  const built = await currentApp()
  console.log((await load()).describeStart(built))
})

async function stop() {
  server.close()
  await current?.built.stop()
  await vite.close()
  await parts.database.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
