import type { FaultTexts } from '../fault-text'

export const LIST_TEXTS: FaultTexts = {
  'list-within-list': {
    signs: ['brackets', 'number', 'twice'],
    what: 'En la línea {line}, {call} mete la lista entera como un solo elemento de {list}.',
    why: '`append` añade una cosa, sea lo que sea: si es una lista, queda una lista dentro de otra. `extend` añade sus elementos uno a uno.',
    avoid: '`append` para un elemento, `extend` para los de otra lista.',
  },
  'text-taken-apart': {
    signs: ['twice', 'number', 'brackets', 'literal'],
    what: 'En la línea {line}, {call} recorre el texto {text} letra a letra.',
    why: 'Un texto también se puede recorrer, y da sus letras. `extend` y `join` recorren lo que reciben: con una lista toman sus elementos, con un texto sus letras. Si querías palabras, sepáralas antes con `.split()`; si querías añadir el texto entero, usa `append`.',
    avoid: 'Antes de recorrer algo, mira si es una lista o un texto suelto.',
  },
  'text-with-comma-looked-in': {
    signs: ['always', 'number', 'never'],
    what: 'En la línea {line}, {test} busca un trozo dentro del texto {text}, y no un elemento de una lista.',
    why: 'Entre textos, `in` mira si uno está dentro del otro: `"1" in "10,20"` es `True`, porque el `10` lleva un 1. Si separas el texto, {mended}, cada número es un elemento y se compara entero.',
    avoid: 'Convierte en lista los textos con varios valores nada más leerlos.',
  },
  'position-for-value': {
    signs: ['lost', 'number'],
    what: 'En la línea {line}, {written} quita lo que hay en la posición {number} de {list}, y no el valor {number}.',
    why: '`del lista[n]` y `pop(n)` cuentan posiciones, desde 0. Para quitar un valor, esté donde esté, se usa `remove`.',
    avoid: '`remove` quita por valor; `pop` y `del`, por posición.',
  },
  'only-first-removed': {
    signs: ['skips', 'first', 'unchanged', 'twice'],
    what: 'En la línea {line}, {call} quita solo el primer {value} de {list}; los demás se quedan.',
    why: '`remove` busca el primero que sea igual, lo quita y termina. Para quitarlos todos se hace una lista nueva con los que no son ese valor.',
    avoid: 'Para quitar varios, filtra: `[x for x in lista if x != valor]`.',
  },
  'last-in-queue-first': {
    signs: ['last', 'first', 'order', 'number'],
    what: 'En la línea {line}, {call} saca el último que entró en {list}, y en una cola sale antes el primero.',
    why: '`pop()` sin nada saca del final, como de un montón de platos. `pop(0)` saca del principio. (Si la cola es larga, `collections.deque` con `popleft()` es más rápido.)',
    avoid: 'Para una cola, `pop(0)` o `deque.popleft()`; para una pila, `pop()`.',
  },
  'set-forgets-order': {
    signs: ['order', 'number'],
    what: 'En la línea {line}, {call} quita los repetidos, pero un conjunto no guarda el orden.',
    why: 'Un `set` no tiene orden: al volver a lista los elementos salen como caigan, y puede cambiar cada vez que se ejecuta. `dict.fromkeys` también quita repetidos y conserva el orden en que aparecieron; si los quieres ordenados, `sorted(set(...))`.',
    avoid: 'No cuentes con el orden de un conjunto.',
  },
  'parentheses-are-no-tuple': {
    signs: ['number', 'twice', 'literal'],
    what: 'En la línea {line}, {written} no es una tupla: es un texto entre paréntesis.',
    why: 'Lo que hace la tupla es la coma, no los paréntesis. Sin coma, {name} es el texto, y al recorrerlo o medirlo salen sus letras. Con un solo elemento se escribe `("hola",)`.',
    avoid: 'En las tuplas de un elemento, no olvides la coma del final.',
  },
  'best-key-by-name': {
    signs: ['order', 'number', 'last'],
    what: 'En la línea {line}, {call} compara las claves de {name}, y da la última por orden alfabético (o la primera), no la del valor {which}.',
    why: 'Al recorrer un diccionario se recorren sus claves, y `max` compara lo que recorre. Con `key=diccionario.get` compara los valores y sigue dando la clave.',
    avoid: 'Para «la clave con el mayor valor»: `max(d, key=d.get)`.',
  },
  'default-value-lost': {
    signs: ['zero', 'unchanged', 'lost', 'skips', 'nothing'],
    what: 'En la línea {line}, {written} no guarda nada en {dict}: `get` con un valor por defecto lo da, pero no lo mete en el diccionario.',
    why: '`get` solo lee. Si la clave no está, devuelve el valor por defecto, y lo que se haga con él se pierde. Hay que asignarlo a la clave; con listas, `setdefault` lo da y además lo guarda.',
    avoid: 'Para contar, `d[k] = d.get(k, 0) + 1`; para listas, `d.setdefault(k, []).append(x)`, o `defaultdict`.',
  },
  'value-without-its-name': {
    signs: ['order'],
    what: 'En la línea {line}, {call} mira solo los valores de {name}, así que da el número y no de quién es.',
    why: '`values()` deja fuera las claves. Si se recorre el diccionario con `key=diccionario.get`, se comparan los valores y lo que sale es la clave; su valor se lee después con corchetes.',
    avoid: 'Para «la clave con el mayor valor»: `max(d, key=d.get)`.',
  },
  'keys-without-values': {
    signs: ['skips', 'lost', 'first'],
    what: 'En la línea {line} recorres {dict}, y al recorrer un diccionario salen solo las claves.',
    why: '{key} vale en cada vuelta una clave. Para tener también su valor se recorre `items()`, que da los dos.',
    avoid: '`d` o `d.keys()` dan claves, `d.values()` valores y `d.items()` las parejas.',
  },
  'order-by-first-of-each': {
    signs: ['order'],
    what: 'En la línea {line}, {call} ordena por lo primero de cada elemento de {list}, que es el texto.',
    why: 'Las tuplas se comparan por su primera parte, y por la segunda solo si empatan. Con `key` se dice por qué parte ordenar; `reverse=True` pone primero lo mayor.',
    avoid: 'Cuando ordenes parejas, di siempre la clave: `key=lambda x: x[1]`.',
  },
}
