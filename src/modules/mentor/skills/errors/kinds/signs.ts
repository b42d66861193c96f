import type { Kinds } from './kind'

/** Problems of brackets, quotes, commas and signs. */
export const SIGNS: Kinds = {
  'never-closed': {
    means:
      'Abres {bracket} y no lo cierras, así que Python sigue leyendo las líneas de abajo como si fueran parte de lo mismo.',
    simply: 'Cada signo que abre necesita su pareja que cierra.',
    causes: [['Falta el que cierra.', 'print("a"\nprint("b")', 'print("a")\nprint("b")']],
    avoid: 'Cuenta los que abren y los que cierran; escribe los dos a la vez.',
  },
  'unmatched-bracket': {
    means: 'Sobra {bracket}: cierra algo que no se había abierto.',
    simply: 'Hay un signo que cierra de más.',
    causes: [['Sobra.', 'print(1))', 'print(1)']],
    avoid: 'Cuenta los que abren y los que cierran en la línea.',
  },
  'wrong-bracket': {
    means: 'Abres con {opening} y cierras con {bracket}: tienen que ser de la misma clase.',
    simply: 'Cada uno se cierra con su pareja: `( )`, `[ ]`, `{ }`.',
    causes: [['No son pareja.', 'l = [1, 2)', 'l = [1, 2]']],
    avoid: 'Listas `[ ]`, llamadas `( )`, diccionarios `{ }`.',
  },
  'unterminated-string': {
    means: 'Un texto se abre con comillas y no se cierra en la misma línea con las mismas comillas.',
    simply: 'Falta la comilla del final, o es de otra clase que la primera.',
    causes: [
      ['Falta la última comilla.', 'print("hola)', 'print("hola")'],
      ['Hay una comilla dentro del texto.', "print('it's')", 'print("it\'s")'],
      ['El texto ocupa varias líneas.', 'x = "uno\ndos"', 'x = """uno\ndos"""'],
    ],
    avoid: 'Cada comilla que abres, ciérrala en la misma línea.',
  },
  'unterminated-triple': {
    means: 'Abres un texto con tres comillas y no lo cierras con otras tres.',
    simply: 'Todo lo que sigue se lee como texto.',
    causes: [['Faltan las tres del final.', 't = """hola', 't = """hola"""']],
    avoid: 'Escribe las seis comillas y rellena en medio.',
  },
  'windows-path': {
    means:
      'En el texto hay una barra invertida `\\` que Python lee como el principio de un código (`\\U`, `\\x`, `\\N`).',
    simply: 'En Python la barra `\\` tiene un significado especial dentro de las comillas.',
    causes: [['Ruta de Windows.', 'open("C:\\Users\\ana\\a.txt")', 'open(r"C:\\Users\\ana\\a.txt")']],
    avoid: 'Pon una `r` delante de las comillas o usa barras normales: `"C:/Users/ana"`.',
  },
  'forgotten-comma': {
    means: 'Hay dos valores seguidos sin nada entre ellos: seguramente falta una coma.',
    simply: 'Los elementos se separan con comas.',
    causes: [
      ['En una lista o una llamada.', 'l = [1 2 3]', 'l = [1, 2, 3]'],
      ['Un texto con espacios sin comillas.', 'print(hola mundo)', 'print("hola mundo")'],
    ],
    avoid: 'Coma tras cada elemento, y los textos entre comillas.',
  },
  'single-equals': {
    means: 'En una condición, un solo `=` no compara. Comparar es `==`; `=` guarda un valor.',
    simply: '`x = 3` es «guarda 3 en x». `x == 3` es «¿x es 3?».',
    causes: [['Falta un `=`.', 'if x = 3:\n    print(x)', 'if x == 3:\n    print(x)']],
    avoid: 'En `if`, `elif` y `while`, dos iguales.',
  },
  'assign-to-expression': {
    means: 'A la izquierda de `=` tiene que haber un nombre donde guardar, y hay otra cosa.',
    simply: 'Se guarda de derecha a izquierda: `nombre = valor`.',
    causes: [
      ['Está al revés.', '3 = x', 'x = 3'],
      ['El nombre lleva un guion.', 'mi-edad = 20', 'mi_edad = 20'],
      ['Querías comparar.', 'if f() = 3:', 'if f() == 3:'],
    ],
    avoid: 'A la izquierda, solo el nombre, con `_` en lugar de guiones y espacios.',
  },
  'assign-to-keyword': {
    means: 'Quieres guardar algo en una palabra reservada de Python, y no se puede.',
    simply: 'Esa palabra ya tiene dueño.',
    causes: [['`True`, `None`…', 'None = 3', 'nada = 3']],
    avoid: 'Elige otro nombre; añadir `_` al final también vale.',
  },
  'keyword-name': {
    means: 'Usas como nombre una palabra reservada de Python ({word}).',
    simply: 'Esa palabra significa otra cosa para Python.',
    causes: [['Palabra reservada.', 'class = "3B"', 'clase = "3B"']],
    avoid: 'En español casi nunca chocan: `clase`, `desde`, `importe`.',
  },
  'print-statement': {
    means: 'En Python 3, {function} es una función y necesita paréntesis.',
    simply: 'Lo que se imprime va entre paréntesis.',
    causes: [['Faltan los paréntesis.', 'print "hola"', 'print("hola")']],
    avoid: 'Ese código es de Python 2, que se dejó en 2020: busca ejemplos de Python 3.',
  },
  'invalid-character': {
    means: 'Hay un carácter que Python no admite en el código: {character} ({code}).',
    simply: 'Parece una comilla o un espacio normal, y es otro dibujo distinto.',
    causes: [
      ['Comillas de móvil o de Word.', 'print(“hola”)', 'print("hola")'],
      ['Un espacio o guion que vino al copiar.', 'x = 5 – 3', 'x = 5 - 3'],
    ],
    avoid: 'Escribe el código en un editor de código, no en Word, y vuelve a teclear las comillas copiadas.',
  },
  'leading-zeros': {
    means: 'Un número no puede empezar por 0.',
    simply: 'Se escribe 8, no 08.',
    causes: [['Cero delante.', 'mes = 08', 'mes = 8']],
    avoid: 'Para enseñarlo con cero: `f"{mes:02d}"`. Si es un código, guárdalo como texto: `"08"`.',
  },
  'invalid-number': {
    means: 'Hay un número pegado a letras: ni es un número ni puede ser un nombre.',
    simply: 'Los nombres no empiezan por cifra, y a los números no se les pegan letras.',
    causes: [
      ['El nombre empieza por cifra.', '2nota = 5', 'nota2 = 5'],
      ['Falta el `*`.', 'y = 3x', 'y = 3 * x'],
    ],
    avoid: 'Pon la cifra al final del nombre y escribe siempre el `*`.',
  },
  'f-string': {
    means: 'Dentro de las llaves de un f-string hay algo que Python no puede leer.',
    simply: 'Entre `{` y `}` va un valor, completo y cerrado.',
    causes: [
      ['Falta la llave.', 'f"{x"', 'f"{x}"'],
      ['Llaves vacías.', 'f"{}"', 'f"{x}"'],
      ['Las mismas comillas dentro (antes de Python 3.12).', "f'{d['a']}'", 'f"{d[\'a\']}"'],
    ],
    avoid: 'Para escribir una llave de verdad, ponla doble: `{{`.',
  },
  'dict-value': {
    means: 'En un diccionario, cada clave lleva dos puntos y su valor.',
    simply: 'Como una agenda: `nombre: teléfono`.',
    causes: [['Falta el valor.', 'd = {"a": }', 'd = {"a": 1}']],
    avoid: 'Escribe `clave: valor` y separa con comas.',
  },
  'line-continuation': {
    means: 'Detrás de una barra `\\` al final de línea no puede haber nada, ni un espacio.',
    simply: 'La barra significa «sigo abajo», y ya no admite nada más.',
    causes: [['Hay algo tras la barra, o la barra es de dividir.', 'x = 6 \\ 2', 'x = 6 / 2']],
    avoid: 'Para dividir es `/`. Para partir líneas, mejor paréntesis.',
  },
  'c-operator': {
    means: '{operator} no existe en Python.',
    simply: 'Es la manera de otros lenguajes.',
    causes: [
      ['`&&`, `||`, `!`.', 'if a && !b:', 'if a and not b:'],
      ['`++`.', 'x++', 'x += 1'],
      ['`<>`, `=>`, `=<`.', 'if x => 3:', 'if x >= 3:'],
    ],
    avoid: 'En Python: `and`, `or`, `not`, `+= 1`, `!=`, `>=`, `<=`.',
  },
  'foreign-block': {
    means: 'Los bloques de Python no llevan llaves: se abren con `:` y lo de dentro lleva sangría.',
    simply: 'En vez de `{` y `}` hay dos puntos y espacios.',
    causes: [['Llaves de C, Java o JavaScript.', 'if x > 3 {\n    print(x)\n}', 'if x > 3:\n    print(x)']],
    avoid: 'Las llaves son solo para diccionarios y conjuntos.',
  },
  'foreign-word': {
    means: '{word} es de otro lenguaje.',
    simply: 'En Python se dice de otra manera.',
    causes: [
      ['Declarar una variable.', 'int x = 3', 'x = 3'],
      ['Crear una función.', 'function f():\n    pass', 'def f():\n    pass'],
    ],
    avoid: 'En Python las variables no se declaran y las funciones empiezan por `def`.',
  },
  'foreign-comment': {
    means: 'Los comentarios de Python empiezan por `#`.',
    simply: '`//` y `/* */` son de otros lenguajes.',
    causes: [['Comentario de C.', 'x = 1 // contador', 'x = 1  # contador']],
    avoid: 'Usa `#`.',
  },
  'spaced-name': {
    means: 'Un nombre no puede llevar espacios.',
    simply: 'Python lee dos palabras sueltas y no sabe qué hacer con ellas.',
    causes: [['Espacio en el nombre.', 'mi edad = 20', 'mi_edad = 20']],
    avoid: 'Une las palabras con `_`.',
  },
  'two-statements': {
    means: 'Hay dos instrucciones en la misma línea sin nada entre ellas.',
    simply: 'Cada instrucción va en su línea.',
    causes: [['Falta el salto de línea.', 'x = 3 print(x)', 'x = 3\nprint(x)']],
    avoid: 'Pulsa Intro entre instrucciones.',
  },
  'missing-value': {
    means: 'La línea se queda a medias: después del signo falta un valor.',
    simply: 'Has empezado la frase y no la has terminado.',
    causes: [['Falta lo de la derecha.', 'x =', 'x = 0']],
    avoid: 'Completa la línea antes de ejecutar; si aún no sabes el valor, pon `None`.',
  },
  prompt: {
    means: 'Has copiado también los `>>>` o los números de línea, que no son parte del programa.',
    simply: 'Son del intérprete, no del código.',
    causes: [['Copiado de la consola.', '>>> x = 1', 'x = 1']],
    avoid: 'Copia solo el código.',
  },
}
