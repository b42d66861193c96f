import type { FaultTexts } from '../fault-text'

export const TOLD_THING_TEXTS: FaultTexts = {
  'month-taken-for-day': {
    signs: ['number', 'order', 'literal'],
    what: 'En la línea {line}, el formato {written} lee primero el **mes** y luego el día.',
    why: 'Así se escriben las fechas en Estados Unidos. En las tuyas va primero el día, así que `%d` va delante: {mended}.',
    avoid: 'Prueba el formato con un día mayor que 12: si el orden está mal, da un error y no una fecha equivocada.',
  },
  'difference-with-its-clock': {
    signs: ['literal', 'number'],
    what: 'En la línea {line}, {shown} es una diferencia entre fechas (`timedelta`), y Python la escribe como `30 days, 0:00:00`.',
    why: 'Si solo quieres el número de días, pide su dato `.days`: {mended}.',
    avoid: 'Para contar días: `(fecha2 - fecha1).days`.',
  },
  'method-shown-not-called': {
    signs: ['nothing', 'address', 'literal', 'number'],
    what: 'En la línea {line} nombras {written}, pero no lo llamas: le faltan los paréntesis.',
    why: 'Sin paréntesis es el método mismo, y eso es lo que se muestra (`<bound method …>`). {mended} lo ejecuta y da su resultado.',
    avoid: 'Un método se ejecuta con `()`, aunque no reciba nada.',
  },
  'pattern-takes-to-the-last': {
    signs: ['last', 'first', 'number', 'limit', 'twice'],
    what: 'En la línea {line}, {greedy} en el patrón {pattern} toma **todo lo que puede**: llega hasta la última aparición de lo que va detrás.',
    why: 'Los signos `*` y `+` son codiciosos (*greedy*). Con una `?` detrás, {lazy}, toman lo menos posible y paran en la primera.',
    avoid: 'Para lo que va entre dos marcas usa `.*?`, o di lo que no puede haber dentro: `[^<]*`.',
  },
  'merge-drops-rows': {
    signs: ['lost', 'rows', 'skips', 'nothing'],
    what: 'En la línea {line}, {written} solo deja las filas cuya clave está en **las dos** tablas.',
    why: '`merge` hace por defecto una unión interna (`how="inner"`). Con `how="left"` se quedan todas las filas de la primera, con `NaN` donde no hay pareja.',
    avoid: 'Di siempre `how` en un `merge` y compara el número de filas antes y después.',
  },
  'merge-repeats-rows': {
    signs: ['twice', 'rows', 'number', 'same'],
    what: 'Si salen más filas que las que tenía {first}, es que en {table} hay valores de {key} **repetidos**: en la línea {line}, cada fila de {first} se une con **todas** las que tienen el suyo.',
    why: '`how="left"` no deja ninguna fila fuera, pero tampoco impide que una salga varias veces. Míralas con {repeated} y decide cuál vale; si son iguales, `drop_duplicates` deja una de cada.',
    avoid:
      'Con `validate="many_to_one"` en el `merge`, pandas te avisa con un error si hay claves repetidas en la segunda tabla.',
  },
  'one-figure-for-all-groups': {
    signs: ['number', 'first', 'rows'],
    what: 'En la línea {line}, {written} hace una sola cuenta con toda la columna, sin separar por {column}.',
    why: '`groupby` reparte las filas en grupos, y la cuenta se hace en cada uno: {mended}.',
    avoid: 'Si quieres un resultado «por» algo, hace falta `groupby` con esa columna.',
  },
  'fields-ordered-as-texts': {
    signs: ['order', 'number', 'last', 'first'],
    what: 'En la línea {line} se compara {written}, que es un texto aunque tenga cifras.',
    why: 'Los textos se comparan letra a letra: `"95"` va detrás de `"120"` porque el `9` es mayor que el `1`. {mended} compara los números.',
    avoid: 'Convierte a número con `int(...)` o `float(...)` en cuanto leas el dato.',
  },
}
