/** Where a visitor's browser keeps the answer that goes into an account (C-64); `ui/carried`. */
export const CARRIED_KEY = 'pymentor-free-answer'

/** C-30: nobody's text but the next account's; it stays when somebody signs out, and for whoever signs in. */
export const isCarried = (key: string, userId: string): boolean => key === CARRIED_KEY && userId === ''
