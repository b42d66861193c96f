import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../class-names'
import { CloseMenu } from './menu-entries'
import { nextMenuIndex } from './menu-keys'
import { placeMenu } from './place-menu'

type MenuProps = {
  /** What the menu is for, read out: "Tu cuenta", "Opciones de «Leer un CSV»". */
  label: string
  /** What the button shows; its look comes from `triggerClassName`. */
  trigger: ReactNode
  triggerClassName?: string
  /** Which edge of the button the menu keeps to. */
  align?: 'start' | 'end'
  /** Made only when its button is approached: for the menus of a long list. It does not work without scripts. */
  isLazy?: boolean
  children: ReactNode
}

/**
 * A drop-down menu on the native popover (top layer, closes by Escape or a click outside), with the keyboard of the
 * WAI-ARIA menu pattern. Its children come from menu-entries.
 */
export function Menu({ label, trigger, triggerClassName, align = 'end', isLazy = false, children }: MenuProps) {
  const id = useId()
  const { open, isMade, make, close, triggerRef, menuRef, ...handlers } = useMenu({ align, isLazy })

  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={isMade ? id : undefined}
        popoverTarget={isMade ? id : undefined}
        onPointerEnter={make}
        onFocus={make}
        onClick={isMade ? undefined : handlers.handleEarlyClick}
        onKeyDown={handlers.handleTriggerKey}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {isMade && (
        <div
          ref={menuRef}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          popover="auto"
          onBeforeToggle={handlers.handleBeforeToggle}
          onToggle={handlers.handleToggle}
          onKeyDown={handlers.handleMenuKey}
          className={classNames(
            'inset-auto my-1.5 min-w-44 max-w-[calc(100vw-1rem)] rounded-md border border-line bg-surface-float p-1',
            'text-sm text-text shadow-float open:animate-drop [position-try-fallbacks:flip-block]',
            align === 'end' ? '[position-area:bottom_span-left]' : '[position-area:bottom_span-right]',
          )}
        >
          <CloseMenu value={close}>{children}</CloseMenu>
        </div>
      )}
    </>
  )
}

type MenuOptions = { align: 'start' | 'end'; isLazy: boolean }

/** Opening and closing, by pointer and keys, and where the focus goes. */
function useMenu({ align, isLazy }: MenuOptions) {
  const [open, setOpen] = useState(false)
  const [isMade, setMade] = useState(!isLazy)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const menuRef = useRef<HTMLDivElement>(null)
  const startAtEnd = useRef(false)

  const items = () => [...(menuRef.current?.querySelectorAll<HTMLElement>('[role=menuitem]:enabled, a') ?? [])]
  const close = () => menuRef.current?.hidePopover()

  function handleBeforeToggle(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState === 'open' && triggerRef.current) placeMenu(event.currentTarget, triggerRef.current, align)
  }

  function handleToggle(event: ToggleEvent<HTMLDivElement>) {
    const opened = event.newState === 'open'
    setOpen(opened)
    const entry = startAtEnd.current ? items().at(-1) : items()[0]
    startAtEnd.current = false
    if (opened) entry?.focus()
    // Safari doesn't focus a clicked button, so it has nothing to give the focus back to.
    else if (document.activeElement === document.body) triggerRef.current?.focus()
  }

  /** Pressed without having been pointed at or focused before, as assistive technology may do. */
  function handleEarlyClick() {
    flushSync(() => setMade(true))
    menuRef.current?.showPopover(triggerRef.current ? { source: triggerRef.current } : {})
  }

  function handleTriggerKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    startAtEnd.current = event.key === 'ArrowUp'
    triggerRef.current?.click()
  }

  function handleMenuKey(event: KeyboardEvent) {
    if (event.key === 'Tab') return close()
    const entries = items()
    const current = entries.findIndex((entry) => entry.contains(document.activeElement))
    const labels = entries.map((entry) => entry.textContent ?? '')
    const next = nextMenuIndex(event.key, current, labels)
    if (event.key === ' ' && entries[current] instanceof HTMLAnchorElement) entries[current].click()
    else if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    else entries[next]?.focus()
    event.preventDefault()
  }

  return {
    ...{ open, isMade, close, triggerRef, menuRef },
    make: () => setMade(true),
    ...{ handleBeforeToggle, handleToggle, handleEarlyClick, handleTriggerKey, handleMenuKey },
  }
}
