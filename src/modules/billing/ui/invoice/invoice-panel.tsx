import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/button'
import { SavedNote } from '~/ui/toasts/saved-note'
import type { InvoiceDetails } from '../../payments-contract'
import { InvoiceFields } from './invoice-fields'
import { useInvoiceDetails } from './use-invoice-details'

const SAVED = 'Guardado: constará en tus próximas facturas.'

/** C-67, in "Mi Cuenta". */
export function InvoicePanel({ kept }: { kept: InvoiceDetails }) {
  const { save, isSaving, change, ...shown } = useInvoiceDetails(kept)
  const [note, setNote] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setNote(null)
    if (await save()) setNote(SAVED)
  }

  return (
    <section className="grid gap-4">
      <header className="grid gap-1">
        <h2 className="text-xl">Datos de factura</h2>
        <p className="text-sm text-text-muted">
          Si necesitas factura con NIF, escríbelo aquí. Las facturas que ya tienes no cambian.
        </p>
      </header>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)} onChange={() => setNote(null)}>
        <InvoiceFields {...shown} change={change} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="outline" pending={isSaving} pendingLabel="Guardando…">
            Guardar datos de factura
          </Button>
          <SavedNote>{note}</SavedNote>
        </div>
      </form>
    </section>
  )
}
