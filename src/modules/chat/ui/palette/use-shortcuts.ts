import { useEffect, useEffectEvent } from 'react'
import { isApple, isTextBox } from '~/ui/menus/keyboard'
import { type ShortcutId, shortcutOf } from './shortcuts'
import { singleKeysWork } from './single-keys'

/** What each shortcut does; false when there was nothing to do, and the key is the browser's after all. */
export type ShortcutActions = Record<ShortcutId, () => unknown>

/** Answers to the shortcuts as long as the page is shown. Over an open dialog or menu they rest. */
export function useShortcuts(actions: ShortcutActions): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog:modal, [role=menu]:popover-open')) return
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
    const isAltGraph = event.getModifierState('AltGraph')
    const id = shortcutOf(
      { key, code, ctrlKey, metaKey, altKey, shiftKey, isAltGraph, isComposing },
      { apple: isApple(), text: textAround(event.target), singleKeys: singleKeysWork() },
    )
    if (id !== null && actions[id]() !== false) event.preventDefault()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function textAround(target: EventTarget | null): 'none' | 'empty' | 'written' {
  if (!isTextBox(target)) return 'none'
  const text = 'value' in target ? target.value : target.textContent
  return text === '' ? 'empty' : 'written'
}
