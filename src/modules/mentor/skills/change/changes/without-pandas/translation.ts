import type { Expression, ExpressionOf, Statement } from '../../../../python/ast'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { keyword, positional } from '../../../../python/program/source'
import type { Result } from '../../change'
import { figureOf } from './figures'
import { type Groups, groupsOf } from './groups'
import { Tables } from './tables'

/** What an expression gives: one value, or rows or groups that are shown line by line. */
type Shown = { form: 'value' | 'rows'; code: string } | { form: 'groups'; groups: Groups }

/** A program with pandas, statement by statement; null where one has no other form that is sure. */
export class Translation {
  readonly #tables: Tables
  readonly #groups = new Map<string, Groups>()
  readonly #lines: string[] = []
  readonly #imports = new Set<string>()
  constructor(readonly p: Program) {
    this.#tables = new Tables(p)
  }

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
        ...(this.#tables.isFromFile
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
    const rows = this.#read(name, value) ?? this.#tables.rows(value)
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
      this.#groups.set(name, shown.groups)
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
    if (call.name === 'DataFrame' && data.kind === 'dict' && others.length === 0) return this.#tables.fromColumns(data)
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

  #shown(node: Expression): Shown | null {
    const figure = figureOf(node, this.#tables)
    if (figure !== null) return { form: 'value', code: figure }
    const known = this.#groups.get(nameOf(node) ?? '')
    if (known) return { form: 'groups', groups: known }
    const rows = this.#tables.rows(node)
    if (rows !== null) return { form: 'rows', code: rows }
    const groups = groupsOf(node, this.#tables)
    return groups === null ? null : { form: 'groups', groups }
  }

  #print(print: ExpressionOf<'call'>): boolean {
    const given = positional(print)
    if (given.length !== print.arguments.length) return false
    const shown = given.map((part) => (part.kind === 'string' ? null : this.#shown(part)))
    const [only] = shown
    if (given.length === 1 && only?.form === 'groups') {
      const { imports = [], lines, key, value } = only.groups
      for (const each of imports) this.#imports.add(each)
      this.#lines.push(...lines, `for ${key}:`, `    print(${value})`)
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
    const rows = this.#tables.rows(target.value)
    const calculation = this.#tables.calculation(value)
    if (rows === null || calculation === null || target.index.kind !== 'string') return false
    this.#lines.push(`for fila in ${rows}:`, `    fila["${target.index.value}"] = ${calculation}`)
    return true
  }

  /** `df.to_csv("nuevo.csv", index=False)`. */
  #save(node: Expression): boolean {
    const call = methodCall(node)
    const rows = call?.name === 'to_csv' ? this.#tables.rows(call.object) : null
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

  /** Nothing of pandas in it. */
  #isFree(node: Expression): boolean {
    const names = this.p.spots('name').filter((spot) => spot.node.from >= node.from && spot.node.to <= node.to)
    return names.every(
      ({ node: { name } }) => !this.#tables.has(name) && !this.#groups.has(name) && !/^(?:pd|pandas)$/.test(name),
    )
  }
}
