import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '~/database/open-database'
import { openedOn } from '~/database/pglite/pglite'
import { startPglite } from '~/database/pglite/start-pglite'
import { openPostgres } from '~/database/postgres'

type Via = (url: URL) => URL

/**
 * A migrated, empty database of the engine that this run is about. Close it at the end of the file. `via` may lead the connections to
 * PostgreSQL another way.
 */
export async function openTestDatabase(via: Via = (url) => url): Promise<OpenDatabase> {
  const template = inject('template')
  return template.engine === 'pglite' ? copyPglite(template.dump) : copyPostgres(template, via)
}

const copyPglite = async (dump: string) => openedOn(await startPglite({ dump }))

type PostgresTemplate = Extract<ReturnType<typeof inject<'template'>>, { engine: 'postgres' }>

async function copyPostgres({ url, database, pooler }: PostgresTemplate, via: Via): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(url, `create database ${name} template ${database}`)
  const addressAt = (server: string) => via(Object.assign(new URL(server), { pathname: `/${name}` })).href
  const opened = await openPostgres(addressAt(pooler?.url ?? url), {
    ...pooler,
    ...{ directUrl: addressAt(url), poolSize: 10 },
  })
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await asAdmin(url, `drop database ${name} with (force)`)
    },
  }
}

async function asAdmin(url: string, statement: string) {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}
