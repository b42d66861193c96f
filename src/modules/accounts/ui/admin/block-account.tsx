import { type FormEvent, useId, useState } from 'react'
import { call, toldOf } from '~/platform/http/call'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialogs/dialog'
import { FormError } from '~/ui/forms/form-error'
import { TextField } from '~/ui/forms/text-field'
import { toast } from '~/ui/toasts/toast'
import { type AccountDetail, blockAccount, unblockAccount } from '../../admin-contract'
import { reasonForm } from '../../admin-input'
import { readForm } from '../forms/use-auth-form'

const ACTIONS = {
  block: {
    endpoint: blockAccount,
    label: 'Bloquear cuenta',
    question: '¿Bloquear esta cuenta?',
    consequence: 'Se cierran todas sus sesiones ahora mismo y no podrá volver a entrar. Sus datos no se tocan.',
    done: 'Cuenta bloqueada',
  },
  unblock: {
    endpoint: unblockAccount,
    label: 'Desbloquear cuenta',
    question: '¿Desbloquear esta cuenta?',
    consequence: 'Podrá volver a iniciar sesión.',
    done: 'Cuenta desbloqueada',
  },
} as const

type Asking = { type: 'no' } | { type: 'asking'; fieldError?: string; failure?: string } | { type: 'sending' }
type BlockAccountProps = { account: AccountDetail; onDone: () => Promise<void> }

/** AUTH-31: blocks an account or takes that back, with a reason that goes into the log. */
export function BlockAccount({ account, onDone }: BlockAccountProps) {
  const kind = account.isBlocked ? 'unblock' : 'block'
  const action = ACTIONS[kind]
  const { asking, setAsking, submit } = useBlocking(kind, { account, onDone })
  const formId = useId()

  return (
    <>
      <Button
        variant={kind === 'block' ? 'destructive' : 'outline'}
        className="justify-self-start"
        onClick={() => setAsking({ type: 'asking' })}
      >
        {action.label}
      </Button>
      <Dialog
        open={asking.type !== 'no'}
        onClose={() => asking.type !== 'sending' && setAsking({ type: 'no' })}
        role="alertdialog"
        title={action.question}
        description={
          <>
            <strong className="break-all text-text">{account.email}</strong>. {action.consequence}
          </>
        }
        footer={
          <>
            <Button variant="outline" onClick={() => setAsking({ type: 'no' })} disabled={asking.type === 'sending'}>
              Cancelar
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={kind === 'block' ? 'destructive' : 'default'}
              pending={asking.type === 'sending'}
            >
              {action.label}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
          {asking.type === 'asking' && asking.failure && <FormError>{asking.failure}</FormError>}
          <TextField
            label="Motivo"
            name="reason"
            autoComplete="off"
            hint="Queda en el registro, con tu nombre y la hora."
            error={asking.type === 'asking' ? asking.fieldError : undefined}
            data-initial-focus
          />
        </form>
      </Dialog>
    </>
  )
}

function useBlocking(kind: keyof typeof ACTIONS, { account, onDone }: BlockAccountProps) {
  const [asking, setAsking] = useState<Asking>({ type: 'no' })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (asking.type === 'sending') return
    const reading = readForm(reasonForm, { reason: new FormData(event.currentTarget).get('reason') })
    if (!reading.ok)
      return setAsking({ type: 'asking', ...(reading.errors.reason ? { fieldError: reading.errors.reason } : {}) })
    setAsking({ type: 'sending' })
    const { endpoint, done } = ACTIONS[kind]
    try {
      await call(endpoint, { params: { id: account.id }, body: reading.data })
      toast({ title: done, description: account.email })
      await onDone()
    } catch (error) {
      setAsking({ type: 'asking', failure: toldOf(error) ?? 'No se ha podido hacer. Inténtalo de nuevo.' })
    }
  }
  return { asking, setAsking, submit }
}
