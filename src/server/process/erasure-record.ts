import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import type { ErasedAccount, ErasureRecord } from '~/modules/accounts/accounts.server'

const line = z.object({ account: z.string(), erasedAt: z.coerce.date() })

/** A file beside the database, a line of JSON for each account. */
export function erasureRecordIn(dataDir: string): ErasureRecord {
  const file = join(dataDir, 'erased-accounts.jsonl')
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return ''
        throw error
      })
      return text.split('\n').flatMap(readLine)
    },
    async add(erased) {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      const opened = await open(file, 'a', 0o600)
      try {
        // A line that a crash has torn ends here.
        await opened.appendFile(erased.map((each) => `\n${JSON.stringify(each)}`).join(''))
        await opened.sync()
      } finally {
        await opened.close()
      }
    },
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
