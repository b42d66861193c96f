import { useRef, useState } from 'react'
import { asError, call, toldOf } from '~/platform/http/call'
import { toast } from '~/ui/toasts/toast'
import { type InvoiceDetails, saveInvoiceDetails } from '../../payments-contract'
import { invoiceForm } from '../../payments-input'
import { INVOICE_DETAILS_FAILED } from '../../purchase-copy'

export type InvoiceErrors = Partial<Record<keyof InvoiceDetails, string>>

/** C-67: whom invoices are made out to, as it is typed, checked and kept. `save` answers whether it is kept as it stands. */
export function useInvoiceDetails(kept: InvoiceDetails) {
  const [entry, setEntry] = useState(kept)
  const [errors, setErrors] = useState<InvoiceErrors>({})
  const [isSaving, setSaving] = useState(false)
  const known = useRef(kept)

  function change(name: keyof InvoiceDetails, text: string) {
    setEntry({ ...entry, [name]: text })
    setErrors({ ...errors, [name]: undefined })
  }

  async function save(): Promise<boolean> {
    const read = invoiceForm.safeParse(entry)
    if (!read.success) {
      const found = read.error.issues.map(({ path, message }) => [path[0], message])
      setErrors(Object.fromEntries(found.reverse()))
      return false
    }
    const { taxId, company } = read.data
    if (taxId === known.current.taxId && company === known.current.company) return true
    setSaving(true)
    try {
      known.current = await call(saveInvoiceDetails, { body: read.data })
      setEntry(known.current)
      return true
    } catch (thrown) {
      const error = asError(thrown)
      const description = toldOf(error) ?? INVOICE_DETAILS_FAILED.description
      toast({ ...INVOICE_DETAILS_FAILED, description, variant: 'destructive' })
      return false
    } finally {
      setSaving(false)
    }
  }
  return { entry, errors, isSaving, change, save }
}
export type InvoiceEntry = ReturnType<typeof useInvoiceDetails>
