import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const answered = async (content: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })).markdown

/** A complaint, and the line of its mended program. */
const HEARD: readonly [content: string, line: string][] = [
  [
    'dice que el mas caro es 98.00 y claramente es 120.50\n\np = ["45.00", "120.50", "98.00"]\nprint("barato:", min(p))\nprint("caro:", max(p))',
    'print("barato:", min(p, key=float))',
  ],
  [
    'el cliente paga exacto y dice "faltan -5.551115123125783e-17" que es eso??? mandame todo el programa\n\ntotal = 0\nfor p in [0.1, 0.2]:\n    total += p\nif total == 0.3:\n    print("bien")\nelse:\n    print("faltan", 0.3 - total)',
    'if round(total, 2) == 0.3:',
  ],
  [
    'solo se guarda el ultimo\n\nfor n in ["a", "b"]:\n    linea = n + "\\n"\n    with open("s.txt", "w") as f:\n        f.write(linea)',
    '    for n in ["a", "b"]:',
  ],
  [
    '¿dónde se ha ido el ,75?\n\nimport numpy as np\nn = np.array([7, 5])\nn[1] = 5.75\nprint(n)  # [7 5]',
    'n = np.array([7, 5], dtype=float)',
  ],
  [
    'no me marca error pero siempre dice que es menor\n\nedad = int(input("edad: "))\nif edad > 18:\n    print("mayor")\nelse:\n    print("menor")\n\nbueno no siempre, pero mi prima tiene 18 y le dice menor',
    'if edad >= 18:',
  ],
  [
    'pense que esto copiaba la lista, pero si modifico una se modifica la otra\n\na = [18, 22]\nb = a\na.append(99)\nprint(b)\n\nquiero que b se quede como estaba',
    'b = a.copy()',
  ],
  [
    'mi filtro regresa vacio y no entiendo\n\ndf[(df["ciudad"] == "arequipa") & (df["edad"] > 30)]\n\ny en df["ciudad"].unique() tengo array([\'Arequipa \', \'AREQUIPA\', \'Cusco\'], dtype=object)',
    'df[(df["ciudad"].str.strip().str.lower() == "arequipa") & (df["edad"] > 30)]',
  ],
  [
    'Hice un conteo de votos y el que gana sale siempre el último, ¿por qué?\n\nvotos = {"rojo": 10, "azul": 25, "verde": 7}\ngana = ""\nmayor = 0\nfor k in votos:\n    if votos[k] > mayor:\n        mayor = votos[k]\n    gana = k\nprint(gana)',
    '        gana = k',
  ],
  [
    'el for me imprime cada letra por separado y yo queria cada palabra\n\nfrase = "hoy es lunes"\nfor p in frase:\n    print(p)',
    'for p in frase.split():',
  ],
  [
    'cuando pongo 3 (salir) no sale\n\nwhile True:\n    op = input("> ")\n    if op == "1":\n        print("sumo")\n    elif op == 3:\n        break',
    '    elif op == "3":',
  ],
  [
    'dos cosas: no me saluda por el nombre sino que pone nombre, y la edad me sale repetida 10 veces\n\nnombre = input("nombre: ")\nedad = input("edad: ")\nprint("hola nombre")\nprint(edad * 10)',
    'print(f"hola {nombre}")',
  ],
]

it.each(HEARD)('hears a complaint in whatever words, and mends it: %s', async (content, line) => {
  const { markdown } = await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })
  const program = /### El programa corregido\n\n```python\n([\s\S]*?)```/.exec(markdown)?.[1] ?? ''
  expect(program.split('\n')).toContain(line)
})

describe('figures that a number alone does not have', () => {
  it('are given by a format where they are wanted', async () => {
    const told = await answered(
      "hora = 8\nminuto = 5\nprint(f'{hora}:{minuto}')\n\nme sale 8:5 y quiero que salga 08:05",
    )
    expect(told).toContain("print(f'{hora:02d}:{minuto:02d}')")
    expect(told).toContain('Ahora imprime:\n\n```text\n08:05\n```')
  })

  it('are explained where that is asked for', async () => {
    const program = 'n = 3720\nr = 0\nwhile n > 0:\n    r = r * 10 + n % 10\n    n = n // 10\nprint(r)'
    const told = await answered(`${program}\n\nexplícame paso a paso, y por qué sale 273 y no 0273`)
    expect(told).toContain('**dar la vuelta**')
    expect(told).not.toContain('04d')
  })
})
