import { useImperativeHandle, useRef, useState } from 'react'
import { TextField } from '~/ui/forms/text-field'
import { CARD_FIELDS, CARD_FORMATS, type CardEntry, type CardErrors, EMPTY_CARD, readCard } from './card-entry'
import type { CardFieldsProps } from './card-fields'
import { confirmEmulated } from './confirm-emulated'
import { TestCards } from './test-cards'

const FIELDS = {
  number: { label: 'Número de tarjeta', autoComplete: 'cc-number', placeholder: '1234 1234 1234 1234' },
  expiry: { label: 'Caducidad (MM/AA)', autoComplete: 'cc-exp', placeholder: 'MM/AA' },
  cvc: { label: 'CVC', autoComplete: 'cc-csc', placeholder: '123' },
} satisfies Record<keyof CardEntry, { label: string; autoComplete: string; placeholder: string }>

/** Demo mode's card form, in place of the provider's: nothing is charged, and it takes the provider's test cards. */
export function EmulatedCardFields({ settings, ref }: CardFieldsProps<'emulated'>) {
  const [entry, setEntry] = useState(EMPTY_CARD)
  const [errors, setErrors] = useState<CardErrors>({})
  const inputs = useRef<Partial<Record<keyof CardEntry, HTMLInputElement | null>>>({})

  useImperativeHandle(ref, () => ({
    async check() {
      const read = readCard(entry, new Date())
      const found = 'errors' in read ? read.errors : {}
      setErrors(found)
      const first = CARD_FIELDS.find((name) => found[name] !== undefined)
      if (first) inputs.current[first]?.focus()
      return first === undefined
    },
    async confirm(clientSecret, returnUrl) {
      const read = readCard(entry, new Date())
      if ('errors' in read) return { type: 'declined', message: null }
      const leave = (address: string) => window.location.assign(address)
      return confirmEmulated({ clientSecret, returnUrl, card: read.card }, settings, {
        fetch: window.fetch.bind(window),
        leave,
      })
    },
  }))

  function change(name: keyof CardEntry, text: string) {
    setEntry({ ...entry, [name]: CARD_FORMATS[name](text) })
    setErrors({ ...errors, [name]: undefined })
  }

  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-4">
        {CARD_FIELDS.map((name) => (
          <TextField
            key={name}
            {...FIELDS[name]}
            name={name}
            className={name === 'number' ? 'col-span-2' : undefined}
            inputClassName="font-mono tabular-nums"
            inputMode="numeric"
            value={entry[name]}
            error={errors[name]}
            onChange={(event) => change(name, event.currentTarget.value)}
            ref={(element) => {
              inputs.current[name] = element
            }}
          />
        ))}
      </div>
      <TestCards />
    </div>
  )
}
