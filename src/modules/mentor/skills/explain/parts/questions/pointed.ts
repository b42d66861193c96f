import { entryOf } from '../../../../engine/lexicon/entry'
import type { Expression, ExpressionOf, Range, Statement } from '../../../../python/ast'
import { boundBy } from '../../../../python/evaluate/statements/scope'
import type { Token } from '../../../../python/tokens'
import { allExpressions, expressionsIn, expressionsOf, statementsIn } from '../../../../python/walk'
import { IDIOM_WORDS } from '../../content/pointing-words'
import { OPERATORS, WORDS } from '../../content/signs'
import { findIdioms, idiomText } from '../../idioms/find-idioms'
import { quote, type Source } from '../../idioms/idiom'
import { calledName } from '../../idioms/in-calls'
import { isArray } from '../../library/names'
import { describeMethod, entryOfCall, roleText } from '../called'
import { describeExpression } from '../describe'

const onLines = <Place extends { from: number }>(
  places: readonly Place[],
  lines: readonly number[],
  { lines: { lineAt } }: Source,
) => places.find(({ from }) => lines.includes(lineAt(from))) ?? places[0]

type Placed = { from: number; text: string }

/** A number by what it is part of. */
export function numberText(word: string, source: Source, lines: readonly number[]): string | null {
  if (!/^-?\d/.test(word)) return null
  const isIt = (part: Expression | null | undefined) =>
    part != null &&
    (part.kind === 'number' || part.kind === 'unary') &&
    source.module.source.slice(part.from, part.to) === word
  const places: Placed[] = []
  const letter = letterText(word, source)
  if (letter !== null) return letter
  for (const node of allExpressions(source.module)) {
    const add = (text: string) => places.push({ from: node.from, text })
    if (node.kind === 'call') {
      for (const [at, { value, name, from, to }] of node.arguments.entries())
        if (isIt(value)) add(argumentText(node, { at, name, whole: quote(source, { from, to }) }, source))
    } else if (node.kind === 'subscript' && isIt(node.index)) add(positionText(word, node, source))
    else if (node.kind === 'subscript') {
      const { lower, upper, step } = sliceWith(node.index, isIt)
      if (isIt(lower))
        add(`El \`${word}\` de ${quote(source, node)} es la posición donde **empieza** el corte, y se incluye.`)
      if (isIt(upper))
        add(`El \`${word}\` de ${quote(source, node)} es la posición donde **acaba** el corte, y esa ya no se incluye.`)
      if (isIt(step))
        add(
          `El \`${word}\` de ${quote(source, node)} es el **paso**: ${Number(word) < 0 ? 'va hacia atrás' : `toma uno de cada ${word}`}.`,
        )
    } else if (node.kind === 'binary' && (isIt(node.left) || isIt(node.right)))
      add(
        `En ${quote(source, node)}, el \`${word}\` es un número de la cuenta: ${operatorText(node.operator, node.left, node.right, source)}.`,
      )
    else if (node.kind === 'compare' && node.comparisons.some(({ right }) => isIt(right))) {
      const [first] = node.comparisons
      if (first)
        add(
          `El \`${word}\` es con lo que se compara: ${quote(source, node)} ${operatorText(first.operator, node.left, first.right, source)}.`,
        )
    }
  }
  for (const node of statementsIn(source.module.body)) {
    const text = statementNumber(node, word, isIt, source)
    if (text !== null) places.push({ from: node.from, text })
  }
  return onLines(places, lines, source)?.text ?? null
}

const BASES: Readonly<Record<string, readonly [string, string, string?]>> = {
  '97': [
    'la letra `a`',
    'de 0 a 25: la `a` es 0, la `b` 1… y la `z`, 25',
    ' Solo vale para **minúsculas** sin tilde: las mayúsculas y la `ñ` tienen otros códigos.',
  ],
  '65': [
    'la letra `A`',
    'de 0 a 25: la `A` es 0, la `B` 1… y la `Z`, 25',
    ' Solo vale para **mayúsculas** sin tilde: las minúsculas y la `Ñ` tienen otros códigos.',
  ],
  '48': ['la cifra `0`', 'de 0 a 9: la `0` es 0… y la `9`, 9'],
}

/** `ord(c) - 97`: the number of the first letter. */
function letterText(word: string, source: Source): string | null {
  const base = entryOf(BASES, word)
  if (base === undefined || !/\b(?:ord|chr)\(/.test(source.module.source)) return null
  const [first, counted, only = ''] = base
  return `\`${word}\` es el **código** de ${first} (\`ord\`): al **restarlo**, se pasa a contar desde 0 (${counted}), y con eso se puede hacer la cuenta; al **sumarlo** otra vez se vuelve al código, que \`chr\` convierte en letra.${only}`
}

type Slice = Pick<ExpressionOf<'slice'>, 'lower' | 'upper' | 'step'>

/** The slice that a number is in: alone, or one of `[0:3, 1:]`. */
function sliceWith(index: Expression, isIt: (part: Expression | null) => boolean): Slice {
  const parts = index.kind === 'tuple' ? index.items : [index]
  const found = parts.find((each) => each.kind === 'slice' && [each.lower, each.upper, each.step].some(isIt))
  return found?.kind === 'slice' ? found : { lower: null, upper: null, step: null }
}

function statementNumber(
  node: Statement,
  word: string,
  isIt: (part: Expression | null) => boolean,
  source: Source,
): string | null {
  const line = source.lines.lineAt(node.from)
  if (node.kind === 'assign' && isIt(node.value))
    return `El \`${word}\` de la línea ${line} es el valor con el que empieza ${quote(source, node.targets[0] ?? node)}.`
  if (node.kind === 'augmented-assign' && isIt(node.value))
    return `En la línea ${line}, ${operatorText(`${node.operator}=`, node.target, node.value, source)}.`
  if (node.kind === 'return' && isIt(node.value))
    return `El \`${word}\` de la línea ${line} es lo que **devuelve** la función en ese caso.`
  if (node.kind !== 'function') return null
  const parameter = node.parameters.find(({ standard }) => isIt(standard))
  return parameter
    ? `El \`${word}\` es el **valor por defecto** de \`${parameter.name}\`: el que toma si no se le pasa ninguno.`
    : null
}

const MAX_CALL = 60

/** A call as it stands, or by its name where it is long: the part of it that is told is quoted beside it. */
function shortCall(node: ExpressionOf<'call'>, source: Source): string {
  const whole = source.module.source.slice(node.from, node.to)
  if (whole.length <= MAX_CALL && !whole.includes('\n')) return quote(source, node)
  const isPlain = node.callee.kind === 'name' || (node.callee.kind === 'attribute' && node.callee.value.kind === 'name')
  return isPlain
    ? `\`${source.module.source.slice(node.callee.from, node.callee.to)}(…)\``
    : `\`.${calledName(node)}(…)\``
}

type Given = { at: number; name: string | null; whole: string }

/** What an argument is for: of a function of Python's by the table, of an own one by its parameter. */
export function argumentText(node: ExpressionOf<'call'>, { at, name, whole }: Given, source: Source): string {
  const callee = calledName(node)
  const role = roleText(node, at, source)
  if (role !== null)
    return `En ${shortCall(node, source)}, ${role}${extra(node, source)}${writtenText(node.arguments[at]?.value)}`
  const own = [...statementsIn(source.module.body)].find((each) => each.kind === 'function' && each.name === callee)
  const parameters = own?.kind === 'function' ? own.parameters.filter((each) => each.name !== 'self') : []
  const parameter = name ?? parameters[at]?.name
  if (parameter !== undefined && (own !== undefined || entryOfCall(node, source) === null))
    return `En ${quote(source, node)}, ${whole} es el valor que recibe el parámetro \`${parameter}\`.`
  return `${whole} es lo que se le pasa a \`${callee}\`: ${describeMethod(node, source) ?? describeExpression(node, source)}.`
}

/** What is given to a call, where a piece of the program is just that: `how="left"`, or the text in `resample("ME")`. */
export function givenText({ from, to }: Range, source: Source): string | null {
  for (const node of allExpressions(source.module)) {
    if (node.kind !== 'call') continue
    const at = node.arguments.findIndex(
      (each) =>
        (each.from === from && each.to === to && each.name !== null) ||
        (each.value.kind === 'string' && each.value.from === from && each.value.to === to),
    )
    const given = node.arguments[at]
    if (given === undefined || TOLD_BY_IDIOM.has(given.name ?? '')) continue
    return roleText(node, at, source) === null
      ? null
      : argumentText(node, { at, name: given.name, whole: quote(source, given) }, source)
  }
  return null
}

const TOLD_BY_IDIOM = new Set(['key', 'end'])

/** What stands between quotes where it is hardly seen. */
const HARDLY_SEEN: Readonly<Record<string, string>> = {
  ' ': 'un **espacio**',
  '': '**nada**',
  '\n': 'un **salto de línea**',
  '\t': 'un **tabulador**',
  ', ': 'una coma y un espacio',
}
export const writtenText = (value: Expression | undefined) =>
  value?.kind === 'string' && Object.hasOwn(HARDLY_SEEN, value.value)
    ? ` Entre las comillas ${value.value === '' ? 'no ' : ''}hay ${HARDLY_SEEN[value.value]}.`
    : ''

/** The numbers that a `range` gives. */
function extra(node: ExpressionOf<'call'>, source: Source): string {
  const idiom = findIdioms(source).find(({ name, from }) => name === 'range' && from === node.from)
  return idiom ? ` Así da los números ${idiom.slots.values ?? ''}.` : ''
}

const PLACES: Readonly<Record<string, string>> = {
  '0': 'el **primero**: se empieza a contar en 0',
  '1': 'el **segundo**, porque se cuenta desde 0',
  '-1': 'el **último**: con negativos se cuenta desde el final',
  '-2': 'el penúltimo',
}

const positionText = (word: string, node: ExpressionOf<'subscript'>, source: Source) =>
  `El \`${word}\` es la **posición** que se pide de ${quote(source, node.value)}: ${entryOf(PLACES, word) ?? `el número ${Number(word) + 1}, porque se cuenta desde 0`}.`

export function operatorText(operator: string, left: Expression | null, right: Expression, source: Source): string {
  if (operator === '/' && left !== null && right.kind === 'string')
    return `une ${quote(source, left)} y ${quote(source, right)} en una sola **ruta**: con \`pathlib\` la barra no divide`
  const plain = (node: Expression | null) => (node === null ? '' : source.module.source.slice(node.from, node.to))
  const slots: Record<string, string> = {
    left: left === null ? '' : quote(source, left),
    right: quote(source, right),
    plainLeft: plain(left),
    plainRight: plain(right),
  }
  if (/^[/%]|^\/\//.test(operator) && right.kind === 'number' && Number(right.text) === 0)
    return `intenta dividir ${slots.left} entre 0, y eso no se puede: salta \`ZeroDivisionError\``
  const isOfArrays = operator === '*' && left !== null && [left, right].some((each) => isArray(each, source))
  const isOfText = operator === '%' && (left?.kind === 'string' || left?.kind === 'format-string')
  return (
    entryOf(OPERATORS, isOfArrays ? '* of arrays' : isOfText ? '% of text' : operator) ?? `aplica \`${operator}\``
  ).replace(/\{(\w+)\}/g, (_whole, slot: string) => slots[slot] ?? '')
}

/** Its role is known, or the function is theirs. */
const isKnownArgument = (node: ExpressionOf<'call'>, at: number, source: Source): boolean =>
  roleText(node, at, source) !== null ||
  entryOfCall(node, source) !== null ||
  [...statementsIn(source.module.body)].some(
    (each) => (each.kind === 'function' || each.kind === 'class') && each.name === calledName(node),
  )

/** A name that an argument is given by: `end`, `reverse`, `key`. A variable of the program is told by itself. */
export function keywordText(word: string, source: Source): string | null {
  if ([...statementsIn(source.module.body)].some((node) => boundBy(node).includes(word))) return null
  for (const node of allExpressions(source.module)) {
    if (node.kind !== 'call') continue
    const at = node.arguments.findIndex(({ name }) => name?.toLowerCase() === word)
    const argument = node.arguments[at]
    if (argument && isKnownArgument(node, at, source))
      return argumentText(node, { at, name: argument.name, whole: quote(source, argument) }, source)
  }
  return null
}

type Sought = { tokens: readonly Token[]; source: Source; lines: readonly number[] }

/** A sign or a word of the language, with what stands at its sides. */
export function signText(word: string, { tokens, source, lines }: Sought): string | null {
  const found = tokens.filter(({ is, text }) => (is === 'operator' || is === 'name') && text.toLowerCase() === word)
  const token = onLines(found, lines, source)
  if (token === undefined) return null
  const line = source.lines.lineAt(token.from)
  for (const statement of statementsIn(source.module.body)) {
    if (
      statement.kind === 'augmented-assign' &&
      `${statement.operator}=` === word &&
      source.lines.lineAt(statement.from) === line
    )
      return `En la línea ${line}, \`${word}\` ${operatorText(word, statement.target, statement.value, source)}.`
    if (word === '=' && statement.kind === 'assign' && source.lines.lineAt(statement.from) === line)
      return `En la línea ${line}, \`=\` ${operatorText('=', statement.targets[0] ?? null, statement.value, source)}.`
    for (const expression of expressionsOf(statement)) {
      for (const node of expressionsIn(expression)) {
        const sides = sidesOf(node, word)
        if (sides && node.from <= token.from && token.from < node.to) {
          const idiom = findIdioms(source).find(({ from, to }) => from === node.from && to === node.to)
          if (idiom && word !== '==') return idiomText(idiom)
          return `En ${quote(source, node)} (línea ${line}), \`${word}\` ${operatorText(word, sides[0], sides[1], source)}.`
        }
      }
    }
  }
  const idiom = findIdioms(source).find(
    ({ from, to, name }) =>
      from <= token.from && (token.from < to || name === 'generator') && entryOf(IDIOM_WORDS, word)?.includes(name),
  )
  if (idiom) return idiomText(idiom)
  return entryOf(WORDS, word)?.replaceAll('{line}', `${line}`) ?? null
}

function sidesOf(node: Expression, word: string): [Expression | null, Expression] | null {
  if (node.kind === 'binary' && node.operator === word) return [node.left, node.right]
  if (node.kind === 'compare') {
    const at = node.comparisons.findIndex(({ operator }) => operator === word)
    const one = node.comparisons[at]
    return one ? [at === 0 ? node.left : (node.comparisons[at - 1]?.right ?? node.left), one.right] : null
  }
  if (node.kind === 'boolean-operation' && node.operator === word) {
    const [left, right] = node.values
    return left && right ? [left, right] : null
  }
  return node.kind === 'not' && word === 'not' ? [null, node.operand] : null
}
