/** What Ruff's parser says, and the same for learners; the first that fits. Groups are words of the program, of a few characters. */
const TEXTS: readonly [RegExp, string][] = [
  [/^Got unexpected token [“”«»‘’]/, 'Esta comilla no vale en Python: escribe " o \'.'],
  [/^Got unexpected token (.{1,4})$/, 'Python no conoce el signo `$1` aquí.'],
  [/^Expected `:`, found `=`/, 'Aquí van los dos puntos (`:`). Y para comparar se escribe `==`.'],
  [/^Expected `:`/, 'Aquí faltan los dos puntos (`:`).'],
  [/^Expected `,`/, 'Aquí falta una coma, o antes el cierre de un paréntesis, un corchete o una llave.'],
  [/^Expected `([)\]}])`/, 'Aquí falta cerrar con `$1`.'],
  [/^Expected `(.{1,12})`/, 'Aquí va `$1`.'],
  [/^Expected an indented block after `(\w{1,10})`/, 'Lo que va dentro de `$1` necesita sangría: cuatro espacios.'],
  [/^Expected an indented block/, 'Este bloque necesita sangría: cuatro espacios.'],
  [/^Unexpected indentation/, 'Esta línea tiene sangría de más.'],
  [/^unindent does not match/, 'La sangría de esta línea no es la de ningún bloque de arriba.'],
  [/^(?:missing closing quote|.{1,3}-string: unterminated)/, 'Faltan las comillas que cierran este texto.'],
  [/^.{1,3}-string: /, 'Algo falla en las llaves `{}` de este texto.'],
  [/^unexpected EOF/, 'El programa se acaba y falta cerrar un paréntesis, un corchete o una llave.'],
  [
    /^Simple statements must be/,
    'Aquí empieza otra instrucción: falta un operador, unos paréntesis o una línea nueva.',
  ],
  [/^Expected an expression/, 'Aquí falta un valor.'],
  [/^Expected a statement/, 'Una instrucción no puede empezar así.'],
  [/found a keyword `(\w{1,10})`/, '`$1` es una palabra de Python y no puede ser un nombre.'],
  [/^Expected an identifier/, 'Aquí va un nombre: no empieza por una cifra ni es una palabra de Python.'],
  [/^Expected one or more symbol names/, 'Falta decir qué se importa.'],
  [/^Expected a parameter/, 'Aquí va un parámetro, o el paréntesis que cierra la lista.'],
  [/^Expected `?except`? or `?finally`?/, 'A este `try` le falta su `except` o su `finally`.'],
  [
    /^Invalid (?:annotated )?assignment target/,
    'A esto no se le puede dar un valor: a la izquierda de `=` va un nombre.',
  ],
  [/^Invalid delete target/, 'Esto no se puede borrar con `del`.'],
  [/^Parameter without a default/, 'Un parámetro sin valor por defecto no puede ir detrás de uno que lo tiene.'],
  [/^Positional argument cannot follow/, 'Un argumento sin nombre no puede ir detrás de uno con nombre.'],
  [/^Invalid decimal integer/, 'Un número no empieza por 0.'],
  [/^Duplicate parameter/, 'Hay dos parámetros con el mismo nombre.'],
]

/** A parser's message in Spanish, as Markdown; something plain for those that are rare. */
export function syntaxText(message: string): string {
  for (const [pattern, text] of TEXTS) {
    const found = pattern.exec(message)
    if (found) return text.replace('$1', () => found[1] ?? '')
  }
  return 'Aquí hay algo que no es Python.'
}
