import { describe, expect, it } from 'vitest'
import { lastAnswer } from '../../follow-up/testing/last-answer'

const TEXTO = 's = "murcielago"\nprint(s[0], s[-1], s[2:5])\n\nque imprime'
const CUENTAS =
  'def crea_contador():\n    cuenta = 0\n    def sube():\n        nonlocal cuenta\n        cuenta += 1\n        return cuenta\n    return sube\n\nc = crea_contador()\nprint(c(), c())\n\nque hace'
const PERRO =
  'class Perro:\n    def __init__(self, nombre):\n        self.nombre = nombre\n    def ladra(self):\n        return self.nombre + " dice guau"\n\np = Perro("Toby")\nprint(p.ladra())\n\nque hace'
const ALIAS = 'a = [1, 2, 3]\nb = a\nb.append(4)\nprint(a)\n\nque imprime'
const LOCAL = 'x = 5\ndef f():\n    x = 10\n    return x\nprint(f(), x)\n\nque imprime'
const NOMBRES = 'nombres = ["Ana", "Luis"]\nprint(nombres[0])\n\nque hace'

describe('statements that a question writes out: run after the program, and what is supposed answered first', () => {
  it.each([
    [TEXTO, 'y si pongo s[0] = "M" ?', /^Entonces falla.*TypeError[\s\S]*no se pueden cambiar[\s\S]*s\[1:\]/],
    [CUENTAS, 'si creo otro d = crea_contador() y hago d() sale 3?', /^No: sale `1`[\s\S]*su propia/],
    [
      PERRO,
      'y si hago q = Perro("Luna") y print(q.ladra()) tambien sale Toby?',
      /^No: sale `Luna dice guau`[\s\S]*objeto nuevo/,
    ],
    [ALIAS, 'y si luego pongo a = [] b tambien queda vacia?', /^No: sale `\[1, 2, 3, 4\]`[\s\S]*otra cosa/],
    [LOCAL, 'y si llamo f() otra vez y luego print(x) sale 10?', /^No: sale `5`[\s\S]*otra variable/],
    [NOMBRES, 'y si pongo nombres[0] = "Eva" sale Eva?', /^Sí: sale `Eva`/],
    [NOMBRES, 'y si hago nombres.append("Eva") y luego print(nombres[2])?', /^Entonces sale `Eva`/],
    [NOMBRES, 'si hago del nombres[0] y luego nombres[1] da error?', /^Sí, da error.*IndexError/],
    [
      'x = 5\nprint(x)\n\nque hace',
      'y si luego hago z = x y despues x = 8, z cambia tambien?',
      /^No, no cambia: sale `5`/,
    ],
  ])('%s, «%s»', async (code, question, told) => {
    expect((await lastAnswer(code, question)).markdown).toMatch(told)
  })

  it('runs pieces by themselves that have nothing of the program at hand', async () => {
    const { markdown } = await lastAnswer('que es una lista', 'y si hago l = [1, 2] y l[5] = 3 ?')
    expect(markdown).toMatch(/^Entonces falla.*IndexError/)
    expect(markdown).not.toContain('compra')
  })

  it('leaves what takes the place of something to the other changes', async () => {
    const { markdown } = await lastAnswer('x = 5\nprint(x)\n\nque hace', 'y si pongo x = 7?')
    expect(markdown).toContain('`x = 5` → `x = 7`')
  })
})
