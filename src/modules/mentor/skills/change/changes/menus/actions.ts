import { folded } from '~/platform/text/folded'
import { identifier } from '../../../../engine/task/identifier'
import type { Expression, Statement } from '../../../../python/ast'
import { methodCall, nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inputIn, linesOf, mainStatements, printsIn, textLiteral } from '../../../../python/program/source'
import { singularOf } from '../../../../python/singular'
import { spokenName } from '../../spoken-name'
import { stemOf } from '../collections/words'
import type { Option } from './options'

/** What the options of a menu work on: the data, and the lines of the program that ask, add and show. */
export type Stock = {
  name: string
  kind: 'list' | 'dict' | 'number'
  isNumeric: boolean
  data: Statement
  asks: Statement[]
  adds: Statement[]
  shows: Statement[]
}

/** The only data of the main program, with what is done with them. */
export function stockIn(p: Program): Stock | null {
  const main = mainStatements(p)
  const all = main.flatMap((node) => {
    const plain = plainAssign(node)
    const kind = plain === null ? null : kindOf(plain.value)
    return plain === null || kind === null ? [] : [{ node, name: plain.name, value: plain.value, kind }]
  })
  const data = all.find(({ kind }) => kind !== 'number') ?? (all.length === 1 ? all[0] : undefined)
  if (!data) return null
  const others = main.filter((node) => node !== data.node)
  const asks = others.filter((node) => node.kind === 'assign' && inputIn(node.value) !== null)
  const adds = others.filter((node) => !asks.includes(node) && addsTo(p, node, data.name))
  const shows = others.filter((node) => !asks.includes(node) && !adds.includes(node) && shownBy(p, node, data.name))
  if (asks.length + adds.length + shows.length < others.length) return null
  return { name: data.name, kind: data.kind, isNumeric: hasNumbers(data.value), data: data.node, asks, adds, shows }
}

function kindOf(value: Expression): Stock['kind'] | null {
  if (value.kind === 'list') return 'list'
  if (value.kind === 'dict') return 'dict'
  return numberOf(value) === null ? null : 'number'
}

function hasNumbers(value: Expression): boolean {
  const [first] =
    value.kind === 'list' ? value.items : value.kind === 'dict' ? value.entries.map((entry) => entry.value) : []
  return first !== undefined && numberOf(first) !== null
}

function addsTo(p: Program, node: Statement, name: string): boolean {
  if (node.kind === 'assign') {
    const [target] = node.targets
    return target?.kind === 'subscript' && nameOf(target.value) === name
  }
  const method = node.kind === 'expression' ? methodCall(node.value) : null
  return (
    method !== null && nameOf(method.object) === name && ['append', 'add'].includes(method.name) && p.text(node) !== ''
  )
}

const shownBy = (p: Program, node: Statement, name: string) =>
  (node.kind === 'for' || node.kind === 'expression' || node.kind === 'if') &&
  printsIn([node]).length > 0 &&
  new RegExp(`\\b${name}\\b`).test(p.text(node))

/** The lines of a branch, without indentation; null where it is not known what the option does. */
export function actionFor(p: Program, stock: Stock | null, option: Option): string[] | null {
  const plain = folded(`${option.label} ${option.detail}`)
  if (LEAVE.test(plain)) return ['break']
  const called = callFor(p, option.label)
  if (called !== null) return called
  if (stock === null) return null
  return ACTIONS.find(({ says, on }) => says.test(plain) && on.includes(stock.kind))?.lines(p, stock, option) ?? null
}

const LEAVE = /^(?:salir|terminar|fin|cerrar|acabar|exit|irse|para salir|chau|adios)\b/

/** An option that is called like a function of the program calls it, and asks for what it takes. */
function callFor(p: Program, label: string): string[] | null {
  const words = label.toLowerCase().split(/\W+/).map(stemOf)
  const place = p
    .places('function')
    .find(({ node, scope }) => scope.kind === 'module' && words.includes(stemOf(node.name.split('_')[0] ?? '')))
  if (!place) return null
  const { name, parameters, body } = place.node
  const gives = body.some(({ kind }) => kind === 'return')
  const call = `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`
  return [
    ...parameters.map(
      (parameter) => `${parameter.name} = float(input(${textLiteral(p, `${spokenName(parameter.name)}: `)}))`,
    ),
    gives ? `print(${call})` : call,
  ]
}

type Action = {
  says: RegExp
  on: Stock['kind'][]
  lines: (p: Program, stock: Stock, option: Option) => string[] | null
}

const ACTIONS: readonly Action[] = [
  {
    says: /^(?:vend|compr|gast|retir|sac|descont|rest|quit\w* (?:cantidad|unidades|stock))/,
    on: ['dict'],
    lines: (p, stock) => takenFrom(p, stock),
  },
  {
    says: /^(?:repon|ingres\w* (?:mercad|stock)|rellen|sum\w* (?:stock|unidades)|recib)/,
    on: ['dict'],
    lines: (p, stock) => givenTo(p, stock),
  },
  { says: /^(?:retir|sac|gast|pag|quit|rest)/, on: ['number'], lines: (p, stock) => lessOf(p, stock) },
  {
    says: /^(?:ingres|deposit|met|anad|agreg|sum|recarg|cobr)/,
    on: ['number'],
    lines: (p, { name }) => [amountAsked(p), `${name} += cantidad`],
  },
  {
    says: /^(?:anad|agreg|met|registr|insert|apunt|nuev|crea|guard|alta|dar de alta|cargar|poner|introducir)/,
    on: ['list', 'dict'],
    lines: (p, stock, option) => added(p, stock, option),
  },
  {
    says: /^(?:borr|elimin|quit|sac|tach|dar de baja|baja|remov)/,
    on: ['list', 'dict'],
    lines: (p, stock, option) => removedFrom(p, stock, option),
  },
  {
    says: /^(?:busc|consultar un|encontr)/,
    on: ['list', 'dict'],
    lines: (p, stock, option) => searched(p, stock, option),
  },
  { says: /^(?:cambi|edit|modific|actualiz)/, on: ['dict'], lines: (p, stock) => changedIn(p, stock) },
  {
    says: /^(?:contar|cuant[oa]s|numero de)/,
    on: ['list', 'dict'],
    lines: (_p, { name }) => [`print("Hay", len(${name}))`],
  },
  {
    says: /^(?:(?:ver |mostrar )?(?:el )?total|sum|ver (?:el )?total)/,
    on: ['list', 'dict'],
    lines: (_p, { name, kind, isNumeric }) =>
      isNumeric ? [`print("Total:", sum(${kind === 'dict' ? `${name}.values()` : name}))`] : null,
  },
  {
    says: /^(?:(?:ver |mostrar |calcular )?(?:la |el )?(?:media|promedio))/,
    on: ['list'],
    lines: (_p, { name, isNumeric }) =>
      isNumeric ? [`if ${name}:`, `    print("Media:", sum(${name}) / len(${name}))`] : null,
  },
  { says: /^(?:orden)/, on: ['list'], lines: (_p, { name }) => [`${name}.sort()`, `print(${name})`] },
  { says: /^(?:vaci|borrar tod|limpi|empezar)/, on: ['list', 'dict'], lines: (_p, { name }) => [`${name}.clear()`] },
  {
    says: /^(?:ver|mostr|muestr|list|imprim|consult|ensen|que hay|que queda|tod[oa]s|saldo)/,
    on: ['list', 'dict', 'number'],
    lines: (p, stock) => shown(p, stock),
  },
]

const amountAsked = (p: Program) => `cantidad = float(input(${textLiteral(p, 'Cantidad: ')}))`

const lessOf = (p: Program, { name }: Stock): string[] => [
  amountAsked(p),
  `if cantidad > ${name}:`,
  `    print(${textLiteral(p, 'No hay suficiente.')})`,
  'else:',
  `    ${name} -= cantidad`,
]

/** What an option says to ask for: «que me pregunte la tarea». */
function askedNoun({ detail, label }: Option, fallback: string): string {
  const [, noun] =
    /\b(?:pregunt\w+|pid[ae]\w*|pedir\w*|escrib\w+|met\w+|anad\w+|agreg\w+)(?: me)? (?:el |la |un |una |que |nuev[oa] )*([\p{L}]{3,16})/iu.exec(
      `${detail} ${label}`,
    ) ?? []
  return noun && !/^(?:todo|tod[oa]s|nuev[oa]|datos?|otr[oa])$/i.test(noun)
    ? singularOf(noun.toLowerCase()) === 'elemento'
      ? noun.toLowerCase()
      : singularOf(noun.toLowerCase())
    : fallback
}

const itemOf = (stock: Stock) => (singularOf(stock.name) === 'elemento' ? 'dato' : singularOf(stock.name))

function added(p: Program, stock: Stock, option: Option): string[] | null {
  const { asks, adds, name, kind, isNumeric } = stock
  const whole = [...asks, ...adds]
  if (asks.length > 0 && adds.length > 0)
    return textOf(
      p,
      whole.toSorted((a, b) => a.from - b.from),
    )
  const item = identifier(askedNoun(option, itemOf(stock)))
  const ask = (word: string, isNumber: boolean) =>
    `${word} = ${isNumber ? 'float(' : ''}input(${textLiteral(p, `${spokenName(word)}: `)})${isNumber ? ')' : ''}`
  if (kind === 'list') return [ask(item, isNumeric), `${name}.append(${item})`]
  return [
    ask('clave', false).replaceAll('clave', item).replace('Clave', spokenName(item)),
    ask('valor', isNumeric),
    `${name}[${item}] = valor`,
  ]
}

/** The program's own question for a name, where it has one. */
function questionFor(p: Program, { asks }: Stock, item: string): string {
  const own = asks.find((node) => plainAssign(node)?.name === item)
  return own ? p.text(own).trim() : `${item} = input(${textLiteral(p, `${spokenName(item)}: `)})`
}
const keyAsked = (p: Program, stock: Stock) => questionFor(p, stock, nameAsked(stock) ?? itemOf(stock))
const absent = (p: Program) => ['else:', `    print(${textLiteral(p, 'No está.')})`]

function takenFrom(p: Program, stock: Stock): string[] | null {
  if (!stock.isNumeric) return null
  const [item, { name }] = [nameAsked(stock) ?? itemOf(stock), stock]
  return [
    keyAsked(p, stock),
    `cantidad = int(input(${textLiteral(p, 'Cantidad: ')}))`,
    `if ${item} not in ${name}:`,
    `    print(${textLiteral(p, 'No está.')})`,
    `elif cantidad > ${name}[${item}]:`,
    `    print(${textLiteral(p, 'No hay suficiente.')})`,
    'else:',
    `    ${name}[${item}] -= cantidad`,
  ]
}

function givenTo(p: Program, stock: Stock): string[] | null {
  if (!stock.isNumeric) return null
  const [item, { name }] = [nameAsked(stock) ?? itemOf(stock), stock]
  return [
    keyAsked(p, stock),
    `cantidad = int(input(${textLiteral(p, 'Cantidad: ')}))`,
    `${name}[${item}] = ${name}.get(${item}, 0) + cantidad`,
  ]
}

function removedFrom(p: Program, stock: Stock, option: Option): string[] {
  const item =
    stock.asks.length > 0 ? (nameAsked(stock) ?? itemOf(stock)) : identifier(askedNoun(option, itemOf(stock)))
  const ask = questionFor(p, stock, item)
  const removal = stock.kind === 'list' ? `${stock.name}.remove(${item})` : `del ${stock.name}[${item}]`
  return [
    stock.isNumeric && stock.kind === 'list' && !ask.includes('float(') && !ask.includes('int(')
      ? ask.replace('input(', 'float(input(').concat(')')
      : ask,
    `if ${item} in ${stock.name}:`,
    `    ${removal}`,
    ...absent(p),
  ]
}

const nameAsked = ({ asks }: Stock) => (asks[0] ? (plainAssign(asks[0])?.name ?? null) : null)

function searched(p: Program, stock: Stock, option: Option): string[] {
  const item = nameAsked(stock) ?? identifier(askedNoun(option, itemOf(stock)))
  const found =
    stock.kind === 'dict' ? `print(${item}, ${stock.name}[${item}])` : `print(${textLiteral(p, 'Sí está.')})`
  return [questionFor(p, stock, item), `if ${item} in ${stock.name}:`, `    ${found}`, ...absent(p)]
}

function changedIn(p: Program, stock: Stock): string[] {
  const item = nameAsked(stock) ?? itemOf(stock)
  const value = `input(${textLiteral(p, 'Valor nuevo: ')})`
  return [
    questionFor(p, stock, item),
    `if ${item} in ${stock.name}:`,
    `    ${stock.name}[${item}] = ${stock.isNumeric ? `float(${value})` : value}`,
    ...absent(p),
  ]
}

function shown(p: Program, { shows, name, kind }: Stock): string[] {
  if (shows.length > 0) return textOf(p, shows)
  if (kind === 'number') return [`print(${name})`]
  return kind === 'dict'
    ? [`for clave, valor in ${name}.items():`, '    print(clave, valor)']
    : [`for elemento in ${name}:`, '    print(elemento)']
}

const textOf = (p: Program, nodes: readonly Statement[]) =>
  nodes.flatMap((node) => {
    const { from, to } = linesOf(p, node)
    return p.source.slice(from, to).split('\n')
  })
