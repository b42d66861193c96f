import { inlineCode } from '../../../engine/compose'
import { codePart } from '../../../engine/reading/code-part'
import type { Statement } from '../../../python/ast'
import { applyEdits } from '../../../python/edit'
import { outcomeOf, type Runs, runsOf } from '../../what-if/outcome'
import type { Source } from '../idioms/idiom'

const MAX_SHOWN = 60

/** What a line is for, by what comes of the program without it; null where no run tells, or nothing changes. */
export function withoutLine(node: Statement, { module }: Source): string | null {
  if ('body' in node) return null
  const code = codePart(module.source, 'pasted')
  const after = codePart(applyEdits(module.source, [{ from: node.from, to: node.to, text: 'pass' }]), 'pasted')
  if (after.tree.errors.length > 0) return null
  const { runs } = runsOf({ code, after }, undefined)
  const { now } = runs
  switch (outcomeOf(runs, { code, after }, false)) {
    case 'breaks':
      return now.kind === 'raised'
        ? `Sin ella, el programa se pararía en la **línea ${now.line}** con ${inlineCode(`${now.type}: ${now.message}`)}.`
        : null
    case 'endless':
    case 'no-way-out':
    case 'goes-on':
      return 'Sin ella, el programa no terminaría nunca.'
    case 'too-deep':
      return 'Sin ella, la función no pararía de llamarse a sí misma.'
    case 'different':
    case 'reordered':
      return otherOutput(runs)
    default:
      return null
  }
}

function otherOutput({ before, now }: Runs): string {
  const [was, is] = [before.output.trimEnd(), now.output.trimEnd()]
  if (is === '') return 'Sin ella no saldría nada.'
  const areShort = [was, is].every((output) => output.length <= MAX_SHOWN && !output.includes('\n'))
  return areShort ? `Sin ella saldría ${inlineCode(is)} en vez de ${inlineCode(was)}.` : 'Sin ella saldría otra cosa.'
}
