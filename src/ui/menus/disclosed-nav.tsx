import { type MouseEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../icon'

type DisclosedNavProps = {
  /** What the button is called, and the list it shows. */
  label: string
  trigger: ReactNode
  triggerClassName?: string
  /** Stands above the links. */
  heading?: ReactNode
  links: readonly { to: string; label: string; icon: IconName }[]
}

/** Links behind a button at the right end of the header: a native popover, which needs no script. */
export function DisclosedNav({ label, trigger, triggerClassName, heading, links }: DisclosedNavProps) {
  const id = useId()
  return (
    <>
      <button type="button" aria-label={label} popoverTarget={id} className={triggerClassName}>
        {trigger}
      </button>
      <nav
        id={id}
        aria-label={label}
        popover="auto"
        className="inset-auto top-[var(--menu-top,3.5rem)] right-2 min-w-44 max-w-[calc(100vw-1rem)] rounded-md border border-line bg-surface-float p-1 text-sm text-text shadow-float open:animate-drop"
      >
        {heading}
        <ul>
          {links.map(({ to, label: text, icon }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={closeList}
                className="flex min-h-10 items-center gap-2.5 rounded-sm px-2.5 py-1.5 no-underline hover:bg-line focus-visible:bg-line focus-visible:outline-offset-[-2px]"
              >
                <Icon name={icon} />
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** The page stays where React leads on; the list goes. */
function closeList({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
