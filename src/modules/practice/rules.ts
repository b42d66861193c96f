/** The program's main file has the name by which Python's tracebacks call it. */
export const MAIN_FILE = 'programa.py'
/** Drafts that are kept at a time. */
export const MAX_DRAFTS = 50
/** A draft's name, in characters. */
export const MAX_DRAFT_NAME = 60
/** A program's text, in characters: what the runner takes. */
export const MAX_PROGRAM = 64_000
/** For so long a deleted draft can be brought back. */
export const UNDO_MS = 10_000
/** A question that nobody has come to ask by then is forgotten. */
export const QUESTION_KEPT_MS = 60 * 60_000
