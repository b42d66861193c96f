import type { Expression, ExpressionOf, Statement } from '../../../python/ast'
import { boundBy } from '../../../python/evaluate/statements/scope'
import { statementsIn } from '../../../python/walk'
import { FUNCTIONS, KINDS, type Kind, MASKS, OF_COLUMN, OF_TABLE, OF_TEXT, REDUCES } from '../content/kinds-of-chains'
import { quote, type Source } from '../idioms/idiom'
import { calledName, keywordOf } from '../idioms/in-calls'
import { isOfTable } from '../library/names'
import { moduleName } from '../parts/called'
import { describe } from '../parts/describe'
import { isMask } from '../parts/table-parts'

const isColumn = (kind: Kind | null) => kind === 'column' || kind === 'mask' || kind === 'dates'
const isGroups = (kind: Kind | null) => kind === 'groups' || kind === 'columnGroups'

/** Names are followed so far back. */
const MAX_DEPTH = 12

/** Of what kind an expression is; null where its tree does not say. */
export function kindOf(node: Expression, source: Source, depth = MAX_DEPTH): Kind | null {
  if (depth === 0) return null
  const of = (part: Expression) => kindOf(part, source, depth - 1)
  switch (node.kind) {
    case 'string':
    case 'format-string':
      return 'text'
    case 'number':
      return /[.ej]/i.test(node.text) ? 'decimal' : 'whole'
    case 'boolean':
    case 'not':
      return 'boolean'
    case 'list':
    case 'dict':
    case 'set':
    case 'tuple':
      return node.kind
    case 'comprehension':
      return node.form
    case 'compare':
      return [node.left, ...node.comparisons.map(({ right }) => right)].some((part) => isColumn(of(part)))
        ? 'mask'
        : node.comparisons.every(({ operator }) => /in$|^is/.test(operator))
          ? 'boolean'
          : null
    case 'binary':
      return isMask(node) ? 'mask' : [node.left, node.right].map(of).some(isColumn) ? 'column' : null
    case 'name':
      return kindOfName(node, source, depth)
    case 'subscript':
      return kindOfPart(node, of)
    case 'attribute':
      return kindOfAttribute(node, source, of)
    case 'call':
      return kindOfCall(node, source, of)
    default:
      return null
  }
}

type Of = (part: Expression) => Kind | null

/** What a name was given, where it is given one value only; a table where everybody calls one so. */
function kindOfName(node: ExpressionOf<'name'>, source: Source, depth: number): Kind | null {
  const bindings = bindingsOf(node.name, source)
  const given = bindings.flatMap((each) => (each.kind === 'assign' && each.value !== node ? [each.value] : []))
  const [only, more] = given
  if (only !== undefined && more === undefined && bindings.length === 1) return kindOf(only, source, depth - 1)
  // `df = df.dropna()` leaves a table a table.
  const found = new Set(given.map((value) => kindOf(value, source, bindings.length > 1 ? Math.min(depth - 1, 3) : 0)))
  if (given.length === bindings.length && found.size === 1) return [...found][0] ?? null
  return bindings.length === 0 && /^(?:df|datos|tabla)\w*$/.test(node.name) && isOfTable(node, source) ? 'table' : null
}

const bindingsOf = (name: string, { module }: Source): Statement[] =>
  [...statementsIn(module.body)].filter(
    (node) =>
      boundBy(node).includes(name) ||
      (node.kind === 'function' && node.parameters.some((parameter) => parameter.name === name)),
  )

/** `df["a"]`, `df[["a"]]`, `df[mask]`, `df.loc[mask, "a"]`, `grupos["a"]`. */
function kindOfPart({ value, index }: ExpressionOf<'subscript'>, of: Of): Kind | null {
  const isPlaced = value.kind === 'attribute' && (value.name === 'loc' || value.name === 'iloc')
  const whole = of(isPlaced ? value.value : value)
  if (isPlaced) return whole === 'table' ? kindOfPlace(index, of) : null
  if (whole === 'text') return 'text'
  if (whole === 'table' || whole === 'groups') {
    const one = whole === 'table' ? 'column' : 'columnGroups'
    if (index.kind === 'string') return one
    if (index.kind === 'list' || index.kind === 'slice') return whole
    return whole === 'table' && (isMask(index) || of(index) === 'mask') ? 'table' : null
  }
  if (isColumn(whole)) return index.kind === 'slice' || isMask(index) ? whole : index.kind === 'number' ? 'value' : null
  return index.kind === 'slice' && (whole === 'list' || whole === 'texts' || whole === 'tuple' || whole === 'array')
    ? whole
    : null
}

function kindOfPlace(index: Expression, of: Of): Kind | null {
  const [rows, columns] = index.kind === 'tuple' ? index.items : [index]
  if (rows === undefined) return null
  const areMany = rows.kind === 'slice' || rows.kind === 'list' || isMask(rows) || of(rows) === 'mask'
  if (columns === undefined) return areMany ? 'table' : 'column'
  if (columns.kind === 'list' || columns.kind === 'slice') return areMany ? 'table' : 'column'
  return areMany ? 'column' : 'value'
}

/** `df.edad`, `.str`, `.dt.year`, `df.columns`. */
function kindOfAttribute(node: ExpressionOf<'attribute'>, source: Source, of: Of): Kind | null {
  if (moduleName(node, source) !== null) return null
  const whole = of(node.value)
  if (isColumn(whole)) return /^(?:values|index|name|shape|size|iloc|loc|T)$/.test(node.name) ? null : 'column'
  if (whole !== 'table') return null
  if (node.name === 'shape') return 'tuple'
  if (node.name === 'values') return 'array'
  if (node.name === 'T') return 'table'
  return /^(?:columns|index|iloc|loc|at|iat|dtypes|size|empty|plot)$/.test(node.name) ? null : 'column'
}

function kindOfCall(node: ExpressionOf<'call'>, source: Source, of: Of): Kind | null {
  const { callee } = node
  const full = moduleName(callee, source) ?? usualModule(callee, source)
  if (full === 'pandas.to_datetime') return isColumn(given(node, of)) ? 'dates' : null
  if (full === 'pandas.concat') return 'table'
  if (full !== null) return FUNCTIONS[full] ?? null
  if (callee.kind === 'name')
    return bindingsOf(callee.name, source).length > 0 ? null : (FUNCTIONS[callee.name] ?? null)
  if (callee.kind !== 'attribute') return null
  const whole = of(callee.value)
  const name = callee.name
  if (whole === 'text') return OF_TEXT[name] ?? null
  if (isGroups(whole)) return kindOfGroups(node, whole === 'columnGroups')
  if (whole === 'table') return name === 'apply' ? (isByRows(node) ? 'column' : null) : (OF_TABLE[name] ?? null)
  if (!isColumn(whole)) return null
  const accessor = callee.value.kind === 'attribute' && /^(?:str|dt)$/.test(callee.value.name)
  if (accessor) return MASKS.has(name) ? 'mask' : keywordOf(node, 'expand') ? 'table' : 'column'
  if (name === 'reset_index') return isTrue(node, 'drop') ? 'column' : 'table'
  return OF_COLUMN[name] ?? (/^agg(?:regate)?$/.test(name) ? 'value' : null)
}

const given = (node: ExpressionOf<'call'>, of: Of) => {
  const [first] = node.arguments
  return first === undefined ? null : of(first.value)
}

/** `pd.merge` of a piece that shows no import. */
const usualModule = (callee: Expression, { module }: Source): string | null => {
  const text = module.source.slice(callee.from, callee.to)
  return /^pd\.\w+$/.test(text)
    ? text.replace(/^pd/, 'pandas')
    : /^np\.\w+$/.test(text)
      ? text.replace(/^np/, 'numpy')
      : null
}

const isTrue = (node: ExpressionOf<'call'>, name: string) => {
  const value = keywordOf(node, name)?.value
  return value?.kind === 'boolean' && value.value
}
const isByRows = (node: ExpressionOf<'call'>) => {
  const axis = keywordOf(node, 'axis')?.value
  return axis?.kind === 'number' && axis.text === '1'
}

/** What is worked out of each group: of one column a column, of several a table; with `as_index=False` always a table. */
function kindOfGroups(node: ExpressionOf<'call'>, isOne: boolean): Kind | null {
  const name = calledName(node)
  const [first] = node.arguments
  const isSingle = first?.value.kind === 'string' && first.name === null
  const grouped = rootOfGroups(node)
  const keepsIndex = grouped === null || keywordOf(grouped, 'as_index')?.value.kind !== 'boolean'
  if (name === 'transform' || name === 'rank' || name === 'cumsum' || name === 'shift')
    return isOne ? 'column' : 'table'
  if (/^agg(?:regate)?$/.test(name)) return isOne && isSingle && keepsIndex ? 'column' : 'table'
  if (name === 'size') return keepsIndex ? 'column' : 'table'
  if (name === 'head' || name === 'tail') return isOne ? 'column' : 'table'
  if (!REDUCES.split(' ').includes(name)) return null
  return isOne && keepsIndex ? 'column' : 'table'
}

function rootOfGroups(node: Expression): ExpressionOf<'call'> | null {
  if (node.kind === 'call') {
    if (calledName(node) === 'groupby') return node
    return node.callee.kind === 'attribute' ? rootOfGroups(node.callee.value) : null
  }
  return node.kind === 'subscript' ? rootOfGroups(node.value) : null
}

/** What a name holds where no run shows it: of what kind that is, and what makes it; null where the tree does not tell. */
export function heldKind(name: string, source: Source): { kind: Kind; told: string } | null {
  const made = [...statementsIn(source.module.body)].findLast(
    (node) => node.kind === 'assign' && node.targets.some((target) => target.kind === 'name' && target.name === name),
  )
  if (made?.kind !== 'assign') return null
  const kind = kindOf(made.value, source)
  if (kind === null) return null
  const line = source.lines.lineAt(made.from)
  const grouped = kind === 'column' ? rootOfGroups(made.value) : null
  const label = grouped?.arguments[0]
  const rows = label ? ` Hay una fila por cada valor de ${quote(source, label)}, que queda de índice.` : ''
  return { kind, told: `\`${name}\` es ${KINDS[kind]}.${rows} La línea ${line} ${describe(made, source)}.` }
}
