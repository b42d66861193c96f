import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CheckboxField } from './checkbox-field'
import { TextField } from './text-field'

describe.each([
  ['TextField', TextField],
  ['CheckboxField', CheckboxField],
])('%s', (_, Control) => {
  it('ties the label to its control', () => {
    const html = renderToStaticMarkup(<Control id="nombre" label="Nombre" />)
    expect(html).toMatch(/<label for="nombre"[^>]*>Nombre<\/label>/)
    expect(html).toMatch(/<input[^>]* id="nombre"/)
    expect(html).not.toContain('aria-describedby')
    expect(html).not.toContain('aria-invalid=')
  })

  it('describes the control by its hint and its error, and marks it invalid', () => {
    const html = renderToStaticMarkup(
      <Control id="nombre" label="Nombre" hint="Como te llamen." error="Falta el nombre." />,
    )
    expect(html).toContain('aria-describedby="nombre-hint nombre-error"')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/id="nombre-hint"[^>]*>Como te llamen\./)
    expect(html).toMatch(/id="nombre-error".*Falta el nombre\./)
  })

  it('makes an id of its own when it gets none', () => {
    const html = renderToStaticMarkup(
      <>
        <Control label="Nombre" />
        <Control label="Apellido" />
      </>,
    )
    const ids = [...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(2)
  })
})

it('gives a password box a button that shows what was typed', () => {
  const html = renderToStaticMarkup(<TextField label="Contraseña" type="password" autoComplete="new-password" />)
  expect(html).toMatch(/<input[^>]* type="password"/)
  expect(html).toMatch(/<input[^>]* autoComplete="new-password"/)
  expect(html).toMatch(/<button type="button" aria-label="Mostrar la contraseña" aria-pressed="false"/)
})
