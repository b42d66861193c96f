import { inlineCode } from '../../../engine/compose'
import type { Edit } from '../../../python/edit'
import { HEADERS, KEYWORDS, type Token } from '../../../python/tokens'
import { type Fault, indentOf, type Proposal, type Propose, suspects, tokensAt } from './proposal'

const replace = ({ from, to }: Token, text: string): Edit => ({ from, to, text })
const columnOf = ({ lines, problem }: Fault) => lines.rangeOf(problem.line).from + problem.column - 1

/** A `:` at the end of a line that opens no block, and a doubled one. */
export const extraSigns: Propose = (fault) =>
  suspects(fault).flatMap((line): Proposal[] => {
    const tokens = tokensAt(fault, line)
    const [first, last, before] = [tokens[0], tokens.at(-1), tokens.at(-2)]
    if (first === undefined || last === undefined || last.depth > 0) return []
    const isDoubled = last.text === ':' && before?.text === ':'
    const isExtra = /^[:,.;]$/.test(last.text) && !HEADERS.has(first.text) && last !== first
    if (!isDoubled && !isExtra) return []
    const cause = `Al final de la línea ${line} sobra ${inlineCode(last.text)}.`
    return [{ kind: 'invalid-syntax', line, cause, edits: [replace(last, '')] }]
  })

/** A word of a line, with those around it. */
type Word = { line: number; tokens: readonly Token[]; at: number; token: Token }

/** `return` in a lambda, `:=` alone, `if` without `else` in a value, `for i range(3)`. */
export const smallWords: Propose = (fault) =>
  suspects(fault).flatMap((line): Proposal[] => {
    const tokens = tokensAt(fault, line)
    const words = tokens.map((token, at): Word => ({ line, tokens, at, token }))
    return [...words.flatMap((word) => WORDS.flatMap((propose) => propose(word) ?? [])), ...withoutElse(line, tokens)]
  })

const WORDS: readonly ((word: Word) => Proposal | null)[] = [
  returnInLambda,
  walrusAlone,
  forWithoutIn,
  forWithOf,
  nothingStored,
]

function returnInLambda({ line, tokens, at, token }: Word): Proposal | null {
  const next = tokens[at + 1]
  if (token.text !== 'return' || !tokens.slice(0, at).some(({ text }) => text === 'lambda') || !next) return null
  return {
    kind: 'lambda-statement',
    line,
    cause: 'Una `lambda` devuelve sola su valor: sobra `return`.',
    edits: [{ from: token.from, to: next.from, text: '' }],
  }
}

function walrusAlone({ line, at, token }: Word): Proposal | null {
  if (token.text !== ':=' || at !== 1 || token.depth > 0) return null
  return {
    kind: 'invalid-syntax',
    line,
    cause: 'Para guardar un valor en una línea propia basta `=`; `:=` es para dentro de otra expresión.',
    edits: [replace(token, '=')],
  }
}

function forWithoutIn({ line, tokens, at, token }: Word): Proposal | null {
  const next = tokens[at + 1]
  if (tokens[0]?.text !== 'for' || at !== 1 || next?.is !== 'name' || next.text === 'in' || next.depth > 0) return null
  return {
    kind: 'invalid-syntax',
    line,
    cause: `Al \`for\` de la línea ${line} le falta \`in\`: ${inlineCode(`for ${token.text} in …`)}.`,
    edits: [{ from: token.to, to: token.to, text: ' in' }],
  }
}

function forWithOf({ line, tokens, at, token }: Word): Proposal | null {
  if (tokens[0]?.text !== 'for' || token.text !== 'of' || at !== 2) return null
  return {
    kind: 'foreign-word',
    line,
    values: { word: 'of' },
    cause: 'En Python el `for` lleva `in`, no `of`.',
    edits: [replace(token, 'in')],
  }
}

/** `x =` and nothing behind it. */
function nothingStored({ line, tokens, at, token }: Word): Proposal | null {
  if (token.text !== '=' || at === 0 || at !== tokens.length - 1) return null
  return {
    kind: 'missing-value',
    line,
    cause: `La línea ${line} se queda a medias: después de \`=\` falta el valor.`,
    edits: [{ from: token.to, to: token.to, text: ' None' }],
    decide: 'He puesto `None` (nada) para que el programa se pueda leer: cámbialo por el valor que quieras.',
  }
}

/** `x = 1 if y`. */
function withoutElse(line: number, tokens: readonly Token[]): Proposal[] {
  const [first, end] = [tokens[0], tokens.at(-1)]
  const isInValue = tokens.some(({ text }, at) => text === 'if' && at > 1) && !HEADERS.has(first?.text ?? '')
  if (!isInValue || tokens.some(({ text }) => text === 'else') || !end) return []
  return [
    {
      kind: 'else-missing',
      line,
      cause: `El \`if\` de la línea ${line} está dentro de un valor, y ahí necesita su \`else\`.`,
      edits: [{ from: end.to, to: end.to, text: ' else None' }],
      decide: 'Cambia `None` por el valor que quieras cuando la condición no se cumpla.',
    },
  ]
}

/** `x = 3 print(x)`: two statements in one line; a value stored the wrong way round. */
export const statements: Propose = (fault) =>
  suspects(fault).flatMap((line): Proposal[] => {
    const tokens = tokensAt(fault, line)
    const at = tokens.findIndex(({ from }) => from === columnOf(fault))
    const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
    const proposals: Proposal[] = []
    const starts =
      token?.is === 'name' &&
      (next?.text === '(' || next?.text === '=' || next?.text === '.' || KEYWORDS.has(token.text))
    if (before && token && starts && token.depth === 0 && at > 1) {
      const cause = `En la línea ${line} hay dos instrucciones seguidas: ${inlineCode(token.text)} empieza otra, y va en su propia línea.`
      proposals.push({
        kind: 'two-statements',
        line,
        cause,
        edits: [{ from: before.to, to: token.from, text: `\n${indentOf(fault, line)}` }],
      })
    }
    proposals.push(...backwards(fault, line, tokens), ...augmentedCall(fault, line))
    const [left, equals, right] = tokens
    if (
      tokens.length === 3 &&
      left &&
      equals?.text === '=' &&
      right?.is === 'name' &&
      (left.is === 'number' || left.is === 'string')
    ) {
      const cause = `La línea ${line} está al revés: el nombre va a la izquierda del \`=\` y el valor, a la derecha.`
      proposals.push({
        kind: 'assign-to-expression',
        line,
        cause,
        edits: [replace(left, right.text), replace(right, left.text)],
      })
    }
    return proposals
  })

/** `a + b = c`: a sum on the left and the name on the right. */
function backwards({ source }: Fault, line: number, tokens: readonly Token[]): Proposal[] {
  const at = tokens.findIndex(({ text, depth }) => text === '=' && depth === 0)
  const [first, before, right] = [tokens[0], tokens[at - 1], tokens[at + 1]]
  if (at < 3 || tokens.length !== at + 2 || !first || !before || right?.is !== 'name' || HEADERS.has(first.text))
    return []
  const isOperation = tokens.slice(0, at).some(({ text, is }) => is === 'operator' && /^[-+*/%]{1,2}$|^\($/.test(text))
  if (!isOperation || KEYWORDS.has(right.text)) return []
  const left = source.slice(first.from, before.to)
  const cause = `La línea ${line} está al revés: a la izquierda del \`=\` va el nombre de la variable (${inlineCode(right.text)}) y a la derecha, lo que se le asigna (${inlineCode(left)}).`
  return [
    {
      kind: 'assign-to-expression',
      line,
      cause,
      edits: [{ from: first.from, to: right.to, text: `${right.text} = ${left}` }],
    },
  ]
}

const AUGMENTED_GET = /^([ \t]*)([\w.]{1,60})\.get\(\s*([^,()]{1,60}?)\s*(?:,\s*([^()]{1,60}))?\)\s*([-+*/])=\s*(\S.*)$/

/** `d.get(k, 0) += 1`: what a call gives cannot be changed in place. */
function augmentedCall({ lines }: Fault, line: number): Proposal[] {
  const text = lines.textOf(line).slice(0, 400)
  const [whole, indent = '', held = '', key = '', standard = '0', operator = '+', value = ''] =
    AUGMENTED_GET.exec(text) ?? []
  if (whole === undefined) return []
  const { from } = lines.rangeOf(line)
  const right = `${held}[${key}] = ${held}.get(${key}, ${standard}) ${operator} ${value}`
  const cause = `En la línea ${line}, a la izquierda de \`${operator}=\` hay una llamada, ${inlineCode(`${held}.get(…)`)}, y ahí solo puede ir el sitio donde se guarda: ${inlineCode(`${held}[${key}]`)}. \`get\` va a la derecha.`
  return [{ kind: 'augmented-target', line, cause, edits: [{ from, to: from + whole.length, text: indent + right }] }]
}
