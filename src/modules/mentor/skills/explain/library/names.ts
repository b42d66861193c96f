import type { Expression, ExpressionOf, Module } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import type { Source } from '../idioms/idiom'

const OF_TABLES = /\b(?:pandas|numpy)\b|\b(?:pd|np)\./
const OF_SHEETS = /\bopenpyxl\b|\.iter_rows\(|\bload_workbook\b/
const OF_CHARTS = /\bmatplotlib\b|\bplt\.|\bseaborn\b/
type Uses = Record<'tables' | 'charts' | 'sheets', boolean>

const known = new WeakMap<Module, Uses>()

/** What a program works with; looked up once. */
function usesOf({ module }: Source): Uses {
  const before = known.get(module)
  if (before) return before
  const text = module.source
  const uses = {
    tables: OF_TABLES.test(text) || /\bdf\d?\b *[.[]/.test(text),
    charts: OF_CHARTS.test(text),
    sheets: OF_SHEETS.test(text),
  }
  known.set(module, uses)
  return uses
}

const AXES = /^ax(?:es|s)?\d*$/

/** Under which names the library may tell of an attribute, the nearest first: `.str.replace`, `DataFrame.count`, `.count`. */
export function namesOfAttribute({ name, value }: ExpressionOf<'attribute'>, source: Source): string[] {
  const accessor = value.kind === 'attribute' && /^(?:str|dt)$/.test(value.name) ? [`.${value.name}.${name}`] : []
  const axes = isAxes(value, source) ? [`matplotlib.pyplot.${name.replace(/^set_/, '')}`] : []
  const table = accessor.length === 0 && isOfTable(value, source) ? [`DataFrame.${name}`] : []
  const sheet = usesOf(source).sheets ? [`openpyxl.${name}`] : []
  return [...axes, ...sheet, ...accessor, ...table, `.${name}`]
}

/** `ax`, `axes[0, 1]`: what of a chart is drawn on goes by the names of `plt`. */
function isAxes(node: Expression, source: Source): boolean {
  const root = node.kind === 'subscript' ? node.value : node
  return root.kind === 'name' && AXES.test(root.name) && usesOf(source).charts
}

const OWN_VALUES = new Set(['string', 'format-string', 'list', 'dict', 'set', 'tuple', 'number', 'comprehension'])

/** Whether a value is a table, a column of one or an array, in a program of such: texts, lists and dicts have methods of the same names. */
export function isOfTable(node: Expression, source: Source): boolean {
  if (!usesOf(source).tables) return false
  if (node.kind === 'name') return !isBoundTo(node.name, source)
  if (node.kind === 'subscript' || node.kind === 'attribute') return isOfTable(node.value, source)
  if (node.kind === 'call') return node.callee.kind === 'attribute'
  return node.kind === 'binary' || node.kind === 'compare'
}

/** Whether a name holds a text, a list, a dict… that the program writes down, or what a loop gives. */
const isBoundTo = (name: string, { module }: Source): boolean =>
  [...statementsIn(module.body)].some(
    (node) =>
      (node.kind === 'assign' &&
        OWN_VALUES.has(node.value.kind) &&
        node.targets.some((target) => target.kind === 'name' && target.name === name)) ||
      (node.kind === 'for' && node.target.kind === 'name' && node.target.name === name),
  )

/** A column of a table, or a name that holds what numpy gives. */
export function isArray(node: Expression, source: Source): boolean {
  if (node.kind === 'subscript') return node.index.kind === 'string' && isOfTable(node, source)
  return (
    node.kind === 'name' &&
    new RegExp(`^${node.name} *= *(?:np|numpy)\\.(?:array|arange|linspace|zeros|ones)\\(`, 'm').test(
      source.module.source,
    )
  )
}
