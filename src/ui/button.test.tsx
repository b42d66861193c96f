import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './button'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes'

describe('Button', () => {
  it('SHELL-34 has six variants and four sizes, each with a look of its own', () => {
    const variants: ButtonVariant[] = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link']
    const sizes: ButtonSize[] = ['default', 'sm', 'lg', 'icon']
    expect(new Set(variants.map((variant) => buttonClasses({ variant }))).size).toBe(6)
    expect(new Set(sizes.map((size) => buttonClasses({ size }))).size).toBe(4)
  })

  it('submits nothing unless asked to', () => {
    expect(renderToStaticMarkup(<Button>Guardar</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Guardar</Button>)).toContain('type="submit"')
  })

  it('keeps its label in place while pending, and says that it is busy', () => {
    const html = renderToStaticMarkup(<Button pending>Guardar</Button>)
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain('disabled=""')
    expect(html).toMatch(/invisible[^>]*>Guardar/)
    expect(html).toContain('Un momento…')
  })
})
