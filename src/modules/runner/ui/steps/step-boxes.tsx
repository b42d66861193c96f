import { boxName, valueName } from '../../recording/copy'
import { type Box, type ProgramState, reachedBoxes } from '../../recording/state-at'
import { ValueButton } from './value-button'

type StepBoxesProps = { state: ProgramState; at: number; onGo: (to: number) => void }

const MOST_BOXES = 30

/** The lists, dictionaries and objects that variables lead to: one box each, however many names it has. */
export function StepBoxes({ state, at, onGo }: StepBoxesProps) {
  const reached = reachedBoxes(state)
  if (reached.length === 0) return null
  const hidden = reached.length - MOST_BOXES
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold text-sm">Objetos</h3>
      {reached.slice(0, MOST_BOXES).map(([number, box]) => (
        <BoxShown key={number} name={boxName(number, box)} box={box} state={state} at={at} onGo={onGo} />
      ))}
      {hidden > 0 && (
        <p className="text-text-muted text-xs">
          … y {hidden === 1 ? '1 objeto' : `${hidden.toLocaleString('es-ES')} objetos`} más
        </p>
      )}
    </div>
  )
}

function BoxShown({ name, box, state, at, onGo }: StepBoxesProps & { name: string; box: Box }) {
  const left = box.size - box.items.length
  return (
    <div className="min-w-0 rounded-md border border-line bg-surface p-2.5">
      <h4 className="flex flex-wrap justify-between gap-x-3 font-mono text-text-muted text-xs">
        <span>{name}</span>
        {box.kind !== 'object' && (
          <span>{box.size === 1 ? '1 elemento' : `${box.size.toLocaleString('es-ES')} elementos`}</span>
        )}
      </h4>
      {box.items.length === 0 && (
        <p className="text-text-muted text-xs">{box.kind === 'object' ? 'Sin atributos' : 'Vacío'}</p>
      )}
      <ol className={box.kind === 'dict' || box.kind === 'object' ? 'grid gap-0.5' : 'flex flex-wrap gap-1'}>
        {box.items.map(({ key, placed }, index) => {
          const label = key ? keyName(box, valueName(key, state)) : box.kind === 'set' ? null : String(index)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is in a box has its place
            <li key={index} className="flex min-w-0 items-baseline gap-1">
              {label !== null && <span className="shrink-0 font-mono text-text-muted text-xs">{label}:</span>}
              <ValueButton
                of={label === null ? name : `${name}, ${label}`}
                placed={placed}
                state={state}
                at={at}
                onGo={onGo}
              />
            </li>
          )
        })}
      </ol>
      {left > 0 && <p className="text-text-muted text-xs">… y {left.toLocaleString('es-ES')} más</p>}
    </div>
  )
}

/** Attributes have names; keys of dictionaries are values. */
const keyName = ({ kind }: Box, text: string) => (kind === 'object' ? text.replace(/^'(.*)'$/, '$1') : text)
