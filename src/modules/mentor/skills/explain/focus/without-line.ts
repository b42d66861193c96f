import { inlineCode } from '../../../engine/compose'
import { codePart } from '../../../engine/reading/code-part'
import type { Statement } from '../../../python/ast'
import { applyEdits, type Edit } from '../../../python/edit'
import { outcomeOf, type Runs, runsOf } from '../../what-if/outcome'
import type { Source } from '../idioms/idiom'

const MAX_SHOWN = 60

/** What a line is for, by what comes of the program without it; null where no run tells, or nothing changes. */
export const withoutLine = (node: Statement, source: Source): string | null =>
  'body' in node ? null : withChange([{ from: node.from, to: node.to, text: 'pass' }], 'Sin ella', source)

/** What comes of the program with a change, told as «Sin ella, …» or «Con `/`, …»; null where no run tells, or nothing changes. */
export function withChange(edits: readonly Edit[], how: string, { module }: Source): string | null {
  const code = codePart(module.source, 'pasted')
  const after = codePart(applyEdits(module.source, [...edits]), 'pasted')
  if (after.tree.errors.length > 0) return null
  const { runs } = runsOf({ code, after }, undefined)
  const { now } = runs
  switch (outcomeOf(runs, { code, after }, false)) {
    case 'breaks':
      return now.kind === 'raised'
        ? `${how}, el programa se pararía en la **línea ${now.line}** con ${inlineCode(`${now.type}: ${now.message}`)}.`
        : null
    case 'endless':
    case 'no-way-out':
    case 'goes-on':
      return `${how}, el programa no terminaría nunca.`
    case 'too-deep':
      return `${how}, la función no pararía de llamarse a sí misma.`
    case 'different':
    case 'reordered':
      return otherOutput(runs, how)
    default:
      return null
  }
}

const MAX_LINES = 6

function otherOutput({ before, now }: Runs, how: string): string {
  const [was, is] = [before.output.trimEnd(), now.output.trimEnd()]
  if (is === '') return `${how} no saldría nada.`
  const areShort = [was, is].every((output) => output.length <= MAX_SHOWN && !output.includes('\n'))
  if (areShort) return `${how} saldría ${inlineCode(is)} en vez de ${inlineCode(was)}.`
  const lines = is.split('\n')
  const isShort = lines.length <= MAX_LINES && lines.every((line) => line.length <= MAX_SHOWN && line !== '')
  return isShort ? `${how} saldría ${lines.map(inlineCode).join(', ')}.` : `${how} saldría otra cosa.`
}
