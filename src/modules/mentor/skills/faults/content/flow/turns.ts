import type { FaultTexts } from '../fault-text'

export const TURN_TEXTS: FaultTexts = {
  'loop-never-starts': {
    signs: ['never', 'nothing', 'skips'],
    what: 'En la línea {line}, la condición {test} ya es falsa la primera vez, así que Python no entra en el bucle.',
    why: '`while` mira la condición antes de cada vuelta, también antes de la primera, y {name} empieza en {start}.',
    avoid: 'Comprueba la condición con el valor inicial: ¿es verdadera para la primera vuelta?',
  },
  'break-leaves-inner-only': {
    signs: ['endless', 'twice', 'skips'],
    what: 'En la línea {line}, `break` sale solo del bucle en el que está, el de la línea {inner}; el de fuera, el de la línea {outer}, sigue.',
    why: 'Un `break` termina un bucle, el más cercano. Para salir de los dos hay que cortar también el de fuera: con un `else` en el bucle de dentro (se ejecuta si no hubo `break`), con una bandera, o metiéndolos en una función y saliendo con `return`.',
    avoid: 'Si hay que salir de varios bucles a la vez, ponlos en una función y usa `return`.',
  },
  'inner-total-not-reset': {
    signs: ['twice', 'number', 'shared'],
    what: '{name} se pone a cero una sola vez, en la línea {start}, antes del bucle de la línea {loop}: cada fila suma también lo de las anteriores.',
    why: 'Lo que está antes del bucle de fuera se ejecuta una vez. Para empezar de cero con cada fila, la puesta a cero va dentro del bucle de fuera y antes del de dentro.',
    avoid: 'Un total «por fila» se inicia dentro del bucle de filas; un total general, fuera.',
  },
  'first-left-out': {
    signs: ['first', 'skips'],
    what: 'En la línea {line}, {range} empieza en 1, y la primera posición de {list} es la 0: se salta el primer elemento.',
    why: 'Las posiciones empiezan a contar en 0. `range(len(lista))`, sin decir dónde empieza, las recorre todas.',
    avoid: 'Si no necesitas la posición, recorre la lista directamente: `for x in lista:`.',
  },
  'pieces-overlap': {
    signs: ['twice', 'number', 'skips'],
    what: 'En la línea {line}, {range} avanza de uno en uno, y cada trozo {piece} mide {width}: los trozos se solapan.',
    why: 'Si cada vuelta toma {width} y solo avanza 1, el trozo siguiente repite casi todo el anterior. El tercer número de `range` es el paso: con paso {width}, cada trozo empieza donde acaba el otro.',
    avoid: 'Para ir de n en n: `range(0, len(lista), n)`.',
  },
  'one-attempt-less': {
    signs: ['skips', 'limit', 'asked', 'number'],
    what: 'En la línea {line}, {name} empieza en 1 y {test} deja fuera el {wanted}: hay una vuelta menos de las que quieres.',
    why: 'Contando desde 1 y con `<`, la última vuelta es la de antes del límite. O se cuenta desde 0, o se usa `<=`.',
    avoid: 'Elige una de las dos: de 0 con `<`, o de 1 con `<=`.',
  },
  'one-taken-for-prime': {
    signs: ['number', 'limit', 'always'],
    what: 'En la línea {line}, {function} no tiene en cuenta los números menores que 2: con el 1 no da ninguna vuelta y lo da por primo.',
    why: '`range(2, 1)` está vacío, así que el bucle no encuentra ningún divisor y se llega al `return True`. El 1, el 0 y los negativos no son primos por definición, y hay que decirlo antes.',
    avoid: 'Prueba siempre los casos pequeños: 0, 1 y 2.',
  },
  'one-pass-is-no-sort': {
    signs: ['order', 'skips'],
    what: 'En la línea {line} recorres {list} una sola vez cambiando vecinos: con una pasada solo llega a su sitio un elemento, el mayor.',
    why: 'En la ordenación por burbuja cada pasada deja colocado uno. Hacen falta tantas pasadas como elementos, así que el bucle va dentro de otro.',
    avoid: 'Para ordenar de verdad usa `sorted(lista)` o `lista.sort()`; la burbuja es para aprender.',
  },
  'numbered-from-zero': {
    signs: ['zero', 'first', 'number'],
    what: 'En la línea {line}, {call} empieza a contar en 0.',
    why: '`enumerate` numera desde 0, como las posiciones de una lista. Para mostrar números a personas se le dice dónde empezar: `enumerate(lista, start=1)`.',
    avoid: 'Posiciones desde 0 para Python; números desde 1 para quien lee.',
  },
  'printed-and-given-back': {
    signs: ['twice'],
    what: 'Sale dos veces porque {function} lo muestra en la línea {line}, {print}, y después lo muestra otra vez {call}.',
    why: 'La función imprime y además devuelve el mismo valor, y quien la llama lo imprime también. Basta con una de las dos cosas; lo normal es que la función devuelva y que muestre quien la llama.',
    avoid: 'Una función que calcula devuelve; los `print`, fuera.',
  },
  'return-in-finally': {
    signs: ['always', 'same', 'zero', 'number'],
    what: 'En la línea {line}, el {written} de dentro de `finally` se lleva por delante cualquier otro resultado.',
    why: '`finally` se ejecuta siempre, también cuando el `try` ya iba a devolver algo. Si ahí hay un `return`, es el que vale, y además se traga los errores. Para devolver un valor cuando falla, va en un `except`.',
    avoid: 'En `finally`, solo limpieza (cerrar cosas); nunca `return`.',
  },
  'loop-within-try': {
    signs: ['first', 'skips', 'nothing'],
    what: 'El `try` de la línea {line} rodea todo el bucle de la línea {loop}: al primer dato que falla se sale del bucle y ya no se miran los demás.',
    why: 'Cuando algo falla dentro de un `try`, Python salta al `except` y no vuelve. Si el `try` está dentro del bucle, lo que se pierde es solo esa vuelta.',
    avoid: 'Rodea con `try` lo menos posible: la línea que puede fallar.',
  },
  'message-says-opposite': {
    signs: ['number', 'always', 'never'],
    what: 'En la línea {line}, el mensaje no va con la condición: si se cumple {test}, {right} es justo lo contrario de lo que dice {text}.',
    why: 'La condición y el mensaje hablan de lados distintos. Si `n < secreto`, el secreto es el mayor.',
    avoid: 'Lee la condición en voz alta con un ejemplo, «3 es menor que 5», y mira qué debe decir el mensaje.',
  },
}
