import type { ClientBase, QueryConfig } from 'pg'

/** Far above what the product has; statements whose text varies without end stay unprepared beyond it. */
const MOST_NAMES = 500
const names = new Map<string, string>()

/**
 * From now on PostgreSQL parses and plans each statement of this connection once, not each time: with many sends at once that is
 * most of what they cost there.
 */
export const prepareStatements = (client: ClientBase): void => askFor(client, named)

/** From now on no statement of this connection is prepared, whatever name it was given: a pooler may not know which connection has which. */
export const prepareNothing = (client: ClientBase): void => askFor(client, unnamed)

function askFor(client: ClientBase, changed: (config: unknown) => unknown) {
  const ask = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown
  client.query = ((config: unknown, ...rest: unknown[]) => ask(changed(config), ...rest)) as typeof client.query
}

const unnamed = (config: unknown): unknown => (isParameterised(config) ? { ...config, name: undefined } : config)

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
