import { byWord } from '~/platform/text/by-word'
import { plainText } from '../../../engine/lexicon/plain-text'
import type { Expression, Range, Statement } from '../../../python/ast'
import { tokensOf } from '../../../python/tokens'
import { allExpressions, statementsIn } from '../../../python/walk'
import type { IdiomName } from '../content/idiom-names'
import { WORDS } from '../content/signs'
import { findIdioms, idiomText } from '../idioms/find-idioms'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { moduleName } from '../parts/called'
import { describe } from '../parts/describe'
import { run } from '../parts/output'
import type { Ask } from '../parts/questions/ask'
import { describeName } from '../parts/questions/describe-name'
import { givenText, keywordText, numberText, signText } from '../parts/questions/pointed'
import { chainBracketsText } from '../parts/table-parts'
import { bracketText } from './brackets'
import { callText } from './calls'
import { expressionText } from './expression-text'
import { partAt } from './quoted'
import { prefixText, privateText, rawText, tupleText } from './sign-texts'
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
  const grown = word === '+=' || word === '+' ? findIdioms(source).filter(({ name }) => name === 'grown-list') : []
  if (grown.length > 0) return grown.map(idiomText)
  if (word === 'raise' && raisesAgain(token, source)) return texts(signRaise(token, source))
  const given = word === 'return' ? findIdioms(source).filter(({ name }) => name === 'return') : []
  if (given.length > 0) return given.map(idiomText).slice(0, MAX_ALIKE)
  const held = word === 'in' ? memberships(source) : []
  if (held.length > 0) return held
  const head = token && HEADS.has(word) ? headAt(token, source) : undefined
  if (head) return [statementText(head, source)]
  // Of a program whose only loops stand in brackets, these are meant.
  const made = word === 'for' || word === 'if' ? findIdioms(source).filter(({ name }) => COMPREHENSIONS.has(name)) : []
  if (made.length > 0) return made.map(idiomText).slice(0, 1)
  const ternary = word === 'if' || word === 'else' ? findIdioms(source).filter(({ name }) => name === 'ternary') : []
  if (ternary.length > 0 && head === undefined) return ternary.map(idiomText).slice(0, 1)
  const node = token && /^\W/.test(word) ? partAt(token, source) : null
  const joined =
    node !== null && (node.kind === 'binary' || node.kind === 'unary') ? expressionText(node, source) : null
  const bare = word === 'except' && BARE.test(plainText(frame.message.prose)) ? [WORDS['bare except'] ?? ''] : []
  const told = joined ?? signText(word, { tokens, source, lines: frame.lines }) ?? constantText(word)
  const value = told !== null && node !== null && node.kind === 'compare' ? valueText(node, source) : ''
  return [...texts(told === null ? null : `${told}${value}`), ...bare]
}

/** «`except` a secas». */
const BARE = /\bexcept (?:a secas|solo|sin (?:nada|tipo|mas)|vacio|pelado)\b/

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

const COMPREHENSIONS: ReadonlySet<string> = new Set([
  'list-comprehension',
  'filtered-comprehension',
  'nested-comprehension',
  'dict-comprehension',
  'set-comprehension',
])

/** `raise` with nothing behind it. */
const raisesAgain = (token: Range | undefined, { module }: Source) =>
  [...statementsIn(module.body)].some(
    (node) => node.from === token?.from && node.kind === 'raise' && node.exception === null,
  )
const signRaise = (token: Range | undefined, { lines }: Source) =>
  token === undefined ? null : (WORDS['raise alone'] ?? '').replace('{line}', `${lines.lineAt(token.from)}`)

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
  const called = word === 'cls' ? 'class-method' : 'self'
  const self = /^(?:self|cls)$/.test(word) ? findIdioms(source).find((idiom) => idiom.name === called) : undefined
  if (self) return [idiomText(self)]
  const together = givenTogether(word, source)
  if (together !== null) return [together]
  return describeName(name?.kind === 'name' ? name.name : word, source, run(code.tree)) ?? []
}

/** `fig, ax = plt.subplots(1, 2)`: what the call gives, and with what. */
function givenTogether(word: string, source: Source): string | null {
  const node = [...statementsIn(source.module.body)].find(
    (each) =>
      each.kind === 'assign' &&
      each.targets[0]?.kind === 'tuple' &&
      each.targets[0].items.some((item) => item.kind === 'name' && item.name.toLowerCase() === word),
  )
  return node?.kind === 'assign' && node.value.kind === 'call' && moduleName(node.value.callee, source) !== null
    ? callText(node.value, source)
    : null
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
  const kept = [...statementsIn(source.module.body)].find((node) => node.from === range.from && node.kind === 'assign')
  const own = kept === undefined || kept.to > range.to + 1 ? null : keptText(kept, source)
  if (own !== null) return [own]
  // «el -97 y el +97»: the number that is taken away, and put back.
  const number = /^[-+]?\s*(\d[\d.]*)$/.exec(text)?.[1]
  if (number !== undefined)
    return texts(numberText(text.replace(/[\s+]/g, ''), source, frame.lines) ?? numberText(number, source, frame.lines))
  if (/^\W+$/.test(text) && !/[[({]/.test(text)) return wordTexts(text, ask)
  const given = givenText(range, source)
  if (given !== null) return [given]
  const node = partAt(range, source)
  // What stands in the head of a block, as `*args` does, is told by itself.
  if (node !== null && !isExpression(node, source) && isBlock(node)) {
    if (/^@\w+$/.test(text)) return decoratorTexts(text.slice(1), ask)
    const inside = idiomsIn(range, source)
    return inside.length > 0 || range.from !== node.from ? inside : [statementText(node, source)]
  }
  if (node === null) return []
  // `np.where`: each call of it, which may do different things.
  const calls = [...allExpressions(source.module)].filter(
    (part) => part.kind === 'call' && source.module.source.slice(part.callee.from, part.callee.to) === text,
  )
  if (calls.length > 1 && node.kind === 'attribute')
    return [...new Set(calls.flatMap((part) => texts(expressionText(part, source))))].slice(0, MAX_PARTS)
  return texts(isExpression(node, source) ? expressionText(node, source) : statementText(node, source))
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
  const kept = keptText(node, source)
  if (kept !== null) return kept
  const line = source.lines.lineAt(node.from)
  const idioms = findIdioms(source).filter(({ from, to }) => from === node.from && to === node.to)
  const [idiom] = idioms
  if (idiom) return idiomText(idiom)
  const told = node.kind === 'expression' ? expressionText(node.value, source) : null
  if (told !== null) return told
  const does = branchDoes(node, describe(node, source), source)
  return /^(?:si|lo)\b/.test(does) ? `En la **línea ${line}**, ${does}.` : `La **línea ${line}** ${does}.`
}

/** «si se cumple …, termina la función»: of a branch of one line, what that does. */
function branchDoes(node: Statement, does: string, source: Source): string {
  const [only, more] = node.kind === 'if' ? node.body : []
  return only === undefined || more !== undefined || 'body' in only
    ? does
    : does.replace(/ejecuta lo de dentro$/, describe(only, source))
}

/** `df.loc[rows, column]` */
const isPlaced = (part: Expression) =>
  part.kind === 'subscript' && part.value.kind === 'attribute' && /^i?loc$/.test(part.value.name)

function placeText(part: Expression, source: Source): string | null {
  const [rows, columns] = part.kind === 'subscript' && part.index.kind === 'tuple' ? part.index.items : []
  if (rows === undefined || columns === undefined) return null
  return `Dentro de los corchetes de \`loc\` va primero **qué filas** y, después de la coma, **qué columna**: aquí, las filas de ${quote(source, rows)} y la columna ${quote(source, columns)}. Por eso se escribe la columna aparte, detrás de la condición.`
}

/** `self.saldo = saldo`: the same word twice, for two things. */
function keptText(node: Statement, source: Source): string | null {
  const [target] = node.kind === 'assign' ? node.targets : []
  if (node.kind !== 'assign' || target?.kind !== 'attribute' || node.value.kind !== 'name') return null
  if (target.value.kind !== 'name' || target.value.name !== 'self') return null
  const given = quote(source, node.value)
  return `${quote(source, node)} guarda **en el objeto** lo que se recibe al crearlo: ${given}, a la derecha, es el **parámetro** (lo que se pasa, y desaparece al acabar el método), y ${quote(source, target)}, a la izquierda, el **atributo** (lo que el objeto recuerda después). Se llaman igual por costumbre, pero son dos cosas.`
}

const MAX_PARTS = 3

/** What a sign that is called by its name does, where it stands. */
function signTexts({ name, parts }: Sign, source: Source): string[] {
  const placed = name === 'comma' ? parts.filter((part) => isExpression(part, source) && isPlaced(part)) : []
  const told = (placed.length > 0 ? placed : parts).flatMap((part): string[] => {
    if (!isExpression(part, source)) return texts(statementText(part, source))
    if (name === 'brackets') return texts(bracketText(part, source))
    if (name === 'f') return texts(prefixText(part, source))
    if (name === 'date-codes') return texts(part.kind === 'call' ? callText(part, source) : null)
    if (name === 'raw') return texts(rawText(part, source))
    if (name === 'private') return texts(privateText(part))
    if (name === 'comma' && isPlaced(part)) return texts(placeText(part, source))
    if (name === 'parentheses') return texts(chainBracketsText(part, source) ?? expressionText(part, source))
    return texts(expressionText(part, source) ?? tupleText(part, source))
  })
  return [...new Set(told)].slice(0, name === 'inner-loop' ? 1 : MAX_PARTS)
}
