import { useRef } from 'react'
import { Button } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { MAIN_FILE } from '../../rules'
import { ACCEPTED } from './data-file'

type FileBarProps = {
  names: readonly string[]
  shown: string
  onShow: (name: string) => void
  onAdd: (files: readonly File[]) => void
  onRemove: (name: string) => void
}

/** The program's files: which one is shown, and the way to others. */
export function FileBar({ names, shown, onShow, onAdd, onRemove }: FileBarProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className="flex items-stretch border-line border-b bg-surface-raised">
      <ul aria-label="Archivos del programa" className="flex min-w-0 flex-1 overflow-x-auto">
        {names.map((name) => (
          <li key={name} className="shrink-0">
            <button
              type="button"
              aria-current={name === shown}
              onClick={() => onShow(name)}
              className={classNames(
                'min-h-10 max-w-48 truncate border-b-2 px-3 font-mono text-xs -outline-offset-2',
                name === shown ? 'border-action text-text' : 'border-transparent text-text-muted hover:text-text',
              )}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {shown !== MAIN_FILE && (
        <Button variant="ghost" size="icon" aria-label={`Quitar ${shown}`} onClick={() => onRemove(shown)}>
          <Icon name="trash" className="size-4" />
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label="Archivos para el programa"
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          onAdd(chosen)
        }}
      />
      <Button variant="ghost" className="px-3" onClick={() => picker.current?.click()}>
        <Icon name="plus" className="size-4" />
        <span className="max-sm:sr-only">Añadir archivo</span>
      </Button>
    </div>
  )
}
