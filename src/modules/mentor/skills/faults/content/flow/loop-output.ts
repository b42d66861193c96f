import type { FaultTexts } from '../fault-text'

export const LOOP_OUTPUT_TEXTS: FaultTexts = {
  'returns-at-first-match': {
    signs: ['first', 'number', 'skips'],
    what: 'En la línea {line}, {return} está dentro del `if` y del bucle de la línea {loop}: la función termina en el primero que cumple la condición. Tiene que ir fuera, después del bucle, con menos sangría.',
    why: '`return` acaba la función en cuanto se ejecuta, aunque queden vueltas por dar. {name} solo ha tenido tiempo de recoger el primer valor. Al sacarlo del bucle, se devuelve al final, cuando ya se han recorrido todos.',
    avoid: 'Lo que se devuelve al acabar se alinea con el `for`, no con lo de dentro.',
  },
  'answer-for-each-item': {
    signs: ['never', 'always', 'twice', 'lost', 'number', 'skips'],
    what: 'En la línea {line}, el `else` se ejecuta en cada vuelta del bucle: {no} sale una vez por cada elemento que no es {wanted}, aunque más adelante esté.',
    why: 'El bucle de la línea {loop} compara los elementos uno a uno, y con uno solo no se puede saber si está en toda la lista. Para eso hay que mirarlos todos antes de contestar, y es lo que hace `in`: {wanted} `in` {list}.',
    avoid:
      'Para saber si algo está en una lista, `if x in lista:`. Si necesitas el bucle, usa una variable `encontrado = False`, ponla a `True` al encontrarlo y sal con `break`.',
  },
  'result-shown-each-pass': {
    signs: ['twice', 'number', 'always'],
    what: 'En la línea {line}, el resultado se calcula o se muestra dentro del bucle, así que sale una vez en cada vuelta, todavía a medias. Va fuera, después del bucle, con menos sangría.',
    why: 'Todo lo que tiene la sangría del bucle de la línea {loop} se repite. {shown} enseña lo que se lleva acumulado en ese momento. Sin esos espacios delante, se hace una sola vez, al final.',
    avoid: 'Antes del bucle se prepara, dentro se acumula y después se muestra.',
  },
  'rows-on-many-lines': {
    signs: ['rows'],
    what: 'En la línea {line}, cada {print} termina con un salto de línea, y por eso sale un valor debajo de otro.',
    why: '`print` baja de línea al acabar. Con `end="\\t"` pone un tabulador en lugar del salto y sigue en la misma fila. El `print()` vacío, después del bucle de dentro, hace el salto de línea al final de cada fila.',
    avoid:
      'Una fila por vuelta del bucle de fuera (línea {outer}): dentro `print(..., end=" ")` y, al terminar la fila, `print()`.',
  },
}
