import { inFull } from '../../../engine/lexicon/in-full'
import type { Block } from '../../../engine/skill'
import { run } from '../parts/output'
import type { Ask } from '../parts/questions/ask'
import { traceList } from '../parts/trace-list'
import { branchTexts } from './branches'
import { saidText } from './said'

const ASKS_WHY_OUTPUT =
  /\b(?:por que|porque|como es que)\b.{0,40}\b(?:sale|salen|salio|imprime\w*|da|dan|devuelve|muestra|aparece\w*|queda|pone|dice|vale|entra|hace|suma|cuenta)\b/
const MAX_STEPS = 14

/** «¿Por qué sale 70?» where no part of the program tells it: the conditions on the way, and the run step by step. */
export function wayThere({ frame, source, code }: Ask): Block[] {
  if (!frame.isFollowUp || !ASKS_WHY_OUTPUT.test(inFull(saidText(frame.message.prose)))) return []
  const branches = branchTexts(source)
  const steps = traceList(run(code.tree), MAX_STEPS, source)
  if (branches.length + steps.length === 0) return []
  return [
    ...branches.map((markdown): Block => ({ kind: 'text', markdown })),
    ...(steps.length === 0
      ? []
      : [
          { kind: 'text', markdown: 'Sigue el programa paso a paso y lo ves:' } as const,
          { kind: 'list', items: steps } as const,
        ]),
  ]
}
