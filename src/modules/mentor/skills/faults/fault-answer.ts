import type { Answer, Block } from '../../engine/skill'
import type { Sign } from './content/fault-text'
import { QUESTIONS, USUAL_CAUSES } from './content/questions'
import type { Fault } from './find-faults'
import { CERTAIN, LIKELY } from './found'
import { lineChanges } from './line-changes'
import { mendProgram } from './mend-program'
import { told } from './wording'

const MAX_OTHERS = 2

/** How much of a fault is told: all of it, or what a follow-up asks for. */
export type Telling = 'whole' | 'why' | 'mend' | 'simply'

export function faultAnswer(
  source: string,
  [main, ...rest]: readonly [Fault, ...Fault[]],
  telling: Telling = 'whole',
): Answer {
  const again = rest.filter(({ kind, line }) => kind === main.kind && line !== main.line)
  const others = firstOfEachKind(rest.filter(({ kind, certainty }) => kind !== main.kind && certainty >= LIKELY)).slice(
    0,
    MAX_OTHERS,
  )
  const mended = new Set([
    main.kind,
    ...others.filter(({ certainty }) => certainty >= CERTAIN - 0.1).map(({ kind }) => kind),
  ])
  const program = mendProgram(source, main, mended)
  const blocks: Block[] = [
    ...tellings(main, again)[telling],
    ...(program === null ? [] : mendBlocks(source, program)),
    ...(telling === 'whole' ? othersBlocks(others, mended) : []),
    ...(telling === 'whole' || telling === 'why' ? [heading('Cómo evitarlo'), text(told(main, 'avoid'))] : []),
  ]
  return { outcome: 'answered', blocks, topic: main.kind }
}

function tellings(main: Fault, again: readonly Fault[]): Record<Telling, Block[]> {
  const what = text(`${told(main, 'what')}${repeatedAt(again)}`)
  const why = text([told(main, 'why'), told(main, 'trace')].filter((part) => part !== '').join(' '))
  return {
    whole: [what, why],
    why: [why, what],
    mend: [what],
    simply: [what, text(told(main, 'avoid'))],
  }
}

function mendBlocks(source: string, program: string): Block[] {
  const changes = lineChanges(source, program)
  return [
    ...(changes === '' ? [] : [heading('Qué cambia'), { kind: 'code', language: 'diff', code: changes } as const]),
    heading('El programa corregido'),
    { kind: 'code', language: 'python', code: program },
  ]
}

function othersBlocks(others: readonly Fault[], mended: ReadonlySet<string>): Block[] {
  if (others.length === 0) return []
  const items = others.map(
    (fault) => `${told(fault, 'what')}${mended.has(fault.kind) && fault.edits ? ' (Corregido también arriba.)' : ''}`,
  )
  return [heading('También he visto'), { kind: 'list', items }]
}

const firstOfEachKind = (faults: readonly Fault[]) =>
  faults.filter((fault, at) => faults.findIndex(({ kind }) => kind === fault.kind) === at)

function repeatedAt(again: readonly Fault[]): string {
  const lines = [...new Set(again.map(({ line }) => line))].sort((a, b) => a - b)
  if (lines.length === 0) return ''
  return lines.length === 1
    ? ` Lo mismo pasa en la línea ${lines[0]}.`
    : ` Lo mismo pasa en las líneas ${lines.slice(0, -1).join(', ')} y ${lines.at(-1)}.`
}

/** Asks for the code, with what is most often the cause of the signs. */
export function codeQuestion(signs: ReadonlySet<Sign>): Answer {
  const cause = [...signs].map((sign) => USUAL_CAUSES[sign]).find((known) => known !== undefined)
  return { outcome: 'asked', blocks: [...(cause ? [text(cause)] : []), text(QUESTIONS.noCode)], topic: 'no-code' }
}

/** Says honestly that nothing was found; a weak suspicion is called one. */
export function nothingFound(suspicion: Fault | undefined, isTooLong: boolean): Answer {
  const question = text(isTooLong ? QUESTIONS.tooLong : QUESTIONS.nothingFound)
  const blocks = suspicion ? [text(`${QUESTIONS.suspicion} ${told(suspicion, 'what')}`), question] : [question]
  return { outcome: 'asked', blocks, topic: 'nothing-found' }
}

/** The likeliest of what is not sure: told as such, with the program changed so that it can be tried. */
export function hedged(source: string, suspect: Fault): Answer {
  const { blocks, topic } = faultAnswer(source, [suspect])
  return {
    outcome: 'answered',
    blocks: [text(QUESTIONS.suspicion), ...blocks, text(QUESTIONS.tryIt)],
    ...(topic ? { topic } : {}),
  }
}

const text = (markdown: string): Block => ({ kind: 'text', markdown })
const heading = (title: string): Block => ({ kind: 'heading', text: title })
