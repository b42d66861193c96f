import { type ReactNode, useState } from 'react'
import { buttonClasses } from '~/ui/button-classes'
import { RenameDialog } from '~/ui/dialogs/rename-dialog'
import { CONTROL_CLASSES } from '~/ui/forms/control'
import { Icon } from '~/ui/icon'
import { Menu } from '~/ui/menus/menu'
import { MenuItem } from '~/ui/menus/menu-entries'
import { toast } from '~/ui/toasts/toast'
import { MAX_DRAFT_NAME, MAX_DRAFTS, UNDO_MS } from '../../rules'
import type { Shelf, ShelfState } from './shelf'

type DraftBarProps = {
  shelf: Shelf
  state: ShelfState
  onOther: () => void
  /** More entries of the menu. */
  children: ReactNode
}

/** Which program one works at, and what can be done with it. */
export function DraftBar({ shelf, state: { drafts, open }, onOther, children }: DraftBarProps) {
  const [isRenaming, setRenaming] = useState(false)

  function begin() {
    if (!shelf.begin()) return sayTooMany()
    onOther()
  }

  function remove() {
    const bringBack = shelf.remove()
    onOther()
    toast({
      title: 'Programa eliminado',
      description: `«${open.name}»`,
      durationMs: UNDO_MS,
      action: { label: 'Deshacer', isUndo: true, onSelect: bringBack },
    })
  }

  return (
    <div className="flex min-w-0 grow basis-56 items-center gap-1">
      <DraftSelect
        drafts={drafts}
        openId={open.id}
        onOpen={(id) => {
          shelf.open(id)
          onOther()
        }}
      />
      <Menu
        label={`Opciones de «${open.name}»`}
        trigger={<Icon name="more" />}
        triggerClassName={`${buttonClasses({ variant: 'ghost', size: 'icon' })} shrink-0`}
        align="start"
      >
        <MenuItem icon="plus" onSelect={begin}>
          Nuevo programa
        </MenuItem>
        <MenuItem icon="pencil" onSelect={() => setRenaming(true)}>
          Cambiar el nombre…
        </MenuItem>
        {children}
        <MenuItem icon="trash" destructive onSelect={remove}>
          Eliminar
        </MenuItem>
      </Menu>
      {isRenaming && (
        <RenameDialog
          label="Nombre del programa"
          name={open.name}
          maxLength={MAX_DRAFT_NAME}
          blank="Escribe un nombre"
          onRename={shelf.rename}
          onClose={() => setRenaming(false)}
        />
      )}
    </div>
  )
}

type DraftSelectProps = Pick<ShelfState, 'drafts'> & { openId: string; onOpen: (id: string) => void }

const DraftSelect = ({ drafts, openId, onOpen }: DraftSelectProps) => (
  <select
    aria-label="Programa abierto"
    value={openId}
    onChange={(event) => onOpen(event.currentTarget.value)}
    className={`${CONTROL_CLASSES} h-10 min-w-0 max-w-72 truncate`}
  >
    {drafts.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
)

/** Nothing is thrown away unasked. */
export const sayTooMany = () =>
  toast({
    title: `Ya tienes ${MAX_DRAFTS} programas`,
    description: 'Elimina alguno para empezar otro.',
    variant: 'destructive',
  })
