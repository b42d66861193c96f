import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createPglite, migratePglite } from '~/database/pglite'

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
  const client = await createPglite()
  await migratePglite(client)
  const dump = join(folder, 'template.tar')
  writeFileSync(dump, new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
  project.provide('template', { engine: 'pglite', dump })
  return () => rmSync(folder, { recursive: true })
}
