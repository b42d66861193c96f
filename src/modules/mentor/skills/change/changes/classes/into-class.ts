import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import { readClasses } from '../../../../engine/task/read-signatures'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Statement, StatementOf } from '../../../../python/ast'
import { applyEdits, type Edit } from '../../../../python/edit'
import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { freeName, linesOf, programOf, shifted, withComments } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { classDrafts } from '../../../write/compose/classes/class-maker'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { numberFrom } from '../../numbers'
import { type AskedClass, classOfData } from './class-of-data'

/** «pásamelo a una clase Hucha con los métodos meter y sacar»: functions that share a variable, or a class that is described. */
export const intoClassChange: Change = {
  name: 'into-class',
  stage: STAGE.structure,
  says: [
    /(?<asked>\b(?:(?:con|como|en|a|usando|pas\w+|hazl\w+|hac\w+|conviert\w+|convert\w+|met\w+|pon\w*|quiero|hazme|cre\w+|transform\w+|refactor\w+|cambi\w+|esto|eso|lo|todo|y|que|sea) ){1,6}(?:una |la )?(?:clases?|poo|programacion orientada a objetos|orientad[oa] a objetos|objetos)\b)(?: (?:que se llame |llamada |de nombre )?["'«“`]?(?<name>(?!que\b|con\b|para\b|y\b|en\b|por\b|de\b|se\b|los\b|el\b|la\b)[\p{L}_][\p{L}\p{N}_]*)["'»”`]?(?: ?\([\w, ]*\))?)?(?<rest>(?:(?!(?:,| y) (?:que )?(?:orden|salg|guard|coment|con (?:coment|tipos|docstring)|ponle|pregunt|pid[ae]))[^;]){0,300})/u,
  ],
  make(p, wish) {
    if (p.places('class').length > 0) return null
    return ofFunctions(p, wish) ?? classOfData(p, askedClass(wish)) ?? described(wish)
  },
}

type FunctionPlace = Place<StatementOf<'function'>>

/** What the functions share becomes what the object holds, and they its methods. */
function ofFunctions(p: Program, wish: Wish): Result {
  const functions = p.places('function').filter(({ scope }) => scope.kind === 'module')
  const shared = sharedBy(p, functions)
  const methods = functions.filter(({ node }) => shared.some((name) => isUsedIn(p, name, node)))
  const starts = shared.flatMap((name) => {
    const node = p.body.find((each) => plainAssign(each)?.name === name)
    return node ? [{ name, node }] : []
  })
  if (methods.length === 0 || starts.length !== shared.length) return null
  const className = nameIn(wish) ?? upperFirst(shared[0] ?? 'Programa')
  const object = freeName(p, className.toLowerCase(), `mi_${className.toLowerCase()}`)
  const level = levelOf(p)
  const changed = applyEdits(p.source, rewrites(p, { shared, methods, starts, object }))
  const init = starts.map(({ name, node }) => {
    const value = plainAssign(node)?.value
    return `${level}${level}self.${name} = ${value ? p.text(value) : 'None'}`
  })
  const head = [`class ${className}:`, `${level}def __init__(self):`, ...init].join('\n')
  const more = addedMethods(p, wish, { starts, level })
  const made = assembled(p, { changed, head, methods, more: more.lines, object, className, shared })
  return made && 'code' in made && more.unclear.length > 0
    ? {
        ...made,
        but: `No sé qué tiene que hacer ${more.unclear.map((name) => inlineCode(name)).join(', ')}: dímelo y lo añado.`,
      }
    : made
}

type Start = { name: string; node: Statement }

/** «y agrégale vaciar()»: what no function does yet. */
function addedMethods(p: Program, { said }: Wish, { starts, level }: { starts: readonly Start[]; level: string }) {
  const named = [...said.prose.matchAll(/\b([a-z_]\w*)\(\)/g)].flatMap(([, name]) => name ?? [])
  const fresh = [...new Set(named)].filter((name) => !p.functions.has(name))
  const unclear = fresh.filter((name) => !RESETS.test(name))
  const lines = fresh
    .filter((name) => RESETS.test(name))
    .map((name) =>
      [
        `${level}def ${name}(self):`,
        ...starts.map(({ name: attribute, node }) => {
          const value = plainAssign(node)?.value
          return `${level}${level}self.${attribute} = ${value ? p.text(value) : 'None'}`
        }),
      ].join('\n'),
    )
  return { lines, unclear }
}

const RESETS = /^(?:vaciar|limpiar|reiniciar|borrar_todo|resetear|reset)/

/** «una clase Hucha», «que se llame Carrito», «pásalo a clase porfa. Empleado con …». */
function nameIn({ said, parts }: Wish): string | null {
  const found =
    /\bclases? (?:que se llame |llamada |de nombre )?["'«]?(\p{Lu}[\p{L}\p{N}_]*)/u.exec(said.prose)?.[1] ??
    /\bse llam[ea] ["'«]?([\p{L}_][\p{L}\p{N}_]*)/u.exec(said.prose)?.[1] ??
    /\bclase\b[^;]{0,30}?[.,:?] ["'«]?(\p{Lu}[\p{L}\p{N}_]*)/u.exec(said.prose)?.[1] ??
    parts.name
  return found === undefined || /^(?:porfa|por|please|plis)/i.test(found) ? null : upperFirst(found)
}

/** The class as its words describe it: attributes and methods that are named. */
function askedClass(wish: Wish): AskedClass {
  const name = nameIn(wish) ?? 'Dato'
  const [first] = readClasses(
    readRequestText(wish.said.prose.replace(/\bclase (?:porfa|por favor|pls|plis)\W*/i, 'clase ')),
  )
  const digits = /redonde\w+[^.;]{0,20}?(\d) decimal|con (\d|dos|un) decimal/.exec(wish.said.prose.toLowerCase())
  return {
    name,
    attributes: first?.attributes ?? [],
    methods: (first?.methods ?? []).map((method) => method.name),
    digits: digits ? (numberFrom(digits[1] ?? digits[2]) ?? null) : null,
  }
}

/** Names of the main program that functions change or read, and that start there with a value of their own. */
function sharedBy(p: Program, functions: readonly FunctionPlace[]): string[] {
  const own = p.body.flatMap((node) => plainAssign(node)?.name ?? [])
  const isConstant = (name: string) => /^[A-Z][A-Z_\d]*$/.test(name)
  return [...new Set(own)].filter((name) => !isConstant(name) && functions.some(({ node }) => isUsedIn(p, name, node)))
}

/** Whether a variable of the main program is meant by a name in a function. */
function isUsedIn(p: Program, name: string, { from, to }: { from: number; to: number }): boolean {
  const root = p.scopes[0]
  return root !== undefined && p.uses(name, root).some(({ node }) => node.from > from && node.to <= to)
    ? true
    : globalsIn(p).some((node) => node.from > from && node.to <= to && node.names.includes(name))
}

const globalsIn = (p: Program) => p.allPlaces.flatMap(({ node }) => (node.kind === 'global' ? [node] : []))

type Parts = {
  shared: string[]
  methods: FunctionPlace[]
  starts: Start[]
  object: string
}

/** `self.` in the methods and the object's name in the main program before what is shared; `global` and the first values go. */
function rewrites(p: Program, { shared, methods, starts, object }: Parts): Edit[] {
  const root = p.scopes[0]
  const isInMethod = (at: number) => methods.some(({ node }) => node.from <= at && at < node.to)
  const owner = (at: number) => (isInMethod(at) ? 'self' : object)
  const isStart = (at: number) => starts.some(({ node }) => node.from <= at && at < node.to)
  const edits = new Map<number, Edit>()
  const add = (edit: Edit) => edits.set(edit.from, edit)
  for (const name of shared) {
    const uses = root ? p.uses(name, root).map(({ node }) => node.from) : []
    const binds = root ? p.binds(name, root).map(({ from }) => from) : []
    for (const at of [...uses, ...binds]) if (!isStart(at)) add({ from: at, to: at, text: `${owner(at)}.` })
  }
  for (const { node } of methods) {
    const at = p.source.indexOf('(', node.nameFrom) + 1
    add({ from: at, to: at, text: node.parameters.length > 0 ? 'self, ' : 'self' })
  }
  for (const place of methods)
    for (const { node } of p.callsOf(place)) add({ from: node.from, to: node.from, text: `${owner(node.from)}.` })
  for (const node of globalsIn(p)) {
    const { from, to } = linesOf(p, node)
    add({ from, to: Math.min(to + 1, p.source.length), text: '' })
  }
  for (const { node } of starts) {
    const lines = linesOf(p, node)
    add({ from: lines.from, to: Math.min(lines.to + 1, p.source.length), text: '' })
  }
  return [...edits.values()]
}

type Built = {
  changed: string
  head: string
  more: string[]
  methods: FunctionPlace[]
  object: string
  className: string
  shared: string[]
}

/** The methods are cut out of the rewritten source and put under the class, the rest stays below. */
function assembled(p: Program, { changed, head, methods, more, object, className, shared }: Built): Result {
  const q = programOf(changed)
  const names = new Set(methods.map(({ node }) => node.name))
  const level = levelOf(p)
  const own = q.body.filter((node) => node.kind === 'function' && names.has(node.name))
  const texts = own.map((node) => shifted(q, withComments(q, linesOf(q, node)), level))
  const imports = q.body.filter(({ kind }) => kind === 'import' || kind === 'import-from')
  const rest = q.body.filter((node) => !own.includes(node) && !imports.includes(node))
  const textOf = (node: { from: number; to: number }) => {
    const { from, to } = withComments(q, linesOf(q, node))
    return q.source.slice(from, to)
  }
  const definitions = rest.filter(({ kind }) => kind === 'function')
  const main = rest.filter(({ kind }) => kind !== 'function')
  const code = [
    ...(imports.length === 0 ? [] : [imports.map(textOf).join('\n')]),
    [head, ...texts, ...more].join('\n\n'),
    ...definitions.map(textOf),
    [`${object} = ${className}()`, ...main.map(textOf)].join('\n'),
  ].join('\n\n\n')
  return {
    code: `${code}\n`,
    told: `${inlineCode(className)} es ahora una clase: guarda ${shared.map((name) => inlineCode(name)).join(', ')}, y ${methods.map(({ node }) => inlineCode(node.name)).join(', ')} ${methods.length === 1 ? 'es su método' : 'son sus métodos'}.`,
    how: [
      '`__init__` se ejecuta al crear el objeto y le da sus primeros valores; `self` es ese objeto.',
      'Ya no hace falta `global`: cada método lee y cambia lo que guarda su propio objeto.',
    ],
    keepsOutput: true,
  }
}

/** A class that the words describe, with an example of its use, in the place of the program. */
function described({ said }: Wish): Result {
  const request = readRequestText(said.prose)
  const classes = readClasses(request)
  const [draft] = classDrafts({ request, constraints: [] })
  const [asked] = classes
  if (!draft || !asked || (draft.notes ?? []).length > 0 || asked.methods.length === 0) return null
  return { code: draft.code, told: `${draft.title} Debajo tienes cómo se usa.`, how: draft.how }
}
