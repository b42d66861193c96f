import type { Chat, SearchHit } from '../../contract'
import type { Command } from './commands'
import { type Match, matchText, matchWords } from './fuzzy'

/** One line of the palette. `positions` are the characters of its label that were meant. */
export type Entry =
  | { kind: 'command'; key: string; label: string; positions: readonly number[]; command: Command }
  | { kind: 'chat'; key: string; label: string; positions: readonly number[]; chat: Chat }
  | { kind: 'hit'; key: string; label: string; positions: readonly number[]; hit: SearchHit }
export type Section = { title: string; entries: Entry[] }

type Offer = {
  query: string
  commands: readonly Command[]
  /** The ids of those used last, newest first. */
  recent: readonly string[]
  /** Newest first. */
  chats: readonly Chat[]
  hits: readonly SearchHit[]
}

const CHATS_AT_REST = 5
const MOST_CHATS = 8
const MOST_HITS = 6

/** What the palette shows: at rest all commands, the recent ones and the recent chats first; else what fits, best first. */
export function sectionsOf({ query, commands, recent, chats, hits }: Offer): Section[] {
  const sections = query.trim() === '' ? atRest(commands, recent, chats) : fitting(query, commands, recent, chats)
  return [...sections, { title: 'En tus conversaciones', entries: foundOnly(hits, sections) }].filter(
    ({ entries }) => entries.length > 0,
  )
}

function atRest(commands: readonly Command[], recent: readonly string[], chats: readonly Chat[]): Section[] {
  const isRecent = ({ id }: Command) => recent.includes(id)
  const byUse = (a: Command, b: Command) => recent.indexOf(a.id) - recent.indexOf(b.id)
  return [
    {
      title: 'Usados hace poco',
      entries: commands
        .filter(isRecent)
        .sort(byUse)
        .map((command) => commandEntry(command)),
    },
    { title: 'Chats', entries: chats.slice(0, CHATS_AT_REST).map((chat) => chatEntry(chat)) },
    {
      title: 'Comandos',
      entries: commands.filter((command) => !isRecent(command)).map((command) => commandEntry(command)),
    },
  ]
}

function fitting(query: string, commands: readonly Command[], recent: readonly string[], chats: readonly Chat[]) {
  // Used lately wins over a fit that is just as good.
  const bonus = ({ id }: Command) => (recent.includes(id) ? 0.5 : 0)
  const foundCommands = best(commands, (command) => {
    const match = matchText(query, command.label) ?? matchWords(query, `${command.label} ${command.keywords ?? ''}`)
    return match && { ...match, score: match.score + bonus(command) }
  })
  const foundChats = best(chats, ({ title }) => matchText(query, title)).slice(0, MOST_CHATS)
  const sections = [
    { title: 'Comandos', entries: foundCommands.map(({ item, match }) => commandEntry(item, match)) },
    { title: 'Chats', entries: foundChats.map(({ item, match }) => chatEntry(item, match)) },
  ]
  const isChatFirst = (foundChats[0]?.match.score ?? 0) > (foundCommands[0]?.match.score ?? 0)
  return isChatFirst ? sections.reverse() : sections
}

/** Those that fit, best first; among equals the order stays. */
function best<T>(items: readonly T[], matchOf: (item: T) => Match | null): { item: T; match: Match }[] {
  return items
    .flatMap((item) => {
      const match = matchOf(item)
      return match === null ? [] : [{ item, match }]
    })
    .sort((a, b) => b.match.score - a.match.score)
}

const NO_MATCH: Match = { score: 0, positions: [] }

function commandEntry(command: Command, { positions }: Match = NO_MATCH): Entry {
  return { kind: 'command', key: `command-${command.id}`, label: command.label, positions, command }
}

function chatEntry(chat: Chat, { positions }: Match = NO_MATCH): Entry {
  return { kind: 'chat', key: `chat-${chat.id}`, label: chat.title, positions, chat }
}

/** What only the server's search has found: not the titles that are there already. */
function foundOnly(hits: readonly SearchHit[], sections: readonly Section[]): Entry[] {
  const shown = new Set(sections.flatMap(({ entries }) => entries.map(({ key }) => key)))
  return hits
    .filter(({ chat, messageId }) => messageId !== null || !shown.has(`chat-${chat.id}`))
    .slice(0, MOST_HITS)
    .map((hit) => ({
      kind: 'hit',
      key: `hit-${hit.chat.id}-${hit.messageId}`,
      label: hit.chat.title,
      positions: [],
      hit,
    }))
}
