import { Form, Link } from 'react-router'
import { Button } from '~/ui/button'
import { CONTROL_CLASSES } from '~/ui/forms/control'
import { Field } from '~/ui/forms/field'
import { TextField } from '~/ui/forms/text-field'
import { Icon } from '~/ui/icon'
import { type AccountFilters, PLAN_FILTERS, STATE_FILTERS } from '../../directory-contract'
import { PLAN_FILTER_NAMES, STATE_FILTER_NAMES } from '../../directory-copy'

const MAX_TEXT_LENGTH = 254
/** A date's box is never wider than its half of a phone. */
const NARROW = 'min-w-0 grid-cols-[minmax(0,1fr)]'

type AccountFiltersProps = { filters: AccountFilters; isSearching: boolean }

/** What accounts are looked for by. It is a form of the address, so that a link shows the same and Back goes back. */
export function AccountFilterForm({ filters, isSearching }: AccountFiltersProps) {
  const isFiltered = Object.values(filters).some(Boolean)
  return (
    <Form
      role="search"
      aria-label="Buscar cuentas"
      key={JSON.stringify(filters)}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(14rem,2fr)_1fr_1fr_1fr_1fr_auto]"
    >
      <TextField
        label="Nombre o correo"
        name="q"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_TEXT_LENGTH}
        defaultValue={filters.text}
        className="col-span-2 lg:col-span-1"
      />
      <Choice label="Plan" name="plan" value={filters.plan} options={PLAN_FILTERS} names={PLAN_FILTER_NAMES} />
      <Choice label="Estado" name="estado" value={filters.state} options={STATE_FILTERS} names={STATE_FILTER_NAMES} />
      <TextField
        label="Alta desde"
        name="desde"
        type="date"
        defaultValue={filters.from ?? ''}
        className={NARROW}
        inputClassName="min-w-0"
      />
      <TextField
        label="Alta hasta"
        name="hasta"
        type="date"
        defaultValue={filters.to ?? ''}
        className={NARROW}
        inputClassName="min-w-0"
      />
      <Button
        type="submit"
        className="col-span-2 h-11 justify-self-start lg:col-span-1"
        pending={isSearching}
        pendingLabel="Buscando…"
      >
        <Icon name="search" />
        Buscar
      </Button>
      {isFiltered && (
        <p className="col-span-full text-sm">
          <Link to="/admin/usuarios" className="inline-flex min-h-10 items-center">
            Quitar los filtros
          </Link>
        </p>
      )}
    </Form>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  name: string
  value: Value | null
  options: readonly Value[]
  names: Record<Value, string>
}

function Choice<Value extends string>({ label, name, value, options, names }: ChoiceProps<Value>) {
  return (
    <Field
      label={label}
      control={(control) => (
        <select {...control} name={name} defaultValue={value ?? ''} className={`${CONTROL_CLASSES} h-11`}>
          <option value="">Todos</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {names[option]}
            </option>
          ))}
        </select>
      )}
    />
  )
}
