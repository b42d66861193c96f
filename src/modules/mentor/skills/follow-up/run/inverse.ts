import { answered, printed, python, text } from '../../../engine/blocks'
import { codePart } from '../../../engine/reading/code-part'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import type { Reader } from '../asked'
import { alike, calculationOf, exchanged, inverted } from './undone'

const REVERSED = /\b(?:al (?:reves|contrario)|a la inversa|inversamente|lo (?:contrario|inverso)|de vuelta)\b/
export const FROM_TO = /\bde (?:grados? )?(\p{L}{2,20}) a (?:grados? )?(\p{L}{2,20})\b/iu
/** Both directions in one program, of which one is chosen, are a change of it. */
const CHOSEN =
  /\b(?:se pued\w+|pueda|elij\w+|eleg\w+|elig\w+|escoj\w+|escog\w+|opcion(?:es)?|menu|pregunte|ambos|los dos)\b/
const MAX_WORDS = 14
const TYPED = '10'

/** «¿Y al revés, de euros a dólares?»: the program that undoes the one calculation of this one, its names and words exchanged. */
export const inverse: Reader = ({ said, code, frame, state }) => {
  if (code === null || said.split(' ').length > MAX_WORDS || CHOSEN.test(said)) return null
  const calculation = calculationOf(code)
  if (calculation === null) return null
  const spoken = FROM_TO.exec(frame.message.prose)
  const before = FROM_TO.exec(state.answered.at(-1)?.question ?? '')
  const isMeant = spoken === null ? REVERSED.test(said) : alike(spoken[1], calculation.result, before?.[2])
  if (!isMeant) return null
  const undone = inverted(calculation)
  if (undone === null) return null
  const words = before === null ? null : ([before[1] ?? '', before[2] ?? ''] as const)
  const after = codePart(exchanged(code.tree.source, { ...calculation, words, undone }), 'pasted')
  const run = evaluatePiece(after.tree, { input: [TYPED], showsInput: true })
  if (after.tree.errors.length > 0 || run.kind === 'raised' || run.kind === 'too-long') return null
  return answered('inverse', [
    text(
      `Se despeja: si \`${calculation.result}\` es \`${calculation.text}\`, entonces \`${calculation.from}\` es \`${undone}\`.`,
    ),
    python(after.code),
    ...(run.kind === 'done' ? [text('Por ejemplo:'), printed(run.output)] : []),
  ])
}
