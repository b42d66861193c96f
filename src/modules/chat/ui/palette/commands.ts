import type { IconName } from '~/ui/icon'
import { currentTheme, toggleTheme } from '~/ui/theme/theme'
import type { Chat, ChatType, SearchHit } from '../../contract'
import { type ChatAction, EXPORT_FORMATS, EXPORT_NAME } from '../chats/actions/chat-action'
import { canPress, pressControl } from './conversation-controls'
import type { ShortcutId } from './shortcuts'

/** Something that can be done. `id` is the same from one day to the next; `keywords` are found, and not shown. */
export type Command = {
  id: string
  label: string
  icon: IconName
  keywords?: string
  shortcut?: ShortcutId
  run: () => void
}

/** What the page lends to the palette. */
export type PalettePage = {
  isPro: boolean
  /** The open chat; null while there is none. */
  chat: Chat | null
  chats: readonly Chat[]
  onCreate: (type: ChatType) => void
  onAction: (chat: Chat, action: ChatAction) => void
  onOpen: (chatId: string) => void
  onOpenHit: (hit: SearchHit) => void
  onGo: (path: string) => void
  onSearch: () => void
  onShowShortcuts: () => void
}

/** All that can be done now, in the order in which it is offered. Browser only. */
export function commandsOf(page: PalettePage): Command[] {
  return [...newChats(page), ...ofAnswer(), ...(page.chat ? ofChat(page.chat, page) : []), ...elsewhere(page)]
}

const newChats = ({ isPro, onCreate }: PalettePage): Command[] => [
  {
    id: 'new_basic',
    label: 'Nuevo chat con Mentor Basic',
    icon: 'plus',
    keywords: 'crear empezar conversación',
    ...(isPro ? {} : { shortcut: 'new_chat' as const }),
    run: () => onCreate('basic'),
  },
  {
    id: 'new_pro',
    label: 'Nuevo chat con Mentor PRO',
    icon: isPro ? 'plus' : 'lock',
    keywords: 'crear empezar conversación',
    ...(isPro ? { shortcut: 'new_chat' as const } : {}),
    run: () => onCreate('pro'),
  },
]

function ofAnswer(): Command[] {
  const all: (Command & { shortcut: 'copy_answer' | 'regenerate' | 'stop' })[] = [
    { id: 'copy_answer', label: 'Copiar la última respuesta', icon: 'copy', shortcut: 'copy_answer', run: () => {} },
    { id: 'regenerate', label: 'Pedir otra respuesta', icon: 'refresh', shortcut: 'regenerate', run: () => {} },
    { id: 'stop', label: 'Detener la respuesta', icon: 'stop', shortcut: 'stop', run: () => {} },
  ]
  return all
    .filter(({ shortcut }) => canPress(shortcut))
    .map((command) => ({ ...command, run: () => void pressControl(command.shortcut) }))
}

function ofChat(chat: Chat, { onAction }: PalettePage): Command[] {
  const act = (action: ChatAction) => () => onAction(chat, action)
  return [
    {
      id: 'rename',
      label: 'Cambiar el nombre de este chat',
      icon: 'pencil',
      keywords: 'renombrar título',
      run: act({ kind: 'rename' }),
    },
    chat.pinned
      ? { id: 'pin', label: 'Dejar de fijar este chat', icon: 'pin-off', run: act({ kind: 'pin' }) }
      : { id: 'pin', label: 'Fijar este chat', icon: 'pin', keywords: 'anclar favorito', run: act({ kind: 'pin' }) },
    {
      id: 'share',
      label: 'Compartir este chat…',
      icon: 'link',
      keywords: 'enlace publicar',
      run: act({ kind: 'share' }),
    },
    ...EXPORT_FORMATS.map(
      (format): Command => ({
        id: `export_${format}`,
        label: `Exportar este chat: ${EXPORT_NAME[format]}`,
        icon: 'download',
        keywords: 'descargar guardar archivo',
        run: act({ kind: 'export', format }),
      }),
    ),
    {
      id: 'delete',
      label: 'Eliminar este chat',
      icon: 'trash',
      keywords: 'borrar quitar',
      run: act({ kind: 'delete' }),
    },
  ]
}

const elsewhere = ({ onGo, onSearch, onShowShortcuts }: PalettePage): Command[] => [
  {
    id: 'search',
    label: 'Buscar en tus chats',
    icon: 'search',
    keywords: 'encontrar mensajes',
    shortcut: 'search',
    run: onSearch,
  },
  {
    id: 'dashboard',
    label: 'Ir a tu panel',
    icon: 'arrow-right',
    keywords: 'dashboard inicio',
    run: () => onGo('/dashboard'),
  },
  { id: 'mentor_basic', label: 'Ir al Mentor Basic', icon: 'arrow-right', run: () => onGo('/mentor-basic') },
  { id: 'mentor_pro', label: 'Ir al Mentor PRO', icon: 'arrow-right', run: () => onGo('/mentor-pro') },
  {
    id: 'practice',
    label: 'Abrir Práctica',
    icon: 'play',
    keywords: 'editor ejecutar código programar',
    run: () => onGo('/practica'),
  },
  currentTheme() === 'dark'
    ? { id: 'theme', label: 'Cambiar al tema claro', icon: 'sun', keywords: 'color modo día', run: toggleTheme }
    : { id: 'theme', label: 'Cambiar al tema oscuro', icon: 'moon', keywords: 'color modo noche', run: toggleTheme },
  {
    id: 'help',
    label: 'Atajos de teclado',
    icon: 'keyboard',
    keywords: 'ayuda teclas',
    shortcut: 'help',
    run: onShowShortcuts,
  },
]
