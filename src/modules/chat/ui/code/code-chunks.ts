/** A few lines of code. `inside` is the multi-line string that is open where they begin ("" outside of one). */
export type Chunk = { text: string; inside: OpenString }
type OpenString = '' | '"""' | "'''"

/** Code cut into chunks: as it grows, all but the last one stay the same objects. */
export type ChunkedCode = { code: string; chunks: readonly Chunk[] }

/** So few that colouring the one that grows costs next to nothing. */
export const LINES_PER_CHUNK = 8

/**
 * A chunk beyond this stays plain: it is no program, and colouring it would hold up the page, since the highlighter's time grows with
 * the square of it.
 */
export const MAX_CHUNK_LENGTH = 1_500

export const chunkCode = (code: string): ChunkedCode => extendCode({ code: '', chunks: [] }, code)

/** The chunks of code that has grown; of other code, cut anew. */
export function extendCode(previous: ChunkedCode, code: string): ChunkedCode {
  if (!code.startsWith(previous.code)) return chunkCode(code)
  const finished = previous.chunks.slice(0, -1)
  const growing = previous.chunks.at(-1)
  const start = previous.code.length - (growing?.text.length ?? 0)
  return { code, chunks: [...finished, ...cut(code.slice(start), growing?.inside ?? '')] }
}

function cut(code: string, openAtStart: OpenString): Chunk[] {
  const chunks: Chunk[] = []
  let inside = openAtStart
  let start = 0
  while (start < code.length) {
    const text = code.slice(start, endOfLines(code, start))
    chunks.push({ text, inside })
    inside = openAfter(text, inside)
    start += text.length
  }
  return chunks
}

function endOfLines(code: string, start: number): number {
  let end = start
  for (let line = 0; line < LINES_PER_CHUNK; line += 1) {
    const lineEnd = code.indexOf('\n', end)
    if (lineEnd === -1) return code.length
    end = lineEnd + 1
  }
  return end
}

/** What opens and closes strings in Python; a comment and a string of one line are passed over whole. */
const PARTS = /"""|'''|#[^\n]*|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g
const ENDS = { '"""': /\\.|"""/gs, "'''": /\\.|'''/gs }

function openAfter(text: string, openAtStart: OpenString): OpenString {
  let open = openAtStart
  let at = 0
  for (;;) {
    const pattern = open === '' ? PARTS : ENDS[open]
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found === null) return open
    at = pattern.lastIndex
    const [mark] = found
    if (mark === open) open = ''
    else if (open === '' && (mark === '"""' || mark === "'''")) open = mark
  }
}
