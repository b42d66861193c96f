import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import { methodCall } from '../../../../python/program/expression-shapes'
import { edited, keyword, positional, textLiteral } from '../../../../python/program/source'
import { NUMBER, numberFrom } from '../../numbers'
import { columnMeant, numericColumns, type Shown, stepNamed, stepsOf, supposed, type Table } from './tables'
import { COLUMN, THE_COLUMN, type Touch, type Touched } from './touch'

const DOWN =
  'de mayor a menor|de mas a menos|(?:en )?(?:orden )?descendente|del? (?:mas alto|mayor|que mas|mas) (?:al|a el que|a) (?:mas bajo|menor|que menos|menos)|(?:de )?(?:el |la |lo )?(?:mas |mayor )?(?:grandes?|alt[oa]s?|mayor(?:es)?) primero|de (?:la |el )?(?:mas )?grande a (?:la |el )?(?:mas )?(?:chic[oa]|pequen[oa])|de(?:l)? (?:la )?mas (?:alt[oa]|car[oa]) a(?:l)? (?:la )?mas (?:baj[oa]|barat[oa])|al reves|a la inversa'
const UP =
  'de menor a mayor|de menos a mas|(?:en )?(?:orden )?ascendente|(?:en )?(?:orden )?(?:alfabetic\\w*|alfabeticamente)|(?:de la )?a a la z|(?:el |la |lo )?(?:mas )?(?:bajo|pequen[oa]|menor(?:es)?) primero'

/** In which order a result comes, and how many of it. */
export const TABLE_ORDER: readonly Touch<Table>[] = [
  {
    name: 'order',
    says: [
      new RegExp(
        `(?:orden\\w*|sort\\w*)(?: (?:l[oa]s?|el resultado|la tabla|todo|las filas|los datos|(?:los |las )[a-z]{3,15}))*(?: por ${THE_COLUMN}(?<column>${COLUMN}))?,?(?: (?:(?<down>${DOWN})|(?<up>${UP})))?`,
      ),
      new RegExp(
        `(?:salga |en orden |por orden )?(?:por ${THE_COLUMN}(?<column>${COLUMN}) )?(?:(?<down>${DOWN})|(?<up>${UP}))(?: por ${THE_COLUMN}(?<column2>${COLUMN}))?`,
      ),
    ],
    make: (table, { parts }) => order(table, parts),
  },
  {
    name: 'first',
    says: [
      new RegExp(
        `(?:solo |unicamente )?(?:(?:el|la|los|las) )?(?:(?<count>${NUMBER}) )?(?:(?<first>primer[oa]s?)|(?<last>ultim[oa]s?))(?: (?<count2>${NUMBER}))?(?: (?:filas?|registros?|renglones|lineas?|[a-z]{3,15}))?(?: del resultado| de la tabla)?`,
      ),
      new RegExp(
        `(?:solo |unicamente )?(?:el |los |las |un )?(?:top|podio|ranking)(?: de)?(?: los| las)? (?<count>${NUMBER})`,
      ),
      new RegExp(
        `(?:solo |unicamente )?(?:(?:el|la|los|las) )?(?<count>${NUMBER}) (?:(?:[a-z]{3,15}) )?(?:(?:con|de|que) )*(?:(?<most>mas|mayor(?:es)?|mejor(?:es)?|maxim\\w+)|(?<least>menos|menor(?:es)?|peor(?:es)?|minim\\w+))(?: (?:alt[oa]s?|grandes?|car[oa]s?|baj[oa]s?|barat[oa]s?|pesad[oa]s?|vendid[oa]s?))?(?: (?:(?:de|por|en|segun) )?${THE_COLUMN}(?<column>${COLUMN}))?(?: tienen| tengan)?`,
      ),
    ],
    make: (table, { parts }) => first(table, parts),
  },
]

type Parts = Partial<Record<string, string>>

/** What the steps of a result make of the table: rows of it, one column or a figure of each group. */
export function kindOf({ shown, frame }: Table): 'rows' | 'column' | 'groups' | 'columns' | 'figure' | null {
  if (!shown) return null
  const steps = stepsOf(shown.node)
  if (aggregated(shown)) return aggregated(shown)?.isFlat ? 'rows' : 'columns'
  const grouped = steps.findIndex((step) => methodCall(step)?.name === 'groupby')
  if (grouped >= 0) {
    const after = steps.slice(0, grouped)
    if (after.some((step) => methodCall(step)?.name === 'reset_index')) return 'rows'
    if (after.some((step) => methodCall(step)?.name === 'agg')) return 'columns'
    return after.some((step) => step.kind === 'call') ? 'groups' : null
  }
  const [last] = steps
  if (last === undefined) return shown.node.kind === 'name' ? 'rows' : null
  const method = methodCall(last)?.name
  if (method === 'value_counts') return 'groups'
  if (method && /^(?:sum|mean|median|max|min|std|count|nunique|idxmax|idxmin)$/.test(method)) return 'figure'
  if (columnShown(shown) !== null) return 'column'
  const column = steps.find((step) => step.kind === 'subscript' && step.index.kind === 'string')
  if (column && steps.indexOf(column) <= 1) return 'column'
  return frame === '' ? null : 'rows'
}

/** The one column that is shown: `df["a"]`, `df.loc[filas, "a"]`. */
export function columnShown({ node }: Shown): string | null {
  if (node.kind !== 'subscript') return null
  const key =
    node.index.kind === 'tuple' && node.value.kind === 'attribute' && node.value.name === 'loc'
      ? node.index.items[1]
      : node.index
  return key?.kind === 'string' ? key.value : null
}

function order(table: Table, parts: Parts): Touched {
  const { p, shown } = table
  const said = parts.column ?? parts.column2
  const meant = said === undefined ? null : columnMeant(said, table)
  const column = shown && meant === columnShown(shown) ? null : meant
  if (!shown || (said !== undefined && meant === null)) return null
  const isDown = parts.down !== undefined
  const kind = kindOf(table)
  const sort =
    [shown.node, ...shown.chain.toReversed()]
      .map((one) => stepNamed(one, 'sort_values', 'sort_index'))
      .find((one) => one !== null) ?? null
  const by = kind === 'rows' || kind === 'columns' ? ofResult(table, column ?? byOf(table, kind)) : null
  if ((kind === 'rows' || kind === 'columns') && by === null && sort === null) return null
  if (kind === 'column' && column !== null) return beforeColumn(table, column, isDown)
  if (kind === 'figure' || kind === null) return null
  const isByLabel =
    (kind === 'groups' && column !== null && groupKeys(shown).includes(column)) || /alfabet/.test(parts.up ?? '')
  if (sort && column === null && sort.name === 'sort_values') return turned(table, sort.call, isDown)
  const given = [
    ...(by === null || isByLabel ? [] : [textLiteral(p, by)]),
    ...(isDown ? ['ascending=False'] : []),
  ].join(', ')
  const text = `.${isByLabel ? 'sort_index' : 'sort_values'}(${given})`
  const at = sort ? { from: sort.object.to, to: sort.call.to } : placeOfOrder(shown)
  return {
    code: edited(p, [{ ...at, text }]),
    told: `Sale ordenado${by === null || isByLabel ? '' : ` por ${inlineCode(by)}`}, ${isDown ? 'de mayor a menor' : isByLabel ? 'por la etiqueta' : 'de menor a mayor'}.`,
    how: [
      `\`ascending=False\` es lo que lo pone de mayor a menor; sin eso va de menor a mayor. Los huecos (\`NaN\`) quedan al final.`,
      ...(by === null ? [] : supposed(table, ...(kind === 'columns' ? [] : [by]))),
    ],
  }
}

/** Of one column that is shown the rows are put in order before it is taken. */
function beforeColumn(table: Table, column: string, isDown: boolean): Touched {
  const { p, shown } = table
  const taken = shown && stepsOf(shown.node).find((step) => step.kind === 'subscript' && step.index.kind === 'string')
  if (taken?.kind !== 'subscript') return null
  const text = `.sort_values(${textLiteral(p, column)}${isDown ? ', ascending=False' : ''})`
  return {
    code: edited(p, [{ from: taken.value.to, to: taken.value.to, text }]),
    told: `Sale ordenado por ${inlineCode(column)}, ${isDown ? 'de mayor a menor' : 'de menor a mayor'}.`,
    how: [
      'Se ordena la tabla **antes** de quedarse con la columna: después ya no está la otra.',
      ...supposed(table, column),
    ],
  }
}

const byOf = (table: Table, kind: 'rows' | 'columns'): string | null => {
  if (table.shown && aggregated(table.shown)) return null
  if (kind === 'columns') {
    const agg = table.shown && stepNamed(table.shown.node, 'agg')
    const [list] = agg ? positional(agg.call) : []
    const [first] = list?.kind === 'list' ? list.items : []
    return first?.kind === 'string' ? first.value : null
  }
  const picked =
    table.shown && stepsOf(table.shown.node).find((step) => step.kind === 'subscript' && step.index.kind === 'list')
  const names =
    picked?.kind === 'subscript' && picked.index.kind === 'list'
      ? picked.index.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []))
      : null
  const numeric = numericColumns(table).filter((name) => names === null || names.includes(name))
  return numeric.length === 1 ? (numeric[0] ?? null) : null
}

/** `.agg(total=("importe", "sum"))`: the columns that come out of groups, and of which each is made. */
export function aggregated({
  node: last,
  chain,
}: Shown): { keys: string[]; made: Map<string, string>; isFlat: boolean } | null {
  const node = [last, ...chain.toReversed()].find((one) => stepNamed(one, 'agg') !== null)
  if (!node) return flatFigure([last, ...chain.toReversed()])
  const agg = stepNamed(node, 'agg')
  const by = agg && stepNamed(node, 'groupby')
  const made = new Map<string, string>()
  for (const { name, value } of agg?.call.arguments ?? []) {
    const [column] = value.kind === 'tuple' ? value.items : []
    if (name !== null && column?.kind === 'string') made.set(name, column.value)
  }
  if (!by || made.size === 0) return null
  const flat = keyword(by.call, 'as_index')
  return { keys: groupKeys({ node }), made, isFlat: flat?.kind === 'boolean' && !flat.value }
}

/** `groupby("pais", as_index=False)["inflacion"].mean()`: a table with both columns. */
function flatFigure(nodes: readonly Expression[]): ReturnType<typeof aggregated> {
  for (const node of nodes) {
    const by = stepNamed(node, 'groupby')
    const flat = by && keyword(by.call, 'as_index')
    const of = stepsOf(node).find((step) => step.kind === 'subscript' && step.index.kind === 'string')
    if (flat?.kind !== 'boolean' || flat.value || of?.kind !== 'subscript' || of.index.kind !== 'string') continue
    return { keys: groupKeys({ node }), made: new Map([[of.index.value, of.index.value]]), isFlat: true }
  }
  return null
}

/** The column of a result that is meant by one of the table: «goles» is `total`, where that is made of it. */
function ofResult(table: Table, column: string | null): string | null {
  const found = table.shown && aggregated(table.shown)
  if (!found) return column
  if (column === null) return [...found.made.keys()][0] ?? null
  if (found.keys.includes(column) || found.made.has(column)) return column
  return [...found.made].find(([, of]) => of === column)?.[0] ?? null
}

export const groupKeys = ({ node }: Pick<Shown, 'node'>): string[] => {
  const by = stepNamed(node, 'groupby')
  const [key] = by ? positional(by.call) : []
  return key?.kind === 'string'
    ? [key.value]
    : key?.kind === 'list'
      ? key.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []))
      : []
}

/** Before what takes the first of them, else behind all. */
function placeOfOrder({ node }: Shown) {
  const head = stepNamed(node, 'head', 'tail')
  const at = head ? head.object.to : node.to
  return { from: at, to: at }
}

function turned({ p }: Table, call: ExpressionOf<'call'>, isDown: boolean): Touched {
  const old = call.arguments.find(({ name }) => name === 'ascending')
  const isNow = old?.value.kind === 'boolean' && !old.value.value
  const told = `Sale de ${isDown ? 'mayor a menor' : 'menor a mayor'}.`
  if (isNow === isDown) return { why: `Eso ya lo hace tu programa: ${inlineCode(p.text(call).slice(-60))}.` }
  if (old)
    return { code: edited(p, [{ from: old.value.from, to: old.value.to, text: isDown ? 'False' : 'True' }]), told }
  const text = `${call.arguments.length > 0 ? ', ' : ''}ascending=False`
  return {
    code: edited(p, [{ from: call.to - 1, to: call.to - 1, text }]),
    told,
    how: ['`ascending=False` es lo que lo pone de mayor a menor.'],
  }
}

function first(table: Table, parts: Parts): Touched {
  const { p, shown } = table
  const count = numberFrom(parts.count ?? parts.count2) ?? (/s$/.test(parts.first ?? parts.last ?? '') ? 5 : 1)
  if (!shown || count === null || !Number.isInteger(count) || count < 1) return null
  const kind = kindOf(table)
  const column = parts.column === undefined ? null : columnMeant(parts.column, table)
  const head = stepNamed(shown.node, 'head', 'tail', 'nlargest', 'nsmallest')
  const sorted =
    [shown.node, ...shown.chain.toReversed()].map((one) => stepNamed(one, 'sort_values')).find((one) => one !== null) ??
    null
  if (kind === 'figure' || kind === null) return null
  const at = head ? { from: head.object.to, to: head.call.to } : { from: shown.node.to, to: shown.node.to }
  const told = `Se queda con ${count === 1 ? 'el primero' : `${count}`}`
  if (
    parts.first !== undefined ||
    parts.last !== undefined ||
    (sorted && parts.least === undefined && column === null && parts.most === undefined) ||
    (parts.most === undefined && parts.least === undefined && kind !== 'groups')
  ) {
    const method = parts.last === undefined ? 'head' : 'tail'
    return {
      code: edited(p, [{ ...at, text: `.${method}(${count})` }]),
      told: `Se queda con ${method === 'head' ? (count === 1 ? 'la primera' : `los ${count} primeros`) : count === 1 ? 'la última' : `los ${count} últimos`}.`,
      how: [
        `\`.${method}(${count})\` toma ${method === 'head' ? 'los de arriba' : 'los de abajo'}${sorted ? '; como ya está ordenado, son los que quieres' : ' tal como salen: si quieres los mayores, hay que ordenar antes'}.`,
      ],
    }
  }
  const isLeast = parts.least !== undefined
  const downSort = sorted && keyword(sorted.call, 'ascending')
  if (sorted && downSort?.kind === 'boolean' && !downSort.value && !isLeast && column === null)
    return {
      code: edited(p, [{ ...at, text: `.head(${count})` }]),
      told: `${told} de más valor.`,
      how: ['Como ya está ordenado de mayor a menor, basta con `.head()`.'],
    }
  const by = kind === 'groups' || kind === 'column' ? null : ofResult(table, column ?? byOf(table, kind))
  if (kind !== 'groups' && kind !== 'column' && by === null) return null
  const method = isLeast ? 'nsmallest' : 'nlargest'
  const place = sorted && !head ? { from: sorted.object.to, to: sorted.call.to } : at
  return {
    code: edited(p, [{ ...place, text: `.${method}(${count}${by === null ? '' : `, ${textLiteral(p, by)}`})` }]),
    told: `${told} ${isLeast ? 'más bajos' : 'más altos'}${by === null ? '' : ` de ${inlineCode(by)}`}, ya en orden.`,
    how: [
      `\`.${method}(${count})\` ordena y se queda con ${count}; si hay empate, con los que salen antes en la tabla.`,
      ...(by === null || kind === 'columns' ? [] : supposed(table, by)),
    ],
  }
}
