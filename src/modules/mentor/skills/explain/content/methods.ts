import { byWord } from '~/platform/by-word'
import type { ExpressionOf } from '../../../python/ast'
import { listed, quote, type Source } from '../idioms/idiom'

/**
 * What methods do, in the third person. `{0}`, `{1}` are the arguments, `{args}` all of them, `{on}` what it is called on; an `[…]` part is
 * left out where the method has no argument. Methods of texts, lists, dicts, files and of pandas' tables.
 */
const METHODS: Record<string, string> = byWord({
  append: 'añade {0} al final de la lista {on}',
  extend: 'añade todos los elementos de {0} al final de {on}',
  insert: 'mete {1} en la posición {0} de {on}',
  remove: 'quita de {on} el primer elemento igual a {0}',
  pop: 'saca y quita un elemento de {on}[ ({0})]',
  clear: 'vacía {on}',
  sort: 'ordena la propia lista {on}',
  reverse: 'da la vuelta a la propia lista {on}',
  update: 'añade a {on} lo que hay en {args}',
  add: 'añade {0} al conjunto {on}',
  discard: 'quita {0} de {on} si está',
  strip: 'quita los espacios y saltos de línea de los extremos (`strip`)[, o los caracteres {0}]',
  lstrip: 'quita los espacios del principio',
  rstrip: 'quita los espacios y saltos de línea del final',
  split: 'separa el texto en una lista de trozos (`split`)[, cortando por {0}]',
  splitlines: 'separa el texto en líneas',
  join: 'junta los textos de {0} poniendo {on} entre ellos',
  replace: 'cambia {0} por {1} en el texto',
  upper: 'lo pasa a mayúsculas',
  lower: 'lo pasa a minúsculas',
  title: 'pone en mayúscula la primera letra de cada palabra',
  capitalize: 'pone en mayúscula la primera letra',
  count: 'cuenta cuántas veces está {0}',
  find: 'busca la posición de {0}',
  index: 'busca la posición de {0}',
  startswith: 'comprueba si empieza por {0}',
  endswith: 'comprueba si acaba en {0}',
  isdigit: 'comprueba si son todo cifras',
  get: 'busca {0} en {on}[, y si no está da {1}]',
  items: 'saca las parejas de clave y valor de {on}',
  keys: 'saca las claves de {on}',
  values: 'saca los valores de {on}',
  setdefault: 'busca {0} en {on} y, si no está, lo crea con {1}',
  most_common: 'da los elementos que más se repiten',
  copy: 'hace una copia de {on}',
  read: 'lee todo el contenido',
  readlines: 'lee todas las líneas en una lista',
  readline: 'lee una línea',
  write: 'escribe {0} en el archivo',
  close: 'cierra el archivo',
  groupby: '**agrupa** las filas de {on} por {0}',
  sum: '**suma** los valores[ ({0})]',
  mean: 'calcula la **media**',
  max: 'coge el **máximo**',
  min: 'coge el **mínimo**',
  size: 'cuenta las filas',
  reset_index: 'vuelve a poner como **columna** normal lo que había quedado de índice (`reset_index`)',
  set_index: 'usa {0} como índice',
  head: 'se queda con las [{0} ]primeras filas',
  tail: 'se queda con las [{0} ]últimas filas',
  dropna: 'quita las filas con huecos',
  fillna: 'rellena los huecos con {0}',
  drop_duplicates: 'quita las filas repetidas',
  value_counts: 'cuenta cuántas veces sale cada valor',
  merge: 'une la tabla con {0}',
  rename: 'cambia nombres de columnas',
  agg: 'calcula varios resúmenes',
  apply: 'aplica {0} a cada uno',
  astype: 'convierte el tipo a {0}',
  read_csv: 'lee el archivo {0} como tabla',
  to_csv: 'guarda la tabla en {0}',
})

type Called = { receiver: string; call: ExpressionOf<'call'>; source: Source }

/** What a call of a method does; null for methods that are not known. */
export function describeMethod(name: string, { receiver, call, source }: Called): string | null {
  if (name === 'sort_values') return sortValues(call, source)
  if (name === 'agg') return summaries(call)
  const text = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  if (text === undefined) return null
  const args = call.arguments.filter(({ form }) => form === 'positional').map(({ value }) => quote(source, value))
  if (/\{1\}/.test(text.replace(/\[.*\]/, '')) && args.length < 2) return null
  const filled = text.replace(/\[([^\]]*)\]/, (_whole, part: string) =>
    args.length > (part.includes('{1}') ? 1 : 0) ? part : '',
  )
  if (/\{0\}/.test(filled) && args.length === 0) return null
  return filled.replace(/\{(\w+)\}/g, (_whole, slot: string) =>
    slot === 'on' ? receiver : slot === 'args' ? listed(args) : (args[Number(slot)] ?? ''),
  )
}

const SUMMARIES: Readonly<Record<string, string>> = byWord({
  sum: 'la **suma**',
  count: '**cuántos** hay',
  mean: 'la **media**',
  max: 'el **máximo**',
  min: 'el **mínimo**',
  median: 'la mediana',
  std: 'la desviación típica',
  first: 'el primero',
  last: 'el último',
  size: '**cuántas filas** hay',
  nunique: 'cuántos distintos hay',
})

/** `agg(["sum", "count"])`: what is worked out. */
function summaries({ arguments: given }: ExpressionOf<'call'>): string {
  const [first] = given
  const items = first?.value.kind === 'list' ? first.value.items : first ? [first.value] : []
  const names = items.flatMap((item) => (item.kind === 'string' ? [SUMMARIES[item.value] ?? `\`${item.value}\``] : []))
  return names.length === 0 ? 'calcula varios resúmenes' : `calcula ${listed(names)}`
}

/** pandas orders from the smallest, unless told otherwise. */
function sortValues(call: ExpressionOf<'call'>, source: Source): string {
  const [first] = call.arguments
  const ascending = call.arguments.find((argument) => argument.name === 'ascending')?.value
  const direction =
    ascending?.kind === 'boolean' && !ascending.value ? '**de mayor a menor** (`ascending=False`)' : 'de menor a mayor'
  return `ordena por ${first ? quote(source, first.value) : 'los valores'} ${direction}`
}
