import type { ClientBase, QueryConfig } from 'pg'

/** Far above what the product has; statements whose text varies without end stay unprepared beyond it. */
const MOST_NAMES = 500
const names = new Map<string, string>()

/**
 * From now on PostgreSQL parses and plans each statement of this connection once, not each time: with many sends at once that is
 * most of what they cost there.
 */
export function prepareStatements(client: ClientBase) {
  const ask = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown
  client.query = ((config: unknown, ...rest: unknown[]) => ask(named(config), ...rest)) as typeof client.query
}

function named(config: unknown): unknown {
  if (!isParameterised(config)) return config
  const name = nameOf(config.text)
  return name === undefined ? config : { ...config, name }
}

const isParameterised = (config: unknown): config is QueryConfig =>
  typeof config === 'object' && config !== null && 'text' in config && !('submit' in config)

/** The same for the same text, on all connections. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES) return known
  const name = `statement_${names.size}`
  names.set(text, name)
  return name
}
