import type { FaultTexts } from '../fault-text'

export const ACCUMULATOR_TEXTS: FaultTexts = {
  'reset-in-loop': {
    signs: ['last', 'number', 'zero', 'first', 'unchanged', 'lost'],
    what: 'En la línea {line}, {reset} está dentro del bucle: en cada vuelta {name} vuelve a {value} y se pierde lo anterior.',
    why: 'El bucle de la línea {loop} repite todo lo que lleva dentro. Cada vuelta reinicia {name}, le añade lo de ese momento, y la siguiente lo borra otra vez; al final solo queda lo de la última vuelta. El valor inicial se pone una sola vez, antes del bucle.',
    trace:
      'Primera vuelta: {name} vuelve a {value} y recibe {first}. Segunda vuelta: vuelve a {value} y recibe {second}; lo de antes ya no está.',
    avoid: 'Tres sitios, tres cosas: antes del bucle se prepara, dentro se acumula, después se muestra.',
  },
  'overwritten-not-added': {
    signs: ['last', 'number'],
    what: 'En la línea {line}, {assign} no acumula: sustituye lo que había en {name}, y al final solo queda el último valor.',
    why: 'El signo `=` guarda el valor nuevo y olvida el anterior. Para ir acumulando hay que partir de lo que ya había, y eso es {mended}.',
    avoid: 'Para acumular usa `+=`, que se lee «añádele».',
  },
  'plus-after-equals': {
    signs: ['last', 'number', 'unchanged', 'endless'],
    what: 'En la línea {line} los signos están al revés: {written} no es {operator}.',
    why: 'Python lee `=` y después el signo del número: guarda en {name} el valor {value}, sin sumar ni restar nada a lo que había. El operador que acumula lleva el signo delante: {operator}.',
    avoid: 'Recuerda el orden: primero la cuenta (`+`), después guardar (`=`).',
  },
  'product-starts-at-zero': {
    signs: ['zero'],
    what: 'En la línea {line}, {name} empieza en 0, y como después se multiplica, el resultado es siempre 0.',
    why: 'En la línea {updateLine} haces {update}, y 0 por cualquier número es 0. Para ir multiplicando hay que empezar en 1, que es el que no cambia nada.',
    avoid: 'Para sumar se empieza en 0; para multiplicar, en 1.',
  },
  'sum-thrown-away': {
    signs: ['zero', 'unchanged', 'number', 'endless'],
    what: 'En la línea {line}, {expression} hace la cuenta pero no guarda el resultado: {name} no cambia.',
    why: 'Una operación suelta calcula un valor y lo tira. Para que {name} cambie hay que guardarlo en él, y la forma corta es {mended}.',
    trace: 'Como no cambia, la condición de la línea {loop} se cumple siempre y el bucle no para nunca.',
    avoid: 'Si quieres que una variable cambie, su nombre tiene que estar a la izquierda de un `=`.',
  },
  'update-after-loop': {
    signs: ['last', 'number', 'first', 'lost'],
    what: 'La línea {line}, {update}, está después del bucle de la línea {loop}: se hace una sola vez, con el último valor de {variable}.',
    why: 'Solo se repite lo que tiene más sangría que el `for`. Cuando el bucle termina, {variable} conserva su último valor, y con ese se hace la cuenta. Tiene que ir dentro, más a la derecha.',
    avoid: 'Después de escribir un bucle, pregúntate de cada línea: ¿una vez o en cada vuelta?',
  },
  'counter-adds-value': {
    signs: ['number'],
    what: 'En la línea {line}, {update} añade {value}, y {name} tenía que hacer otra cosa según su nombre.',
    why: 'Contar es añadir 1 por cada elemento, valga lo que valga; sumar es añadir el propio valor. Si se confunden, el resultado sale demasiado grande o demasiado pequeño.',
    avoid: 'Decide primero qué guarda la variable, «cuántos» o «cuánto», y llámala así.',
  },
  'extreme-starts-wrong': {
    signs: ['zero', 'number', 'unchanged'],
    what: 'En la línea {line}, {name} empieza en 0, y ese 0 puede ganarles a todos los valores de verdad.',
    why: 'En la línea {testLine} la condición {test} compara cada valor con el que hay guardado. Si parte de 0 y ninguno lo mejora, no cambia nunca y el resultado es un 0 que no está en los datos: pasa, por ejemplo, cuando se busca el mayor y todos son negativos. Hay que empezar con un valor de los datos, el primero.',
    avoid: 'Empieza con el primer elemento de la lista.',
  },
  'extreme-compares-wrong-way': {
    signs: ['number', 'order'],
    what: 'En la línea {line} el signo está al revés: con {test} no se guarda en {name} lo que dice su nombre.',
    why: 'Para el mayor se guarda el valor cuando supera al que había (`>`); para el menor, cuando es más pequeño (`<`). Con el signo contrario acabas con el otro extremo, o sin cambiar nunca.',
    avoid: 'Lee la condición en voz alta: «si este es mayor que el mayor hasta ahora…».',
  },
  'flag-overwritten': {
    signs: ['last', 'number', 'always', 'never'],
    what: 'El `else` de la línea {line} vuelve a poner {name} a {value} en cada vuelta, así que solo cuenta lo que pase en la última.',
    why: 'El bucle de la línea {loop} decide de nuevo en cada vuelta y olvida lo que encontró en las anteriores. Para «hay alguno» o «son todos», se parte de un valor antes del bucle, {start}, y dentro solo se cambia cuando se encuentra el caso.',
    avoid: 'Una señal se pone una vez antes del bucle y dentro solo se cambia en un sentido.',
  },
}
