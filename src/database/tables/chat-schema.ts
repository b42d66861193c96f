import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts-schema'
import { created, moment, tsvector } from './columns'

// Everything here that is somebody's is keyed by whose it is, and refers to nothing else's row: a cluster keeps each person's together
// (docs/scale.md).

// chat
export const chats = pgTable(
  'chats',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['basic', 'pro'] }).notNull(),
    title: text('title').notNull(),
    /** False until the owner or the first message names the chat (CHAT-08). */
    titled: boolean('titled').notNull().default(false),
    /** The last message of the branch that is shown; null while there is none. */
    leafId: uuid('leaf_id'),
    pinnedAt: moment('pinned_at'),
    /** Put aside by its owner, who may still bring it back. */
    deletedAt: moment('deleted_at'),
    createdAt: created(),
    activeAt: moment('active_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Of those put aside as well: whose account ends, all their chats end.
    index('chats_user_recent').on(table.userId, table.activeAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('chats_user_pinned').on(table.userId, table.pinnedAt).where(sql`${table.pinnedAt} is not null`),
    index('chats_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
)

// chat: a tree. A question's parent is the reply it follows, or the chat itself where it begins the conversation; a reply's is its
// question. A parent is always older (`position`) than what follows it.
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').notNull().defaultRandom(),
    /** The order of a person's messages, given by the statement that stores them. */
    position: bigint('position', { mode: 'number' }).notNull(),
    chatId: uuid('chat_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    status: text('status', { enum: ['streaming', 'complete', 'stopped', 'failed'] })
      .notNull()
      .default('complete'),
    failure: text('failure', {
      enum: ['unavailable', 'busy', 'timeout', 'broken', 'rejected', 'interrupted', 'too_long'],
    }),
    /** The sender's idempotency key: on the question, or on the reply that was asked for again. */
    sendKey: uuid('send_key'),
    /**
     * On a reply: the day (Europe/Madrid) whose unit of the limit its last writing holds; null once given back, or when that was not
     * counted.
     */
    unitDay: date('unit_day', { mode: 'string' }),
    /** C-61: what a reply is that answers nothing; null for one that answers, or whose model does not say. */
    outcome: text('outcome', { enum: ['asked', 'unknown', 'refused', 'courtesy'] }),
    /** On a reply: the entries of the operator's lists of models that wrote it, in their order. */
    authors: text('authors').array().notNull().default([]),
    /** On a reply of «Enséñame» to a request for a program: how much of its solution it gives. */
    rung: text('rung', { enum: ['idea', 'plan', 'fragment', 'solution'] }),
    /** How often a reply that broke off was written on, and how many characters it had when that was last begun. */
    continuations: smallint('continuations').notNull().default(0),
    writtenBefore: integer('written_before').notNull().default(0),
    /** Which of its owner's replies that are being written at once this is: from 1 on. */
    slot: smallint('slot'),
    /** On a reply: what was said on the branch up to it, summed up for models; its words are those of the messages. */
    digest: jsonb('digest'),
    stopRequested: boolean('stop_requested').notNull().default(false),
    /** The instance that writes this reply, and until when it is taken to be alive; no other's pieces are let in. */
    writer: uuid('writer'),
    leaseUntil: moment('lease_until'),
    /** Null while the reply is being written, and until its words are made. */
    search: tsvector('search'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.chatId], foreignColumns: [chats.userId, chats.id] }).onDelete('cascade'),
    index('messages_chat_position').on(table.chatId, table.position),
    index('messages_parent').on(table.parentId, table.position),
    uniqueIndex('messages_order').on(table.userId, table.position),
    uniqueIndex('messages_send_key').on(table.userId, table.sendKey),
    // Of what is stored twice a second no index has a column: those updates stay on their page.
    uniqueIndex('messages_streaming').on(table.userId, table.slot).where(sql`${table.status} = 'streaming'`),
    index('messages_rung').on(table.userId, table.rung).where(sql`${table.rung} is not null`),
    index('messages_asked').on(table.createdAt).where(sql`${table.role} = 'user'`),
    // With the owner: the words of others cost a search nothing. Entered at once: a search reads all that waits to be, for each spelling.
    index('messages_words').using('gin', sql`(array[${table.userId}])`, table.search).with({ fastupdate: false }),
    index('messages_wordless')
      .on(table.userId, table.id)
      .where(sql`${table.search} is null and ${table.status} <> 'streaming'`),
    index('messages_unanswered')
      .on(table.createdAt, table.id)
      .where(sql`${table.outcome} in ('asked', 'unknown', 'refused')`),
  ],
)

// chat: what a reply that is being written has beyond its `content`, as it comes: a row each half second, none once it has ended
export const replyPieces = pgTable(
  'reply_pieces',
  {
    userId: uuid('user_id').notNull(),
    messageId: uuid('message_id').notNull(),
    /** How many characters of the reply come before it. */
    position: integer('position').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId, table.position] }),
    foreignKey({ columns: [table.userId, table.messageId], foreignColumns: [messages.userId, messages.id] }).onDelete(
      'cascade',
    ),
  ],
)

// chat: whether a reply has helped its reader
export const votes = pgTable(
  'votes',
  {
    messageId: uuid('message_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    value: text('value', { enum: ['up', 'down'] }).notNull(),
    reason: text('reason', { enum: ['off_topic', 'broken_code', 'too_hard', 'too_long', 'other'] }),
    comment: text('comment'),
    votedAt: moment('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId] }),
    foreignKey({ columns: [table.userId, table.messageId], foreignColumns: [messages.userId, messages.id] }).onDelete(
      'cascade',
    ),
    index('votes_down').on(table.votedAt, table.messageId).where(sql`${table.value} = 'down'`),
  ],
)

// chat: text files that go with questions; `bytes` is what `content` takes as UTF-8
export const attachments = pgTable(
  'attachments',
  {
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    content: text('content').notNull(),
    bytes: integer('bytes').notNull(),
    lines: integer('lines').notNull(),
    /** How the file was written before it was read. */
    encoding: text('encoding', { enum: ['utf-8', 'windows-1252', 'utf-16'] }).notNull(),
    /** When it was first sent with a question; what never is does not stay. */
    sentAt: moment('sent_at'),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('attachments_unsent').on(table.createdAt).where(sql`${table.sentAt} is null`),
  ],
)

// chat: which questions an attachment goes with: those that are versions of each other share it
export const messageAttachments = pgTable(
  'message_attachments',
  {
    userId: uuid('user_id').notNull(),
    messageId: uuid('message_id').notNull(),
    attachmentId: uuid('attachment_id').notNull(),
    /** From 1 on, in the order in which they were added. */
    place: smallint('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId, table.place] }),
    foreignKey({ columns: [table.userId, table.messageId], foreignColumns: [messages.userId, messages.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      name: 'message_attachments_file_fk',
      columns: [table.userId, table.attachmentId],
      foreignColumns: [attachments.userId, attachments.id],
    }).onDelete('cascade'),
    index('message_attachments_file').on(table.userId, table.attachmentId),
  ],
)

// chat: read-only links; what they show ends with the message `leafId`
export const shares = pgTable(
  'shares',
  {
    id: uuid('id').notNull().defaultRandom(),
    chatId: uuid('chat_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    leafId: uuid('leaf_id').notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.chatId], foreignColumns: [chats.userId, chats.id] }).onDelete('cascade'),
    uniqueIndex('shares_own_chat').on(table.userId, table.chatId),
  ],
)

// chat: whose a link is, for who has nothing but the link
export const shareOwners = pgTable(
  'share_owners',
  {
    shareId: uuid('share_id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('share_owners_user').on(table.userId)],
)

// chat: how somebody wants to be taught, one row a user who has said it or written enough to tell
export const teaching = pgTable('teaching', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  level: text('level', { enum: ['principiante', 'intermedio', 'avanzado'] })
    .notNull()
    .default('principiante'),
  /** Chosen by the person: then nothing that is written changes it. */
  isLevelChosen: boolean('is_level_chosen').notNull().default(false),
  mode: text('mode', { enum: ['solve', 'teach'] })
    .notNull()
    .default('solve'),
})

// chat: messages used in the current day and month (Europe/Madrid), one row a user
export const usage = pgTable('usage', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  day: date('day', { mode: 'string' }).notNull(),
  dayUsed: integer('day_used').notNull(),
  monthUsed: integer('month_used').notNull(),
  /** The last day of which a reply stopped before its first character gave its unit back. */
  freeStopDay: date('free_stop_day', { mode: 'string' }),
  /** The last day of which replies that answered nothing gave their units back, and how many did. */
  freeReplyDay: date('free_reply_day', { mode: 'string' }),
  freeReplies: integer('free_replies').notNull().default(0),
})

// chat: the same of accounts that are erased, by a keyed hash of the address, until the month is over
export const retainedUsage = pgTable(
  'kept_usage',
  {
    personKey: text('person_key').primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
    dayUsed: integer('day_used').notNull(),
    monthUsed: integer('month_used').notNull(),
    freeStopDay: date('free_stop_day', { mode: 'string' }),
  },
  (table) => [index('kept_usage_day').on(table.day)],
)
