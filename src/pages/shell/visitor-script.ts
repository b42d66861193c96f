import { SESSION_KEY } from '~/modules/accounts/ui/session-mark'

/**
 * Goes into an inline script of pages without React: a visitor's page is loaded anew when they have signed in in another
 * tab (AUTH-22), as `useOtherTabs` does where there is React.
 */
export const VISITOR_SCRIPT = `addEventListener('storage', (event) => {
  if (event.key === '${SESSION_KEY}' && event.newValue !== null) location.reload()
})`
