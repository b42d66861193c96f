/** A stretch of a message: a program, or what is said about it. `before` and `after` are the lines of its fence, if it has one. */
export type Piece = { isCode: boolean; before: string; text: string; after: string }

const FENCE = /^ {0,3}(`{3,}|~{3,})/
/** Lines that are hardly ever prose: indented, or as Python's statements begin or end. */
const CODE_LINE =
  /^(?: {2,}|\t)\S|^(?:def|class|import|from|for|while|if|elif|else|try|except|finally|with|return|print|async|raise|assert)\b.*[:()\w"'\]]$|^[@#]|^\w[\w.[\]'"]* ?[-+*/]?= ?\S|[({[]$|^[)}\]]/

/** A message in its stretches, in order; together they are the message. A program that was pasted without a fence counts as one. */
export function piecesOf(content: string): Piece[] {
  const pieces: Piece[] = []
  let lines: string[] = []
  let fence: { before: string; mark: string } | null = null
  const endProse = () => {
    if (lines.length > 0) pieces.push(...paragraphsOf(lines.join('')))
    lines = []
  }
  for (const line of content.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const mark = FENCE.exec(line)?.[1]
    if (fence === null && mark !== undefined) {
      endProse()
      fence = { before: line, mark }
    } else if (fence !== null && mark?.startsWith(fence.mark)) {
      pieces.push({ isCode: true, before: fence.before, text: lines.join(''), after: line })
      lines = []
      fence = null
    } else lines.push(line)
  }
  if (fence !== null) pieces.push({ isCode: true, before: fence.before, text: lines.join(''), after: '' })
  else endProse()
  return pieces
}

/** Paragraphs, those alike that follow each other as one. */
function paragraphsOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const paragraph of text.match(/(?:[^\n]+(?:\n|$))+\n*|\n+/g) ?? []) {
    const isCode = looksLikeCode(paragraph)
    const last = pieces.at(-1)
    if (last?.isCode === isCode) last.text += paragraph
    else pieces.push({ isCode, before: '', text: paragraph, after: '' })
  }
  return pieces
}

function looksLikeCode(paragraph: string): boolean {
  const lines = paragraph.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 0 && lines.filter((line) => CODE_LINE.test(line)).length * 2 > lines.length
}

export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ before, text, after }) => before + text + after).join('')
