import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '~/ui/button'
import { buttonClasses } from '~/ui/button-classes'
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog'
import { Dialog } from '~/ui/dialogs/dialog'
import { RenameDialog } from '~/ui/dialogs/rename-dialog'
import { Icon } from '~/ui/icon'
import { Menu } from '~/ui/menus/menu'
import { MenuGroup, MenuItem, MenuLink, MenuSeparator } from '~/ui/menus/menu-entries'
import { type Tab, Tabs } from '~/ui/menus/tabs'
import { Tooltip } from '~/ui/menus/tooltip'
import type { Theme } from '~/ui/theme/theme'
import { toast } from '~/ui/toasts/toast'
import { Specimen } from './specimen'

const nothing = () => {}

export function OverlaySpecimens({ theme }: { theme: Theme }) {
  const [shown, setShown] = useState<'dialog' | 'question' | null>(null)
  const close = () => setShown(null)
  return (
    <>
      <Specimen name="Diálogos y avisos">
        <Button variant="outline" onClick={() => setShown('dialog')}>
          Abrir un diálogo
        </Button>
        <Button variant="outline" onClick={() => setShown('question')}>
          Preguntar antes
        </Button>
        <Button variant="outline" onClick={() => toast({ title: 'Un aviso', description: 'Se va solo a los 5 s.' })}>
          Mostrar un aviso
        </Button>
      </Specimen>
      <Specimen name="Menú">
        <ExampleMenu />
      </Specimen>
      <Specimen name="Por qué no se puede">
        <Tooltip text="Límite diario alcanzado (5/5)">
          {(described) => (
            <Button {...described} disabled>
              Enviar
            </Button>
          )}
        </Tooltip>
      </Specimen>
      <ExampleTabs theme={theme} />
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Un diálogo"
        description="Se cierra con Esc, con el aspa o pulsando fuera, y devuelve el foco a su botón."
        footer={<Button onClick={close}>Entendido</Button>}
      />
      <ConfirmDialog
        open={shown === 'question'}
        title="¿Eliminar tu cuenta?"
        description="Es irreversible."
        confirmLabel="Eliminar"
        destructive
        onConfirm={close}
        onCancel={close}
      />
    </>
  )
}

function ExampleMenu() {
  const [isRenaming, setRenaming] = useState(false)
  return (
    <>
      <Menu
        label="Opciones del ejemplo"
        trigger={<Icon name="more" className="size-5" />}
        triggerClassName={buttonClasses({ variant: 'ghost', size: 'icon' })}
        align="start"
      >
        <MenuItem icon="pencil" onSelect={() => setRenaming(true)}>
          Cambiar el nombre
        </MenuItem>
        <MenuGroup label="Guardar como">
          <MenuItem onSelect={nothing}>Markdown</MenuItem>
          <MenuItem onSelect={nothing} disabled>
            PDF
          </MenuItem>
        </MenuGroup>
        <MenuLink to="/pricing" icon="arrow-right">
          Planes
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon="trash" destructive onSelect={nothing}>
          Eliminar
        </MenuItem>
      </Menu>
      {isRenaming && (
        <RenameDialog
          label="Nombre del programa"
          name="Suma de precios"
          maxLength={60}
          blank="Escribe un nombre"
          onRename={nothing}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  )
}

const TABS: readonly Tab<'perfil' | 'seguridad'>[] = [
  { id: 'perfil', label: 'Perfil', icon: 'user', panel: <p>Lo que hay en la primera.</p> },
  { id: 'seguridad', label: 'Seguridad', icon: 'lock', panel: <p>Lo que hay en la segunda.</p> },
]

/** Each theme's tabs have an address of their own: `?dark=seguridad`. */
function ExampleTabs({ theme }: { theme: Theme }) {
  const [query] = useSearchParams()
  const current = query.get(theme) === 'seguridad' ? 'seguridad' : 'perfil'
  return <Tabs label="Pestañas" tabs={TABS} current={current} hrefOf={(id) => `/estilo?${theme}=${id}`} />
}
