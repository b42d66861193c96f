const GAP_PX = 6

/**
 * Stands in for CSS anchor positioning where the browser lacks it: puts a fixed element under its anchor, or above it
 * when the anchor is in the lower part of the window, with its start or end edge on the anchor's.
 */
export function placeMenu(menu: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  if (CSS.supports('position-area', 'bottom')) return

  const box = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const above = box.bottom > clientHeight * 0.65
  menu.style.inset = [
    above ? 'auto' : `${box.bottom + GAP_PX}px`,
    align === 'end' ? `${clientWidth - box.right}px` : 'auto',
    above ? `${clientHeight - box.top + GAP_PX}px` : 'auto',
    align === 'end' ? 'auto' : `${box.left}px`,
  ].join(' ')
}
