import { inlineCode } from '../../engine/compose'
import type { CodePart, Traceback } from '../../engine/message'
import type { Module } from '../../python/ast'
import type { Evaluation } from '../../python/evaluate/result'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import type { Explanation } from './explanation'

/** Behind one error there is often the next; more than these no answer has room for. */
const MAX_ROUNDS = 6

/** What is typed where a program asks: what fails with it fails whatever is typed. */
const TYPED = Array.from({ length: 20 }, () => '5')
const WHATEVER_IS_TYPED = /^(?:TypeError|NameError|AttributeError|UnboundLocalError)$/

function ranWithTyping(run: Evaluation, again: () => Evaluation): Evaluation {
  if (run.kind !== 'outside' || run.reason !== 'input') return run
  const typed = again()
  return typed.kind === 'raised' && WHATEVER_IS_TYPED.test(typed.type) ? typed : run
}

type Explain = (error: Traceback, code: CodePart) => Promise<Explanation | null>

/** What a program raises when it is run, with something typed where that does not matter; null where it does not stop so. */
async function stopOf(source: string, isPiece: boolean): Promise<(Stop & { tree: Module }) | null> {
  const { evaluateProgram } = await import('../../python/evaluate/evaluate')
  const tree = parsePython(source)
  const run = ranWithTyping(evaluateProgram(tree, { isPiece }), () => evaluateProgram(tree, { input: TYPED, isPiece }))
  return run.kind === 'raised' ? { ...run, tree } : null
}
type Stop = { type: string; message: string; line: number }

/**
 * Follows the corrected program step by step, where that is possible: what it raises next is put right, too, and said; a correction after
 * which it still fails in the same way is none.
 */
export async function followedOn(found: Explanation, explain: Explain): Promise<Explanation> {
  const told = silenced(found) ? { ...found, corrected: null } : found
  if (told.corrected === null) return told
  // Who met another error has what a piece of the program lacks.
  const isPiece = told.type !== 'NameError'
  const first = told.source === null ? null : await stopOf(told.source, isPiece)
  let { corrected } = told
  const [notes, causes] = [[...told.notes], new Set<string>([shapeOf(told.cause)])]
  let last: Pick<Stop, 'type' | 'message'> & { line: number | null } = {
    type: told.type ?? '',
    message: first !== null && first.type === told.type ? first.message : '',
    line: told.line,
  }
  for (let round = 0; round < MAX_ROUNDS && corrected !== null; round += 1) {
    const stop = await stopOf(corrected, isPiece)
    if (stop === null) break
    const { type, message, line } = stop
    const isSame = type === last.type && line === last.line && (last.message === '' || message === last.message)
    if (isSame) return round === 0 ? { ...told, corrected: null } : { ...told, corrected, notes }
    const text = message === '' ? type : `${type}: ${message}`
    const frame = { file: '', line, scope: null, text: linesOf(corrected).textOf(line) }
    const next: Explanation | null = await explain(
      { type, message, frames: [frame], caret: null, text },
      { code: corrected, form: 'fenced', tree: stop.tree, syntax: null },
    )
    const isRepeated = causes.has(shapeOf(next?.cause ?? null))
    notes.push(
      isRepeated
        ? `Y lo mismo en la línea ${line}: ${inlineCode(text)}.`
        : `Corregido eso, sale otro error en la línea ${line}, ${inlineCode(text)}. ${next?.cause ?? ''}`.trim(),
    )
    causes.add(shapeOf(next?.cause ?? null))
    if (!next?.corrected) break
    corrected = next.corrected
    last = { type, line, message }
  }
  return { ...told, corrected, notes }
}

/** Whether a correction shows nothing where the program showed something. */
const silenced = ({ source, corrected }: Explanation) =>
  corrected !== null && PRINTS.test(source ?? '') && !PRINTS.test(corrected)
const PRINTS = /(?<![\w.])print\(/

/** A cause without the names and lines that it is told of. */
const shapeOf = (cause: string | null) => cause?.replace(/`[^`\n]*`|\d+/g, '') ?? '?'
