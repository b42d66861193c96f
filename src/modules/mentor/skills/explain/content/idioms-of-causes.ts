import type { IdiomName } from './idiom-names'
import type { IdiomText } from './idiom-text'

/** Rules that a line follows and does not show: what counts as a number, what is gone after one use, who catches an error. */
export const CAUSE_IDIOMS = {
  'exit-true': {
    title: '__exit__ que devuelve True',
    text: '`__exit__` devuelve `True`, y eso le dice al `with` que el error **ya está resuelto**: Python lo **descarta** y el programa sigue después del bloque. Lo que quedaba por hacer **dentro** del bloque se salta. Si devolviera `False` (o nada), el error seguiría su camino al salir del `with`.',
    general:
      'Si `__exit__` devuelve `True`, el error que ha saltado dentro del `with` se descarta y el programa sigue.',
    asks: [
      'no se rompe',
      'no se para',
      'no para',
      'no falla',
      'no peta',
      'no revienta',
      'se traga',
      'exit',
      'return true',
    ],
  },
  'boolean-sum': {
    title: 'sumar comparaciones',
    text: '{whole} **cuenta**: con cada elemento, {test} da `True` o `False`, y al sumar `True` vale **1** y `False` vale **0**. La suma es cuántas veces sale `True`: por eso no hace falta ni `if` ni contador.',
    general: '`sum(x > 5 for x in datos)` cuenta: al sumar, `True` vale 1 y `False` vale 0.',
    asks: ['sum', 'cuenta', 'contador', 'true', 'false', 'booleano', 'booleanos', 'no veo ningun if', 'sin if'],
  },
  'round-half': {
    title: 'round y la mitad justa',
    text: 'En {whole}, `round` redondea al más cercano, y cuando el número está **justo en medio** (acaba en `5`) va al **par**: `round(2.5)` es `2` y `round(3.5)` es `4`. No es un fallo: así las mitades no suben siempre (es el redondeo «del banquero»). Para que la mitad suba siempre: `Decimal` con `ROUND_HALF_UP`.',
    general: '`round` lleva las mitades justas al par: `round(2.5)` es 2 y `round(3.5)` es 4.',
    asks: ['round', 'redondea', 'redondeo', 'redondear'],
  },
  'round-binary': {
    title: 'round y los decimales en binario',
    text: 'En {whole}, {number} no cabe exacto **en binario**: lo que se guarda es {kept}, {way} al redondear.',
    general: '`round(2.675, 2)` da `2.67` porque 2.675 no cabe exacto en binario y lo que se guarda es un poco menos.',
    asks: ['round', 'redondea', 'redondeo', 'redondear'],
  },
  'int-cuts': {
    title: 'int quita los decimales',
    text: '{whole} **quita los decimales sin redondear**: corta hacia el cero (`int(3.99)` es `3` e `int(-3.99)` es `-3`). Para redondear, `round`.',
    general: '`int(3.99)` es 3: quita los decimales sin redondear.',
    asks: ['int', 'redondea', 'decimales', 'trunca'],
  },
  'text-order': {
    title: 'comparar textos que parecen números',
    text: '{whole} compara **textos**, no números: va letra a letra y decide la primera que es distinta. Así, `"10"` es menor que `"9"`, porque `"1"` va antes que `"9"`. Para comparar números: `int(…)` en los dos lados.',
    general: '`"10" < "9"` es `True`: los textos se comparan letra a letra.',
    asks: ['menor', 'mayor', 'compara', 'texto', 'textos', 'true', 'false'],
  },
  'group-reference': {
    title: '\\1 en una sustitución',
    text: 'En {whole}, cada `\\1`, `\\2`… es lo que ha encajado en el **paréntesis** (grupo) con ese número, contados según se abren en el patrón: {pieces}. Así se vuelve a poner lo encontrado, en el orden que se quiera.',
    general: 'En el texto de `re.sub`, `\\1` es lo que encajó en el primer paréntesis del patrón, `\\2` en el segundo…',
    asks: ['\\1', '\\2', '\\3', 'barra', 'barras', 'grupo', 'grupos'],
  },
  'json-words': {
    title: 'true, false y null en JSON',
    text: 'JSON es un formato aparte, con sus **propias palabras**: lo que en Python es `True`, `False` y `None` allí se escribe `true`, `false` y `null`. Está bien así: `json.load` los vuelve a convertir.',
    general:
      'En JSON, `True`, `False` y `None` se escriben `true`, `false` y `null`; al leerlo vuelven a ser los de Python.',
    asks: ['null', 'true', 'false', 'none'],
  },
  'array-mask': {
    title: 'máscara de numpy',
    text: '{test} compara **cada elemento** de {array} y da otro array con un `True` o un `False` por elemento: eso es una **máscara**. {whole} se queda solo con los elementos de {value} que tienen `True`, en su orden.',
    general:
      'En numpy, `t[t < 0]` usa una máscara: un `True` o `False` por elemento; se queda con los que tienen `True`.',
    asks: ['mascara', 'corchetes', 'filtra', 'mask'],
  },
  'mask-count': {
    title: 'contar con una máscara',
    text: '{test} da un `True` o un `False` por cada elemento de {array}, y al hacer cuentas `True` vale **1** y `False`, **0**: por eso, en {whole}, {gives}.',
    general: '`(t < 0).sum()` cuenta los elementos que lo cumplen: `True` vale 1 y `False` vale 0.',
    asks: ['mascara', 'sum', 'cuenta', 'mask'],
  },
  broadcasting: {
    title: 'difusión (broadcasting)',
    text: 'En {whole} las formas son distintas: {column} es una **columna** (una fila por número) y {row}, una **fila**. numpy no da error, hace **difusión** (*broadcasting*): es como si repitiera la columna hacia la derecha y la fila hacia abajo hasta que tienen la misma forma, y entonces opera elemento a elemento. En la fila `i` y la columna `j` queda {pair}: salen **todas las parejas** a la vez.{size}',
    general:
      'La difusión (*broadcasting*) de numpy opera formas distintas como si las repitiera: una columna con una fila da una tabla con todas las parejas.',
    asks: ['broadcasting', 'difusion', 'columna', 'fila', 'sin dar error', 'forma', 'shape', 'formas'],
  },
  'array-each': {
    title: 'una cuenta con un array',
    text: '{whole} hace la cuenta con **cada elemento** de {array}, sin bucle: numpy la reparte por todo el array. Con una lista normal no sería así (`[1, 2] * 2` la repite).',
    general: 'En numpy, `t * 2` multiplica cada elemento; con una lista, la repetiría.',
    asks: ['cada elemento', 'sin bucle', 'sin for', 'todo el array', 'vectoriza'],
  },
  gather: {
    title: 'asyncio.gather',
    text: '`gather` pone en marcha {tasks}**a la vez**: cuando una se queda esperando en un `await`, sigue otra. Las **esperas se solapan**, así que en total se tarda lo que tarda **la más larga**, y no la suma. Los resultados salen en una lista **en el orden de la llamada**, acabe quien acabe antes.',
    general:
      '`asyncio.gather` hace que las esperas se solapen: se tarda lo que la más larga, y los resultados salen en el orden de la llamada.',
    asks: ['gather', 'async', 'await', 'a la vez', 'orden', 'tarda', 'segundos'],
  },
  'spent-iterator': {
    title: 'un iterador que se gasta',
    text: '{name} es {what}, un **iterador**: da sus valores **una sola vez**. Al recorrerlo en la línea {first} se gasta, y en la línea {second} ya no queda nada. Para usarlo más veces: `{fixed}`.',
    general: 'Lo que dan `map`, `filter`, `zip` o una expresión generadora solo se puede recorrer una vez.',
    asks: [
      'vacio',
      'vacia',
      'segunda vez',
      'la segunda',
      'se gasta',
      'nada',
      '[]',
      'map',
      'filter',
      'generador',
      'zip',
    ],
  },
  'text-unchanged': {
    title: 'un texto no se puede cambiar',
    text: '{whole} **no cambia** {name}: un texto no se puede modificar. {method} da **otro** texto, y aquí nadie lo guarda. Para quedarse con él: `{fixed}`.',
    general: 'Los métodos de los textos no cambian el texto: dan otro, que hay que guardar.',
    asks: ['no cambia', 'sigue igual', 'no funciona', 'no hace nada', 'igual'],
  },
  'or-always': {
    title: 'or con un texto suelto',
    text: '{whole} se cumple **siempre**: `or` separa dos condiciones enteras, {first} y {last}, y {last} a solas cuenta como **verdadero**. Lo que se quería preguntar es `{fixed}`.',
    general: '`x == "a" or "b"` se cumple siempre, porque `"b"` a solas cuenta como verdadero; es `x in ("a", "b")`.',
    asks: ['or', 'siempre'],
  },
} as const satisfies Partial<Record<IdiomName, IdiomText>>

/** Likewise, where nobody is surprised who does not ask. */
export const RULE_IDIOMS = {
  infinity: {
    title: 'infinito',
    text: '{whole} es **infinito**: {size} que cualquier otro número. Sirve de punto de partida: el primer dato que se compare con él ya es {other} y ocupa su sitio.',
    general: '`float("inf")` es mayor que cualquier número: sirve de punto de partida al buscar el menor.',
    asks: ['inf', 'infinito'],
  },
  'list-repeat': {
    title: 'repetir una lista',
    text: 'En {whole}, `*` no multiplica números: **repite** la lista {list} tantas veces como dice {times}, en una lista nueva.',
    general: '`[0] * 3` repite la lista: `[0, 0, 0]`.',
    asks: ['multiplica', 'multiplicar', 'repite', '* n'],
  },
  'number-form': {
    title: 'cómo se escribe un número',
    text: '{whole} {meaning}.',
    general: '`1_000` es mil y `1e-9` es 1 por 10 elevado a -9.',
    asks: ['guion bajo', 'guiones', 'la e', 'cientifica'],
  },
  'none-test': {
    title: 'is None',
    text: '{whole} pregunta si {left} {meaning} («nada»). Se escribe con `is` y no con `==` porque `None` es **un único objeto**: se pregunta si es ese. Con `==`, una clase podría responder otra cosa.',
    general: '`x is None` pregunta si `x` es `None`; se usa `is` porque `None` es un único objeto.',
    asks: ['is none', 'is not none', '== none', 'is not'],
  },
  'and-guard': {
    title: 'and que protege',
    text: 'En {whole}, `and` mira primero {first} y, si es falso, **ni siquiera calcula** lo que viene detrás: así {why}. Al revés no protegería.',
    general: '`and` no calcula la segunda parte si la primera es falsa: la primera puede protegerla de un error.',
    asks: ['and', 'antes', 'orden', 'al reves', 'no da error'],
  },
  'yield-from': {
    title: 'yield from',
    text: '{whole} entrega **uno a uno** todo lo que da `{plain}`: es lo mismo que `for x in {plain}: yield x`.',
    general: '`yield from datos` entrega uno a uno los elementos de `datos`.',
    asks: ['yield from'],
  },
  'raise-from': {
    title: 'raise … from',
    text: 'El `from` del `raise` {does}.',
    general: '`raise Nuevo() from error` guarda el error original como causa del nuevo; `from None` lo oculta.',
    asks: ['from', 'raise'],
  },
  'several-bases': {
    title: 'herencia múltiple',
    text: '{class} hereda de {bases} **a la vez**. Si varias tienen el mismo método, se usa el de **la primera** que lo tenga, de izquierda a derecha: aquí se mira antes {first}. Ese orden se llama **MRO** y se ve con `{plain}.__mro__`.',
    general: 'Con varias clases madre, un método se busca de izquierda a derecha: ese orden es el MRO.',
    asks: ['mro', 'herencia multiple', 'dos clases', 'de cual', 'orden', 'hereda'],
  },
  'mangled-name': {
    title: 'dos guiones bajos delante',
    text: 'Por las dos barras bajas, Python guarda `{name}` como `{kept}`: desde fuera, `objeto.{name}` da `AttributeError`. Sirve para que otra clase que herede no lo pise sin querer.',
    general: 'Un atributo `__x` se guarda como `_Clase__x`: desde fuera no se llega a él por su nombre.',
    asks: ['dos guiones', 'doble guion', 'dos barras', 'doble barra baja', '__', 'privado', 'privada'],
  },
  'default-factory': {
    title: 'default_factory',
    text: '{whole} llama a {made} **para cada objeto nuevo**, así que cada uno tiene el suyo. Un valor puesto sin más, como `= []`, lo compartirían todos los objetos: por eso `@dataclass` no lo deja y da `ValueError`.',
    general: '`field(default_factory=list)` crea una lista nueva para cada objeto de una dataclass.',
    asks: ['default_factory', 'factory', 'field', 'default factory'],
  },
  'halving-order': {
    title: 'por qué hace falta el orden',
    text: '{list} tiene que estar **ordenada** porque en cada vuelta se descarta media lista mirando **un solo** elemento: según lo que dé {test}, se da por hecho que todo lo que hay a un lado de {looked} también es menor (o mayor). Sin orden eso no es verdad, y se podría tirar la mitad donde está lo que se busca.',
    general:
      'La búsqueda binaria necesita que la lista esté ordenada: descarta una mitad mirando solo el elemento del medio.',
    asks: ['ordenada', 'ordenado', 'ordenar', 'ordenadas', 'desordenada', 'orden'],
  },
  'chained-assign': {
    title: 'varios nombres a la vez',
    text: '{whole} calcula la derecha **una vez** y da ese mismo valor a {names}.{shared}',
    general: '`a = b = 0` da el mismo valor a los dos nombres.',
    asks: ['dos igual', 'dos iguales', 'varios iguales', 'a la vez', 'misma lista', 'los dos'],
  },
  'slice-assign': {
    title: 'asignar a un corte',
    text: '{whole} **sustituye** el trozo {part} por los elementos de {value}, dentro de la misma lista {list}; no hace falta que sean los mismos. No crea otra lista: el cambio se ve por todos sus nombres.',
    general: '`lista[1:3] = otra` sustituye ese trozo por los elementos de `otra`, en la misma lista.',
    asks: ['corte', 'slice', 'dos puntos', 'sustituye', 'corchetes'],
  },
  'loop-rebound': {
    title: 'cambiar la variable del for',
    text: '{whole} le da otro valor al nombre {name}, y solo dura lo que queda de vuelta: {why}',
    general: 'Dar otro valor a la variable de un `for` no cambia la lista que se recorre.',
    asks: [
      'no cambia',
      'sigue igual',
      'no se cambia',
      'no se modifica',
      'no modifica',
      'igual que antes',
      'no se salta',
    ],
  },
  'outer-change': {
    title: 'cambiar por dentro lo de fuera',
    text: '{function} cambia {name} sin `global` porque **no le da otro valor al nombre**: {whole} cambia **por dentro** el objeto de fuera. `global` solo hace falta para asignarle otro (`{plain} = …`).',
    general: 'Para cambiar una lista de fuera por dentro no hace falta `global`; solo para darle otro valor al nombre.',
    asks: ['global', 'fuera', 'sin global', 'sin return'],
  },
  'parameter-change': {
    title: 'cambiar lo que llega a una función',
    text: '{whole} cambia **el mismo objeto** que se le pasa, no una copia: dentro de {function} se llama {name} y, en la llamada de la línea {line}, {given}. Por eso el cambio se ve fuera aunque no haya `return`. Para no tocarlo: `{plain} = {plain}.copy()` al empezar.',
    general: 'Una función que cambia por dentro una lista que recibe cambia la de quien la llama: es el mismo objeto.',
    asks: ['sin return', 'original', 'fuera', 'por dentro', 'copia', 'cambia la lista', 'se modifica', 'referencia'],
  },
} as const satisfies Partial<Record<IdiomName, IdiomText>>
