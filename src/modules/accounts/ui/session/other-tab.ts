/** What another tab's signing in or out means for this one. */
export type TabMove = 'stay' | 'reload' | 'dashboard'

/** Pages about signing in and out, which see to themselves. */
const AUTH_PAGES = /^\/(login|auth\/.+|register|logout|auto-login|login-popup-google)\/?$/

type Tab = {
  /** The user whose page this is. */
  shown: string | null
  /** Whose session the browser has now. */
  marked: string | null
  path: string
}

/**
 * AUTH-21, AUTH-22. A page of somebody else gives way to the dashboard of whoever is signed in; one whose user has signed out is loaded
 * anew, which leads away from what is not for visitors. So is a visitor's page, when they have signed in elsewhere.
 */
export function moveOf({ shown, marked, path }: Tab): TabMove {
  if (shown === marked || AUTH_PAGES.test(path)) return 'stay'
  return shown === null || marked === null ? 'reload' : 'dashboard'
}
