import { OPEN } from '~/modules/mentor/engine/kinds/kind-model'
import { folded } from '~/platform/text/folded'
import { compose } from '../../../engine/compose'
import { EMPTY_STATE, type Frame, type State } from '../../../engine/frame'
import type { Answer } from '../../../engine/skill'
import { parsePython } from '../../../python/parse'
import { faultsSkill } from '../faults-skill'

/** A fault as a person brings it: what they say, the program, what they type, the rows that they paste; `prints` is what the mended program must print, if it can be mended. */
export type FaultCase = { kind: string; says: string; code: string; typed?: string[]; data?: string; prints?: string }

/** A frame as the reader of messages makes it of some words and a program. */
export function frameOf(prose: string, code: string | null, more: Partial<Frame> = {}): Frame {
  const part = code === null ? null : { code, form: 'fenced' as const, tree: parsePython(code) }
  const text = code === null ? prose : `${prose}\n\`\`\`python\n${code}\n\`\`\``
  return {
    message: { text, prose, code: part ? [part] : [], traceback: null, output: null, data: null },
    plain: plainOf(prose),
    requests: new Set(),
    names: [],
    lines: [],
    level: 'principiante',
    code: part,
    error: null,
    isFollowUp: false,
    wish: 'none',
    likely: OPEN,
    ...more,
  }
}

const plainOf = (prose: string) =>
  folded(prose)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export type Asked = { answer: Answer | null; markdown: string; program: string | null }

/** What a person is answered; the program is the longest Python block. */
export async function ask(frame: Frame, state: State = EMPTY_STATE, earlierAnswers = 0): Promise<Asked> {
  const answer = await faultsSkill.answer(frame, state, { mentor: 'basic', earlierAnswers, check: null })
  const programs = answer?.blocks.flatMap((block) =>
    block.kind === 'code' && block.language === 'python' ? [block.code] : [],
  )
  return {
    answer,
    markdown: answer ? compose(answer.blocks) : '',
    program: programs?.toSorted((a, b) => b.length - a.length)[0] ?? null,
  }
}

/** The program with what is typed, and a guard that ends it when it runs on and on. */
export function runnable(program: string, typed: readonly string[] = []): string {
  const prelude = [
    'import builtins, sys',
    `_typed = iter(${JSON.stringify(typed)})`,
    'builtins.input = lambda prompt="": next(_typed)',
    '_steps = [0]',
    'def _watch(frame, event, argument):',
    '    _steps[0] += 1',
    '    if _steps[0] > 200000: raise TimeoutError("runs on and on")',
    '    return _watch',
    'sys.settrace(_watch)',
  ].join('\n')
  return `${prelude}\ntry:\n    exec(compile(${JSON.stringify(program)}, "programa.py", "exec"), {"__name__": "__main__"})\nfinally:\n    sys.settrace(None)\n`
}
