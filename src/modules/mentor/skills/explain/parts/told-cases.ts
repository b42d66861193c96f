import { inlineCode } from '../../../engine/compose'
import type { Frame } from '../../../engine/frame'
import type { CodePart } from '../../../engine/message'
import type { Block } from '../../../engine/skill'
import type { ToldCase } from '../../../engine/told-values'
import type { Module, Statement } from '../../../python/ast'
import { applyEdits } from '../../../python/edit'
import { boundBy } from '../../../python/evaluate/statements/scope'
import { linesOf as linesOfSource } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import { expressionsIn, statementsIn } from '../../../python/walk'
import { listed } from '../idioms/idiom'
import { printsAnything, run } from './output'
import type { Ask } from './questions/ask'

const MAX_OUTPUT = 200
const MAX_NAMES = 3
const MAX_CALCULATED = 60

/** What comes of each set of values that a question gives to a piece: what it shows, or what its names hold then. */
export function casesBlocks(piece: CodePart, cases: readonly ToldCase[], asked: readonly string[]): Block[] {
  const told = cases.map((given) => ({ given, end: endOf(piece, given, asked) }))
  if (told.some(({ end }) => end === null)) return []
  const items = told.map(({ given, end }) =>
    given.size === 0 ? `Al final, ${end}.` : `Con ${listed(assigned(given, cases).map(inlineCode))}, ${end}.`,
  )
  const [only, ...more] = items
  if (only === undefined) return []
  return [more.length === 0 ? { kind: 'text', markdown: only } : { kind: 'list', items }]
}

/** The values of one case; of several only those that are not the same in all, after the first. */
function assigned(given: ToldCase, [first, ...others]: readonly ToldCase[]): string[] {
  const isSame = (name: string) => others.every((other) => other.get(name) === first?.get(name))
  const all = [...given].filter(([name]) => given === first || !isSame(name))
  return all.map(([name, value]) => `${name} = ${value}`)
}

function endOf(piece: CodePart, given: ToldCase, asked: readonly string[]): string | null {
  const before = [...given].map(([name, value]) => `${name} = ${value}\n`).join('')
  const tree = parsePython(before + piece.code)
  const result = run(tree)
  const shown = result.output.trimEnd()
  if (shown.length > MAX_OUTPUT || shown.split('\n').length > 4) return null
  const printed = shown === '' ? '' : `imprime ${shown.split('\n').map(inlineCode).join(', ')}`
  if (result.kind === 'raised') {
    const error = inlineCode(result.message === '' ? result.type : `${result.type}: ${result.message}`)
    const line = linesOfSource(tree.source).textOf(result.line).trim()
    return `${printed === '' ? '' : `${printed} y `}se para con ${error} en ${inlineCode(line)}`
  }
  if (result.kind !== 'done') return null
  if (printed !== '') return printed
  const attributes = asked.flatMap((name) => {
    const value = name.includes('.') ? shownBy(name, tree) : null
    return value === null ? [] : [`${inlineCode(name)} vale ${valueText(value)}`]
  })
  if (attributes.length > 0) return listed(attributes)
  const held = namesTold(piece.tree, asked).flatMap((name) => {
    const value = result.values.get(name) ?? shownBy(name, tree)
    return value === null ? [] : [`${inlineCode(name)} queda en ${valueText(value)}${calculated(name, piece, given)}`]
  })
  return held.length === 0 ? null : listed(held)
}

/** What Python shows of a name at the end of the piece; null where it has none. */
function shownBy(name: string, { source }: Module): string | null {
  const result = run(parsePython(`${source.trimEnd()}\nprint(repr(${name}))\n`))
  return result.kind === 'done' && result.output.length < MAX_OUTPUT ? result.output.trim() : null
}

/** A value as Python shows it; a day as one writes it. */
function valueText(value: string): string {
  const [, year = '', month = '', day = ''] = /^datetime\.date\((\d+), (\d+), (\d+)\)$/.exec(value) ?? []
  return `**${inlineCode(year === '' ? value : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)}**`
}

/** Those that the question speaks of, else the last that the piece makes. */
function namesTold({ body }: Module, asked: readonly string[]): string[] {
  const made = [...new Set([...statementsIn(body)].filter(({ kind }) => MAKES.has(kind)).flatMap(boundBy))]
  const meant = made.filter((name) => asked.includes(name))
  return meant.length > 0 ? meant.slice(0, MAX_NAMES) : made.slice(-MAX_NAMES)
}
const MAKES: ReadonlySet<string> = new Set(['assign', 'augmented-assign', 'annotated-assign'])

/** The only line that makes a name, with the values in the place of the names: «porque `(795 + 12) % 800`». */
function calculated(name: string, { tree, code }: CodePart, given: ToldCase): string {
  const makes = (node: Statement) => boundBy(node).includes(name)
  const [only, ...others] = [...statementsIn(tree.body)].filter(makes)
  if (only === undefined || others.length > 0 || !tree.body.includes(only)) return ''
  const value = only.kind === 'assign' || only.kind === 'augmented-assign' ? only.value : null
  if (value === null || (only.kind === 'assign' && value.kind !== 'binary')) return ''
  const used = [...expressionsIn(value)].filter((part) => part.kind === 'name')
  const isPlain = [...expressionsIn(value)].every(({ kind }) => PLAIN.has(kind))
  const isGiven = used.length > 0 && used.every((part) => given.has(part.name))
  const changed = tree.body.slice(0, tree.body.indexOf(only)).flatMap(boundBy)
  if (!isPlain || !isGiven || used.some((part) => changed.includes(part.name))) return ''
  const start = only.kind === 'augmented-assign' ? `${given.get(name)} ${only.operator} ` : ''
  const filled = applyEdits(
    code,
    used.map((part) => ({ from: part.from, to: part.to, text: signed(given.get(part.name) ?? '') })),
  )
  const end = value.to + filled.length - code.length
  const text = `${start}${filled.slice(value.from, end)}`
  return text.length > MAX_CALCULATED ? '' : ` (${inlineCode(text)})`
}
const PLAIN: ReadonlySet<string> = new Set(['binary', 'unary', 'name', 'number'])
const signed = (value: string) => (value.startsWith('-') ? `(${value})` : value)

const ATTRIBUTE = /(?<![\w.])[a-z_]\w{0,30}(?:\.[a-z_]\w{0,30}){1,3}(?![\w(.])/gi
const ASKS_HELD =
  /\b(?:que|cuant[oa]s?|cual|q) (?:\w+ )?(?:me )?(?:da|dara|daria|sale|vale|valdra|queda|quedan|quedaria|hay en|tiene|guarda|acaba|es el resultado)\b/

/** «¿Qué fecha da?», «¿cuánto hay en h.dinero?»: what a piece that shows nothing leaves in its names. */
export function heldBlocks({ code, frame }: Pick<Ask, 'code' | 'frame'>): Block[] {
  const makes = code.tree.body.some(({ kind }) => kind === 'assign')
  if (frame.isFollowUp || !makes || !ASKS_HELD.test(frame.plain) || printsAnything(code.tree)) return []
  return casesBlocks(code, [new Map()], [...frame.names, ...attributesIn(frame)])
}

/** «h.dinero», where its value is asked. */
export const asksAttribute = (frame: Frame): boolean => ASKS_HELD.test(frame.plain) && attributesIn(frame).length > 0
const attributesIn = ({ message }: Frame) => message.prose.match(ATTRIBUTE) ?? []
