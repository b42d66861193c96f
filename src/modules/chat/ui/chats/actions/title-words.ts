/** VAL-18. */
export const BLANK_TITLE = 'El título no puede estar vacío.'
