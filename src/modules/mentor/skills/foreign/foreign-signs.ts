/** A sign or a word of another language: what Python has for it. `{n}` is the name that stands beside it. */
export type ForeignSign = { sign: RegExp; says: string; program: string }

/** What stands in a message as it is written. */
export const FOREIGN_SIGNS: readonly ForeignSign[] = [
  {
    sign: /(?<![\w+])(?!c\+\+)([a-z_]\w*)? ?\+\+(?![\w+])/,
    says: 'En Python **no existe** `{n}++`: da un `SyntaxError`. Para sumar uno se escribe `{n} += 1`, que es lo mismo que `{n} = {n} + 1`.',
    program: '{n} = 5\n{n} += 1\nprint({n})',
  },
  {
    sign: /(?<![\w-])([a-z_]\w*)--(?![\w-])/,
    says: 'En Python **no existe** `{n}--`: da un `SyntaxError`. Para restar uno se escribe `{n} -= 1`, que es lo mismo que `{n} = {n} - 1`.',
    program: '{n} = 5\n{n} -= 1\nprint({n})',
  },
  {
    sign: /&&/,
    says: 'En Python **no existe** `&&`: da un `SyntaxError`. La «y» se escribe con su palabra, `and`.',
    program: 'edad = 20\nsocio = True\nif edad >= 18 and socio:\n    print("puede entrar")',
  },
  {
    sign: /\|\|/,
    says: 'En Python **no existe** `||`: da un `SyntaxError`. La «o» se escribe con su palabra, `or`.',
    program: 'dia = "domingo"\nif dia == "sábado" or dia == "domingo":\n    print("fiesta")',
  },
  {
    sign: /(?<![=!<>])[=!]==(?!=)/,
    says: 'En Python **no existen** `===` ni `!==`: dan un `SyntaxError`. Se compara con `==` y `!=`, que ya miran también el tipo: el número `5` y el texto `"5"` no son iguales.',
    program: 'print(5 == "5")\nprint(5 != "5")',
  },
  {
    sign: /(?<![=<>])(?:=>|=<)(?![=<>])/,
    says: 'En Python el igual va **detrás**: `>=` y `<=`. Con `=>` o `=<` da un `SyntaxError`.',
    program: 'edad = 18\nprint(edad >= 18)\nprint(edad <= 18)',
  },
  {
    sign: /(?<![<])<>(?![>])/,
    says: 'En Python 3 **no existe** `<>`: da un `SyntaxError`. «Distinto de» se escribe `!=`.',
    program: 'edad = 18\nprint(edad != 20)',
  },
  {
    sign: /(?<![\w!])!(?:[a-z_]\w*|(?=[ ?]+(?:para|como|delante|en vez|y )))(?!=)/,
    says: 'En Python `!` no niega: da un `SyntaxError`. El «no» se escribe con su palabra, `not`; el `!` solo aparece en `!=`, «distinto de».',
    program: 'lleno = False\nif not lleno:\n    print("queda sitio")',
  },
  {
    sign: /(?:^|[\s«"`(]);(?=$|[\s»"`)?.,])/,
    says: 'En Python el `;` **no hace falta**: cada instrucción acaba donde acaba su línea. Si lo pones al final no da error, pero sobra; solo sirve para poner dos instrucciones en la misma línea, y se lee peor.',
    program: 'a = 1; b = 2\nprint(a + b);',
  },
  {
    sign: /\?[^?:¿]{1,30} : |\? ?: ?(?=$|[\s?»])/,
    says: 'En Python **no existe** `condición ? a : b`. Se escribe con palabras y primero el valor: `a if condición else b`.',
    program: 'edad = 20\ntipo = "adulto" if edad >= 18 else "menor"\nprint(tipo)',
  },
  {
    sign: /\/\/ ?(?:para|como|de) coment|coment\w+ (?:con|empi\w+ (?:con|por)|es|va con) (?:un |el )?\/\/|\/\*/,
    says: 'En Python `//` y `/* */` no son comentarios: un comentario empieza con `#` y llega hasta el final de la línea. `//` es la división entera.',
    program: '# esto es un comentario\nprint(7 // 2)  # división entera',
  },
  {
    sign: /\b(?:let|var|const) [a-z_]\w*/,
    says: 'En Python no se pone ninguna palabra delante: una variable se crea al darle su primer valor. No hay `let`, `var` ni `const` (las constantes se escriben en mayúsculas, por costumbre).',
    program: 'puntos = 10\nIVA = 0.21\nprint(puntos, IVA)',
  },
  {
    sign: /\b(?:int|float|double|string|bool|boolean|char) [a-z_]\w* ?=(?!=)/i,
    says: 'En Python no se escribe el tipo delante: una variable se crea al darle un valor, y el tipo es el de ese valor. Escrito así da un `SyntaxError`.',
    program: 'edad = 20\nnombre = "Ana"\nprint(type(edad), type(nombre))',
  },
  {
    sign: /\b(?:console\.log|System\.out\.print\w*|printf|cout|document\.write|Console\.WriteLine)\b/,
    says: 'Eso es de otro lenguaje. En Python se muestra con `print(…)`, y varios valores se separan con comas.',
    program: 'edad = 20\nprint("Edad:", edad)',
  },
  {
    sign: /\b(?:else if|elseif)\b/i,
    says: 'En Python «si no, si…» es una sola palabra: **`elif`**. `else if` en la misma línea da un `SyntaxError`.',
    program:
      'nota = 7\nif nota >= 9:\n    print("sobresaliente")\nelif nota >= 5:\n    print("aprobado")\nelse:\n    print("suspenso")',
  },
  {
    sign: /\bnew [A-Z]\w*/,
    says: 'En Python no se pone `new`: un objeto se crea llamando a su clase como si fuera una función.',
    program:
      'class Perro:\n    def __init__(self, nombre):\n        self.nombre = nombre\n\np = Perro("Toby")\nprint(p.nombre)',
  },
]
