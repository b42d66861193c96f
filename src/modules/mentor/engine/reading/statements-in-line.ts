import { parsePython } from '../../python/parse'
import type { CodePart } from '../message'
import { codePart } from './code-part'

const MAX_LENGTH = 300
const MAX_PIECES = 12

/**
 * `s = "hola" s[::-1] s[1:4]`: several statements in one line, those with nothing between them each on its own; with values that
 * nothing shows, as a console shows them. Null for any other line.
 */
export function statementsInLine(line: string): CodePart | null {
  if (line.length > MAX_LENGTH) return null
  const asIs = parsePython(line)
  if (asIs.errors.length === 0) return asIs.body.length > 1 ? codePart(line, 'pasted') : null
  const pieces: string[] = []
  let rest = line.trim()
  while (rest !== '' && pieces.length < MAX_PIECES) {
    const piece = firstStatement(rest)
    if (piece === null) return null
    pieces.push(piece)
    rest = rest.slice(piece.length).replace(/^[\s,;]+(?:y\s+(?![=([.,]))?/, '')
  }
  if (rest !== '' || pieces.length < 2) return null
  const showsItself = pieces.some((piece) => isBare(piece))
  return codePart(pieces.join('\n'), showsItself ? 'session' : 'pasted')
}

/** The longest beginning of a text that is one statement of Python which says something. */
function firstStatement(text: string): string | null {
  const ends = [...text.matchAll(/(?=[\s,;]|$)/g)].map(({ index }) => index).filter((end) => end > 0)
  for (const end of ends.toReversed()) {
    const { body, errors } = parsePython(text.slice(0, end))
    const [only, more] = body
    if (errors.length === 0 && only !== undefined && more === undefined && !isWord(only)) return text.slice(0, end)
  }
  return null
}

type Statement = CodePart['tree']['body'][number]

const isWord = (node: Statement) =>
  node.kind === 'broken' || (node.kind === 'expression' && (node.value.kind === 'name' || node.value.kind === 'broken'))

/** A value that only a console shows. */
function isBare(piece: string): boolean {
  const [node] = parsePython(piece).body
  return node?.kind === 'expression' && node.value.kind !== 'call'
}
