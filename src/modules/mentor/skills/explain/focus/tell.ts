import { byWord } from '~/platform/text/by-word'
import { plainText } from '../../../engine/lexicon/plain-text'
import type { Expression, ExpressionOf, Range, Statement } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { tokensOf } from '../../errors/syntax/tokens'
import type { IdiomName } from '../content/idiom-names'
import { WORDS } from '../content/signs'
import { findIdioms, idiomText } from '../idioms/find-idioms'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { entryOfCall, entryOfName, moduleName, plainDoes } from '../parts/called'
import { describe, shiftText } from '../parts/describe'
import { run } from '../parts/output'
import type { Ask } from '../parts/questions/ask'
import { describeName } from '../parts/questions/describe-name'
import { givenText, keywordText, numberText, operatorText, signText } from '../parts/questions/pointed'
import { chainBracketsText } from '../parts/table-parts'
import { columnText, maskSignText } from '../parts/table-signs'
import { bracketText, subscriptText } from './brackets'
import { callText, unpackedText } from './calls'
import { countsFromZero } from './loop-name'
import { partAt } from './quoted'
import { prefixText, privateText, tupleText } from './sign-texts'
import type { Sign } from './spoken'
import type { Target } from './targets'
import { valueText } from './values'

/** What is said of a part of the program that a question points at; empty where nothing is known of it. */
export function tellTarget(target: Target, ask: Ask): string[] {
  const { source, frame } = ask
  if (target.kind === 'piece') return pieceTexts(target.piece.range, ask)
  if (target.kind === 'sign') return signTexts(target.sign, source)
  const { word } = target
  if (target.kind === 'number') return texts(numberText(word, source, frame.lines))
  if (target.kind === 'name') return nameTexts(word, ask)
  if (target.kind === 'argument') return texts(keywordText(word, source))
  if (target.kind === 'call') {
    const told = callsNamed(word, source)
    return told.length > 0 ? told : nameTexts(word, ask)
  }
  return wordTexts(word, ask)
}

/** A sign by what it joins, a word of the language by what it does where it stands. */
function wordTexts(word: string, { source, frame }: Ask): string[] {
  const tokens = tokensOf(source.module.source)
  const all = tokens.filter(({ is, text }) => (is === 'operator' || is === 'name') && text.toLowerCase() === word)
  const token = all.find(({ line }) => frame.lines.includes(line)) ?? all[0]
  const held = word === 'in' ? memberships(source) : []
  if (held.length > 0) return held
  const head = token && HEADS.has(word) ? headAt(token, source) : undefined
  if (head) return [statementText(head, source)]
  const node = token && /^\W/.test(word) ? partAt(token, source) : null
  const joined =
    node !== null && (node.kind === 'binary' || node.kind === 'unary') ? expressionText(node, source) : null
  const told = joined ?? signText(word, { tokens, source, lines: frame.lines }) ?? constantText(word)
  const value = told !== null && node !== null && node.kind === 'compare' ? valueText(node, source) : ''
  return texts(told === null ? null : `${told}${value}`)
}

/** «El in»: of two that the language has, that which asks. */
const memberships = (source: Source): string[] => [
  ...new Set(
    [...allExpressions(source.module)].flatMap((node) =>
      node.kind === 'compare' && node.comparisons.some(({ operator }) => /^(?:not )?in$/.test(operator))
        ? texts(expressionText(node, source))
        : [],
    ),
  ),
]

/** Words that begin a block: what they do is what their line does. */
const HEADS: ReadonlySet<string> = new Set(['for', 'while', 'if', 'elif'])

const headAt = (token: Range, { module }: Source) =>
  [...statementsIn(module.body)].find((node) => node.from === token.from)

const constantText = (word: string) => (/^(?:none|true|false)$/.test(word) ? (WORDS[word] ?? null) : null)

const texts = (text: string | null) => (text === null ? [] : [text])

/** «La parte del re», «lo de random»: what the program does with the module, not what the module is. */
const OF_MODULE = /\b(?:parte|linea|lineas|trozo|cosa|lo) (?:del?|con|donde)\b/

function moduleCalls(word: string, source: Source): string[] {
  const calls = [...allExpressions(source.module)].filter(
    (part) =>
      part.kind === 'call' &&
      part.callee.kind === 'attribute' &&
      part.callee.value.kind === 'name' &&
      part.callee.value.name.toLowerCase() === word &&
      moduleName(part.callee.value, source) !== null,
  )
  const told = calls.flatMap((call) => (call.kind === 'call' ? texts(expressionText(call, source)) : []))
  return [...new Set(told)].slice(0, MAX_ALIKE)
}

/** A name as the program writes it. */
function nameTexts(word: string, { source, code, frame }: Ask): string[] {
  const calls = OF_MODULE.test(plainText(frame.message.prose)) ? moduleCalls(word, source) : []
  if (calls.length > 0) return calls
  const name = [...allExpressions(source.module)].find(
    (part) => part.kind === 'name' && part.name.toLowerCase() === word,
  )
  const self = /^(?:self|cls)$/.test(word) ? findIdioms(source).find((idiom) => idiom.name === 'self') : undefined
  if (self) return [idiomText(self)]
  return describeName(name?.kind === 'name' ? name.name : word, source, run(code.tree)) ?? []
}

const MAX_ALIKE = 2

function callsNamed(word: string, source: Source): string[] {
  const calls = [...allExpressions(source.module)].filter(
    (part) => part.kind === 'call' && calledName(part).toLowerCase() === word,
  )
  const told = calls.flatMap((call) => (call.kind === 'call' ? texts(callText(call, source)) : []))
  const held = [...allExpressions(source.module)].filter(
    (part) => part.kind === 'attribute' && part.name.toLowerCase() === word,
  )
  const all = told.length > 0 ? told : held.flatMap((part) => texts(expressionText(part, source)))
  return [...new Set(all)].slice(0, MAX_ALIKE)
}

function pieceTexts(range: Range, ask: Ask): string[] {
  const { source, frame } = ask
  const text = source.module.source.slice(range.from, range.to)
  if (/^-?\s*\d[\d.]*$/.test(text)) return texts(numberText(text.replace(/\s/g, ''), source, frame.lines))
  if (/^\W+$/.test(text) && !/[[({]/.test(text)) return wordTexts(text, ask)
  const given = givenText(range, source)
  if (given !== null) return [given]
  const node = partAt(range, source)
  // What stands in the head of a block, as `*args` does, is told by itself.
  if (node !== null && !isExpression(node, source) && isBlock(node)) {
    return /^@\w+$/.test(text) ? decoratorTexts(text.slice(1), ask) : idiomsIn(range, source)
  }
  return node === null
    ? []
    : texts(isExpression(node, source) ? expressionText(node, source) : statementText(node, source))
}

const DECORATORS: Readonly<Record<string, IdiomName>> = byWord({
  property: 'property',
  staticmethod: 'static-method',
  classmethod: 'class-method',
  dataclass: 'dataclass',
})

/** `@property`: what it makes of what stands below it. */
function decoratorTexts(name: string, ask: Ask): string[] {
  const own = findIdioms(ask.source).filter((idiom) => idiom.name === DECORATORS[name])
  return own.length > 0 ? [...new Set(own.map(idiomText))].slice(0, MAX_ALIKE) : nameTexts(name.toLowerCase(), ask)
}

const isBlock = (node: Statement) => 'body' in node

const idiomsIn = (range: Range, source: Source) => {
  const inside = findIdioms(source).filter(
    ({ from, to }) => range.from <= from + 2 && to <= range.to + 2 && from < range.to,
  )
  return [...new Set(inside.map(idiomText))].slice(0, MAX_ALIKE)
}

const isExpression = (node: Expression | Statement, { module }: Source): node is Expression =>
  ![...statementsIn(module.body)].includes(node as Statement)

function statementText(node: Statement, source: Source): string {
  const line = source.lines.lineAt(node.from)
  const idioms = findIdioms(source).filter(({ from, to }) => from === node.from && to === node.to)
  const [idiom] = idioms
  if (idiom) return idiomText(idiom)
  const told = node.kind === 'expression' ? expressionText(node.value, source) : null
  if (told !== null) return told
  const does = describe(node, source)
  return /^(?:si|lo)\b/.test(does) ? `En la **línea ${line}**, ${does}.` : `La **línea ${line}** ${does}.`
}

/** What an expression is, why it is so, and what it is worth while the program runs. */
export function expressionText(node: Expression, source: Source): string | null {
  const text = meaningOf(node, source)
  const held = node.kind === 'subscript' ? node.value : node.kind === 'call' ? calledOn(node) : null
  const inner = held === null ? '' : innerText(held, source)
  if (text === null) return null
  const isKnown =
    (node.kind === 'attribute' && moduleName(node, source) !== null) ||
    (node.kind === 'subscript' && typeText(node, source) !== null)
  return isKnown ? text : `${inner}${text}${valueText(node, source)}`
}

/** `x.encode()` in `x.encode().hex()`. */
const calledOn = ({ callee }: ExpressionOf<'call'>) => (callee.kind === 'attribute' ? callee.value : null)

/** What is cut or picked from, where a call makes it, or a module does: `sys.argv[1]`. */
function innerText(node: Expression, source: Source): string {
  if (node.kind === 'attribute' && moduleName(node, source) !== null) {
    const held = attributeText(node, source)
    return held === null ? '' : `${held} `
  }
  if (node.kind !== 'call') return ''
  const text = callText(node, source)
  return text === null ? '' : `Primero, ${text}${valueText(node, source)} `
}

function meaningOf(node: Expression, source: Source): string | null {
  const idiom = findIdioms(source).find(({ from, to }) => from === node.from && to === node.to)
  const mask = idiom ? null : maskSignText(node, source)
  if (mask !== null) return mask
  if (node.kind === 'call') return callText(node, source)
  if (node.kind === 'attribute') return attributeText(node, source)
  if (node.kind === 'binary' && (node.operator === '+' || node.operator === '-')) return sumText(node, source)
  if (node.kind === 'lambda' && idiom) return keyText(node, source) + idiomText(idiom)
  if (idiom) return idiomText(idiom)
  if (node.kind === 'binary')
    return `${quote(source, node)} ${operatorText(node.operator, node.left, node.right, source)}.`
  const [first] = node.kind === 'compare' ? node.comparisons : []
  if (node.kind === 'compare' && first)
    return `${quote(source, node)} ${operatorText(first.operator, node.left, first.right, source)}.`
  if (node.kind === 'slice') return sliceText(node, source)
  if (node.kind === 'tuple') return unpackedText(node, source)
  if (node.kind === 'subscript') return typeText(node, source) ?? subscriptText(node, source)
  if (node.kind === 'list' || node.kind === 'comprehension') return bracketText(node, source)
  return node.kind === 'boolean-operation' && node.values.length > 1
    ? `${quote(source, node)} ${operatorText(node.operator, node.values[0] ?? null, node.values.at(-1) ?? node, source)}.`
    : null
}

/** `random.choice` by the call that it is called in, `math.pi` by what it holds. */
function attributeText(node: ExpressionOf<'attribute'>, source: Source): string | null {
  const call = [...allExpressions(source.module)].find((part) => part.kind === 'call' && part.callee === node)
  if (call?.kind === 'call') return callText(call, source)
  if (node.value.kind === 'name' && node.value.name === 'self') return ownField(node, source)
  const entry = entryOfName(node, source)
  const does = plainDoes(entry)
  if (does === null) return columnText(node, source)
  return [`${quote(source, node)} ${does}.`, ...(entry?.note ? [entry.note] : []), wholeText(node.value, source)]
    .filter((part) => part !== '')
    .join(' ')
}

/** `self.saldo`, and what sets it apart from a parameter of the same name. */
function ownField({ name }: ExpressionOf<'attribute'>, { module }: Source): string {
  const isGiven = [...statementsIn(module.body)].some(
    (node) => node.kind === 'function' && node.parameters.some((parameter) => parameter.name === name),
  )
  const apart = isGiven
    ? ` En cambio, \`${name}\` a secas es el **parámetro**: lo que se recibe al llamar, y solo existe mientras se ejecuta ese método.`
    : ''
  return `\`self.${name}\` es un **atributo**: el dato que guarda **cada objeto**, y que se puede usar en todos los métodos.${apart}`
}

/** What an attribute is of, where an operation makes it: a difference of dates. */
function wholeText(node: Expression, source: Source): string {
  const value = node.kind === 'binary' ? valueText(node, source) : ''
  return value === '' ? '' : `La operación ${quote(source, node)} por sí sola:${value.replace(/^ Aquí/, '')}`
}

/** `Optional[int]`: what stands in the brackets is a kind of value, not a place. */
function typeText(node: ExpressionOf<'subscript'>, source: Source): string | null {
  const isType = moduleName(node.value, source)?.startsWith('typing.') === true
  const does = isType ? plainDoes(entryOfName(node.value, source)) : null
  return does === null ? null : `${quote(source, node)} ${does}.`
}

/** A lambda that says by what a call orders. */
function keyText(node: Expression, source: Source): string {
  const outer = [...allExpressions(source.module)].find(
    (part) => part.kind === 'call' && part.arguments.some(({ name, value }) => name === 'key' && value === node),
  )
  const idiom = findIdioms(source).find(({ from, name }) => from === outer?.from && name === 'key-function')
  return idiom ? `${idiomText(idiom)} ` : ''
}

function sliceText(node: Range, source: Source): string | null {
  const outer = [...allExpressions(source.module)].find((part) => part.kind === 'subscript' && part.index === node)
  return outer === undefined ? null : expressionText(outer, source)
}

/** `i + 1`, of a position that counts from 0: people count from 1. */
function sumText(node: Extract<Expression, { kind: 'binary' }>, source: Source): string {
  const plain = `${quote(source, node)} ${operatorText(node.operator, node.left, node.right, source)}.`
  const moved = shiftText(node, source)
  if (moved !== null && node.right.kind === 'call')
    return `${quote(source, node)} ${moved}.${noteOf(node.right, source)}`
  const isOne = node.right.kind === 'number' && node.right.text === '1'
  if (!isOne || node.left.kind !== 'name' || !countsFromZero(node.left.name, source)) return plain
  const isIndex = [...allExpressions(source.module)].some((part) => part.kind === 'subscript' && part.index === node)
  const name = quote(source, node.left)
  if (node.operator === '+' && !isIndex)
    return `En ${quote(source, node)} se le **suma 1** a ${name} porque ${name} empieza en 0 y las personas contamos desde 1: así el primero sale como 1 y no como 0. Solo cambia lo que se muestra; ${name} sigue igual.`
  return isIndex
    ? `${quote(source, node)} es la posición ${node.operator === '+' ? '**siguiente**' : '**anterior**'} a ${name}.`
    : plain
}

/** What surprises in a call. */
function noteOf(node: ExpressionOf<'call'>, source: Source): string {
  const note = entryOfCall(node, source)?.entry.note
  return note ? ` ${note}` : ''
}

const MAX_PARTS = 3

/** What a sign that is called by its name does, where it stands. */
function signTexts({ name, parts }: Sign, source: Source): string[] {
  const told = parts.flatMap((part): string[] => {
    if (!isExpression(part, source)) return texts(statementText(part, source))
    if (name === 'brackets') return texts(bracketText(part, source))
    if (name === 'f') return texts(prefixText(part, source))
    if (name === 'private') return texts(privateText(part))
    if (name === 'parentheses') return texts(chainBracketsText(part, source) ?? expressionText(part, source))
    return texts(expressionText(part, source) ?? tupleText(part, source))
  })
  return [...new Set(told)].slice(0, name === 'inner-loop' ? 1 : MAX_PARTS)
}
