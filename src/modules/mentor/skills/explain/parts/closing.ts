import { compose } from '../../../engine/compose'
import type { CodePart } from '../../../engine/message'
import type { Block } from '../../../engine/skill'
import { sourceOf } from '../asked-code'
import { purpose } from './goal'
import { run } from './output'

const MAX_OUTPUT_LINES = 8
/** What has a word for what is done, and does not only say what is defined. */
const TELLING = /^(?!Este código define ).*\*\*/s

/** What ends the answers to single questions: what the program is for, where that says more than its lines do, and what it prints. */
export function closingBlocks(code: CodePart, told: readonly Block[]): Block[] {
  const said = compose(told)
  const whole = purpose(sourceOf(code))
  const result = run(code.tree)
  const output = result.kind === 'done' ? result.output.trimEnd() : ''
  const isShown =
    output === '' ||
    output.split('\n').length > MAX_OUTPUT_LINES ||
    told.some((block) => block.kind === 'code' && block.code.trimEnd() === output)
  const means = whole !== null && TELLING.test(whole) && !said.includes(whole)
  return [
    ...(means ? [{ kind: 'text', markdown: whole } as const] : []),
    ...(isShown
      ? []
      : ([
          { kind: 'text', markdown: 'Tu programa imprime:' },
          { kind: 'code', language: 'text', code: output },
        ] as const)),
  ]
}
