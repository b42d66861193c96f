import { answered, list, python, text } from '../../../engine/blocks'
import type { CodePart } from '../../../engine/message'
import { type BriefAsk, briefAskIn } from '../../../engine/requests/brief-ask'
import type { Answer } from '../../../engine/skill'
import { isVersion } from '../../../engine/state'
import { changedLines } from '../../errors/changed-lines'
import { outputBlocks, run } from '../../explain/parts/output'
import type { Asked, Reader } from '../asked'

/** A few words about the program at hand, in which nothing was put right: it is shown, or run. */
export const ofProgram: Reader = (asked) => {
  const { code, said, state, frame } = asked
  const isOpen = state.error !== null || frame.message.traceback !== null || TO_MEND.test(said)
  const brief = code === null || isOpen ? null : briefAskIn(said)
  return code === null || brief === null ? null : (ANSWERS[brief]?.(code, asked) ?? null)
}

/** It is to be put right first. */
const TO_MEND = /\b(?:corregid|arreglad)[oa]\b/

const outputOf = ({ tree }: CodePart) => outputBlocks(run(tree), tree)
/** The mentor has written it. */
const isMade = (code: CodePart, { state }: Asked) => state.handed.some((each) => each.code.trim() === code.code.trim())

function judged(code: CodePart, asked: Asked): Answer | null {
  if (!isMade(code, asked)) return null
  const ran = run(code.tree)
  const lead =
    ran.kind === 'raised'
      ? 'No del todo: al ejecutarlo se para.'
      : ran.kind === 'done'
        ? 'Sí: lo he ejecutado tal como está.'
        : 'Sí: es Python válido, y hace lo que pone arriba.'
  return answered('program', [text(lead), ...outputOf(code)])
}

function stood(code: CodePart, asked: Asked): Answer | null {
  const shown = outputOf(code)
  const isRun = shown.some(({ kind }) => kind === 'code')
  if (!isRun && !isMade(code, asked)) return null
  const which = asked.state.isExample ? 'el ejemplo' : 'el programa'
  return answered('program', [
    text(
      isRun ? `Sí, seguro: he ejecutado ${which} tal como está.` : 'Sí: es Python válido, y hace lo que pone arriba.',
    ),
    ...shown,
  ])
}

/** What was changed last, line by line. */
function changed(code: CodePart, { state }: Asked): Answer | null {
  const { before } = state
  if (before === null || before.code.trim() === code.code.trim() || !isVersion(code.code, before.code)) return null
  return answered('program', [
    text('Esto es lo que ha cambiado:'),
    list(changedLines(before.code, code.code)),
    ...outputOf(code),
  ])
}

const shown = (lead: string) => (code: CodePart) =>
  answered('program', [text(lead), python(code.code), ...outputOf(code)])
/** The example of an idea is nobody's program. */
const ofTheirs = (tell: (code: CodePart) => Answer) => (code: CodePart, asked: Asked) =>
  asked.state.isExample ? null : tell(code)

const ANSWERS: Partial<Record<BriefAsk, (code: CodePart, asked: Asked) => Answer | null>> = {
  whole: shown('Aquí lo tienes entero:'),
  mine: ofTheirs(shown('Tu programa es este:')),
  good: judged,
  sure: stood,
  changed,
}
