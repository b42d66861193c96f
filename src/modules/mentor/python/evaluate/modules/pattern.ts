import { Outside } from '../result'

const LETTERS = '\\p{L}\\p{N}_'
const EDGE = `(?:(?<=[${LETTERS}])(?![${LETTERS}])|(?<![${LETTERS}])(?=[${LETTERS}]))`
const OWN: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  s: '\\s',
  S: '\\S',
  n: '\\n',
  t: '\\t',
  r: '\\r',
}
const PIECE =
  /\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\(\?P<[A-Za-z_]\w*>|\(\?(?:[:=!]|<[=!])|\(\?|[*+?]\??|\{\d*,?\d*\}\??|[\s\S]/g

/** A pattern of Python's `re` in JavaScript's, where both mean the same, and in how many ways it may be tried on a text at most. */
export function scriptPattern(pattern: string, text: string, flags: string): { regex: RegExp; tries: number } {
  if (
    pattern.length > 200 ||
    text.length > 2_000 ||
    /[\ud800-\udfff]/.test(pattern + text) ||
    /[\r\u2028\u2029]/.test(text)
  )
    throw new Outside('size', 're')
  const pieces = (pattern.match(PIECE) ?? []).map((text) => ({ text, isTimes: TIMES.test(text) }))
  const tries = waysOf(pieces, text.length + 1) / ordersOf(pieces)
  // This process waits for them.
  if (tries > MAX_TRIES) throw new Outside('size', 're')
  const made = pieces.map((piece) => (piece.isTimes ? piece.text : translated(piece.text, flags))).join('')
  try {
    return { regex: new RegExp(made, `gud${flags.replace(/x|(.)(?=.*\1)/g, '')}`), tries: tries * (text.length + 1) }
  } catch {
    throw new Outside('unsupported', 're')
  }
}
const MAX_TRIES = 3_000_000
const TIMES = /^(?:[*+?]\??|\{\d+(?:,\d*)?\}\??|\{,\d+\}\??)$/

type Piece = { text: string; isTimes: boolean }
/** Of a group that is open: the ways of its alternatives so far, of what stands behind the last `|`, and of the piece before. */
type Open = { others: number; here: number; last: number }

/** In how many ways a pattern may part what begins at one place of a text with so many ends: each choice multiplies. */
function waysOf(pieces: readonly Piece[], ends: number): number {
  const open: Open[] = []
  let at: Open = { others: 0, here: 1, last: 1 }
  for (const { text, isTimes } of pieces) {
    if (isTimes) {
      const ways = timesOf(text, at.last, ends)
      at = { ...at, here: (at.here / at.last) * ways, last: ways }
    } else if (text.startsWith('(')) {
      open.push(at)
      at = { others: 0, here: 1, last: 1 }
    } else if (text === ')') {
      const ways = at.others + at.here
      const outer = open.pop() ?? { others: 0, here: 1, last: 1 }
      at = { ...outer, here: outer.here * ways, last: ways }
    } else if (text === '|') at = { others: at.others + at.here, here: 1, last: 1 }
    else at = { ...at, last: 1 }
    if (!Number.isFinite(at.here)) return Number.POSITIVE_INFINITY
  }
  return at.others + at.here
}

/** Repetitions that share out one text end one behind the other: of all ways to end, only those in their order. */
function ordersOf(pieces: readonly Piece[]): number {
  if (pieces.some(({ text }) => text === '|' || /^\(\?[=!<]/.test(text))) return 1
  let orders = 1
  for (const [at] of pieces.filter(({ isTimes, text }) => isTimes && /^(?:[*+]|\{\d+,\})/.test(text)).entries())
    orders *= at + 1
  return orders
}

/** `?` takes it or leaves it; `*` takes any number, which multiplies without end where there is more than one way to take it. */
function timesOf(text: string, ways: number, ends: number): number {
  if (text.startsWith('?')) return ways + 1
  const [, least = '', comma, most = ''] = /^\{(\d*)(,?)(\d*)\}/.exec(text) ?? []
  if (least + most === '' || (comma === ',' && most === '')) return ways > 1 ? Number.POSITIVE_INFINITY : ends
  const highest = Number(most === '' ? least : most)
  const counts = comma === ',' ? Math.min(ends, highest - Number(least) + 1) : 1
  return counts * ways ** highest
}

function translated(piece: string, flags: string): string {
  if (piece === '(?') throw new Outside('unsupported', 're')
  if (piece.startsWith('(?P<')) return `(?<${piece.slice(4)}`
  if (piece.startsWith('[') && piece.length > 1) return classOf(piece)
  if (piece.startsWith('\\')) return escaped(piece[1] ?? '', false)
  if (piece === '$' && flags.includes('m')) return piece
  if (piece === '$') return '(?=\\n?(?![\\s\\S]))'
  return /^[\]{}/-]$/.test(piece) ? `\\${piece}`.replace('\\-', '-') : piece
}

function escaped(sign: string, isInClass: boolean): string {
  if (sign === 'w') return isInClass ? LETTERS : `[${LETTERS}]`
  if (sign === 'W' && !isInClass) return `[^${LETTERS}]`
  if (sign === 'b' && !isInClass) return EDGE
  const own = OWN[sign]
  if (own !== undefined) return own
  if (/[\p{L}\p{N}]/u.test(sign)) throw new Outside('unsupported', 're')
  return /[\^$\\.*+?()[\]{}|/]/.test(sign) || (isInClass && sign === '-') ? `\\${sign}` : sign
}

function classOf(piece: string): string {
  const isDenied = piece.startsWith('[^')
  const inner = piece.slice(isDenied ? 2 : 1, -1)
  const signs = inner.replace(/\\([\s\S])|([[\]])/g, (_whole, sign: string | undefined, bracket: string | undefined) =>
    sign === undefined ? `\\${bracket}` : escaped(sign, true),
  )
  // `[\w.-]`: the sign stands for itself beside a class, too, which JavaScript refuses in the middle.
  return `[${isDenied ? '^' : ''}${signs
    .replace(/(\\[pP]\{\w+\}|_)-(?!$)/g, '$1\\-')
    .replace(/-$/, '\\-')
    .replace(/^-/, '\\-')}]`
}
