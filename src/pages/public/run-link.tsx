import { buttonClasses } from '~/ui/button-classes'
import { Icon } from '~/ui/icon'

/** Where a program of this site is run. A link, so that pages without React weigh nothing for it. */
export function RunLink({ name }: { name: string }) {
  return (
    <a
      href={`/comprobar?programa=${name}`}
      rel="nofollow"
      className={buttonClasses({ variant: 'ghost', size: 'sm' }, 'pointer-coarse:min-h-10')}
    >
      <Icon name="play" className="size-4" />
      Ejecutar
    </a>
  )
}
