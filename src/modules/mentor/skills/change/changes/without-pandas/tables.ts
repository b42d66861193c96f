import type { Expression, ExpressionOf } from '../../../../python/ast'
import { comparison, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { keyword, positional } from '../../../../python/program/source'

const SIGNS = new Set(['==', '!=', '<', '<=', '>', '>='])

/** The tables of a program as lists of rows: some rows of one, a column of them, a test of each row. */
export class Tables {
  readonly #names = new Set<string>()
  /** Rows of a file hold texts, those that are written down what stands there. */
  #isFromFile = true
  constructor(readonly p: Program) {}

  get isFromFile(): boolean {
    return this.#isFromFile
  }

  add(name: string): void {
    this.#names.add(name)
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  /** `pd.DataFrame({"a": [1, 2]})`: each row with its names. */
  fromColumns({ entries }: ExpressionOf<'dict'>): string | null {
    const names = entries.map(({ key }) => (key?.kind === 'string' ? key.value : null))
    if (names.some((name) => name === null || !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name)) || names.length === 0)
      return null
    this.#isFromFile = false
    const lists = entries.map(({ value }) => this.p.text(value))
    const row = names.map((name) => `"${name}": ${name}`).join(', ')
    return names.length === 1
      ? `[{${row}} for ${names[0]} in ${lists[0]}]`
      : `[{${row}} for ${names.join(', ')} in zip(${lists.join(', ')})]`
  }

  /** `df[df["a"] > 5]`, `df.sort_values("a")`, `df.head(3)`: some rows of a table. */
  rows(value: Expression): string | null {
    const name = nameOf(value)
    if (name !== null) return this.has(name) ? name : null
    if (value.kind === 'subscript') {
      const rows = this.rows(value.value)
      const test = rows === null ? null : this.#test(value.index)
      return test === null ? null : `[fila for fila in ${rows} if ${test}]`
    }
    const call = methodCall(value)
    const rows = call ? this.rows(call.object) : null
    if (!call || rows === null) return null
    const [first] = positional(call.call)
    if (call.name === 'head') return `${rows}[:${first ? this.p.text(first) : '5'}]`
    if (call.name === 'copy') return `list(${rows})`
    if (call.name !== 'sort_values') return null
    const by = keyword(call.call, 'by') ?? first
    if (by?.kind !== 'string') return null
    const isDown = keyword(call.call, 'ascending')
    const key = this.isNumeric(by.value) ? this.number(by.value) : `fila["${by.value}"]`
    return `sorted(${rows}, key=lambda fila: ${key}${isDown?.kind === 'boolean' && !isDown.value ? ', reverse=True' : ''})`
  }

  #test(node: Expression): string | null {
    if (node.kind === 'binary' && (node.operator === '&' || node.operator === '|')) {
      const [left, right] = [this.#test(node.left), this.#test(node.right)]
      if (left === null || right === null) return null
      return node.operator === '&' ? `${left} and ${right}` : `(${left} or ${right})`
    }
    const compared = comparison(node)
    const column = compared ? this.column(compared.left) : null
    if (!compared || column === null || !SIGNS.has(compared.operator)) return null
    const isNumber = compared.right.kind === 'number' || compared.right.kind === 'unary'
    if (!isNumber && compared.right.kind !== 'string') return null
    return `${isNumber ? this.number(column.name) : `fila["${column.name}"]`} ${compared.operator} ${this.p.text(compared.right)}`
  }

  /** `df["importe"]`, `df[df["a"] > 5]["importe"]`, `df.loc[test, "importe"]`. */
  column(node: Expression): { rows: string; name: string } | null {
    if (node.kind === 'attribute' && nameOf(node.value) !== null && this.has(nameOf(node.value) ?? ''))
      return { rows: nameOf(node.value) ?? '', name: node.name }
    if (node.kind !== 'subscript') return null
    if (node.value.kind === 'attribute' && node.value.name === 'loc' && node.index.kind === 'tuple') {
      const [test, column] = node.index.items
      const rows = this.rows(node.value.value)
      const code = test ? this.#test(test) : null
      return rows !== null && code !== null && column?.kind === 'string'
        ? { rows: `[fila for fila in ${rows} if ${code}]`, name: column.value }
        : null
    }
    const rows = this.rows(node.value)
    return rows !== null && node.index.kind === 'string' ? { rows, name: node.index.value } : null
  }

  /** `df["precio"] * df["cantidad"]`, of one row. */
  calculation(node: Expression): string | null {
    if (node.kind === 'number') return this.p.text(node)
    const column = this.column(node)
    if (column !== null) return this.number(column.name)
    if (node.kind !== 'binary' || !['+', '-', '*', '/'].includes(node.operator)) return null
    const [left, right] = [this.calculation(node.left), this.calculation(node.right)]
    if (left === null || right === null) return null
    const inBrackets = (text: string, side: Expression) => (side.kind === 'binary' ? `(${text})` : text)
    return `${inBrackets(left, node.left)} ${node.operator} ${inBrackets(right, node.right)}`
  }

  /** A column that is compared with a number, or calculated with, anywhere in the program. */
  isNumeric(column: string): boolean {
    const name = column.replace(/[^\p{L}\p{N}_]/gu, '.')
    const at = `\\[(["'])${name}\\1\\]\\]?`
    return (
      new RegExp(`${at} *(?:[<>]=?|[*/+-]) *`, 'u').test(this.p.source) ||
      new RegExp(`${at}\\.(?:sum|mean|max|min)\\(`, 'u').test(this.p.source) ||
      /importe|precio|cantidad|total|edad|nota|ventas|stock|monto|unidades|sueldo/.test(column.toLowerCase())
    )
  }

  number(column: string): string {
    return this.#isFromFile ? `float(fila["${column}"])` : `fila["${column}"]`
  }
}
