import { inlineCode } from '../../../../engine/compose'
import type { Frame } from '../../../../engine/frame'
import type { Block } from '../../../../engine/skill'
import type { Expression } from '../../../../python/ast'
import { evaluatePiece } from '../../../../python/evaluate/evaluate'
import { parsePython } from '../../../../python/parse'
import { KINDS_OF_VALUE } from '../../content/kinds-of-value'

type Kind = keyof typeof KINDS_OF_VALUE
type Piece = { text: string; kind: Kind; name: string | null }

const ASKS =
  /\b(?:diferencia\w*|distint[oa]s?|diferentes?|lo mismo|cambia|compara\w*|(?:el |la )?un[oa] (?:me )?(?:da|sale|tiene)\b.*\botr[oa])\b/
const SHOWN = /[{[(][^{}[\]\n]{1,120}[}\])]/g
const BESIDE = /^[`'"]? ?(?:y|e|o|vs\.?|con|,|frente a|que) (?:con )?[`'"]?$/
const MAX_SHOWN = 80

/** Two pieces of code that differ in the kind of what they make, where a question sets them against each other. */
export function comparedPieces(frame: Frame): [Piece, Piece] | null {
  if (!ASKS.test(frame.plain) || frame.message.traceback !== null) return null
  const pieces = [...inCode(frame), ...inText(frame)]
  const [first] = pieces
  const second = pieces.find(({ kind }) => kind !== first?.kind)
  return first && second ? [first, second] : null
}

/** Each with what it is, and what comes out where that can be worked out. */
export function comparison(pieces: readonly Piece[]): Block[] {
  const items = pieces.map(({ text, kind, name }) => {
    const value = kind === 'generator' ? null : printedValue(text)
    const made = value === null ? '' : ` Aquí vale ${inlineCode(value)}.`
    return `${name === null ? '' : `${inlineCode(name)}: `}${inlineCode(text)} ${KINDS_OF_VALUE[kind]}${made}`
  })
  return [
    {
      kind: 'text',
      markdown: 'Se escriben casi igual; lo que cambia es el tipo de lo que crean, y lo dicen los signos de fuera:',
    },
    { kind: 'list', items },
    { kind: 'text', markdown: 'Para saberlo de cualquier valor, `print(type(valor))`.' },
  ]
}

/** A program of two values and no more. */
function inCode({ message }: Frame): Piece[] {
  const nodes = message.code.flatMap(({ tree }) => tree.body.map((node) => ({ node, tree })))
  if (nodes.length !== 2) return []
  return nodes.flatMap(({ node, tree }) => {
    const value = node.kind === 'assign' || node.kind === 'expression' ? node.value : null
    const target = node.kind === 'assign' && node.targets[0]?.kind === 'name' ? node.targets[0].name : null
    return value === null || tree.errors.length > 0 ? [] : pieceOf(value, tree.source, target)
  })
}

/** «{…} y […]»: literals side by side in a sentence. */
function inText({ message }: Frame): Piece[] {
  const text = message.text.slice(0, 2_000)
  const found = [...text.matchAll(SHOWN)].slice(0, 6)
  const at = found.findIndex((match, index) => {
    const next = found[index + 1]
    const between = next ? text.slice(match.index + match[0].length, next.index) : ''
    return next !== undefined && BESIDE.test(between)
  })
  return at === -1
    ? []
    : found.slice(at, at + 2).flatMap(([shown]) => {
        const tree = parsePython(shown)
        const [only] = tree.body
        return tree.errors.length === 0 && only?.kind === 'expression' ? pieceOf(only.value, shown, null) : []
      })
}

function pieceOf(node: Expression, source: string, name: string | null): Piece[] {
  const kind = node.kind === 'comprehension' ? node.form : node.kind
  if (!(kind in KINDS_OF_VALUE)) return []
  const isBracketed = node.kind === 'comprehension' && node.form === 'generator' && source[node.from] !== '('
  const text = source.slice(node.from, node.to)
  return [{ text: (isBracketed ? `(${text})` : text).slice(0, MAX_SHOWN), kind: kind as Kind, name }]
}

function printedValue(text: string): string | null {
  const result = evaluatePiece(parsePython(`print(${text})`))
  return result.kind === 'done' && result.output.length < MAX_SHOWN ? result.output.trim() : null
}
