import { byWord } from '~/platform/text/by-word'

/** Of what kind a value is that is read from the tree alone. */
export const KINDS = {
  table: 'una **tabla** (`DataFrame`), con filas y columnas',
  column: 'una **columna suelta** (`Series`): un valor por fila, cada uno con su etiqueta (el índice)',
  mask: 'una columna de `True` y `False` (`Series`), uno por fila: una **máscara**',
  dates: 'una **columna de fechas** (`Series` de tipo `datetime64`)',
  groups:
    'la tabla **repartida en grupos** (`DataFrameGroupBy`): todavía no ha calculado nada, espera a que digas qué se hace con cada grupo',
  columnGroups:
    'una columna **repartida en grupos** (`SeriesGroupBy`): todavía no ha calculado nada, espera a que digas qué se hace con cada grupo',
  value: '**un solo valor**, ni tabla ni columna',
  text: 'un **texto** (`str`)',
  whole: 'un número **entero** (`int`)',
  decimal: 'un número **con decimales** (`float`)',
  boolean: 'un **booleano** (`bool`): `True` o `False`',
  list: 'una **lista** (`list`)',
  texts: 'una **lista** (`list`) de textos',
  dict: 'un **diccionario** (`dict`)',
  set: 'un **conjunto** (`set`)',
  tuple: 'una **tupla** (`tuple`)',
  generator: 'un **generador**: da los valores de uno en uno, y solo se recorre una vez',
  array: 'un **array** de NumPy (`ndarray`)',
  file: 'el **archivo abierto**, del que se lee o en el que se escribe',
  match: 'lo que ha encontrado (un objeto `Match`), o `None` si no encaja nada',
  response: 'la **respuesta** del servidor (`Response`), con su código y su contenido',
  moment: 'una **fecha con hora** (`datetime`)',
  day: 'una **fecha** (`date`)',
  path: 'una **ruta** (`Path`)',
} as const

export type Kind = keyof typeof KINDS

const words = (kind: Kind, names: string): [string, Kind][] => names.split(' ').map((name) => [name, kind])
const kinds = (...all: [string, Kind][][]): Readonly<Record<string, Kind>> => byWord(Object.fromEntries(all.flat()))

/** What functions of Python's own and of modules give, whatever they are given. */
export const FUNCTIONS = kinds(
  words('text', 'input str chr bin hex repr format'),
  words('whole', 'int len ord random.randint math.floor math.ceil'),
  words('decimal', 'float math.sqrt random.random random.uniform time.time'),
  words('boolean', 'bool isinstance any all os.path.exists'),
  words('list', 'list sorted os.listdir random.sample'),
  words('texts', 're.findall re.split glob.glob'),
  words('dict', 'dict collections.Counter'),
  words('set', 'set'),
  words('tuple', 'tuple divmod'),
  words('file', 'open'),
  words('match', 're.search re.match re.fullmatch'),
  words('response', 'requests.get requests.post'),
  words('moment', 'datetime.datetime datetime.datetime.now datetime.datetime.strptime datetime.datetime.today'),
  words('day', 'datetime.date datetime.date.today'),
  words('path', 'pathlib.Path'),
  words('array', 'numpy.array numpy.zeros numpy.ones numpy.arange numpy.linspace numpy.full numpy.eye numpy.where'),
  words('table', 'pandas.read_csv pandas.read_excel pandas.read_json pandas.read_sql pandas.DataFrame pandas.merge'),
  words('table', 'pandas.pivot_table pandas.crosstab pandas.melt pandas.get_dummies'),
  words('column', 'pandas.Series pandas.cut pandas.qcut pandas.to_numeric'),
)

export const OF_TEXT = kinds(
  words('text', 'upper lower strip lstrip rstrip replace title capitalize join format zfill center ljust rjust'),
  words('texts', 'split splitlines'),
  words('whole', 'count find index'),
  words('boolean', 'isdigit isalpha startswith endswith isupper islower isnumeric'),
)

export const REDUCES = 'sum mean median max min std var count nunique first last prod size quantile'
const SAME = 'head tail sort_values sort_index drop dropna fillna drop_duplicates copy sample nlargest nsmallest round'
export const OF_TABLE = kinds(
  words('table', `${SAME} rename reset_index set_index query merge assign describe pivot pivot_table melt astype`),
  words('table', 'isna isnull notna corr replace explode join filter select_dtypes'),
  words('column', `${REDUCES} value_counts duplicated idxmax idxmin stack`),
  words('groups', 'groupby'),
)
export const OF_COLUMN = kinds(
  words('column', `${SAME} rename astype apply map round cumsum cumprod diff shift pct_change rank abs replace clip`),
  words('column', 'value_counts describe str dt where mask interpolate ffill bfill explode mode'),
  words('mask', 'isin between isna isnull notna notnull duplicated'),
  words('value', `${REDUCES} idxmax idxmin any all item corr`),
  words('table', 'to_frame reset_index unstack'),
  words('list', 'tolist to_list'),
  words('array', 'unique to_numpy'),
  words('dict', 'to_dict'),
  words('columnGroups', 'groupby rolling resample'),
)
export const MASKS = new Set(['contains', 'startswith', 'endswith', 'match', 'isdigit', 'isnumeric'])
