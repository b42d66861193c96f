import { answered, printed, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { codePart } from '../../../engine/reading/code-part'
import type { Block } from '../../../engine/skill'
import { applyEdits, type Edit } from '../../../python/edit'
import { changedLines } from '../../errors/changed-lines'
import type { Source } from '../../explain/idioms/idiom'
import { decidesText, leftOutText, valueText } from '../../explain/parts/argument'
import { roleText } from '../../explain/parts/called'
import { writtenText } from '../../explain/parts/questions/pointed'
import { listItem } from '../../what-if/changes/removals'
import { type Runs, runsOf } from '../../what-if/outcome'
import { type AskedArgument, argumentsAsked } from '../arguments-asked'
import type { Reader } from '../asked'

/** «¿Y con how="inner"?», «¿para qué el newline?»: what the argument does by the library, with the person's own line and both runs. */
export const argument: Reader = ({ frame, source, code }) => {
  if (source === null || code === null || frame.message.prose.length > MAX_PROSE) return null
  const asked = argumentsAsked(frame.message.prose, source)
  const told = asked.map((each) => blocksOf(each, source))
  return told.length === 0 || told.some((blocks) => blocks === null)
    ? null
    : answered(
        'argument',
        told.flatMap((blocks) => blocks ?? []),
      )
}
const MAX_PROSE = 240

function blocksOf(asked: AskedArgument, source: Source): Block[] | null {
  const texts = textsOf(asked, source)
  if (texts.length === 0) return null
  const edits = editsOf(asked)
  const tried = edits === null ? [] : triedBlocks(edits, asked, source)
  return [...texts.map(text), ...tried]
}

const needText = (out: string) => (/^Sin `[^`]{1,40}`, da `/.test(out) ? 'Sí, hay que ponerlo.' : 'Obligatorio no es.')

function textsOf(asked: AskedArgument, source: Source): string[] {
  const { of } = asked
  const out = leftOutText(of, source)
  const at = of.given === null ? -1 : of.call.arguments.indexOf(of.given)
  const role = roleText(of.call, at, source)
  const now = role && `${role}${writtenText(of.given?.value)}`
  if (asked.act === 'without')
    return out === null
      ? []
      : [
          ...(asked.asksNeed ? [needText(out)] : []),
          out,
          ...(now === null || said(out, now) ? [] : [`Tal como está, ${now}`]),
        ]
  if (asked.act === 'purpose') {
    const decides = now ?? decidesText(of)
    return decides === null ? [] : [decides, ...(out === null || said(decides, out) ? [] : [out])]
  }
  const told = valueText(of, asked.value, source)
  const decides = told ?? decidesText(of)
  if (decides === null) return []
  const isStandard =
    bare(of.entry.defaults.get(of.name)) === bare(asked.value) && !/sin decirlo|si no se pone/.test(decides)
  return [
    decides,
    ...(isStandard ? ['Es lo mismo que no ponerlo.'] : []),
    ...(now !== null && told !== null ? [`Tal como está, ${now}`] : []),
  ]
}

const bare = (value: string | undefined) => value?.replace(/["']/g, '')

/** A text that says already what happens without it. */
const said = (told: string, more: string) => /\b[Ss]in (?:eso|él|ella|decirlo|ello)\b/.test(told) || told.includes(more)

function editsOf(asked: AskedArgument): Edit[] | null {
  const { call, given, name } = asked.of
  if (asked.act === 'value') {
    const { value } = asked
    if (given !== null) return [{ ...rangeOf(given.value), text: value }]
    const last = call.arguments.at(-1)
    const end = last?.to ?? call.to - 1
    return [{ from: end, to: end, text: `${last ? ', ' : ''}${name}=${value}` }]
  }
  if (given === null) return null
  return [{ ...listItem(call.arguments, call.arguments.indexOf(given)), text: '' }]
}
const rangeOf = ({ from, to }: { from: number; to: number }) => ({ from, to })

/** The line as it would be, and what both print where they can be run. */
function triedBlocks(edits: Edit[], { act, of }: AskedArgument, source: Source): Block[] {
  const before = source.module.source
  const after = codePart(applyEdits(before, edits), 'pasted')
  if (after.tree.errors.length > 0) return []
  const { runs } = runsOf({ code: codePart(before, 'pasted'), after }, undefined)
  const isRun = runs.before.kind === 'done' && (runs.now.kind === 'done' || runs.now.kind === 'raised')
  if (act === 'purpose' && !isRun) return []
  const lines = changedLines(before, after.code).map(text)
  return [...lines, ...(isRun ? outputs(runs, act === 'value' ? 'Con ese valor' : `Sin ${inlineCode(of.name)}`) : [])]
}

const MAX_OUTPUT = 600

function outputs({ before, now }: Runs, how: string): Block[] {
  if (now.kind === 'raised')
    return [text(`${how} falla en la línea ${now.line}: ${inlineCode(`${now.type}: ${now.message}`)}.`)]
  if (!('output' in now) || !('output' in before)) return []
  if (now.output === before.output) return [text(`${how}, en tu programa sale lo mismo.`)]
  if (before.output.length + now.output.length > MAX_OUTPUT) return [text(`${how} sale otra cosa.`)]
  return [text('Tal como está imprime:'), printed(before.output), text(`${how} imprime:`), printed(now.output)]
}
