import { describe, expect, it } from 'vitest'
import { SITE } from '../../../content/site'
import { legalDocument } from './legal.server'

describe('legal documents', () => {
  it.each([
    ['politica-de-privacidad', 'Política de privacidad', '2025-05-07'],
    ['terminos-y-condiciones', 'Términos y condiciones', '2025-05-07'],
    ['politica-de-cookies', 'Política de cookies', '2025-05-07'],
    ['aviso-legal', 'Aviso legal', '2026-11-22'],
    ['derecho-de-desistimiento', 'Derecho de desistimiento', '2026-11-22'],
  ])('ROUTE-23 PAGE-07 C-54 %s has a title, a date and sections', (name, title, updated) => {
    const document = legalDocument(name)
    expect(document).toMatchObject({ title, updated })
    expect(document?.description.length).toBeGreaterThan(60)
    expect(document?.sections.length).toBeGreaterThan(3)
    for (const { id } of document?.sections ?? []) expect(document?.html).toContain(`id="${id}"`)
  })

  it('PAGE-08 the terms name the limits, the plans and the external provider of payments', () => {
    const { html = '' } = legalDocument('terminos-y-condiciones') ?? {}
    for (const said of ['5 mensajes al día', '20 al mes', '3,00', '17,00', '49,99', 'proveedor externo'])
      expect(html).toContain(said)
  })

  it('PAGE-09 the cookie policy lists session, analytics, payment and authentication cookies', () => {
    const { html = '' } = legalDocument('politica-de-cookies') ?? {}
    for (const said of ['Sesión', '2 años', 'pago', 'autenticación', 'solo si se activa'])
      expect(html).toMatch(new RegExp(said, 'i'))
  })

  it('C-54 the legal notice says who answers for the site, plainly as a sample while it is one', () => {
    const { html = '' } = legalDocument('aviso-legal') ?? {}
    const { taxId, address, registry } = SITE.company
    for (const said of [taxId, address, registry, SITE.email, SITE.phone]) expect(html).toContain(said)
    expect(html.includes('(datos de ejemplo)')).toBe(SITE.isSample)
  })

  it('C-54 the withdrawal page names the 14 days, the way in the account and the model form, as the terms do', () => {
    const { html = '' } = legalDocument('derecho-de-desistimiento') ?? {}
    const { html: terms = '' } = legalDocument('terminos-y-condiciones') ?? {}
    for (const said of ['14 días naturales', '«Mi Cuenta»', 'importe entero', 'en un máximo de 14 días']) {
      expect(html).toContain(said)
      expect(terms).toContain(said)
    }
    expect(html).toContain('href="/profile?tab=suscripcion"')
    expect(html).toContain('Desistir de la compra')
    expect(html).toMatch(/<blockquote>.*desisto de mi contrato.*<\/blockquote>/s)
    expect(terms).toContain('href="/legal/derecho-de-desistimiento"')
  })

  it('leads only to pages that are there', () => {
    const names = ['aviso-legal', 'derecho-de-desistimiento', 'politica-de-privacidad', 'politica-de-cookies']
    for (const name of [...names, 'terminos-y-condiciones']) {
      const { html = '' } = legalDocument(name) ?? {}
      for (const [, target = ''] of html.matchAll(/href="\/legal\/([^"#]+)/g))
        expect(legalDocument(target)).not.toBeNull()
    }
  })

  it('knows no others', () => {
    expect(legalDocument('../package')).toBeNull()
    expect(legalDocument('aviso')).toBeNull()
  })
})
