import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (said: string, code: string) =>
  (
    await mentor.answer({
      mentor: 'basic',
      turns: [{ role: 'user', content: `${said}\n\`\`\`python\n${code}\n\`\`\`` }],
    })
  ).markdown

const SAME = 'x = [1, 2, 3]\ny = [1, 2, 3]\nprint(x == y)\nprint(x is y)'
const ALIAS = 'a = [1, 2, 3]\nb = a\nb.append(4)\nprint(a)'

describe('an answer reads as a whole', () => {
  it.each([
    '¿Por qué uno da True y el otro False?',
    'No entiendo por qué el primer print da True y el segundo da False',
  ])('each print with all that is told of it: %s', async (said) => {
    const told = await ask(said, SAME)
    expect(told.startsWith('`print(x == y)` muestra `True`.')).toBe(true)
    expect(told).toMatch(/muestra `False`\. `x is y` pregunta si son \*\*el mismo objeto\*\*/)
    expect(told).not.toMatch(/^Aquí vale/m)
  })

  it('why something comes out before what comes out', async () => {
    const told = await ask('¿Por qué imprime [1, 2, 3, 4] si yo solo añadí el 4 a la lista b?', ALIAS)
    expect(told).toMatch(
      /^`a` y `b` son \*\*el mismo objeto\*\* con dos nombres|^`b` y `a` son \*\*el mismo objeto\*\*/,
    )
    expect(told).not.toContain('corchetes')
  })
})

describe('what the program alone decides is run', () => {
  it('chance with a seed', async () => {
    const told = await ask(
      '¿qué imprime?',
      'import random\nrandom.seed(4)\nprint([random.randint(1, 6) for _ in range(5)])',
    )
    expect(told).toContain('[2, 3, 1, 6, 4]')
    expect(told).not.toContain('cada vez puede salir')
  })

  it('a file that it writes itself, with what is left in it', async () => {
    const told = await ask(
      '¿qué imprime y qué queda en el archivo?',
      'with open("n.txt", "w") as f:\n    f.write("Ana;7\\n")\nwith open("n.txt") as f:\n    print(int(f.read().strip().split(";")[1]) + 1)',
    )
    expect(told).toContain('```text\n8\n```')
    expect(told).toContain('Y en el archivo `n.txt` queda escrito:\n\n```text\nAna;7\n```')
  })

  it('no file of somebody else', async () =>
    expect(await ask('¿qué imprime?', 'with open("n.txt") as f:\n    print(f.read())')).toContain('que yo no veo'))
})

const KAGGLE =
  'X = df.drop(columns=["precio"])\ny = df["precio"]\nX_tr, X_te, y_tr, y_te = train_test_split(X, y, test_size=0.2, random_state=42)\nmodelo = LinearRegression().fit(X_tr, y_tr)\nprint(modelo.score(X_te, y_te))'

it('a piece without its imports: what only one library calls so is its', async () => {
  const told = await ask('¿qué hace cada línea?', KAGGLE)
  for (const text of ['quita las columnas', '**entrena**', '**semilla**', 'R²', '`df` se crea en otra parte'])
    expect(told).toContain(text)
  expect(told).not.toContain('NameError')
})

it('what is typed, set apart by spaces alone', async () => {
  const told = await ask('si escribo  la casa de mi abuela  qué sale?', 't = input("Di: ")\nprint(t.title())')
  expect(told).toContain('Di: la casa de mi abuela\nLa Casa De Mi Abuela')
})

describe('all that is asked beside a call', () => {
  it('the patterns of a match', async () => {
    const told = await ask(
      'el | y el case _ que son, y que regresa con clima("niebla")',
      'def clima(c):\n    match c:\n        case "sol":\n            return 1\n        case "lluvia" | "granizo":\n            return 2\n        case _:\n            return 3',
    )
    expect(told.startsWith('`clima("niebla")` devuelve `3`.')).toBe(true)
    expect(told).toContain('el `|` significa **o**')
    expect(told).toContain('**cualquier otra cosa**')
  })

  it('how often a function calls itself', async () =>
    expect(
      await ask(
        'si llamo fact(4) cuántas veces se llama a sí misma y qué devuelve?',
        'def fact(n):\n    if n == 0:\n        return 1\n    return n * fact(n - 1)',
      ),
    ).toMatch(/devuelve `24`[\s\S]+\*\*5 veces\*\*[\s\S]+otras \*\*4\*\*/))

  it('a method of an object that the question makes', async () =>
    expect(
      await ask(
        'qué da Gato("Mia").habla()?',
        'class Gato:\n    def __init__(self, n):\n        self.n = n\n    def habla(self):\n        return self.n + ": miau"',
      ),
    ).toContain('`Gato("Mia").habla()` devuelve `\'Mia: miau\'`'))

  it('values that the words give to the parameters', async () =>
    expect(
      await ask(
        'explícame esto. con t="zeta" y k=1 qué saldría?',
        'def cifrar(t, k):\n    r = ""\n    for c in t:\n        r += chr((ord(c) - 97 + k) % 26 + 97)\n    return r',
      ),
    ).toContain('`cifrar("zeta", 1)` devuelve `\'afub\'`'))
})

it.each([
  [
    'por qué mi lista no cambia?',
    'def doblar(l):\n    l = [x * 2 for x in l]\n\npasos = [3, 5]\ndoblar(pasos)\nprint(pasos)',
    /\*\*no cambia\*\* lo que hay fuera[\s\S]+`pasos = doblar\(pasos\)`/,
  ],
  [
    'para qué sirve el as e y el Exception?',
    'try:\n    n = int(input())\nexcept Exception as e:\n    print("mal", e)',
    /casi cualquier[\s\S]+guarda el error en `e`/,
  ],
  [
    'qué hace zip y dónde quedó el 7',
    'for n, g in zip(["Ana", "Leo"], [3, 0, 7]):\n    print(n, g)',
    /`7` no tiene pareja/,
  ],
  [
    'no pillo el orden, por qué imprime primero C y luego B',
    'class A:\n    def f(self):\n        print("A")\nclass B(A):\n    def f(self):\n        super().f()\n        print("B")\nclass C(A):\n    def f(self):\n        super().f()\n        print("C")\nclass D(B, C):\n    pass\nD().f()',
    /^`D` hereda de `B` y `C`[\s\S]+el `super\(\)` de `B` llama a `C`, no a `A`/,
  ],
])('%s', async (said, code, told) => expect(await ask(said, code)).toMatch(told))

it.each([
  [
    'por qué el profe pone if __name__ == "__main__" al final? yo lo quito y funciona igual',
    'def main():\n    n = float(input("n: "))\n    print(n)\n\nif __name__ == "__main__":\n    main()',
    /^El bloque de `if __name__ == "__main__":` \(línea 5\)[\s\S]+con un `import`/,
  ],
  [
    '¿Qué significa el asterisco en la primera línea?',
    'primero, *medio, ultimo = [1, 2, 3, 4]\nprint(medio)',
    /^`primero, \*medio, ultimo = .*El asterisco hace que `medio`/,
  ],
  [
    '¿Qué hace el else que está pegado al for? nunca lo había visto',
    'n = 13\nfor d in range(2, n):\n    if n % d == 0:\n        break\nelse:\n    print("es primo")',
    /^El `else` de la línea 5 .*\*\*es del bucle\*\*/,
  ],
  [
    'cuántas veces se imprime el asterisco?',
    'for i in range(1, 5):\n    for j in range(i):\n        print("*", end="")\n    print()',
    /^Se imprimen \*\*10\*\*/,
  ],
])('what is asked about first: %s', async (said, code, told) => expect(await ask(said, code)).toMatch(told))

it.each([
  [
    '¿Se imprime "hola" en este programa?',
    'x = []\nif x:\n    print("hola")\nelse:\n    print("adiós")',
    /^\*\*No\*\*: `hola` no se imprime\. .*se hace el `else`/,
  ],
  [
    'no entiendo el break, ¿sale de los dos bucles?',
    'for i in range(3):\n    for j in range(3):\n        if j == 1:\n            break\n        print(i, j)',
    /^\*\*No\*\*: el `break` de la línea 4 sale solo del bucle \*\*más cercano\*\*/,
  ],
  [
    '¿es verdad que este código modifica la lista original?',
    'def quita(v):\n    return [x for x in v if x >= 0]\ndatos = [3, -1]\nprint(quita(datos))',
    /^No: `datos` no cambia/,
  ],
  [
    '¿Qué pasa si en `d["z"]` la clave no existe?',
    'd = {"a": 1}\nprint(d["a"])',
    /^`d\["z"\]` se para con `KeyError: 'z'`/,
  ],
  [
    '¿cuál de las dos funciones es más rápida y por qué?',
    'def f1(n):\n    if n < 2:\n        return n\n    return f1(n - 1) + f1(n - 2)\n\ndef f2(n):\n    a, b = 0, 1\n    for _ in range(n):\n        a, b = b, a + b\n    return a',
    /^Con muchos datos, la más rápida es \*\*`f2`\*\*[\s\S]+O\(2ⁿ\)[\s\S]+O\(n\)/,
  ],
  [
    '¿cuándo para el while?',
    'n = 27\npasos = 0\nwhile n != 1:\n    n = n // 2 if n % 2 == 0 else 3 * n + 1\n    pasos += 1\nprint(pasos)',
    /^(?![\s\S]*En la última vuelta)[\s\S]*`n != 1`/,
  ],
  [
    '¿Qué es `cls`?',
    'class A:\n    @classmethod\n    def de(cls, t):\n        return cls()\na = A.de("x")\nprint(type(a).__name__)',
    /^(?![\s\S]*`self`)[\s\S]*recibe la clase \(`cls`\)/,
  ],
  [
    'por qué sale "Hola Ana" y no "hola ana"?',
    'nombre = "ana"\nsaludo = f"hola {nombre}"\nprint(saludo.title())',
    /^`saludo\.title\(\)` pone en mayúscula/,
  ],
])('the question itself first, yes or no where that is asked: %s', async (said, code, told) =>
  expect(await ask(said, code)).toMatch(told),
)
