import type { Expression, ExpressionOf } from '../../../python/ast'
import { KEYWORDS } from '../../../python/tokens'
import { allExpressions, statementsIn } from '../../../python/walk'
import { CAUSE_IDIOMS } from '../content/idioms-of-causes'
import { findIdioms, idiomText } from '../idioms/find-idioms'
import { type Idiom, quote, quoteLink, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { describeFunction, describeMethod, entryOfCall, entryOfName, roleText } from '../parts/called'
import { valueText } from './values'

type Call = ExpressionOf<'call'>

/** What a call does, what it is given for what, and what surprises in it; null where nothing of it is known. */
export function callText(node: Call, source: Source): string | null {
  const own = parentText(node, source) ?? ownText(node, source)
  if (own !== null) return own
  const idiom = findIdioms(source).find(
    ({ from, to, name }) =>
      (from === node.from && to === node.to) ||
      (name === 'zip' && to === node.to && calledName(node) === name) ||
      (name === 'tally' && from <= node.from && node.to <= to && calledName(node) === 'get'),
  )
  const does = idiom ? null : (describeFunction(node, source) ?? describeMethod(node, source))
  if (!idiom && does === null) return null
  const found = entryOfCall(node, source)
  const head = idiom ? idiomText(idiom) : `${quoteLink(source, node)} ${does}.`
  const roles = idiom ? '' : rolesText(node, source)
  // What is told of this very call says more than what holds of all.
  const note = found?.entry.note && !(idiom && isOfCause(idiom)) ? ` ${found.entry.note}` : ''
  return `${head}${textText(node, source)}${roles}${note}${innerCall(node, source)}`
}

const isOfCause = ({ name }: Idiom) => name in CAUSE_IDIOMS || name === 'infinity'

/** What is given to a method, where that is another call that needs a word: the table of `translate`. */
function innerCall({ callee, arguments: [given, more] }: Call, source: Source): string {
  const inner = callee.kind === 'attribute' && more === undefined ? given?.value : undefined
  const entry = inner?.kind === 'call' ? entryOfCall(inner, source)?.entry : undefined
  const hasRoles = entry !== undefined && entry.roles.size > 0
  const text = hasRoles && inner?.kind === 'call' ? callText(inner, source) : null
  return text === null ? '' : ` ${text}`
}

const READERS = /\bcsv\.(?:reader|DictReader)\(|\bopen\(|\.read(?:lines?)?\(|\.split\(|\binput\(/

/** Why a number is made of what looks like one: what is read or typed is a text. */
function textText(node: Call, { module }: Source): string {
  const [given] = node.arguments
  if (!/^(?:int|float)$/.test(calledName(node)) || node.callee.kind !== 'name' || given === undefined) return ''
  if (given.value.kind !== 'subscript' && given.value.kind !== 'name') return ''
  return READERS.test(module.source)
    ? ' Lo que se lee de un archivo o se escribe con el teclado llega siempre como **texto** (`str`), aunque parezca un número: `"5" + "5"` daría `"55"`.'
    : ''
}

/** What each argument is for, where the library tells it. */
function rolesText(node: Call, source: Source): string {
  return node.arguments
    .flatMap((_argument, at) => {
      const role = roleText(node, at, source)
      return role === null ? [] : [` ${role}`]
    })
    .join('')
}

/** A function that the program itself defines. */
function ownText(node: Call, source: Source): string | null {
  const own = [...statementsIn(source.module.body)].find(
    (each) => (each.kind === 'function' || each.kind === 'class') && each.name === calledName(node),
  )
  if (own === undefined || (own.kind !== 'function' && own.kind !== 'class')) return null
  const line = source.lines.lineAt(own.nameFrom)
  const given = node.arguments.map(({ value }) => quote(source, value)).join(', ')
  const what = own.kind === 'class' ? 'crea un objeto de la clase' : 'llama a la función'
  return `${quote(source, node)} ${what} \`${own.name}\` (línea ${line})${given === '' ? ', sin pasarle nada' : `, con ${given}`}.${valueText(node, source)}`
}

/** `super().__init__()`, `Base.__init__(self)`: what the class that is built upon has by that name. */
function parentText(node: Call, source: Source): string | null {
  const { callee } = node
  if (callee.kind !== 'attribute') return null
  const own = [...statementsIn(source.module.body)].findLast(
    (each) => each.kind === 'class' && each.from < node.from && node.to <= each.to,
  )
  const base = own?.kind === 'class' ? own.arguments[0]?.value : undefined
  const isSuper = callee.value.kind === 'call' && calledName(callee.value) === 'super'
  if (own?.kind !== 'class' || !base || !(isSuper || plain(callee.value, source) === plain(base, source))) return null
  const does = callee.name === '__init__' ? `: prepara lo que un \`${own.name}\` tiene de ella` : ''
  return `${quote(source, node)} llama al \`${callee.name}\` de ${quote(source, base)}, la clase padre${does}.`
}

const plain = ({ from, to }: Expression, { module }: Source) => module.source.slice(from, to)

/** What sets functions of the program apart from others that the question names beside them, or that the program lacks: «con range no salía». */
export function apartTexts(said: string, source: Source): string[] {
  const told = new Set<string>()
  const found: string[] = []
  // «qué hace bind('<Return>')»: what stands between quotes names no function.
  const outside = said.replace(/'[^']*'|"[^"]*"/g, ' ')
  for (const part of allExpressions(source.module)) {
    if (part.kind !== 'call' && part.kind !== 'attribute') continue
    const name = part.kind === 'call' ? calledName(part) : part.name
    const entry = part.kind === 'call' ? entryOfCall(part, source)?.entry : entryOfName(part, source)
    for (const [other, text] of entry?.apart ?? []) {
      const pair = [name, other].toSorted().join(' ')
      const isMeant = hasName(outside, name) || !hasWord(source.module.source, other)
      // `time.sleep` beside `asyncio.sleep`: the same name must stand there twice.
      const isTwice = name !== other || outside.split(new RegExp(`\\b${other}\\b`)).length > 2
      // «¿En qué se diferencia yield de return?» is not about `print`.
      if (isApartFromOther(outside, { name, other }, source)) continue
      if (told.has(pair) || !isTwice || !isMeant || !hasName(outside, other)) continue
      told.add(pair)
      found.push(text)
    }
  }
  return found.slice(0, 2)
}

const isApartFromOther = (said: string, { name, other }: { name: string; other: string }, { module }: Source) => {
  const rival = new RegExp(
    `\\b(\\w{2,30})(?: (?:y|e|de|del|vs|o|con|a|el|la|un))? (?:de |el |la |un )?${other}\\b`,
  ).exec(said)?.[1]
  const isOfYield = other === 'return' && !hasName(said, name) && hasWord(said, 'yield')
  return isOfYield || (rival !== undefined && rival !== name && KEYWORDS.has(rival) && hasWord(module.source, rival))
}

/** What would be without a function that a question names and asks the reason of. */
export function withoutTexts(said: string, source: Source): string[] {
  // In «side=tk.LEFT» no `Tk` is named.
  const names = said.replace(/\b\w+\.(?=\w)/g, ' ')
  const named = [...allExpressions(source.module)].filter(
    (part) => part.kind === 'call' && hasName(names, calledName(part)),
  )
  const texts = named.flatMap((part) => {
    const found = part.kind === 'call' ? entryOfCall(part, source) : null
    if (!found?.entry.without) return []
    const name = found.name.startsWith('.') ? `${found.name}()` : found.name
    return [`Sin \`${name}\`, ${found.entry.without}.`]
  })
  return texts.slice(0, 1)
}

/** Of names that are words of sentences, too, only what stands as a name: «pop y del», not «la línea del pop». */
const hasName = (said: string, name: string) =>
  name === 'del'
    ? /(?:\b(?:y|o|con|el|un|entre|que|usar),? |[,`'"] ?)del\b/.test(said)
    : hasWord(said, name.toLowerCase())

const hasWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text)

/** `fig, ax`: what the call gives that is taken apart. */
export function unpackedText(node: Expression, { module, lines }: Source): string | null {
  const statement = [...statementsIn(module.body)].find((each) => each.kind === 'assign' && each.targets[0] === node)
  return statement?.kind === 'assign' && statement.value.kind === 'call'
    ? callText(statement.value, { module, lines })
    : null
}
