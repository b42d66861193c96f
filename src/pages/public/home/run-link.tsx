import { buttonClasses } from '~/ui/button-classes'
import { Icon } from '~/ui/icon'
import { RUN } from '../../shell/scripts/run-script'

/**
 * Runs a program of this site under it, by the page's script; without a script it leads to where it is run. `code`: the program, where
 * its figure shows more than that.
 */
export function RunLink({ name, code = '' }: { name: string; code?: string }) {
  return (
    <a
      href={`/comprobar?programa=${name}`}
      rel="nofollow"
      data-run={code}
      className={buttonClasses({ variant: 'ghost', size: 'sm' }, 'group pointer-coarse:min-h-10')}
    >
      <Icon name="play" className="size-4 group-aria-expanded:hidden" />
      <span>{RUN.closed}</span>
    </a>
  )
}
