import { Avatar } from '~/ui/avatar'
import { Icon, type IconName } from '~/ui/icon'
import { ICON_PATHS } from '~/ui/icon-paths'
import { Keys } from '~/ui/menus/keys'
import { Specimen } from './specimen'

const NAMES = Object.keys(ICON_PATHS).filter((name): name is IconName => name in ICON_PATHS)

export function SignSpecimens() {
  return (
    <>
      <Specimen name="Iniciales">
        <Avatar firstName="Íñigo" lastName="Álvarez" />
        <Avatar firstName="Ana" lastName={null} className="size-12 text-lg" />
      </Specimen>
      <Specimen name="Teclas">
        <Keys combination={{ key: 'k', modifier: 'main' }} />
        <Keys combination={{ key: 'Enter', modifier: 'shift' }} />
        <Keys combination={{ key: 'ArrowUp', modifier: 'alt' }} />
      </Specimen>
      <Specimen name="Iconos">
        <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
          {NAMES.map((name) => (
            <li key={name} className="grid justify-items-start gap-1 text-text-muted text-xs">
              <Icon name={name} className="size-5 text-text" />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  )
}
