import { inlineCode } from '../../../engine/compose'
import type { Edit } from '../../../python/edit'
import type { Token } from '../../../python/tokens'
import { type Fault, type Proposal, type Propose, suspects, tokensAt } from './proposal'

const FOREIGN_OPERATORS = new Map([
  ['&&', 'and'],
  ['||', 'or'],
  ['===', '=='],
  ['!==', '!='],
  ['<>', '!='],
  ['=>', '>='],
  ['=<', '<='],
])

/** Characters that look like one of Python's, or have its meaning. */
const LOOKALIKES = new Map([
  ['\u00a0', ' '],
  ['\u2007', ' '],
  ['\u202f', ' '],
  ['\u3000', ' '],
  ['\u200b', ''],
  ['\u200c', ''],
  ['\u200d', ''],
  ['\ufeff', ''],
  ['\u2060', ''],
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['×', '*'],
  ['÷', '/'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['（', '('],
  ['）', ')'],
  ['：', ':'],
  ['，', ','],
  ['；', ';'],
  ['´', "'"],
  ['`', "'"],
  ['¿', ''],
  ['¡', ''],
  ['€', ''],
  ['$', ''],
])
const CURLY = /[“”„«»]|[‘’‚]/

/** Quotes of phones and of typography, and other lookalikes, everywhere at once. */
export const lookalikes: Propose = ({ source, tokens }) => {
  const bad = tokens.filter(({ is, text }) => is === 'bad' && (CURLY.test(text) || LOOKALIKES.has(text)))
  const [first] = bad
  if (first === undefined) return []
  const edits: Edit[] = []
  for (const { from, text, to } of bad) {
    if (edits.some((edit) => edit.from >= from)) continue
    if (!CURLY.test(text)) edits.push({ from, to, text: LOOKALIKES.get(text) ?? '' })
    else edits.push(...straightQuotes(source, from, text))
  }
  const isQuote = CURLY.test(first.text)
  const shown = first.text.trim() === '' ? 'un espacio especial, que no se ve,' : inlineCode(first.text)
  return [
    {
      kind: 'invalid-character',
      line: first.line,
      values: {
        character: first.text,
        code: `U+${first.text.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
      },
      cause: isQuote
        ? `Las comillas ${shown} son tipográficas (de móvil o de Word). Python solo entiende las rectas: \`"\` o \`'\`.`
        : `En la línea ${first.line} hay ${shown} que Python no admite en el código.`,
      edits,
    },
  ]
}

/** The pair of curly quotes that begins here; what stands between them stays. */
function straightQuotes(source: string, from: number, quote: string): Edit[] {
  const isDouble = /[“”„«»]/.test(quote)
  const end = source.indexOf('\n', from)
  const line = source.slice(from + 1, end === -1 ? undefined : end)
  const close = line.search(isDouble ? /[“”»"]/ : /[‘’']/)
  const inner = close === -1 ? '' : line.slice(0, close)
  const straight = isDouble && !inner.includes('"') ? '"' : "'"
  const open = { from, to: from + 1, text: straight }
  return close === -1 ? [open] : [open, { from: from + 1 + close, to: from + 2 + close, text: straight }]
}

/** `&&`, `||`, `!`, `++` and their like, in the whole line. */
export const foreignOperators: Propose = (fault) =>
  suspects(fault).flatMap((line) => {
    const edits: Edit[] = []
    const found: string[] = []
    const tokens = tokensAt(fault, line)
    tokens.forEach((token, at) => {
      const edit = foreignOperator(fault.source, token, tokens[at - 1], tokens[at + 1])
      if (edit) {
        edits.push(edit)
        found.push(token.text)
      }
    })
    const [first] = found
    if (first === undefined) return []
    const written = edits.map(({ text }, at) => `${inlineCode(found[at] ?? '')} se escribe ${inlineCode(text)}`)
    const cause = `En la línea ${line}, ${[...new Set(written)].join(', y ')}.`
    return [{ kind: 'c-operator', line, values: { operator: first }, cause, edits }]
  })

function foreignOperator(source: string, token: Token, before?: Token, after?: Token): Edit | null {
  if (token.is !== 'operator') return null
  const word = FOREIGN_OPERATORS.get(token.text)
  if (word !== undefined) {
    const isWord = /[a-z]/.test(word)
    const left = isWord && source[token.from - 1] !== ' ' ? ' ' : ''
    const right = isWord && source[token.to] !== ' ' ? ' ' : ''
    return { from: token.from, to: token.to, text: `${left}${word}${right}` }
  }
  if ((token.text === '++' || token.text === '--') && before && !after) {
    return { from: before.to, to: token.to, text: ` ${token.text[0]}= 1` }
  }
  if (token.text === '!' && after && after.text !== '=') return { from: token.from, to: after.from, text: 'not ' }
  return null
}

/** `= =`, `! =`, `> =`: an operator in two pieces. */
export const splitOperators: Propose = (fault) =>
  suspects(fault).flatMap((line) =>
    tokensAt(fault, line).flatMap((token, at, all): Proposal[] => {
      const next = all[at + 1]
      const joined = `${token.text}${next?.text}`
      if (next === undefined || next.from === token.to || !/^(?:==|!=|>=|<=|\+=|-=|\*=|\/=)$/.test(joined)) return []
      const cause = `El operador ${inlineCode(joined)} se escribe junto, sin espacio en medio.`
      return [{ kind: 'invalid-syntax', line, cause, edits: [{ from: token.from, to: next.to, text: joined }] }]
    }),
  )

const CONDITIONS = new Set(['if', 'elif', 'while', 'assert'])

/** `=` in a condition: not where it names an argument. */
export const singleEquals: Propose = (fault) =>
  suspects(fault).flatMap((line) => {
    const tokens = tokensAt(fault, line)
    const start = tokens.findIndex(({ text }) => CONDITIONS.has(text))
    if (start === -1) return []
    const own = tokens.filter(({ text, depth, is }, at) => {
      const isArgument = depth > (tokens[start]?.depth ?? 0) && callDepth(tokens, at)
      return at > start && is === 'operator' && (text === '=' || text === ':=') && !isArgument
    })
    if (own.length === 0) return []
    const word = tokens[start]?.text ?? 'if'
    const cause = `En la condición del ${inlineCode(word)} hay un solo \`=\`, que asigna (guarda un valor). Para comparar, es decir, preguntar si son iguales, hacen falta dos: \`==\`.`
    return [{ kind: 'single-equals', line, cause, edits: own.map(({ from, to }) => ({ from, to, text: '==' })) }]
  })

/** Whether a token stands in the brackets of a call. */
function callDepth(tokens: readonly Token[], at: number): boolean {
  const depth = tokens[at]?.depth ?? 0
  const open = tokens.slice(0, at).findLastIndex((token) => token.text === '(' && token.depth === depth - 1)
  const callee = tokens[open - 1]
  return (
    open > 0 && callee?.is === 'name' && !CONDITIONS.has(callee.text) && !/^(?:and|or|not|in|is)$/.test(callee.text)
  )
}

/** `x == 1 or == 2`: the left side is said once only. */
export const missingLeftSide: Propose = (fault) =>
  suspects(fault).flatMap((line) =>
    tokensAt(fault, line).flatMap((token, at, all): Proposal[] => {
      const next = all[at + 1]
      if (!/^(?:and|or)$/.test(token.text) || !/^(?:==|!=|<|>|<=|>=)$/.test(next?.text ?? '')) return []
      const compare = all.slice(0, at).findLastIndex(({ text }) => /^(?:==|!=|<|>|<=|>=)$/.test(text))
      const start = all
        .slice(0, compare)
        .findLastIndex(({ text }) => /^(?:if|elif|while|and|or|not|\(|=|return)$/.test(text))
      const [from, to] = [all[start + 1]?.from ?? 0, all[compare - 1]?.to ?? 0]
      if (compare === -1 || next === undefined || from >= to) return []
      const left = fault.source.slice(from, to)
      const cause = `Después de ${inlineCode(token.text)} falta decir qué se compara: hay que repetir ${inlineCode(left)}.`
      return [{ kind: 'invalid-syntax', line, cause, edits: [{ from: next.from, to: next.from, text: `${left} ` }] }]
    }),
  )

/** `08`, `2nota`, `3x`. */
export const numbers: Propose = (fault) =>
  suspects(fault).flatMap((line) =>
    tokensAt(fault, line).flatMap((token, at, all): Proposal[] => {
      const next = all[at + 1]
      if (token.is !== 'number') return []
      const zeros = /^0+(?=\d+$)/.exec(token.text)
      if (zeros && /[1-9]/.test(token.text)) {
        const text = token.text.slice(zeros[0].length)
        const cause = `${inlineCode(token.text)} empieza por 0, y un número entero no puede llevar ceros delante. Se escribe ${inlineCode(text)}.`
        return [{ kind: 'leading-zeros', line, cause, edits: [{ from: token.from, to: token.to, text }] }]
      }
      if (next?.is !== 'name' || next.from !== token.to) return []
      const imaginary = /^(\d+)([jJ])$/.exec(token.text)
      if (imaginary?.[1] && imaginary[2]) return [renamed(fault, line, `${imaginary[2]}${next.text}`, imaginary[1])]
      return /^\d+$/.test(token.text) ? digitsBeforeName(fault.tokens, token, next) : []
    }),
  )

/** `2do_parcial` is `parcial_2`. */
function nameWithDigits(name: string, digits: string): string {
  const ordinal = /^(?:er|ro|ra|do|da|to|ta|mo|ma|vo|va|no|na|st|nd|rd|th|o|a)?_(.+)$/.exec(name)?.[1]
  return ordinal ? `${ordinal}_${digits}` : `${name.replace(/^_+/, '')}${digits}`
}

/** `1jugador`: its first two signs are read as a number of their own. */
function renamed({ source }: Fault, line: number, name: string, digits: string): Proposal {
  const [wrong, right] = [`${digits}${name}`, nameWithDigits(name, digits)]
  const places = [...source.matchAll(new RegExp(`(?<![\\w.])${wrong}(?!\\w)`, 'gu'))]
  return {
    kind: 'invalid-number',
    line,
    cause: `${inlineCode(wrong)} empieza por una cifra, y el nombre de una variable no puede empezar por un número. Lo he cambiado por ${inlineCode(right)} en todo el programa.`,
    edits: places.map(({ index }) => ({ from: index, to: index + wrong.length, text: right })),
  }
}

function digitsBeforeName(tokens: readonly Token[], digits: Token, name: Token): Proposal[] {
  const { line } = digits
  const wrong = `${digits.text}${name.text}`
  const right = nameWithDigits(name.text, digits.text)
  const isUsed = (token: Token, at: number) =>
    token.is === 'number' &&
    token.text === digits.text &&
    tokens[at + 1]?.from === token.to &&
    tokens[at + 1]?.text === name.text
  const renamed = tokens.flatMap((token, at) =>
    isUsed(token, at) ? [{ from: token.from, to: token.to + name.text.length, text: right }] : [],
  )
  const isKnown = tokens.some((token, at) => token.text === name.text && tokens[at - 1]?.to !== token.from)
  const rename: Proposal = {
    kind: 'invalid-number',
    line,
    cause: `${inlineCode(wrong)} empieza por una cifra, y el nombre de una variable no puede empezar por un número. Lo he cambiado por ${inlineCode(right)} en todo el programa.`,
    edits: renamed,
  }
  const product: Proposal = {
    kind: 'invalid-number',
    line,
    cause: `En ${inlineCode(wrong)} falta el \`*\`: en Python la multiplicación se escribe siempre.`,
    edits: [{ from: digits.to, to: digits.to, text: ' * ' }],
  }
  return isKnown ? [product, rename] : [rename, product]
}
