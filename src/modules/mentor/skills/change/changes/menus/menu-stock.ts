import { upperFirst } from '~/platform/text/first-letter'
import type { Expression, Statement } from '../../../../python/ast'
import { methodCall, nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inputIn, mainStatements, positional, textLiteral } from '../../../../python/program/source'
import { singularOf } from '../../../../python/singular'
import { statementsIn } from '../../../../python/walk'
import { typeOf } from '../../../faults/type-of'
import { stemOf } from '../collections/words'
import type { Stock } from './actions'

/** What a menu works on; `fields`: of a list of dictionaries, the keys of one of them with their kinds. */
export type MenuStock = Stock & { fields: { key: string; isNumber: boolean }[] }

/** The data of a program with a menu, and what its branches ask for and add. */
export function stockOfMenu(p: Program, branches: readonly Statement[]): MenuStock | null {
  const inner = branches.flatMap((node) => (node.kind === 'if' ? [...statementsIn(node.body)] : []))
  const all = mainStatements(p).flatMap((node) => {
    const plain = plainAssign(node)
    const kind = plain === null ? null : kindOf(plain.value)
    return plain === null || kind === null ? [] : [{ node, name: plain.name, value: plain.value, kind }]
  })
  const used = all.filter(({ name }) => branches.some((node) => new RegExp(`\\b${name}\\b`).test(p.text(node))))
  const data = used.find(({ kind }) => kind !== 'number') ?? used[0]
  if (!data) return null
  const given = inner.flatMap((node) => givenTo(node, data.name))[0]
  const adding = given?.node
  const block = adding ? p.placeOf(adding)?.block : undefined
  const asks = (block ?? []).filter((node) => node.kind === 'assign' && inputIn(node.value) !== null)
  const literal = given?.value ?? firstOf(data.value)
  return {
    name: data.name,
    kind: data.kind,
    isNumeric: isNumber(p, literal, adding ?? data.node),
    data: data.node,
    asks,
    adds: adding ? [adding] : [],
    shows: [],
    fields: literal?.kind === 'dict' && data.kind === 'list' ? fieldsOf(p, literal, adding ?? data.node) : [],
  }
}

function kindOf(value: Expression): Stock['kind'] | null {
  if (value.kind === 'list') return 'list'
  if (value.kind === 'dict') return 'dict'
  return numberOf(value) === null ? null : 'number'
}

const firstOf = (value: Expression): Expression | undefined =>
  value.kind === 'list' ? value.items[0] : value.kind === 'dict' ? value.entries[0]?.value : undefined

/** What a statement adds to the data: `d[k] = v`, `l.append(v)`. */
function givenTo(node: Statement, name: string): { node: Statement; value: Expression }[] {
  if (node.kind === 'assign') {
    const [target] = node.targets
    return target?.kind === 'subscript' && nameOf(target.value) === name ? [{ node, value: node.value }] : []
  }
  const method = node.kind === 'expression' ? methodCall(node.value) : null
  const [value] = method ? positional(method.call) : []
  return method && nameOf(method.object) === name && method.name === 'append' && value ? [{ node, value }] : []
}

function isNumber(p: Program, value: Expression | undefined, at: Statement): boolean {
  const scope = p.placeOf(at)?.scope
  if (!value || !scope) return false
  if (value.kind === 'binary') return isNumber(p, value.right, at)
  const type = typeOf(value, scope)
  return type === 'int' || type === 'float'
}

const fieldsOf = (p: Program, value: Expression, at: Statement): MenuStock['fields'] =>
  value.kind !== 'dict'
    ? []
    : value.entries.flatMap(({ key, value: given }) =>
        key?.kind === 'string' ? [{ key: key.value, isNumber: isNumber(p, given, at) }] : [],
      )

/** The highest or lowest, where there is anything. */
const extreme = (p: Program, { name, kind }: Stock, call: 'max' | 'min'): string[] => {
  const label = textLiteral(p, call === 'max' ? 'Máximo:' : 'Mínimo:')
  const shown = kind === 'dict' ? `${call}(${name}, key=${name}.get), ${call}(${name}.values())` : `${call}(${name})`
  return [`if ${name}:`, `    print(${label}, ${shown})`, 'else:', `    print(${textLiteral(p, 'No hay datos.')})`]
}

/** What is done with a list of dictionaries, one of which is found by its first text, or the one that is named. */
export function recordAction(
  p: Program,
  stock: MenuStock,
  { label, words }: { label: string; words: string },
): string[] | null {
  const { fields, name } = stock
  const most = label === 'Ver máximo' ? 'max' : label === 'Ver mínimo' ? 'min' : null
  if (most !== null) return stock.isNumeric ? extreme(p, stock, most) : null
  const texts = fields.filter((field) => !field.isNumber)
  const said = new Set((words.match(/[a-z0-9ñ]+/g) ?? []).map(stemOf))
  const key =
    (/por \w+/.test(words) ? fields.find((field) => said.has(stemOf(field.key))) : undefined) ?? texts[0] ?? fields[0]
  if (!key) return null
  const item = singularOf(name) === 'elemento' ? 'dato' : singularOf(name)
  const quote = (text: string) => textLiteral(p, text)
  const ask = [
    `buscado = ${key.isNumber ? 'float(' : ''}input(${quote(`${upperFirst(key.key)}: `)})${key.isNumber ? ')' : ''}`,
  ]
  const own = `${item}[${quote(key.key)}]`
  const test = key.isNumber ? `${own} == buscado` : `${own}.lower() == buscado.lower()`
  const shown = `print(${fields.map((field) => `${item}[${quote(field.key)}]`).join(', ')})`
  const found = (lines: readonly string[]) => [
    ...ask,
    `for ${item} in ${name}:`,
    `    if ${test}:`,
    ...lines.map((line) => `        ${line}`),
    '        break',
    'else:',
    `    print(${quote('No está.')})`,
  ]
  if (label === 'Buscar') return found([shown])
  if (label === 'Borrar') return found([`${name}.remove(${item})`])
  const number = fields.find((field) => field.isNumber)
  if (label === 'Ver total' && number)
    return [`print(${quote('Total:')}, sum(${item}[${quote(number.key)}] for ${item} in ${name}))`]
  if (label === 'Ver') return [`for ${item} in ${name}:`, `    ${shown}`]
  if (label === 'Contar') return [`print(${quote('Hay')}, len(${name}))`]
  const changed =
    fields.find((field) => field !== key && said.has(stemOf(field.key))) ?? fields.find((field) => field !== key)
  if (label !== 'Modificar' || !changed) return null
  const value = `input(${quote(`${upperFirst(changed.key)} nuevo: `)})`
  return found([`${item}[${quote(changed.key)}] = ${changed.isNumber ? `float(${value})` : value}`])
}
