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
    avoid: 'El primer parámetro de todo método es `self`.',
  },
  'too-many-arguments': {
    means: '{function} recibe {got} valores y admite menos.',
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
  },
  'conversion-argument': {
    means: '{function}() convierte textos y números, y le das {type}.',
    simply: 'Quieres convertir en número algo que son varios valores, o ninguno.',
    causes: [
      ['Es una lista entera.', 'n = int(["1", "2"])', 'n = [int(x) for x in ["1", "2"]]'],
      ['Vale `None`.', 'n = int(None)', 'valor = "3"\nn = int(valor)'],
    ],
    avoid: 'Convierte los elementos uno a uno.',
  },
  'not-integer': {
    means: 'Hace falta un número entero y das {type}.',
    simply: 'No se puede repetir algo «2.5» veces ni «"3"» veces.',
    causes: [
      [
        '`input()` da texto.',
        'for i in range(input("n: ")):\n    print(i)',
        'for i in range(int(input("n: "))):\n    print(i)',
      ],
      ['`/` da decimales.', 'for i in range(10 / 2):\n    print(i)', 'for i in range(10 // 2):\n    print(i)'],
    ],
    avoid: 'Usa `int(…)` al leer y `//` al dividir.',
  },
  'range-float': {
    means: '`range` solo cuenta con números enteros.',
    simply: 'No se puede contar hasta 2.5.',
    causes: [['`/` da decimales.', 'range(10 / 2)', 'range(10 // 2)']],
    avoid: 'Usa `//`.',
  },
  'int-base': {
    means: '`int` con base solo convierte textos.',
    simply: 'La base dice cómo leer un texto; un número ya está leído.',
    causes: [['Sobra la base o falta el texto.', 'int(10, 2)', 'int("10", 2)']],
    avoid: 'Da a `int` el texto entre comillas si pones la base.',
  },
  'sequence-item': {
    means: '`join` une textos, y uno de los elementos es {type}.',
    simply: '`join` pega palabras; hay un elemento que no es una palabra.',
    causes: [['La lista tiene números.', '", ".join([1, 2])', '", ".join(str(n) for n in [1, 2])']],
    avoid: 'Convierte antes: `", ".join(str(x) for x in lista)`.',
  },
  'write-argument': {
    means: 'Aquí hace falta un texto (o bytes) y das otra cosa.',
    simply: 'En un archivo de texto se escriben textos.',
    causes: [
      ['Escribes un número.', 'f.write(5)', 'f.write(str(5))'],
      [
        'El archivo está abierto en binario.',
        'open("a.txt", "wb").write("hola")',
        'open("a.txt", "w", encoding="utf-8").write("hola")',
      ],
    ],
    avoid: 'Convierte con `str()` y abre sin `b` los archivos de texto.',
  },
  'format-spec': {
    means: 'El formato que pones tras los dos puntos no vale para {type}.',
    simply: 'Pides dos decimales a algo que no es un número.',
    causes: [['El valor es `None` o una lista.', 'print(f"{None:.2f}")', 'print(f"{0.5:.2f}")']],
    avoid: 'Mira el tipo del valor con `type(x)`.',
  },
  'no-length': {
    means: 'Pides la longitud con `len` de {type}, que no tiene.',
    simply: '`len` cuenta letras o elementos; un número no los tiene.',
    causes: [
      ['Es un número.', 'print(len(123))', 'print(len(str(123)))'],
      ['Es un generador.', 'print(len(x for x in "ab"))', 'print(len(list(x for x in "ab")))'],
    ],
    avoid: 'Para contar cifras, `len(str(n))`.',
  },
  'not-reversible': {
    means: '{type} no se puede recorrer al revés.',
    simply: 'Sin orden guardado no hay «al revés».',
    causes: [['Es un generador o un conjunto.', 'reversed({1, 2})', 'reversed(sorted({1, 2}))']],
    avoid: 'Conviértelo antes en lista.',
  },
  'context-manager': {
    means: '`with` necesita algo que sepa abrirse y cerrarse, y {type} no sabe.',
    simply: '`with` abre y cierra archivos y cosas parecidas, y esto no se abre.',
    causes: [
      ['Falta llamar a `open`.', 'with "datos.txt" as f:\n    print(f)', 'with open("datos.txt") as f:\n    print(f)'],
    ],
    avoid: 'Detrás de `with` va `open(…)` o un objeto con `__enter__` y `__exit__`.',
  },
  'raise-type': {
    means: 'Con `raise` y `except` solo valen excepciones, y has puesto otra cosa.',
    simply: 'Solo se puede lanzar un error de verdad, como `ValueError("…")`.',
    causes: [['Lanzas un texto.', 'raise "Mal"', 'raise ValueError("Mal")']],
    avoid: 'Usa una excepción con su mensaje entre paréntesis.',
  },
  'abstract-class': {
    means:
      'La clase {class} está incompleta a propósito: le faltan métodos ({names}) y no se pueden crear objetos de ella.',
    simply: 'Es un molde a medias: antes hay que completarlo en una clase hija.',
    causes: [
      [
        'La clase hija no define el método.',
        'class Perro(Animal):\n    pass',
        'class Perro(Animal):\n    def sonido(self):\n        return "guau"',
      ],
    ],
    avoid: 'Define en la clase hija todos los métodos marcados con `@abstractmethod`.',
  },
  'init-return': {
    means: '`__init__` prepara el objeto y no puede devolver nada.',
    simply: 'Sobra el `return` en `__init__`.',
    causes: [
      [
        'Hay un `return` con valor.',
        'def __init__(self, n):\n    self.n = n\n    return n',
        'def __init__(self, n):\n    self.n = n',
      ],
    ],
    avoid: 'Guarda los datos con `self.x = x` y no devuelvas nada.',
  },
  descriptor: {
    means: 'Llamas al método {method} desde el tipo y no desde un valor de ese tipo.',
    simply: 'Usas el nombre de la clase donde va tu variable.',
    causes: [['Se usa `list` o `str` en lugar de la variable.', 'list.append(3)', 'numeros = []\nnumeros.append(3)']],
    avoid: 'Delante del punto va tu variable: `numeros.append(3)`.',
  },
  'await-object': {
    means:
      'Mezclas mal lo asíncrono y lo normal: `await` va delante de corrutinas, y su resultado solo existe después de esperarlas.',
    simply: 'Hay un recado que aún no se ha hecho, o esperas algo que no hay que esperar.',
    causes: [['Falta `await`.', 'datos = leer()\nprint(datos[0])', 'datos = await leer()\nprint(datos[0])']],
    avoid: 'Pon `await` delante de cada llamada a una función `async def`, y solo ahí.',
  },
  'aware-dates': {
    means: 'Comparas o restas dos fechas de distinta clase: una con zona horaria y otra sin ella.',
    simply: 'Un reloj dice de qué país es la hora y el otro no.',
    causes: [
      [
        'Mezcla de las dos.',
        'datetime.now() - datetime.now(timezone.utc)',
        'datetime.now(timezone.utc) - datetime.now(timezone.utc)',
      ],
    ],
    avoid: 'Usa siempre la misma clase: todas con `timezone.utc` o ninguna.',
  },
  'isinstance-argument': {
    means: 'El segundo valor de `isinstance` tiene que ser un tipo.',
    simply: 'Se pregunta «¿es un texto?» con `str`, sin comillas.',
    causes: [['El tipo va entre comillas.', 'isinstance(3, "int")', 'isinstance(3, int)']],
    avoid:
      'Escribe `isinstance(x, int)`, y varios tipos en una tupla. Si `int` o `list` son variables tuyas, cámbiales el nombre.',
  },
  'ord-argument': {
    means: '`ord` da el código de una sola letra.',
    simply: 'Dale una letra, no una palabra.',
    causes: [['Es un texto de varias letras.', 'ord("abc")', '[ord(c) for c in "abc"]']],
    avoid: 'Recorre el texto letra a letra.',
  },
  metaclass: {
    means: 'La clase hereda de cosas que no encajan entre sí (a veces, de un módulo en lugar de una clase).',
    simply: 'Los padres de la clase no se pueden combinar.',
    causes: [
      [
        'Hereda del módulo.',
        'import threading\n\nclass T(threading):\n    pass',
        'import threading\n\nclass T(threading.Thread):\n    pass',
      ],
    ],
    avoid: 'Hereda de clases: `modulo.Clase`.',
  },
  'path-type': {
    means: 'Hace falta la ruta de un archivo y das {type}.',
    simply: 'Se esperaba el nombre de un archivo.',
    causes: [['La variable vale `None` o es un archivo ya abierto.', 'open(None)', 'open("datos.txt")']],
    avoid: 'Mira con `print(repr(ruta))` qué guarda la variable.',
  },
  'regex-type': {
    means: 'La expresión regular busca en un texto, y le das {type}.',
    simply: 'Solo se busca dentro de textos.',
    causes: [['Es un número o `None`.', 're.findall(r"\\d", 123)', 're.findall(r"\\d", str(123))']],
    avoid: 'Convierte con `str()` antes de buscar.',
  },
  'string-argument': {
    means: 'La función pide un texto y le das {type}.',
    simply: 'Falta convertirlo en texto, o ponerle comillas.',
    causes: [['No es un texto.', '"a-1".split(1)', '"a-1".split("-")']],
    avoid: 'Pon el texto entre comillas o convierte con `str()`.',
  },
  'update-keys': {
    means: 'Hace falta un diccionario (o parejas clave-valor) y das otra cosa.',
    simply: 'Se esperaban parejas, como en una agenda: nombre y teléfono.',
    causes: [['Es una lista suelta.', 'dict([1, 2])', 'dict([("a", 1), ("b", 2)])']],
    avoid: 'Da a `dict` parejas `(clave, valor)`.',
  },
  'json-serializable': {
    means: 'JSON solo guarda textos, números, listas, diccionarios, `True`, `False` y `None`; aquí hay {type}.',
    simply: 'Ese valor no sabe escribirse en JSON.',
    causes: [
      ['Un conjunto o una fecha.', 'json.dumps({"a": {1, 2}})', 'json.dumps({"a": [1, 2]})'],
      ['Otro tipo cualquiera.', 'json.dumps(fecha)', 'json.dumps(fecha, default=str)'],
    ],
    avoid: 'Convierte antes (`list(…)`, `str(…)`) o usa `default=str`.',
  },
  'type-general': {
    means: 'Una operación recibe un valor de un tipo que no le sirve.',
    simply: 'Se mezclan clases de valores que no encajan, como sumar un número y una palabra.',
    causes: [
      ['Texto y número.', 'print("Tengo " + 20)', 'print("Tengo " + str(20))'],
      ['`input()` da texto.', 'n = input()\nprint(n + 1)', 'n = int(input())\nprint(n + 1)'],
    ],
    avoid: 'Imprime `type(x)` de cada valor de la línea que falla.',
  },
}
