export const MAX_NAME_LENGTH = 80
export const MIN_MESSAGE_LENGTH = 10
export const MAX_MESSAGE_LENGTH = 5_000

/** Nobody writes a message faster than this; programs do. */
export const MIN_WRITING_MS = 3_000
/** How long a form that was opened can still be sent. */
export const FORM_LIFETIME_MS = 24 * 3_600_000
