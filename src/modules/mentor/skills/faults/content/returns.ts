import type { FaultTexts } from './fault-text'

export const RETURN_TEXTS: FaultTexts = {
  'missing-return': {
    signs: ['none', 'nothing'],
    what: 'A la función {function} le falta el `return`: hace la cuenta pero no la devuelve, y por eso sale `None`.',
    why: 'Lo que se calcula dentro de una función se queda dentro. Cuando una función acaba sin `return`, Python devuelve `None`, y eso es lo que recibe la línea {useLine}: {use}.',
    avoid: 'Si vas a usar el resultado de una función, su última línea casi siempre es un `return`.',
  },
  'prints-instead-of-returning': {
    signs: ['none', 'twice'],
    what: 'La función {function} muestra el resultado (línea {line}) pero no lo devuelve; la línea {useLine} recibe `None`.',
    why: '`print` enseña un valor en la pantalla, y ahí se acaba; `return` se lo da a quien llamó a la función. Sin `return`, el valor de la llamada en {use} es `None`, y eso es lo que se muestra o se guarda.',
    avoid: 'Que las funciones calculen y devuelvan; el `print`, fuera, donde las llamas.',
  },
  'return-missing-in-recursion': {
    signs: ['none'],
    what: 'En la línea {line}, {call} calcula el resultado, pero falta `return` delante y se pierde: la función devuelve `None`.',
    why: 'Cada llamada devuelve su resultado a la anterior, no a la primera. Si esta no lo devuelve a su vez, la cadena se corta, y a quien preguntó le llega `None`, salvo cuando se entra directamente en el caso base.',
    avoid: 'En una función recursiva que devuelve algo, todos los caminos terminan en `return`.',
  },
  'branch-without-return': {
    signs: ['none'],
    what: 'La función {function} no devuelve nada por uno de sus caminos (mira la línea {line}): por ahí el resultado es `None`.',
    why: 'Unos caminos llegan a un `return` y otro no. Cuando Python llega al final de la función sin encontrar ninguno, devuelve `None`.',
    avoid:
      'Repasa los casos uno a uno: cada rama, y también lo que pasa si no se cumple ninguna, debe acabar en `return`.',
  },
  'returns-a-print': {
    signs: ['none'],
    what: 'La línea {line}, {return}, muestra el valor pero devuelve `None`, que es lo que da `print`.',
    why: '`print` enseña cosas y no devuelve nada útil. Lo que sigue a `return` es el resultado de `print(...)`, o sea `None`.',
    avoid: 'Devuelve el valor sin `print`, y muéstralo al llamar a la función.',
  },
  'never-reached': {
    signs: ['nothing', 'skips', 'never', 'unchanged', 'zero'],
    what: 'La línea {line}, {code}, no se ejecuta nunca: está justo después de {before}, en la línea {beforeLine}.',
    why: '`return` sale de la función y `break` o `continue` dejan la vuelta. Lo que venga detrás, con la misma sangría, se queda sin hacer.',
    avoid: 'Lo que haya que hacer antes de salir va antes; nada con esa sangría detrás.',
  },
  'result-not-used': {
    signs: ['nothing', 'unchanged'],
    what: 'En la línea {line} llamas a {call}, pero no haces nada con lo que devuelve.',
    why: 'En la línea {returnLine} {function} hace {return}: entrega el resultado, no lo muestra ni cambia la variable que le diste. Si nadie lo guarda ni lo imprime, se pierde. Una forma de usarlo es {mended}.',
    avoid: 'Una función con `return` se usa dentro de algo: `x = f(...)` o `print(f(...))`.',
  },
  'same-term-twice': {
    signs: ['number'],
    what: 'En la línea {line}, {written} suma dos veces el mismo término: falta el anterior al anterior.',
    why: 'En la sucesión de Fibonacci cada número es la suma de los **dos** anteriores, el de `n - 1` y el de `n - 2`. Si los dos son {call}, sale el doble del anterior.',
    avoid: 'Comprueba la función con los primeros casos, escritos a mano: 1, 1, 2, 3, 5, 8.',
  },
  'recursion-without-end': {
    signs: ['endless'],
    what: 'La función {function} se llama a sí misma siempre (línea {line}, {call}): le falta un caso en el que parar.',
    why: 'Cada llamada abre otra, y esa otra. Sin un `if` que devuelva algo sin volver a llamarse, no acaba nunca, hasta que Python la corta con un `RecursionError`.',
    avoid: 'Empieza toda función recursiva por el caso base: el más pequeño, que se responde sin llamarse.',
  },
  'recursion-stands-still': {
    signs: ['endless'],
    what: 'En la línea {line}, {call} se llama con los mismos valores que recibió, así que nunca se acerca al final.',
    why: 'Cada llamada plantea otra vez el mismo problema con {name} sin cambiar. La condición de parada no llega a cumplirse, y Python corta al pasar de unas mil llamadas.',
    avoid: 'En cada llamada el problema tiene que ser más pequeño: `n - 1`, la lista sin su primer elemento…',
  },
  'recursion-steps-away': {
    signs: ['endless'],
    what: 'En la línea {line}, {call} se aleja del final: la función para con {test} (línea {testLine}).',
    why: 'Si el número crece en cada llamada, cada vez está más lejos del valor con el que se para. No lo alcanza nunca y acaba en `RecursionError`.',
    avoid: 'Comprueba con un número pequeño que cada llamada está un paso más cerca del caso base.',
  },
  'product-base-is-zero': {
    signs: ['zero'],
    what: 'En la línea {line}, {return} hace que todo el producto sea 0.',
    why: '{function} multiplica el resultado de cada llamada por el de la anterior. La última devuelve 0, y 0 por cualquier cosa es 0. Para un producto, el caso base es 1 (por eso el factorial de 0 vale 1).',
    avoid: 'Caso base: 1 si multiplicas, 0 si sumas, lista vacía si reúnes.',
  },
}
