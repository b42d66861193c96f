import { answered, heading, list, printed, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { CodePart } from '../../../engine/message'
import { codePart } from '../../../engine/reading/code-part'
import { type BriefAsk, briefAskIn } from '../../../engine/requests/brief-ask'
import type { Answer, Block } from '../../../engine/skill'
import type { Evaluation } from '../../../python/evaluate/result'
import { linesOf } from '../../../python/lines'
import { changedLines } from '../../errors/changed-lines'
import { outputBlocks, run } from '../../explain/parts/output'
import { runsOf } from '../../what-if/outcome'
import type { Asked, Reader } from '../asked'
import { reasonsOf } from '../mended/change-reasons'
import { hasCorrected, type LinePair, linePairs, type Version, versionOf } from '../mended/version'
import { reviewReason } from '../said/review-reason'
import { describedChange, differenceAt, otherBranch } from './evidence'

/** What was put right: both versions, the lines that differ, and how each runs. */
export type Correction = {
  version: Version
  old: CodePart
  now: CodePart
  pairs: LinePair[]
  before: Evaluation
  after: Evaluation
}

/** So many answers ago a correction is still spoken about. */
const WITHIN = 4

export function correctionOf(asked: Asked): Correction | null {
  const found = hasCorrected(asked.state, WITHIN) ? versionOf(asked) : null
  const version = found?.old == null ? writtenAnew(asked) : found
  if (version?.old == null) return null
  const { old, now } = version
  const { before, now: after } = runsOf({ code: old, after: now }, undefined).runs
  return {
    version,
    old,
    now,
    pairs: linePairs(version).filter((pair) => (pair.old ?? pair.now)?.trim() !== ''),
    before,
    after,
  }
}

const HANDED = /(?:^|\n)### (?:(?:Tu|El) programa corregido|Así queda)\n\n```python\n([\s\S]{1,6000}?)\n```/

/** What a review has written so otherwise that most lines are others. */
function writtenAnew({ state, code }: Asked): Version | null {
  const [, handed] =
    state.said
      .slice(-WITHIN)
      .map((before) => HANDED.exec(before))
      .findLast((found) => found !== null) ?? []
  const now = handed === undefined ? null : codePart(handed, 'fenced')
  if (code === null || now === null || now.tree.errors.length > 0 || now.code.trim() === code.code.trim()) return null
  return { now, old: code, source: { module: now.tree, lines: linesOf(now.tree.source) } }
}

/** A few words that go on with a correction, whatever it was: they are answered from both versions and their runs. */
export const ofCorrection: Reader = (asked) => {
  const act = briefAskIn(asked.said)
  if (act === null || asked.frame.message.traceback !== null) return null
  if (OF_TOLD.has(act) && !isToldLast(asked)) return null
  const correction = correctionOf(asked)
  return correction === null || correction.pairs.length === 0 ? null : ANSWERS[act](correction, asked)
}

/** They ask of what was told last; the others, of the program, whatever was spoken about in between. */
const OF_TOLD: ReadonlySet<BriefAsk> = new Set(['why', 'unclear', 'meaning', 'which', 'changed', 'sure', 'avoid'])
const TOPIC = 'correction'
const isToldLast = ({ state }: Asked) => hasCorrected(state, 1) || state.answered.at(-1)?.topic === TOPIC

const told = (blocks: readonly (Block | null)[]): Answer =>
  answered(
    TOPIC,
    blocks.filter((block) => block !== null),
  )

const MAX_SHOWN = 12
const cut = (output: string) => {
  const lines = output.trimEnd().split('\n')
  return lines.length > MAX_SHOWN ? [...lines.slice(0, MAX_SHOWN), '…'].join('\n') : lines.join('\n')
}

/** What both versions print, or where they stop. */
function bothRuns({ before, after }: Correction): Block[] {
  const shown = (ran: Evaluation): Block[] | null =>
    ran.kind === 'done'
      ? [ran.output.trim() === '' ? text('(no imprime nada)') : printed(cut(ran.output))]
      : ran.kind === 'raised'
        ? [text(`se para en la línea ${ran.line} con ${inlineCode(`${ran.type}: ${ran.message}`)}`)]
        : null
  const [was, is] = [shown(before), shown(after)]
  if (was === null || is === null) return []
  return [text('Antes:'), ...was, text('Con el cambio:'), ...is]
}

const changesOf = ({ old, now }: Correction) => list(changedLines(old.code, now.code))

/** What shows the difference: the first time that a line does another thing, else what each line does. */
function difference(correction: Correction): string | null {
  const { before, pairs, old } = correction
  const lines = old.code.split('\n')
  const changed = pairs.flatMap((pair) => (pair.old === null ? [] : [lines.indexOf(pair.old) + 1]))
  const failing = before.kind === 'raised' ? [before.line] : []
  return differenceAt([...failing, ...changed], correction) ?? otherBranch(correction) ?? describedChange(correction)
}

/** Why it had to be changed: what the line does in the run, and the reason where it is known and not told yet. */
function shownWhy(correction: Correction, { state }: Asked, lead: string): Answer | null {
  const shown = difference(correction)
  const said = state.said.slice(-2).join('\n')
  const reason = reasonsOf(correction.version).find(({ first }) => !said.includes(first))
  const runs = bothRuns(correction)
  if (shown === null && reason === undefined && runs.length === 0) return null
  return told([
    text(`${lead}${onlyChange(correction)}`),
    ...(correction.pairs.length === 1 ? [] : [changesOf(correction)]),
    ...(shown === null ? [] : [text(shown)]),
    ...(reason === undefined ? [] : [text(reason.first)]),
    ...(shown === null ? runs : []),
    ...(state.error?.type == null
      ? []
      : [text(`Sin el cambio se para con ${inlineCode(state.error.type)}; con él, esa línea ya no falla.`)]),
  ])
}

function onlyChange({ pairs }: Correction): string {
  const [pair] = pairs
  if (pair === undefined || pairs.length > 1) return ''
  const { old, now } = pair
  if (old === null) return ` lo único que faltaba era ${inlineCode(now?.trim() ?? '')}.`
  if (now === null) return ` lo único que sobraba era ${inlineCode(old.trim())}.`
  return ` lo único que cambia es ${inlineCode(old.trim())}, que pasa a ser ${inlineCode(now.trim())}.`
}

function handedOver(correction: Correction, opening: string): Answer {
  const { now } = correction
  return told([
    text(opening),
    changesOf(correction),
    heading('El programa corregido'),
    python(now.code),
    ...outputBlocks(run(now.tree), now.tree),
  ])
}

/** What the last answers advised for the next time. */
const ADVICE = /### Cómo evitarlo\n\n([\s\S]{10,900}?)(?=\n### |$)/
function avoided(correction: Correction, { state }: Asked): Answer | null {
  const advice = state.said.map((before) => ADVICE.exec(before)?.[1]?.trim()).findLast((each) => each !== undefined)
  return told([
    ...(advice === undefined ? [] : [text(advice)]),
    text('En tu programa era esto:'),
    changesOf(correction),
    text(
      'Y antes de darlo por bueno, ejecútalo con un caso pequeño del que sepas el resultado: si no sale, la línea que lo calcula es la que hay que mirar.',
    ),
  ])
}

/** What runs otherwise at theirs is not this version. */
function notMine(correction: Correction): Answer {
  const { after, pairs, now } = correction
  const [pair] = pairs.filter((each) => each.now !== null)
  const look =
    pair?.now == null
      ? ''
      : ` Mira si en la línea ${pair.line} de tu archivo pone ya ${inlineCode(pair.now.trim())}, y si lo has guardado.`
  const blocks = [
    text(`El programa con el cambio no hace lo mismo que el tuyo.${look}`),
    ...(after.kind === 'done' || after.kind === 'raised' ? outputBlocks(after, now.tree) : []),
    text('Si ya lo tienes así y te sale otra cosa, pégame el programa tal como lo tienes ahora y lo que sale.'),
  ]
  return { outcome: 'asked', isFinal: true, blocks }
}

function stood(correction: Correction): Answer | null {
  const shown = difference(correction)
  const runs = bothRuns(correction)
  if (shown === null && runs.length === 0) return null
  return told([
    text(runs.length > 0 ? 'Sí, seguro: he ejecutado los dos.' : 'Sí.'),
    ...(shown === null ? [] : [text(shown)]),
    ...runs,
  ])
}

function judged(correction: Correction): Answer {
  const { now } = correction
  return told([
    text(`Sí, con el cambio está bien:${onlyChange(correction)}`.replace(/:$/, '.')),
    ...outputBlocks(run(now.tree), now.tree),
  ])
}

/** Of what a review has advised, the reasons by themselves. */
const reviewed = (asked: Asked): Answer | null => reviewReason({ ...asked, said: 'por que' })

const ANSWERS: Record<BriefAsk, (correction: Correction, asked: Asked) => Answer | null> = {
  // Of an error and of a review others know the reason.
  why: (correction, asked) =>
    asked.state.error !== null || asked.state.answered.at(-1)?.skill === 'review'
      ? null
      : shownWhy(correction, asked, 'Míralo en tu programa:'),
  unclear: (correction, asked) => reviewed(asked) ?? shownWhy(correction, asked, 'Más despacio:'),
  meaning: (correction, asked) => reviewed(asked) ?? shownWhy(correction, asked, 'Quiere decir esto, en tu programa:'),
  mine: (correction) => handedOver(correction, 'En tu programa queda así:'),
  whole: (correction) => handedOver(correction, 'Aquí lo tienes entero, con esto cambiado:'),
  apply: (correction) => handedOver(correction, 'Hecho. He cambiado esto:'),
  where: (correction) => handedOver(correction, 'Va aquí:'),
  avoid: avoided,
  changed: (correction) => told([text('Solo esto:'), changesOf(correction), ...bothRuns(correction)]),
  good: judged,
  prints: () => null,
  same: notMine,
  sure: stood,
  which: (correction) => {
    const runs = bothRuns(correction)
    return runs.length === 0 ? null : told([text('La corregida: es la que hace lo que quieres.'), ...runs])
  },
  task: () => null,
  protest: () => null,
  check: () => null,
}
