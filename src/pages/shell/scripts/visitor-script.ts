import { SESSION_KEY } from '~/modules/accounts/ui/session/session-mark'

/**
 * Goes into an inline script of pages without React: a visitor's page is loaded anew when they have signed in in another
 * tab (AUTH-22), as `useOtherTabs` does where there is React. And a `clean=complete` that the page has told of leaves the address
 * (ROUTE-31), so that it is not told again.
 */
export const VISITOR_SCRIPT = `addEventListener('storage', (event) => {
  if (event.key === '${SESSION_KEY}' && event.newValue !== null) location.reload()
})
{
  const address = new URL(location.href)
  if (address.searchParams.get('clean') === 'complete') {
    address.searchParams.delete('clean')
    history.replaceState(history.state, '', address)
  }
}`
