import { spawnSync } from 'node:child_process'
import { ConfigError } from '~/config/config'

/**
 * Runs one of PostgreSQL's own tools on the database at `url`, its output being ours. The password goes by the environment: everybody on
 * the machine can read a command line. Throws ConfigError when the tool is missing or fails.
 */
export function runPostgresTool(name: 'pg_dump' | 'pg_restore', args: string[], url: string) {
  const { address, password } = withoutPassword(url)
  const env = password === undefined ? process.env : { ...process.env, PGPASSWORD: password }
  const { status, error } = spawnSync(name, [...args, `--dbname=${address}`], { stdio: 'inherit', env })
  if (error) throw new ConfigError(`${name} is not installed: it comes with PostgreSQL's client tools.`)
  if (status !== 0) throw new ConfigError(`${name} failed.`)
}

const PASSWORD = /([?&])password=([^&]*)&?/

/** libpq reads a password before the host and in the query; the latter wins. It takes `+` as it stands, so the query is not written anew. */
function withoutPassword(given: string): { address: string; password: string | undefined } {
  const url = new URL(given)
  const password = decodeURIComponent(PASSWORD.exec(url.search)?.[2] ?? url.password)
  url.password = ''
  url.search = url.search.replace(PASSWORD, '$1').replace(/[?&]$/, '')
  return { address: url.href, password: password === '' ? undefined : password }
}
