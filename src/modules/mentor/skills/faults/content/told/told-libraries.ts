import type { FaultTexts } from '../fault-text'

export const TOLD_LIBRARY_TEXTS: FaultTexts = {
  'not-awaited': {
    signs: ['address', 'nothing', 'never', 'literal'],
    what: 'En la línea {line}, {call} no se espera: falta `await` delante.',
    why: 'Llamar a una función `async` no la ejecuta: da una corrutina, un trabajo preparado que aún no ha empezado (por eso se ve `<coroutine object …>` y el aviso «was never awaited»). `await` la ejecuta, espera a que acabe y da su resultado.',
    avoid: 'Delante de cada llamada a una función `async`, `await`; la primera de todas, con `asyncio.run`.',
  },
  'called-at-once': {
    signs: ['nothing', 'never', 'none', 'unchanged', 'always', 'last'],
    what: 'En la línea {line}, {written} lleva paréntesis: la función se ejecuta en ese momento, y lo que se guarda para después es lo que devuelve, `None`.',
    why: 'Con paréntesis, {call} es una llamada, y se hace al llegar a esa línea. Sin paréntesis se entrega la función para que la llamen más tarde: {mended}.',
    avoid: 'Donde se pide una función para más tarde, su nombre sin paréntesis; si lleva datos, `lambda: f(dato)`.',
  },
  'workbook-not-saved': {
    signs: ['unchanged', 'nothing', 'lost'],
    what: 'Desde la línea {line} cambias el libro {book} en la memoria y nadie lo guarda: falta {save} al final.',
    why: '`openpyxl` trabaja con una copia del libro en la memoria. El archivo del disco no cambia hasta que se llama a `save`. (Con el archivo abierto en Excel no deja guardarlo: ciérralo antes.)',
    avoid: 'Después de cambiar las celdas, `save()` con el nombre del archivo.',
  },
  'field-of-file-summed': {
    signs: ['number', 'literal', 'zero'],
    what: 'En la línea {line} sumas {field}, que viene del archivo y es un texto, no un número.',
    why: 'Todo lo que se lee de un CSV es texto, también las cifras. Un texto y un número no se pueden sumar: hay que convertirlo antes con `float()`.',
    avoid: 'De un archivo todo llega como texto: conviértelo antes de ordenar o de calcular.',
  },
  'field-of-file-ordered': {
    signs: ['order', 'number', 'last', 'first', 'literal'],
    what: 'En la línea {line} ordenas por {key}, que sale del archivo ({field}) y es un texto, no un número.',
    why: 'Todo lo que se lee de un CSV es texto, también las cifras, y los textos se ordenan letra a letra: `"120"` va antes que `"35"`, porque `"1"` va antes que `"3"`. Con {mended} se ordena por el número.',
    avoid: 'De un archivo todo llega como texto: conviértelo antes de ordenar o de calcular.',
  },
  'sum-begun-as-text': {
    signs: ['number', 'literal', 'twice', 'spaces'],
    what: 'En la línea {line}, {name} empieza como un **texto vacío**, y la línea {added}, {written}, le va pegando cada dato detrás en vez de sumarlo.',
    why: 'Entre textos, `+` une: `"12" + "30"` da `"1230"`. Lo que se lee de un archivo o con `input()` es siempre texto. Una suma empieza en `0`, y cada dato se convierte en número antes de sumarlo, {mended}.',
    avoid: 'Las comillas, para textos; un total empieza en `0` y convierte lo que suma.',
  },
}
