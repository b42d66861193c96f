import { plainText } from '../../../engine/lexicon/plain-text'
import { termOf, wordsOf } from '../../../engine/lexicon/terms'
import { identifier } from '../../../engine/task/identifier'
import type { Signature, Task } from '../../../engine/task/task'
import type { StatementOf } from '../../../python/ast'
import { applyEdits, type Edit } from '../../../python/edit'
import { parsePython } from '../../../python/parse'
import { renameVariable } from '../../../python/rename'
import { scopesOf } from '../../../python/scope'
import { allExpressions } from '../../../python/walk'

/** `renames` from the recipe's names to those that were stated; `missing` are stated names that the code has nothing for. */
export type Named = {
  code: string
  renames: Map<string, string>
  missing: string[]
  /** Parameters that the code needs and the stated signature lacks. */
  unfilled: string[]
}

type Defined = StatementOf<'function'>

/**
 * Gives a recipe's code the names of functions, parameters, classes, methods and attributes that a request states. `main` is the function
 * that the recipe is about.
 */
export function adaptNames(code: string, task: Task, main?: string): Named {
  const named: Named = { code, renames: new Map(), missing: [], unfilled: [] }
  const pairs = pairedFunctions(code, { stated: task.functions, main }, named)
  for (const [canonical, stated] of pairs) adaptFunction(named, canonical, stated)
  adaptClasses(named, task)
  return named
}

type Stated = { stated: readonly Signature[]; main: string | undefined }

/** Which function of the code a stated one is: the one whose name says the same, or the next; the only one is what the recipe is about. */
function pairedFunctions(code: string, { stated, main }: Stated, named: Named): [string, Signature][] {
  if (stated.length === 0) return []
  const left = topLevel(code, 'function').map(({ name }) => name)
  const [only, ...more] = stated
  if (only && more.length === 0 && main !== undefined && left.includes(main)) {
    const isNearest = nearest(only.name, [main]).score >= nearest(only.name, left).score
    if (isNearest) return [[main, only]]
  }
  const pairs: [string, Signature][] = []
  const byName = stated.toSorted((a, b) => nearest(b.name, left).score - nearest(a.name, left).score)
  for (const signature of byName) {
    const { at } = nearest(signature.name, left)
    const [canonical] = left.splice(at, 1)
    if (canonical === undefined) named.missing.push(signature.name)
    else pairs.push([canonical, signature])
  }
  return pairs
}

function adaptFunction(named: Named, canonical: string, { name, parameters }: Signature): void {
  rename(named, { from: canonical, to: name, within: null })
  adaptParameters(named, { owner: [name], parameters })
}

type Owner = { owner: [name: string, method?: string]; parameters: readonly string[] }

function adaptParameters(named: Named, { owner, parameters }: Owner): void {
  if (parameters.length === 0) return
  const own = parametersOf(named.code, owner)
  if (own === null) return
  const left = own.map(({ name }) => name)
  const wanted: [string | undefined, string][] = []
  // Those that are called alike belong together, whatever their order; the others follow in theirs.
  const others: string[] = []
  for (const name of parameters) {
    const { score, at } = nearest(name, left)
    if (score > 0) wanted.push([left.splice(at, 1)[0], name])
    else others.push(name)
  }
  for (const name of others) wanted.push([left.shift(), name])
  for (const [from, to] of wanted) {
    if (from === undefined || isOtherUnit(from, to)) named.missing.push(to)
    else rename(named, { from, to, within: owner })
  }
  named.unfilled.push(...left.filter((name) => own.some((one) => one.name === name && !one.hasDefault)))
}

/** What counts months is not given years by another name. */
const UNITS = [
  /^(?:ani?os?|years?)$/,
  /^mes(?:es)?$/,
  /^semanas?$/,
  /^dias?$/,
  /^(?:horas?|h)$/,
  /^minutos?$/,
  /^segundos?$/,
]
const unitOf = (name: string) =>
  UNITS.findIndex((unit) =>
    plainText(name)
      .split('_')
      .some((part) => unit.test(part)),
  )
const isOtherUnit = (from: string, to: string) => {
  const [own, other] = [unitOf(from), unitOf(to)]
  return own !== -1 && other !== -1 && own !== other
}

function adaptClasses(named: Named, { classes, request: { words } }: Task): void {
  const [first] = classes
  if (first === undefined) return
  const others = words.flatMap(({ text }, at) =>
    /^clases?$/.test(words[at - 1]?.plain ?? '') && /^\p{Lu}\p{L}+$/u.test(text) ? identifier(text) : [],
  )
  const left = topLevel(named.code, 'class').map(({ name }) => name)
  const stated = [...new Set([first.name, ...others])]
  // Those that the code has already are themselves; the others take what is left.
  for (const name of stated.toSorted((a, b) => nearest(b, left).score - nearest(a, left).score)) {
    const [from] = left.splice(nearest(name, left).at, 1)
    if (from === undefined) named.missing.push(name)
    else rename(named, { from, to: name, within: null })
  }
  for (const { name, parameters } of first.methods) adaptMethod(named, name, parameters)
  for (const attribute of first.attributes) adaptAttribute(named, attribute)
  if (first.attributes.length === 0) return
  // An object is made of what is stated: what the code needs besides would break every call.
  const made = parametersOf(named.code, [first.name, '__init__']) ?? []
  for (const { name, hasDefault } of made)
    if (!hasDefault && !first.attributes.includes(name)) named.unfilled.push(name)
}

const classNames = ({ code }: Named) => topLevel(code, 'class').map(({ name }) => name)

function adaptMethod(named: Named, name: string, parameters: readonly string[]): void {
  const methods = classNames(named).flatMap((owner) =>
    methodsOf(named.code, owner)
      .filter((method) => !method.startsWith('__'))
      .map((method) => ({ owner, method })),
  )
  const { score, at } = nearest(
    name,
    methods.map(({ method }) => method),
  )
  const found = score > 0 ? methods[at] : undefined
  if (found === undefined) {
    if (!name.startsWith('__')) named.missing.push(name)
    return
  }
  renameAttribute(named, found.method, name)
  adaptParameters(named, { owner: [found.owner, name], parameters })
}

function adaptAttribute(named: Named, attribute: string): void {
  const owners = classNames(named).map((owner) => ({ owner, attributes: attributesIn(named.code, owner) }))
  if (owners.some(({ attributes }) => attributes.includes(attribute))) return
  for (const { owner, attributes } of owners) {
    const { score, at } = nearest(attribute, attributes)
    const from = attributes[at]
    if (score === 0 || from === undefined) continue
    renameAttribute(named, from, attribute)
    rename(named, { from, to: attribute, within: [owner, '__init__'] })
    return
  }
  named.missing.push(attribute)
}

/** Of some names the one that shares most words with another; the first where none does. */
function nearest(name: string, others: readonly string[]): { at: number; score: number } {
  const own = new Set(termsOf(name))
  const scores = others.map((other) => {
    const terms = termsOf(other)
    return other === name ? 2 : terms.filter((term) => own.has(term)).length / Math.max(1, terms.length, own.size)
  })
  const score = Math.max(0, ...scores)
  return { at: Math.max(0, scores.indexOf(score)), score }
}

const termsOf = (name: string) => wordsOf(plainText(name.replace(/([a-z])([A-Z])/g, '$1 $2'))).map(termOf)

function topLevel<K extends 'function' | 'class'>(code: string, kind: K): StatementOf<K>[] {
  return parsePython(code).body.filter((node): node is StatementOf<K> => node.kind === kind)
}

const bodyOf = (code: string, name: string) => topLevel(code, 'class').find((one) => one.name === name)?.body ?? []
const methodsOf = (code: string, name: string) =>
  bodyOf(code, name).flatMap((node) => (node.kind === 'function' ? [node.name] : []))

function functionOf(code: string, [name, method]: Owner['owner']): Defined | undefined {
  if (method === undefined) return topLevel(code, 'function').find((one) => one.name === name)
  return bodyOf(code, name).find((node): node is Defined => node.kind === 'function' && node.name === method)
}

function parametersOf(code: string, owner: Owner['owner']): { name: string; hasDefault: boolean }[] | null {
  const found = functionOf(code, owner)
  if (found === undefined) return null
  return found.parameters
    .filter(({ name }, at) => !(at === 0 && name === 'self'))
    .map(({ name, standard, form }) => ({
      name,
      hasDefault: standard !== null || form === 'args' || form === 'kwargs',
    }))
}

function attributesIn(code: string, className: string): string[] {
  const found = [...allExpressions(bodyOf(code, className))].flatMap((node) =>
    node.kind === 'attribute' && node.value.kind === 'name' && node.value.name === 'self' ? [node.name] : [],
  )
  const methods = new Set(methodsOf(code, className))
  return [...new Set(found)].filter((name) => !methods.has(name))
}

export type Renaming = { from: string; to: string; within: Owner['owner'] | null }

/** Code with other names; null where one of them has no place. */
export function withNames(code: string, renamings: readonly Renaming[]): string | null {
  const named: Named = { code, renames: new Map(), missing: [], unfilled: [] }
  for (const each of renamings) rename(named, each)
  return named.missing.length === 0 ? named.code : null
}

/** Renames a name of the module (`within` null) or of a function; what is in its way gets another name first. */
function rename(named: Named, { from, to, within }: Renaming): void {
  if (from === to) return
  const module = parsePython(named.code)
  const scopes = scopesOf(module)
  const owner = within === null ? null : functionOf(named.code, within)
  const scope = scopes.scopes.find(({ node, kind }) => (owner === null ? kind === 'module' : node === owner))
  if (scope === undefined || !scope.bindings.has(from)) return
  let edits = renameVariable(scopes, { source: named.code, scope, from, to })
  if (edits === null) {
    if (!makeRoom(named, to)) {
      named.missing.push(to)
      return
    }
    const again = scopesOf(parsePython(named.code))
    const same = again.scopes[scopes.scopes.indexOf(scope)]
    edits = same ? renameVariable(again, { source: named.code, scope: same, from, to }) : null
  }
  if (edits === null) {
    named.missing.push(to)
    return
  }
  named.code = applyEdits(named.code, edits)
  named.renames.set(from, to)
}

/** Gives what has a name already another one, in every scope. */
function makeRoom(named: Named, name: string): boolean {
  const scopes = scopesOf(parsePython(named.code))
  const edits: Edit[] = []
  for (const scope of scopes.scopes) {
    if (!scope.bindings.has(name)) continue
    const own = renameVariable(scopes, { source: named.code, scope, from: name, to: `otro_${name}` })
    if (own === null) return false
    edits.push(...own)
  }
  named.code = applyEdits(named.code, edits)
  return edits.length > 0
}

/** Methods and attributes: every `.name`, and the method's own definition. */
function renameAttribute(named: Named, from: string, to: string): void {
  if (from === to) return
  const module = parsePython(named.code)
  const edits: Edit[] = []
  for (const node of allExpressions(module))
    if (node.kind === 'attribute' && node.name === from)
      edits.push({ from: node.nameFrom, to: node.nameFrom + from.length, text: to })
  for (const one of module.body)
    if (one.kind === 'class')
      for (const node of one.body)
        if (node.kind === 'function' && node.name === from)
          edits.push({ from: node.nameFrom, to: node.nameFrom + from.length, text: to })
  named.code = applyEdits(named.code, edits)
  named.renames.set(from, to)
}
