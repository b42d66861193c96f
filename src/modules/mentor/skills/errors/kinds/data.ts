import type { Kinds } from './kind'

export const DATA: Kinds = {
  'json-empty': {
    means: 'Lo que quieres leer como JSON está vacío o no es JSON.',
    simply: 'El papel está en blanco, o está en otro idioma.',
    causes: [
      [
        'El archivo o la respuesta están vacíos.',
        'datos = json.loads("")',
        'texto = ""\ndatos = json.loads(texto) if texto else {}',
      ],
      ['La web contestó una página, no JSON.', 'r.json()', 'print(r.status_code, r.text[:200])'],
    ],
    avoid: 'Imprime antes el texto con `print(repr(texto[:200]))`.',
    holds: true,
  },
  'json-text': {
    means: 'El texto no es JSON bien escrito: {problem}, cerca de la línea {line}, columna {column} **del JSON**.',
    simply: 'Al JSON le falta o le sobra un signo.',
    causes: [
      ['JSON usa comillas dobles.', 'json.loads("{\'a\': 1}")', 'json.loads(\'{"a": 1}\')'],
      ['Sobra la última coma.', 'json.loads(\'{"a": 1,}\')', 'json.loads(\'{"a": 1}\')'],
      ['Hay varios JSON seguidos.', 'json.loads(\'{"a": 1}{"b": 2}\')', '[json.loads(l) for l in texto.splitlines()]'],
    ],
    avoid: 'Escribe JSON con `json.dump`, no a mano.',
  },
  regex: {
    means: 'La expresión regular está mal escrita: {problem}.',
    simply: 'En el patrón de búsqueda hay un signo que no puede ir ahí.',
    causes: [
      ['Un signo especial sin protegerlo.', 're.search("*", texto)', 're.search(r"\\*", texto)'],
      ['Un paréntesis sin cerrar.', 're.search("(", texto)', 're.search(r"\\(", texto)'],
    ],
    avoid: 'Escribe los patrones con `r"…"` y protege textos ajenos con `re.escape(texto)`.',
  },
  decimal: {
    means: 'La cuenta con `Decimal` no se puede hacer, o el texto no es un número.',
    simply: 'Ese texto no se puede leer como número exacto.',
    causes: [['Coma decimal o símbolo.', 'Decimal("3,5")', 'Decimal("3,5".replace(",", "."))']],
    avoid: 'Limpia el texto antes de convertirlo.',
  },
  csv: {
    means: 'El archivo CSV no se puede leer tal como está abierto.',
    simply: 'El archivo no está escrito como se espera.',
    causes: [
      [
        'Está abierto en binario.',
        'csv.reader(open("a.csv", "rb"))',
        'csv.reader(open("a.csv", newline="", encoding="utf-8"))',
      ],
    ],
    avoid: 'Abre con `newline="", encoding="utf-8"`.',
  },
  'csv-fields': {
    means: 'La fila tiene columnas que no están en `fieldnames`: {names}.',
    simply: 'Escribes en una columna que la tabla no tiene.',
    causes: [
      ['Falta en la cabecera.', 'csv.DictWriter(f, fieldnames=["a"])', 'csv.DictWriter(f, fieldnames=["a", "b"])'],
    ],
    avoid: 'Añade la columna a `fieldnames`, o pon `extrasaction="ignore"`.',
    holds: true,
  },
  'truth-value': {
    means: 'Usas una columna o tabla entera ({type}) donde va un solo verdadero o falso.',
    simply: 'Preguntas «¿es mayor?» a cien números a la vez: hay cien respuestas.',
    causes: [
      ['`and` entre columnas.', 'df[(df.a > 1) and (df.b < 5)]', 'df[(df.a > 1) & (df.b < 5)]'],
      ['`if` con una columna.', 'if df["a"] > 1:', 'if (df["a"] > 1).any():'],
    ],
    avoid:
      'Para decidir **fila a fila**, `np.where(condición, a, b)` o `df.loc[condición, columna] = …`; para juntar condiciones, `&`, `|` y `~`, con paréntesis. `.any()` y `.all()` son para una sola pregunta sobre toda la columna.',
    holds: true,
  },
  'setting-copy': {
    means: 'Es un aviso: cambias una copia de la tabla, y la tabla original puede quedarse igual.',
    simply: 'Escribes en la fotocopia, no en el original.',
    causes: [['Dos corchetes seguidos.', 'df[df.a > 1]["b"] = 0', 'df.loc[df.a > 1, "b"] = 0']],
    avoid: 'Cambia valores con un solo `df.loc[filas, columna] = …`, o haz `.copy()`.',
    holds: true,
  },
  'columns-missing': {
    means: 'La tabla no tiene alguna de las columnas o filas que pides.',
    simply: 'Esa columna no existe con ese nombre exacto.',
    causes: [
      [
        'Espacios o mayúsculas en la cabecera.',
        'df[["nombre"]]',
        'df.columns = df.columns.str.strip().str.lower()\ndf[["nombre"]]',
      ],
    ],
    avoid: 'Mira los nombres con `print(df.columns.tolist())`.',
    holds: true,
  },
  'column-length': {
    means: 'Las columnas no tienen el mismo número de filas.',
    simply: 'Una columna es más larga que otra.',
    causes: [
      [
        'Listas de distinto tamaño.',
        'pd.DataFrame({"a": [1, 2], "b": [1]})',
        'pd.DataFrame({"a": [1, 2], "b": [1, 3]})',
      ],
    ],
    avoid: 'Comprueba `len()` de cada lista.',
    holds: true,
  },
  parser: {
    means: 'Una fila del archivo tiene más columnas que las demás.',
    simply: 'Hay comas de más, o el separador es otro.',
    causes: [['El separador es `;`.', 'pd.read_csv("a.csv")', 'pd.read_csv("a.csv", sep=";")']],
    avoid: 'Abre el archivo con un editor y mira el separador.',
  },
  'empty-data': {
    means: 'El archivo está vacío.',
    simply: 'No hay nada que leer.',
    causes: [
      [
        'El archivo no tiene datos.',
        'pd.read_csv("vacio.csv")',
        'from pathlib import Path\nif Path("vacio.csv").stat().st_size > 0:\n    pd.read_csv("vacio.csv")',
      ],
    ],
    avoid: 'Comprueba la ruta y el tamaño del archivo.',
    holds: true,
  },
  broadcast: {
    means: 'Las formas {left} y {right} de los dos arrays no encajan.',
    simply: 'Sumas una fila de 3 con una de 4: sobra un número.',
    causes: [
      ['Distinto tamaño.', 'np.array([1, 2, 3]) + np.array([1, 2])', 'np.array([1, 2, 3]) + np.array([1, 2, 0])'],
    ],
    avoid: 'Imprime `a.shape` y `b.shape`; cada medida tiene que ser igual o 1.',
    holds: true,
  },
  matmul: {
    means:
      'Esas matrices no se pueden multiplicar: las columnas de la primera tienen que ser tantas como las filas de la segunda.',
    simply: 'Las medidas no encajan.',
    causes: [['Falta trasponer.', 'a @ b', 'a @ b.T']],
    avoid: 'Imprime `a.shape` y `b.shape`.',
    holds: true,
  },
  reshape: {
    means: 'Con {size} elementos no se puede formar {shape}.',
    simply: '7 bombones no caben justos en una caja de 2 por 3.',
    causes: [['El producto no coincide.', 'np.arange(7).reshape(2, 3)', 'np.arange(6).reshape(2, 3)']],
    avoid: 'El producto de las medidas tiene que ser el número de elementos; `-1` deja que lo calcule numpy.',
    holds: true,
  },
  'array-index': {
    means: 'Pides una posición o una dimensión que el array no tiene.',
    simply: 'Esa casilla no existe: se cuenta desde 0.',
    causes: [['Fuera de rango.', 'np.zeros(3)[3]', 'np.zeros(3)[2]']],
    avoid: 'Imprime `a.shape`.',
    holds: true,
  },
  'array-scalar': {
    means: 'Conviertes un array entero en un solo número.',
    simply: 'Son muchos números y hace falta uno.',
    causes: [['`math` no trabaja con arrays.', 'math.sqrt(np.array([1, 4]))', 'np.sqrt(np.array([1, 4]))']],
    avoid: 'Con arrays usa las funciones de `np`.',
  },
  inhomogeneous: {
    means: 'Las filas que das a numpy no tienen todas la misma longitud.',
    simply: 'La tabla tiene filas desiguales.',
    causes: [['Falta un valor.', 'np.array([[1, 2], [3]])', 'np.array([[1, 2], [3, 0]])']],
    avoid: 'Comprueba la longitud de cada fila.',
  },
  samples: {
    means: 'Los datos no tienen la forma que pide el modelo.',
    simply: 'Preguntas y respuestas no son tantas unas como otras, o falta una dimensión.',
    causes: [['Falta una dimensión.', 'modelo.fit(x, y)', 'modelo.fit(x.reshape(-1, 1), y)']],
    avoid: 'Imprime `X.shape` e `y.shape`: la primera medida tiene que ser igual.',
    holds: true,
  },
  'missing-schema': {
    means: 'A la dirección {url} le falta el principio.',
    simply: 'Una dirección web empieza por `https://`.',
    causes: [['Falta `https://`.', 'requests.get("example.com")', 'requests.get("https://example.com")']],
    avoid: 'Escribe la dirección completa.',
    holds: true,
  },
  'same-plot-length': {
    means: 'Las dos listas del gráfico no tienen la misma longitud.',
    simply: 'Cada punto necesita su x y su y.',
    causes: [['Sobra un valor.', 'plt.plot([1, 2, 3], [1, 2])', 'plt.plot([1, 2, 3], [1, 2, 4])']],
    avoid: 'Comprueba `len(x) == len(y)`.',
    holds: true,
  },
  tcl: {
    means: 'La ventana gráfica (tkinter) no pudo hacer lo que pedías.',
    simply: 'La ventana ya estaba cerrada, o no hay pantalla.',
    causes: [
      ['La ventana se cerró.', 'ventana.destroy()\nventana.title("a")', 'ventana.title("a")\nventana.mainloop()'],
    ],
    avoid: 'Crea un solo `Tk()` y termina con `mainloop()`.',
  },
  'turtle-terminator': {
    means: 'La ventana de la tortuga se cerró mientras dibujaba.',
    simply: 'Cerraste la hoja antes de acabar el dibujo.',
    causes: [['Se cerró la ventana.', 'turtle.forward(100)', 'turtle.forward(100)\nturtle.done()']],
    avoid: 'Termina con `turtle.done()` y cierra la ventana al final.',
    holds: true,
  },
}
