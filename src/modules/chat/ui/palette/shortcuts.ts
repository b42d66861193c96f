import type { KeyCombination } from '~/ui/menus/keyboard'

/** What a key does on the chat page. */
export type ShortcutId =
  | 'palette'
  | 'search'
  | 'help'
  | 'new_chat'
  | 'previous_chat'
  | 'next_chat'
  | 'box'
  | 'copy_answer'
  | 'regenerate'
  | 'stop'

type Shortcut = { label: string; keys: readonly [KeyCombination, ...KeyCombination[]] }

const main = (key: string): KeyCombination => ({ key, modifier: 'main' })
const alt = (key: string): KeyCombination => ({ key, modifier: 'alt' })
const plain = (key: string): KeyCombination => ({ key, modifier: 'none' })

/**
 * Every shortcut, in the order of the help sheet; the handler and the sheet are both made from this. The letters with Alt are none
 * that Chromium or Firefox use for their menus, in Spanish or English. Ctrl+Alt is AltGr on a Spanish keyboard and Mayús+7 its "/",
 * so nothing here asks for the first or minds the second.
 */
export const SHORTCUTS = {
  palette: { label: 'Abrir la paleta de comandos', keys: [main('k')] },
  search: { label: 'Buscar en tus chats', keys: [plain('/')] },
  new_chat: { label: 'Nuevo chat', keys: [alt('n')] },
  previous_chat: { label: 'Chat anterior de la lista', keys: [alt('ArrowUp')] },
  next_chat: { label: 'Chat siguiente de la lista', keys: [alt('ArrowDown')] },
  box: { label: 'Ir al cuadro de la pregunta', keys: [alt('p')] },
  copy_answer: { label: 'Copiar la última respuesta', keys: [alt('c')] },
  regenerate: { label: 'Pedir otra respuesta', keys: [alt('r')] },
  stop: { label: 'Detener la respuesta', keys: [plain('Escape')] },
  help: { label: 'Ver los atajos de teclado', keys: [main('/'), plain('?')] },
} satisfies Record<ShortcutId, Shortcut>

/** The rest of the sheet: keys that work where they are pressed, not on the whole page. */
export const KEYS_IN_PLACE: readonly Shortcut[] = [
  { label: 'Enviar la pregunta', keys: [plain('Enter')] },
  { label: 'Nueva línea en la pregunta', keys: [{ key: 'Enter', modifier: 'shift' }, alt('Enter')] },
  { label: 'Editar tu última pregunta, con el cuadro vacío', keys: [plain('ArrowUp')] },
  { label: 'Deshacer, mientras se ve el aviso', keys: [main('z')] },
  { label: 'Ir al aviso', keys: [plain('F8')] },
]

/** The first combination of a shortcut, to show beside what it does. */
export const keysOf = (id: ShortcutId): KeyCombination => SHORTCUTS[id].keys[0]

export type Press = {
  key: string
  /** The key's place on the keyboard ("KeyN"): on a Mac ⌥ turns the letter into a sign. */
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  isAltGraph: boolean
  isComposing: boolean
}
/** Where it was pressed, and whether signs alone are wanted as shortcuts. */
export type PressPlace = { apple: boolean; text: 'none' | 'empty' | 'written'; singleKeys: boolean }

/** The shortcut that a key press means, if any. */
export function shortcutOf(press: Press, place: PressPlace): ShortcutId | null {
  if (press.isComposing || press.isAltGraph) return null
  const modifier = modifierOf(press, place)
  if (modifier === null) return null
  const key = letterOf(press)
  for (const [id, { keys }] of Object.entries(SHORTCUTS))
    if (isShortcutId(id) && keys.some((each) => each.modifier === modifier && each.key === key)) return id
  return null
}

const isShortcutId = (id: string): id is ShortcutId => id in SHORTCUTS

function modifierOf({ ctrlKey, metaKey, altKey, shiftKey, key }: Press, { apple, text, singleKeys }: PressPlace) {
  const isSign = key === '/' || key === '?'
  if (shiftKey && !isSign) return null
  if (altKey) {
    // On a Mac ⌥ writes signs and moves the cursor: inside a text those come first.
    return ctrlKey || metaKey || (apple && text === 'written') ? null : 'alt'
  }
  if (ctrlKey || metaKey) return ctrlKey !== metaKey && metaKey === apple ? 'main' : null
  return text === 'none' && (singleKeys || !isSign) ? 'none' : null
}

function letterOf({ key, code }: Press): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  return letter === undefined ? key : letter.toLowerCase()
}
