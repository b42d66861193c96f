import type { IdiomName } from './idiom-names'
import type { IdiomText } from './idiom-text'

export const FLOW_IDIOMS = {
  enumerate: {
    title: 'enumerate',
    text: '`enumerate` da a la vez la posición y el elemento: en cada vuelta {index} es el número (empieza en {start}) y {item} el elemento de {iterable}.',
    general: '`enumerate(lista)` da en cada vuelta la posición y el elemento. Con `start=1` empieza a contar en 1.',
    asks: ['enumerate'],
  },
  zip: {
    title: 'zip',
    text: '`zip` recorre {sources} **a la vez** y junta sus elementos en parejas por posición: el primero con el primero, el segundo con el segundo… En cada vuelta la pareja se reparte entre {targets}. Se para cuando se acaba la más corta.{lost}',
    general: '`zip(a, b)` recorre las dos a la vez y junta sus elementos en parejas por posición.',
    asks: ['zip'],
  },
  'zip-call': {
    title: 'zip',
    text: '`zip` junta los elementos de {sources} **en parejas** por posición: el primero con el primero, el segundo con el segundo… Se para cuando se acaba la más corta.{lost}',
    general: '`zip(a, b)` junta los elementos de las dos en parejas por posición.',
    asks: ['zip'],
  },
  'range-back': {
    title: 'range hacia atrás',
    text: '{whole} cuenta **hacia atrás**: empieza en {start}, baja de {size} en {size} y para antes de llegar a {stop}.{list}',
    general: '`range(inicio, fin, -1)` cuenta hacia atrás; `fin` no entra.',
    asks: ['range', 'hacia atras', 'al reves', 'el -1', 'un -1', 'paso'],
  },
  'items-loop': {
    title: '.items()',
    text: '{whole} da las parejas de clave y valor del diccionario {dict}: en cada vuelta {key} es la clave y {value} el valor.',
    general: '`.items()` da las parejas de clave y valor de un diccionario.',
    asks: ['items', 'clave', 'valor'],
  },
  range: {
    title: 'range',
    text: '{whole} da los números {values}. El número donde para ({stop}) no se incluye.{step}',
    general: '`range(inicio, fin, paso)` da números desde `inicio`; `fin` no entra.',
    asks: ['range', 'paso', 'el -1', 'rango'],
  },
  'for-else': {
    title: 'else de un bucle',
    text: 'El `else` de la línea {line} va a la altura del bucle porque **es del bucle**, no del `if`: se ejecuta solo si el bucle llega al final **sin pasar por un `break`**. Si hay un `break`, se salta.',
    general: 'El `else` de un bucle se ejecuta solo si el bucle acaba sin `break`.',
    asks: ['else'],
  },
  'try-except': {
    title: 'try / except',
    text: 'Lo que está en `try` se intenta; si ahí salta {types}, el programa **no se para**: sigue por su `except` y después con lo de detrás.{more}',
    general: '`try` intenta algo y, si salta la excepción indicada, el programa sigue por `except`.',
    asks: ['try', 'except', 'excepcion', 'exception', 'as e'],
  },
  'try-else': {
    title: 'else de try',
    text: 'El `else` de un `try` se ejecuta solo si no hubo ninguna excepción.',
    general: 'El `else` de un `try` se ejecuta solo si no hubo excepción.',
    asks: ['else'],
  },
  finally: {
    title: 'finally',
    text: 'Lo que está en `finally` se ejecuta siempre, haya habido excepción o no.{also}',
    general: '`finally` se ejecuta siempre, haya error o no.',
    asks: ['finally'],
  },
  with: {
    title: 'with',
    text: '`with {context}` abre el recurso y lo **cierra solo** al salir del bloque, aunque haya un error.{name} Sin `with` habría que cerrarlo a mano con `.close()`, y con un error por medio se quedaría abierto.',
    general: '`with open(...) as f` abre un archivo y lo cierra solo al salir del bloque.',
    asks: ['with'],
  },
  'with-other': {
    title: 'with',
    text: '`with {context}` {does}.{name}',
    general: '`with` prepara algo al entrar en el bloque y lo deja solo al salir, aunque haya un error.',
    asks: [],
  },
  recursion: {
    title: 'recursión',
    text: '{name} es **recursiva**: se llama a sí misma (línea {line}) con un caso más pequeño.{base}',
    general:
      'Una función recursiva se llama a sí misma con un caso más pequeño, hasta llegar a un caso base que no se llama más.',
    asks: ['recursi', 'se llama a si misma', 'caso base'],
  },
  'name-main': {
    title: 'if __name__ == "__main__"',
    text: 'El bloque de `if __name__ == "__main__":` (línea {line}) se ejecuta solo cuando ejecutas este archivo directamente. Si otro programa lo carga con `import`, `__name__` vale el nombre del módulo y el bloque se salta. Sin esa condición, al ejecutarlo no se nota la diferencia; con un `import`, se ejecutaría también lo de dentro.',
    general:
      'El bloque de `if __name__ == "__main__":` se ejecuta solo cuando ejecutas ese archivo directamente. Python pone en `__name__` el texto `"__main__"` en el archivo que ejecutas; en uno que se carga con `import` pone el nombre del módulo, y el bloque se salta. Así un archivo sirve como programa y también para usar sus funciones desde otro.',
    asks: ['__name__', '__main__', 'if name', 'name main'],
  },
  'chained-comparison': {
    title: 'comparación encadenada',
    text: '{whole} comprueba las dos cosas a la vez: es lo mismo que {meaning}.',
    general: '`1 < x < 10` es lo mismo que `1 < x and x < 10`.',
    asks: ['encadenada', 'dos comparaciones'],
  },
  match: {
    title: 'match',
    text: '`match` compara {subject} con cada `case` por orden y ejecuta solo el primero que encaja.{more} Es como un `switch`, pero con **patrones**: mira también la forma del valor y guarda trozos suyos en variables.',
    general: '`match` compara un valor con cada `case` y ejecuta el primero que encaja.',
    asks: ['match', 'case', 'switch', 'patron'],
  },
  global: {
    title: 'global',
    text: '`global {names}` dice que dentro de la función se usa la variable de fuera, en vez de crear una local con el mismo nombre.',
    general: '`global x` hace que la función cambie la variable `x` de fuera.',
    asks: ['global'],
  },
  nonlocal: {
    title: 'nonlocal',
    text: '`nonlocal {names}` dice que se cambia la variable de la función de fuera, no una nueva.',
    general: '`nonlocal x` hace que una función interior cambie la `x` de la función que la contiene.',
    asks: ['nonlocal'],
  },
  'local-variable': {
    title: 'variable local',
    text: 'La {name} de dentro de {function} (línea {line}) es **otra variable**, local: nace y muere en la función y no toca la {name} de fuera.',
    general: 'Una variable a la que se asigna dentro de una función es local: no cambia la de fuera.',
    asks: ['local', 'ambito', 'fuera'],
  },
  'parameter-local': {
    title: 'parámetro con el mismo nombre',
    text: 'La {name} de dentro de {function} es su **parámetro**: otra variable, local, aunque se llame igual que la de fuera. Lo que se le guarda ahí (línea {line}) no toca la de fuera.{unused}',
    general: 'Un parámetro es una variable local, aunque se llame igual que otra de fuera.',
    asks: ['local', 'ambito', 'fuera', 'parametro'],
  },
  closure: {
    title: 'clausura',
    text: '{inner} está definida dentro de {outer} y recuerda sus variables ({names}) aunque {outer} ya haya terminado: eso es una **clausura**.',
    general: 'Una clausura es una función que recuerda las variables de la función donde se creó.',
    asks: ['clausura', 'closure', 'recuerde', 'recuerda', 'se acuerda'],
  },
  async: {
    title: 'async / await',
    text: '`async def` define una función que puede hacer pausas: en cada `await` espera un resultado y mientras tanto deja trabajar a otras tareas.',
    general: '`await` espera un resultado y mientras tanto deja trabajar a otras tareas.',
    asks: ['async', 'await', 'asincron'],
  },
} as const satisfies Partial<Record<IdiomName, IdiomText>>
