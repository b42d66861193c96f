import { byWord } from '~/platform/text/by-word'
import type { Expression, ExpressionOf, Module } from '../../../python/ast'
import { missingIn } from '../../../python/evaluate/modules/made-elsewhere'
import { statementsIn } from '../../../python/walk'
import { dateFormatMeaning } from '../content/date-format'
import { listed, quote, type Source } from '../idioms/idiom'
import { calledName, keywordOf } from '../idioms/in-calls'
import { asksDict } from '../idioms/is-dict'
import { libraryEntry } from '../library/library'
import type { LibraryEntry } from '../library/library-file'
import { namesOfAttribute } from '../library/names'
import { USUAL, usualName } from '../library/usual-names'
import { pivotText, summariesText } from './table-parts'

type Call = ExpressionOf<'call'>

const imports = new WeakMap<Module, Map<string, string>>()

/** What each imported name stands for, and each that a piece takes from a module unseen: `pd` for `pandas`, `Counter` for `collections.Counter`. */
function importsOf(module: Module): Map<string, string> {
  const known = imports.get(module)
  if (known) return known
  const found = new Map<string, string>()
  for (const node of statementsIn(module.body)) {
    if (node.kind === 'import')
      for (const { name, alias } of node.names)
        found.set(alias ?? name.split('.')[0] ?? name, alias ? name : (name.split('.')[0] ?? name))
    if (node.kind === 'import-from')
      for (const { name, alias } of node.names) found.set(alias ?? name, `${node.module}.${name}`)
  }
  for (const [name, taken] of missingIn(module).names)
    if (taken !== null) found.set(name, taken.member === null ? taken.module : `${taken.module}.${taken.member}`)
  imports.set(module, found)
  return found
}

/** What `from tkinter import *` brings under a name. */
const fromAll = (name: string, module: Module): string | null => {
  const all = importsOf(module).get('*')?.replace('*', name)
  return all !== undefined && libraryEntry(all) !== null ? all : null
}

/** The modules that a program uses, whose methods may be told by themselves: `.find` of `bs4`. */
function modulesOf({ module }: Pick<Source, 'module'>): string[] {
  const known = modules.get(module)
  if (known) return known
  const called = [...module.source.matchAll(/\b([A-Za-z_]\w*) ?\(/g)].flatMap(([, name = '']) => usualName(name) ?? [])
  const found = [...new Set([...importsOf(module).values(), ...called].map((name) => name.split('.')[0] ?? name))]
  modules.set(module, found)
  return found
}
const modules = new WeakMap<Module, string[]>()

/** The full name of what stands there, where it comes from a module: `os.path.join`; null for anything else. */
export function moduleName(node: Expression, { module }: Pick<Source, 'module'>): string | null {
  if (node.kind === 'name') return importsOf(module).get(node.name) ?? fromAll(node.name, module)
  if (node.kind !== 'attribute') return null
  const outer = moduleName(node.value, { module })
  return outer === null ? null : `${outer}.${node.name}`
}

/** Whether the program gives a name another meaning. */
const isOwn = (name: string, { module }: Source) =>
  [...statementsIn(module.body)].some(
    (node) =>
      ((node.kind === 'function' || node.kind === 'class') && node.name === name) ||
      (node.kind === 'assign' && node.targets.some((target) => target.kind === 'name' && target.name === name)),
  )

/** Whether a class of the program has a method of that name: then it is that one that is called, most likely. */
const definesMethod = (name: string, { module }: Source) =>
  module.body.some(
    (node) => node.kind === 'class' && node.body.some((each) => each.kind === 'function' && each.name === name),
  )

/** What the library says under a name, and by how many values are given where that matters: `range(2)`. */
function entryFor(name: string, given: number): LibraryEntry | null {
  const [all, own] = [libraryEntry(name), libraryEntry(`${name}(${given})`)]
  if (all === null || own === null) return own ?? all
  return {
    ...all,
    does: own.does ?? all.does,
    roles: own.roles.size === 0 ? all.roles : own.roles,
    without: own.without ?? all.without,
    note: own.note ?? all.note,
  }
}

/** `pytest.raises` of a piece that does not show where `pytest` comes from. */
const ofUnseenModule = ({ value, name }: ExpressionOf<'attribute'>, { module }: Source): string | null =>
  value.kind === 'name' && missingIn(module).names.has(value.name) ? `${value.name}.${name}` : null

/** What the library says of what is called: a module's function, one of Python's own, or a method; null where it is not known. */
export function entryOfCall(node: Call, source: Source): { name: string; entry: LibraryEntry } | null {
  const { callee } = node
  const named = (name: string, key = name) => {
    const entry = entryFor(key, node.arguments.length)
    return entry === null ? null : { name, entry }
  }
  const full = moduleName(callee, source)
  if (full !== null) return named(full)
  if (callee.kind === 'name') {
    if (isOwn(callee.name, source)) return null
    const only = usualName(callee.name)
    return named(callee.name) ?? (only === null ? null : named(only))
  }
  if (callee.kind !== 'attribute' || definesMethod(callee.name, source)) return null
  const usual = callee.value.kind === 'name' && !isOwn(callee.value.name, source) ? USUAL[callee.value.name] : undefined
  const method = `.${callee.name}`
  const isOther = method === '.get' && node.arguments.length > 0 && !asksDict(node, source)
  const names = isOther ? [] : namesOfAttribute(callee, source)
  const ofModules = modulesOf(source).map((module) => named(method, `${module} ${method}`))
  return (
    (usual === undefined ? null : named(`${usual}${method}`)) ??
    named(ofUnseenModule(callee, source) ?? '') ??
    [...ofModules, ...names.map((name) => named(name))].find((found) => found !== null) ??
    null
  )
}

/** What the library says of what is not called: `sys.argv`, `ruta.stem`, an imported name. */
export function entryOfName(node: Expression, source: Source): LibraryEntry | null {
  const full = moduleName(node, source)
  if (full !== null) return libraryEntry(full)
  if (node.kind !== 'attribute') return null
  const method = `.${node.name}`
  const names = [...modulesOf(source).map((module) => `${module} ${method}`), ...namesOfAttribute(node, source)]
  return names.map(libraryEntry).find((entry) => entry !== null) ?? null
}

/** What it does without what it would be called with; null where that cannot be said. */
export function plainDoes(entry: LibraryEntry | null): string | null {
  const text = entry?.does?.replace(/\[[^\]]*\]/g, '') ?? null
  return text === null || text.includes('{') ? null : text
}

/** What a call of Python's own functions or of a module's does, in the third person; null where it is not known. */
export function describeFunction(node: Call, source: Source): string | null {
  const found = entryOfCall(node, source)
  if (found === null || found.name.startsWith('.') || found.entry.does === null) return null
  const text = filledIn(found.entry.does, node, source)
  if (found.name !== 'sorted' || text === null) return text
  const reverse = keywordOf(node, 'reverse')?.value
  const way =
    reverse?.kind === 'boolean' && reverse.value
      ? ' de mayor a menor'
      : keywordOf(node, 'key')
        ? ''
        : ' de menor a mayor'
  return `${text}${way}`
}

/** What a call of a method does; null for methods that are not known. */
export function describeMethod(node: Call, source: Source): string | null {
  if (node.callee.kind !== 'attribute' || moduleName(node.callee, source) !== null) return null
  if (definesMethod(node.callee.name, source)) return null
  const name = calledName(node)
  if (name === 'sort_values') return sortValues(node, source)
  if (/^agg(?:regate)?$/.test(name)) return summariesText(node, source, summaryOf)
  if (name === 'transform') return perGroupText(node, source)
  if (name === 'dropna') return withoutGaps(node, source)
  if (name === 'drop_duplicates') return withoutRepeats(node, source)
  if (name === 'pivot_table') return pivotText(node, source, summaryOf)
  if (name === 'replace' && isRemoval(node)) return `quita ${letterText(node, source)} del texto`
  const does = entryOfCall(node, source)?.entry.does ?? null
  return does === null ? null : filledIn(does, node, source)
}

const DATES = new Set(['strptime', 'strftime', 'to_datetime'])

/** What an argument is for, by its value where that says more (`how="left"`): «`42` es la semilla.» Null where the library does not tell. */
export function roleText(node: Call, at: number, source: Source): string | null {
  const given = node.arguments[at]
  if (given === undefined) return null
  const { value } = given
  const whole = quote(source, given)
  const roles = entryOfCall(node, source)?.entry.roles
  const format = value.kind === 'string' && DATES.has(calledName(node)) ? dateFormatMeaning(value.value) : null
  if (format !== null) return `${whole} es el **formato**, dice qué es cada trozo: ${format}.`
  const text = source.module.source.slice(value.from, value.to).replace(/["']/g, '')
  const own = roles?.get(`${given.name ?? at} ${text}`)
  const told = own === undefined ? null : filledIn(own, node, source)
  if (told !== null) return `${whole} ${told}.`
  const role = roles?.get(given.name ?? `${at}`)
  if (role === undefined) return null
  const plain = `con \`${text}\` `
  if (role.startsWith(plain)) return `${whole}: ${role.slice(plain.length)}.`
  // `re.M`: what it is given has a meaning of its own.
  const named = value.kind === 'attribute' ? plainDoes(entryOfName(value, source)) : null
  const meaning = named === null ? '' : ` ${quote(source, value)} ${named}.`
  return `${whole} ${/^(?:los|las) /.test(role) ? 'son' : 'es'} ${role}.${meaning}`
}

/** `{0}`, `{1}` are the arguments, `{columns}` one by its name, `{args}` all of them, `{on}` what it is called on; an `[…]` is left out where the call has no such argument. */
export function filledIn(text: string, node: Call, source: Source): string | null {
  const args = node.arguments.filter(({ form }) => form === 'positional').map(({ value }) => quote(source, value))
  const slots = new Map([
    ...args.map((arg, at): [string, string] => [`${at}`, arg]),
    ...node.arguments.flatMap(({ name, value }): [string, string][] =>
      name === null ? [] : [[name, quote(source, value)]],
    ),
    ['on', node.callee.kind === 'attribute' ? quote(source, node.callee.value) : ''],
    ...(args.length > 0 ? [['args', listed(args)] as const] : []),
  ])
  const chosen = text.replace(/\[([^\]]*)\]/g, (_whole, part: string) =>
    slots.has(/\{(\w+)\}/.exec(part)?.[1] ?? '0') ? part : '',
  )
  const isFull = [...chosen.matchAll(/\{(\w+)\}/g)].every(([, slot = '']) => slots.has(slot))
  return isFull ? chosen.replace(/\{(\w+)\}/g, (_whole, slot: string) => slots.get(slot) ?? '') : null
}

/** `replace("-", "")`. */
const isRemoval = ({ arguments: [, second] }: Call) => second?.value.kind === 'string' && second.value.value === ''

const LETTERS: Readonly<Record<string, string>> = byWord({
  '-': 'los guiones',
  ' ': 'los espacios',
  ',': 'las comas',
  '.': 'los puntos',
  ';': 'los puntos y coma',
  ':': 'los dos puntos',
  '/': 'las barras',
  _: 'los guiones bajos',
  '\n': 'los saltos de línea',
  $: 'los signos de dólar',
  '€': 'los signos de euro',
  '%': 'los signos de porcentaje',
})

function letterText({ arguments: [first] }: Call, source: Source): string {
  if (!first) return 'eso'
  const name = first.value.kind === 'string' ? LETTERS[first.value.value] : undefined
  return name === undefined ? quote(source, first.value) : `${name} (${quote(source, first.value)})`
}

const SUMMARIES: Readonly<Record<string, string>> = byWord({
  sum: 'la **suma**',
  count: '**cuántos** hay',
  mean: 'la **media**',
  max: 'el **máximo**',
  min: 'el **mínimo**',
  median: 'la mediana',
  std: 'la desviación típica',
  first: 'el primero',
  last: 'el último',
  size: '**cuántas filas** hay',
  nunique: 'cuántos distintos hay',
})

const summaryOf = (name: string) => SUMMARIES[name] ?? `\`${name}\``

/** `transform("mean")`: a summary of the group beside each of its rows. */
function perGroupText(node: Call, source: Source): string | null {
  const [first] = node.arguments
  const does = entryOfCall(node, source)?.entry.does ?? null
  if (first?.value.kind !== 'string' || does === null) return does === null ? null : filledIn(does, node, source)
  return does.replace('{0}', summaryOf(first.value.value))
}

/** `dropna(subset=["importe"])`: which gaps count. */
function withoutGaps(call: Call, source: Source): string {
  const columns = keywordOf(call, 'subset')?.value
  return columns === undefined
    ? 'quita las filas con huecos'
    : `quita las filas que no tienen dato en ${quote(source, columns)}`
}

/** `drop_duplicates("id", keep="last")`: which of those that are alike stays, and what that means behind an order. */
function withoutRepeats(call: Call, source: Source): string {
  const columns = keywordOf(call, 'subset')?.value ?? call.arguments.find(({ name }) => name === null)?.value
  const keep = keywordOf(call, 'keep')?.value
  const of = columns === undefined ? 'de las filas repetidas' : `de las filas con el mismo ${quote(source, columns)}`
  if (keep?.kind === 'boolean') return `quita todas las que se repiten, ${of}`
  const isLast = keep?.kind === 'string' && keep.value === 'last'
  return `${of} deja solo la **${isLast ? 'última' : 'primera'}**${orderedText(call, isLast)}`
}

function orderedText({ callee }: Call, isLast: boolean): string {
  const before = callee.kind === 'attribute' ? callee.value : null
  if (before?.kind !== 'call' || calledName(before) !== 'sort_values') return ''
  const [first] = before.arguments
  if (first?.value.kind !== 'string') return ''
  const ascending = keywordOf(before, 'ascending')?.value
  const isLargest = isLast === !(ascending?.kind === 'boolean' && !ascending.value)
  const column = first.value.value
  const what = /fecha|date|dia|hora/i.test(column)
    ? `la **más ${isLargest ? 'reciente' : 'antigua'}**`
    : `la de \`${column}\` **más ${isLargest ? 'alto' : 'bajo'}**`
  return ` (como antes se ordena por \`${column}\`, es ${what}: por eso se ordena primero)`
}

/** pandas orders from the smallest, unless told otherwise. */
function sortValues(call: Call, source: Source): string {
  const first = call.arguments.find(({ name }) => name === null || name === 'by')
  const ascending = keywordOf(call, 'ascending')?.value
  const direction =
    ascending?.kind === 'boolean' && !ascending.value ? '**de mayor a menor** (`ascending=False`)' : 'de menor a mayor'
  return `ordena por ${first ? quote(source, first.value) : 'los valores'} ${direction}`
}
