import type { StoredTable } from './stored-table'

const WRITING = 'how a reply is being written'

/** What the chat module keeps. */
export const CHAT_TABLES: Record<string, StoredTable> = {
  chats: {
    policy: ['Conversaciones'],
    erasure: 'deleted',
    links: ['id', 'user_id'],
    exported: ['type', 'title', 'titled', 'leaf_id', 'pinned_at', 'deleted_at', 'created_at', 'active_at'],
    heldBack: {},
  },
  messages: {
    policy: ['Conversaciones', 'Cómo aprendes'],
    erasure: 'deleted',
    links: ['id', 'chat_id', 'user_id', 'parent_id'],
    exported: ['role', 'content', 'status', 'failure', 'rung', 'authors', 'created_at'],
    heldBack: {
      position: 'the order, in which they are exported',
      send_key: 'so that a question sent twice is asked once',
      unit_day: 'how the limit is counted: exported as `usage`',
      outcome: 'how the limit is counted',
      continuations: WRITING,
      written_before: WRITING,
      slot: WRITING,
      stop_requested: WRITING,
      writer: WRITING,
      lease_until: WRITING,
      search: 'the words of `content` again',
      digest: 'the earlier messages of the branch again, summed up',
    },
  },
  reply_pieces: {
    policy: ['Conversaciones'],
    erasure: 'deleted',
    links: ['user_id', 'message_id'],
    exported: [],
    heldBack: { position: WRITING, text: 'exported as the end of `messages.content` while the reply is being written' },
  },
  votes: {
    policy: ['Votos', 'Cuenta, conversaciones y votos'],
    erasure: 'deleted',
    links: ['message_id', 'user_id'],
    exported: ['value', 'reason', 'comment', 'voted_at'],
    heldBack: {},
  },
  attachments: {
    policy: ['Conversaciones', 'Archivos adjuntos'],
    erasure: 'deleted',
    links: ['user_id'],
    exported: ['id', 'name', 'content', 'bytes', 'encoding', 'sent_at', 'created_at'],
    heldBack: { lines: 'counted from `content`' },
  },
  message_attachments: {
    policy: ['Conversaciones'],
    erasure: 'deleted',
    links: ['user_id', 'message_id', 'attachment_id'],
    exported: [],
    heldBack: { place: 'the order on the screen' },
  },
  shares: {
    policy: ['Enlaces compartidos'],
    erasure: 'deleted',
    links: ['chat_id', 'user_id'],
    exported: ['id', 'leaf_id', 'created_at'],
    heldBack: {},
  },
  share_owners: {
    policy: ['Enlaces compartidos'],
    erasure: 'deleted',
    links: ['share_id', 'user_id'],
    exported: [],
    heldBack: {},
  },
  teaching: {
    policy: ['Cómo aprendes'],
    erasure: 'deleted',
    links: ['user_id'],
    exported: ['level', 'is_level_chosen', 'mode'],
    heldBack: {},
  },
  usage: {
    policy: ['Mensajes del mes'],
    erasure: 'deleted',
    links: ['user_id'],
    exported: ['day', 'day_used', 'month_used', 'free_stop_day', 'free_reply_day', 'free_replies'],
    heldBack: {},
  },
  kept_usage: {
    policy: ['Mensajes del mes'],
    erasure: { kept: 'until the month is over, so that deleting gives no new messages (C-66)' },
    links: [],
    exported: [],
    heldBack: {
      person_key: 'a keyed hash, of which nothing can be read',
      day: 'of the hash',
      day_used: 'of the hash',
      month_used: 'of the hash',
      free_stop_day: 'of the hash',
    },
  },
}
