import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migratePglite } from '~/database/pglite/pglite'
import { startPglite } from '~/database/pglite/start-pglite'

/** A PgBouncer in front of PostgreSQL. */
export type Pooler = { url: string; preparesStatements: boolean }

declare module 'vitest' {
  interface ProvidedContext {
    template:
      | { engine: 'pglite'; dump: string }
      | { engine: 'postgres'; url: string; database: string; pooler: Pooler | null }
  }
}

/** Migrates once; each test file starts from a copy. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'pymentor-template-'))
  const pglite = await startPglite()
  await migratePglite(pglite)
  const dump = join(folder, 'template.tar.gz')
  await pglite.dump(dump)
  await pglite.close()
  project.provide('template', { engine: 'pglite', dump })
  return () => rmSync(folder, { recursive: true })
}
