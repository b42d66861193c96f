import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'
import { ThemeSwitch } from '~/ui/theme/theme-switch'
import { Specimen } from './specimen'

export function ButtonSpecimens() {
  return (
    <>
      <Specimen name="Variantes">
        <Button>Principal</Button>
        <Button variant="secondary">Secundario</Button>
        <Button variant="outline">Con borde</Button>
        <Button variant="ghost">Discreto</Button>
        <Button variant="destructive">Eliminar</Button>
        <Button variant="link">Como enlace</Button>
        <ButtonLink to="#botones" variant="outline">
          Enlace con forma de botón
        </ButtonLink>
      </Specimen>
      <Specimen name="Tamaños">
        <Button size="lg">Grande</Button>
        <Button>Normal</Button>
        <Button size="sm">Pequeño</Button>
        <Button variant="ghost" size="icon" aria-label="Copiar">
          <Icon name="copy" />
        </Button>
        <ThemeSwitch />
      </Specimen>
      <Specimen name="Estados">
        <Button>
          <Icon name="send" />
          Con icono
        </Button>
        <Button pending pendingLabel="Guardando…">
          Guardar cambios
        </Button>
        <Button disabled>Desactivado</Button>
        <Button variant="outline" disabled>
          Desactivado
        </Button>
      </Specimen>
    </>
  )
}
