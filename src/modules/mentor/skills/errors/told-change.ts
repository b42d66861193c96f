import { folded } from '~/platform/text/folded'
import type { Frame, State } from '../../engine/frame'
import { plainText } from '../../engine/lexicon/plain-text'
import type { CodePart, Traceback } from '../../engine/message'
import { codePart } from '../../engine/reading/code-part'
import { applyEdits } from '../../python/edit'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { orderOf } from '../what-if/change'
import { readChange } from '../what-if/read-change'

/** What was done, as one would ask what comes of doing it. */
const DONE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:he quitado|quite|saque|borre|elimine|he borrado|le falta)\b/, 'quito'],
  [/\b(?:he cambiado|cambie|reemplace|sustitui|he sustituido|modifique)\b/, 'cambio'],
  [/\b(?:he puesto|puse|meti|he metido|escribi|use|he usado)\b/, 'pongo'],
  [/\b(?:he anadido|anadi|agregue|he agregado)\b/, 'anado'],
]
const AND_NOW =
  /(?: (?:para (?:ver|probar)|a ver|y (?:ahora|entonces|me|ya|sale|da|no)|pero|ahora|por(?: lo)? que me (?:sale|da)|me (?:sale|da|tira|aparece))\b|[.;:]\s|,\s(?:y|ahora|pero)).*$/s

/**
 * «Ya le quité el .items() y ahora me sale ValueError: …»: the program of before with that change, where it stops with just that error.
 */
export function withToldChange({ message }: Frame, error: Traceback | null, { code, program }: State): CodePart | null {
  if (message.traceback === null || error === null || message.code.some(({ form }) => form !== 'inline')) return null
  const said = folded(message.prose).slice(0, MAX_SAID)
  const [done, doing] = DONE.find(([words]) => words.test(said)) ?? []
  if (done === undefined) return null
  const what = said.slice(said.search(done)).replace(done, '').replace(AND_NOW, '').trim()
  for (const base of [code, program]) {
    if (base === null || base.tree.errors.length > 0 || base.tree.body.length === 0) continue
    const change = readChange(orderOf(`y si ${doing} ${what}`, base.tree))
    if (change === null || 'question' in change || change.input !== undefined) continue
    const after = codePart(applyEdits(base.tree.source, change.edits), 'pasted')
    if (stopsWith(after, error)) return after
  }
  return null
}
const MAX_SAID = 300

function stopsWith({ tree }: CodePart, { type, message }: Traceback): boolean {
  if (/^(?:Syntax|Indentation|Tab)Error$/.test(type ?? '')) return tree.errors.length > 0
  const run = evaluateProgram(tree)
  return (
    run.kind === 'raised' &&
    run.type === type &&
    plainText(run.message).slice(0, ALIKE) === plainText(message).slice(0, ALIKE)
  )
}
/** Versions of Python word the end of a message otherwise. */
const ALIKE = 20
