import type { Kinds } from './kind'

/** Problems of layout and of the words that open blocks. */
export const BLOCKS: Kinds = {
  'missing-colon': {
    means: 'Faltan los dos puntos `:` al final de la línea que abre un bloque.',
    simply: 'Los `:` dicen «y ahora viene lo de dentro».',
    causes: [['Falta el `:`.', 'if x > 3\n    print(x)', 'if x > 3:\n    print(x)']],
    avoid: '`if`, `elif`, `else`, `for`, `while`, `def`, `class`, `try`, `except` y `with` acaban siempre en `:`.',
  },
  'missing-block': {
    means: 'Después de una línea acabada en `:` tiene que haber al menos una línea con más sangría, y no la hay.',
    simply: 'Lo que va «dentro» se escribe cuatro espacios más a la derecha.',
    causes: [
      ['Falta la sangría.', 'if x > 3:\nprint(x)', 'if x > 3:\n    print(x)'],
      ['El bloque está vacío.', 'def pendiente():\n\nprint("hola")', 'def pendiente():\n    pass\n\nprint("hola")'],
    ],
    avoid: 'Tras los `:`, pulsa Tab (cuatro espacios) y escribe lo de dentro.',
  },
  'unexpected-indent': {
    means:
      'La línea tiene más sangría (espacios delante) de la que le toca, sin que ninguna línea con `:` abra un bloque.',
    simply: 'Está corrida hacia la derecha sin motivo.',
    causes: [['Sobran espacios.', 'x = 1\n  y = 2', 'x = 1\ny = 2']],
    avoid: 'Las líneas del mismo bloque empiezan todas en la misma columna.',
  },
  'unmatched-dedent': {
    means: 'La sangría de la línea no coincide con la de ningún bloque anterior.',
    simply: 'Está a medio camino: ni dentro ni fuera.',
    causes: [['Espacios que no cuadran.', 'def f():\n    x = 1\n  return x', 'def f():\n    x = 1\n    return x']],
    avoid: 'Usa siempre cuatro espacios por nivel.',
  },
  'tabs-and-spaces': {
    means: 'Mezclas tabuladores y espacios en la sangría.',
    simply: 'Parecen iguales en pantalla, y para Python no lo son.',
    causes: [['Una línea con Tab y otra con espacios.', 'if x:\n    a()\n\tb()', 'if x:\n    a()\n    b()']],
    avoid: 'Configura el editor para que Tab escriba cuatro espacios.',
  },
  'indentation-general': {
    means: 'La sangría (los espacios al principio de la línea) no es correcta.',
    simply: 'Los espacios de delante dicen qué va dentro de qué.',
    causes: [['Falta sangría tras `:`.', 'if x:\nprint(x)', 'if x:\n    print(x)']],
    avoid: 'Cuatro espacios más tras cada línea que acaba en `:`.',
  },
  'else-if': {
    means: 'En Python «si no, si…» se escribe `elif`, en una palabra.',
    simply: '`else if` son dos palabras de otro idioma.',
    causes: [
      ['`else if`.', 'if x == 1:\n    a()\nelse if x == 2:\n    b()', 'if x == 1:\n    a()\nelif x == 2:\n    b()'],
    ],
    avoid: 'Recuerda la escalera: `if` … `elif` … `else`.',
  },
  'else-condition': {
    means: '`else` no lleva condición: es «en todos los demás casos».',
    simply: 'Si quieres preguntar otra cosa, usa `elif`.',
    causes: [
      [
        'Condición en `else`.',
        'if x == 1:\n    a()\nelse x == 2:\n    b()',
        'if x == 1:\n    a()\nelif x == 2:\n    b()',
      ],
    ],
    avoid: 'Condición: `elif`. Sin condición: `else`.',
  },
  'else-alone': {
    means:
      'Ese `else` (o `elif`, `except`, `finally`) no tiene encima, a su misma altura, la línea con la que hace pareja.',
    simply: 'Un «si no» necesita un «si» justo encima y en la misma columna.',
    causes: [['La sangría no coincide.', 'if x:\n    a()\n    else:\n    b()', 'if x:\n    a()\nelse:\n    b()']],
    avoid: '`if`, `elif` y `else` empiezan en la misma columna.',
  },
  'try-alone': {
    means: 'Un `try` necesita al menos un `except` o un `finally` a su misma altura.',
    simply: '«Intenta esto» tiene que ir seguido de «y si falla, haz esto».',
    causes: [
      [
        'Falta `except`.',
        'try:\n    x = int("a")\nprint(x)',
        'try:\n    x = int("a")\nexcept ValueError:\n    print("no es un número")',
      ],
    ],
    avoid: 'Escribe `try` y `except` a la vez y luego rellena.',
  },
  'except-last': {
    means: 'Un `except:` sin tipo tiene que ser el último.',
    simply: 'Lo atrapa todo: lo que venga después no serviría.',
    causes: [
      [
        'Está antes de otro.',
        'try:\n    f()\nexcept:\n    a()\nexcept ValueError:\n    b()',
        'try:\n    f()\nexcept ValueError:\n    b()\nexcept Exception:\n    a()',
      ],
    ],
    avoid: 'De lo concreto a lo general.',
  },
  'except-parentheses': {
    means: 'Varios tipos de error en un `except` van entre paréntesis.',
    simply: 'Se agrupan para que se vea que son una lista.',
    causes: [['Faltan.', 'except ValueError, TypeError as e:', 'except (ValueError, TypeError) as e:']],
    avoid: 'Escribe `except (A, B) as e:`.',
  },
  'return-outside': {
    means: '`{keyword}` solo vale dentro de una función.',
    simply: '`return` entrega el resultado de una función. Fuera no hay a quién entregarlo.',
    causes: [
      ['Le falta sangría.', 'def doble(n):\n    r = n * 2\nreturn r', 'def doble(n):\n    r = n * 2\n    return r'],
    ],
    avoid: 'Comprueba que la línea está dentro del `def`, con su sangría. Para enseñar algo, `print`.',
    holds: true,
  },
  'await-outside': {
    means: '`await` solo vale dentro de una función `async def`.',
    simply: 'Para esperar hay que estar en una función que sabe esperar.',
    causes: [['Falta `async`.', 'def main():\n    await leer()', 'async def main():\n    await leer()']],
    avoid: 'Marca la función con `async def` y arráncala con `asyncio.run(main())`.',
  },
  'loop-word-outside': {
    means: '`{keyword}` solo vale dentro de un bucle `for` o `while`.',
    simply: 'No hay vueltas de las que salir.',
    causes: [
      [
        'Está fuera del bucle.',
        'for i in range(3):\n    print(i)\nbreak',
        'for i in range(3):\n    print(i)\n    break',
      ],
    ],
    avoid: 'Comprueba su sangría. En un `if` sin bucle no hace falta.',
    holds: true,
  },
  'def-parentheses': {
    means: 'Detrás del nombre de la función van paréntesis, aunque estén vacíos.',
    simply: 'Los paréntesis son el sitio de los datos que recibe.',
    causes: [['Faltan.', 'def saludar:\n    print("hola")', 'def saludar():\n    print("hola")']],
    avoid: 'Siempre `def nombre():`.',
  },
  'too-many-blocks': {
    means: 'Hay demasiados bloques o paréntesis unos dentro de otros.',
    simply: 'Demasiadas cajas dentro de cajas.',
    causes: [['Muchos niveles.', 'if a:\n    if b:\n        c()', 'if a and b:\n    c()']],
    avoid: 'Saca partes a funciones y une condiciones con `and`.',
  },
}
