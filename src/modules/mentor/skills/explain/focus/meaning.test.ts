import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

/** What a stranger reads who pastes a program with a question. */
async function answerTo(question: string, code: string): Promise<string> {
  const { markdown } = await mentor.answer({
    mentor: 'basic',
    turns: [{ role: 'user', content: `${question}\n\n${code}` }],
  })
  return markdown
}

const TARIFF =
  'def envio(peso):\n    if peso > 20:\n        return 15\n    elif peso > 5:\n        return 8\n    return 4\n'
const SIGNS = 'for i in range(1, 4):\n    for j in range(i):\n        print("*", end="")\n    print()'
const GAME =
  'import random\nx = random.randint(1, 9)\nveces = 1\nn = int(input("Di: "))\nwhile n != x:\n    veces += 1\n    n = int(input("Otra: "))\nprint("Veces:", veces)'

describe('what a part means, with what the program meets', () => {
  it('tells what a call looks at, what a pattern fits, what a format says, and which of two it is', async () => {
    const cases: [question: string, code: string, ...told: string[]][] = [
      [
        'q hace el key=len?',
        'print(max(["sol", "luna", "mayo"], key=len))',
        "`'sol'` → `3`",
        'se queda con **el primero**',
      ],
      [
        'que quita la expresion esa?',
        'import re\nt = "a  b\\tc"\nprint(re.sub(r"\\s+", " ", t))',
        '**uno o más** espacios en blanco',
        "Aquí encaja con `'  ', '\\t'`",
      ],
      [
        'no distingo strptime de strftime',
        'from datetime import datetime\nf = datetime.strptime("03-11", "%d-%m")\nprint(f.strftime("%m/%d"))',
        '`%d` es el **día**',
        'pasa de texto a fecha',
      ],
      [
        'para que el % 26',
        'def c(t):\n    return [chr((ord(x) - 97 + 3) % 26 + 97) for x in t]\nprint(c("xyz"))',
        '**da la vuelta**',
      ],
      [
        'por q usan & y no and',
        'import pandas as pd\nd = pd.DataFrame({"a": [1]})\nprint(d[(d["a"] > 0) & (d["a"] < 9)])',
        '**fila a fila**',
        'daría `ValueError`',
      ],
      [
        'que es el if en la misma linea',
        'edad = 16\nx = "pasa" if edad >= 18 else "fuera"\nprint(x)',
        '**no** se cumple, y vale `"fuera"`',
      ],
    ]
    for (const [question, code, ...told] of cases)
      for (const text of told) expect(await answerTo(question, code)).toContain(text)
  })

  it('works out the number that is asked, holds a belief against it, and says why no other branch is taken', async () => {
    const cases: [question: string, code: string, ...told: string[]][] = [
      ['cuantos asteriscos salen en total? yo digo 9', SIGNS, '**No son 9, son 6.**', '1 + 2 + 3'],
      [
        'con 30 cuanto da y por que no entra tambien en el elif?',
        TARIFF,
        '`envio(30)` devuelve `15`',
        '`peso > 5` también se cumpliría, pero ya no se mira',
      ],
      ['que pasa si adivino a la primera?', GAME, 'Veces: 1', '**no se entra** en el `while`'],
      [
        'que es __str__ y quien lo llama?',
        'class L:\n    def __str__(self):\n        return "x"\nprint(L())',
        'lo llama Python solo al hacer `print(objeto)`',
      ],
      ['para que sirve veces?', GAME, 'Es un **contador**'],
      [
        'que hace suma(23), paso a paso?',
        'def suma(n):\n    if n < 10:\n        return n\n    return n % 10 + suma(n // 10)',
        'cifras',
        '`suma(2)` da `2`; `suma(23)` da `5`',
      ],
    ]
    for (const [question, code, ...told] of cases)
      for (const text of told) expect(await answerTo(question, code)).toContain(text)
  })

  it('shows what would come out without a part whose purpose is asked, or with the other that is named', async () => {
    const cases: [question: string, code: string, told: string][] = [
      ['por q le pone abs?', 'm = [-3, 2]\nprint(sum(abs(x) for x in m))', 'Sin `abs` saldría `-1` en vez de `5`'],
      [
        'para que es el continue',
        'for n in range(3):\n    if n == 1:\n        continue\n    print(n)',
        'Sin `continue` saldría `0`, `1`, `2`',
      ],
      ['por que // y no /?', 'print(7 // 2)', 'Con `/` saldría `3.5` en vez de `3`'],
      [
        'que hace el global, y es necesario?',
        'c = 0\ndef f():\n    global c\n    c += 1\nf()\nprint(c)',
        'Sin `global`, el programa se pararía en la **línea 4**',
      ],
      [
        'cuanto queda en t? a mi me da 9',
        't = 4\nfor n in [1, 2]:\n    t += n\nprint(t)',
        '**No es 9.** Al final, `t` vale `7`',
      ],
    ]
    for (const [question, code, told] of cases) expect(await answerTo(question, code)).toContain(told)
  })

  it('says what the whole is for before its lines', async () => {
    const cases: [code: string, told: string][] = [
      [
        'with open("s.csv") as f:\n    next(f)\n    for l in f:\n        a, s, m = l.split(",")\n        if int(s) < int(m):\n            print("Pedir", a)',
        'lee el archivo `"s.csv"` línea a línea y muestra `"Pedir"` y `a` solo cuando `s` es menor que `m`',
      ],
      [
        'for i in range(1, 4):\n    for j in range(1, 4):\n        print(i * j, end=" ")\n    print()',
        '**tabla de multiplicar**',
      ],
      [
        'v = [3, 1]\nfor i in range(2):\n    for j in range(1):\n        if v[j] > v[j + 1]:\n            t = v[j]\n            v[j] = v[j + 1]\n            v[j + 1] = t\nprint(v)',
        '**burbuja**',
      ],
      [
        'import random\nc = 0\nfor _ in range(90):\n    if random.randint(1, 6) == 6:\n        c += 1\nprint("Seises:", c)',
        'hace `90` veces un **sorteo al azar**',
      ],
    ]
    for (const [code, told] of cases) expect(await answerTo('qué hace este código?', code)).toContain(told)
  })
})
