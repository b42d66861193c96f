import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../../engine/compose'
import { CLOSERS, HEADERS, OPENERS, type Token } from '../../../python/tokens'
import { type Fault, indentOf, lineAbove, type Proposal, type Propose, suspects, tokensAt } from './proposal'

type Brackets = { open: Token[]; extra: Token | null; wrong: { opener: Token; closer: Token } | null }

/** Brackets up to a line: those still open, the first that closes nothing, and the first that closes another. */
function bracketsOf(tokens: readonly Token[]): Brackets {
  const open: Token[] = []
  for (const token of tokens) {
    if (token.is !== 'operator') continue
    if (OPENERS.has(token.text)) open.push(token)
    if (!CLOSERS.has(token.text)) continue
    const opener = open.at(-1)
    if (opener === undefined) return { open, extra: token, wrong: null }
    if (OPENERS.get(opener.text) !== token.text) return { open, extra: null, wrong: { opener, closer: token } }
    open.pop()
  }
  return { open, extra: null, wrong: null }
}

/** A bracket that is never closed, closes nothing, or closes another. */
export const brackets: Propose = (fault) => {
  const { open, extra, wrong } = bracketsOf(fault.tokens)
  if (wrong) return [...wrongBracket(wrong), ...neverClosed(fault, wrong.opener)]
  if (extra) return unmatched(extra)
  // The innermost that is open where the fault was noticed, the outermost as the last resort.
  return [...open]
    .reverse()
    .flatMap((opener) => neverClosed(fault, opener))
    .slice(0, 8)
}

/** A bracket that is open where a line plainly begins a statement of its own. */
export const leftOpen: Propose = (fault) => {
  for (let line = 2; line < fault.byLine.length; line += 1) {
    const [first, second] = tokensAt(fault, line)
    if (first === undefined || first.depth === 0) continue
    // Behind a comma, `x = 3` is an argument.
    const isStored = second?.text === '=' && isValue(tokensAt(fault, lineAbove(fault, line)).at(-1))
    if (!STATEMENTS.has(first.text) && !isStored) continue
    const before = fault.tokens.filter(({ from }) => from < first.from)
    const { open } = bracketsOf(before)
    const opener = open.at(-1)
    if (opener === undefined || indentOf(fault, line).length > indentOf(fault, opener.line).length) continue
    // A text that is not closed hides its bracket: it comes first.
    if (tokensAt(fault, opener.line).some(({ is, isClosed }) => is === 'string' && !isClosed)) return []
    const above = lineAbove(fault, line)
    const closed = neverClosed(fault, opener, above).filter((proposal) => proposal.line === above)
    return closed.slice(0, 1).map((proposal) => ({ ...proposal, isSure: true as const }))
  }
  return []
}

const STATEMENTS = new Set(
  'if for while def class try with return import from print elif else except finally break pass raise'.split(' '),
)

const NAMES: Record<string, string> = byWord({
  '(': 'el paréntesis',
  '[': 'el corchete',
  '{': 'la llave',
  ')': 'el paréntesis',
  ']': 'el corchete',
  '}': 'la llave',
})
const named = (sign: string) => `${NAMES[sign] ?? 'el signo'} ${inlineCode(sign)}`

function wrongBracket({ opener, closer }: { opener: Token; closer: Token }): Proposal[] {
  const text = OPENERS.get(opener.text) ?? ')'
  const cause = `En la línea ${opener.line} abres con ${inlineCode(opener.text)} y en la ${closer.line} cierras con ${inlineCode(closer.text)}. La pareja de ${inlineCode(opener.text)} es ${inlineCode(text)}.`
  const values = { opening: opener.text, bracket: closer.text }
  return [
    { kind: 'wrong-bracket', line: closer.line, values, cause, edits: [{ from: closer.from, to: closer.to, text }] },
  ]
}

function unmatched({ from, to, text, line }: Token): Proposal[] {
  const cause = `En la línea ${line} sobra ${named(text)}: no hay ninguno abierto que cerrar.`
  return [{ kind: 'unmatched-bracket', line, values: { bracket: text }, cause, edits: [{ from, to, text: '' }] }]
}

/** Where the missing closer may go: the end of its own line, or of the last line that still belongs to it. */
function neverClosed(fault: Fault, opener: Token, last = lastLineOf(fault, opener)): Proposal[] {
  const closer = OPENERS.get(opener.text) ?? ')'
  const lines = new Set([opener.line, last, lineAbove(fault, fault.problem.line), fault.problem.line])
  const ofSum = opener.text === '(' ? endOfSum(fault, opener) : null
  const ends = [...lines].filter((line) => line >= opener.line).map((line) => ({ line, at: endOf(fault, line) }))
  return [...(ofSum === null ? [] : [{ line: opener.line, at: ofSum }]), ...ends].flatMap(({ line, at }) => {
    if (at === null || at < opener.to) return []
    const cause =
      `En la línea ${opener.line} abres ${named(opener.text)} y no lo cierras. Python sigue buscando ${inlineCode(closer)} en las líneas de abajo, y por eso puede quejarse de otra.`.replace(
        /(la llave .{3,5}) y no lo cierras/,
        '$1 y no la cierras',
      )
    return [
      {
        kind: 'never-closed',
        line,
        values: { bracket: opener.text },
        cause,
        edits: [{ from: at, to: at, text: closer }],
        ...(at === ofSum && {
          decide:
            'Lo he cerrado antes de dividir: al final de la línea no serviría de nada. Si querías otra cosa, cámbialo de sitio.',
        }),
      },
    ]
  })
}

/** `x = (a + b / 2`: closed at the end the bracket would change nothing, so the sum ends before it is divided. */
function endOfSum(fault: Fault, opener: Token): number | null {
  const tokens = tokensAt(fault, opener.line)
  const [, equals] = tokens
  const inside = opener.depth + 1
  const at = tokens.findLastIndex(({ text, depth }) => depth === inside && /^\/\/?$/.test(text))
  const summed = tokens.slice(tokens.indexOf(opener) + 1, at)
  const isSum = summed.some(({ text, depth }, place) => place > 0 && depth === inside && /^[+-]$/.test(text))
  return at > 0 && equals?.text === '=' && tokens[2] === opener && isSum ? (summed.at(-1)?.to ?? null) : null
}

/** The last line before one that begins a statement of its own. */
function lastLineOf(fault: Fault, opener: Token): number {
  const own = indentOf(fault, opener.line).length
  let last = opener.line
  for (let line = opener.line + 1; line < fault.byLine.length; line += 1) {
    const [first, second] = tokensAt(fault, line)
    if (first === undefined) continue
    const isStatement =
      HEADERS.has(first.text) ||
      /^(?:return|import|from|print|break|pass|raise)$/.test(first.text) ||
      second?.text === '='
    if (isStatement && indentOf(fault, line).length <= own) break
    last = line
  }
  return last
}

/** The end of the code of a line; in one that opens a block, before its colon. */
function endOf(fault: Fault, line: number): number | null {
  const tokens = tokensAt(fault, line)
  const last = tokens.at(-1)
  const before = tokens.at(-2)
  if (last === undefined) return null
  const isHeader = HEADERS.has(tokens[0]?.text ?? '')
  if (isHeader && last.text === ':') return before?.to ?? null
  return last.to
}

const isValue = (token: Token | undefined) =>
  token !== undefined &&
  (token.is === 'string' || token.is === 'number' || token.is === 'name' || CLOSERS.has(token.text))
const beginsValue = (token: Token | undefined) =>
  token !== undefined &&
  (token.is === 'string' ||
    token.is === 'number' ||
    (token.is === 'name' && !WORDS.has(token.text)) ||
    token.text === '{')
const WORDS = new Set('and or not in is if else for lambda as async await from'.split(' '))

/** Two values side by side in brackets: a comma, a colon or quotes are missing. */
export const commas: Propose = (fault) =>
  suspects(fault).flatMap((line) => {
    const tokens = tokensAt(fault, line)
    const gaps = tokens.flatMap((token, at) => {
      const next = tokens[at + 1]
      const isGap =
        isValue(token) && !WORDS.has(token.text) && beginsValue(next) && next !== undefined && next.depth > 0
      return isGap && next.depth > 0 && !(token.is === 'string' && next.is === 'string') ? [{ token, next }] : []
    })
    return gaps.length === 0 ? commaAtEnd(fault, line) : [...unquoted(fault, tokens), ...inGaps(fault, line, gaps)]
  })

function inGaps(fault: Fault, line: number, gaps: { token: Token; next: Token }[]): Proposal[] {
  const [first] = gaps
  if (first === undefined) return []
  const between = `${inlineCode(first.token.text)} y ${inlineCode(first.next.text)}`
  const comma = gaps.map(({ token }) => ({ from: token.to, to: token.to, text: ',' }))
  const proposals: Proposal[] = [
    { kind: 'forgotten-comma', line, cause: `En la línea ${line} falta una coma entre ${between}.`, edits: comma },
  ]
  if (gaps.length > 1)
    proposals.push({
      ...proposals[0],
      kind: 'forgotten-comma',
      line,
      cause: `En la línea ${line} falta una coma entre ${between}.`,
      edits: comma.slice(0, 1),
    })
  const isDict =
    fault.source.slice(0, first.token.from).trimEnd().endsWith('{') ||
    fault.source.slice(0, first.token.from).trimEnd().endsWith(',')
  const colon: Proposal = {
    kind: 'forgotten-comma',
    line,
    cause: `En un diccionario, entre la clave y su valor van dos puntos: faltan entre ${between}.`,
    edits: [{ from: first.token.to, to: first.token.to, text: ':' }],
  }
  return isDict && inBraces(fault, first.token) ? [colon, ...proposals] : proposals
}

function inBraces({ tokens }: Fault, inner: Token): boolean {
  const before = tokens.filter(({ from }) => from < inner.from)
  return bracketsOf(before).open.at(-1)?.text === '{'
}

/** Words in a call that are no names of the program: a text without its quotes. */
function unquoted(fault: Fault, tokens: readonly Token[]): Proposal[] {
  const open = tokens.findIndex(
    ({ text }, at) => text === '(' && tokens[at + 1]?.is === 'name' && tokens[at + 2]?.is === 'name',
  )
  if (open === -1) return []
  const rest = tokens.slice(open + 1)
  const end = rest.findIndex(({ is }) => is !== 'name')
  const words = end === -1 ? rest : rest.slice(0, end)
  const isAssigned = (word: Token) =>
    fault.tokens.some(({ text }, at) => text === word.text && fault.tokens[at + 1]?.text === '=')
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined || words.some(isAssigned)) return []
  const text = fault.source.slice(first.from, last.to)
  const cause = `${inlineCode(text)} es un texto, y los textos van entre comillas.`
  const edits = [
    { from: first.from, to: first.from, text: '"' },
    { from: last.to, to: last.to, text: '"' },
  ]
  return [{ kind: 'forgotten-comma', line: first.line, cause, edits }]
}

/** A list or dictionary over several lines whose line above ends without a comma. */
function commaAtEnd(fault: Fault, line: number): Proposal[] {
  const above = lineAbove(fault, line)
  const [first] = tokensAt(fault, line)
  const last = tokensAt(fault, above).at(-1)
  if (first === undefined || last === undefined || first.depth === 0 || !isValue(last) || !beginsValue(first)) return []
  const cause = `Falta una coma al final de la línea ${above}: los elementos se separan con comas también cuando van en líneas distintas.`
  return [{ kind: 'forgotten-comma', line: above, cause, edits: [{ from: last.to, to: last.to, text: ',' }] }]
}

/** `[x, y for x, y in puntos]`: the pair at its beginning has brackets of its own. */
export const pairsInComprehension: Propose = (fault) =>
  suspects(fault).flatMap((line): Proposal[] => {
    const tokens = tokensAt(fault, line)
    const at = tokens.findIndex(({ text, depth }) => text === 'for' && depth > 0)
    const open = tokens.findLastIndex(({ text }, place) => place < at && /^[[{]$/.test(text))
    const [first, last] = [tokens[open + 1], tokens[at - 1]]
    const inside = tokens.slice(open + 1, at)
    const isPair = inside.some(({ text, depth }) => text === ',' && depth === first?.depth)
    if (at === -1 || open === -1 || !first || !last || !isPair || inside.some(({ text }) => text === ':')) return []
    const pair = fault.source.slice(first.from, last.to)
    return [
      {
        kind: 'comprehension-parentheses',
        line,
        cause: `Varios valores al principio de una comprensión van entre paréntesis: ${inlineCode(`(${pair})`)}.`,
        edits: [
          { from: first.from, to: first.from, text: '(' },
          { from: last.to, to: last.to, text: ')' },
        ],
      },
    ]
  })
