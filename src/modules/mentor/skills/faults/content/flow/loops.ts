import type { FaultTexts } from '../fault-text'

export const LOOP_TEXTS: FaultTexts = {
  'returns-at-first-pass': {
    signs: ['first', 'never', 'number', 'always', 'none'],
    what: 'El {return} de la línea {line} está dentro del bucle: la función termina en la primera vuelta, sin mirar lo demás.',
    why: '`return` sale de la función en el acto, aunque queden vueltas. En la primera vuelta de la línea {loop} ya se encuentra con él, así que los demás no se llegan a mirar. Esa respuesta solo se puede dar cuando se han recorrido todos: después del bucle, con la sangría del `for`.',
    avoid:
      'Dentro del bucle, `return` solo cuando ya no haga falta seguir; lo que se sabe al acabar va después del bucle.',
  },
  'breaks-at-first-pass': {
    signs: ['first', 'skips'],
    what: 'El `break` de la línea {line} se ejecuta siempre, así que el bucle de la línea {loop} da una sola vuelta.',
    why: '`break` sale del bucle en cuanto Python llega a él. Si no depende de ninguna condición, o está en las dos ramas, la primera vuelta es también la última.',
    avoid: 'Un `break` casi siempre va dentro de un `if`, y solo en la rama que de verdad quiere salir.',
  },
  'decides-at-first-pass': {
    signs: ['first', 'always', 'never', 'skips'],
    what: 'Los dos caminos del `if` acaban en `break`, así que el bucle de la línea {loop} decide en la primera vuelta y no mira los demás.',
    why: 'Para decir que no hay ninguno hay que haberlos mirado todos. Eso va en el `else` **del bucle**, con la sangría del `for`: se ejecuta cuando el bucle termina sin haber pasado por un `break`.',
    avoid:
      'Dentro del bucle, `break` solo cuando ya se sabe la respuesta; la de «no había ninguno», al acabar el bucle.',
  },
  'changes-what-it-walks': {
    signs: ['skips', 'lost', 'endless', 'number'],
    what: 'En la línea {line}, {change} cambia {list}, que el bucle de la línea {loop} está recorriendo.',
    why: 'Una **lista** se recorre por posiciones: 0, 1, 2… Al quitar uno, todos los de detrás se corren un sitio, y el que ocupa ahora ese hueco se salta; si añades, no acaba nunca. Un **diccionario** o un conjunto no se deja: Python se para con `RuntimeError: … changed size during iteration`. Al recorrer una copia con `list(...)`, los cambios no estorban.',
    avoid: 'No cambies lo que recorres: recorre una copia, o crea una lista nueva con lo que quieras conservar.',
  },
  'nested-loops-share-variable': {
    signs: ['number', 'skips', 'endless'],
    what: 'El bucle de la línea {line} usa {name}, la misma variable que el de fuera, en la línea {outer}.',
    why: 'Una variable guarda un solo valor. El bucle de dentro pisa el valor que llevaba el de fuera, y lo que venga después en esa vuelta usa el valor equivocado.',
    avoid: 'Un nombre distinto para cada bucle: `i` y `j`, o mejor `fila` y `columna`.',
  },
  'walks-list-but-uses-whole': {
    signs: ['twice', 'number'],
    what: 'En la línea {line} muestras {list}, la lista entera, en vez de {variable}, que es el elemento de cada vuelta.',
    why: 'El bucle de la línea {loop} va dejando en {variable} un elemento cada vez; {list} sigue siendo toda la lista, y por eso sale completa una y otra vez.',
    avoid: 'Lista en plural, elemento en singular (`nota in notas`): así salta a la vista cuál toca dentro.',
  },
  'prints-index-not-item': {
    signs: ['number'],
    what: 'En la línea {line} muestras {variable}, que es la posición, no el elemento de {list}.',
    why: '`range(len(...))` da números: 0, 1, 2… Para llegar al elemento hay que ir a esa posición de la lista, con corchetes.',
    avoid: 'Si solo quieres los elementos, recorre la lista directamente: `for elemento in lista`.',
  },
  'item-used-as-index': {
    signs: ['number', 'skips'],
    what: 'En la línea {line}, {item} usa {variable} como si fuera una posición, y ya es el elemento.',
    why: '`for` deja en {variable} cada valor de {list}, no su número de orden. Al usarlo de índice se toma otro elemento, o uno que no existe.',
    avoid: 'Con `for x in lista` usa `x`; con `for i in range(len(lista))` usa `lista[i]`. No los mezcles.',
  },
  'printed-only-after-loop': {
    signs: ['last'],
    what: 'La línea {line}, {print}, está fuera del bucle de la línea {loop}, así que muestra solo el último valor de {name}.',
    why: 'En cada vuelta {name} recibe un valor nuevo y olvida el anterior. Cuando el bucle acaba queda el último, y es el único que se muestra. Para verlos todos, el `print` va dentro, con la sangría del bucle.',
    avoid: 'Lo que deba pasar con cada elemento va dentro del `for`, con más sangría.',
  },
  'printed-in-every-pass': {
    signs: ['twice'],
    what: 'La línea {line}, {print}, está dentro del bucle de la línea {loop}: se muestra {name} en cada vuelta, también cuando está a medias.',
    why: 'Todo lo que tiene la sangría del bucle se repite. Si solo quieres el resultado final, esa línea va después, a la altura del `for`.',
    avoid: 'Lo que se hace una vez al final no lleva la sangría del bucle.',
  },
  'else-without-break': {
    signs: ['always', 'twice'],
    what: 'El `else` de la línea {line} es del bucle de la línea {loop}, no de un `if`, y sin un `break` dentro se ejecuta siempre.',
    why: 'En Python un bucle puede tener `else`: se ejecuta cuando termina sin `break`. Como ahí no hay ninguno, se hace siempre, aunque se haya encontrado lo que buscabas.',
    avoid:
      'Si buscas algo en un bucle con `else`, pon `break` al encontrarlo; si el `else` era del `if`, dale su misma sangría.',
  },
  'item-change-is-lost': {
    signs: ['unchanged'],
    what: 'En la línea {line}, {change} cambia la variable {variable}, pero no la lista {list}, que se queda como estaba.',
    why: '{variable} es un nombre para el elemento de esa vuelta. Darle otro valor con `=` lo apunta a otra cosa; en la lista sigue el de antes. Para cambiarla hay que escribir en su posición.',
    avoid: 'Recorre con `enumerate` y cambia `lista[i]`, o crea una lista nueva: `[x * 2 for x in lista]`.',
  },
  'loop-name-is-list-name': {
    signs: ['last', 'lost', 'number'],
    what: 'En la línea {line} el elemento se llama {name}, igual que la lista: después del bucle la lista se ha perdido.',
    why: 'En la primera vuelta {name} deja de ser la lista y pasa a ser su primer elemento. El bucle sigue, pero ya no puedes usar la lista después.',
    avoid: 'Plural para la lista y singular para el elemento.',
  },
  'function-of-inner-loop-unused': {
    signs: ['twice', 'number'],
    what: 'En la línea {line}, {item} usa dos veces {outer} y ninguna {inner}: solo toma la diagonal.',
    why: 'El primer índice elige la fila y el segundo la columna. Con el mismo en los dos, en la fila 0 toma siempre la columna 0, en la 1 la 1, y así.',
    avoid: 'Llama a los índices `fila` y `columna`: `tabla[fila][columna]` se lee solo.',
  },
  'adds-whole-or-fixed': {
    signs: ['number'],
    what: 'En la línea {line}, {update} usa {used}, que no cambia, en vez de {variable}, el valor de cada vuelta.',
    why: 'El bucle va dando valores a {variable}, pero nadie los usa: se añade siempre el mismo número, tantas veces como vueltas.',
    avoid: 'Si la variable del `for` no aparece dentro del bucle, pregúntate si falta.',
  },
}
