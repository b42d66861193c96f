import type { IdiomName } from './idiom-names'
import type { IdiomText } from './idiom-text'

/** What surprises whoever does not know how names, objects and calls go together. */
export const SURPRISE_IDIOMS = {
  'late-binding': {
    title: 'una función creada en un bucle',
    text: '{whole} **no guarda** el valor que tiene {name} al crearla: mira la variable {name} **cuando se la llama**. Todas las funciones del bucle miran **la misma variable**, y al llamarlas el bucle ya ha terminado y {name} tiene su **último valor**. Para que cada una guarde el suyo: `{fixed}`.',
    general:
      'Una función creada en un bucle mira la variable del bucle cuando se la llama, no cuando se crea: todas ven el último valor.',
    asks: ['ultimo valor', 'el mismo valor', 'todas dan', 'todos dan', 'lambda'],
  },
  'parameter-rebound': {
    title: 'dar otro valor a un parámetro',
    text: '{whole} **no cambia** lo que hay fuera: dentro de {function}, {name} empieza siendo otro nombre de {given}, y ahí pasa a ser el nombre de **un valor nuevo**, que se pierde al acabar la función. {given} sigue siendo el de antes. Para que se note fuera, la función termina con `return {plain}` y se llama así: `{fixed}`.{more}',
    general:
      'Asignar otro valor a un parámetro solo cambia el nombre de dentro de la función: fuera no se nota. Cambiar el objeto por dentro (`append`) sí.',
    asks: ['no cambia', 'fuera', 'parametro', 'por que no', 'sigue igual', 'copia'],
  },
  'none-value': {
    title: 'una llamada que devuelve None',
    text: '{whole} {does}, pero lo que **devuelve** es siempre `None`{result}',
    general:
      '`print` muestra y devuelve `None`; una función sin `return` y los métodos que cambian una lista, también.',
    asks: ['none', 'nones', 'nada'],
  },
  'grown-list': {
    title: '+= con listas',
    text: '{grown}{made}',
    general: '`a += [1]` cambia la misma lista; `a = a + [1]` crea una lista nueva.',
    asks: ['+=', 'mas igual', 'cambia', 'lista nueva', 'misma lista'],
  },
  identity: {
    title: 'is',
    text: '{whole} pregunta si son **el mismo objeto** en la memoria, no si tienen el mismo **contenido**: eso lo pregunta `==`. Se usa sobre todo con `None` (`x is None`).',
    general: '`is` pregunta si dos nombres son el mismo objeto en memoria; `==`, si valen lo mismo.',
    asks: ['is', 'mismo objeto', 'identidad', '==', 'false'],
  },
  'inner-change': {
    title: 'una lista dentro de una tupla',
    text: 'La **tupla** {tuple} no cambia: sigue teniendo los mismos elementos. Lo que cambia en {whole} es la **lista** que lleva dentro, {inner}, y una lista sí se puede modificar (es **mutable**).',
    general: 'Una tupla no se puede cambiar, pero una lista que esté dentro de ella, sí.',
    asks: ['tupla', 'mutable', 'cambia', 'modifica'],
  },
  'shallow-copy': {
    title: 'copia superficial',
    text: '{whole} hace una copia **superficial**: {copy} es nueva por fuera, pero lo que hay dentro ({inner}) es **el mismo objeto** en las dos. Cambiar un elemento entero de {copy} no toca {original}; cambiar **por dentro** una de las listas, sí se ve en las dos. Para copiarlo todo: `copy.deepcopy({plain})`.',
    general:
      '`lista[:]` y `.copy()` copian solo por fuera: las listas de dentro son las mismas. `copy.deepcopy` copia todo.',
    asks: ['copia', 'copias', 'copy', 'superficial', 'profunda'],
  },
  'sql-parameters': {
    title: 'los ? de una consulta',
    text: 'Cada `?` de la consulta es un **marcador** (un hueco): la base de datos lo **rellena, por orden**, con los valores de {values}. No se mete el valor dentro del texto con un f-string porque una comilla rompería la consulta, y quien escriba SQL en ese dato podría cambiar lo que hace (**inyección SQL**); así siempre se toma como un dato.',
    general:
      'Los `?` de una consulta SQL son huecos que se rellenan con los valores que van aparte; así se evita la inyección SQL.',
    asks: [
      'interrogante',
      'interrogantes',
      'interrogacion',
      'signos de pregunta',
      'f string',
      'fstring',
      'inyeccion',
      '?',
    ],
  },
  groupby: {
    title: 'itertools.groupby',
    text: '{whole} junta los elementos **seguidos** (consecutivos) que tienen la misma clave{key}. Por eso antes hay que **ordenar** por esa misma clave: si los iguales no están juntos, el mismo grupo sale varias veces. De cada grupo da la clave y sus elementos, que se recorren una sola vez.',
    general: '`itertools.groupby` junta solo elementos consecutivos con la misma clave: hay que ordenar antes.',
    asks: ['groupby', 'agrupa', 'agrupar', 'ordena antes', 'seguidos'],
  },
  'spread-items': {
    title: 'asteriscos al crear una colección',
    text: 'En {whole}, {stars} **desempaqueta** {values}: mete ahí {what}. Se crea una colección **nueva** y {values} no cambia.{order}',
    general: '`{**a, "x": 1}` y `[*a, 1]` meten dentro de una colección nueva lo que hay en `a`.',
    asks: ['asterisco', 'asteriscos', 'estrella', '**', '*', 'desempaqueta'],
  },
  'spread-argument': {
    title: '** al llamar',
    text: 'En {whole}, los dos asteriscos **desempaquetan** el diccionario {value}: cada clave pasa como un argumento **con nombre**, con su valor.',
    general: 'Al llamar, `f(**datos)` pasa cada clave del diccionario como un argumento con nombre.',
    asks: ['asterisco', 'asteriscos', 'desempaqueta', '**'],
  },
  'return-self': {
    title: 'return self',
    text: '`return self` devuelve **el propio objeto**: así se pueden **encadenar** llamadas, una detrás de otra, {chain}',
    general: '`return self` devuelve el propio objeto, para encadenar llamadas a sus métodos.',
    asks: ['return self', 'self', 'encadena', 'devuelve self', 'return'],
  },
} as const satisfies Partial<Record<IdiomName, IdiomText>>
