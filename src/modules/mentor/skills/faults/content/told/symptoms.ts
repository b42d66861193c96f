import type { FaultTexts } from '../fault-text'

export const SYMPTOM_TEXTS: FaultTexts = {
  'index-saved-as-column': {
    signs: ['twice', 'number', 'brackets'],
    what: 'En la línea {line}, {written} guarda también el **índice** de la tabla (0, 1, 2…) como si fuera una columna.',
    why: 'Pandas numera las filas, y al guardar escribe esos números delante, sin nombre: al leer el archivo otra vez salen como `Unnamed: 0`. Con `index=False` no se guardan.',
    avoid: 'Si el índice no significa nada, guarda siempre con `index=False`.',
  },
  'formula-for-its-value': {
    signs: ['literal', 'number', 'none'],
    what: 'En la línea {line}, {written} lee las celdas tal como están escritas: de una con fórmula da la **fórmula**, no el resultado.',
    why: 'openpyxl no calcula nada. Con `data_only=True` da el último resultado que guardó Excel; si el libro no se ha abierto y guardado nunca en Excel, ese resultado no existe y sale `None`.',
    avoid: 'Para leer resultados, `load_workbook(…, data_only=True)`; para cambiar fórmulas, sin él.',
  },
  'inplace-gives-nothing': {
    signs: ['none', 'lost', 'nothing'],
    what: 'En la línea {line}, {written} guarda lo que devuelve un método con `inplace=True`, que es `None`.',
    why: '`inplace=True` cambia la tabla que ya hay y no devuelve nada: al guardarlo te quedas sin ella. O se guarda el resultado, o se usa `inplace=True`; las dos cosas, no.',
    avoid: 'Lo más claro: sin `inplace`, y guardar siempre el resultado: `df = df.sort_values("a")`.',
  },
  'thread-not-waited-for': {
    signs: ['order', 'first', 'nothing'],
    what: 'En la línea {line}, {written} pone en marcha el hilo y **sigue sin esperarlo**.',
    why: 'Para eso están los hilos: el programa principal y el hilo van a la vez, y lo de abajo se hace mientras el otro trabaja. `join()` espera ahí hasta que el hilo acabe.',
    avoid: 'Arranca los hilos con `start()` y, donde necesites que hayan acabado, llama a su `join()`.',
  },
  'line-kept-open': {
    signs: ['spaces', 'same', 'rows'],
    what: 'En la línea {line}, {written} no salta de línea: `end` dice con qué acaba cada `print`, y no es un salto.',
    why: '`print` acaba con un salto de línea si no se le dice otra cosa. Con `end=" "` acaba con un espacio, y lo siguiente sale al lado.',
    avoid: 'Usa `end` solo cuando quieras seguir en la misma línea.',
  },
  'csv-for-excel': {
    signs: ['literal', 'spaces'],
    what: 'En la línea {line}, {written} guarda el archivo en UTF-8 sin avisar, y **Excel** lo lee con otra codificación: por eso las tildes y la ñ salen como `Ã³` o `Ã±`.',
    why: 'El archivo está bien; es Excel quien no sabe cómo está escrito. Con `encoding="utf-8-sig"` lleva al principio una marca invisible por la que Excel lo reconoce.',
    avoid: 'Para un CSV que se va a abrir en Excel, `encoding="utf-8-sig"` (y en español, `sep=";"`).',
  },
  'counted-as-written': {
    signs: ['number', 'skips', 'zero', 'missing'],
    what: 'En la línea {line}, {written} cuenta solo lo que está escrito exactamente así: para Python `Casa` y `casa` son textos distintos.',
    why: 'Pasando antes todo a minúsculas con `.lower()`, cuenta igual como esté escrito.',
    avoid: 'Antes de contar o comparar palabras, pásalas todas a minúsculas.',
  },
  'every-one-replaced': {
    signs: ['always', 'twice', 'same', 'first'],
    what: 'En la línea {line}, {written} cambia **todas** las veces que aparece.',
    why: '`replace` no para en la primera. El tercer valor dice cuántas veces como mucho: con un 1, solo la primera.',
    avoid: 'Si solo quieres la primera, `texto.replace(a, b, 1)`.',
  },
  'letters-sorted-by-code': {
    signs: ['order', 'last'],
    what: 'En la línea {line}, {written} ordena las letras por su **código**, y ahí la ñ y las vocales con tilde van detrás de la z.',
    why: 'Python no sabe el orden del español. `unicodedata.normalize("NFD", …)` separa cada letra de su tilde (la ñ es una n con tilde), y así se ordenan junto a su letra. Con `.lower()` las mayúsculas no van delante.',
    avoid: 'Al ordenar nombres en español, dale a `sorted` una `key` que quite las tildes.',
  },
  'zeros-counted-as-data': {
    signs: ['number', 'zero'],
    what: 'En la línea {line}, {written} cuenta también los ceros: suman 0, pero están en el número por el que se divide, y bajan la media.',
    why: 'Si un 0 significa «sin dato», no es una nota más. Se dejan fuera antes de calcular. Al leer un archivo, mejor que lo vacío llegue vacío (`NaN`): `mean()` se lo salta solo.',
    avoid: 'Decide qué significa un 0 en tus datos: lo que falta se deja vacío, no a 0.',
  },
  'parameter-sorted-in-place': {
    signs: ['shared', 'same', 'unchanged'],
    what: 'En la línea {line}, {written} cambia la lista **en su sitio**, y es la misma que tiene quien llamó a la función.',
    why: 'Al pasar una lista a una función no se copia: los dos nombres son de la misma. `sorted` (o un corte `[:]`) crea otra, y la original se queda como estaba.',
    avoid: 'Si una función no debe tocar lo que recibe, que trabaje con una copia.',
  },
}
