import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (content: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })).markdown
const programOf = (markdown: string) => /```python\n(.*?)```/s.exec(markdown)?.[1] ?? ''

describe('a corrected program does what was wanted', () => {
  it.each([
    // What came out before it failed was right: the condition stays.
    [
      'Me imprime crece mengua crece, que es justo lo que quiero, y luego IndexError: list index out of range\n\nalturas = [4, 7, 5, 9]\nfor i in range(len(alturas)):\n    if alturas[i + 1] > alturas[i]:\n        print("crece")\n    else:\n        print("mengua")',
      'crece\nmengua\ncrece\n',
    ],
    // What is done to the text goes into the parentheses, and is still shown.
    [
      "AttributeError: 'NoneType' object has no attribute 'format'\n\nvagones = 6\nprint('Faltan {} vagones').format(vagones)",
      'Faltan 6 vagones\n',
    ],
    // Of what is not there nothing more is asked, and the text is the one that was dictated.
    [
      'KeyError: \'main\'. Quiero que diga "no está"\n\ndatos = {"cod": 404}\nprint("temp:", datos["main"]["temp"])',
      'no está\n',
    ],
    [
      'que es list indices must be integers or slices, not str\n\npokes = [{"n": "Pichu"}, {"n": "Onix"}]\nprint(pokes["n"])\n\nquiero que salgan los dos',
      'Pichu\nOnix\n',
    ],
    // Every line of the same fault.
    [
      "ValueError: time data '03/11/24' does not match format '%d/%m/%Y'\n\nfrom datetime import datetime\nentrada = datetime.strptime('03/11/24', '%d/%m/%Y')\nsalida = datetime.strptime('09/11/24', '%d/%m/%Y')\nprint((salida - entrada).days)",
      '6\n',
    ],
    [
      "TypeError: unhashable type: 'list'\n\nsitios = {}\nsitios[[2, 3]] = 'faro'\nsitios[[0, 1]] = 'playa'\nprint(sitios)",
      "{(2, 3): 'faro', (0, 1): 'playa'}\n",
    ],
    // With the figures that are wanted.
    [
      'SyntaxError: leading zeros in decimal integer literals are not permitted\n\nh = 09\nm = 03\nprint(f"Sale a las {h}:{m}")\n\nquiero que salga 09:03',
      'Sale a las 09:03\n',
    ],
    // And the word that is to stand at the end.
    [
      'RecursionError: maximum recursion depth exceeded. Quiero que pare en 0 y ponga ¡Ya!\n\ndef atras(n):\n    print(n)\n    atras(n - 1)\n\natras(2)',
      '2\n1\n¡Ya!\n',
    ],
  ])('%s', async (content, output) => {
    const markdown = await ask(content)
    expect(evaluateProgram(parsePython(programOf(markdown)))).toMatchObject({ kind: 'done', output })
  })

  it('a header without its body is called no program', async () => {
    const markdown = await ask(
      'UnicodeDecodeError: \'utf-8\' codec can\'t decode byte 0xf1 in position 412\n\nwith open("mov.csv", encoding="utf-8") as f:',
    )
    expect(markdown).toContain('cp1252')
    expect(markdown).not.toContain('Tu programa corregido')
  })

  it('how many there are changes nothing in a program that deletes', async () => {
    const markdown = await ask(
      'import os\nfotos = sorted(os.listdir("camara"))\nfor f in fotos[10:]:\n    os.remove(f)\n\ny si solo hay 3 fotos, borra alguna?',
    )
    expect(markdown).not.toContain('[3:]')
  })
})

describe('how it is avoided belongs to what was found', () => {
  it.each([
    [
      "TypeError: unsupported operand type(s) for *: 'float' and 'decimal.Decimal'\n\nfrom decimal import Decimal\niva = Decimal('1.21')\nbase = 100.5\nprint(base * iva)",
      /Cómo evitarlo\n\nSi trabajas con `Decimal`/,
    ],
    [
      "UnicodeDecodeError: 'utf-8' codec can't decode byte 0xf1 in position 12\n\nwith open('socios.csv', encoding='utf-8') as f:\n    print(f.read())",
      /Cómo evitarlo\n\nLee cada archivo con la codificación con que lo guardó/,
    ],
    [
      'RecursionError: maximum recursion depth exceeded\n\nclass Termo:\n    def __init__(self, grados):\n        self.grados = grados\n\n    @property\n    def grados(self):\n        return self.grados\n\nprint(Termo(20).grados)',
      /Cómo evitarlo\n\nEn una propiedad/,
    ],
    [
      '```python\nclass Termo:\n    def __init__(self, grados):\n        self.grados = grados\n\n    @property\n    def grados(self):\n        return self.grados\n\n    @grados.setter\n    def grados(self, valor):\n        self.grados = valor\n\nt = Termo(20)\n```\n\n  File "t.py", line 11, in grados\n    self.grados = valor\n  [Previous line repeated 995 more times]\nRecursionError: maximum recursion depth exceeded',
      /Dentro del \*setter\* de `grados`, la línea 11 asigna/,
    ],
  ])('%s', async (content, avoids) => {
    expect(await ask(content)).toMatch(avoids)
  })

  it('and is left out where only the type of error has advice', async () => {
    const markdown = await ask(
      "TypeError: 'dict_keys' object is not subscriptable\n\nd = {'pan': 2}\nc = d.keys()\nprint(c[0])",
    )
    expect(markdown).toContain('list(c)[0]')
    expect(markdown).not.toContain('Cómo evitarlo')
  })
})

it('a class with `__eq__` gets the `__hash__` that Python takes from it', async () => {
  const markdown = await ask(
    "TypeError: unhashable type: 'Carta'\n\nclass Carta:\n    def __init__(self, palo, n):\n        self.palo = palo\n        self.n = n\n    def __eq__(self, otra):\n        return self.palo == otra.palo and self.n == otra.n\n\nprint(len({Carta('oros', 3), Carta('oros', 3)}))",
  )
  expect(programOf(markdown)).toContain('def __hash__(self):\n        return hash((self.palo, self.n))')
})
