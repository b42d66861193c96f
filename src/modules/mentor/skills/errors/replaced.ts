import { inlineCode } from '../../engine/compose'
import type { CodePart, Traceback } from '../../engine/message'
import { applyEdits, type Edit } from '../../python/edit'
import { allExpressions } from '../../python/walk'
import type { Explanation } from './explanation'

/** How libraries say that a name is no more (or will be no more), and which there is instead. */
const SAYS: readonly RegExp[] = [
  /\b(?<old>[\w.]{2,80})(?:\(\))? (?:is|was|has been|have been|will be) (?:now )?(?:deprecated|removed|renamed)\b[^\n]{0,160}?[Uu]se (?:the )?[`'"]?(?<now>[\w.]{2,80}(?:\([\w., ]{0,60}\))?)[`'"]?(?: instead| as)?/,
  /\b[Uu]se [`'"]?(?<now>[\w.]{2,80})[`'"]? instead of [`'"]?(?<old>[\w.]{2,80})/,
  /\b(?<old>[\w.]{2,80})(?:\(\))? (?:is|was|has been) (?:deprecated|removed)[^\n]{0,60}? in favou?r of [`'"]?(?<now>[\w.]{2,80})/,
  /\b(?<old>[\w.]{2,80}) (?:is|was|has been) (?:renamed|moved) to [`'"]?(?<now>[\w.]{2,80})/,
]
const lastOf = (name: string) => name.replace(/\(.*$/, '').replace(/\.$/, '').split('.').at(-1) ?? ''

/** What the message itself says to write instead, in the person's lines. */
export function replaced(base: Explanation, error: Traceback, code: CodePart | null): Explanation | null {
  const groups = SAYS.map((says) => says.exec(error.message.slice(0, MAX_MESSAGE))?.groups).find((each) => each)
  const [old, now] = [groups?.old ?? '', (groups?.now ?? '').replace(/\.$/, '')]
  if (lastOf(old) === '' || lastOf(now) === '' || lastOf(old) === lastOf(now)) return null
  const isWarning = /Warning$/.test(error.type ?? '')
  const cause = `${isWarning ? 'Es un **aviso**, no un error: el programa sigue, pero ' : ''}${inlineCode(old)} ${
    isWarning ? 'dejará de funcionar en otra versión' : '**ya no existe** en la versión que tienes instalada'
  }, y el propio mensaje dice qué se usa ahora: ${inlineCode(now)}.`
  const edits = code === null || /\(/.test(now) ? [] : renamed(code, lastOf(old), lastOf(now))
  const told: Explanation = { ...base, kind: null, cause }
  return code === null || edits.length === 0
    ? { ...told, decide: `Donde pone ${inlineCode(lastOf(old))} pon ${inlineCode(now)}.` }
    : { ...told, source: code.code, corrected: applyEdits(code.code, edits) }
}
const MAX_MESSAGE = 600

function renamed({ tree }: CodePart, old: string, now: string): Edit[] {
  return allExpressions(tree).flatMap((node) => {
    if (node.kind === 'name' && node.name === old) return [{ from: node.from, to: node.to, text: now }]
    if (node.kind !== 'attribute' || node.name !== old) return []
    return [{ from: node.nameFrom, to: node.nameFrom + old.length, text: now }]
  })
}
