import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (content: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })).markdown

const LADDER =
  'def envio(k):\n    if k < 1:\n        return 3\n    else:\n        if k < 5:\n            return 6\n        else:\n            if k < 20:\n                return 12\n            else:\n                return 40\n\nprint(envio(7))'

describe('a review is told as it is wanted', () => {
  it('an advice is followed until nothing of it is left', async () => {
    const markdown = await ask(`¿me revisas esto?\n\n${LADDER}`)
    expect(markdown).toContain('    elif k < 20:\n        return 12')
    expect(markdown).toContain('He ejecutado las dos versiones, y con esos datos dan lo mismo.')
    expect(markdown).not.toContain('solo puede cambiar lo que estaba mal')
  })

  it('what is advised and not done is said to be left to them', async () => {
    const markdown = await ask(
      'revísame esto\n\ndef m(l):\n    s = 0\n    for v in l:\n        s = s + v\n    return s / len(l)\n\nprint(m([3, 4, 5]))',
    )
    expect(markdown).toContain('Los nombres no los he cambiado')
  })

  it('each point stands at its own line, as the new version has it', async () => {
    const markdown = await ask(
      '¿es seguro este código?\n\ndef entra(con, u):\n    fila = con.execute("SELECT id FROM t WHERE u = \'" + u + "\'").fetchone()\n    if fila != None:\n        return True\n    else:\n        return False',
    )
    expect(markdown).toMatch(/^No, seguro no es/)
    expect(markdown).not.toContain('Al final.')
    expect(markdown).toContain('**Línea 3.** `fila is not None` ya vale')
    expect(markdown).toContain('return fila is not None')
  })

  it('what a change promised is told as the last one left it', async () => {
    const markdown = await ask(
      '¿lo mejorarías?\n\ncorreos = ["a@b", "c"]\nlimpios = []\nfor i in range(len(correos)):\n    if ("@" in correos[i]) == True:\n        limpios.append(correos[i].lower())\nprint(limpios)',
    )
    expect(markdown).toContain('`limpios = [correo.lower() for correo in correos if "@" in correo]`')
    expect(markdown).not.toContain('== True]')
  })

  it('no more points than are wanted, and no new version where none is', async () => {
    const markdown = await ask(`revisa esto, máximo 1 cosa, pero no me lo rehagas\n\n${LADDER}`)
    expect(markdown.match(/^- /gm)).toHaveLength(1)
    expect(markdown).not.toContain('Así queda')
  })

  it('what is good where that is asked', async () => {
    const markdown = await ask(`Dime solo qué está bien\n\n${LADDER}`)
    expect(markdown).toMatch(/^Lo que está bien:/)
    expect(markdown).toContain('`envio` recibe lo que necesita como parámetro')
    expect(markdown).not.toContain('mejoraría')
  })
})

describe('a review sees', () => {
  it('exponential recursion, and gives its cure', async () => {
    const markdown = await ask(
      '¿mejorable? se queda pensando\n\ndef pasos(n):\n    if n <= 1:\n        return 1\n    return pasos(n - 1) + pasos(n - 2)\n\nprint(pasos(30))',
    )
    expect(markdown).toMatch(/exponencial.*@lru_cache\(maxsize=None\)\ndef pasos/s)
    expect(markdown).not.toContain('no veo nada mal')
  })

  it('what a method of each class would do', async () => {
    const markdown = await ask(
      'revísamelo\n\nclass Perro: pass\nclass Gato:\n    def __init__(self, voz):\n        self.voz = voz\n\ndef sonido(a):\n    if type(a) == Perro:\n        return "guau"\n    elif isinstance(a, Gato):\n        return a.voz\n\nfor animal in [Perro(), Gato("miau")]:\n    print(sonido(animal))',
    )
    expect(markdown).toContain('polimorfismo')
    expect(markdown).toContain('    def sonido(self):\n        return self.voz')
    expect(markdown).toContain('print(animal.sonido())')
    expect(markdown).toContain('dan lo mismo')
  })

  it('that it stops as soon as a number is typed, and hands out what runs', async () => {
    const markdown = await ask(
      "he hecho esto, ¿está bien?\n\nmayor = 0\nfor i in range(5):\n    n = input('Número: ')\n    if n > mayor:\n        mayor = n\nprint('El mayor es', mayor)",
    )
    expect(markdown).toMatch(/se para en la línea 4 con `TypeError/)
    expect(markdown).toContain("    n = int(input('Número: '))\n    if n > mayor:")
    const counted = await ask("¿qué tal?\n\nn = input('Cuántos: ')\nfor i in range(n):\n    print('hola')")
    expect(counted).toContain("```python\nn = int(input('Cuántos: '))")
  })

  it('the win that no condition has, and no missing one where none is', async () => {
    const game = (last: string) =>
      `¿qué tal?\n\nimport random\npc = random.choice(['piedra', 'papel', 'tijera'])\nyo = input('¿Qué sacas? ')\nif yo == pc:\n    print('empate')\nelif (yo == 'piedra' and pc == 'tijera') or (yo == 'papel' and pc == 'piedra')${last}:\n    print('ganas')\nelse:\n    print('pierdes')`
    const markdown = await ask(game(''))
    expect(markdown).toContain('en ninguna gana "tijera"')
    expect(markdown).toContain('or (yo == "tijera" and pc == "papel"):')
    expect(await ask(game(" or (yo == 'tijera' and pc == 'papel')"))).not.toContain('Falta un caso')
  })

  it('a test that can never fail', async () => {
    const markdown = await ask(
      '¿está bien mi test?\n\ndef sumar(a, b):\n    return a + b\n\ndef test_sumar():\n    sumar(2, 3) == 5',
    )
    expect(markdown).toContain('`test_sumar` no lleva ningún `assert`')
    expect(markdown).toContain('    assert sumar(2, 3) == 5')
  })

  it('what still does not come out as they say', async () => {
    const markdown = await ask(
      '¿Me lo revisas? da 2 y deberían ser 4\n\ndef cuenta(texto):\n    n = 0\n    for i in range(len(texto)):\n        if texto[i] == "e":\n            n = n + 1\n    return n\n\nprint(cuenta("El Este vE"))',
    )
    expect(markdown).toContain('elemento.lower() == "e"')
  })

  it('that counts are never below zero', async () => {
    const markdown = await ask(
      'revísame esto\n\nveces = {}\nfor p in "a b a".split():\n    veces[p] = veces.get(p, 0) + 1\nmayor = 0\nfor k in veces:\n    if veces[k] > mayor:\n        mayor = veces[k]\nprint(mayor)',
    )
    expect(markdown).not.toContain('negativos')
  })
})
