import type { StoredTable } from './stored-table'

const COUNTS = 'counts of a day or a month, of nobody in particular'
const HASH = 'a keyed hash, of which nothing can be read'

/** What the costs module keeps. */
export const COSTS_TABLES: Record<string, StoredTable> = {
  token_budget: { notPersonal: COUNTS, columns: ['month', 'tokens', 'reserved', 'refused_at'] },
  model_usage: {
    notPersonal: COUNTS,
    columns: [
      'day',
      'mentor',
      'model',
      'currency',
      'input_tokens',
      'cached_tokens',
      'output_tokens',
      'cost_micros',
      'unpriced_tokens',
    ],
  },
  budget_alerts: { notPersonal: COUNTS, columns: ['month', 'percent', 'created_at'] },
  reply_costs: {
    policy: ['Gasto de las respuestas'],
    erasure: 'deleted',
    links: ['message_id', 'user_id'],
    exported: [
      'model',
      'mentor',
      'input_tokens',
      'cached_tokens',
      'output_tokens',
      'cost_micros',
      'currency',
      'created_at',
    ],
    heldBack: {},
  },
  person_tokens: {
    policy: ['Gasto de las respuestas'],
    erasure: 'deleted',
    links: ['user_id'],
    exported: ['month', 'tokens', 'reserved'],
    heldBack: {},
  },
  token_reservations: {
    policy: ['Gasto de las respuestas'],
    erasure: {
      kept: 'for 15 minutes at most and without the account, so that the month gets back what an answer held',
    },
    links: ['user_id'],
    exported: [],
    heldBack: {
      id: 'of an answer that is being written',
      month: 'counted in `person_tokens.reserved`',
      tokens: 'counted in `person_tokens.reserved`',
      expires_at: 'of an answer that is being written',
    },
  },
  kept_tokens: {
    policy: ['Mensajes del mes'],
    erasure: { kept: 'until the month is over, so that deleting gives no new tokens (C-66)' },
    links: [],
    exported: [],
    heldBack: { person_key: HASH, month: 'of the hash', tokens: 'of the hash' },
  },
}
