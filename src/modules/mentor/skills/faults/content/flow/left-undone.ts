import type { FaultTexts } from '../fault-text'

export const LEFT_UNDONE_TEXTS: FaultTexts = {
  'result-never-stored': {
    signs: ['nothing', 'lost', 'unchanged', 'zero'],
    what: 'En la línea {line}, {expression} hace la cuenta y no la guarda en ninguna parte: {list} se queda vacía.',
    why: 'Una operación suelta calcula un valor y lo tira. Para que llegue a la lista hay que añadirlo: {mended}.',
    avoid: 'Dentro del bucle, lo que calculas se guarda: con `append` en una lista, o sumándolo a un total.',
  },
  'stops-only-at-both': {
    signs: ['endless', 'never', 'always', 'asked'],
    what: 'La condición de la línea {line}, {test}, sigue mientras se cumpla **una** de las dos partes: para que pare tienen que fallar las dos.',
    why: 'Con `or` basta con {other}, o con {one}, para dar otra vuelta. Se quiere seguir mientras se cumplan **las dos** a la vez: eso es `and`.',
    avoid:
      'En la condición de un `while` se escribe cuándo **sigue**. Con «mientras no acierte y le queden intentos», `and`.',
  },
  'only-last-one-added': {
    signs: ['last', 'number', 'lost'],
    what: 'La línea {line}, {update}, está fuera del bucle: se hace una sola vez, con el último {value} que se pidió (línea {asked}).',
    why: 'La sangría decide qué se repite. En cada vuelta {value} se cambia por el nuevo, y el de antes se pierde si no se ha sumado ya. Tiene que ir dentro.',
    avoid: 'Lo que se acumula va dentro del bucle; lo que se muestra al final, fuera.',
  },
  'one-round-too-many': {
    signs: ['twice', 'number', 'limit', 'asked'],
    what: 'Con {test}, en la línea {line}, el bucle da una vuelta de más: {name} empieza en 0, y de 0 a {limit}, con los dos, hay uno más.',
    why: 'Contando desde 0 se para **antes** de llegar al límite, con `<`. Contando desde 1, se llega hasta él, con `<=`.',
    avoid: 'Desde 0, `<`; desde 1, `<=`. O mejor, `for i in range(n):`.',
  },
  'catches-another-error': {
    signs: ['nothing', 'never', 'literal'],
    what: 'El `except` de la línea {line} espera un {type}, y lo que sale ahí es un {raised}: no lo atrapa, y el programa se para.',
    why: 'Cada `except` atrapa solo el error que nombra. El tipo es la primera palabra del mensaje, la que va delante de los dos puntos.',
    avoid: 'Provoca el error una vez, mira cómo se llama, y pon ese nombre.',
  },
  'end-told-in-each-round': {
    signs: ['twice', 'always', 'same'],
    what: 'La línea {line}, {written}, está dentro del bucle de la línea {loop}, y se repite en cada vuelta.',
    why: 'Todo lo que lleva la sangría del bucle se hace una y otra vez. Lo que se dice al final va después, a la altura del `for`.',
    avoid: 'Antes de escribir una línea, decide si es de cada vuelta o del final.',
  },
  'place-shown-for-value': {
    signs: ['number', 'address'],
    what: 'En la línea {line} muestras {name}, que es una **posición**: el valor que hay en ella es {mended}.',
    why: 'Has guardado dónde está, no cuánto vale. Con la posición se pide el valor entre corchetes.',
    avoid: 'Pon a las posiciones nombres que lo digan: `pos_max`, `i_menor`.',
  },
  'truth-held-against-text': {
    signs: ['never', 'nothing', 'unchanged'],
    what: 'En la línea {line}, {written} compara un verdadero o falso con un **texto**: nunca son iguales.',
    why: '`True` y `"True"` son dos cosas distintas: un valor de verdad y una palabra entre comillas. Como {name} ya vale `True` o `False`, basta con {mended}.',
    avoid: 'Un valor de verdad no se compara con nada: `if activo:` o `if not activo:`.',
  },
  'letters-for-parts': {
    signs: ['literal', 'rows', 'number', 'spaces'],
    what: 'En la línea {line} recorres {text}, que es **un texto**: un `for` da sus letras de una en una.',
    why: 'Para tener los trozos hay que partirlo antes por el signo que los separa: {mended} da una lista, y el `for` la recorre.',
    avoid: 'Para recorrer datos separados por comas, `texto.split(",")`.',
  },
  'first-day-not-counted': {
    signs: ['number', 'limit', 'missing'],
    what: 'En la línea {line}, {written} da los días que **pasan** de una fecha a otra, sin contar el primero.',
    why: 'Del 1 al 2 pasa un día, aunque sean dos fechas. Si cuentan las dos, se suma uno: {mended}.',
    avoid: 'Decide si se cuentan días que pasan o días del calendario, con los dos extremos.',
  },
}
