import type { Throttle } from '~/modules/accounts/accounts.server'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { Clock } from '~/platform/time/clock'
import type * as contract from '../../contract'
import type { Actor } from '../asking/actor'
import { attachmentNamed } from '../export/file-name'
import type { Attachments } from './attachments'

type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]> & { user: Actor }

/** HTTP for attachments. */
export const attachmentHandlers = (
  attachments: Attachments,
  { throttle, clock }: { throttle: Throttle; clock: Clock },
) => ({
  async addAttachment({ user, body }: Input<'addAttachment'>) {
    await throttle.upload(user.id, clock())
    return attachments.add(user.id, body)
  },

  readAttachment: ({ user, params }: Input<'readAttachment'>) => attachments.read(user.id, params.id),

  /** As plain text whatever it is, so that no browser runs it. */
  async downloadAttachment({ user, params }: Input<'downloadAttachment'>) {
    const { attachment, text } = await attachments.read(user.id, params.id)
    const dot = attachment.name.lastIndexOf('.')
    return new Response(text, {
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Disposition': attachmentNamed(attachment.name.slice(0, dot), attachment.name.slice(dot + 1)),
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  },

  async deleteAttachment({ user, params }: Input<'deleteAttachment'>) {
    await attachments.delete(user.id, params.id)
    return { ok: true } as const
  },
})
