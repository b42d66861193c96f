import { useState } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { DeleteAccountDialog, type DeleteAccountProps } from './delete-account-dialog'

/** ACCT-09. */
export function DeleteAccountCard(props: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="grid gap-3 rounded-md border border-line p-5">
      <h2 className="text-lg">Eliminar Cuenta</h2>
      <p className="text-sm text-text-muted">Borra tu cuenta con todas tus conversaciones. No se puede deshacer.</p>
      <Button variant="outline" className="justify-self-start text-danger" onClick={() => setOpen(true)}>
        <Icon name="trash" />
        Eliminar Cuenta
      </Button>
      {isOpen && <DeleteAccountDialog {...props} onClose={() => setOpen(false)} />}
    </section>
  )
}
