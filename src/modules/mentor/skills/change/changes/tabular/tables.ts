import { folded } from '~/platform/text/folded'
import { literally } from '~/platform/text/literally'
import type { Expression, ExpressionOf, Statement } from '../../../../python/ast'
import { callTo, methodCall, nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, linesOf, positional, textLiteral } from '../../../../python/program/source'
import { mentionsStem } from '../../elements'
import { unquoted } from '../bare-clause'

/** What is seen of the table of a program with pandas. */
export type Table = {
  p: Program
  /** The variable that holds it, and where it first gets it. */
  frame: string
  made: Statement
  /** Its columns, as far as the program names them; all of them where it is written out. */
  columns: readonly string[]
  isClosed: boolean
  /** The values of a column that is written out. */
  values: ReadonlyMap<string, readonly Expression[]>
  /** What is shown last of more than a figure, where anything is; and what is shown last. */
  shown: Shown | null
  last: Shown | null
}
/** What is shown last: the expression that gives it, the statement it stands in, and the name that holds it. */
export type Shown = {
  node: Expression
  at: Statement
  print: ExpressionOf<'call'> | null
  holder: string | null
  /** What the same name held before. */
  chain: readonly Expression[]
}

const MAKES = /^(?:pd|pandas)\.(?:read_\w+|DataFrame)\(/

/** The table of a program; null where it has none. */
export function tableOf(p: Program): Table | null {
  if (!/\b(?:pd|pandas)\b/.test(p.source)) return null
  const held = p.body.flatMap((node) => {
    const plain = plainAssign(node)
    return plain ? [{ node, ...plain }] : []
  })
  const frames = held.filter(({ value }) => MAKES.test(p.text(value)))
  const last = shownIn(p, false)
  const shown = shownIn(p, true) ?? last
  const root = shown && frameUnder(shown.node, held)
  const merged = held.find(({ value }) => /\.merge\(|\.concat\(/.test(p.text(value)))
  // Of two tables that are put together without a name none is the one that is meant.
  if (!merged && /\.merge\(|\bconcat\(/.test(p.source)) return null
  const first = merged ?? frames.find(({ name }) => name === root) ?? frames[0] ?? elsewhere(p, root, held)
  if (!first) return null
  const values = first.value === null ? null : literalColumns(first.value)
  const told = toldColumns(p, first.node)
  const columns = new Set(values?.keys() ?? told ?? [])
  for (const { node } of p.spots('subscript')) {
    if (node.index.kind === 'string') columns.add(node.index.value)
    if (node.index.kind === 'list' || node.index.kind === 'tuple')
      for (const item of node.index.items) if (item.kind === 'string') columns.add(item.value)
  }
  for (const { node } of p.spots('call')) {
    const method = methodCall(node)
    if (!method || !/^(?:groupby|sort_values|nlargest|nsmallest)$/.test(method.name)) continue
    const given = positional(node).at(method.name.startsWith('n') ? 1 : 0)
    for (const item of given?.kind === 'list' ? given.items : [given])
      if (item?.kind === 'string') columns.add(item.value)
  }
  return {
    p,
    frame: first.name,
    made: first.node,
    columns: [...columns],
    isClosed: values !== null || told !== null,
    values: values ?? new Map(),
    shown,
    last,
  }
}

/** A table that is made where nobody sees it: what is known of it stands behind the imports. */
function elsewhere(p: Program, root: string | null, held: readonly { name: string }[]) {
  const imports = p.body.findLast(({ kind }) => kind === 'import' || kind === 'import-from')
  const isFree = root !== null && /^(?:df|datos|tabla|data)\w*$/.test(root) && !held.some(({ name }) => name === root)
  return isFree && imports ? { name: root, node: imports, value: null } : null
}

/** What the last thing shown is made of: the variable at the beginning of its steps, and of what that one is made. */
function frameUnder(node: Expression, held: readonly { name: string; value: Expression }[]): string | null {
  let name = rootOf(node)?.name ?? null
  for (let depth = 0; depth < 6 && name !== null; depth += 1) {
    const value = held.findLast((one) => one.name === name && rootOf(one.value)?.name !== name)?.value
    const next = value && !value.kind.startsWith('literal') ? rootOf(value) : null
    if (!next || next.name === 'pd') return name
    name = next.name
  }
  return name
}

/** The name at the beginning of `df[…].groupby(…)['a'].mean()`. */
export function rootOf(node: Expression): ExpressionOf<'name'> | null {
  if (node.kind === 'name') return node
  if (node.kind === 'attribute' || node.kind === 'subscript') return rootOf(node.value)
  if (node.kind === 'call') return rootOf(node.callee)
  return null
}

/** The steps of an expression, the last one first. */
export function stepsOf(node: Expression): Expression[] {
  const steps: Expression[] = []
  let at: Expression = node
  for (;;) {
    if (at.kind === 'call' && at.callee.kind === 'attribute') {
      steps.push(at)
      at = at.callee.value
    } else if (at.kind === 'attribute' || at.kind === 'subscript') {
      steps.push(at)
      at = at.value
    } else return steps
  }
}

export const stepNamed = (node: Expression, ...names: string[]) =>
  stepsOf(node).flatMap((step) => {
    const method = methodCall(step)
    return method && names.includes(method.name) ? [method] : []
  })[0] ?? null

const IS_FIGURE = /\.(?:sum|mean|median|max|min|std|count|nunique|idxmax|idxmin)\(\)$/

function shownIn(p: Program, skipsFigures: boolean): Shown | null {
  for (const at of p.body.toReversed()) {
    if (at.kind !== 'expression') continue
    const print = callTo(at.value, 'print')
    const given = print ? positional(print) : []
    const printed = given.findLast(({ kind }) => kind !== 'string')
    const inner = methodCall(printed)
    // How it is written out is no step of it.
    const node = inner?.name === 'to_string' ? inner.object : printed
    if (!print || !node) continue
    if (skipsFigures && node.kind === 'attribute') continue
    if (skipsFigures && IS_FIGURE.test(p.text(node)) && !p.text(node).includes('groupby')) continue
    const holder = nameOf(node)
    const home =
      holder === null ? null : p.body.findLast((one) => one.from < at.from && plainAssign(one)?.name === holder)
    const value = home ? plainAssign(home)?.value : null
    // The table itself, printed as it was read.
    if (home && value && !MAKES.test(p.text(value)))
      return { node: value, at: home, print, holder, chain: earlier(p, holder, home) }
    if (rootOf(node)) return { node, at, print, holder: null, chain: [] }
  }
  return null
}

/** `resumen = df.groupby(…)`, where `resumen = resumen.head(3)` stands below. */
const earlier = (p: Program, holder: string | null, home: Statement): Expression[] =>
  p.body.flatMap((one) => {
    const plain = one.from < home.from ? plainAssign(one) : null
    return plain && plain.name === holder ? [plain.value] : []
  })

/** `pd.DataFrame({'a': […], 'b': […]})` */
function literalColumns(node: Expression): Map<string, readonly Expression[]> | null {
  const method = methodCall(node)
  const [data] = method?.name === 'DataFrame' ? positional(method.call) : []
  if (data?.kind !== 'dict') return null
  const columns = new Map<string, readonly Expression[]>()
  for (const { key, value } of data.entries) {
    if (key?.kind !== 'string') return null
    columns.set(key.value, value.kind === 'list' ? value.items : [])
  }
  return columns
}

/** `df = pd.read_csv("aves.csv")  # columnas: especie, peso` */
function toldColumns(p: Program, node: Statement): string[] | null {
  const [, names] = /#[ ]?columnas: (.{1,200})/.exec(p.lines.textOf(p.line(node))) ?? []
  return names?.split(',').map((name) => name.trim()) ?? null
}

/** What measures and counts are called. */
export const MEASURED =
  /^(?:peso|precio|cantidad|edad|altura|largo|ancho|alto|importe|monto|total|nota|ingreso|sueldo|salario|unidades|valor|temperatura|poblacion|numero|horas|puntos|coste|costo|gasto|ventas?|stock|distancia|tiempo|duracion|kilos|litros|masa|talla|longitud|media|promedio|puntuacion|goles|anios?|votos|saldo|deuda|superficie|casos)s?(?:_[a-z0-9]+)?$/

const isNumber = (node: Expression) => numberOf(node) !== null
const isHole = (p: Program, node: Expression) =>
  /^(?:None|(?:np|numpy|pd)\.(?:nan|NA)|float\(["']nan["']\))$/.test(p.text(node))

/** Columns that hold numbers: by what is written in them, else by what the program does with them. */
export function numericColumns({ p, columns, values }: Table): string[] {
  const worked = (name: string) =>
    new RegExp(
      `\\[["']${literally(name)}["']\\]\\]?(?:\\.(?:sum|mean|median|max|min|std|pct_change|cumsum|diff|round|nlargest|hist)\\(|\\[\\w+\\]| ?[-+*/<>])`,
    ).test(p.source)
  return columns.filter((name) => {
    const held = values.get(name)?.filter((node) => !isHole(p, node))
    return held && held.length > 0 ? held.every(isNumber) : worked(name) || MEASURED.test(folded(name))
  })
}

export const columnsWithHoles = ({ p, values }: Table): string[] =>
  [...values].flatMap(([name, items]) => (items.some((node) => isHole(p, node)) ? [name] : []))

export const NO_COLUMN =
  /^(?:que|con|del?|los|las|una?|uno|el|la|lo|mes|excel|csv|archivo|fichero|resultado|solo|total|media|suma|maxim[oa]|minim[oa]|mediana|promedio|cantidad|numero|orden|sea|sean|es|esa|ese|eso|esta|este|filas?|columnas?|datos?|tabla|ademas|tambien|cada|mayor|menor|mas|menos|todo|todos|todas|por|en|si|no|me|se|y|o|grupos?|valor(?:es)?|nan|vaci[oa]s?|primer[oa]s?|ultim[oa]s?|grafic[oa]|barras?|programa|codigo|ejemplo|favor|fin|supuesto|cierto|separado|completo|aqui|ahi|alla|lado|dentro|fuera|partes?|encima|debajo|ahora|defecto|pantalla|teclado|nada|algo|eso|linea|lineas)$/

/** The column that a word means: one of the program's, or one that is not seen there; null where it can be none. */
export function columnMeant(word: string | undefined, { p, columns, isClosed }: Table): string | null {
  if (word === undefined) return null
  const name = unquoted(word)
  const plain = folded(name)
  const own =
    columns.find((column) => column === name) ??
    (/^anos?$/.test(plain) ? columns.find((column) => /^(?:anios?|ano|year)$/i.test(column)) : undefined) ??
    columns.find((column) => folded(column).trim() === plain) ??
    columns.find((column) => plain.length > 3 && mentionsStem(plain, column)) ??
    columns.find((column) => plain.length > 3 && mentionsStem(folded(column), plain))
  if (own !== undefined) return renamed(p, own)
  return isClosed || NO_COLUMN.test(plain) || !/^[\p{L}_][\p{L}\p{N}_.%]*$/u.test(name) ? null : name
}

/** By the name that the program has given it since. */
function renamed(p: Program, column: string): string {
  const [, fresh = column] = /\.rename\(/.test(p.source)
    ? (new RegExp(`["']${literally(column)}["']: ?["']([^"']+)["']`).exec(p.source) ?? [])
    : []
  return fresh
}

/** What is said of columns that the program does not show. */
export const supposed = ({ columns }: Table, ...used: readonly string[]): string[] => {
  const fresh = [...new Set(used)].filter((name) => !columns.includes(name))
  return fresh.length === 0
    ? []
    : [
        `He supuesto que la tabla tiene ${fresh.map((name) => `\`${name}\``).join(' y ')}: si se llama de otra forma, cambia el nombre.`,
      ]
}

export const cell = ({ p, frame }: Table, column: string) => `${frame}[${textLiteral(p, column)}]`

/** The program with lines before a statement, or behind it. */
export function withLines(
  p: Program,
  place: { before: Statement } | { after: Statement },
  lines: readonly string[],
): string {
  const { from, to } = linesOf(p, 'before' in place ? place.before : place.after)
  const at = 'before' in place ? from : to
  const text = 'before' in place ? `${lines.join('\n')}\n` : `\n${lines.join('\n')}`
  return edited(p, [{ from: at, to: at, text }])
}
/** At the end of the program. */
export const withLast = (p: Program, lines: readonly string[]) => `${p.source.trimEnd()}\n${lines.join('\n')}\n`

/** Before what is computed of the table: behind what prepares it. */
export const beforeShown = ({ p, shown, made }: Table, lines: readonly string[]) =>
  withLines(p, shown && shown.at !== made ? { before: shown.at } : { after: made }, lines)
