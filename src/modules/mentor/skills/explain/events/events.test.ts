import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (code: string, said: string) =>
  (
    await mentor.answer({
      mentor: 'basic',
      turns: [{ role: 'user', content: `\`\`\`python\n${code}\n\`\`\`\n${said}` }],
    })
  ).markdown

const KEYS =
  'from collections import defaultdict\nrutas = defaultdict(list)\nrutas["norte"].append(3)\nfor zona in ["sur", "este"]:\n    if rutas[zona]:\n        print(zona)\nprint(len(rutas))'
const GENERATOR =
  'def pasos():\n    print("abro")\n    yield 1\n    print("cierro")\n\np = pasos()\nprint("listo")\nprint(next(p))'

describe('why a value comes out, by what happened in the run', () => {
  it.each([
    [KEYS, 'esto imprime 3 y yo solo añadí norte, ¿por qué?', /solo con \*\*leer\*\*.+`'sur'` y `'este'`.+3 claves/],
    [
      'x = (n * n for n in [1, 2, 3])\nprint(4 in x)\nprint(list(x))',
      '¿por qué la lista sale solo con el 9?',
      /línea 2 se recorre hasta llegar a `4`.+solo queda `9`/,
    ],
    ['p = "7"\nprint(p * 3)', '¿Por qué 777 y no 21?', /`p` es un \*\*texto\*\*.+`int\(p\) \* 3` da `21`/],
    [
      'import re\nprint(re.findall(r"(\\w)(\\d)", "a1 b2"))',
      '¿por qué me da tuplas?',
      /lo que cae en los grupos\*\*: aquí hay 2/,
    ],
    [
      'a = {"v": [1], "n": 2}\nb = a.copy()\nb["v"].append(5)\nb["n"] = 8\nprint(a)',
      '¿Por qué en a cambia v y no n?',
      /`b\["v"\]` y `a\["v"\]` son \*\*el mismo objeto\*\*/,
    ],
    [
      'def mete(xs):\n    xs.append(0)\n\nys = [1]\nmete(ys)\nprint(ys)',
      '¿por qué cambia ys si la función usa xs?',
      /`xs` no es una copia: es \*\*el mismo objeto\*\* que `ys`/,
    ],
    ['d = {"ana": 3}\nprint(3 in d)', 'por qué da False si el 3 está', /mira las \*\*claves\*\*.+`3 in d\.values\(\)`/],
    ['print(10 / 5)', '¿por qué sale 2.0 y no 2?', /siempre un número \*\*con decimales\*\*/],
    [
      'try:\n    n = int("dos")\n    print("bien")\nexcept ValueError:\n    print("mal")',
      '¿por qué no imprime bien?',
      /línea 2 salta `ValueError: .+`.+`except` de la línea 4/,
    ],
    [GENERATOR, '¿Por qué sale listo antes que abro?', /`pasos\(\)` \*\*no ejecuta\*\* el cuerpo/],
    [GENERATOR, '¿Por qué no sale nunca cierro?', /se le pide \*\*1 valor\*\* y no llega al final/],
    ['print("-5".isdigit())', 'por qué dice False si es un número', /`-` no lo es/],
    ['s = {3, 1, 3}\nprint(len(s))', 'metí 3 números, ¿por qué sale 2?', /de 3 elementos quedan 2/],
    ['print("B" > "a")', 'por qué es False', /todas las \*\*mayúsculas\*\* van antes/],
    ['print((2,) > (1, 100))', '¿por qué es True si 100 es más grande?', /\*\*elemento a elemento\*\*.+`2` y `1`/],
    [
      'x = [1, 2]\ny = x[:]\nx[0] = 9\nprint(y)',
      '¿por qué y sigue siendo [1, 2]?',
      /dos listas \*\*distintas\*\*.+\(`x\[0\] = 9`\) solo se ve en `x`/,
    ],
    [
      'p = filter(None, [0, 1, 2])\nif 1 in p:\n    print("hay")\nprint(list(p))',
      '¿dónde se ha ido el 1 de la lista?',
      /línea 2 se recorre hasta llegar a `1`/,
    ],
    [
      'with open("a.log") as f:\n    malas = sum(1 for l in f if "ERROR" in l)\n    todas = sum(1 for l in f)\nprint(malas, todas)',
      'Me saca 4 y 0. No da error, solo quiero saber el motivo',
      /\*\*cursor\*\*.+`f\.seek\(0\)`/,
    ],
    [
      'from dataclasses import dataclass, field\n@dataclass\nclass T:\n    p: int\n    n: str = field(compare=False)\n\nprint(T(1, "a") == T(1, "b"))',
      '¿por qué da True si los nombres son distintos?',
      /no mira `n`.+compare=False/,
    ],
    ['print(len(set("banana")))', '¿por qué da 3 y no 6?', /de 6 letras quedan 3/],
    [
      'print(7 / 2)\nprint(7 // 2)\nprint(7 % 2)\nprint(-7 // 2)',
      'el último, ¿por qué es -4 y no -3?',
      /hacia abajo.+da -3,5, y el entero de debajo es -4.+`int\(-7 \/ 2\)`, que da -3/,
    ],
    ['x = -7 % 3\nprint(x)', 'sale 2, yo esperaba -1', /-7 - \(3 × -3\), que da `2`.+signo del divisor/],
    ['print(int(2.99))', '¿por qué da 2 y no 3?', /sin redondear.+aunque 2,99 esté más cerca/],
    [
      'nan = float("nan")\nprint(nan == nan)\nprint(max([4, nan, 9]), max([nan, 4, 9]))',
      'imprime False, 9 nan. ¿Por qué max da distinto según el orden?',
      /ni a sí mismo[\s\S]+depende de \*\*dónde\*\* esté el `nan`/,
    ],
    [
      'import asyncio\n\nasync def t(n, s):\n    await asyncio.sleep(s)\n    print(n)\n\nasync def main():\n    await asyncio.gather(t("a", 2), t("b", 1))\n\nasyncio.run(main())',
      'sale b a y tarda 2 segundos. yo esperaba a b y 3 segundos, por que?',
      /\*\*a la vez\*\*/,
    ],
  ])('%s', async (code, said, reason) => {
    const told = await ask(code, said)
    expect(told).toMatch(reason)
    expect(told).not.toContain('**Línea 1:**')
  })

  it('a value that a `return` gave is not the end of a function', async () => {
    const code = 'def mayor(e):\n    return e >= 18 or print("menor")\n\nprint(mayor(15))'
    const told = await ask(code, '¿por qué sale None?')
    expect(told).toContain('por eso `or` da el segundo')
    expect(told).not.toContain('sin pasar por un')
  })

  it('what is usual is not told where it is not meant', async () => {
    expect(await ask('media = 10 / 5\nif media > 1:\n    print("alta")', '¿por qué sale alta?')).not.toContain('float')
  })

  it('no title without a text', async () => {
    expect(await ask(KEYS, 'explícame todo y por qué imprime 3')).not.toMatch(/^#+ [^\n]+\n+(?:#|$(?![\s\S]))/m)
  })
})
