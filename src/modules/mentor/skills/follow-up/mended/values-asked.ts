import { answered, printed, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'
import { newCodeIn } from '../../what-if/phrases/new-code'
import type { Reader } from '../asked'
import { versionOf } from './version'

const MAX_PIECES = 4
const MAX_WORDS = 14
/** Nothing but the pieces, and what joins them. */
const ONLY =
  /^(?:(?:y|o|e|con|que|cual|cuanto|seria|es|da|daria|vale|valdria|sale|imprime|devuelve|entonces|pero|al|final|terminar|acabar|despues|ahora|tambien|igual|falla|fallaria|un|error|funciona|me) ?)*$/

/** «¿Y a[1:] y a[:2]?»: what each is worth at the end of the program. */
export const valuesAsked: Reader = (asked) => {
  const { prose, code: own } = asked.frame.message
  if (!/[[.+*/%<>-]/.test(prose) || asked.said.split(' ').length > MAX_WORDS) return null
  const version = versionOf(asked)
  if (version === null || version.now.code.includes('input(')) return null
  const inline = own.map((part) => part.code.trim())
  const pieces = [...new Set([...inline, ...newCodeIn(prose).map((piece) => piece.text.trim())])].slice(0, MAX_PIECES)
  const rest = pieces.reduce((said, piece) => said.replace(piece, ' '), prose.toLowerCase()).normalize('NFD')
  const words = rest
    .replace(/[^a-z ]/g, '')
    .replace(/ +/g, ' ')
    .trim()
  if (pieces.length === 0 || !ONLY.test(words)) return null
  const names = new Set(
    [...allExpressions(version.now.tree)].flatMap((part) => (part.kind === 'name' ? [part.name] : [])),
  )
  const isOfProgram = (piece: string) => {
    const { body, errors } = parsePython(piece)
    const [only] = body
    if (errors.length > 0 || body.length !== 1 || only?.kind !== 'expression' || only.value.kind === 'call')
      return false
    return [...allExpressions(body)].some((part) => part.kind === 'name' && names.has(part.name))
  }
  if (!pieces.every(isOfProgram)) return null
  const before = evaluatePiece(version.now.tree)
  const run = evaluatePiece(
    parsePython(`${version.now.code.trimEnd()}\n${pieces.map((piece) => `print(repr(${piece}))`).join('\n')}`),
  )
  if (before.kind !== 'done' || run.kind !== 'done') return null
  const shown = run.output.slice(before.output.length).trimEnd().split('\n')
  if (shown.length !== pieces.length) return null
  return answered('values-asked', [
    text('Con lo que hay al final del programa:'),
    printed(pieces.map((piece, at) => `${piece}  →  ${shown[at]}`).join('\n')),
    ...pieces
      .slice(0, 1)
      .flatMap((piece) =>
        /\[-\d+\]$/.test(piece) ? [text(fromEnd(piece))] : /\[[^\]]*:[^\]]*\]$/.test(piece) ? [text(SLICES)] : [],
      ),
  ])
}

const SLICES =
  'Lo de antes de `:` es dónde empieza (y entra); lo de después, dónde para (y no entra). Si falta uno, va de punta a punta.'
const fromEnd = (piece: string) =>
  `Los números negativos cuentan **desde el final**: ${inlineCode(piece)} es lo mismo que ${inlineCode(piece.replace(/^(\w+)\[-(\d+)\]$/, '$1[len($1) - $2]'))}.`
