import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Answer } from './answer'

const html = (content: string, streaming = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Answer content={content} streaming={streaming} />
    </MemoryRouter>,
  )
    .replace(/^<div class="prose-notebook prose-answer">(.*)<\/div>$/s, '$1')
    // Within code, the box around its lines.
    .replace(/<code><span class="block">(.*?)<\/span><\/code>/gs, '<code>$1</code>')

describe('Answer', () => {
  it('CHAT-14 renders headings, bold, inline code and links', () => {
    expect(html('### Título con `x`')).toBe('<h3>Título con <code>x</code></h3>')
    expect(html('**uno** _dos_ ~~tres~~ `a<b`')).toBe(
      '<p><strong>uno</strong> <em>dos</em> <del>tres</del> <code>a&lt;b</code></p>',
    )
    expect(html('[docs](https://docs.python.org/3/)')).toBe(
      '<p><a href="https://docs.python.org/3/" target="_blank" rel="noopener noreferrer nofollow">docs</a></p>',
    )
  })

  it('skips no level of headings, whatever their marks are', () => {
    const levels = (markdown: string) => html(markdown).match(/<h\d/g)
    expect(levels('#### Uno\n\n###### Dentro\n\n#### Dos\n\n# Tres')).toEqual(['<h3', '<h4', '<h3', '<h3'])
    expect(levels('## Uno\n\n### Errores frecuentes\n\n- uno\n\n#### Más\n\nFin.')).toEqual(['<h3', '<h4', '<h5'])
    expect(levels('# a\n\n## b\n\n### c\n\n#### d')).toEqual(['<h3', '<h4', '<h5', '<h5'])
  })

  it('CHAT-13 renders code fences with a label and a copy button', () => {
    const block = html('```python\nprint("<hola>")\n```')
    expect(block).toContain('>Python<')
    expect(block).toContain('>Copiar<')
    expect(block).toContain('Descargar como archivo .py')
    expect(html('```text\nhola\n```')).not.toContain('.py')
    expect(block).toContain('<code>print(&quot;&lt;hola&gt;&quot;)</code>')
  })

  it('shows a fence that is still open as code', () => {
    expect(html('```python\nx = 1', true)).toContain('<code>x = 1</code>')
  })

  it('renders nested lists, where an ordered list starts, and tasks', () => {
    expect(html('- a\n  - b\n- c')).toBe('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>')
    expect(html('3. tres\n4. cuatro')).toBe('<ol start="3"><li>tres</li><li>cuatro</li></ol>')
    expect(html('- [x] hecho\n- [ ] no')).toBe('<ul><li>☑ hecho</li><li>☐ no</li></ul>')
  })

  it('renders tables, quotes and rules', () => {
    expect(html('| a | b |\n|--:|---|\n| 1 | **2** |')).toBe(
      '<div role="group" aria-label="Tabla" tabindex="0" class="table-box">' +
        '<table><thead><tr><th scope="col" class="text-right">a</th><th scope="col">b</th></tr></thead>' +
        '<tbody><tr><td class="text-right">1</td><td><strong>2</strong></td></tr></tbody></table></div>',
    )
    expect(html('> cita\n\n---')).toBe('<blockquote><p>cita</p></blockquote><hr/>')
  })

  it('reads the character references that answers use', () => {
    expect(html('a &lt; b &amp;&amp; c &#8364; &desconocida;')).toBe('<p>a &lt; b &amp;&amp; c € &amp;desconocida;</p>')
  })

  it.each([
    '<script>alert(1)</script>',
    'hola <img src=x onerror=alert(1)> <b onclick="x()">n</b>',
    '<iframe src="https://evil.example"></iframe>\n\ntexto',
    '- <svg onload=alert(1)>',
    '| <script>x</script> |\n|---|\n| <img src=x> |',
    '> <style>body{display:none}</style>',
    '```html\n<script>alert(1)</script>\n```',
    '`<script>alert(1)</script>`',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&#60;img src=x onerror=alert(1)&#62;',
  ])('shows raw HTML as text: %s', (content) => {
    expect(html(content)).not.toMatch(/<(script|img|iframe|svg|style|b)\b(?! aria-hidden)/)
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](javascript&colon;alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](file:///etc/passwd)',
    '[x](//evil.example)',
    '[x](/pricing)',
    '[x](https://banco.example@evil.example)',
    '<javascript:alert(1)>',
    '[x][a]\n\n[a]: javascript:alert(1)',
  ])('makes no link of anything but http, https and mailto: %s', (content) => {
    expect(html(content)).not.toContain('<a ')
  })

  it('shows the description of an image and loads nothing', () => {
    expect(html('![un gráfico](https://evil.example/p.png "t")')).toBe('<p>un gráfico</p>')
    expect(html('[![alt](https://evil.example/p.png)](https://a.example/)')).toContain('>alt</a>')
  })

  it('reads what stands too deep as text', () => {
    expect(html('>'.repeat(8000))).toContain('&gt;&gt;')
  })

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('knows %s as a name of nothing', (name) => {
    if (!name.includes('_')) expect(html(`a &${name}; b`)).toBe(`<p>a &amp;${name}; b</p>`)
    const fence = html(`\`\`\`${name}\nx = 1\n\`\`\``)
    expect(fence).toContain(`>${name.toLowerCase()}<`)
    expect(fence).not.toContain('native code')
  })

  it('shows notes beside their program, with its lines numbered, and the code as it is', () => {
    const shown = html('```python\nx = 1\nprint(x)\n```\n\n- **Línea 2:** lo **muestra**.\n- Y ya está.')
    expect(shown).toContain('<span data-noted="">2</span>')
    expect(shown).toContain('<code>x = 1\nprint(x)</code>')
    expect(shown).toContain('<ol aria-label="Línea a línea">')
    expect(shown).toContain('Línea 2</button><p>lo <strong>muestra</strong>.</p></li>')
    expect(shown).toContain('Y ya está.</li>')
  })

  it('folds what is there for those who want more', () => {
    expect(html('Hola.\n\n### Errores frecuentes\n\n- uno\n\n### Fin\n\nAdiós.')).toBe(
      '<p>Hola.</p><details class="folded-section"><summary><h3>Errores frecuentes</h3></summary><ul><li>uno</li></ul></details><h3>Fin</h3><p>Adiós.</p>',
    )
  })
})
