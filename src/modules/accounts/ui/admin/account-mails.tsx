import { useState } from 'react'
import { CallError, ConnectionError, call } from '~/platform/http/call'
import { randomUuid } from '~/platform/random-uuid'
import { clockTime, shortDate } from '~/platform/time/dates'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { FormError } from '~/ui/forms/form-error'
import type { Tone } from '~/ui/theme/tone'
import { toast } from '~/ui/toasts/toast'
import { type AccountDetail, type MailKind, type MailSent, resendMail } from '../../admin-contract'
import { RESENT_MAILS } from '../../admin-copy'

const STATES = {
  sent: { label: 'Entregado', tone: 'verified' },
  waiting: { label: 'En camino', tone: 'accent' },
  failed: { label: 'Sin entregar', tone: 'danger' },
} as const satisfies Record<MailSent['state'], { label: string; tone: Tone }>

type AccountMailsProps = { account: AccountDetail; mails: readonly MailSent[]; onDone: () => Promise<void> }

/** What was mailed to somebody lately, and what can be sent anew: links in old mails work for a short while only. */
export function AccountMails({ account, mails, onDone }: AccountMailsProps) {
  const kinds: MailKind[] = [
    ...(account.emailVerified ? [] : (['verification'] as const)),
    ...(account.hasPassword ? (['recovery'] as const) : []),
  ]
  return (
    <>
      {mails.length === 0 ? (
        <p className="text-text-muted">No le hemos enviado ningún correo en el último mes.</p>
      ) : (
        <ul className="grid divide-y divide-line border-line border-y">
          {mails.map(({ id, subject, state, createdAt }) => (
            <li key={id} className="grid gap-1 py-2.5">
              <span className="break-words font-medium">{subject}</span>
              <span className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
                {shortDate(createdAt)}, {clockTime(createdAt)}
                <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
      {kinds.map((kind) => (
        <Resend key={kind} kind={kind} account={account} onDone={onDone} />
      ))}
    </>
  )
}

type ResendProps = { kind: MailKind; account: AccountDetail; onDone: () => Promise<void> }

function Resend({ kind, account, onDone }: ResendProps) {
  const [state, setState] = useState<'idle' | 'sending' | { failure: string }>('idle')

  async function send() {
    if (state === 'sending') return
    setState('sending')
    try {
      await call(resendMail, { params: { id: account.id }, body: { mail: kind, key: randomUuid() } })
      toast({ title: 'Correo enviado', description: account.email })
      await onDone()
      setState('idle')
    } catch (error) {
      const isTold = error instanceof CallError || error instanceof ConnectionError
      setState({ failure: isTold ? error.message : 'No se ha podido enviar. Inténtalo de nuevo.' })
    }
  }
  return (
    <div className="grid gap-2">
      {typeof state === 'object' && <FormError>{state.failure}</FormError>}
      <Button
        variant="outline"
        className="justify-self-start whitespace-normal! text-left"
        pending={state === 'sending'}
        pendingLabel="Enviando…"
        onClick={send}
      >
        {RESENT_MAILS[kind]}
      </Button>
    </div>
  )
}
