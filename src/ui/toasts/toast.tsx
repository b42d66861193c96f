import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { classNames } from '../class-names'
import { isTextBox } from '../menus/keyboard'
import { ToastCard } from './toast-card'
import { createToastStore, type ToastInput } from './toast-store'

const store = createToastStore()

/**
 * Shows a short message for 5 s in place of the one before; returns its id. Browser only. Whatever matters is also
 * shown in place, where it stays (SHELL-31).
 */
export function toast(input: ToastInput): number {
  return store.show(input)
}

/** Takes a toast away before its time; one that is gone already stays gone. */
export function dismissToast(id: number): void {
  store.dismiss(id)
}

/** Whether a toast can still be seen, and acted upon. */
export const isToastShown = (id: number): boolean => store.read().some((each) => each.id === id && each.open)

/** Ctrl+Z, on a Mac ⌘Z, does what the shown toast offers to take back; inside a text it belongs to the text. */
function undoByKey(event: globalThis.KeyboardEvent) {
  if (event.key.toLowerCase() !== 'z' || event.ctrlKey === event.metaKey || event.shiftKey || event.altKey) return
  const shown = store.read()[0]
  if (!shown?.open || shown.action?.isUndo !== true || isTextBox(event.target)) return
  event.preventDefault()
  store.dismiss(shown.id)
  shown.action.onSelect()
}

/** The notification area: once, at the end of the root layout. F8 goes there; Escape closes the toast and comes back. */
export function Toaster() {
  const newest = useSyncExternalStore(store.subscribe, store.read, store.read)[0]
  const shown = newest?.open ? newest : undefined
  const areaRef = useRef<HTMLElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  useFirstPlaceInTopLayer(areaRef, shown?.id)

  useEffect(() => {
    const handleReturn = () => areaRef.current && resumeUnlessAttended(areaRef.current)
    function goThere(event: globalThis.KeyboardEvent) {
      // In the practice's editor it goes to what is marked there.
      if (event.key !== 'F8' || event.defaultPrevented) return
      event.preventDefault()
      areaRef.current?.focus()
    }
    // Nobody reads a window that is behind another.
    window.addEventListener('blur', store.pause)
    window.addEventListener('focus', handleReturn)
    document.addEventListener('keydown', goThere)
    document.addEventListener('keydown', undoByKey)
    return () => {
      window.removeEventListener('blur', store.pause)
      window.removeEventListener('focus', handleReturn)
      document.removeEventListener('keydown', goThere)
      document.removeEventListener('keydown', undoByKey)
    }
  }, [])

  function handleFocus(event: FocusEvent<HTMLElement>) {
    store.pause()
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
  }

  function close() {
    const hadFocus = areaRef.current?.contains(document.activeElement)
    if (shown) store.dismiss(shown.id)
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  return (
    <section
      ref={areaRef}
      popover="manual"
      tabIndex={-1}
      aria-label="Avisos (F8)"
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
      onPointerEnter={store.pause}
      onPointerLeave={(event) => resumeUnlessAttended(event.currentTarget)}
      onFocus={handleFocus}
      onBlur={(event) => resumeUnlessAttended(event.currentTarget)}
      className={classNames(
        // Below the heads of the site and of a conversation: for as long as it is there, their buttons can be reached.
        'fixed inset-x-3 top-30 bottom-auto overflow-visible rounded-md bg-transparent text-text',
        'sm:right-5 sm:left-auto sm:w-96',
      )}
    >
      <ToastCard toast={shown} onClose={close} />
    </section>
  )
}

/** Lets the clock run again once neither the pointer nor the focus is on the toast. */
function resumeUnlessAttended(area: HTMLElement) {
  if (!area.matches(':hover, :focus-within')) store.resume()
}

/** The area lives in the top layer; whenever a new toast meets an open modal dialog, it is lifted above it. */
function useFirstPlaceInTopLayer(areaRef: RefObject<HTMLElement | null>, toastId: number | undefined) {
  useEffect(() => {
    const area = areaRef.current
    if (!area?.showPopover) return
    if (area.matches(':popover-open') && (toastId === undefined || !document.querySelector('dialog:modal'))) return
    area.hidePopover()
    area.showPopover()
  }, [areaRef, toastId])
}
