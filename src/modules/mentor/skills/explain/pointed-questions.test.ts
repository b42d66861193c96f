import { describe, expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from '../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)
const ask = async (said: string, code: string) =>
  (await mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content: `${said}\n\n${code}` }] })).markdown

const TOP = 'top = df.groupby("tienda")["ventas"].sum().sort_values(ascending=False).head(3)'

describe('MENTOR of what kind a name is, where no run shows it', () => {
  it.each<[string, string, RegExp]>([
    [
      'a column of a chain of pandas',
      `que guarda top? es un dataframe?\n\n${TOP}`,
      /^No: `top` es una \*\*columna suelta\*\* \(`Series`\)/,
    ],
    [
      'a table where several things are worked out of each group',
      'qué tengo en resumen?\n\nresumen = df.groupby("zona")["valor"].agg(["sum", "mean"]).head(5)',
      /^`resumen` es una \*\*tabla\*\* \(`DataFrame`\)/,
    ],
    [
      'groups that have worked out nothing yet',
      'qué tipo tiene g?\n\ng = df.groupby("zona")["valor"]',
      /^`g` es una columna \*\*repartida en grupos\*\*/,
    ],
    [
      'what is typed',
      'qué tipo tiene x aquí? un str o un int?\n\nx = input("dime ")\ny = int(x) + 1',
      /^`x` es un \*\*texto\*\* \(`str`\)/,
    ],
    ['a mask', 'que tipo es m?\n\nm = df["edad"] > 18', /^`m` es una columna de `True` y `False`/],
  ])('%s', async (_what, message, told) => expect(await ask(message, '')).toMatch(told))
})

describe('MENTOR two lines that are set against each other', () => {
  it('tells what sets their calls apart, both lines, and what is left of them', async () => {
    const told = await ask(
      'que diferencia hay entre la linea 2 y la 3',
      'a = [3, 1, 2]\nb = sorted(a)\na.sort()\nprint(a, b)',
    )
    expect(told).toMatch(/^`sorted\(x\)` da una lista \*\*nueva\*\* y no toca `x`/)
    expect(told).toMatch(/\*\*Línea 2\*\*, `b = sorted\(a\)`[\s\S]+\*\*Línea 3\*\*, `a\.sort\(\)`/)
    expect(told).toContain('`b` vale `[1, 2, 3]`')
  })

  it('takes «estas dos líneas» for those that do something', async () =>
    expect(
      await ask(
        'cual es la diferencia entre estas dos lineas',
        'nums = [1, 2, 3]\na = [n * 2 for n in nums]\nb = (n * 2 for n in nums)',
      ),
    ).toMatch(/lista por comprensión[\s\S]+expresión generadora/))
})

describe('MENTOR why it comes out so', () => {
  it('names the `print` that each of two equal lines comes from', async () => {
    const told = await ask(
      'por que imprime dos veces Hola',
      'def saluda(n):\n    print("Hola", n)\n    return "Hola " + n\n\nprint(saluda("Ana"))',
    )
    expect(told).toMatch(/^Porque lo escriben \*\*dos\*\* `print` distintos/)
    expect(told).toMatch(/\*\*dentro\*\* de `saluda`[\s\S]+lo que \*\*devuelve\*\* `saluda\("Ana"\)`/)
  })

  it('says that what stands behind a call of itself waits for it', async () => {
    const code = 'def f(n):\n    if n == 0:\n        return\n    f(n - 1)\n    print(n)\n\nf(3)'
    expect(await ask('pensaba q salia 3 2 1 y sale 1 2 3, xq?', code)).toMatch(
      /^Porque `print\(n\)` va \*\*después\*\* de la llamada/,
    )
  })

  it('says that an object has got an attribute of its own, and changes nothing', async () => {
    const code = 'class Jugador:\n    vidas = 7\n\na = Jugador()\nb = Jugador()\na.vidas = 6\nprint(a.vidas, b.vidas)'
    const question = 'si cambie las vidas a 6 por q b sigue con 7'
    expect(await ask(`${question}?`, code)).toMatch(
      /^Porque `a\.vidas = 6` \(línea 6\) crea un `vidas` \*\*propio de ese objeto\*\*/,
    )
    expect(await ask(question, code)).toContain('`vidas` es un atributo **de la clase** `Jugador`')
  })

  it('says who makes a name that nobody defined', async () =>
    expect(
      await ask('pq no da error si nunca definí fila', 'm = [[1, 2], [3, 4]]\nfor fila in m:\n    print(fila)'),
    ).toMatch(/^No hace falta crearla antes: `fila` es la variable del `for`/))

  it('says how an object is shown', async () =>
    expect(
      await ask(
        '¿por qué imprime <__main__.Coche object at 0x...>?',
        'class Coche:\n    def __init__(self, m):\n        self.m = m\n\nprint(Coche("seat"))',
      ),
    ).toMatch(/^Porque la clase `Coche` no dice cómo se \*\*muestra\*\*/))
})

describe('MENTOR what a program gives with what is said', () => {
  it('the only text of the question, for the only name that has nothing', async () =>
    expect(
      await ask(
        '¿Qué pasaría con "coger llave roja"?',
        'match comando.split():\n    case ["ir", lugar]:\n        print("vas a", lugar)\n    case ["coger", *cosas]:\n        print("coges", cosas)',
      ),
    ).toContain("coges ['llave', 'roja']"))

  it('an empty list, for the only function that takes one', async () =>
    expect(
      await ask(
        'que pasa con total si la lista esta vacia',
        'def media(xs):\n    total = 0\n    for x in xs:\n        total += x\n    return total / len(xs)',
      ),
    ).toMatch(/^`media\(\[\]\)` se para con `ZeroDivisionError/))
})

describe('MENTOR what is left of several runs', () => {
  it.each<[string, string, RegExp]>([
    ['a', 'a', /queda \*\*3 veces\*\*[\s\S]+hola\nhola\nhola/],
    ['w', 'w', /queda solo lo de la \*\*última\*\*/],
  ])('of a file that is opened with "%s"', async (_name, mode, told) =>
    expect(
      await ask(
        'si lo ejecuto 3 veces que queda en el archivo',
        `with open("log.txt", "${mode}") as f:\n    f.write("hola\\n")`,
      ),
    ).toMatch(told),
  )
})

describe('MENTOR a series of chance that is the same each time', () => {
  it('is told by its seed', async () =>
    expect(
      await ask(
        'Cada vez que lo ejecuto salen los mismos dados. Es por la segunda línea, verdad? para qué querría alguien eso',
        'import random\nrandom.seed(42)\nprint(random.randint(1, 6))',
      ),
    ).toMatch(/semilla/))
})

describe('MENTOR a question of meaning is explained, where nothing is wrong', () => {
  it('the else of a loop that somebody takes for misplaced', async () =>
    expect(
      await ask(
        'el else está mal sangrado no? debería ir con el if. pero así funciona',
        'n = 7\nfor d in range(2, n):\n    if n % d == 0:\n        print("no")\n        break\nelse:\n    print("es primo")',
      ),
    ).toMatch(/^El `else` de la línea 6 va a la altura del bucle porque \*\*es del bucle\*\*/))

  it('whether something may be written so', async () =>
    expect(
      await ask(
        'se puede poner así dos < seguidos? y qué queda si hora = 20',
        'estado = "abierto" if 8 <= hora < 20 else "cerrado"',
      ),
    ).not.toContain('no cambiaría nada'))

  it('what would be without a place that is named before', async () =>
    expect(
      await ask(
        'para que sirve el [0] del final? se puede quitar',
        'from collections import Counter\nc = Counter("banana")\nprint(c.most_common(1)[0])',
      ),
    ).toContain("Sin `[0]` saldría `[('a', 3)]` en vez de `('a', 3)`"))

  it.each<[string, string, string, RegExp]>([
    [
      'the codes of a date',
      'qué fecha sale y qué son los %?',
      'from datetime import date\nprint(date(2024, 3, 1).strftime("%d/%m/%Y"))',
      /`%d` es el \*\*día\*\*/,
    ],
    [
      'the name of an error',
      'que es "e" aqui?',
      'try:\n    x = 1 / 0\nexcept ZeroDivisionError as e:\n    print(e)',
      /^`e` es el \*\*error\*\* que recoge el `except` de la línea 3/,
    ],
    [
      'a part of an address',
      'de donde saca el id',
      '@app.route("/producto/<int:id>")\ndef producto(id):\n    return f"Producto {id}"',
      /\*\*trozo de la dirección\*\*/,
    ],
    [
      'a `raise` alone',
      'q hace raise solo?',
      'try:\n    abrir()\nexcept OSError:\n    print("no")\n    raise',
      /vuelve a lanzar el mismo error/,
    ],
    [
      'the cells that `loc` chooses',
      'no entiendo esto',
      'df.loc[df["estrato"].isna(), "estrato"] = 0',
      /\*\*columna\*\* `"estrato"`, pero solo en las \*\*filas\*\*/,
    ],
  ])('%s', async (_what, said, code, told) => expect(await ask(said, code)).toMatch(told))
})

describe('MENTOR a program however it is pasted', () => {
  it('reads the lines that a messenger quotes', async () =>
    expect(await ask('que hace el +=', '> total = 0\n> for p in [2, 3]:\n>     total += p\n> print(total)')).toContain(
      'Tu programa imprime:\n\n```text\n5\n```',
    ))

  it('reads a value that is put into some cells of a table', async () =>
    expect(
      await ask(
        '¿qué es la ~ y por qué va el "bono" después de la coma?',
        'df.loc[(df["area"] == "Ventas") & ~df["cesado"], "bono"] = 350',
      ),
    ).toMatch(/el signo `~` es «\*\*no\*\*»[\s\S]+después de la coma, \*\*qué columna\*\*/))
})

describe('MENTOR what the tree tells', () => {
  it.each<[string, string, string, RegExp]>([
    [
      'tasks that wait one after the other',
      'tarda 2 o 4 segundos?',
      'import asyncio\nasync def f():\n    await asyncio.sleep(2)\nasync def main():\n    await f()\n    await f()\nasyncio.run(main())',
      /^Tarda \*\*4 s\*\*/,
    ],
    [
      'a whole query',
      'me podrian decir que hace esta consulta?',
      'cur.execute("SELECT ciudad, COUNT(*) FROM clientes GROUP BY ciudad HAVING COUNT(*) > 3")',
      /^La consulta pide `ciudad, COUNT\(\*\)` de la tabla `clientes`\.[\s\S]+GROUP BY ciudad/,
    ],
    [
      'what one call gives two names',
      'Qué significan fig y ax?',
      'import matplotlib.pyplot as plt\nfig, ax = plt.subplots(1, 2)\nax[0].plot([1, 2])',
      /`plt\.subplots\(1, 2\)` crea la \*\*figura\*\*/,
    ],
    [
      'a parameter that an object keeps',
      'no entiendo self.saldo = saldo, por qué se repite?',
      'class Cuenta:\n    def __init__(self, saldo):\n        self.saldo = saldo\n\nc = Cuenta(100)',
      /`self\.saldo = saldo` guarda \*\*en el objeto\*\*/,
    ],
    [
      'so many numbers on one line',
      'y si meto 3 numeros q pasa?',
      'n, m = map(int, input().split())\nprint(n + m)',
      /too many values to unpack/,
    ],
  ])('%s', async (_what, said, code, told) => expect(await ask(said, code)).toMatch(told))
})
