import { inlineCode } from '../../engine/compose'
import type { CodePart, Traceback } from '../../engine/message'
import type { Evaluation } from '../../python/evaluate/result'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import type { Explanation } from './explanation'

/** Behind one error there is often the next; more than these no answer has room for. */
const MAX_ROUNDS = 3

/** What is typed where a program asks: what fails with it fails whatever is typed. */
const TYPED = Array.from({ length: 20 }, () => '5')
const WHATEVER_IS_TYPED = /^(?:TypeError|NameError|AttributeError|UnboundLocalError)$/

function ranWithTyping(run: Evaluation, again: () => Evaluation): Evaluation {
  if (run.kind !== 'outside' || run.reason !== 'input') return run
  const typed = again()
  return typed.kind === 'raised' && WHATEVER_IS_TYPED.test(typed.type) ? typed : run
}

type Explain = (error: Traceback, code: CodePart) => Promise<Explanation | null>

/**
 * Follows the corrected program step by step, where that is possible: what it raises next is put right, too, and said; a correction after
 * which it still fails in the same way is none.
 */
export async function followedOn(told: Explanation, explain: Explain): Promise<Explanation> {
  if (told.corrected === null) return told
  const { evaluateProgram } = await import('../../python/evaluate/evaluate')
  let { corrected } = told
  const notes = [...told.notes]
  let last = { type: told.type, line: told.line }
  for (let round = 0; round < MAX_ROUNDS && corrected !== null; round += 1) {
    const tree = parsePython(corrected)
    const run = ranWithTyping(evaluateProgram(tree), () => evaluateProgram(tree, { input: TYPED }))
    if (run.kind !== 'raised') break
    const { type, message, line } = run
    if (type === last.type && line === last.line)
      return round === 0 ? { ...told, corrected: null } : { ...told, corrected, notes }
    // It had come that far: the name has its value in what was not pasted.
    if (type === 'NameError' && isOfRunning(told) && line <= (told.line ?? 0)) break
    const text = message === '' ? type : `${type}: ${message}`
    const frame = { file: '', line, scope: null, text: linesOf(corrected).textOf(line) }
    const next: Explanation | null = await explain(
      { type, message, frames: [frame], caret: null, text },
      { code: corrected, form: 'fenced', tree, syntax: null },
    )
    notes.push(`Corregido eso, sale otro error en la línea ${line}, ${inlineCode(text)}. ${next?.cause ?? ''}`.trim())
    if (!next?.corrected) break
    corrected = next.corrected
    last = { type, line }
  }
  return { ...told, corrected, notes }
}

/** Whether it happened while the program ran, and no compiler's complaint about all of it. */
const isOfRunning = ({ type }: Explanation) => !/^(?:NameError|SyntaxError|IndentationError|TabError)$/.test(type ?? '')
