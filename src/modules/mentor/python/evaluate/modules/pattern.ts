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

/**
 * A pattern of Python's `re` in JavaScript's, where both mean the same. Patterns that may go through a text again and again (a repeated
 * group with a repetition in it) are outside: this process waits for them.
 */
export function scriptPattern(pattern: string, text: string, ignoresCase: boolean): RegExp {
  if (pattern.length > 200 || text.length > 2_000 || /[\ud800-\udfff]/.test(pattern + text))
    throw new Outside('size', 're')
  let open = 0
  let made = ''
  const groups: boolean[] = []
  let [isRepeated, wasGroup] = [false, false]
  for (const [piece] of pattern.matchAll(PIECE)) {
    const isTimes = /^(?:[*+?]|\{\d*,?\d*\})/.test(piece) && piece !== '{}'
    if (isTimes && !/^(?:\?|\{\d+\})\??$/.test(piece)) {
      if (wasGroup && isRepeated) throw new Outside('unsupported', 're')
      open += 1
      groups.fill(true)
    }
    wasGroup = piece === ')'
    if (piece === ')') isRepeated = groups.pop() ?? true
    else if (piece.startsWith('(')) groups.push(false)
    else if (piece === '|') groups.fill(true)
    made += isTimes ? piece : translated(piece)
  }
  // Each open repetition may try every length that the text has.
  if ((text.length + 1) ** Math.max(1, open) > MAX_TRIES) throw new Outside('size', 're')
  try {
    return new RegExp(made, ignoresCase ? 'giu' : 'gu')
  } catch {
    throw new Outside('unsupported', 're')
  }
}
const MAX_TRIES = 3_000_000

function translated(piece: string): string {
  if (piece === '(?') throw new Outside('unsupported', 're')
  if (piece.startsWith('(?P<')) return `(?<${piece.slice(4)}`
  if (piece.startsWith('[') && piece.length > 1) return classOf(piece)
  if (piece.startsWith('\\')) return escaped(piece[1] ?? '', false)
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
