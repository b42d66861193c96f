import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS_FOLDER } from '~/database/migrations'

/** The migrations up to this one, as they were when it was the last, for as long as `use` takes. */
export async function withMigrationsUpTo(tag: string, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pymentor-migrations-'))
  try {
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
    const journalFile = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(readFileSync(journalFile, 'utf8'))
    const last = journal.entries.findIndex((entry: { tag: string }) => entry.tag === tag)
    writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
    await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
