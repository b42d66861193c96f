import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

type StepControlsProps = { at: number; last: number; onGo: (to: number) => void }

/** Where one is among the steps, and how one gets elsewhere. */
export function StepControls({ at, last, onGo }: StepControlsProps) {
  const buttons = [
    { label: 'Primero', to: 0 },
    { label: 'Atrás', to: at - 1 },
    { label: 'Adelante', to: at + 1 },
    { label: 'Último', to: last },
  ]
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-1.5">
        {buttons.map(({ label, to }) => {
          const isOff = label === 'Primero' || label === 'Atrás' ? at === 0 : at === last
          return (
            <Button
              key={label}
              variant={label === 'Adelante' ? 'secondary' : 'ghost'}
              size="sm"
              className="px-2.5 pointer-coarse:min-h-10"
              // It keeps the focus at the last step, for the keys to go on working.
              aria-disabled={isOff || undefined}
              data-initial-focus={label === 'Adelante' || undefined}
              onClick={() => !isOff && onGo(to)}
            >
              {label === 'Atrás' && <Icon name="arrow-left" className="size-4" />}
              {label}
              {label === 'Adelante' && <Icon name="arrow-right" className="size-4" />}
            </Button>
          )
        })}
        <span className="ml-auto text-text-muted text-xs tabular-nums">
          Paso {number(at + 1)} de {number(last + 1)}
        </span>
      </div>
      <input
        type="range"
        aria-label="Paso"
        aria-valuetext={`${number(at + 1)} de ${number(last + 1)}`}
        min={0}
        max={last}
        value={at}
        onChange={(event) => onGo(event.currentTarget.valueAsNumber)}
        className="h-10 w-full accent-(--action)"
      />
    </div>
  )
}

const number = (count: number) => count.toLocaleString('es-ES', { useGrouping: true })
