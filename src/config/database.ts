import { join } from 'node:path'
import * as z from 'zod'
import { ConfigError } from './config-error'

export type PostgresConfig = {
  kind: 'postgres'
  url: string
  /** Past the pooler, where there is one: for what needs a connection of its own. */
  directUrl: string
  /** A hot standby; null for none. */
  replicaUrl: string | null
  poolSize: number
  preparesStatements: boolean
}
export type DatabaseConfig = { kind: 'pglite'; folder: string } | PostgresConfig

const address = (name: string) => z.string().regex(/^postgres(ql)?:\/\//, `${name} must start with postgres://`)

const smallestPool = 'DATABASE_POOL_SIZE must be a whole number, 2 or more'

export const databaseSettings = {
  DATABASE_URL: address('DATABASE_URL').optional(),
  DATABASE_DIRECT_URL: address('DATABASE_DIRECT_URL').optional(),
  DATABASE_REPLICA_URL: address('DATABASE_REPLICA_URL').optional(),
  DATABASE_POOL_SIZE: z.coerce.number(smallestPool).int(smallestPool).min(2, smallestPool).default(10),
  DATABASE_PREPARED_STATEMENTS: z
    .enum(['on', 'off'], 'DATABASE_PREPARED_STATEMENTS must be on or off')
    .default('on')
    .transform((given) => given === 'on'),
}

const settings = z.object(databaseSettings)

/** Throws ConfigError. */
export function databaseConfig(env: z.output<typeof settings>, dataDir: string): DatabaseConfig {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl = url } = env
  if (url === undefined || directUrl === undefined) {
    if (directUrl !== undefined) throw new ConfigError('DATABASE_URL must be set with DATABASE_DIRECT_URL')
    if (env.DATABASE_REPLICA_URL !== undefined)
      throw new ConfigError('DATABASE_URL must be set with DATABASE_REPLICA_URL')
    return { kind: 'pglite', folder: join(dataDir, 'pglite') }
  }
  const { DATABASE_POOL_SIZE: poolSize, DATABASE_PREPARED_STATEMENTS: preparesStatements } = env
  const replicaUrl = env.DATABASE_REPLICA_URL ?? null
  return { kind: 'postgres', url, directUrl, replicaUrl, poolSize, preparesStatements }
}
