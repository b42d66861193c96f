import type { EditorView } from '@codemirror/view'
import { format } from '../ruff/ruff'

export type LaidOut = 'done' | 'same' | 'broken' | 'changed'

/** Lays the program out as Ruff does, in one change that can be undone; not where it has been written on meanwhile. Throws where Ruff cannot be had. */
export async function layOut(view: EditorView): Promise<LaidOut> {
  const { doc } = view.state
  const code = doc.toString()
  const laidOut = await format(code)
  if (view.state.doc !== doc) return 'changed'
  if (laidOut === null) return 'broken'
  if (laidOut === code) return 'same'
  view.dispatch({ changes: difference(code, laidOut), userEvent: 'input.format' })
  return 'done'
}

/** What lies between the beginning and the end that both have, so that the cursor stays where it was. */
function difference(before: string, after: string) {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) }
}
