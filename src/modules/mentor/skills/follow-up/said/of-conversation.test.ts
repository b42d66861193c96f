import { describe, expect, it } from 'vitest'
import { lastAnswer, programIn } from '../testing/last-answer'

describe('what goes on with an idea', () => {
  it.each([
    ['que es una función lambda?', 'y cuando la uso en vez de un def normal?', '`def` casi siempre'],
    ['que es un generador', 'pero q ventaja tiene frente a una lista?', 'gasta mucha menos memoria'],
    ['que es un set en python', 'y puedo meter una lista dentro?', 'unhashable type'],
    ['que es una list comprehension', 'y le puedo poner un if else?', 'va **delante**'],
    ['como uso argparse', 'y eso se lo paso al ejecutarlo o como?', 'python programa.py'],
  ])('«%s», «%s»', async (first, question, told) => {
    expect((await lastAnswer(first, question)).markdown).toContain(told)
  })
})

describe('is no order for a program', () => {
  it.each([
    ['diferencia entre while y for', 'y cuál es más rápido?'],
    ["ValueError: invalid literal for int() with base 10: 'hola'", 'cómo hago para que no se pare el programa?'],
    ['qué imprime?\n\na = [1, 2, 3]\nb = a\nb.append(4)\nprint(a)', 'y cómo hago para que a no cambie?'],
  ])('«%s», «%s»', async (first, question) => {
    expect(['write', 'howtos']).not.toContain((await lastAnswer(first, question)).skill)
  })
})

it('two names of one list are kept apart by a copy', async () => {
  const code = 'qué imprime?\n\na = [1, 2, 3]\nb = a\nb.append(4)\nprint(a)'
  const { markdown } = await lastAnswer(code, 'y cómo hago para que a no cambie?')
  expect(programIn(markdown)).toContain('b = a.copy()')
})

describe('what goes on with the product', () => {
  it.each([
    ['cuántos mensajes tengo gratis al día?', 'y si me los acabo?', 'planes PRO'],
    ['qué diferencia hay entre el mentor básico y el PRO?', 'y eso cuánto vale?', '€'],
  ])('«%s», «%s»', async (first, question, told) => {
    const { markdown, skill } = await lastAnswer(first, question)
    expect(skill).toBe('product')
    expect(markdown).toContain(told)
  })

  it('leaves a question about Python to others', async () => {
    expect((await lastAnswer('cuántos mensajes tengo gratis al día?', 'y qué es una lista?')).skill).not.toBe('product')
  })
})

describe('what goes on with a review', () => {
  const PAR =
    'def es_par(n):\n    if n % 2 == 0:\n        return True\n    else:\n        return False\n\nrevisa mi codigo'
  it('tells the reason of what was advised', async () => {
    const { markdown } = await lastAnswer(PAR, 'y por qué es mejor así?')
    expect(markdown).toContain('El resultado es el mismo')
    expect(markdown).toContain('repite lo que la comparación ya ha calculado')
  })

  it.each([
    ['y eso no es más difícil de leer?', true],
    ['y por qué hoy hace calor?', false],
  ])('is told where it is doubted, and where nothing else is asked: «%s»', async (question, isTold) => {
    const { markdown } = await lastAnswer(PAR, question)
    expect(markdown.includes('repite lo que la comparación')).toBe(isTold)
  })

  it('does not call the result the same where something was wrong', async () => {
    const bare = 'try:\n    n = int(input())\nexcept:\n    print("mal")\n\nesta bien asi?'
    const { markdown } = await lastAnswer(bare, 'y por que es malo dejar el except solito?')
    expect(markdown).not.toContain('El resultado es el mismo')
    expect(markdown).toContain('atrapa cualquier error')
  })
})

describe('a class', () => {
  const PERRO =
    "class Perro:\n    especie = 'can'\n    def __init__(self, nombre):\n        self.nombre = nombre\n        self.trucos = []\n\na = Perro('Toby')\nprint(a.trucos)\n\nqué hace?"
  it.each([
    ['y si creo otro perro comparte los trucos?', /^No: `self.trucos = \[\]` \(línea 5\)/],
    ['y la especie la comparten todos los perros?', /^Sí: `especie = 'can'` \(línea 2\)/],
  ])('says whether its objects share: «%s»', async (question, told) => {
    expect((await lastAnswer(PERRO, question)).markdown).toMatch(told)
  })

  it('is used by the lines that use it', async () => {
    const { markdown } = await lastAnswer(PERRO, 'y cómo la uso luego?')
    expect(programIn(markdown)).toContain("a = Perro('Toby')")
  })

  it('is used by lines that would, where none does', async () => {
    const own =
      'class Caja:\n    def __init__(self, alto):\n        self.alto = alto\n    def abrir(self):\n        return self.alto\n\nque hace'
    const { markdown } = await lastAnswer(own, 'y como la uso?')
    expect(programIn(markdown)).toBe('caja = Caja(10)\ncaja.abrir()')
  })
})

describe('what goes on with a program that was written', () => {
  it.each([
    ['hazme una función que calcule el factorial', 'eso es recursivo?', '`factorial` no lo hace'],
    ['hazme una función que calcule el factorial', 'qué pasa si le paso un número negativo', 'ValueError'],
    ['programa que cuente las vocales de una frase', 'cuenta las que llevan tilde?', 'Tiene 3 vocales'],
    ['hazme un generador de contraseñas', 'por qué usas secrets y no random', 'no se pueden adivinar'],
    ['conversor de celsius a fahrenheit', 'por qué 9/5?', 'se multiplica por 9/5'],
    ['lista de la compra', 'se guarda al cerrar?', 'Al cerrarlo se pierden'],
    ['ahorcado en python', 'dónde pongo más palabras?', 'PALABRAS = ['],
    ['n = 5\nwhile n > 0:\n    print(n)\nno para nunca', 'y dónde pongo el n -= 1?', '**dentro** del `while`'],
    ['programa que calcule el imc', 'cuánto me da si peso 80 y mido 1.75', 'Tu IMC es 26.1'],
    ['programa que pida la edad y diga si es mayor de edad', 'qué pasa si no escribe nada', 'se pulsó Intro'],
    ['programa que calcule el área de un círculo', 'qué es math.pi', 'el número π'],
    [
      'DESCUENTO = 20\ndescuento = 50 * DESCUENTO / 100\nprint(descuento)\nqué hace',
      'y si el descuento es del 30?',
      'DESCUENTO = 30',
    ],
    ['programa que genere 5 números aleatorios', 'se pueden repetir?', 'random.sample'],
    ['función que diga si un número es perfecto', 'por qué el 12 no lo es', 'devuelve `False`'],
    ['clase Persona con nombre y edad', 'cómo cambio la edad después?', 'persona.edad = 10'],
    ['ventas = [120, 80, 200]\nprint(sum(ventas))\nqué hace', 'y la mediana?', 'statistics.median(ventas)'],
    ['pasar de km a millas', 'y de millas a km?', "input('Millas: ')"],
  ])('«%s», «%s»', async (first, question, told) => {
    expect((await lastAnswer(first, question)).markdown).toContain(told)
  })

  it('is not taken for a question about what becomes of people’s data', async () => {
    expect((await lastAnswer('hazme un generador de contraseñas', 'es seguro?')).skill).not.toBe('product')
  })
})

it('a function that gives nothing back is called, and nothing is kept of it', async () => {
  const code = "def saludar(nombre='mundo'):\n    print('hola', nombre)\nqué hace"
  expect(programIn((await lastAnswer(code, 'cómo la llamo con mi nombre?')).markdown)).toBe('saludar("Ana")')
})

const ENDLESS = 'n = 5\nwhile n > 0:\n    print(n)\n\nno para nunca'
const UNBOUND =
  "NameError: name 'total' is not defined\n\n```python\nfor p in [10, 20]:\n    total = total + p\nprint(total)\n```"
const BLOCKLESS = 'me dice IndentationError\n\n```python\nx = 5\nif x > 3:\nprint("mayor")\n```'
const JOINED =
  'TypeError: can only concatenate str (not "int") to str\n\n```python\nedad = input("edad: ")\nprint("Tienes " + (int(edad) + 1))\n```'
const GATHERED =
  'TypeError: unsupported operand type(s) for /: \'str\' and \'int\'\n\n```python\nnotas = ["7", "8"]\nsuma = ""\nfor n in notas:\n    suma = suma + n\nprint(suma / len(notas))\n```'

describe('doubts about a correction', () => {
  it.each([
    [ENDLESS, 'y por qué no hay que ponerlo afuera del while?', 'deje de cumplirse'],
    [UNBOUND, 'y si lo pongo adentro del for qué pasa', 'volvería a empezar'],
    [UNBOUND, 'no puede ir dentro?', 'En el otro sitio'],
    [BLOCKLESS, 'y por qué python es tan delicado con los espacios?', 'qué va dentro de qué'],
    [BLOCKLESS, 'puedo poner 2 espacios?', 'Sí, puedes'],
    [
      JOINED,
      'y no se puede convertir desde el input?',
      'edad = int(input("edad: "))\nprint("Tienes " + str(edad + 1))',
    ],
    [GATHERED, 'no entiendo, qué tengo que cambiar en mi código?', 'suma = suma + int(n)\nprint(suma / len(notas))'],
    [GATHERED, 'o sea tengo que hacer suma = 0 y poner int(n)?', 'Sí, justo eso'],
    [
      'me tira ZeroDivisionError\n\n```python\nnotas = []\nmedia = sum(notas) / len(notas)\nprint(media)\n```',
      'y por qué no usar try?',
      'except ZeroDivisionError:',
    ],
  ])('«%s», «%s»', async (first, question, told) => {
    expect((await lastAnswer(first, question)).markdown).toContain(told)
  })

  it('tells a reason that is asked for again one step deeper', async () => {
    const [first, second] = await Promise.all([
      lastAnswer(JOINED, 'y por qué no lo convierte solo?'),
      lastAnswer(JOINED, 'y por qué no lo convierte solo?', 'y por qué?'),
    ])
    expect(first.markdown).toContain('hace dos cosas distintas')
    expect(second.markdown).toContain('f-string')
  })
})

describe('doubts about a piece of the program', () => {
  it.each([
    [GATHERED, 'entonces cómo lo hago para que funcione?', '### El programa corregido'],
    [
      'me sale IndexError\n\n```python\nv = [1, 2]\ni = 0\nwhile i <= len(v):\n    print(v[i])\n    i += 1\n```',
      'y por qué < y no <=?',
      'dice **cuántos** hay',
    ],
    [
      'por que sale None\n\n```python\ndef doble(n):\n    print(n * 2)\n\nr = doble(4)\nprint(r)\n```',
      'no lo pillo, más fácil',
      'Quédate solo con esto',
    ],
    ['me da KeyError\n\n```python\np = {"pan": 1}\nprint(p["Pan"])\n```', 'es la mayúscula no?', 'Sí, es eso'],
    [
      'me tira ZeroDivisionError\n\n```python\nv = []\nm = sum(v) / len(v)\nprint(m)\n```',
      'y con un if?',
      'if len(v) != 0:\n    m = ',
    ],
    ['qué hace\n\n```python\na = [1, 2, 3]\nprint(a[0])\n```', 'y a[1:] y a[-1]?', 'a[-1]  →  3'],
    [
      'qué hace\n\n```python\nclass P:\n    def __init__(self, n):\n        self.n = n\n    def di(self):\n        print(self.n)\n\np = P("x")\np.di()\n```',
      'por qué en di() no le paso nada si tiene self?',
      '`P.di(p)`',
    ],
    [
      'cómo hago esto más corto?\n\n```python\nres = []\nfor i in range(6):\n    if i % 2 == 0:\n        res.append(i)\nprint(res)\n```',
      'y por qué el if va al final?',
      'es un **filtro**',
    ],
    [
      'qué sale\n\n```python\nfor x in [3, 8]:\n    print("a")\nprint(x)\n```',
      'por qué x vale 8 después del bucle?',
      '**el último que recibió**: `8`',
    ],
    [
      'qué hace\n\n```python\nv = [1, 2]\nprint(sum(v) / len(v))\n```',
      'por qué divides entre len(v)?',
      '3 entre 2 da `1.5`',
    ],
    [
      'por qué no me anda\n\n```python\nn = [3, 1]\nn = n.append(4)\nprint(n)\n```',
      'ah y sort también?',
      'Sí: `sort` también',
    ],
    [
      'qué hace\n\n```python\nn = int(input("n: "))\nif n > 0:\n    print("más")\nelif n < 0:\n    print("menos")\nelse:\n    print("cero")\n```',
      'por qué no pones otro if en vez de elif?',
      'dos preguntas aparte',
    ],
    [
      'qué hace\n\n```python\nn = input("nombre: ")\nif n == "ana":\n    print("hola")\nelse:\n    print("quién")\n```',
      'y si lo escribo con mayúsculas?',
      'nombre: ANA',
    ],
    ['hazme una función que reciba dos números y devuelva el mayor', 'y si son iguales?', '(7.5, 7.5)'],
  ])('«%s», «%s»', async (first, question, told) => {
    expect((await lastAnswer(first, question)).markdown).toContain(told)
  })

  it('hands out what was shown as safe', async () => {
    const { markdown } = await lastAnswer(
      'qué hace\n\nn = int(input("n: "))\nprint(10 / n)',
      'y si pongo 0?',
      'y cómo lo arreglo?',
    )
    expect(markdown).toContain('### El programa corregido')
  })

  it('mends what stops at the next line', async () => {
    const code =
      'ventas = input("Ventas: ")\niva = ventas * 0.10\nprint("El iva es " + iva)\n\nhe escrito esto y no me sale'
    expect((await lastAnswer(code)).markdown).toContain('print("El iva es " + str(iva))')
  })
})
