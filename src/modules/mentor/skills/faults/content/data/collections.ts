import type { FaultTexts } from '../fault-text'

export const COLLECTION_TEXTS: FaultTexts = {
  'row-repeated': {
    signs: ['shared', 'twice'],
    what: 'En la línea {line}, {written} no crea listas distintas: es la misma lista repetida, y al cambiar una cambian todas.',
    why: 'Multiplicar una lista no copia lo que hay dentro: lo repite, y es siempre la misma {row}. Con un `for` dentro de los corchetes se crea una nueva en cada vuelta.',
    avoid: 'Para varias listas iguales al principio, un `for` dentro: `[[] for _ in range(3)]`.',
  },
  'same-object-appended': {
    signs: ['shared', 'last', 'twice', 'same'],
    what: 'En la línea {line}, {append} guarda siempre la misma {name}, la que creaste una vez en la línea {madeLine}.',
    why: 'A {list} no se le añade una copia, sino la propia {name}. Al cambiarla en la vuelta siguiente, cambia también lo que ya habías guardado, y todo acaba igual. {made} tiene que estar dentro del bucle, para crear una nueva cada vez.',
    avoid: 'Lo que sea «uno por vuelta» se crea dentro del bucle.',
  },
  'get-may-be-none': {
    signs: ['none'],
    what: 'En la línea {line}, {call} da `None` cuando la clave no está, y con `None` no se puede hacer la cuenta {whole}.',
    why: '`get` no falla si falta la clave: devuelve `None`, salvo que le des otro valor en segundo lugar. La primera vez que aparece una clave nueva no hay nada que sumar.',
    avoid: 'Dale el valor de partida: `.get(clave, 0)`.',
  },
  'count-always-one': {
    signs: ['number', 'same', 'always'],
    what: 'En la línea {line}, {assign} pone siempre 1 en {dict}: no suma las repeticiones.',
    why: 'Cada vez que aparece la misma clave se vuelve a escribir un 1 encima del anterior. Para contar hay que partir de lo que ya había (o de 0 si es la primera vez) y añadir 1.',
    avoid: 'Para contar, `d[clave] = d.get(clave, 0) + 1`, o `Counter` de `collections`.',
  },
  'text-added-to-list': {
    signs: ['literal', 'number', 'twice'],
    what: 'En la línea {line}, {written} añade a {list} las letras de una en una, no el texto entero.',
    why: 'Con una lista a la izquierda, `+=` recorre lo de la derecha y añade cada elemento. Un texto, recorrido, son sus letras.',
    avoid: 'Para añadir un solo elemento usa `.append(...)`.',
  },
  'strip-takes-letters': {
    signs: ['lost', 'number', 'skips'],
    what: 'En la línea {line}, {call} no quita esa palabra: quita de los extremos cualquiera de estas letras: {letters}.',
    why: '{method} toma lo que le das como un montón de letras sueltas y sigue quitando mientras encuentre alguna. Por eso se come letras de más cuando el texto empieza o acaba con una de ellas.',
    avoid: 'Para quitar un final o un principio concretos, `.removesuffix(...)` y `.removeprefix(...)`.',
  },
  'sums-keys-not-values': {
    signs: ['number'],
    what: 'En la línea {line}, {update} usa las claves de {dict}, no sus valores.',
    why: 'Al recorrer un diccionario, o al darlo a `sum`, Python entrega las claves. El valor de cada una se pide con corchetes, o todos con `.values()`.',
    avoid: 'Recorre con `for clave, valor in d.items()` y tendrás las dos cosas con su nombre.',
  },
  'unpacks-keys': {
    signs: ['number', 'literal'],
    what: 'En la línea {line} recorres {dict} esperando dos cosas, {target}, pero solo da las claves: falta `.items()`.',
    why: 'Un diccionario, al recorrerlo, entrega solo sus claves. Python intenta partir cada clave en dos, y falla o reparte sus letras. `.items()` da las parejas.',
    avoid: '`for clave, valor in d.items()`: con dos nombres, siempre `.items()`.',
  },
  'index-finds-first': {
    signs: ['number', 'same', 'twice'],
    what: 'En la línea {line}, {call} da la posición de la primera vez que aparece ese valor en {list}, no la de esta vuelta.',
    why: '`index` busca desde el principio. Si {variable} está repetido, siempre encuentra el primero, y la posición sale mal. `enumerate` te da la posición de cada vuelta.',
    avoid: 'Cuando necesites posición y elemento: `for i, elemento in enumerate(lista)`.',
  },
  'list-multiplied': {
    signs: ['twice', 'number'],
    what: 'En la línea {line}, {written} no multiplica cada número de {list}: repite la lista entera {factor} veces.',
    why: 'Para Python, una lista por un número es la lista puesta varias veces seguidas. Para operar con cada elemento hay que recorrerlos.',
    avoid: 'Para hacer algo con cada elemento: `[n * 2 for n in lista]`.',
  },
  'zip-stops-early': {
    signs: ['skips', 'lost'],
    what: 'En la línea {line}, {call} junta una lista de {one} elementos con otra de {two}, y se para al acabarse la más corta.',
    why: '`zip` va tomando uno de cada. Cuando una lista se termina deja de dar parejas, sin avisar, y lo que sobra de la otra se pierde. `zip_longest` sigue hasta la más larga y rellena lo que falta con `fillvalue`.',
    avoid: 'Si deben medir lo mismo, `zip(a, b, strict=True)` avisa; si no, `itertools.zip_longest`.',
  },
  'empty-braces-are-dict': {
    signs: ['nothing'],
    what: 'En la línea {line}, las llaves vacías crean un diccionario, y {name} se usa después como conjunto: {use}.',
    why: 'Las llaves sirven para las dos cosas, pero vacías son siempre un diccionario, que no tiene `.add`. El conjunto vacío se escribe `set()`.',
    avoid: 'Para un conjunto vacío, `set()`.',
  },
  'key-written-twice': {
    signs: ['lost', 'number', 'skips', 'last'],
    what: 'La clave {key} está dos veces en el diccionario (la segunda, en la línea {line}): se pierde {lost} y queda {value}.',
    why: 'Cada clave guarda un solo valor. Al repetirla, el segundo sustituye al primero sin avisar.',
    avoid: 'Si una clave necesita varios valores, guarda una lista: `{"ana": [5, 7]}`.',
  },
  'text-item-assigned': {
    signs: ['unchanged'],
    what: 'En la línea {line}, {written} intenta cambiar una letra de {name}, y los textos no se pueden modificar.',
    why: 'Un texto es inmutable: se puede leer una letra con corchetes, pero no escribir en ella. Hay que crear un texto nuevo con los trozos que quieras conservar.',
    avoid: 'Usa `.replace(...)`, une trozos con `+`, o pásalo a lista y júntalo con `"".join(...)`.',
  },
  'result-list-reset-by-append': {
    signs: ['last', 'lost'],
    what: 'En la línea {line}, {assign} no añade a {list}: la sustituye por una lista nueva de un solo elemento.',
    why: 'El `=` olvida lo que había. En cada vuelta queda solo lo de esa vuelta, y al final lo de la última. Para añadir se usa {mended}.',
    avoid: 'Añadir a una lista es siempre `.append(...)`, sin `=`.',
  },
  'removes-while-indexing': {
    signs: ['skips', 'lost'],
    what: 'En la línea {line}, {change} acorta {list} mientras el bucle de la línea {loop} cuenta sus posiciones.',
    why: '`range(len(...))` se calculó con la lista entera. Al quitar uno, los demás se corren, se salta alguno, y las últimas posiciones dejan de existir. Yendo de atrás hacia delante lo que se corre ya se ha mirado.',
    avoid: 'Crea una lista nueva con lo que conservas: `[x for x in lista if …]`.',
  },
  'word-in-list-of-text': {
    signs: ['never'],
    what: 'En la línea {line} buscas {text} en {list}, pero allí está escrito {stored}: las mayúsculas cuentan.',
    why: '`in` compara los textos letra a letra, y para Python una mayúscula y una minúscula son letras distintas.',
    avoid: 'Compara todo en minúsculas, pasando los dos lados por `.lower()`.',
  },
}
