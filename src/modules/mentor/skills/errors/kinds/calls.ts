import type { Kinds } from './kind'

export const CALLS: Kinds = {
  callable: {
    means: 'Pones paréntesis detrás de {type}, como si fuera una función, y no lo es.',
    simply: 'Los paréntesis sirven para usar una función. Lo que hay delante es un valor normal.',
    causes: [
      [
        'Una variable se llama como una función y la tapa.',
        'list = [1, 2]\nprint(list("ab"))',
        'numeros = [1, 2]\nprint(list("ab"))',
      ],
      ['Paréntesis en lugar de corchetes.', 'l = [1, 2]\nprint(l(0))', 'l = [1, 2]\nprint(l[0])'],
      ['Falta el `*` de multiplicar.', 'print(2(3 + 4))', 'print(2 * (3 + 4))'],
    ],
    avoid: 'No llames a tus variables `list`, `str`, `sum`, `max`, `input` o `print`.',
  },
  'none-callable': {
    means: 'Llamas con paréntesis a algo que vale `None`.',
    simply: 'Intentas usar una herramienta que no está.',
    causes: [
      ['Hay dos paréntesis seguidos.', 'print("a")("b")', 'print("a")\nprint("b")'],
      ['Guardas el resultado en vez de la función.', 'boton = saludar()\nboton()', 'boton = saludar\nboton()'],
    ],
    avoid: 'Sin paréntesis pasas la función; con paréntesis, su resultado.',
    holds: true,
  },
  'module-callable': {
    means: 'Llamas con paréntesis a un módulo entero; se llama a una función que está dentro de él.',
    simply: 'Usas la caja de herramientas en vez de una herramienta.',
    causes: [
      [
        'El módulo y la clase se llaman igual.',
        'import datetime\nprint(datetime(2026, 1, 1))',
        'from datetime import datetime\nprint(datetime(2026, 1, 1))',
      ],
      [
        'Falta el nombre de la función.',
        'import random\nprint(random(1, 6))',
        'import random\nprint(random.randint(1, 6))',
      ],
    ],
    avoid: 'Escribe `modulo.funcion(…)`, o importa la función con `from modulo import funcion`.',
    holds: true,
  },
  'unpack-none': {
    means: 'Quieres repartir en varias variables {type}, y eso no tiene partes.',
    simply: 'Quieres repartir entre dos algo que no se puede repartir.',
    causes: [
      [
        'La función no devuelve nada.',
        'def f():\n    a, b = 1, 2\n\nx, y = f()',
        'def f():\n    a, b = 1, 2\n    return a, b\n\nx, y = f()',
      ],
    ],
    avoid: 'A la derecha de `a, b = …` tiene que haber dos valores.',
  },
  'none-iterable': {
    means: 'Recorres (con `for`, `in`, `list`, `sum`…) algo que vale `None`.',
    simply: 'Quieres mirar uno por uno los elementos de «nada».',
    causes: [
      [
        'La función no tiene `return`.',
        'def datos():\n    l = [1, 2]\n\nfor x in datos():\n    print(x)',
        'def datos():\n    l = [1, 2]\n    return l\n\nfor x in datos():\n    print(x)',
      ],
      ['`sort()` devuelve `None`.', 'for x in lista.sort():\n    print(x)', 'for x in sorted(lista):\n    print(x)'],
    ],
    avoid: 'Devuelve la lista con `return`, y usa `sorted(lista)` si quieres el resultado.',
  },
  membership: {
    means: 'Buscas con `in` dentro de {type}, que no contiene elementos.',
    simply: 'Buscas algo dentro de una cosa que no tiene interior.',
    causes: [['Se busca en un número.', 'if 3 in 123:\n    print("sí")', 'if "3" in str(123):\n    print("sí")']],
    avoid: 'A la derecha de `in` va una lista, un texto, un diccionario o algo que se recorra.',
    holds: true,
  },
  iterable: {
    means: 'Quieres recorrer {type}, que no tiene elementos que recorrer.',
    simply: '`for` va de uno en uno por una lista o un texto. Un número suelto no tiene elementos.',
    causes: [
      ['Falta `range`.', 'for i in 5:\n    print(i)', 'for i in range(5):\n    print(i)'],
      ['`len` da un número.', 'for i in len(lista):\n    print(i)', 'for i in range(len(lista)):\n    print(i)'],
      ['Sumas números sueltos.', 'print(sum(1, 2))', 'print(sum([1, 2]))'],
    ],
    avoid: 'Para repetir n veces, `for i in range(n):`; para recorrer una lista, `for x in lista:`.',
  },
  iterator: {
    means: 'Usas `next()` con {type}, que se puede recorrer y no lleva la cuenta de por dónde va.',
    simply: 'Falta el marcapáginas.',
    causes: [['Falta `iter`.', 'l = [1, 2]\nprint(next(l))', 'it = iter([1, 2])\nprint(next(it))']],
    avoid: 'Crea antes el iterador con `iter(…)`.',
  },
  'self-forgotten': {
    means: '{function} no admite ningún valor y recibe {got}.',
    simply:
      'Al llamar a un método con `objeto.metodo()`, Python pasa el objeto sin que se vea. El método necesita `self` para recibirlo.',
    causes: [
      [
        'Al método le falta `self`.',
        'class Perro:\n    def ladra():\n        print("guau")\n\nPerro().ladra()',
        'class Perro:\n    def ladra(self):\n        print("guau")\n\nPerro().ladra()',
      ],
      [
        'La función se creó sin parámetros.',
        'def saluda():\n    print("hola")\n\nsaluda("Ana")',
        'def saluda(nombre):\n    print("hola", nombre)\n\nsaluda("Ana")',
      ],
    ],
    avoid: 'El primer parámetro de los métodos es `self`, salvo con `@staticmethod` o `@classmethod`.',
  },
  'too-many-arguments': {
    means: '{function} recibe {got} valores, más de los que admite.',
    simply: 'Das más ingredientes de los que pide la receta. En un método, el propio objeto (`self`) cuenta como uno.',
    causes: [
      [
        'Sobra un valor en la llamada.',
        'def doble(n):\n    return n * 2\n\ndoble(1, 2)',
        'def doble(n):\n    return n * 2\n\ndoble(1)',
      ],
      [
        'Al método le falta `self`.',
        'class P:\n    def di(texto):\n        print(texto)\n\nP().di("a")',
        'class P:\n    def di(self, texto):\n        print(texto)\n\nP().di("a")',
      ],
      ['`append` añade uno solo.', 'lista.append(1, 2)', 'lista.extend([1, 2])'],
    ],
    avoid: 'Compara la llamada con la línea `def`: tienen que tener los mismos huecos.',
  },
  'class-no-arguments': {
    means: 'La clase {class} no recibe valores al crear el objeto: no tiene un `__init__` que los recoja.',
    simply: 'El molde no tiene sitio para lo que le das al crear el objeto.',
    causes: [
      [
        '`__init__` lleva dos guiones bajos a cada lado.',
        'class P:\n    def _init_(self, n):\n        self.n = n\n\nP(1)',
        'class P:\n    def __init__(self, n):\n        self.n = n\n\nP(1)',
      ],
    ],
    avoid: 'Escribe `def __init__(self, …):`, con dos guiones bajos delante y dos detrás.',
    holds: true,
  },
  'missing-arguments': {
    means: 'Llamas a {function} sin darle todo lo que pide: falta {names}.',
    simply: 'La receta pide un ingrediente que no le has dado.',
    causes: [
      [
        'Falta un valor en la llamada.',
        'def suma(a, b):\n    return a + b\n\nsuma(1)',
        'def suma(a, b):\n    return a + b\n\nsuma(1, 2)',
      ],
      ['Llamas al método desde la clase y no desde un objeto.', 'Perro.ladra()', 'toby = Perro()\ntoby.ladra()'],
      ['El parámetro puede tener un valor por defecto.', 'def suma(a, b):', 'def suma(a, b=0):'],
    ],
    avoid: 'Mira la línea `def`: cada parámetro sin `=` necesita su valor.',
  },
  'missing-argument': {
    means: '{function} necesita un valor que no le das.',
    simply: 'La herramienta pide algo que no le has dado.',
    causes: [['Faltan valores entre los paréntesis.', 'lista.append()', 'lista.append(3)']],
    avoid: 'Mira con `help(funcion)` qué pide.',
  },
  'unexpected-keyword': {
    means: '{function} no tiene ningún parámetro que se llame {name}.',
    simply: 'Das un dato con una etiqueta que la función no conoce.',
    causes: [
      [
        'El nombre está mal escrito.',
        'def f(edad):\n    print(edad)\n\nf(edda=3)',
        'def f(edad):\n    print(edad)\n\nf(edad=3)',
      ],
    ],
    avoid: 'Copia el nombre del parámetro de la línea `def`.',
    holds: true,
  },
  'multiple-values': {
    means: '{function} recibe dos veces el valor de {name}: por su posición y por su nombre.',
    simply: 'Das dos respuestas a la misma pregunta.',
    causes: [
      [
        'Un valor ocupa ya ese sitio.',
        'def f(a, b):\n    print(a, b)\n\nf(1, a=2)',
        'def f(a, b):\n    print(a, b)\n\nf(1, b=2)',
      ],
    ],
    avoid:
      'Da primero los valores sin nombre y después los que llevan nombre, cada uno una vez. En los métodos, no olvides `self`.',
  },
  'positional-only': {
    means: '{function} no acepta {name} con su nombre, solo por su posición.',
    simply: 'Ese valor se da sin etiqueta.',
    causes: [['Sobra el nombre.', 'def f(a, /):\n    print(a)\n\nf(a=1)', 'def f(a, /):\n    print(a)\n\nf(1)']],
    avoid: 'Los parámetros que están antes de `/` se dan sin nombre.',
    holds: true,
  },
}
