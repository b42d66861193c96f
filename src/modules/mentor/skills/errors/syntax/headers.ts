import { inlineCode } from '../../../engine/compose'
import type { Edit } from '../../../python/edit'
import { HEADERS, type Token } from '../../../python/tokens'
import { spaced } from './naming'
import { type Fault, type Proposal, type Propose, suspects, tokensAt } from './proposal'

const replace = ({ from, to }: Token, text: string): Edit => ({ from, to, text })
const columnOf = ({ lines, problem }: Fault) => lines.rangeOf(problem.line).from + problem.column - 1

/** The `:` of a line that opens a block. */
export const missingColon: Propose = (fault) =>
  suspects(fault).flatMap((line) => {
    const tokens = tokensAt(fault, line)
    const [first, last] = [tokens[0], tokens.at(-1)]
    if (first === undefined || last === undefined || !HEADERS.has(first.text)) return []
    if (/^(?:match|case|async)$/.test(first.text) && tokens[1]?.text === '=') return []
    const cause = `A la línea ${line} le faltan los dos puntos \`:\` del final: los lleva toda línea que empieza por ${inlineCode(first.text)}.`
    const isSign = /^[;,.]$/.test(last.text)
    const end = isSign ? last.from : last.to
    const edits = [{ from: end, to: last.to, text: ':' }]
    const proposal: Proposal = { kind: 'missing-colon', line, cause, edits }
    const word = tokens.at(-2)
    if (last.text === ':' && word && /^(?:then|do|entonces|hacer)$/i.test(word.text)) {
      const told = `${inlineCode(word.text)} sobra: en Python basta con los dos puntos.`
      return [
        {
          kind: 'foreign-word',
          line,
          values: { word: word.text },
          cause: told,
          edits: [{ from: tokens.at(-3)?.to ?? word.from, to: word.to, text: '' }],
        },
      ]
    }
    if (last.text === ':') return []
    const then = /^(?:then|do|entonces|hacer)$/i.test(last.text)
      ? [{ ...proposal, edits: [{ from: tokens.at(-2)?.to ?? last.from, to: last.to, text: ':' }] }]
      : []
    return [...then, proposal, ...colonInside(fault, tokens, proposal)]
  })

/** `if x > 3 print(x)`: the block is on the same line. */
function colonInside(fault: Fault, tokens: readonly Token[], proposal: Proposal): Proposal[] {
  const next = tokens.find(
    ({ from, line, is }, at) => from === columnOf(fault) && line === fault.problem.line && at > 1 && is === 'name',
  )
  const before = next && tokens[tokens.indexOf(next) - 1]
  return next && before ? [{ ...proposal, edits: [{ from: before.to, to: before.to, text: ':' }] }] : []
}

/** `print "x"` in all lines at once. */
export const printStatement: Propose = (fault) => {
  const edits: Edit[] = []
  let first = 0
  for (let line = 1; line < fault.byLine.length; line += 1) {
    const tokens = tokensAt(fault, line)
    const start = tokens.findIndex(({ text }, at) => PRINTS.has(text) && (at === 0 || tokens[at - 1]?.text === ':'))
    const [word, next, last] = [tokens[start], tokens[start + 1], tokens.at(-1)]
    if (!word || !next || !last || word.depth > 0 || /^(?:[=.,:)\]]|\+=)$/.test(next.text)) continue
    if (next.text === '(' && closesAtEnd(tokens.slice(start + 1))) continue
    first ||= line
    const name = word.text.toLowerCase() === 'imprimir' ? 'print' : word.text.toLowerCase()
    edits.push({ from: word.from, to: next.from, text: `${name}(` }, { from: last.to, to: last.to, text: ')' })
  }
  if (first === 0) return []
  const word = tokensAt(fault, first).find(({ text }) => PRINTS.has(text))?.text ?? 'print'
  const old = oldNames(fault)
  const renamed = [...new Map(old.map(({ was, edit }) => [was, edit.text]))]
    .map(([was, now]) => ` ${inlineCode(was)} tampoco existe ya en Python 3: ahora es ${inlineCode(now)}.`)
    .join('')
  const cause = `En la línea ${first}, ${inlineCode(word)} no lleva paréntesis. En Python 3 es una función: lo que se imprime va entre paréntesis.${renamed}`
  return [
    {
      kind: 'print-statement',
      line: first,
      values: { function: 'print' },
      cause,
      edits: [...edits, ...old.map(({ edit }) => edit)],
    },
  ]
}

/** What is called otherwise since Python 3; who prints without parentheses has a program of before. */
function oldNames(fault: Fault): { was: string; edit: Edit }[] {
  const found: { was: string; edit: Edit }[] = []
  for (let line = 1; line < fault.byLine.length; line += 1) {
    for (const token of tokensAt(fault, line)) {
      const now = SINCE_PYTHON_3.get(token.text)
      if (token.is === 'name' && now !== undefined) found.push({ was: token.text, edit: replace(token, now) })
    }
  }
  return found
}

const SINCE_PYTHON_3 = new Map([
  ['raw_input', 'input'],
  ['xrange', 'range'],
  ['unicode', 'str'],
  ['unichr', 'chr'],
  ['iteritems', 'items'],
  ['itervalues', 'values'],
  ['iterkeys', 'keys'],
])

const PRINTS = new Set(['print', 'Print', 'PRINT', 'imprimir', 'exec'])

function closesAtEnd(tokens: readonly Token[]): boolean {
  const depth = tokens[0]?.depth ?? 0
  const close = tokens.findIndex(({ text, depth: own }, at) => at > 0 && text === ')' && own <= depth + 1)
  return close === -1 || close === tokens.length - 1 || tokens[close + 1]?.is === 'operator'
}

/** `else if`, `elseif`, `else x:`, an `elif` without a condition. */
export const elseIf: Propose = (fault) =>
  suspects(fault).flatMap((line): Proposal[] => {
    const [first, second, third] = tokensAt(fault, line)
    if (first === undefined) return []
    if (/^(?:else|sino)$/i.test(first.text) && second?.text === 'if') {
      const cause = `En la línea ${line} pone ${inlineCode('else if')}. En Python se escribe ${inlineCode('elif')}, en una palabra.`
      return [{ kind: 'else-if', line, cause, edits: [{ from: first.from, to: second.to, text: 'elif' }] }]
    }
    if (/^(?:elseif|elsif|elsiff|elif)$/i.test(first.text) && first.text !== 'elif') {
      const cause = `${inlineCode(first.text)} no existe en Python: se escribe ${inlineCode('elif')}.`
      return [{ kind: 'else-if', line, cause, edits: [replace(first, 'elif')] }]
    }
    if (first.text === 'elif' && (second === undefined || second.text === ':')) {
      const cause = `El ${inlineCode('elif')} de la línea ${line} no tiene condición. Si es «en los demás casos», es ${inlineCode('else')}.`
      return [{ kind: 'else-condition', line, cause, edits: [replace(first, 'else')] }]
    }
    if (first.text === 'else' && second && second.text !== ':' && second.text !== '{' && third) {
      const cause = `El ${inlineCode('else')} de la línea ${line} lleva una condición. Con condición se escribe ${inlineCode('elif')}.`
      return [{ kind: 'else-condition', line, cause, edits: [replace(first, 'elif')] }]
    }
    return []
  })

/** `def f:` and `def mi funcion():`. */
export const definitions: Propose = (fault) =>
  suspects(fault).flatMap((line): Proposal[] => {
    const [first, name, next, after] = tokensAt(fault, line)
    if (first?.text !== 'def' || name?.is !== 'name' || next === undefined) return []
    if (next.text === ':' || next === undefined) {
      const cause = `A la función ${inlineCode(name.text)} le faltan los paréntesis: se ponen siempre, aunque no reciba nada.`
      return [{ kind: 'def-parentheses', line, cause, edits: [{ from: name.to, to: name.to, text: '()' }] }]
    }
    return next.is === 'name' && after?.text === '(' ? spaced(fault, [name, next]) : []
  })
