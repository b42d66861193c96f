import type { IdiomName } from './idiom-names'
import type { IdiomText } from './idiom-text'

/** What surprises in values, names and parameters. */
export const VALUE_IDIOMS = {
  tally: {
    title: 'contar con un diccionario',
    text: '{whole} va **{verb}** en el diccionario {dict}: {get} da lo que ya hay en la clave {key}, o {standard} si es la primera vez que aparece; a eso se le aplica {change} y se vuelve a guardar. Con {plain} a secas, la primera vez la clave no existe y daría `KeyError`.',
    general: '`d[k] = d.get(k, 0) + 1` cuenta cuántas veces aparece cada clave: `get` da 0 la primera vez.',
    asks: ['get', 'cero', 'el 0', 'ese 0', 'valor por defecto', 'keyerror'],
  },
  'set-operation': {
    title: 'operaciones con conjuntos',
    text: 'En {whole}, `{operator}` es la **{name}** de los dos conjuntos: {meaning}.',
    general:
      'Con conjuntos, `&` es la intersección (lo común), `|` la unión (todo), `-` la diferencia (lo que solo está en el primero) y `^` lo que está en uno solo de los dos.',
    asks: ['interseccion', 'union', 'diferencia', 'conjunto', 'conjuntos', '&', '|', '^'],
  },
  'mask-operator': {
    title: '& y | entre columnas',
    text: 'En {whole}, `{operator}` junta dos columnas de `True` y `False` **fila a fila**: {meaning}. No vale `{word}`, porque espera **un solo** `True` o `False` y aquí hay uno por fila: daría `ValueError` (*the truth value of a Series is ambiguous*). Los **paréntesis son obligatorios**: `{operator}` tiene prioridad sobre `>` y `==`, así que sin ellos Python haría primero {wrong}.',
    general:
      'Entre columnas de una tabla se usa `&` y `|`, que comparan fila a fila, y no `and` y `or`; cada condición va entre paréntesis.',
    asks: ['&', '|', 'and', 'or', 'parentesis', 'ampersand'],
  },
  'named-aggregation': {
    title: 'agg con nombres',
    text: 'En {whole}, cada `nombre=(columna, cálculo)` crea una **columna** del resultado: a la izquierda del `=` va el **nombre nuevo**, que eliges tú, y en el paréntesis, de qué columna sale y qué se calcula. Aquí, {columns}.',
    general: '`agg(total=("venta", "sum"))` crea la columna `total` con la suma de `venta`.',
    asks: ['agg', 'agregacion', 'parejita', 'pareja', 'parejas', 'parentesis', 'tupla', 'nombre', 'nombres'],
  },
  'private-name': {
    title: 'guion bajo delante de un nombre',
    text: 'El guion bajo de {name} es una **convención**: avisa de que es un dato **interno** (privado) de la clase y de que desde fuera no se debería tocar. Python no lo impide.{way}',
    general: 'Un nombre que empieza por guion bajo es, por convención, interno: Python no impide usarlo desde fuera.',
    asks: ['guion bajo', 'guion', '_', 'rayita', 'privado', 'privada', 'barra baja'],
  },
  underscore: {
    title: 'el guion bajo como nombre',
    text: 'El `_` es una variable como otra cualquiera; por **convención** se llama así a un valor que **no se va a usar**.',
    general: '`for _ in range(3)` usa `_` como nombre de algo que no se va a usar.',
    asks: ['guion bajo', 'la rayita', '_'],
  },
  'text-repeat': {
    title: 'repetir un texto',
    text: 'En {whole}, `*` no multiplica números: {text} es un **texto**, y multiplicarlo por un entero lo **repite** ese número de veces.',
    general: 'Un texto por un entero, `"ja" * 3`, se repite.',
    asks: ['multiplica', 'asterisco', '*', 'repite'],
  },
  'float-binary': {
    title: 'decimales que no son exactos',
    text: '{whole} no sale redondo porque el ordenador guarda los decimales **en binario**, y números como `0.1` no caben exactos: queda un error minúsculo. No es un fallo tuyo. Para mostrarlo, `round(x, 2)` o `f"{x:.2f}"`; para comparar, `math.isclose(a, b)`.',
    general: 'Los decimales se guardan en binario y `0.1 + 0.2` no da exactamente `0.3`.',
    asks: ['decimales', '0.1', 'exacto', 'redondea'],
  },
  'open-mode': {
    title: 'modo de abrir un archivo',
    text: '{meaning}',
    general:
      "`open(ruta, 'r')` lee, `'w'` escribe desde cero (borra lo que hubiera), `'a'` añade al final y `'x'` crea uno nuevo y falla si ya existe.",
    asks: [
      'modo',
      'borra',
      'borrar',
      'sobrescribe',
      'machaca',
      'ya tenia',
      'ya existe',
      'ya habia',
      "'w'",
      "'a'",
      "'r'",
      "'x'",
      '"w"',
      '"a"',
      'la w',
      'el w',
      'esa w',
      'append',
    ],
  },
  'boolean-number': {
    title: 'una comparación como número',
    text: 'En {whole}, {test} es una comparación, y al hacer cuentas con ella `True` vale **1** y `False` vale **0**.{dates}',
    general: 'En una cuenta, `True` vale 1 y `False` vale 0.',
    asks: ['true', 'false', 'booleano', 'tupla', 'parentesis'],
  },
  'case-differs': {
    title: 'mayúsculas y minúsculas',
    text: '{left} y {right} solo se diferencian en **{what}**, y para Python eso basta: son textos distintos, así que `==` da `False`. Si no te importa, iguálalos antes: `a.lower() == b.lower()`.',
    general: 'Para Python `"Hola"` y `"hola"` son textos distintos.',
    asks: ['mayuscula', 'minuscula', 'false', 'distinto'],
  },
  'outer-variable': {
    title: 'variable de fuera',
    text: '{function} no tiene una variable {name} propia, así que al leerla usa la **de fuera** (línea {line}). Leerla se puede sin más; para cambiarla haría falta `global` o, mejor, un parámetro y un `return`.',
    general: 'Una función puede leer una variable de fuera si no tiene una propia con ese nombre.',
    asks: ['fuera', 'global', 'ambito'],
  },
  'default-parameter': {
    title: 'valor por defecto',
    text: '`{parameter}` en {function} es un **valor por defecto**: no es obligatorio darlo al llamarla. Si no se da {name}, vale {value}.{omitted}',
    general: 'En `def f(x=1)`, `x` vale 1 si al llamar no se da otra cosa.',
    asks: ['por defecto', 'defecto', 'sin parametro', 'sin argumento', 'no da error', 'parentesis vacios'],
  },
  'repeated-rows': {
    title: 'la misma lista varias veces',
    text: '{whole} no crea {times} listas: repite {times} veces **la misma lista** {row}. Si se cambia una casilla, cambia en todas las filas. Con números o textos dentro no se nota ({inside} no da problemas), porque no se pueden cambiar por dentro: al asignar se pone **otro** valor en su sitio. Para tener filas distintas: `{fixed}`.',
    general: '`[[0] * 3] * 3` repite la misma lista tres veces; `[[0] * 3 for _ in range(3)]` crea tres distintas.',
    asks: ['misma lista', 'las tres', 'las tres filas', 'a la vez', 'todas las filas'],
  },
  'shared-default': {
    title: 'lista por defecto compartida',
    text: 'El valor por defecto `{value}` de `{parameter}` se crea **una sola vez**, al definir {function}, y todas las llamadas **comparten esa misma lista**: lo que una añade, la siguiente lo encuentra. Para tener una nueva cada vez: `{name}=None` y dentro `if {name} is None: {name} = {value}`.',
    general: 'Un valor por defecto como `[]` se crea una vez y lo comparten todas las llamadas.',
    asks: ['por defecto', 'defecto', 'comparte', 'guarda lo anterior', 'se acumula'],
  },
} as const satisfies Partial<Record<IdiomName, IdiomText>>
