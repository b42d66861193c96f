import { describe, expect, it } from 'vitest'
import type { Chat, SearchHit } from '../../contract'
import type { Command } from './commands'
import { sectionsOf } from './sections'

const command = (id: string, label: string, keywords?: string): Command => ({
  id,
  label,
  icon: 'plus',
  run: () => {},
  ...(keywords === undefined ? {} : { keywords }),
})
const chat = (id: string, title: string): Chat => ({
  id,
  title,
  type: 'basic',
  createdAt: '2026-11-21T14:00:00.000Z',
  activeAt: '2026-11-21T14:00:00.000Z',
  pinned: false,
})
const hit = (found: Chat, messageId: string | null): SearchHit => ({
  chat: found,
  messageId,
  role: messageId === null ? null : 'user',
  snippet: [{ text: 'bucle', isHit: true }],
  timestamp: '2026-11-21T14:00:00.000Z',
})

const COMMANDS = [
  command('new_basic', 'Nuevo chat con Mentor Basic'),
  command('rename', 'Cambiar el nombre de este chat', 'renombrar título'),
  command('delete', 'Eliminar este chat', 'borrar quitar'),
  command('theme', 'Cambiar al tema claro'),
  command('dashboard', 'Ir a tu panel', 'dashboard inicio'),
]
const CHATS = [chat('1', 'Función lambda'), chat('2', 'Bucles for'), chat('3', 'Eliminar duplicados')]
const offer = { query: '', commands: COMMANDS, recent: [], chats: CHATS, hits: [] }

const seen = (over: Partial<Parameters<typeof sectionsOf>[0]>) =>
  sectionsOf({ ...offer, ...over }).map(({ title, entries }) => [title, ...entries.map(({ key }) => key)])

describe('the palette', () => {
  it('offers chats and all commands at rest, those used lately first, in the order of their use', () => {
    expect(seen({})).toEqual([
      ['Chats', 'chat-1', 'chat-2', 'chat-3'],
      ['Comandos', 'command-new_basic', 'command-rename', 'command-delete', 'command-theme', 'command-dashboard'],
    ])
    expect(seen({ recent: ['theme', 'rename', 'gone'] })).toEqual([
      ['Usados hace poco', 'command-theme', 'command-rename'],
      ['Chats', 'chat-1', 'chat-2', 'chat-3'],
      ['Comandos', 'command-new_basic', 'command-delete', 'command-dashboard'],
    ])
  })

  it('finds commands by their words and by others that mean the same', () => {
    expect(seen({ query: 'tema' })).toEqual([['Comandos', 'command-theme']])
    expect(seen({ query: 'borrar' })).toEqual([['Comandos', 'command-delete']])
    expect(seen({ query: 'titulo' })).toEqual([['Comandos', 'command-rename']])
    expect(seen({ query: 'borrar chat' })).toEqual([['Comandos', 'command-delete']])
    expect(seen({ query: 'tupla' })).toEqual([])
  })

  it('finds chats by title without accents, and puts first whatever fits better', () => {
    expect(seen({ query: 'funcion' })).toEqual([['Chats', 'chat-1']])
    expect(seen({ query: 'eliminar' })).toEqual([
      ['Comandos', 'command-delete'],
      ['Chats', 'chat-3'],
    ])
    expect(seen({ query: 'for' })).toEqual([['Chats', 'chat-2']])
    expect(seen({ query: 'bu' })[0]).toEqual(['Chats', 'chat-2'])
  })

  it('prefers a command used lately among those that fit as well', () => {
    expect(seen({ query: 'cambiar' })).toEqual([['Comandos', 'command-rename', 'command-theme']])
    expect(seen({ query: 'cambiar', recent: ['theme'] })).toEqual([['Comandos', 'command-theme', 'command-rename']])
  })

  it('adds what only the search finds, once', () => {
    const hits = [
      hit(CHATS[0] ?? chat('1', ''), null),
      hit(chat('9', 'Vieja función'), null),
      hit(chat('8', 'Otro'), 'm'),
    ]
    expect(seen({ query: 'funcion', hits })).toEqual([
      ['Chats', 'chat-1'],
      ['En tus conversaciones', 'hit-9-null', 'hit-8-m'],
    ])
  })

  it('marks what was meant in the label, and says nothing when nothing fits', () => {
    const [section] = sectionsOf({ ...offer, query: 'bas' })
    expect(section?.entries[0]?.positions.map((at) => 'Nuevo chat con Mentor Basic'[at]).join('')).toBe('Bas')
    expect(seen({ query: 'zzz' })).toEqual([])
  })
})
