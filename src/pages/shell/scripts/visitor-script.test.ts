import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { VISITOR_SCRIPT } from './visitor-script'

/** The address after the script has run in a page at `href`. */
function addressAfter(href: string): string {
  const location = { href }
  const history = {
    state: { kept: true },
    replaceState(state: unknown, _: string, address: URL) {
      expect(state).toBe(history.state)
      location.href = address.href
    },
  }
  runInNewContext(VISITOR_SCRIPT, { location, history, URL, addEventListener: () => {} })
  return location.href
}

it.each([
  ['?clean=complete', ''],
  ['?clean=complete#pasos', '#pasos'],
  ['?desde=correo&clean=complete', '?desde=correo'],
  ['?clean=otra', '?clean=otra'],
  ['?desde=correo', '?desde=correo'],
])('ROUTE-31 C-37 leaves of %s in the address %s', (query, rest) => {
  expect(addressAfter(`https://pymentor.example/${query}`)).toBe(`https://pymentor.example/${rest}`)
})
