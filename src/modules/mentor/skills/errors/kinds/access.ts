import type { Kinds } from './kind'

export const ACCESS: Kinds = {
  'none-subscript': {
    means: 'Usas corchetes `[ ]` sobre algo que vale `None`.',
    simply: 'Buscas una posición dentro de «nada».',
    causes: [
      [
        'La función no devuelve la lista.',
        'def datos():\n    lista = [1, 2]\n\nprint(datos()[0])',
        'def datos():\n    lista = [1, 2]\n    return lista\n\nprint(datos()[0])',
      ],
      [
        '`sort()` ordena en su sitio y devuelve `None`.',
        'l = [2, 1].sort()\nprint(l[0])',
        'l = sorted([2, 1])\nprint(l[0])',
      ],
    ],
    avoid:
      'Termina con `return` las funciones cuyo resultado usas, y no guardes lo que devuelve `sort()` o `append()`.',
  },
  subscript: {
    means: 'Usas corchetes `[ ]` sobre {type}, que no tiene posiciones.',
    simply: 'Los corchetes sacan una pieza de dentro, y este valor no tiene piezas numeradas.',
    causes: [
      ['Un número no tiene cifras accesibles.', 'n = 123\nprint(n[0])', 'n = 123\nprint(str(n)[0])'],
      ['Un conjunto o un `zip` no tiene orden.', 's = {1, 2}\nprint(s[0])', 's = {1, 2}\nprint(list(s)[0])'],
    ],
    avoid: 'Usa corchetes con listas, tuplas, textos y diccionarios; lo demás conviértelo antes.',
  },
  'function-subscript': {
    means:
      'Has puesto corchetes `[ ]` detrás de una función o de un método; a las funciones se las llama con paréntesis `( )`.',
    simply: 'Los paréntesis usan la herramienta; los corchetes buscan dentro, y una herramienta no tiene posiciones.',
    causes: [
      ['Corchetes en lugar de paréntesis.', 'lista.append[3]', 'lista.append(3)'],
      [
        'Faltan los paréntesis de la llamada.',
        'def datos():\n    return [1, 2]\n\nprint(datos[0])',
        'def datos():\n    return [1, 2]\n\nprint(datos()[0])',
      ],
    ],
    avoid: '`f(x)` llama a la función; `lista[i]` saca un elemento.',
    holds: true,
  },
  'item-assignment': {
    means: 'Quieres cambiar una parte de {type}, y eso no se deja cambiar por dentro.',
    simply: 'Un texto y una tupla son como una foto: para cambiarlos se hace otra.',
    causes: [
      ['Los textos no cambian.', 's = "hola"\ns[0] = "H"', 's = "hola"\ns = "H" + s[1:]'],
      ['Las tuplas tampoco.', 't = (1, 2)\nt[0] = 5', 't = [1, 2]\nt[0] = 5'],
    ],
    avoid: 'Si vas a cambiar elementos, usa una lista; de un texto crea otro nuevo con `replace` o con trozos.',
    holds: true,
  },
  'string-indices': {
    means: 'Dentro de los corchetes de un texto va un número (la posición), y pones otra cosa.',
    simply: 'A un texto se le pide «la letra número 2», no «la letra nombre».',
    causes: [
      [
        'Al recorrer un diccionario recibes sus claves, que son textos.',
        'd = {"a": {"edad": 3}}\nfor x in d:\n    print(x["edad"])',
        'd = {"a": {"edad": 3}}\nfor x in d.values():\n    print(x["edad"])',
      ],
      [
        'El JSON aún es un texto.',
        'datos = \'{"n": 1}\'\nprint(datos["n"])',
        'import json\ndatos = json.loads(\'{"n": 1}\')\nprint(datos["n"])',
      ],
    ],
    avoid: 'Imprime `type(x)` antes de usar `x["clave"]`: tiene que ser un diccionario.',
  },
  'list-indices': {
    means: 'La posición de {sequence} tiene que ser un número entero, y le das {type}.',
    simply: 'Las casillas de una lista se numeran 0, 1, 2…; no hay casilla «2.0» ni casilla «nombre».',
    causes: [
      [
        'Es una lista de diccionarios.',
        'gente = [{"edad": 3}]\nprint(gente["edad"])',
        'gente = [{"edad": 3}]\nprint(gente[0]["edad"])',
      ],
      [
        'Una división con `/` da decimales.',
        'l = [1, 2, 3]\nprint(l[len(l) / 2])',
        'l = [1, 2, 3]\nprint(l[len(l) // 2])',
      ],
      ['El número viene de `input()`.', 'i = input()\nprint(l[i])', 'i = int(input())\nprint(l[i])'],
    ],
    avoid: 'Usa `//` para calcular posiciones y `int(input(…))` para leerlas.',
  },
  'slice-indices': {
    means: 'Los límites de un corte `[a:b]` tienen que ser números enteros.',
    simply: 'No se puede cortar por la casilla 2.5.',
    causes: [
      ['`/` da decimales.', 'l = [1, 2, 3, 4]\nprint(l[:len(l) / 2])', 'l = [1, 2, 3, 4]\nprint(l[:len(l) // 2])'],
    ],
    avoid: 'Calcula los límites con `//` o con `int()`.',
    holds: true,
  },
  'list-index': {
    means: 'Pides una posición que no existe: la primera es 0 y la última, la longitud menos 1.',
    simply: 'La lista tiene menos casillas que la que pides.',
    causes: [
      ['Cuentas desde 1.', 'l = ["a", "b"]\nprint(l[2])', 'l = ["a", "b"]\nprint(l[1])'],
      [
        'El bucle da una vuelta de más.',
        'for i in range(len(l) + 1):\n    print(l[i])',
        'for i in range(len(l)):\n    print(l[i])',
      ],
      ['La lista está vacía.', 'l = []\nprint(l[0])', 'l = []\nif l:\n    print(l[0])'],
    ],
    avoid: 'Recorre con `for x in lista` siempre que no necesites la posición, y pide el último con `lista[-1]`.',
  },
  'list-assignment': {
    means: 'Quieres guardar en una posición que la lista aún no tiene.',
    simply: 'Quieres poner algo en una casilla que no existe; primero hay que añadirla.',
    causes: [['La lista está vacía o es corta.', 'l = []\nl[0] = 5', 'l = []\nl.append(5)']],
    avoid: 'Añade con `append`; `lista[i] = …` solo cambia lo que ya está.',
    holds: true,
  },
  'pop-empty': {
    means: 'Sacas un elemento con `pop` y no hay ninguno en ese sitio.',
    simply: 'Quieres sacar algo de una caja vacía.',
    causes: [['El bucle saca más de lo que hay.', 'while True:\n    l.pop()', 'while l:\n    l.pop()']],
    avoid: 'Comprueba antes con `if lista:` que queda algo.',
    holds: true,
  },
  'pop-empty-set': {
    means: 'Quieres sacar un elemento de un conjunto o un diccionario vacío.',
    simply: 'Quieres sacar algo de una caja vacía.',
    causes: [['No queda nada.', 's = set()\ns.pop()', 's = set()\nif s:\n    s.pop()']],
    avoid: 'Comprueba antes con `if s:` que queda algo.',
    holds: true,
  },
  'choice-empty': {
    means: 'Pides un elemento al azar de algo vacío.',
    simply: 'No se puede sacar una bola de una bolsa vacía.',
    causes: [['La lista no tiene nada.', 'import random\nrandom.choice([])', 'import random\nrandom.choice([1, 2])']],
    avoid: 'Comprueba que la lista tiene algo antes de elegir.',
    holds: true,
  },
  'replacement-index': {
    means: 'El texto tiene más huecos `{}` que valores le das a `format`.',
    simply: 'Hay más huecos que cosas para rellenarlos.',
    causes: [['Falta un valor.', '"{} y {}".format("Ana")', '"{} y {}".format("Ana", "Leo")']],
    avoid: 'Con f-strings cada hueco lleva su valor dentro: `f"{a} y {b}"`.',
    holds: true,
  },
  'no-group': {
    means: 'La expresión regular tiene menos grupos `( )` que el que pides.',
    simply: 'Pides el segundo trozo y solo marcaste uno.',
    causes: [
      ['Falta el paréntesis del grupo.', 're.match(r"\\d+", "12").group(1)', 're.match(r"(\\d+)", "12").group(1)'],
    ],
    avoid: 'Los grupos son los paréntesis, contados desde 1; `group(0)` es todo lo encontrado.',
    holds: true,
  },
  key: {
    means: 'El diccionario no tiene la clave {key}.',
    simply: 'Buscas una palabra que no está en este diccionario.',
    causes: [
      [
        'La clave se escribe de otra manera.',
        'd = {"Nombre": "Ana"}\nprint(d["nombre"])',
        'd = {"Nombre": "Ana"}\nprint(d["Nombre"])',
      ],
      ['Puede faltar.', 'print(d["edad"])', 'print(d.get("edad", 0))'],
      ['Cuentas y aún no existe.', 'd = {}\nd["a"] += 1', 'd = {}\nd["a"] = d.get("a", 0) + 1'],
    ],
    avoid: 'Si la clave puede faltar, usa `d.get(clave, valor)` o comprueba antes `if clave in d`.',
  },
  unhashable: {
    means:
      'Usas {type} como clave de diccionario o dentro de un conjunto, y eso solo vale para valores que no se pueden modificar (inmutables, *hashables*).',
    simply: 'Una clave tiene que ser fija, como un número o un texto. Una lista puede cambiar.',
    causes: [
      ['Una lista como clave.', 'd = {[1, 2]: "a"}', 'd = {(1, 2): "a"}'],
      ['Un conjunto de listas.', 's = {[1], [2]}', 's = {(1,), (2,)}'],
    ],
    avoid: 'Como clave usa textos, números o tuplas.',
  },
  'changed-size': {
    means: 'Añades o quitas elementos mientras los recorres con un `for`.',
    simply: 'Cuentas las ovejas mientras alguien abre la puerta: Python se niega a seguir.',
    causes: [
      [
        'Borras del mismo diccionario que recorres.',
        'for k in d:\n    if d[k] == 0:\n        del d[k]',
        'for k in list(d):\n    if d[k] == 0:\n        del d[k]',
      ],
    ],
    avoid: 'Recorre una copia, `for k in list(d):`, o construye otro con los que quieres conservar.',
    holds: true,
  },
  'stop-iteration': {
    means: 'Pides el siguiente con `next()` y ya no quedan elementos.',
    simply: 'Pasas página y el libro se ha acabado.',
    causes: [
      ['El iterador se ha agotado.', 'it = iter([1])\nnext(it)\nnext(it)', 'it = iter([1])\nnext(it)\nnext(it, None)'],
    ],
    avoid: 'Da a `next` un valor para el final, `next(it, None)`, o recorre con `for`.',
    holds: true,
  },
}
