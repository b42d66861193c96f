/** What has come of a text: prose, at once, or a fenced block of code, once it is closed. */
export type Piece = { kind: 'prose'; text: string } | { kind: 'block'; text: string; code: string; language: string }

const OPENS = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?!`)|~{3,}(?!~))[ \t]*(?![ \t])([^\s`]*)(?:\s[^`]*)?$/
/** The beginning of a line that may still become the opening of a block. */
const MAY_OPEN = /^[ \t>]*(?:[-*+]|\d{1,9}[.)]?)?[ \t]*(?:[`~].*)?$/

/** Cuts a text that arrives in pieces: prose goes on as it comes, code is held back until its block is whole. Each letter is read once or twice. */
export function createBlockReader() {
  let line = ''
  /** Whether the beginning of this line has gone on already. */
  let isPassed = false
  let open: { text: string; lines: string[]; language: string; closes: RegExp } | null = null

  function* endLine(): Generator<Piece> {
    const whole = `${line}\n`
    if (open !== null) {
      open.text += whole
      if (open.closes.test(line)) yield closed()
      else open.lines.push(line)
    } else {
      const [, fence = '', language = ''] = isPassed ? [] : (OPENS.exec(line) ?? [])
      if (fence === '') yield { kind: 'prose', text: whole }
      else open = { text: whole, lines: [], language, closes: closing(fence) }
    }
    line = ''
    isPassed = false
  }

  function closed(): Piece {
    const { text = '', lines = [], language = '' } = open ?? {}
    open = null
    return { kind: 'block', text, code: lines.join('\n'), language }
  }

  return {
    *take(piece: string): Generator<Piece> {
      const [first = '', ...rest] = piece.split('\n')
      line += first
      for (const next of rest) {
        yield* endLine()
        line = next
      }
      if (open !== null || line === '' || (!isPassed && MAY_OPEN.test(line))) return
      yield { kind: 'prose', text: line }
      line = ''
      isPassed = true
    },
    /** What is left when nothing more comes. */
    *end(): Generator<Piece> {
      if (open !== null) {
        open.text += line
        if (!open.closes.test(line)) open.lines.push(line)
        yield closed()
      } else if (line !== '') yield { kind: 'prose', text: line }
      line = ''
    },
  }
}

const closing = (fence: string) => new RegExp(`^[ \\t>]*${fence.charAt(0)}{${fence.length},}[ \\t]*$`)
