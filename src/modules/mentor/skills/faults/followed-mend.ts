import { text } from '../../engine/blocks'
import type { CodePart } from '../../engine/message'
import type { Answer, Block } from '../../engine/skill'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { linesOf } from '../../python/lines'

const PROGRAM = 'El programa corregido'

/**
 * The program that a fault's answer hands out, followed on: what still stops it, whatever is typed, is put right, too, and told. A browser
 * loads what tells errors only for a program that may have one.
 */
export async function followedMend(answer: Answer | null): Promise<Answer | null> {
  const at = answer?.blocks.findIndex((block) => block.kind === 'heading' && block.text === PROGRAM) ?? -1
  const shown = answer?.blocks[at + 1]
  if (answer === null || shown?.kind !== 'code' || !/\binput\(/.test(shown.code)) return answer
  const [{ followedOn }, { explainMessage }] = await Promise.all([
    import('../errors/follow-on'),
    import('../errors/explain-message'),
  ])
  const told = await followedOn({ ...NOTHING_TOLD, corrected: shown.code }, (error, code) =>
    explainMessage(error, code, '', true),
  )
  if (told.notes.length === 0) return answer
  const program: Block = told.corrected === null ? shown : { ...shown, code: told.corrected }
  const replaced = (blocks: readonly Block[]) => {
    const place = blocks.indexOf(shown)
    if (place === -1) return [...blocks]
    return [
      ...blocks.slice(0, place - 1),
      ...told.notes.map(text),
      ...blocks.slice(place - 1, place),
      program,
      ...blocks.slice(place + 1),
    ]
  }
  const { ladder } = answer
  return { ...answer, blocks: replaced(answer.blocks), ...(ladder && { ladder: (rung) => replaced(ladder(rung)) }) }
}

const NOTHING_TOLD = {
  ...{ type: null, kind: null, values: {}, line: null, cause: null, source: null, decide: null },
  notes: [],
}

const TYPED = Array.from({ length: 20 }, () => '5')
const WHATEVER_IS_TYPED = /^(?:TypeError|NameError|AttributeError|UnboundLocalError)$/

/** What stops a program that asks, whatever is typed, told as the error that it is. */
export async function stopsWhenTyped(code: CodePart): Promise<Answer | null> {
  if (!/\binput\(/.test(code.code)) return null
  const run = evaluateProgram(code.tree, { input: TYPED })
  if (run.kind !== 'raised' || !WHATEVER_IS_TYPED.test(run.type)) return null
  const [{ explainMessage }, { composeExplanation }] = await Promise.all([
    import('../errors/explain-message'),
    import('../errors/compose-explanation'),
  ])
  const { type, message, line } = run
  const frame = { file: '', line, scope: null, text: linesOf(code.code).textOf(line) }
  const told = await explainMessage({ type, message, frames: [frame], caret: null, text: `${type}: ${message}` }, code)
  if (told === null || told.corrected === null) return null
  const lead = text(
    `He seguido tu programa escribiendo un número: se para en la línea ${line} con \`${type}: ${message}\`.`,
  )
  return { outcome: 'answered', blocks: [lead, ...composeExplanation(told, 'first')], topic: type }
}
