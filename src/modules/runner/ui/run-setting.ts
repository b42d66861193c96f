import { useSyncExternalStore } from 'react'

/** When code runs: by itself at the end of an answer that one has asked for, when "Ejecutar" is pressed, or never. */
export type RunSetting = 'itself' | 'click' | 'never'

export const RUN_SETTINGS = ['itself', 'click', 'never'] as const satisfies readonly RunSetting[]
/** Where the choice is kept, in localStorage. */
export const RUN_SETTING_KEY = 'pymentor-run'
const listeners = new Set<() => void>()

function read(): RunSetting {
  try {
    return RUN_SETTINGS.find((setting) => setting === localStorage.getItem(RUN_SETTING_KEY)) ?? 'click'
  } catch {
    // Storage is forbidden in some private windows.
    return 'click'
  }
}

/** Keeps the choice in this browser. */
export function chooseRunSetting(setting: RunSetting): void {
  try {
    localStorage.setItem(RUN_SETTING_KEY, setting)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export const useRunSetting = (): RunSetting => useSyncExternalStore(subscribe, read, () => 'click')
