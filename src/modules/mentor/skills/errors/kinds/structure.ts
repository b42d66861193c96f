import type { Kinds } from './kind'

/** Problems of calls, definitions and imports that are found before the program runs. */
export const STRUCTURE: Kinds = {
  'shell-command': {
    means: 'Eso es una orden para la terminal, y Python solo entiende Python.',
    simply: 'Hay dos sitios donde escribir: la terminal del ordenador y Python. Esa línea es de la terminal.',
    causes: [['Se escribió dentro de Python.', 'pip install pandas', 'import pandas']],
    avoid: 'Si ves `>>>`, estás en Python; si ves `$`, `C:\\>` o `PS`, estás en la terminal.',
  },
  'newer-syntax': {
    means: 'Ese código usa algo que tu versión de Python todavía no conoce.',
    simply: 'Tu Python es más antiguo que esa forma de escribirlo.',
    causes: [['Las mismas comillas dentro de un f-string.', "f'{d['a']}'", 'f"{d[\'a\']}"']],
    avoid: 'Mira tu versión con `python --version` y, si puedes, usa una reciente.',
  },
  'positional-after-keyword': {
    means: 'Un valor sin nombre va detrás de otro con nombre en la misma llamada.',
    simply: 'Primero los que van por su sitio; después los que llevan etiqueta.',
    causes: [['Orden.', 'f(a=1, 2)', 'f(2, a=1)']],
    avoid: 'Pon al final los valores con `nombre=`.',
  },
  'default-order': {
    means: 'Un parámetro sin valor por defecto va detrás de uno que lo tiene.',
    simply: 'Los obligatorios van primero.',
    causes: [['Orden.', 'def f(a=1, b):\n    pass', 'def f(b, a=1):\n    pass']],
    avoid: 'Deja al final los parámetros con `=`.',
  },
  'duplicate-argument': {
    means: 'La función tiene dos parámetros que se llaman {name}.',
    simply: 'Dos cajas con la misma etiqueta.',
    causes: [['Nombre repetido.', 'def f(a, a):\n    pass', 'def f(a, b):\n    pass']],
    avoid: 'Da a cada parámetro su nombre.',
  },
  'repeated-keyword': {
    means: 'En la llamada das dos veces el mismo parámetro.',
    simply: 'Dos respuestas a la misma pregunta.',
    causes: [['Repetido.', 'f(a=1, a=2)', 'f(a=1)']],
    avoid: 'Deja uno.',
  },
  'else-missing': {
    means: 'Un `if` dentro de una expresión necesita su `else`.',
    simply: '«Esto si llueve» necesita «y si no, esto otro».',
    causes: [['Falta `else`.', 'x = 5 if llueve', 'x = 5 if llueve else 0']],
    avoid: 'Escribe `valor if condición else otro`.',
  },
  'statement-as-value': {
    means: 'Pones una instrucción donde va un valor.',
    simply: 'Una orden no es un valor.',
    causes: [['Instrucción dentro de una expresión.', 'x = pass if a else 1', 'x = None if a else 1']],
    avoid: 'Usa un `if` normal en varias líneas.',
  },
  'lambda-statement': {
    means: 'Una `lambda` es solo una expresión: no lleva `return` ni otras instrucciones.',
    simply: 'Devuelve sola lo que pones detrás de los dos puntos.',
    causes: [['Sobra `return`.', 'doble = lambda n: return n * 2', 'doble = lambda n: n * 2']],
    avoid: 'Si necesitas más de una expresión, usa `def`.',
  },
  'global-after-use': {
    means: 'La línea `global {name}` está después de haber usado ese nombre en la función.',
    simply: 'Hay que avisar al principio.',
    causes: [['Orden.', 'def f():\n    x = 1\n    global x', 'def f():\n    global x\n    x = 1']],
    avoid: 'Pon `global` en la primera línea de la función.',
  },
  'parameter-and-global': {
    means: '{name} no puede ser a la vez parámetro y global.',
    simply: 'O viene de fuera o te lo dan.',
    causes: [['Los dos.', 'def f(x):\n    global x', 'def f(x):\n    return x']],
    avoid: 'Quita `global` y devuelve el valor con `return`.',
  },
  'nonlocal-missing': {
    means: 'Ninguna función de fuera tiene la variable {name}.',
    simply: '`nonlocal` busca en la función de fuera, y ahí no está.',
    causes: [
      ['Es del programa, no de una función.', 'x = 1\ndef f():\n    nonlocal x', 'x = 1\ndef f():\n    global x'],
    ],
    avoid: 'Usa `nonlocal` solo en funciones dentro de funciones.',
  },
  'import-names': {
    means: 'Falta decir qué se importa, o sobra una coma.',
    simply: 'Has dicho «trae» sin decir qué.',
    causes: [['Falta el nombre.', 'from math import', 'from math import sqrt']],
    avoid: 'Completa la línea.',
  },
  'future-import': {
    means: 'Los `from __future__ import …` van al principio del archivo y con un nombre que exista.',
    simply: 'Es lo primero de todo.',
    causes: [
      ['Orden.', 'import os\nfrom __future__ import annotations', 'from __future__ import annotations\nimport os'],
    ],
    avoid: 'Súbelo a la primera línea.',
  },
  'generator-parentheses': {
    means: 'Esa expresión con `for` va entre paréntesis propios cuando hay más valores en la llamada.',
    simply: 'Hay que envolverla para saber dónde acaba.',
    causes: [['Faltan.', 'sum(x for x in l, 1)', 'sum((x for x in l), 1)']],
    avoid: 'Pon `( )` alrededor.',
  },
  'comprehension-parentheses': {
    means: 'La pareja del principio de la comprensión va entre paréntesis.',
    simply: 'Son dos valores que van juntos.',
    causes: [['Faltan.', '[x, y for x, y in l]', '[(x, y) for x, y in l]']],
    avoid: 'Escribe `(x, y)`.',
  },
  'augmented-target': {
    means: '`+=` cambia una sola variable, y a la izquierda hay otra cosa.',
    simply: 'Solo se suma a una caja cada vez.',
    causes: [['Dos variables.', 'a, b += 1', 'a += 1\nb += 1']],
    avoid: 'Una línea por variable.',
  },
  'star-usage': {
    means: 'El asterisco `*` no puede ir ahí.',
    simply: '`*` reparte los elementos de una lista en una llamada o en otra lista.',
    causes: [['Suelto.', 'x = *[1, 2]', 'x = [*[1, 2]]']],
    avoid: 'Úsalo dentro de una llamada, una lista o una tupla.',
  },
  'yield-target': {
    means: 'No se puede guardar nada en un `yield`.',
    simply: '`yield` entrega un valor; no es una caja.',
    causes: [['Asignación.', 'yield = 3', 'x = yield 3']],
    avoid: 'Pon el nombre a la izquierda.',
  },
  'null-bytes': {
    means: 'El archivo no está guardado como texto normal.',
    simply: 'Está en otra codificación (UTF-16, por ejemplo) o se dañó.',
    causes: [['Guardado en UTF-16.', '# archivo guardado como «Unicode»', '# Guardar como → UTF-8']],
    avoid: 'Guárdalo como UTF-8.',
  },
  'encoding-missing': {
    means: 'El archivo no está guardado en UTF-8.',
    simply: 'Las tildes están escritas con otro alfabeto.',
    causes: [['Otra codificación.', '# archivo guardado como ANSI', '# Guardar como → UTF-8']],
    avoid: 'En el editor, «Guardar con codificación» → UTF-8.',
  },
  'misspelt-keyword': {
    means: 'Hay una palabra de Python mal escrita; se parece a {word}.',
    simply: 'Es un fallo de tecleo.',
    causes: [['Mal escrita.', 'whille x:\n    pass', 'while x:\n    pass']],
    avoid: 'El editor pinta de color las palabras de Python: si no cambia, está mal escrita.',
  },
  'unexpected-end': {
    means: 'El programa se acaba con algo a medias: falta cerrar un paréntesis o escribir lo de dentro de un bloque.',
    simply: 'La frase se corta antes de terminar.',
    causes: [
      ['Falta un paréntesis.', 'print("a"', 'print("a")'],
      ['Falta el bloque.', 'def f():', 'def f():\n    pass'],
    ],
    avoid: 'Mira las últimas líneas y cuenta los paréntesis.',
  },
  'interactive-multiple': {
    means: 'Has pegado varias instrucciones de golpe en la consola, que las quiere de una en una.',
    simply: 'La consola lee una orden cada vez.',
    causes: [['Pegado en `>>>`.', '>>> x = 1\ny = 2', '# en un archivo .py\nx = 1\ny = 2']],
    avoid: 'Guarda el código en un archivo y ejecútalo.',
  },
  'invalid-escape': {
    means: 'Es un aviso: la barra `\\` seguida de esa letra no significa nada en un texto.',
    simply: 'Funciona aún, y dejará de hacerlo.',
    causes: [['Expresión regular o ruta.', 'patron = "\\d+"', 'patron = r"\\d+"']],
    avoid: 'Pon una `r` delante de las comillas.',
  },
  'is-literal': {
    means: 'Es un aviso: `is` pregunta si son el mismo objeto. Para comparar valores es `==`.',
    simply: 'Dos billetes de 5 valen igual, y no son el mismo billete.',
    causes: [['`is` con un valor.', 'if x is 3:', 'if x == 3:']],
    avoid: '`is` solo con `None`, `True` y `False`.',
  },
  'missing-comma-call': {
    means: 'Es un aviso: dos elementos seguidos parecen una llamada; seguramente falta una coma.',
    simply: 'Falta la coma entre los dos.',
    causes: [['Falta la coma.', 'l = [(1, 2) (3, 4)]', 'l = [(1, 2), (3, 4)]']],
    avoid: 'Coma tras cada elemento.',
  },
  'invalid-syntax': {
    means: 'Python no entiende la línea: hay un signo de más, de menos o en otro sitio.',
    simply: 'Es una falta de ortografía en el idioma Python.',
    causes: [
      ['Falta algo en la línea anterior (un paréntesis).', 'x = (1 + 2\nprint(x)', 'x = (1 + 2)\nprint(x)'],
      ['Una palabra reservada como nombre.', 'class = 3', 'clase = 3'],
      ['Un operador de otro lenguaje.', 'x++', 'x += 1'],
    ],
    avoid: 'Mira donde señala `^` y también la línea de encima.',
  },
}
