import { readFileSync } from 'node:fs'
import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identities, users } from '~/database/tables/schema'
import { startApp, type TestApp } from '~/testing/start-app'
import { columnsOfDatabase, type Filled, fill, inOrder, TABLES } from '~/testing/stored-data/fill'
import { STORED_DATA } from '~/testing/stored-data/stored-data'
import { columnsOf, type StoredTable } from '~/testing/stored-data/stored-table'

const TELL =
  'src/testing/stored-data: say there what it is, which point of the privacy policy tells of it, and what export and erasure do'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type PersonalTable = Exclude<StoredTable, { notPersonal: string }>
const PERSONAL = Object.entries(STORED_DATA).flatMap(([name, table]): [string, PersonalTable][] =>
  'notPersonal' in table ? [] : [[name, table]],
)

describe('every column of every table', () => {
  it('is known: what it is for, whether the export has it, what erasure leaves', async () => {
    const declared = Object.entries(STORED_DATA).flatMap(([name, table]) =>
      columnsOf(table).map((column) => `${name}.${column}`),
    )
    const stored = await columnsOfDatabase(app.database.db)
    const unknown = stored.filter((column) => !declared.includes(column))
    expect(unknown, `Columns that nobody has told of. Add them to ${TELL}.`).toEqual([])
    const gone = declared.filter((column) => !stored.includes(column))
    expect(gone, `Columns that are told of and are not there. Take them out of ${TELL.split(':')[0]}.`).toEqual([])
    expect(new Set(declared).size).toBe(declared.length)
  })

  it('is told of in the privacy policy where it is about a person', () => {
    const policy = readFileSync('content/legal/politica-de-privacidad.md', 'utf8')
    const points = [...policy.matchAll(/^- \*\*([^*:]+):?\*\*/gm)].map(([, point]) => point)
    for (const [name, { policy: told }] of PERSONAL)
      for (const point of told)
        expect(
          points,
          `${name}: the policy (content/legal) has no point "${point}"; add it, or name another`,
        ).toContain(point)
  })
})

describe('a person of whom there is something in every column', () => {
  let filled: Map<string, Filled[]>
  let person: { call: Awaited<ReturnType<TestApp['register']>>['call']; id: string; email: string; subject: string }

  beforeAll(async () => {
    const { db } = app.database
    const { call, user } = await app.register('todo@example.com')
    await app.services.accounts.background.settled()
    // What was mailed to an address is told to who has proved it.
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
    const [known] = await db.select().from(identities).where(eq(identities.userId, user.id))
    person = { call, id: user.id, email: user.email, subject: known?.subject ?? '' }
    filled = await lifeOf(person)
  })

  it('finds in the export what is declared exported, and nothing that is held back', async () => {
    const files = unzipSync(new Uint8Array(await (await person.call('GET', '/api/user/export')).arrayBuffer()))
    const text = Object.values(files)
      .map((bytes) => new TextDecoder().decode(bytes))
      .join('\n')
    const wrong: string[] = []
    for (const [name, { exported, heldBack }] of PERSONAL)
      for (const filledIn of filled.get(name) ?? []) {
        const { column, isTelling } = filledIn
        const isThere = isIn(text, filledIn)
        if (exported.includes(column) && !isThere) wrong.push(`${name}.${column} is to be in the export and is not`)
        if (column in heldBack && isTelling && isThere)
          wrong.push(`${name}.${column} is in the export, and declared held back: ${heldBack[column]}`)
      }
    expect(wrong, `Read it in the module's PersonalData, or change what is declared in ${TELL}.`).toEqual([])
  })

  it('API-23 leaves, once erased, only what is declared to be kept, and nothing that names them', async () => {
    expect((await person.call('DELETE', '/api/user/account', {})).status).toBe(200)
    await app.services.accounts.background.settled()
    for (const table of TABLES) {
      const name = getTableName(table)
      const told = STORED_DATA[name]
      if (told === undefined || 'notPersonal' in told) continue
      const left = JSON.stringify(await app.database.db.select().from(table))
      const telling = (filled.get(name) ?? []).filter(({ isTelling }) => isTelling)
      const remaining = telling.filter(({ value }) => left.includes(JSON.stringify(value)))
      if (told.erasure === 'deleted')
        expect(
          remaining,
          `${name}: a row is left. Refer to users with "on delete cascade", or erase it by hand`,
        ).toEqual([])
      else if (telling.length > 0) expect(remaining, `${name}: declared kept, and gone`).not.toEqual([])
      if (told.stillNamed === undefined) expect(left, `${name} names the user still`).not.toContain(person.id)
      // The farewell goes to the old address; the identity is noted until no token of it is good any more.
      if (name !== 'mails') expect(left, `${name} holds the address still`).not.toContain(person.email)
      if (name !== 'erasures') expect(left, `${name} names the identity still`).not.toContain(person.subject)
    }
  })
})

/** Whether it can be read in an export: what is telling anywhere, the rest under its name. */
function isIn(text: string, { property, value, isTelling }: Filled): boolean {
  const json = JSON.stringify(value).replace(/^"|"$/g, '')
  const named = [
    `"${property}": ${json}`,
    `"${property}": "${json}"`,
    `"${property}":${json}`,
    `"${property}":"${json}"`,
  ]
  return (isTelling ? [json] : named).some((reading) => text.includes(reading))
}

/** The user's own row, as registering wrote it. */
async function rowOf(id: string): Promise<Filled[]> {
  const [row] = await app.database.db.select().from(users).where(eq(users.id, id))
  const columns = Object.entries(getTableColumns(users))
  const values = new Map(Object.entries(row ?? {}))
  return columns.map(([property, { name }]) => ({
    column: name,
    property,
    value: values.get(property),
    isTelling: false,
  }))
}

/** Writes a row of this person in every table that links to people, and says what is in it. */
async function lifeOf({ id, email, subject }: { id: string; email: string; subject: string }) {
  const { db } = app.database
  const given = {
    'users.id': id,
    'identity_user.id': subject,
    'identity_verification.value': JSON.stringify({ subject, email, newEmail: email }),
    'mails.recipient': email,
    'audit_log.target_id': id,
    // One that is being written would be stopped first.
    'messages.status': 'complete',
  }
  const rows = new Map([['users', await rowOf(id)]])
  for (const table of inOrder(TABLES)) {
    const name = getTableName(table)
    const told = STORED_DATA[name]
    // A user's own row was written by their registration; erasures are written by the erasure.
    if (['users', 'identity_user', 'erasures'].includes(name) || told === undefined || 'notPersonal' in told) continue
    if (told.links.length > 0) rows.set(name, await fill(db, table, given))
  }
  return rows
}
