import type { Frame } from '../../engine/frame'
import type { Skill } from '../../engine/skill'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import { FOREIGN_SIGNS } from './foreign-signs'

const MAX_LENGTH = 90
/** Before who tries it in the program, or knows nothing of it. */
const SURE = 0.993
/** What is wrong is shown, what is to be changed is ordered: the sign is no question. */
const OTHERWISE =
  /\b(?:cambia|quita|arregla|corrige|anade|agrega|haz|escribe|explica\w*|que hace|traduc\w+|separ\w+|csv|excel|archivos?|ficheros?|columnas?|datos)\b/

const FOREIGN_OF = new WeakMap<Frame, string | null>()

/** A short question about a sign of another language: what Python has for it, run. */
function toldIn(frame: Frame): string | null {
  const known = FOREIGN_OF.get(frame)
  if (known !== undefined) return known
  const told = read(frame)
  FOREIGN_OF.set(frame, told)
  return told
}

function read({ message, plain, error }: Frame): string | null {
  const text = message.text.trim()
  const isShown = message.code.some(({ form }) => form !== 'inline') || message.traceback !== null || error !== null
  if (isShown || text.length > MAX_LENGTH || text.includes('\n') || OTHERWISE.test(plain)) return null
  for (const { sign, says, program } of FOREIGN_SIGNS) {
    const found = sign.exec(text)
    if (found === null) continue
    const name = found[1] ?? 'x'
    const named = (written: string) => written.replaceAll('{n}', name)
    const run = evaluateProgram(parsePython(named(program)))
    if (run.kind !== 'done') return null
    return `${named(says)}\n\n\`\`\`python\n${named(program)}\n\`\`\`\n\n**Resultado:**\n\n\`\`\`text\n${run.output.trimEnd()}\n\`\`\``
  }
  return null
}

export const foreignSkill: Skill = {
  name: 'foreign',
  accepts: (frame) => (toldIn(frame) === null ? 0 : SURE),
  answer(frame) {
    const markdown = toldIn(frame)
    return markdown === null
      ? null
      : { outcome: 'answered', topic: 'foreign-sign', blocks: [{ kind: 'markdown', markdown }] }
  },
}
