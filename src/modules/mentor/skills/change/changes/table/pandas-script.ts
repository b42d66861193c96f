import type { Expression, ExpressionOf, Statement } from '../../../../python/ast'
import { callTo, methodCall, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { keyword, positional } from '../../../../python/program/source'
import type { Operation } from '../../../write/pipeline/pipeline'
import type { Told } from '../../../write/pipeline/read/scan'
import type { Column } from '../../../write/report/read/column'
import { namedColumns } from '../../../write/report/sources/file-source'

/** A program with pandas: what makes its rows, as it stands, and what comes out of them. */
export type PandasScript = { frame: string; columns: Column[]; prelude: string; facts: Told[]; shown: boolean }

const OPERATIONS: Readonly<Record<string, Operation>> = {
  sum: 'sum',
  mean: 'mean',
  median: 'median',
  min: 'min',
  max: 'max',
  count: 'count',
  size: 'count',
  nunique: 'distinct',
}
const OF_ROWS = /^(?:dropna|drop_duplicates|copy|query|fillna|merge|rename|reset_index|assign|astype|drop)$/

/** Reads a program as rows and what comes out of them; null where a statement of it is neither. */
export function pandasScript(p: Program): PandasScript | null {
  const reader = new Reader(p)
  return p.body.every((node) => reader.statement(node)) ? reader.script() : null
}

/** What an expression gives: rows as they are, or something that comes out of them. */
type Given = 'rows' | Told[] | null

class Reader {
  #frame: string | null = null
  #end = 0
  #isShown = false
  readonly #results = new Map<string, Told[]>()
  #facts: Told[] = []
  readonly #names = new Set<string>()
  constructor(readonly p: Program) {
    for (const { node } of p.spots('subscript')) if (node.index.kind === 'string') this.#names.add(node.index.value)
  }

  script(): PandasScript | null {
    if (this.#frame === null || this.#facts.length === 0) return null
    const columns = namedColumns([...this.#names], [])
    const prelude = this.p.source.slice(0, this.#end).trimEnd()
    return { frame: this.#frame, columns, prelude, facts: withColumns(this.#facts, columns), shown: this.#isShown }
  }

  statement(node: Statement): boolean {
    if (node.kind === 'import' || node.kind === 'import-from') return this.#kept(node)
    if (node.kind === 'assign') return this.#assign(node)
    if (node.kind !== 'expression') return false
    const print = callTo(node.value, 'print')
    return print ? this.#print(print) : this.#save(node.value)
  }

  /** Whatever makes rows stands before all that comes out of them. */
  #kept(node: Statement): boolean {
    if (this.#results.size + this.#facts.length > 0) return false
    this.#end = node.to
    return true
  }

  #assign(node: Extract<Statement, { kind: 'assign' }>): boolean {
    const [target] = node.targets
    if (target?.kind === 'subscript') return nameOf(target.value) === this.#frame && this.#kept(node)
    const name = nameOf(target)
    if (name === null) return false
    if (/^(?:pd|pandas)\.(?:read_\w+|DataFrame|concat)\(/.test(this.p.text(node.value))) {
      if (this.#frame !== null) return false
      this.#frame = name
      return this.#kept(node)
    }
    const given = this.#given(node.value)
    if (given === 'rows') {
      this.#frame = name
      return this.#kept(node)
    }
    if (given === null) return false
    this.#results.set(name, given)
    return true
  }

  #print(call: ExpressionOf<'call'>): boolean {
    const shown = positional(call).filter(({ kind }) => kind !== 'string')
    const [only] = shown
    const method = methodCall(only)
    const given = only && shown.length === 1 ? this.#given(method?.name === 'to_string' ? method.object : only) : null
    if (given === null) return false
    this.#isShown = true
    return this.#told(given === 'rows' ? [{ kind: 'list', columns: [] }] : given)
  }

  #save(node: Expression): boolean {
    const method = methodCall(node)
    const given = method && /^to_(?:excel|csv|json)$/.test(method.name) ? this.#given(method.object) : null
    const [file] = method ? positional(method.call) : []
    if (given === null || file?.kind !== 'string') return false
    return this.#told([
      ...(given === 'rows' ? [{ kind: 'list' as const, columns: [] }] : given),
      { kind: 'save', file: file.value },
    ])
  }

  #told(facts: readonly Told[]): boolean {
    for (const fact of facts) if (!this.#facts.includes(fact)) this.#facts.push(fact)
    return true
  }

  #given(node: Expression): Given {
    const name = nameOf(node)
    if (name !== null) return name === this.#frame ? 'rows' : (this.#results.get(name) ?? null)
    if (node.kind === 'subscript') {
      const rows = this.#given(node.value)
      return rows === 'rows' && node.index.kind !== 'string' && node.index.kind !== 'list' ? 'rows' : null
    }
    const method = methodCall(node)
    if (!method) return null
    const grouped = this.#grouped(method) ?? this.#figure(method)
    if (grouped) return grouped
    const rows = this.#given(method.object)
    if (rows === 'rows' && OF_ROWS.test(method.name)) return 'rows'
    const known = rows === 'rows' ? [{ kind: 'list' as const, columns: [] }] : rows
    return known && this.#further(known, method)
  }

  /** `.sort_values(…)`, `.head(3)`, `.reset_index()` of something that comes out. */
  #further(known: readonly Told[], { name, call }: NonNullable<ReturnType<typeof methodCall>>): Told[] | null {
    if (/^(?:reset_index|round|to_frame|rename)$/.test(name)) return [...known]
    const [first] = positional(call)
    if (name === 'head' || name === 'nlargest' || name === 'nsmallest') {
      const count = first ? numberOf(first) : 5
      return count === null ? null : [...known, { kind: 'limit', count, isDown: name !== 'nsmallest' }]
    }
    if (name !== 'sort_values') return null
    const by = keyword(call, 'by') ?? first
    const ascending = keyword(call, 'ascending')
    const isDown = ascending?.kind === 'boolean' && !ascending.value
    return [...known, { kind: 'order', by: by?.kind === 'string' ? { kind: 'made', name: by.value } : null, isDown }]
  }

  /** `df.groupby('a')['b'].sum()`, `….agg(['sum', 'mean'])`, `….agg(total=('b', 'sum'))`. */
  #grouped({ object, name, call }: NonNullable<ReturnType<typeof methodCall>>): Told[] | null {
    const of = object.kind === 'subscript' && object.index.kind === 'string' ? object.index.value : null
    const groupby = methodCall(object.kind === 'subscript' ? object.value : object)
    if (groupby?.name !== 'groupby' || this.#given(groupby.object) !== 'rows') return null
    const keys = textsOf(positional(groupby.call)[0])
    if (keys.length === 0) return null
    for (const key of keys) this.#names.add(key)
    const figures =
      name === 'agg' ? this.#aggregated(call, of) : OPERATIONS[name] ? [figure(OPERATIONS[name], of)] : null
    if (!figures || figures.length === 0) return null
    return [{ kind: 'group', keys: keys.map((key) => ({ column: named(key), part: 'whole', name: key })) }, ...figures]
  }

  #aggregated(call: ExpressionOf<'call'>, of: string | null): Told[] | null {
    const [first] = positional(call)
    const told: Told[] = textsOf(first).flatMap((name) => (OPERATIONS[name] ? [figure(OPERATIONS[name], of)] : []))
    for (const { name, value } of call.arguments) {
      if (name === null || value.kind !== 'tuple') continue
      const [column, operation] = textsOf(value)
      const known = OPERATIONS[operation ?? '']
      if (column === undefined || known === undefined) return null
      this.#names.add(column)
      told.push(figure(known, column))
    }
    return told
  }

  /** `df['nota'].mean()`. */
  #figure({ object, name }: NonNullable<ReturnType<typeof methodCall>>): Told[] | null {
    if (object.kind !== 'subscript' || object.index.kind !== 'string' || !OPERATIONS[name]) return null
    return this.#given(object.value) === 'rows' ? [figure(OPERATIONS[name], object.index.value)] : null
  }
}

const textsOf = (node: Expression | undefined): string[] =>
  node?.kind === 'string'
    ? [node.value]
    : node?.kind === 'list' || node?.kind === 'tuple'
      ? node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []))
      : []

const named = (name: string): Column => namedColumns([name], [])[0] as Column
const figure = (operation: Operation, of: string | null): Told => ({
  kind: 'measure',
  operation,
  value: of === null || operation === 'count' ? null : { kind: 'column', column: named(of) },
})

/** The same facts with the columns of the program, each of them one. */
function withColumns(facts: readonly Told[], columns: readonly Column[]): Told[] {
  const own = ({ header }: Column) => columns.find((column) => column.header === header)
  return facts.map((fact) => {
    if (fact.kind === 'group')
      return { ...fact, keys: fact.keys.map((key) => ({ ...key, column: own(key.column) ?? key.column })) }
    if (fact.kind !== 'measure' || fact.value?.kind !== 'column') return fact
    const column = own(fact.value.column) ?? fact.value.column
    if (column.type === 'text' || column.type === 'date') column.type = 'number'
    return { ...fact, value: { kind: 'column', column } }
  })
}
