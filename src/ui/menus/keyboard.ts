/** One key with its modifier. `key` is a letter in lower case, a sign, or a name as in KeyboardEvent.key ("ArrowUp"). */
export type KeyCombination = { key: string; modifier: 'none' | 'main' | 'alt' | 'shift' }

/** Whether this is a Mac, an iPad or an iPhone, whose main modifier is ⌘. Browser only. */
export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Enter: 'Intro',
  Escape: 'Esc',
}
const MODIFIER_NAMES = {
  none: [],
  main: ['Ctrl'],
  alt: ['Alt'],
  shift: ['Mayús'],
} satisfies Record<KeyCombination['modifier'], string[]>
const APPLE_MODIFIER_NAMES = { none: [], main: ['⌘'], alt: ['⌥'], shift: ['⇧'] } satisfies typeof MODIFIER_NAMES

/** The keys as they are written on this keyboard: `['Ctrl', 'K']`, on a Mac `['⌘', 'K']`. */
export function keyNames({ key, modifier }: KeyCombination, apple: boolean): string[] {
  const name = KEY_NAMES[key] ?? key.toUpperCase()
  return [...(apple ? APPLE_MODIFIER_NAMES : MODIFIER_NAMES)[modifier], name]
}

/** The same in one word, for a tooltip: "Ctrl+K", on a Mac "⌘K". */
export const keyText = (combination: KeyCombination, apple: boolean): string =>
  keyNames(combination, apple).join(apple ? '' : '+')

/** Whether the letters typed now go into a text. */
export function isTextBox(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && !NO_TEXT.includes(target.type)
}
const NO_TEXT = ['button', 'submit', 'reset', 'checkbox', 'radio', 'range', 'color', 'file', 'image']
