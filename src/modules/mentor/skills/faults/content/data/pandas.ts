import type { FaultTexts } from '../fault-text'

export const PANDAS_TEXTS: FaultTexts = {
  'row-is-a-copy': {
    signs: ['unchanged', 'rows', 'lost', 'same'],
    what: 'En la línea {line} cambias {written}, pero {row} es una copia de la fila: la tabla {table} se queda como estaba.',
    why: '`iterrows()` da en cada vuelta una fila suelta, copiada. Lo que se le asigne se pierde al pasar a la siguiente. Para cambiar la tabla hay que escribir en ella con `loc[fila, columna]`; y si la cuenta es la misma para todas, se hace con la columna entera, sin bucle: `df["precio"] = df["precio"] * 1.21`.',
    avoid: 'En pandas, trabaja con columnas enteras y deja `iterrows()` para leer o mostrar.',
  },
  'part-of-table-changed': {
    signs: ['unchanged', 'lost', 'same'],
    what: 'En la línea {line}, {written} cambia una copia de una parte de la tabla, y no la tabla.',
    why: 'Los corchetes seguidos se hacen en dos pasos: el primero puede dar una copia, y el segundo escribe en ella. Con `loc` se dice todo en un paso, filas y columna, y se escribe en la tabla: {mended}.',
    avoid: 'Para cambiar valores usa siempre `df.loc[filas, columna] = …`.',
  },
  'filtered-part-changed': {
    signs: ['unchanged', 'lost', 'same', 'nothing'],
    what: 'En la línea {line} cambias {part}, que es una **copia** de las filas filtradas: {table} se queda como estaba.',
    why: 'Filtrar con corchetes da otra tabla. Lo que escribes en {part} se queda ahí. Para cambiar esas filas **dentro** de {table} se dice todo en un paso, filas y columna, con `loc`: {mended}.',
    avoid: 'Para cambiar valores de una tabla usa siempre `df.loc[filas, columna] = …`.',
  },
  'labels-after-filter': {
    signs: ['order', 'number', 'rows', 'unchanged'],
    what: 'En la línea {line}, {written} busca por la etiqueta de la fila, y después de {made} las etiquetas ya no son 0, 1, 2…',
    why: 'Al filtrar u ordenar, cada fila conserva la etiqueta que tenía. `loc` busca por ella: si esa fila se quitó da `KeyError`, y si solo cambió de sitio sale en el orden de antes. `reset_index(drop=True)` las numera otra vez desde 0.',
    avoid: 'Tras filtrar u ordenar, `reset_index(drop=True)`, o usa `iloc`, que cuenta posiciones.',
  },
  'old-index-kept-as-column': {
    signs: ['twice', 'number', 'brackets'],
    what: 'En la línea {line}, {written} guarda las etiquetas de antes en una columna nueva, `index`.',
    why: '`reset_index()` numera las filas otra vez y, si no se le dice otra cosa, conserva las etiquetas viejas como columna. Con `drop=True` se tiran.',
    avoid: 'Escribe `reset_index(drop=True)` cuando las etiquetas viejas no te sirvan.',
  },
  'second-name-for-table': {
    signs: ['shared', 'same', 'unchanged'],
    what: 'En la línea {line}, {name} no es una copia de {table}: es otro nombre para la misma tabla.',
    why: 'El `=` no copia la tabla, solo le pone otro nombre. Lo que se cambia por uno se ve por el otro. `.copy()` hace una tabla aparte.',
    avoid: 'Cuando quieras conservar la tabla original, `otra = df.copy()`.',
  },
  'groups-not-summed-up': {
    signs: ['address', 'number', 'nothing'],
    what: 'En la línea {line} muestras {group}: ahí solo están hechos los grupos, sin ninguna cuenta.',
    why: '`groupby` reparte las filas en grupos y espera a que digas qué hacer con cada uno: `.sum()`, `.mean()`, `.size()`… Hasta entonces lo que se ve es el nombre del objeto.',
    avoid: 'Detrás de `groupby` va siempre la columna y la cuenta: `df.groupby("zona")["ventas"].sum()`.',
  },
  'column-of-texts': {
    signs: ['order', 'number', 'twice'],
    what: 'En la línea {line} usas {column}, y esa columna tiene textos, como {first}, y no números.',
    why: 'Entre comillas, las cifras son letras: se ordenan y se comparan una a una, así que `"9"` va detrás de `"10"`, y al sumarlas se pegan. Hay que convertir la columna con `astype(float)` antes: la coma que separa los miles se quita, y la de los decimales se cambia por un punto.',
    avoid: 'Mira `df.dtypes` al cargar los datos: una columna de números no debe salir como `object` ni `str`.',
  },
  'columns-in-one': {
    signs: ['rows', 'same', 'number'],
    what: 'En la línea {line}, {read} lee el archivo separando por comas, y sus columnas van separadas por punto y coma.',
    why: 'Si el separador no es el que espera, pandas mete toda la línea en una sola columna. Los CSV que guarda Excel en español suelen llevar `;`.',
    avoid: 'Abre el archivo con un editor de texto y mira qué separa las columnas antes de leerlo.',
  },
  'figure-never-shown': {
    signs: ['nothing', 'never'],
    what: 'En la línea {line} dibujas con {call}, pero nadie manda mostrar la ventana.',
    why: 'Matplotlib prepara el dibujo en memoria. En un programa normal, la ventana no se abre hasta `plt.show()` (en un cuaderno de Jupyter se ve solo).',
    avoid: 'Termina con `plt.show()`, o con `plt.savefig("grafico.png")` si lo quieres en un archivo.',
  },
}
