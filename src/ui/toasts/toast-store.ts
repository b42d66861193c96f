/** SHELL-31…33. */
const TOAST_LIMIT = 1
const TOAST_DURATION_MS = 5000
const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_SWIPE_THRESHOLD_PX = 50

export type ToastInput = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** One thing to do about it; doing it dismisses the toast. One that takes something back is also done by Ctrl+Z. */
  action?: { label: string; onSelect: () => void; isUndo?: boolean }
  durationMs?: number
}

export type ToastRecord = ToastInput & { id: number; open: boolean }

type ToastEvent =
  | { type: 'shown'; toast: ToastRecord }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number }

/** Newest first, at most `TOAST_LIMIT`. A dismissed toast is closed at once and its record stays until removed. */
function toastReducer(toasts: readonly ToastRecord[], event: ToastEvent): readonly ToastRecord[] {
  switch (event.type) {
    case 'shown':
      return [event.toast, ...toasts].slice(0, TOAST_LIMIT)
    case 'dismissed':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast))
    case 'removed':
      return toasts.filter((toast) => toast.id !== event.id)
  }
}

/** Holds the toasts and their clocks, outside React, so that any code of the browser can show one. */
export function createToastStore() {
  let toasts: readonly ToastRecord[] = []
  let lastId = 0
  /** The open toast's clock: what is left of it, and since when it runs (undefined: it stands still). */
  let clock: { id: number; leftMs: number; since?: number; timer?: ReturnType<typeof setTimeout> } | undefined
  const listeners = new Set<() => void>()

  function apply(event: ToastEvent) {
    toasts = toastReducer(toasts, event)
    for (const listener of listeners) listener()
  }

  function dismiss(id: number) {
    if (!toasts.some((toast) => toast.id === id && toast.open)) return
    if (clock?.id === id) {
      clearTimeout(clock.timer)
      clock = undefined
    }
    apply({ type: 'dismissed', id })
    setTimeout(() => apply({ type: 'removed', id }), TOAST_REMOVE_DELAY_MS)
  }

  /** Lets the time of the open toast run again; harmless when it runs already. */
  function resume() {
    if (!clock || clock.since !== undefined) return
    const { id, leftMs } = clock
    clock.since = Date.now()
    clock.timer = setTimeout(() => dismiss(id), leftMs)
  }

  /** Stops the time of the open toast, while someone reads it or acts on it. */
  function pause() {
    if (!clock || clock.since === undefined) return
    clearTimeout(clock.timer)
    clock = { id: clock.id, leftMs: clock.leftMs - (Date.now() - clock.since) }
  }

  /** Shows a toast in place of the one before. Returns its id, for `dismiss`. */
  function show(input: ToastInput): number {
    lastId += 1
    const id = lastId
    clearTimeout(clock?.timer)
    clock = { id, leftMs: input.durationMs ?? TOAST_DURATION_MS }
    apply({ type: 'shown', toast: { ...input, id, open: true } })
    resume()
    return id
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return { show, dismiss, pause, resume, subscribe, read: () => toasts }
}
