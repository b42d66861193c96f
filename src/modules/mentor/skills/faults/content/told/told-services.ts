import type { FaultTexts } from '../fault-text'

export const TOLD_SERVICE_TEXTS: FaultTexts = {
  'form-read-as-address': {
    signs: ['none', 'nothing', 'lost', 'never'],
    what: 'En la línea {line}, {written} lee lo que va en la **dirección** (`?usuario=ana`), y lo que manda un formulario por POST está en {mended}.',
    why: 'Flask guarda las dos cosas aparte: `request.args` es lo que hay tras el `?` de la dirección (GET), y `request.form`, los campos del formulario (POST). Lo que no está da `None`, y no avisa. El nombre que pides es el del atributo `name` de cada campo.',
    avoid: 'Con POST, `request.form`; con GET, `request.args`; si es JSON, `request.get_json()`.',
  },
  'order-for-every-row': {
    signs: ['same', 'lost', 'rows', 'always', 'shared'],
    what: 'La orden {order} de la línea {line} no lleva `WHERE`, y por eso vale para **todas** las filas de {table}.',
    why: 'SQL no pregunta: sin condición, cambia o borra todo. Con {mended} al final se dice qué fila es, y su valor va aparte: `execute("UPDATE clientes SET saldo = 0 WHERE id = ?", (id_cliente,))`. Cambia `id` por la columna que distingue tus filas.',
    avoid:
      'Antes de un `UPDATE` o un `DELETE`, prueba la misma condición con `SELECT`, y haz `commit()` solo cuando veas que es la buena.',
  },
  'header-each-time': {
    signs: ['twice', 'rows', 'always'],
    what: 'La línea {line}, {header}, escribe la cabecera cada vez que se ejecuta el programa.',
    why: 'El archivo se abre con {mode}, que **añade** al final de lo que haya: la cabecera de hoy va detrás de las filas de ayer. Solo hace falta cuando el archivo está vacío, y eso es lo que pregunta {mended} (`tell()` dice en qué posición está, y al principio es 0).',
    avoid:
      'Al añadir a un archivo, escribe la cabecera solo si está vacío; con `"w"` empieza de cero y se escribe siempre.',
  },
  'picture-not-kept': {
    signs: ['nothing', 'lost', 'never'],
    what: 'En la línea {line}, {name} es una variable de la función: al acabar, Python tira la imagen y la ventana se queda con el hueco.',
    why: 'Tkinter no guarda {made}, solo la muestra mientras alguien la tenga. Guardada en un atributo de la etiqueta, {mended}, dura lo que dure ella.',
    avoid: 'Guarda cada `PhotoImage` en algo que no desaparezca: un atributo, una lista de fuera o `self`.',
  },
  'screen-not-cleared': {
    signs: ['same', 'twice', 'lost', 'unchanged'],
    what: 'La línea {line}, {drawn}, dibuja encima de lo que ya había: nadie borra la pantalla antes, y queda el rastro.',
    why: 'En cada vuelta se dibuja en una posición nueva, y lo de la vuelta anterior sigue ahí. Pintando antes todo del color del fondo, {mended}, solo se ve lo último.',
    avoid:
      'En el bucle de un juego, siempre en este orden: eventos, mover, pintar el fondo, dibujar, `display.flip()`.',
  },
  'points-out-of-order': {
    signs: ['order', 'number'],
    what: 'En la línea {line}, `plot` une los puntos **en el orden en que vienen**, y los de {x} no van de menor a mayor: la línea va y vuelve.',
    why: 'Matplotlib no ordena nada. Se ordenan las dos listas a la vez, para que cada valor de {y} siga con su {x}: {mended}.',
    avoid: 'Ordena los datos por el eje x antes de dibujar una línea; para puntos sueltos, `plt.scatter`.',
  },
}
