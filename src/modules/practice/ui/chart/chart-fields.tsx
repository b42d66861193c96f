import { type ReactNode, useId } from 'react'
import { CONTROL_CLASSES } from '~/ui/forms/control'
import { type ChartKind, type Choice, columnsFor, isPossible, KIND_NAMES } from '../../chart/choice'
import type { Column } from '../../sheet/table'

type ChartFieldsProps = { columns: readonly Column[]; choice: Choice; onChoose: (choice: Choice) => void }

/** Where rows are counted instead of a column's numbers added. */
const COUNT = 'filas'
const KINDS = Object.keys(KIND_NAMES) as ChartKind[]

/** What is drawn, of which columns. */
export function ChartFields({ columns, choice, onChoose }: ChartFieldsProps) {
  const may = columnsFor(choice.kind, columns)
  const option = (at: number) => (
    <option key={at} value={at}>
      {columns[at]?.name}
    </option>
  )
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Select
        label="Tipo de gráfico"
        value={choice.kind}
        onChoose={(kind) => onChoose({ ...choice, kind: kind as ChartKind })}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind} disabled={!isPossible(kind, columns)}>
            {KIND_NAMES[kind]}
          </option>
        ))}
      </Select>
      <Select
        label={choice.kind === 'histogram' ? 'Columna' : 'Eje horizontal'}
        value={choice.x}
        onChoose={(x) => onChoose({ ...choice, x: Number(x) })}
      >
        {may.x.map(option)}
      </Select>
      {choice.kind !== 'histogram' && (
        <Select
          label="Eje vertical"
          value={choice.y ?? COUNT}
          onChoose={(y) => onChoose({ ...choice, y: y === COUNT ? null : Number(y) })}
        >
          {choice.kind === 'bar' && <option value={COUNT}>Número de filas</option>}
          {may.y.map(option)}
        </Select>
      )}
    </div>
  )
}

type SelectProps = { label: string; value: string | number; onChoose: (value: string) => void; children: ReactNode }

function Select({ label, value, onChoose, children }: SelectProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="text-text-muted text-xs">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className={`${CONTROL_CLASSES} h-10 min-w-0 truncate`}
      >
        {children}
      </select>
    </div>
  )
}
