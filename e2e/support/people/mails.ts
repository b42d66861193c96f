import type { Page } from 'playwright-core'
import { z } from 'zod'
import { eventually } from '../browser/journey'

const outboxSchema = z.object({ mails: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() })) })

const newestTo = async (page: Page, to: string) =>
  outboxSchema.parse(await (await page.request.get('/dev/mail.json')).json()).mails.find((mail) => mail.to === to)

/** Waits until the newest mail to an address has this subject, and answers the path that its link leads to, query and code included. */
export async function mailedPath(page: Page, to: string, subject: string): Promise<string> {
  await eventually(async () => (await newestTo(page, to))?.subject).toBe(subject)
  const [link = ''] = /^https?:\S+#codigo=\S+$/m.exec((await newestTo(page, to))?.text ?? '') ?? []
  const { pathname, search, hash } = new URL(link)
  return pathname + search + hash
}
