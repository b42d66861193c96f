import { describe, expect, it } from 'vitest'
import { legalDocument } from './legal.server'

describe('legal documents', () => {
  it.each([
    ['politica-de-privacidad', 'Política de privacidad'],
    ['terminos-y-condiciones', 'Términos y condiciones'],
    ['politica-de-cookies', 'Política de cookies'],
  ])('ROUTE-23 PAGE-07 %s has a title, a date and sections', (name, title) => {
    const document = legalDocument(name)
    expect(document).toMatchObject({ title, updated: '2025-05-07' })
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

  it('knows no others', () => {
    expect(legalDocument('../package')).toBeNull()
    expect(legalDocument('aviso')).toBeNull()
  })
})
