import { listed } from '~/platform/text/listed'
import { heading, text } from '../../engine/blocks'
import { inlineCode } from '../../engine/compose'
import { ladderOf, ON_YOUR_OWN } from '../../engine/ladder/rung-blocks'
import type { Answer, Block } from '../../engine/skill'
import type { Module, Range } from '../../python/ast'
import { evaluatePiece } from '../../python/evaluate/evaluate'
import { lackedName } from '../../python/evaluate/result'
import { withoutOldOutput } from '../../python/old-comments'
import { parsePython } from '../../python/parse'
import type { Held } from '../../python/purposes'
import type { Sign } from './content/fault-text'
import { QUESTIONS, USUAL_CAUSES } from './content/questions'
import { COMPARED } from './detect/run/compared'
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
  // What a run shows of the same line is told once.
  const isElsewhere = ({ kind, line, edits }: Fault) =>
    !(kind in COMPARED && line === main.line) && !isMendedBy(main, edits ?? [])
  const others = firstOfEachKind(
    rest.filter((fault) => fault.kind !== main.kind && fault.certainty >= LIKELY && isElsewhere(fault)),
  ).slice(0, MAX_OTHERS)
  const mended = new Set([
    main.kind,
    ...others.filter(({ certainty }) => certainty >= CERTAIN - 0.1).map(({ kind }) => kind),
  ])
  const program = runsOn(mendProgram(source, main, mended), source)
  const blocks: Block[] = [
    ...tellings(main, again)[telling],
    ...(program === null ? [] : mendBlocks(source, program)),
    ...(telling === 'whole' ? othersBlocks(others, mended) : []),
    ...(telling === 'whole' || telling === 'why' ? [heading('Cómo evitarlo'), text(told(main, 'avoid'))] : []),
  ]
  if (program === null) return { outcome: 'answered', blocks, topic: main.kind }
  const ladder = ladderOf({
    idea: () => [
      ...(telling === 'whole' ? hint(source, main) : tellings(main, again)[telling]),
      text(ON_YOUR_OWN.idea),
    ],
    plan: () => [...tellings(main, again).whole, text(ON_YOUR_OWN.plan)],
    fragment: () => [...changeBlocks(source, program), text(ON_YOUR_OWN.fragment)],
    solution: blocks,
  })
  return { outcome: 'answered', blocks, topic: main.kind, ladder }
}

/** What is written anew at the same place is the same fault, seen from another side. */
const isMendedBy = ({ edits }: Fault, others: readonly Range[]) =>
  (edits ?? []).some((one) => others.some((other) => one.from < other.to && other.from < one.to))

/** A mended program that stops with an error is none. */
function runsOn(program: string | null, source: string): string | null {
  const run = program === null ? null : evaluatePiece(parsePython(program))
  const lacked = run && lackedName(run)
  if (run?.kind !== 'raised' || lacked === null) return run?.kind === 'raised' ? null : program
  // A piece lacks what stands above it, before and after.
  return lackedName(evaluatePiece(parsePython(source))) === lacked ? program : null
}

/** Where to look, and the rule that finds it. */
function hint(source: string, main: Fault): Block[] {
  const line = source.split('\n')[main.line - 1]?.trim() ?? ''
  const where = line === '' ? '' : `Mira la línea ${main.line}: ${inlineCode(line)}. `
  return [
    text(`${where}Sigue el programa a mano, línea a línea, y apunta lo que vale cada variable.`),
    text(`Una regla que ayuda aquí: ${lowerFirst(told(main, 'avoid'))}`),
  ]
}

const lowerFirst = (sentence: string) => sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

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

function changeBlocks(source: string, program: string): Block[] {
  const changes = lineChanges(source, program)
  return changes === '' ? [] : [{ kind: 'code', language: 'diff', code: changes }]
}

function mendBlocks(source: string, program: string): Block[] {
  const changes = changeBlocks(source, program)
  return [
    ...(changes.length === 0 ? [] : [heading('Qué cambia'), ...changes]),
    heading('El programa corregido'),
    { kind: 'code', language: 'python', code: withoutOldOutput(program) },
    ...outputsBlocks(source, program),
  ]
}

const MAX_OUTPUT = 200

/** What both programs print, where it is sure, short and another. */
function outputsBlocks(source: string, program: string): Block[] {
  const [before, now] = [source, program].map((code) => evaluatePiece(parsePython(code)))
  if (before?.kind !== 'done' || now?.kind !== 'done' || before.output === now.output) return []
  if (before.output === '' || Math.max(before.output.length, now.output.length) > MAX_OUTPUT) return []
  const printed = (output: string): Block => ({ kind: 'code', language: 'text', code: output.trimEnd() })
  return [text('Antes imprimía:'), printed(before.output), text('Ahora imprime:'), printed(now.output)]
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
    : ` Lo mismo pasa en las líneas ${listed(lines.map(String))}.`
}

/** Asks for the code, with what is most often the cause of the signs. */
export function codeQuestion(signs: ReadonlySet<Sign>): Answer {
  const cause = [...signs].map((sign) => USUAL_CAUSES[sign]).find((known) => known !== undefined)
  return { outcome: 'asked', blocks: [...(cause ? [text(cause)] : []), text(QUESTIONS.noCode)], topic: 'no-code' }
}

/** Says honestly that nothing was found, and what the program did when it was run; a weak suspicion is called one. */
export function nothingFound(tree: Module, suspicion: Fault | undefined, isTooLong: boolean): Answer {
  const suspected = suspicion ? [text(`${QUESTIONS.suspicion} ${told(suspicion, 'what')}`)] : []
  const blocks = isTooLong ? [text(QUESTIONS.isLong)] : [...suspected, ...ranBlocks(tree, suspicion === undefined)]
  return { outcome: 'asked', blocks, topic: 'nothing-found' }
}

/** What came out of a run, and the question that goes on from there. */
function ranBlocks(tree: Module, isSilent: boolean): Block[] {
  const lead = isSilent ? `${QUESTIONS.nothingFound} ` : ''
  const run = evaluatePiece(tree)
  const output = run.output.trimEnd()
  const shown: Block[] =
    output === '' || output.length > MAX_OUTPUT ? [] : [{ kind: 'code', language: 'text', code: output }]
  const at = (sentence: string, line: number | null) => sentence.replace('{line}', String(line ?? 1))
  switch (run.kind) {
    case 'done':
      if (output === '') return [text(`${lead}${QUESTIONS.ranSilently} ${QUESTIONS.whatExpected}`)]
      return shown.length === 0
        ? [text(`${lead}${QUESTIONS.whatExpected}`)]
        : [text(`${lead}${QUESTIONS.ran}`), ...shown, text(QUESTIONS.whatExpected)]
    case 'raised': {
      if (lackedName(run) !== null) return [text(`${lead}${QUESTIONS.whatData}`)]
      const error = run.message === '' ? run.type : `${run.type}: ${run.message}`
      return [
        text(`${lead}${at(QUESTIONS.raised, run.line).replace('{error}', () => error.replaceAll('`', "'"))}`),
        text(QUESTIONS.whatExpected),
      ]
    }
    case 'too-long':
      return [text(`${lead}${at(QUESTIONS.tooLong, run.line)} ${QUESTIONS.whatExpected}`)]
    default: {
      const question = run.reason === 'input' ? QUESTIONS.whatTyped : QUESTIONS.whatData
      return shown.length === 0
        ? [text(`${lead}${run.reason === 'input' ? '' : `${QUESTIONS.notRun} `}${question}`)]
        : [text(`${lead}${at(QUESTIONS.ranPartly, run.line)}`), ...shown, text(question)]
    }
  }
}

/** The likeliest of what is not sure: told as such, with the program changed so that it can be tried. */
export function hedged(source: string, suspect: Fault): Answer {
  const { blocks, ladder, ...told } = faultAnswer(source, [suspect])
  const hedge = (sure: readonly Block[]) => [text(QUESTIONS.suspicion), ...sure, text(QUESTIONS.tryIt)]
  return { ...told, blocks: hedge(blocks), ...(ladder && { ladder: (rung) => hedge(ladder(rung)) }) }
}

/** Said before a fault of a function that was tried: what it gives, and what its name says. */
export function withHeld({ blocks, ladder, ...told }: Answer, held: Held | undefined): Answer {
  if (held === undefined) return { ...told, blocks, ...(ladder && { ladder }) }
  const shown = text(
    `La he probado con varios valores: ${inlineCode(held.call)} da ${inlineCode(held.gives)}, y por su nombre tendría que dar ${inlineCode(held.right)}.`,
  )
  return { ...told, blocks: [shown, ...blocks], ...(ladder && { ladder: (rung) => [shown, ...ladder(rung)] }) }
}
