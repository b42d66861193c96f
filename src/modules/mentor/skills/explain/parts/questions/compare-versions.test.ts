import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (content: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })).markdown

describe('two versions of a piece', () => {
  it('both run, and each ends in its own values', async () => {
    const code = (name: string) => `cesta = ["pan", "sal"]\ncesta.${name}(["té", "uva"])`
    const markdown = await ask(
      `No sé qué cambia entre estas dos:\n\nv1:\n${code('append')}\n\nv2:\n${code('extend')}\n\n¿cuántos elementos tiene cesta en cada una?`,
    )
    expect(markdown).toMatch(/^`cesta` tiene \*\*3\*\* en la primera y \*\*4\*\* en la segunda/)
    expect(markdown).toContain("['pan', 'sal', ['té', 'uva']]")
    expect(markdown).toContain("['pan', 'sal', 'té', 'uva']")
  })

  it('what both lack is given, and which of them changes it is told', async () => {
    const markdown = await ask('cuál es la diferencia?\n\npuntos.sort()\n\ny\n\nordenados = sorted(puntos)')
    expect(markdown).toContain('La primera **cambia `puntos`**')
    expect(markdown).toContain('La segunda **deja `puntos` como estaba**')
  })

  it('conditions without a body are held against each other', async () => {
    const markdown = await ask('es lo mismo esto\n\nif lista:\n\no\n\nif len(lista) > 0:\n\n?')
    expect(markdown).toContain('lo mismo')
    expect(markdown).toContain('`lista = []`')
    expect(markdown).not.toContain('a medias')
  })

  it('a list and a set are told apart by what they cost', async () => {
    const markdown = await ask(
      'cuál es más rápido\n\nif placa in lista_placas:\n\no\n\nif placa in vistas:\n\ndonde vistas = set(lista_placas)',
    )
    expect(markdown).toContain('uno a uno')
  })

  it('functions are called with the same values', async () => {
    const markdown = await ask(
      'qué diferencia hay entre las dos versiones?\n\n```python\ndef mitad(n):\n    return n / 2\n```\ny\n```python\ndef mitad(n):\n    return n // 2\n```',
    )
    expect(markdown).toContain('Con `n = 3`, la primera da `1.5` y la segunda da `1`.')
  })
})

describe('a question that is asked outright', () => {
  it('whether anything is deleted', async () => {
    const code = 'from pathlib import Path\nfor p in Path("fotos").glob("*.PNG"):\n    p.rename(p.with_suffix(".png"))'
    expect(await ask(`me da miedo darle. ¿borra algo?\n\n${code}`)).toMatch(/^\*\*No\*\*, no borra nada/)
    expect(
      await ask(`¿esto me borra archivos?\n\n${code.replace('p.rename(p.with_suffix(".png"))', 'p.unlink()')}`),
    ).toMatch(/^\*\*Sí\*\*: `p.unlink\(\)`/)
  })

  it('how often two values are exchanged', async () => {
    const code =
      'v = [3, 1, 2]\nfor i in range(2):\n    for j in range(2 - i):\n        if v[j] > v[j + 1]:\n            v[j], v[j + 1] = v[j + 1], v[j]\nprint(v)'
    expect(await ask(`qué hace y cuántas veces se intercambia\n\n${code}`)).toContain('Se intercambia **2 veces**')
  })

  it('a call whose time is asked about is not worked out, and no line is invented', async () => {
    const code =
      'from functools import lru_cache\n\n@lru_cache(maxsize=None)\ndef pasos(n):\n    if n <= 1:\n        return 1\n    return pasos(n - 1) + pasos(n - 2)\n\nprint(pasos(6))'
    const markdown = await ask(
      `¿Por qué sin la primera línea tarda muchísimo con pasos(40)? Y cuánto da el print\n\n${code}`,
    )
    expect(markdown).toContain('13')
    expect(markdown).not.toMatch(/repr\(|165580141/)
  })
})
