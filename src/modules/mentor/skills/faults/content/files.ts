import type { FaultTexts } from './fault-text'

export const FILE_TEXTS: FaultTexts = {
  'file-emptied-in-loop': {
    signs: ['last', 'lost', 'nothing'],
    what: 'En la línea {line}, {open} está dentro del bucle y vacía el archivo en cada vuelta: solo queda lo último.',
    why: 'El modo `"w"` crea el archivo de nuevo cada vez que se abre, borrando lo que hubiera. El bucle de la línea {loop} lo abre una y otra vez. Abierto **una sola vez**, antes del bucle, basta `"w"`; el modo `"a"` añade al final, también detrás de lo que dejaron otras ejecuciones.',
    avoid:
      'Abre el archivo una vez, antes del bucle, y escribe dentro; o usa `"a"` si quieres conservar lo de otras veces.',
  },
  'line-ends-doubled': {
    signs: ['nothing', 'twice', 'rows', 'spaces'],
    what: 'En la línea {line}, {print} deja una línea en blanco detrás de cada una: {name} ya trae su salto de línea, y `print` añade otro.',
    why: 'Al leer un archivo, cada línea conserva el `\\n` del final. `print` pone además el suyo. `.rstrip()` quita el de la línea.',
    avoid: 'Limpia cada línea al leerla: `linea = linea.rstrip()`.',
  },
  'first-row-skipped': {
    signs: ['first', 'skips', 'number', 'lost', 'rows'],
    what: 'En la línea {line}, {written} se salta la **primera fila de datos**: `DictReader` ya ha leído los títulos por su cuenta.',
    why: '`csv.DictReader` toma la primera línea del archivo como nombres de las columnas, sin que se lo pidas. Lo que da {name} empieza ya en los datos, así que un `next` de más se lleva el primero. Con `csv.reader` sí haría falta, porque ese da también la línea de títulos.',
    avoid: '`next(...)` para saltar los títulos, solo con `csv.reader`.',
  },
  'file-opened-for-nothing': {
    signs: ['unchanged', 'nothing', 'lost'],
    what: 'En la línea {line} abres el archivo con {open} y dentro del `with` no escribes nada: se queda vacío.',
    why: 'Abrir con `"w"` vacía el archivo. Lo que se quiera guardar hay que escribirlo dentro del `with`, con `f.write(...)`; fuera, el archivo ya está cerrado.',
    avoid: 'Pon dentro del `with` todo lo que escribe en el archivo.',
  },
  'file-not-closed': {
    signs: ['nothing', 'lost'],
    what: 'El archivo que abres en la línea {line}, {open}, no se cierra: puede que lo escrito no llegue al disco.',
    why: 'Python guarda lo que escribes en un almacén intermedio y lo pasa al disco al cerrar. Si lo lees antes, o el programa se corta, parece vacío. Falta cerrar {name}.',
    avoid: 'Usa `with open(...) as f:`, que cierra solo al terminar el bloque.',
  },
  'file-read-twice': {
    signs: ['nothing', 'zero', 'lost'],
    what: 'En la línea {line} vuelves a leer {name}, pero en la línea {firstLine} ya se leyó hasta el final: no queda nada.',
    why: 'Un archivo abierto recuerda por dónde va. Después de {first} está al final, y leer otra vez da vacío. Con `.seek(0)` se vuelve al principio.',
    avoid: 'Lee una vez, guarda el texto en una variable y trabaja con ella.',
  },
  'line-end-compared': {
    signs: ['never'],
    what: 'La comparación {test} de la línea {line} no se cumple porque cada línea del archivo acaba en un salto de línea invisible.',
    why: 'Al recorrer un archivo, {variable} vale algo como `"hola\\n"`. Ese `\\n` del final cuenta, y el texto ya no es igual. {mended} lo quita.',
    avoid: 'Al leer un archivo por líneas, lo primero es `linea = linea.strip()`.',
  },
  'line-end-looked-up': {
    signs: ['never', 'nothing', 'unchanged'],
    what: 'En la línea {line}, {test} no se cumple nunca, porque cada línea que da `readlines()` (línea {made}) lleva al final el salto de línea, `\\n`.',
    why: 'Para Python `"Ana"` y `"Ana\\n"` son textos distintos, y en {list} están los segundos. Con {mended} salen las líneas sin ese final.',
    avoid: 'Al leer líneas de un archivo, quítales el final con `.strip()` o usa `.splitlines()`.',
  },
  'lines-run-together': {
    signs: ['twice', 'literal'],
    what: 'En la línea {line}, {call} escribe todo seguido, sin pasar de línea.',
    why: '`write` escribe exactamente lo que le das; a diferencia de `print`, no añade el salto de línea. Hay que poner `\\n` al final.',
    avoid: 'Añade `\\n` al texto, o usa `print(texto, file=archivo)`.',
  },
  'error-swallowed': {
    signs: ['nothing', 'zero', 'never', 'unchanged'],
    what: 'El {handler} de la línea {line} se traga cualquier error sin decir nada: si algo falla ahí dentro, no te enteras.',
    why: 'Cuando hay un error, Python salta al `except`, y ahí no se hace nada. El programa sigue como si todo fuera bien. Muestra el error y sabrás qué pasa.',
    avoid: 'Captura solo el error que esperas (`except ValueError`) y di siempre algo.',
  },
  'error-guessed': {
    signs: ['always', 'never'],
    what: 'El {handler} de la línea {line} recoge todos los errores y muestra siempre lo mismo, {message}, sea cual sea la causa.',
    why: 'Sin un tipo concreto, ahí llega también un nombre mal escrito o una división por cero, y el mensaje te despista. Muestra el error de verdad mientras lo buscas.',
    avoid: 'Un `except` por cada error que esperes, con su tipo.',
  },
  'path-with-escapes': {
    signs: ['nothing', 'literal'],
    what: 'En la línea {line}, la barra de {text} no es una barra: {escape} significa otra cosa (un salto, un tabulador…).',
    why: 'Dentro de un texto la barra invertida empieza un código especial. La ruta que usa Python no es la que ves, y no la encuentra. Con una `r` delante se toma tal cual.',
    avoid: 'Escribe las rutas con `/`, que funciona también en Windows, o con `r"..."`.',
  },
}
