import type { FaultTexts } from './fault-text'

/** How the small changes are told that make a program do what its author expects (`repair/`). Each was tried before it is told. */
export const REPAIR_TEXTS: FaultTexts = {
  'try-limit': {
    signs: [],
    what: 'Lo que falla es el límite de la condición de la línea {line}: en vez de {written} tiene que ser {mended}.',
    why: '`<` y `>` dejan fuera el propio {limit}; `<=` y `>=` lo incluyen. Con una o con otra cambia justo lo que pasa en el límite.',
    avoid: 'Prueba siempre tus condiciones con el valor justo del límite, y con uno más y uno menos.',
  },
  'try-opposite': {
    signs: [],
    what: 'La condición de la línea {line} está al revés: en vez de {written} tiene que ser {mended}.',
    why: 'Tal como está, el bloque se ejecuta justo en los casos contrarios a los que quieres.',
    avoid:
      'Lee la condición en voz alta con un valor concreto: «si 3 es mayor que 8…». Si la frase no dice lo que quieres, gírala.',
  },
  'try-and-or': {
    signs: [],
    what: 'En la línea {line} hace falta {next} en lugar de {word}.',
    why: '`and` pide que se cumplan las dos partes; con `or` basta con una. En {written} eso cambia en qué casos entra.',
    avoid: 'Apunta en un papel un caso que deba entrar y uno que no, y comprueba la condición con los dos.',
  },
  'try-grouping': {
    signs: [],
    what: 'En la línea {line} faltan paréntesis: {group} tiene que calcularse junto.',
    why: 'Python hace `and` antes que `or`, así que {written} se agrupa de otra forma que la que tenías en la cabeza.',
    avoid: 'Cuando mezcles `and` y `or`, pon paréntesis siempre: así no depende de cuál va antes.',
  },
  'try-branches-order': {
    signs: [],
    what: 'El orden de las condiciones de la línea {line} no es el que necesitas: {second} (línea {secondLine}) tiene que preguntarse antes que {first}.',
    why: 'En una cadena `if`/`elif` Python entra en la primera condición que se cumple y ya no mira las demás. Lo que cumple {second} cumple también {first}, así que nunca se llega a la segunda.',
    avoid: 'Ordena las condiciones de la más exigente a la menos exigente.',
  },
  'try-elif': {
    signs: [],
    what: 'El `if` de la línea {line} tiene que ser `elif`: va con el de la línea {firstLine}.',
    why: 'Un `if` nuevo se pregunta siempre, aunque ya se haya entrado en {first}. Con `elif` solo se mira si lo anterior no se cumplió, y el `else` vale para toda la cadena.',
    avoid: 'Si de varias opciones solo puede salir una, únelas con `elif`.',
  },
  'try-unquoted': {
    signs: [],
    what: 'En la línea {line}, {written} va entre comillas, así que es un texto y no un número: sin ellas es {mended}.',
    why: 'Con textos, `+` no suma: los pega uno detrás de otro. Y `*` los repite.',
    avoid: 'Los números con los que vas a calcular se escriben sin comillas.',
  },
  'try-operator': {
    signs: [],
    what: 'En la línea {line} el operador no es el que necesitas: en {written} hace falta {next} en vez de {operator}.',
    why: 'Con {operator} Python hace otra cuenta, sin dar ningún error. `/` divide con decimales, `//` se queda con la parte entera, `%` da el resto y `**` eleva a una potencia.',
    avoid: 'Haz la cuenta a mano con números pequeños y compárala con lo que imprime el programa.',
  },
  'try-sides': {
    signs: [],
    what: 'En {written}, en la línea {line}, los dos lados están cambiados: {right} tiene que ir delante de {left}.',
    why: 'En una resta, una división o al unir textos el orden importa: no sale lo mismo por un lado que por el otro.',
    avoid:
      'Prueba la operación con dos valores bien distintos, por ejemplo 10 y 2: así se ve enseguida si está al revés.',
  },
  'try-parentheses': {
    signs: [],
    what: 'La cuenta de la línea {line} se hace en otro orden que el que quieres. Donde pone {written} tiene que quedar {group}.',
    why: 'Python hace primero las potencias, después las multiplicaciones y divisiones, y al final las sumas y restas. Los paréntesis cambian ese orden.',
    avoid: 'Pon paréntesis en lo que quieras que se haga primero, aunque creas que no hacen falta.',
  },
  'try-percent': {
    signs: [],
    what: 'En la línea {line}, {written} no aplica bien el porcentaje: tiene que ser {mended}.',
    why: 'Un tanto por ciento es una parte de cien: el 15 % es 15 / 100, o sea 0.15. Para sumarlo al precio se multiplica por 1 más esa parte, y para descontarlo por 1 menos esa parte.',
    avoid: 'Comprueba los porcentajes con 100: el 15 % de 100 tiene que dar 15.',
  },
  'try-factor': {
    signs: [],
    what: 'A la fórmula de la línea {line} le falta una parte: en vez de {written} tiene que ser {mended}.',
    why: 'Python hace exactamente la cuenta que está escrita. Con lo que falta, sale el resultado que esperas.',
    avoid: 'Escribe primero la fórmula en papel, con su nombre, y pásala después al programa.',
  },
  'try-range': {
    signs: [],
    what: 'El recorrido de la línea {line} no pasa por los números que quieres: en vez de {written} tiene que ser {mended}.',
    why: '`range(inicio, fin, paso)` empieza en el inicio (0 si no lo pones) y se para antes del fin, que nunca entra. Para contar hacia atrás hace falta un paso negativo.',
    avoid: 'Mira lo que recorre con `print(list(range(...)))`: se ve enseguida si sobra o falta uno.',
  },
  'try-slice': {
    signs: [],
    what: 'El trozo que coges en la línea {line} no es el que quieres: en vez de {written} tiene que ser {mended}.',
    why: 'En `[inicio:fin]` se cuenta desde 0, el inicio entra y el fin no. Con números negativos se cuenta desde el final, y un tercer número negativo recorre al revés.',
    avoid: 'Prueba el trozo con un texto corto en la consola, como `"abcde"[1:3]`.',
  },
  'try-position': {
    signs: [],
    what: 'En la línea {line} miras una posición que no es: en vez de {written} tiene que ser {mended}.',
    why: 'Las posiciones se cuentan desde 0: la primera es `[0]`, la segunda `[1]`, y así.',
    avoid: 'Cuando uses una posición, di en voz alta cuál es: «el 0 es el primero».',
  },
  'try-number': {
    signs: [],
    what: 'En {written}, en la línea {line}, donde pone {value} tiene que poner {mended}.',
    why: 'Ese número decide desde dónde se empieza o hasta dónde se llega, y con {value} el resultado se desvía.',
    avoid: 'Sigue las dos primeras vueltas a mano y apunta lo que vale cada variable.',
  },
  'try-not-counted-from-zero': {
    signs: [],
    what: 'La cuenta de la línea {line} empieza en 0, porque así cuenta Python. Para lo que quieres, en vez de {written} pon {mended}.',
    why: 'Las posiciones de una lista y los números de `range` empiezan en 0. Para las personas, el primero es el 1.',
    avoid: 'Deja que Python cuente desde 0 y suma 1 solo al enseñarlo, o usa `enumerate(..., start=1)`.',
  },
  'try-name': {
    signs: [],
    what: 'En la línea {line}, en {written}, usas {name} donde hace falta {mended}.',
    why: '{name} existe, así que Python no da ningún error: trabaja con el valor de otra variable.',
    avoid: 'Pon a cada variable un nombre que diga lo que guarda; así se nota cuando se usa la que no es.',
  },
  'try-key': {
    signs: [],
    what: 'En la línea {line}, {written} mira siempre el mismo sitio. Tiene que ser {mended}.',
    why: '{fixed} es fijo: no cambia en cada vuelta. Así se lee o se guarda una y otra vez el mismo elemento.',
    avoid: 'Dentro de un bucle, comprueba que lo que va entre corchetes dependa de la variable del bucle.',
  },
  'try-value-of-key': {
    signs: [],
    what: 'En la línea {line}, {name} es la clave o la posición, no lo que hay guardado en ella. Lo guardado es {mended}.',
    why: 'Al recorrer un diccionario se recorren sus claves, y `range(len(...))` da posiciones. El valor se pide con corchetes a {holder}.',
    avoid: 'Para tener las dos cosas a la vez, recorre `.items()` en un diccionario o `enumerate(...)` en una lista.',
  },
  'try-count': {
    signs: [],
    what: 'En la línea {line} divides entre {divisor}, y para la media hay que dividir entre cuántos datos hay: {mended}.',
    why: 'La media es la suma de todos dividida entre cuántos son.',
    avoid: 'Divide entre `len(...)` de la misma lista que has sumado: así vale aunque cambien los datos.',
  },
  'try-accumulate': {
    signs: [],
    what: 'En la línea {line}, {written} no hace lo que quieres con {name}: tiene que ser {mended}.',
    why: '`=` sobrescribe: tira lo que había y pone lo nuevo. Para acumular hay que sumarlo a lo que ya estaba, por ejemplo con `+=`. Y no es lo mismo añadir 1 (contar) que añadir el valor (sumar).',
    avoid: 'Antes de escribir la línea, decide si quieres contar, sumar o quedarte con lo último.',
  },
  'try-out-of-block': {
    signs: [],
    what: 'La línea {line}, {written}, está dentro de {block} (línea {blockLine}), y tiene que ir después, un nivel menos sangrada.',
    why: 'Todo lo que está sangrado debajo forma parte de ese bloque y se ejecuta cada vez que se pasa por él.',
    avoid: 'Pregúntate de cada línea: ¿esto va en cada vuelta, o una sola vez al terminar?',
  },
  'try-into-block': {
    signs: [],
    what: 'La línea {line}, {written}, tiene que ir más adentro, en el bloque que empieza con {block} (línea {blockLine}).',
    why: 'La sangría decide qué se repite. Fuera del bloque, esa línea se ejecuta una sola vez, cuando ya ha terminado todo.',
    avoid: 'Mira la sangría de la línea: si tiene que repetirse, va alineada con lo demás del bucle.',
  },
  'try-start-elsewhere': {
    signs: [],
    what: 'La línea {line}, {written}, no está donde toca respecto a {block} (línea {blockLine}): una cosa es empezar una sola vez, y otra empezar de nuevo en cada vuelta.',
    why: 'Lo que va antes del bucle se hace una vez. Lo que va dentro se repite en cada vuelta y deja la variable como al principio.',
    avoid:
      'Lo que debe durar todo el recorrido va antes del bucle; lo que debe estar limpio en cada vuelta va al principio de ella.',
  },
  'try-order': {
    signs: [],
    what: 'Las líneas {line} y {nextLine} están en el orden contrario: {next} tiene que ir antes que {written}.',
    why: 'Python ejecuta las líneas de arriba abajo. Cuando llega a la segunda, la primera ya ha hecho su cambio (o todavía no lo ha hecho).',
    avoid: 'Sigue el programa a mano y apunta lo que vale cada variable después de cada línea.',
  },
  'try-without': {
    signs: [],
    what: 'La línea {line}, {written}, sobra: sin ella sale lo que esperas.',
    why: 'Se ejecuta sin error, pero cambia algo (o corta el recorrido) cuando no debía.',
    avoid: 'Si dudas de una línea, ponle `#` delante y mira qué cambia.',
  },
  'try-reset': {
    signs: [],
    what: 'A {block}, en la línea {line}, le falta la otra parte: cuando no se cumple, {name} tiene que volver a 0.',
    why: 'Si no se pone a 0 cuando se corta la racha, se suman también las que no van seguidas.',
    avoid: 'En una cuenta de «seguidos», escribe siempre qué pasa cuando se corta.',
  },
  'try-other-call': {
    signs: [],
    what: 'En la línea {line}, {written} no es lo que necesitas: tiene que ser {mended}.',
    why: 'Las dos existen y ninguna da error, pero hacen cosas distintas.',
    avoid: 'Prueba cada función o método en la consola con un ejemplo pequeño antes de usarlo.',
  },
  'try-option': {
    signs: [],
    what: 'A la llamada {written} de la línea {line} le falta decir cómo: tiene que ser {mended}.',
    why: 'Sin esa opción Python hace lo de siempre, que aquí no es lo que quieres.',
    avoid: 'Mira con `help(...)` qué opciones tiene la función que usas.',
  },
  'try-arguments-order': {
    signs: [],
    what: 'En {written}, en la línea {line}, los valores están cambiados de sitio: {second} tiene que ir antes que {first}.',
    why: 'Python reparte los valores por orden: el primero para el primer hueco y el segundo para el segundo, sin mirar lo que significan.',
    avoid: 'Si dudas del orden, pasa los valores por su nombre: `funcion(nombre="Ana", edad=20)`.',
  },
  'try-wrapped': {
    signs: [],
    what: 'En la línea {line}, en {written}, no hace falta {name} tal cual, sino {mended}.',
    why: 'El valor de {name} es de otro tipo, o es otra cosa que la que quieres contar o sumar.',
    avoid: 'Mira lo que guarda una variable con `print(type(x), x)` antes de usarla.',
  },
  'try-filter': {
    signs: [],
    what: 'En la línea {line}, {written} guarda si se cumple la condición, no los elementos que la cumplen.',
    why: 'Lo que va antes del `for` es lo que se guarda. La condición para quedarse solo con algunos va al final, detrás de `if`: {item} primero y {condition} al final.',
    avoid: 'Léelo así: «guarda esto, para cada uno de estos, si pasa esto otro».',
  },
  'try-format': {
    signs: [],
    what: 'En la línea {line} el formato {written} no es el que quieres: tiene que ser {mended}.',
    why: 'Detrás de los dos puntos, `.2f` pide dos decimales, y `02d` dos cifras con un cero delante. Un número a secas pide solo un ancho.',
    avoid: 'Para dinero y medias usa `:.2f`.',
  },
}
