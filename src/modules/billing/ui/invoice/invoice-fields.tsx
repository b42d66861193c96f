import { useEffect, useRef } from 'react'
import { TextField } from '~/ui/forms/text-field'
import type { InvoiceEntry } from './use-invoice-details'

/** NIF and company, both optional. What is wrong gets the focus. */
export function InvoiceFields({ entry, errors, change }: Pick<InvoiceEntry, 'entry' | 'errors' | 'change'>) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.taxId ?? errors.company) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])
  return (
    <div ref={fields} className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="NIF, NIE, CIF o NIF-IVA"
        name="taxId"
        maxLength={40}
        autoCapitalize="characters"
        spellCheck={false}
        value={entry.taxId}
        error={errors.taxId}
        onChange={(event) => change('taxId', event.currentTarget.value)}
      />
      <TextField
        label="Empresa"
        name="company"
        autoComplete="organization"
        maxLength={150}
        value={entry.company}
        error={errors.company}
        onChange={(event) => change('company', event.currentTarget.value)}
      />
    </div>
  )
}
