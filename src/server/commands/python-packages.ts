import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import { PACKAGES_PATH } from '~/modules/runner/packages-contract'
import { packageFolder } from '~/modules/runner/runner.server'
import type { Services } from '../compose'
import type { AppEnv } from '../env'

/** The Python packages of the operator's folder (README, `PYODIDE_PACKAGES_DIR`): what there is, and each file for good under its hash. */
export function addPythonPackages(app: Hono<AppEnv>, { config, log }: Pick<Services, 'config' | 'log'>) {
  const folder = packageFolder(config.packagesDir, (reason) =>
    log.warn('python_packages_refused', { folder: config.packagesDir, reason }),
  )
  app.get(PACKAGES_PATH, async (c) => {
    c.set('route', PACKAGES_PATH)
    return c.json(await folder.packages(), 200, { 'Cache-Control': 'no-cache' })
  })
  app.get(`${PACKAGES_PATH}/:hash/:file`, async (c, next) => {
    const path = await folder.find(c.req.path)
    const file = path === null ? null : await open(path).catch(() => null)
    if (file === null) return next()
    c.set('route', `${PACKAGES_PATH}/*`)
    const { size } = await file.stat()
    const content = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>
    return c.body(content, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(size),
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}
