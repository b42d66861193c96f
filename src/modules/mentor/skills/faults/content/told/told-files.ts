import type { FaultTexts } from '../fault-text'

export const TOLD_FILE_TEXTS: FaultTexts = {
  'semicolons-not-told': {
    signs: ['number', 'rows', 'brackets', 'same', 'nothing'],
    what: 'En la línea {line}, {read} espera un archivo separado por comas, y el tuyo está separado por punto y coma (`;`).',
    why: 'Como no hay comas que separen, cada línea entra entera como una sola columna. El separador se dice con {option}. Es lo que escribe Excel en español, porque la coma es la de los decimales.',
    avoid: 'Abre el archivo con un editor de texto y mira con qué signo van separadas las columnas antes de leerlo.',
  },
  'thousands-with-point': {
    signs: ['number', 'zero', 'literal'],
    what: 'En la línea {line}, {read} toma el punto de los miles (`1.500`) por el de los decimales: lee `1.5`.',
    why: 'Para pandas, como para Python, el punto separa los **decimales**. Con `thousands="."` sabe que ahí separa los **miles**, y `1.500` pasa a ser mil quinientos.',
    avoid: 'Mira con `print(df.head())` si las cantidades son las del archivo antes de hacer cuentas con ellas.',
  },
  'decimals-with-comma': {
    signs: ['number', 'twice', 'order'],
    what: 'En la línea {line}, {read} lee los números con coma (`1,20`) como textos.',
    why: 'Python escribe los decimales con punto. Con `decimal=","` pandas entiende la coma, y la columna pasa a ser de números; sin eso, sumarla pega los textos.',
    avoid: 'Mira `df.dtypes` después de leer: una columna de importes tiene que ser `float64`, no `object` ni `str`.',
  },
  'header-taken-for-row': {
    signs: ['number', 'first'],
    what: 'En la línea {line}, {loop} recorre también la primera línea del archivo, la de los títulos (la cabecera).',
    why: 'En esa línea no hay datos, sino los nombres de las columnas, y un nombre no se puede convertir en número. {mended} lee esa línea antes del bucle y la deja atrás.',
    avoid:
      'Si el archivo tiene cabecera, sáltala con `next(...)` o usa `csv.DictReader`, que la usa para dar nombre a cada dato.',
  },
  'blank-rows-written': {
    signs: ['twice', 'spaces', 'rows'],
    what: 'En la línea {line}, {open} abre el archivo sin `newline=""`, y en Windows sale una línea en blanco después de cada fila.',
    why: 'El módulo `csv` ya escribe sus finales de línea; sin `newline=""`, Windows añade otro a cada uno.',
    avoid: 'Abre siempre con `newline=""` los archivos que escribe el módulo `csv`.',
  },
  'mark-before-first-name': {
    signs: ['never', 'nothing'],
    what: 'En la línea {line}, {open} deja pegada al nombre de la primera columna una marca invisible (BOM, `\\ufeff`).',
    why: 'Excel la pone al principio de los archivos que guarda como UTF-8. Con `encoding="utf-8-sig"` Python la quita al leer; con `utf-8` la toma por una letra más.',
    avoid: 'Lee con `utf-8-sig` los CSV que vienen de Excel: también vale si no hay marca.',
  },
  'letters-read-otherwise': {
    signs: ['number', 'literal'],
    what: 'En la línea {line}, {open} no dice con qué codificación (`encoding`) está guardado el archivo.',
    why: 'Windows supone la suya (cp1252), y entonces las letras con acento y la ñ, que en UTF-8 ocupan dos bytes, salen como dos signos raros. Con `encoding="utf-8"` se leen bien. Si el archivo viene de un Excel antiguo y sigue mal, prueba `encoding="latin-1"`.',
    avoid: 'Escribe siempre `encoding="utf-8"` al abrir archivos de texto, para leer y para escribir.',
  },
  'file-emptied-each-run': {
    signs: ['last', 'lost', 'shared', 'nothing'],
    what: 'En la línea {line}, {open} abre el archivo en modo `"w"`, que lo vacía cada vez que se abre.',
    why: 'Por eso solo queda lo que se escribe en esta ejecución y se borra lo de antes. Con `"a"` (de *append*, añadir) lo nuevo va detrás de lo que ya había.',
    avoid: '`"w"` para empezar de cero, `"a"` para añadir, `"r"` para leer.',
  },
  'rows-never-committed': {
    signs: ['nothing', 'lost', 'unchanged'],
    what: 'En la línea {line} cambias la base de datos con {written}, pero nadie confirma el cambio: falta {mended}.',
    why: 'Lo que se cambia queda confirmado cuando se llama a `commit()`. Si la conexión se cierra antes, se deshace.',
    avoid:
      'Después de `INSERT`, `UPDATE` o `DELETE`, un `commit()`; o abre un bloque `with` con la conexión, que lo hace al terminar.',
  },
}
