import { inlineCode } from '../../../engine/compose'
import type { Expression } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'
import { findFaults } from '../../faults/find-faults'
import { LIKELY } from '../../faults/found'
import { applied, calledName, type FindImprovements, type Reviewed } from '../improvement'

/** What somebody may well type who is asked for numbers. */
const TYPED = ['7', '3', '12', '5', '8', '2', '10', '4', '6', '9']
const MAX_ASKED = 6
const STEPS = 4_000
/** A text and a number where both are needed alike. */
const TEXT_WITH_NUMBER = /(?=.*\bstr\b)(?=.*\b(?:int|float|integer)\b)/
const WITH_DECIMALS =
  /precio|nota|peso|altura|euro|dinero|temperatura|media|kilo|metro|descuento|importe|saldo|sueldo|radio/i

/** A program that stops as soon as numbers are typed, since what `input()` gives is a text: found by running it, and mended so that it runs. */
export const findTypedTexts: FindImprovements = (program) => {
  const bare = [...allExpressions(program.module)].filter(
    (node) => calledName(node) === 'input' && !isConverted(program, node),
  )
  if (bare.length === 0 || bare.length > MAX_ASKED) return []
  const stopped = run(program.source)
  if (stopped.kind !== 'raised' || stopped.type !== 'TypeError' || !TEXT_WITH_NUMBER.test(stopped.message)) return []
  // Told in its own words where the tree alone shows it.
  const isKnown = findFaults(program.module).some(
    ({ kind, certainty, edits: mends }) => kind.startsWith('text') && certainty >= LIKELY && mends && mends.length > 0,
  )
  if (isKnown) return []
  const ways = [...bare.map((node) => [node]), bare]
  const made = ways.find((nodes) =>
    goesOn(
      applied(
        program.source,
        nodes.flatMap((node) => edits(program, node)),
      ),
    ),
  )
  const [first] = made ?? []
  if (made === undefined || first === undefined) return []
  const after = applied(program.source, edits(program, first)) ?? ''
  const line = program.lines.lineAt(first.from)
  return [
    {
      from: first.from,
      to: first.to,
      weight: 1,
      isPlaced: true,
      what: `Al escribir un número, el programa se para en la línea ${stopped.line} con ${inlineCode(`TypeError: ${stopped.message}`)}. Convierte lo que se escribe en la línea ${line}: ${inlineCode((after.split('\n')[line - 1] ?? '').trim())}.`,
      why: 'Lo que da `input()` es siempre un texto, aunque se tecleen cifras, y un texto no se puede comparar ni operar con un número.',
      edits: made.flatMap((node) => edits(program, node)),
    },
  ]
}

const run = (source: string) =>
  evaluateProgram(parsePython(source), { input: TYPED, pretends: true, budget: { steps: STEPS, ofOne: STEPS } })

/** It comes to its end, or asks for more than was typed. */
function goesOn(source: string | null): boolean {
  if (source === null) return false
  const { kind, ...result } = run(source)
  return kind === 'done' || (kind === 'outside' && 'reason' in result && result.reason === 'input')
}

const isConverted = ({ source }: Reviewed, { from }: Expression) =>
  /\b(?:int|float)\(\s*$/.test(source.slice(0, from).slice(-30))

function edits({ source, lines }: Reviewed, node: Expression): Edit[] {
  const isDecimal = WITH_DECIMALS.test(source.split('\n')[lines.lineAt(node.from) - 1] ?? '')
  const end = node.from + source.slice(node.from, node.to).trimEnd().length
  return [
    { from: node.from, to: node.from, text: isDecimal ? 'float(' : 'int(' },
    { from: end, to: end, text: ')' },
  ]
}
