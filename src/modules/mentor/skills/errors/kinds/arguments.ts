import type { Kinds } from './kind'

/** Values that a function cannot take, and what is left of TypeError. */
export const ARGUMENTS: Kinds = {
  'conversion-argument': {
    means: '{function} convierte textos y números, y le das {type}.',
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
    holds: true,
  },
  'int-base': {
    means: '`int` con base solo convierte textos.',
    simply: 'La base dice cómo leer un texto; un número ya está leído.',
    causes: [['Sobra la base o falta el texto.', 'int(10, 2)', 'int("10", 2)']],
    avoid: 'Da a `int` el texto entre comillas si pones la base.',
    holds: true,
  },
  'sequence-item': {
    means: '`join` une textos, y uno de los elementos es {type}.',
    simply: '`join` pega palabras; hay un elemento que no es una palabra.',
    causes: [['La lista tiene números.', '", ".join([1, 2])', '", ".join(str(n) for n in [1, 2])']],
    avoid: 'Convierte antes: `", ".join(str(x) for x in lista)`.',
    holds: true,
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
    holds: true,
  },
  'raise-type': {
    means: 'Con `raise` y `except` solo valen excepciones, y has puesto otra cosa.',
    simply: 'Solo se puede lanzar un error de verdad, como `ValueError("…")`.',
    causes: [['Lanzas un texto.', 'raise "Mal"', 'raise ValueError("Mal")']],
    avoid: 'Usa una excepción con su mensaje entre paréntesis.',
    holds: true,
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
    holds: true,
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
    holds: true,
  },
  descriptor: {
    means: 'Llamas al método {method} desde el tipo y no desde un valor de ese tipo.',
    simply: 'Usas el nombre de la clase donde va tu variable.',
    causes: [['Se usa `list` o `str` en lugar de la variable.', 'list.append(3)', 'numeros = []\nnumeros.append(3)']],
    avoid: 'Delante del punto va tu variable: `numeros.append(3)`.',
    holds: true,
  },
  'await-object': {
    means:
      'Mezclas mal lo asíncrono y lo normal: `await` va delante de corrutinas, y su resultado solo existe después de esperarlas.',
    simply: 'Hay un recado que aún no se ha hecho, o esperas algo que no hay que esperar.',
    causes: [['Falta `await`.', 'datos = leer()\nprint(datos[0])', 'datos = await leer()\nprint(datos[0])']],
    avoid: 'Pon `await` delante de cada llamada a una función `async def`, y solo ahí.',
    holds: true,
  },
  'aware-dates': {
    means: 'Comparas o restas dos fechas de distinta clase.',
    simply: 'Una de las dos fechas lleva algo que la otra no: la hora, o de qué país es esa hora.',
    causes: [
      [
        'Mezcla de las dos.',
        'datetime.now() - datetime.now(timezone.utc)',
        'datetime.now(timezone.utc) - datetime.now(timezone.utc)',
      ],
    ],
    avoid:
      'Usa en todo el programa la misma clase: solo fechas o solo fechas con hora, y con zona horaria todas o ninguna.',
    holds: true,
  },
  'isinstance-argument': {
    means: 'El segundo valor de `isinstance` tiene que ser un tipo.',
    simply: 'Se pregunta «¿es un texto?» con `str`, sin comillas.',
    causes: [['El tipo va entre comillas.', 'isinstance(3, "int")', 'isinstance(3, int)']],
    avoid:
      'Escribe `isinstance(x, int)`, y varios tipos en una tupla. Si `int` o `list` son variables tuyas, cámbiales el nombre.',
    holds: true,
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
    holds: true,
  },
  'json-serializable': {
    means: 'JSON solo guarda textos, números, listas, diccionarios, `True`, `False` y `None`; aquí hay {type}.',
    simply: 'Ese valor no sabe escribirse en JSON.',
    causes: [
      ['Un conjunto o una fecha.', 'json.dumps({"a": {1, 2}})', 'json.dumps({"a": [1, 2]})'],
      ['Otro tipo cualquiera.', 'json.dumps(fecha)', 'json.dumps(fecha, default=str)'],
    ],
    avoid: 'Convierte antes (`list(…)`, `str(…)`) o usa `default=str`.',
    holds: true,
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
