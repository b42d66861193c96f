import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Services } from '../compose'
import { DEMO_PEOPLE } from './demo-people'

const passwordsSchema = z.record(z.string(), z.string())
export type DemoAccount = { email: string; password: string; plan: string }

/**
 * Demo mode's accounts (C-41), with random passwords that are kept in the data folder for this user's eyes only. None at a provider
 * whose accounts are real.
 */
export async function ensureDemoAccounts(services: Services): Promise<DemoAccount[]> {
  const { accounts, billing, embeddedIdentity, config } = services
  if (embeddedIdentity === null) return []
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const { passwords, areNew } = readPasswords(join(config.dataDir, 'demo-accounts.json'))
  return Promise.all(
    DEMO_PEOPLE.map(async ({ isPro, ...person }): Promise<DemoAccount> => {
      const password = passwords[person.email] ?? ''
      if (areNew || !(await accounts.isKnown(person.email))) {
        const name = `${person.firstName} ${person.lastName}`
        const identity = await embeddedIdentity.ensureAccount({ email: person.email, password, name })
        const { id } = await accounts.ensureUser({ ...person, identity })
        if (isPro) await billing.adminGrants.give({ userId: id, planType: 'pro-lifetime', reference: `demo ${id}` })
      }
      return { email: person.email, password, plan: person.role === 'admin' ? 'admin' : isPro ? 'PRO' : 'Basic' }
    }),
  )
}

function readPasswords(file: string) {
  const passwords = Object.fromEntries(DEMO_PEOPLE.map(({ email }) => [email, randomBytes(9).toString('base64url')]))
  try {
    writeFileSync(file, JSON.stringify(passwords, null, 2), { mode: 0o600, flag: 'wx' })
    return { passwords, areNew: true }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return { passwords: passwordsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), areNew: false }
  }
}
