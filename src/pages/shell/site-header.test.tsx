import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { CurrentUser } from '~/modules/accounts/contract'
import { ANA } from '~/modules/accounts/ui/example-user'
import { SiteHeader } from './site-header'

function render(user: CurrentUser | null, isInCorner = false) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SiteHeader user={user} isInCorner={isInCorner} />
    </MemoryRouter>,
  )
  const [wide = '', narrow = ''] = html.split('md:hidden')
  return { html, wide, narrow }
}

/** Every address in a piece of the header, the logo's apart. */
const addresses = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to).filter((to) => to !== '/')

describe('SiteHeader', () => {
  it('SHELL-10 offers a visitor to sign in and to register', () => {
    const { html, wide } = render(null)
    expect(addresses(wide)).toEqual(['/pricing', '/blog', '/about', '/login', '/register'])
    expect(html).toContain('Iniciar Sesión')
    expect(html).toContain('Regístrate Gratis')
    expect(html).not.toContain('Cerrar Sesión')
    expect(html).not.toContain('/dashboard')
  })

  it('SHELL-08, SHELL-09 shows a user initials, name, the Chats button and the way out', () => {
    const { html, wide } = render(ANA)
    expect(addresses(wide)).toEqual(['/pricing', '/blog', '/about', '/dashboard', '/profile', '/practica', '/logout'])
    expect(wide).toContain('>AG<')
    expect(wide).toContain('>Ana Gil<')
    expect(html).not.toContain('/login')
    expect(html).not.toContain('/register')
  })

  it.each([
    ['a visitor', null],
    ['a user', ANA],
    ['an administrator', { ...ANA, role: 'admin' as const }],
  ])('SHELL-11 has the same entries in the mobile menu for %s', (_, user) => {
    const { wide, narrow } = render(user)
    expect(addresses(narrow)).toEqual(addresses(wide))
  })

  it('keeps the theme’s switch in the menu where a page’s own bar takes the header’s place', () => {
    const switches = (html: string) => html.match(/data-theme-switch/g)?.length
    expect(switches(render(ANA).html)).toBe(1)
    expect(switches(render(ANA, true).html)).toBe(2)
  })

  it('C-41 shows the way to the administration to those whom it lets in', () => {
    expect(addresses(render({ ...ANA, role: 'admin' }).wide)).toEqual([
      '/pricing',
      '/blog',
      '/about',
      '/dashboard',
      '/profile',
      '/practica',
      '/admin',
      '/logout',
    ])
  })

  it('SHELL-12 changes from one to the other at 768 px', () => {
    const { html } = render(null)
    expect(html).toMatch(/<nav[^>]*class="hidden [^"]*md:flex"/)
    expect(html).toContain('class="md:hidden"')
  })

  it('SHELL-15 shows "?" and the e-mail for somebody without a name', () => {
    const { wide } = render({ ...ANA, firstName: '', lastName: '', username: '' })
    expect(wide).toContain('>?<')
    expect(wide).toContain('>ana@example.com<')
  })
})
