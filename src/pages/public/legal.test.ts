import { describe, expect, it } from 'vitest'
import { LEGAL_LINKS } from '../shell/site-entries'
import { legalDocument } from './legal.server'

describe('legalDocument', () => {
  it('SHELL-13 has every document that the footer links to', () => {
    for (const { to, label } of LEGAL_LINKS) expect(legalDocument(to.replace('/legal/', ''))?.title, to).toBe(label)
  })

  it('C-54 dates all three, the cookie policy 7 May 2025', () => {
    expect(legalDocument('politica-de-cookies')?.updated).toBe('2025-05-07')
    for (const { to } of LEGAL_LINKS)
      expect(legalDocument(to.replace('/legal/', ''))?.updated).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('gives each section an anchor that its heading carries', () => {
    const document = legalDocument('politica-de-privacidad')
    expect(document?.sections.length).toBeGreaterThan(3)
    for (const { id } of document?.sections ?? []) expect(document?.html).toContain(`<h2 id="${id}">`)
  })

  it('knows no other documents', () => {
    expect(legalDocument('aviso')).toBeNull()
    expect(legalDocument('../legal/politica-de-cookies')).toBeNull()
    expect(legalDocument('constructor')).toBeNull()
  })
})
