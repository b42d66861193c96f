import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SecretConfig } from '~/config/config'

/** The installation's secret: the one given, or one made at the first start and kept for this user's eyes only. */
export function readSecret(config: SecretConfig): string {
  if (config.kind === 'given') return config.value
  mkdirSync(dirname(config.file), { recursive: true, mode: 0o700 })
  try {
    // Fails if it is there, so that two processes that start together agree on one.
    writeFileSync(config.file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(config.file, 'utf8').trim()
}
