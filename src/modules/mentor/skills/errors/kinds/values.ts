import type { Kinds } from './kind'

export const VALUES: Kinds = {
  'int-text': {
    means: '`int()` no puede convertir {value} en un número entero.',
    simply: '`int` solo entiende textos que son cifras, como `"25"`.',
    causes: [
      ['El texto tiene decimales.', 'n = int("3.5")', 'n = float("3.5")'],
      [
        'La persona no escribió un número.',
        'n = int("abc")',
        'try:\n    n = int("abc")\nexcept ValueError:\n    print("Escribe un número")',
      ],
      ['Son varios números juntos.', 'n = int("3 4")', 'a, b = map(int, "3 4".split())'],
    ],
    avoid: 'Lo que escribe una persona puede ser cualquier cosa: conviértelo dentro de un `try` y vuelve a preguntar.',
  },
  'float-text': {
    means: '`float()` no puede convertir {value} en un número.',
    simply: 'Para Python los decimales llevan punto: `3.5`.',
    causes: [
      ['Lleva coma decimal.', 'x = float("3,5")', 'x = float("3,5".replace(",", "."))'],
      ['Lleva un símbolo.', 'x = float("10€")', 'x = float("10€".replace("€", ""))'],
    ],
    avoid: 'Limpia el texto con `replace(",", ".")` antes de convertirlo, y protégelo con `try`.',
  },
  'complex-text': {
    means: 'El texto no es un número complejo bien escrito.',
    simply: 'Se escribe sin espacios: `"1+2j"`.',
    causes: [['Hay espacios.', 'complex("1 + 2j")', 'complex("1+2j")']],
    avoid: 'Quita los espacios con `replace(" ", "")`.',
  },
  'digits-limit': {
    means: 'El número tiene más cifras de las que Python convierte a texto de una vez (4.300).',
    simply: 'El número es larguísimo y enseñarlo tardaría mucho.',
    causes: [
      ['Una potencia gigante.', 'print(10 ** 5000)', 'import sys\nsys.set_int_max_str_digits(0)\nprint(10 ** 5000)'],
    ],
    avoid: 'Si de verdad lo necesitas, sube el límite con `sys.set_int_max_str_digits`.',
    holds: true,
  },
  'unpack-many': {
    means: 'Hay más valores a la derecha que variables a la izquierda del `=` (o en el `for`).',
    simply: 'Repartes más cosas que cajas tienes.',
    causes: [
      [
        'Recorres un diccionario sin `.items()`.',
        'for k, v in {"ana": 3}:\n    print(k, v)',
        'for k, v in {"ana": 3}.items():\n    print(k, v)',
      ],
      ['Sobran valores.', 'a, b = 1, 2, 3', 'a, b, c = 1, 2, 3'],
    ],
    avoid: 'Cuenta las variables y los valores; `a, *resto = valores` guarda los que sobren.',
  },
  'unpack-few': {
    means: 'Hay {expected} variables para repartir, y llegan menos valores: {got}.',
    simply: 'Tienes más cajas que cosas para repartir.',
    causes: [
      ['El texto no se parte en tantos trozos.', 'a, b = "ana".split(",")', 'a, b = "ana,3".split(",")'],
      [
        'Recorres una lista simple con dos variables.',
        'for i, x in ["a"]:\n    print(i, x)',
        'for i, x in enumerate(["a"]):\n    print(i, x)',
      ],
    ],
    avoid: 'Comprueba antes cuántos hay con `len(valores)`.',
    holds: true,
  },
  'list-remove': {
    means: 'Quieres quitar de la lista un valor que no está en ella.',
    simply: 'No se puede sacar de la caja algo que no está.',
    causes: [['No está, o ya se quitó.', 'l = [1]\nl.remove(2)', 'l = [1]\nif 2 in l:\n    l.remove(2)']],
    avoid: 'Comprueba antes con `if valor in lista`.',
    holds: true,
  },
  'not-in-list': {
    means: 'Buscas con `index` la posición de {value}, y no está en la lista.',
    simply: 'Preguntas en qué casilla está algo que no está.',
    causes: [['No está.', 'l = ["a"]\nprint(l.index("b"))', 'l = ["a"]\nif "b" in l:\n    print(l.index("b"))']],
    avoid: 'Comprueba antes con `if valor in lista`.',
    holds: true,
  },
  substring: {
    means: '`index` busca un trozo de texto que no está.',
    simply: 'Esa palabra no aparece en el texto.',
    causes: [['No está.', '"hola".index("z")', '"hola".find("z")']],
    avoid: '`find` hace lo mismo y devuelve -1 cuando no lo encuentra.',
    holds: true,
  },
  strptime: {
    means: 'La fecha {value} no está escrita como dice el formato {format}.',
    simply: 'El molde de la fecha y la fecha no coinciden.',
    causes: [
      [
        'Otro orden u otro separador.',
        'datetime.strptime("25/12/2026", "%Y-%m-%d")',
        'datetime.strptime("25/12/2026", "%d/%m/%Y")',
      ],
    ],
    avoid:
      '`%d` es el día, `%m` el mes, `%Y` el año con cuatro cifras, `%H:%M` la hora; los separadores tienen que ser los mismos.',
  },
  'iso-date': {
    means: '{value} no es una fecha en formato `AAAA-MM-DD`.',
    simply: 'La fecha está en otro orden.',
    causes: [
      ['Día delante.', 'date.fromisoformat("25/12/2026")', 'datetime.strptime("25/12/2026", "%d/%m/%Y").date()'],
    ],
    avoid: 'Usa `strptime` con su formato para otras maneras de escribir fechas.',
  },
  'date-range': {
    means: 'Esa fecha u hora no existe.',
    simply: 'Como el 31 de abril o las 25:00.',
    causes: [['El mes no tiene ese día, o se cambió el orden.', 'date(2026, 4, 31)', 'date(2026, 4, 30)']],
    avoid: 'El orden es año, mes, día; protege con `try` las fechas que escribe una persona.',
    holds: true,
  },
  'math-domain': {
    means: 'Pides una cuenta que no existe para ese número, como la raíz de un negativo o el logaritmo de 0.',
    simply: 'Ningún número multiplicado por sí mismo da un negativo.',
    causes: [['El valor es negativo.', 'math.sqrt(-4)', 'n = -4\nif n >= 0:\n    print(math.sqrt(n))']],
    avoid: 'Comprueba el signo antes de calcular.',
    holds: true,
  },
  'empty-sequence': {
    means: 'Pides {function} de algo vacío: no hay ningún elemento que elegir.',
    simply: 'En una caja vacía no hay un mayor ni un menor.',
    causes: [['La lista está vacía.', 'max([])', 'max([], default=0)']],
    avoid: 'Da un valor para ese caso, `max(lista, default=0)`, o comprueba antes `if lista`.',
    holds: true,
  },
  'mean-empty': {
    means: 'Pides una media (o algo parecido) sin ningún dato.',
    simply: 'Sin números no hay media.',
    causes: [['La lista está vacía.', 'mean([])', 'datos = []\nif datos:\n    print(mean(datos))']],
    avoid: 'Comprueba antes que hay datos.',
    holds: true,
  },
  'closed-file': {
    means: 'Lees o escribes en un archivo que ya está cerrado.',
    simply: 'El bloque `with` cierra el archivo al terminar; después ya no se puede usar.',
    causes: [
      [
        'La línea está fuera del `with`.',
        'with open("a.txt") as f:\n    pass\nprint(f.read())',
        'with open("a.txt") as f:\n    print(f.read())',
      ],
    ],
    avoid: 'Lo que usa el archivo va dentro del `with`, con la misma sangría.',
    holds: true,
  },
  'range-step': {
    means: 'El paso no puede ser 0: nunca se avanzaría.',
    simply: 'Con pasos de cero no se llega a ningún sitio.',
    causes: [['El tercer valor es 0.', 'range(0, 10, 0)', 'range(0, 10, 1)']],
    avoid: 'El paso es 1, -1 u otro número distinto de 0.',
    holds: true,
  },
  'empty-range': {
    means: 'Entre los dos límites no hay ningún número: el primero es mayor que el segundo.',
    simply: 'Los límites están al revés.',
    causes: [['Están cambiados.', 'random.randint(10, 1)', 'random.randint(1, 10)']],
    avoid: 'Primero el menor, después el mayor.',
    holds: true,
  },
  'sample-size': {
    means: 'Pides más elementos al azar de los que hay.',
    simply: 'No se pueden sacar 5 cartas de 3.',
    causes: [['La lista es corta.', 'random.sample([1, 2], 3)', 'random.sample([1, 2], 2)']],
    avoid: 'Usa `min(k, len(lista))`, o `random.choices` si pueden repetirse.',
    holds: true,
  },
  'empty-separator': {
    means: '`split("")` no puede partir por nada.',
    simply: 'Hace falta decir por dónde cortar.',
    causes: [['Se quieren las letras.', '"hola".split("")', 'list("hola")']],
    avoid: 'Para las letras usa `list(texto)`.',
    holds: true,
  },
  'chr-range': {
    means: 'No hay ninguna letra con ese número.',
    simply: 'El número está fuera de la tabla de letras.',
    causes: [['El número es negativo o enorme.', 'chr(-1)', 'chr(97)']],
    avoid: 'Comprueba que está entre 0 y 1114111.',
    holds: true,
  },
  'negative-shift': {
    means: 'Ese tamaño o desplazamiento no puede ser negativo.',
    simply: 'No hay cantidades negativas aquí.',
    causes: [['El valor es negativo.', '1 << -1', '1 << 1']],
    avoid: 'Comprueba el signo antes.',
    holds: true,
  },
  'bytes-range': {
    means: 'Un byte va de 0 a 255.',
    simply: 'El número no cabe en un byte.',
    causes: [['Es mayor que 255.', 'bytes([300])', 'bytes([44])']],
    avoid: 'Comprueba el valor antes.',
  },
  'format-code': {
    means: 'El formato que pones tras los dos puntos no vale para ese valor.',
    simply: 'Pides a un texto que se escriba como un número.',
    causes: [
      ['El valor es un texto.', 'x = "3.5"\nprint(f"{x:.2f}")', 'x = float("3.5")\nprint(f"{x:.2f}")'],
      ['Es un decimal con formato de entero.', 'print(f"{3.5:d}")', 'print(f"{3.5:.0f}")'],
    ],
    avoid: '`.2f` es para decimales, `d` para enteros; convierte antes los textos.',
  },
  'open-mode': {
    means: 'El modo con que abres el archivo no existe.',
    simply: 'Solo hay unas pocas letras: `r` leer, `w` escribir, `a` añadir.',
    causes: [['Letra equivocada.', 'open("a.txt", "e")', 'open("a.txt", "w")']],
    avoid: 'Usa `"r"`, `"w"` o `"a"`; con `b` detrás, sin `encoding`.',
    holds: true,
  },
  'slice-assignment': {
    means: 'El trozo de la lista y lo que pones en él no tienen el mismo tamaño.',
    simply: 'Cambias dos casillas por tres cosas.',
    causes: [['No cuadran.', 'l = [1, 2, 3, 4]\nl[::2] = [9]', 'l = [1, 2, 3, 4]\nl[::2] = [9, 9]']],
    avoid: 'Con paso, los tamaños tienen que coincidir.',
    holds: true,
  },
  'dict-update': {
    means: 'Para hacer un diccionario hacen falta parejas, y un elemento no tiene dos partes.',
    simply: 'A cada nombre le falta su valor, o sobra algo.',
    causes: [['No son parejas.', 'dict(["abc"])', 'dict([("a", 1)])']],
    avoid: 'Da parejas `(clave, valor)`.',
    holds: true,
  },
  'nan-to-int': {
    means: 'Hay un dato vacío (`NaN`) y no se puede convertir en entero.',
    simply: 'No hay número: falta el dato.',
    causes: [
      [
        'Falta un valor.',
        'int(float("nan"))',
        'import math\nx = float("nan")\nif not math.isnan(x):\n    print(int(x))',
      ],
    ],
    avoid: 'Rellena los huecos antes, por ejemplo con `fillna(0)`.',
    holds: true,
  },
  'value-general': {
    means: 'El tipo es el adecuado, pero el valor no vale para esa operación.',
    simply: 'Es la clase de cosa correcta con un contenido que no sirve, como `int("hola")`.',
    causes: [
      ['Un texto que no es un número.', 'int("hola")', 'int("12")'],
      ['Un valor que no está.', '[1].remove(2)', 'l = [1]\nif 2 in l:\n    l.remove(2)'],
    ],
    avoid: 'Imprime el valor con `print(repr(x))` antes de la línea que falla.',
  },
}
