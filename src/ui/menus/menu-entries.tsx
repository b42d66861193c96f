import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names'
import { Icon, type IconName } from '../icon'

/** How an entry closes the menu that holds it. */
export const CloseMenu = createContext<() => void>(() => {})

const ITEM_CLASSES =
  'flex min-h-10 w-full items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-left no-underline hover:bg-line ' +
  'focus-visible:bg-line focus-visible:outline-offset-[-2px] disabled:opacity-50'

type EntryProps = { icon?: IconName; children: ReactNode }

/** Does something. The menu closes first, so that a dialog opened by it gives the focus back to the menu's button. */
export function MenuItem(props: EntryProps & { onSelect: () => void; destructive?: boolean; disabled?: boolean }) {
  const close = useContext(CloseMenu)
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={props.disabled}
      onClick={() => {
        close()
        props.onSelect()
      }}
      className={classNames(ITEM_CLASSES, props.destructive && 'text-danger')}
    >
      {props.icon && <Icon name={props.icon} />}
      {props.children}
    </button>
  )
}

/** Entries that belong together, under a word that says what they are about. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups a form's fields; these are a menu's entries
    <div role="group" aria-label={label} className="my-1 border-line border-y py-1">
      <p aria-hidden="true" className="px-2.5 pt-1 pb-0.5 text-text-muted text-xs">
        {label}
      </p>
      {children}
    </div>
  )
}

/** A line between entries of different kinds. */
export function MenuSeparator() {
  return <hr className="my-1 border-line" />
}

/** Goes somewhere. */
export function MenuLink({ to, icon, children }: EntryProps & { to: string }) {
  const close = useContext(CloseMenu)
  return (
    <Link to={to} role="menuitem" tabIndex={-1} onClick={close} className={ITEM_CLASSES}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
