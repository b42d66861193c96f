import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../engine/compose'

/** What the linter's rules say, for learners: what is so, and how much it matters (0 to 1). `{}` is the name that its message quotes. */
export const RUFF_MESSAGES: Readonly<Record<string, { text: string; weight: number }>> = byWord({
  F401: { text: 'Importas {} y no lo usas: quita ese `import`.', weight: 0.5 },
  F841: { text: 'Guardas algo en {} y no lo usas después.', weight: 0.5 },
  F811: { text: '{} se define dos veces: solo vale la última.', weight: 0.7 },
  F821: {
    text: 'El nombre {} no está definido en ninguna parte: aquí el programa fallará con `NameError`.',
    weight: 0.95,
  },
  F541: { text: 'Esta f-string no lleva ninguna variable entre llaves: le sobra la `f`.', weight: 0.2 },
  F632: { text: 'Para comparar con un texto o un número usa `==`; `is` pregunta si son el mismo objeto.', weight: 0.9 },
  F601: { text: 'Hay una clave repetida en el diccionario: solo se queda la última.', weight: 0.8 },
  B006: {
    text: 'El valor por defecto es una lista o un diccionario que comparten todas las llamadas. Pon `None` y créalo dentro.',
    weight: 0.9,
  },
  B007: { text: 'La variable {} del bucle no se usa dentro; si no hace falta, llámala `_`.', weight: 0.25 },
  B008: { text: 'El valor por defecto se calcula una sola vez, al definir la función.', weight: 0.6 },
  B015: { text: 'Esta comparación no sirve de nada sola: ¿querías asignar con `=` o preguntar con `if`?', weight: 0.9 },
  B018: { text: 'Esta línea calcula algo y lo tira: guárdalo en una variable o quítala.', weight: 0.7 },
  B020: { text: 'La variable del bucle se llama igual que lo que recorre y lo machaca.', weight: 0.8 },
  B023: { text: 'La función usa {} del bucle y verá solo su último valor.', weight: 0.7 },
  B904: { text: 'Al lanzar un error dentro de un `except`, añade `from` para no perder el original.', weight: 0.3 },
  B905: { text: 'Si las dos listas deben medir lo mismo, `zip(…, strict=True)` avisa cuando no es así.', weight: 0.15 },
  C416: { text: 'Esa comprensión solo copia: `list(…)` hace lo mismo.', weight: 0.3 },
  C417: { text: 'Una comprensión se lee mejor que `map` con `lambda`.', weight: 0.3 },
  C408: { text: 'Hay una forma más corta que llamar a {}: su literal (llaves, corchetes o paréntesis).', weight: 0.15 },
  SIM108: {
    text: 'Este `if` que elige entre dos valores cabe en una línea: `valor = a if condicion else b`.',
    weight: 0.2,
  },
  SIM110: {
    text: 'Este bucle que busca y devuelve `True` o `False` es justo lo que hacen `any()` y `all()`.',
    weight: 0.45,
  },
  SIM118: { text: 'Para saber si una clave está, basta `clave in diccionario`, sin `.keys()`.', weight: 0.3 },
  SIM401: { text: 'Para un valor por si falta la clave está `diccionario.get(clave, valor)`.', weight: 0.4 },
  SIM105: { text: 'Para ignorar un error a propósito, `contextlib.suppress` lo dice más claro.', weight: 0.15 },
  RET505: {
    text: 'Después de un `return` el `else` sobra: a lo que sigue solo se llega si ese `return` no se ha ejecutado.',
    weight: 0.35,
  },
  RET503: {
    text: 'La función devuelve algo en unos casos y en otros no (devuelve `None`): pon un `return` en todos.',
    weight: 0.7,
  },
  RET504: {
    text: 'Guardas el resultado en una variable solo para devolverla: puedes devolverlo directamente.',
    weight: 0.2,
  },
  PERF102: { text: 'Si solo usas los valores, recorre `.values()`; si solo las claves, el diccionario.', weight: 0.35 },
  PLR1714: { text: 'Varias comparaciones del mismo valor: `valor in (a, b)`.', weight: 0.3 },
  PLR5501: { text: 'Un `else` con un solo `if` dentro es un `elif`.', weight: 0.5 },
  PLW2901: {
    text: 'Dentro del bucle cambias {}, su propia variable; usa otro nombre para el resultado.',
    weight: 0.35,
  },
  PLW0602: { text: 'Declaras {} como `global` y no le asignas nada: no hace falta.', weight: 0.4 },
  PLR0133: { text: 'Comparas dos constantes: el resultado es siempre el mismo.', weight: 0.8 },
  PLR0124: { text: 'Comparas algo consigo mismo: siempre da lo mismo.', weight: 0.85 },
  PIE790: { text: 'Ese `pass` ya no hace falta.', weight: 0.1 },
  E701: { text: 'Pon en otra línea lo que va detrás de los dos puntos.', weight: 0.25 },
  E702: { text: 'Una instrucción por línea se lee mejor que varias con punto y coma.', weight: 0.25 },
  E741: { text: 'El nombre {} se confunde con otro signo (la `l` con un 1, la `O` con un 0): usa otro.', weight: 0.4 },
  E731: { text: 'Para dar nombre a una función, usa `def` en lugar de `lambda`.', weight: 0.3 },
  E714: { text: 'Mejor `x is not y` que `not x is y`.', weight: 0.3 },
  E713: { text: 'Mejor `x not in y` que `not x in y`.', weight: 0.3 },
  E721: { text: 'Para comprobar el tipo usa `isinstance(valor, tipo)`.', weight: 0.45 },
  S105: {
    text: 'Hay una contraseña escrita en el código: cualquiera que lo lea la ve. Guárdala fuera (una variable de entorno).',
    weight: 0.7,
  },
  S113: {
    text: 'Pon un `timeout` a la petición: sin él, el programa puede quedarse esperando para siempre.',
    weight: 0.6,
  },
  S608: {
    text: 'No montes la consulta SQL pegando textos: pasa los valores aparte, con `?`, o alguien podrá cambiarla.',
    weight: 0.95,
  },
  N802: { text: 'En Python los nombres de función van en minúsculas con guiones bajos: {}.', weight: 0.3 },
  N803: { text: 'Los parámetros se escriben en minúsculas: {}.', weight: 0.25 },
  N806: { text: 'Las variables se escriben en minúsculas con guiones bajos: {}.', weight: 0.3 },
  N801: { text: 'Las clases empiezan por mayúscula: {}.', weight: 0.35 },
  UP031: { text: 'Una f-string se lee mejor que el `%` de antes.', weight: 0.25 },
  UP032: { text: 'Una f-string se lee mejor que `.format()`.', weight: 0.25 },
  UP015: { text: "El modo `'r'` es el de siempre: no hace falta escribirlo.", weight: 0.1 },
  FURB129: { text: 'Puedes recorrer el archivo línea a línea directamente, sin `.readlines()`.', weight: 0.3 },
  FURB136: { text: 'Para el mayor o el menor de dos valores están `max()` y `min()`.', weight: 0.35 },
  // What Python refuses to compile, though its parser takes it.
  F404: { text: 'Los `import` de `__future__` van antes que todo lo demás.', weight: 1 },
  F406: { text: '`from … import *` solo vale fuera de funciones y clases.', weight: 1 },
  F407: { text: '{} no está en `__future__`.', weight: 1 },
  F502: { text: 'Este `%` lleva nombres: a su derecha va un diccionario.', weight: 1 },
  F621: { text: 'Hay demasiados nombres a la izquierda de este reparto.', weight: 1 },
  F622: { text: 'En un reparto solo un nombre puede llevar `*`.', weight: 1 },
  F633: { text: '`print >>` es de Python 2: hoy es `print(…, file=…)`.', weight: 1 },
  F634: {
    text: 'Este `if` pregunta por una tupla, que siempre cuenta como cierta: quítale los paréntesis.',
    weight: 1,
  },
  F701: { text: '`break` solo vale dentro de un bucle.', weight: 1 },
  F702: { text: '`continue` solo vale dentro de un bucle.', weight: 1 },
  F704: { text: '{} solo vale dentro de una función.', weight: 1 },
  F706: { text: '`return` solo vale dentro de una función.', weight: 1 },
  F707: { text: 'Un `except` sin tipo lo atrapa todo: tiene que ser el último.', weight: 1 },
  PLE0100: { text: '`__init__` no puede ser un generador: quítale el `yield`.', weight: 1 },
  PLE0115: { text: '{} no puede ser `global` y `nonlocal` a la vez.', weight: 1 },
  PLE0117: { text: '{} no existe en ninguna función de fuera: `nonlocal` no lo encuentra.', weight: 1 },
  PLE0118: { text: 'Usas {} antes de declararlo `global`: pon el `global` primero.', weight: 1 },
  PLE1142: { text: '`await` solo vale dentro de una función `async`.', weight: 1 },
})

/** A rule's finding in Spanish, as Markdown. `marked` is the text at its place; undefined for a rule of which nothing is said. */
export function tellFinding(
  code: string,
  message: string,
  marked: string,
): { text: string; weight: number } | undefined {
  const known = RUFF_MESSAGES[code]
  // A ladder of `elif` reads well, whether its steps return or not.
  if (known === undefined || (code === 'RET505' && marked === 'elif')) return undefined
  const name = inlineCode(/`([^`]+)`/.exec(message)?.[1] ?? marked)
  return { text: known.text.replace('{}', () => name), weight: known.weight }
}
