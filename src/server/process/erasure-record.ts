import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import type { ErasedAccount, ErasureRecord } from '~/modules/accounts/accounts.server'

const line = z.object({ account: z.string(), erasedAt: z.coerce.date() })

/**
 * A file beside the database, a line of JSON for each account. Instances may share it: each writes down everybody, so what one of them
 * renames away under another is in it all the same.
 */
export function erasureRecordIn(dataDir: string): ErasureRecord {
  const file = join(dataDir, 'erased-accounts.jsonl')
  async function read() {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    return text.split('\n').flatMap(readLine)
  }
  return {
    read,
    async add(erased) {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await append(file, erased)
    },
    async dropBefore(moment) {
      const all = await read()
      const kept = all.filter(({ erasedAt }) => erasedAt >= moment)
      if (kept.length === all.length) return
      const made = `${file}.${randomUUID()}`
      try {
        await append(made, kept)
        await rename(made, file)
      } finally {
        await rm(made, { force: true })
      }
    },
  }
}

async function append(file: string, erased: readonly ErasedAccount[]) {
  const opened = await open(file, 'a', 0o600)
  try {
    // A line that a crash has torn ends here.
    await opened.appendFile(erased.map((each) => `\n${JSON.stringify(each)}`).join(''))
    await opened.sync()
  } finally {
    await opened.close()
  }
}

function readLine(text: string): ErasedAccount[] {
  try {
    return [line.parse(JSON.parse(text))]
  } catch {
    // Empty, or torn by a crash: it is in the table still, and is written again.
    return []
  }
}
