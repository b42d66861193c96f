import type { Expression, ExpressionOf, Statement } from '../../../python/ast'
import type { Program } from '../../faults/program'
import { callTo, comparison, methodCall, nameOf } from '../../faults/shapes'
import { type Change, type Result, STAGE } from '../change'
import { keyword, positional } from '../source'
import { isPandas } from './pandas'

/** «no puedo instalar pandas, hazlo con el módulo csv»: tables become lists of rows, step by step. */
export const withoutPandasChange: Change = {
  name: 'without-pandas',
  stage: STAGE.structure,
  says: [
    /\b(?:(?:hazlo|pero|y|haz|lo|mismo|se|puede) )*(?:sin (?:usar |importar |la libreria |tener que usar |instalar )*pandas|no (?:tengo|puedo (?:usar|instalar)|uses|quiero (?:usar)?|me dejan? (?:usar|instalar))(?: el)? pandas)(?:,? (?:hazlo )?(?:sin pandas|(?:con|usando) (?:el |la )?(?:modulo |libreria )?csv))?/,
    /\b(?:hazlo |pasal[oa] |cambial[oa] |reescribel[oa] )(?:con|usando|a) (?:solo )?(?:el |la )?(?:modulo |libreria )?csv\b/,
  ],
  make(p) {
    if (!isPandas(p)) return null
    const translated = new Translation(p).run()
    return translated ?? { why: NOT_ALL }
  },
}

const NOT_ALL =
  'Tu programa usa partes de pandas que no sé escribir a mano sin arriesgarme a cambiar el resultado. Dime qué dato necesitas sacar (una suma, una media, un filtro …) y te lo escribo con `csv`.'

const SIGNS = new Set(['==', '!=', '<', '<=', '>', '>='])
const GROUPED: Record<string, (list: string) => string> = {
  sum: (list) => `sum(${list})`,
  mean: (list) => `sum(${list}) / len(${list})`,
  max: (list) => `max(${list})`,
  min: (list) => `min(${list})`,
  count: (list) => `len(${list})`,
  size: (list) => `len(${list})`,
}

/** What an expression gives: one value, or a column, rows or groups that are shown line by line. */
type Shown =
  | { form: 'value'; code: string }
  | { form: 'groups'; lines: string[]; value: string; key: string }
  | { form: 'rows'; code: string }

class Translation {
  readonly #tables = new Set<string>()
  readonly #values = new Map<string, Shown>()
  readonly #lines: string[] = []
  readonly #imports = new Set<string>()
  /** Rows of a file hold texts, those that are written down what stands there. */
  #isFromFile = true
  constructor(readonly p: Program) {}

  run(): Result {
    for (const node of this.p.body) {
      const isDone = this.#statement(node)
      if (!isDone) return null
    }
    const imports = [...this.#imports].toSorted()
    return {
      code: `${[...imports, ...(imports.length > 0 ? [''] : []), ...this.#lines].join('\n')}\n`,
      told: 'El programa hace lo mismo sin pandas.',
      how: [
        'Cada fila es un diccionario, con el nombre de cada columna como clave; la tabla es una lista de filas.',
        ...(this.#isFromFile
          ? ['`csv` lo da todo como texto: por eso `float(...)` donde hay que sumar o comparar números.']
          : []),
      ],
    }
  }

  #statement(node: Statement): boolean {
    if (node.kind === 'import' || node.kind === 'import-from') {
      if (!/pandas/.test(this.p.text(node))) this.#imports.add(this.p.text(node).trim())
      return true
    }
    if (node.kind === 'assign') return this.#assign(node.targets[0], node.value)
    if (node.kind !== 'expression') return false
    const print = callTo(node.value, 'print')
    return print ? this.#print(print) : this.#save(node.value)
  }

  #assign(target: Expression | undefined, value: Expression): boolean {
    if (target?.kind === 'subscript') return this.#newColumn(target, value)
    const name = nameOf(target)
    if (name === null) return false
    const rows = this.#read(name, value) ?? this.#rows(value)
    if (rows !== null) {
      if (rows !== '') this.#lines.push(`${name} = ${rows}`)
      this.#tables.add(name)
      return true
    }
    const shown = this.#shown(value)
    if (shown?.form === 'value') {
      this.#lines.push(`${name} = ${shown.code}`)
      return true
    }
    if (shown?.form === 'groups') {
      this.#values.set(name, shown)
      return true
    }
    if (!this.#isFree(value)) return false
    this.#lines.push(`${name} = ${this.p.text(value)}`)
    return true
  }

  /** `pd.read_csv(…)`, `pd.DataFrame({…})`: '' where the lines are written already. */
  #read(name: string, value: Expression): string | null {
    const call = methodCall(value)
    if (!call || !/^(?:pd|pandas)$/.test(nameOf(call.object) ?? '')) return null
    const [data] = positional(call.call)
    const others = call.call.arguments.filter((argument) => argument.form !== 'positional')
    if (!data) return null
    if (call.name === 'DataFrame' && data.kind === 'dict' && others.length === 0) return this.#fromColumns(data)
    if (call.name !== 'read_csv' || others.some((each) => !['sep', 'delimiter', 'encoding'].includes(each.name ?? '')))
      return null
    const mark = keyword(call.call, 'sep') ?? keyword(call.call, 'delimiter')
    const encoding = keyword(call.call, 'encoding')
    this.#imports.add('import csv')
    this.#lines.push(
      `with open(${this.p.text(data)}, newline="", encoding=${encoding ? this.p.text(encoding) : '"utf-8"'}) as archivo:`,
      `    ${name} = list(csv.DictReader(archivo${mark ? `, delimiter=${this.p.text(mark)}` : ''}))`,
    )
    return ''
  }

  #fromColumns({ entries }: ExpressionOf<'dict'>): string | null {
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
  #rows(value: Expression): string | null {
    const name = nameOf(value)
    if (name !== null) return this.#tables.has(name) ? name : null
    if (value.kind === 'subscript') {
      const rows = this.#rows(value.value)
      const test = rows === null ? null : this.#test(value.index)
      return test === null ? null : `[fila for fila in ${rows} if ${test}]`
    }
    const call = methodCall(value)
    const rows = call ? this.#rows(call.object) : null
    if (!call || rows === null) return null
    const [first] = positional(call.call)
    if (call.name === 'head') return `${rows}[:${first ? this.p.text(first) : '5'}]`
    if (call.name === 'copy') return `list(${rows})`
    if (call.name !== 'sort_values') return null
    const by = keyword(call.call, 'by') ?? first
    if (by?.kind !== 'string') return null
    const isDown = keyword(call.call, 'ascending')
    const key = this.#isNumeric(by.value) ? this.#number(by.value) : `fila["${by.value}"]`
    return `sorted(${rows}, key=lambda fila: ${key}${isDown?.kind === 'boolean' && !isDown.value ? ', reverse=True' : ''})`
  }

  #test(node: Expression): string | null {
    if (node.kind === 'binary' && (node.operator === '&' || node.operator === '|')) {
      const [left, right] = [this.#test(node.left), this.#test(node.right)]
      if (left === null || right === null) return null
      return node.operator === '&' ? `${left} and ${right}` : `(${left} or ${right})`
    }
    const compared = comparison(node)
    const column = compared ? this.#column(compared.left) : null
    if (!compared || column === null || !SIGNS.has(compared.operator)) return null
    const isNumber = compared.right.kind === 'number' || compared.right.kind === 'unary'
    if (!isNumber && compared.right.kind !== 'string') return null
    return `${isNumber ? this.#number(column.name) : `fila["${column.name}"]`} ${compared.operator} ${this.p.text(compared.right)}`
  }

  /** `df["importe"]`, `df[df["a"] > 5]["importe"]`, `df.loc[test, "importe"]`. */
  #column(node: Expression): { rows: string; name: string } | null {
    if (node.kind === 'attribute' && nameOf(node.value) !== null && this.#tables.has(nameOf(node.value) ?? ''))
      return { rows: nameOf(node.value) ?? '', name: node.name }
    if (node.kind !== 'subscript') return null
    if (node.value.kind === 'attribute' && node.value.name === 'loc' && node.index.kind === 'tuple') {
      const [test, column] = node.index.items
      const rows = this.#rows(node.value.value)
      const code = test ? this.#test(test) : null
      return rows !== null && code !== null && column?.kind === 'string'
        ? { rows: `[fila for fila in ${rows} if ${code}]`, name: column.value }
        : null
    }
    const rows = this.#rows(node.value)
    return rows !== null && node.index.kind === 'string' ? { rows, name: node.index.value } : null
  }

  #shown(node: Expression): Shown | null {
    const value = this.#value(node)
    if (value !== null) return { form: 'value', code: value }
    const name = nameOf(node)
    const known = name === null ? undefined : this.#values.get(name)
    if (known) return known
    const rows = this.#rows(node)
    return rows !== null ? { form: 'rows', code: rows } : this.#groups(node)
  }

  /** A figure of a column, how many rows there are, the texts of a column. */
  #value(node: Expression): string | null {
    if (node.kind === 'number' || node.kind === 'string') return this.p.text(node)
    const length = callTo(node, 'len', 'round')
    if (length) {
      const [first, second] = positional(length)
      if (!first) return null
      if (nameOf(length.callee) === 'len') {
        const rows = this.#rows(first)
        return rows === null ? null : `len(${rows})`
      }
      const inner = this.#value(first)
      return inner === null ? null : `round(${inner}${second ? `, ${this.p.text(second)}` : ''})`
    }
    const call = methodCall(node)
    if (!call) return null
    if (call.name === 'round') {
      const inner = this.#value(call.object)
      const [digits] = positional(call.call)
      return inner === null ? null : `round(${inner}${digits ? `, ${this.p.text(digits)}` : ''})`
    }
    const column = this.#column(call.object)
    if (column === null || positional(call.call).length > 0) return null
    const numbers = `[${this.#number(column.name)} for fila in ${column.rows}]`
    const bare = numbers.slice(1, -1)
    switch (call.name) {
      case 'sum':
      case 'max':
      case 'min':
        return `${call.name}(${bare})`
      case 'mean':
        return `sum(${bare}) / len(${column.rows})`
      case 'count':
        return `len(${column.rows})`
      case 'nunique':
        return `len({fila["${column.name}"] for fila in ${column.rows}})`
      case 'tolist':
        return this.#isNumeric(column.name) ? numbers : `[fila["${column.name}"] for fila in ${column.rows}]`
      case 'unique':
        return `list(dict.fromkeys(fila["${column.name}"] for fila in ${column.rows}))`
      default:
        return null
    }
  }

  /** `df.groupby("a")["b"].sum()`, `df["a"].value_counts()`: a dictionary, shown a line for each key. */
  #groups(node: Expression): Shown | null {
    const call = methodCall(node)
    if (!call || positional(call.call).length > 0) return null
    if (call.name === 'value_counts') {
      const column = this.#column(call.object)
      if (column === null) return null
      this.#imports.add('from collections import Counter')
      const lines = [`cuentas = Counter(fila["${column.name}"] for fila in ${column.rows})`]
      return { form: 'groups', lines, key: 'clave, veces in cuentas.most_common()', value: 'clave, veces' }
    }
    const result = GROUPED[call.name]
    const grouped = call.object.kind === 'subscript' ? call.object : null
    const groupby = methodCall(grouped ? grouped.value : call.object)
    const rows = groupby?.name === 'groupby' ? this.#rows(groupby.object) : null
    const [by] = groupby ? positional(groupby.call) : []
    if (!Object.hasOwn(GROUPED, call.name) || result === undefined || rows === null || by?.kind !== 'string')
      return null
    if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(by.value)) return null
    const isSize = call.name === 'size'
    if (!isSize && grouped?.index.kind !== 'string') return null
    const column = grouped?.index.kind === 'string' ? grouped.index.value : by.value
    const cell = isSize || call.name === 'count' ? `fila["${column}"]` : this.#number(column)
    return {
      form: 'groups',
      lines: ['grupos = {}', `for fila in ${rows}:`, `    grupos.setdefault(fila["${by.value}"], []).append(${cell})`],
      key: `${by.value}, valores in sorted(grupos.items())`,
      value: `${by.value}, ${result('valores')}`,
    }
  }

  #print(print: ExpressionOf<'call'>): boolean {
    const given = positional(print)
    if (given.length !== print.arguments.length) return false
    const shown = given.map((part) => (part.kind === 'string' ? null : this.#shown(part)))
    const [only] = shown
    if (given.length === 1 && only?.form === 'groups') {
      this.#lines.push(...only.lines, `for ${only.key}:`, `    print(${only.value})`)
      return true
    }
    if (given.length === 1 && only?.form === 'rows') {
      this.#lines.push(`for fila in ${only.code}:`, '    print(*fila.values())')
      return true
    }
    const texts = given.map((part, at) => {
      const own = shown[at]
      if (own?.form === 'value') return own.code
      return this.#isFree(part) ? this.p.text(part) : null
    })
    if (texts.some((text) => text === null)) return false
    this.#lines.push(`print(${texts.join(', ')})`)
    return true
  }

  /** `df["total"] = df["precio"] * df["cantidad"]`. */
  #newColumn(target: ExpressionOf<'subscript'>, value: Expression): boolean {
    const rows = this.#rows(target.value)
    const sum = this.#sum(value)
    if (rows === null || sum === null || target.index.kind !== 'string') return false
    this.#lines.push(`for fila in ${rows}:`, `    fila["${target.index.value}"] = ${sum}`)
    return true
  }

  #sum(node: Expression): string | null {
    if (node.kind === 'number') return this.p.text(node)
    const column = this.#column(node)
    if (column !== null) return this.#number(column.name)
    if (node.kind !== 'binary' || !['+', '-', '*', '/'].includes(node.operator)) return null
    const [left, right] = [this.#sum(node.left), this.#sum(node.right)]
    if (left === null || right === null) return null
    const inBrackets = (text: string, side: Expression) => (side.kind === 'binary' ? `(${text})` : text)
    return `${inBrackets(left, node.left)} ${node.operator} ${inBrackets(right, node.right)}`
  }

  /** `df.to_csv("nuevo.csv", index=False)`. */
  #save(node: Expression): boolean {
    const call = methodCall(node)
    const rows = call?.name === 'to_csv' ? this.#rows(call.object) : null
    const [file] = call ? positional(call.call) : []
    if (rows === null || !file) return false
    this.#imports.add('import csv')
    this.#lines.push(
      `with open(${this.p.text(file)}, "w", newline="", encoding="utf-8") as archivo:`,
      `    escritor = csv.DictWriter(archivo, fieldnames=${rows}[0].keys())`,
      '    escritor.writeheader()',
      `    escritor.writerows(${rows})`,
    )
    return true
  }

  /** A column that is compared with a number, or calculated with, anywhere in the program. */
  #isNumeric(column: string): boolean {
    const name = column.replace(/[^\p{L}\p{N}_]/gu, '.')
    const at = `\\[(["'])${name}\\1\\]\\]?`
    return (
      new RegExp(`${at} *(?:[<>]=?|[*/+-]) *`, 'u').test(this.p.source) ||
      new RegExp(`${at}\\.(?:sum|mean|max|min)\\(`, 'u').test(this.p.source) ||
      /importe|precio|cantidad|total|edad|nota|ventas|stock|monto|unidades|sueldo/.test(column.toLowerCase())
    )
  }

  #number(column: string): string {
    return this.#isFromFile ? `float(fila["${column}"])` : `fila["${column}"]`
  }

  /** Nothing of pandas in it. */
  #isFree(node: Expression): boolean {
    const names = this.p.spots('name').filter((spot) => spot.node.from >= node.from && spot.node.to <= node.to)
    return names.every(
      ({ node: { name } }) => !this.#tables.has(name) && !this.#values.has(name) && !/^(?:pd|pandas)$/.test(name),
    )
  }
}
