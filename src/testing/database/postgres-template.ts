import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '~/database/postgres'

const TEMPLATE = 'pymentor_template'

/** What a statement's plan is must not hang on whether autovacuum has come by, as it does in a minute: statistics of a few rows change it. */
const WITHOUT_AUTOVACUUM = sql`
  do $$ declare name regclass; begin
    for name in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('alter table %s set (autovacuum_enabled = off)', name);
    end loop;
  end $$`

/** Migrates a template once; each test file gets a database copied from it. Needs TEST_DATABASE_URL (`npm test` sets it); TEST_POOLER_URL leads through a PgBouncer. */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run these through `npm test -- --only=postgres`')
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${TEMPLATE}`)
  await admin.query(`create database ${TEMPLATE}`)
  const template = await openPostgres(urlOf(url, TEMPLATE))
  await template.db.execute(WITHOUT_AUTOVACUUM)
  await template.close()
  await admin.end()
  const pooler = process.env.TEST_POOLER_URL
  const preparesStatements = process.env.TEST_POOLER_PREPARES === 'yes'
  project.provide('template', {
    ...{ engine: 'postgres', url, database: TEMPLATE },
    pooler: pooler === undefined ? null : { url: pooler, preparesStatements },
  })
}

const urlOf = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href
