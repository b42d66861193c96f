import type { State } from '../../../engine/frame'
import type { CodePart } from '../../../engine/message'
import { skillSet } from '../../../engine/skill-families'
import { HANDS_OUT, isVersion } from '../../../engine/state'
import type { Statement } from '../../../python/ast'
import { linesOf } from '../../../python/lines'
import { blocksOf, statementsIn } from '../../../python/walk'
import type { Source } from '../../explain/idioms/idiom'
import type { Asked } from '../asked'

/** The program as it is to be now; `old`: as the person wrote it, where a correction lies in between. */
export type Version = { now: CodePart; old: CodePart | null; source: Source }

/** They hand out a program put right. */
export const CORRECTS = skillSet('errors', 'faults', 'review', 'error-catalogue')

/** Whether one of the last answers put the program right, whoever was first in line for it. */
export const hasCorrected = ({ answered, said }: State, within: number): boolean =>
  answered.slice(-within).some(({ skill }) => CORRECTS.has(skill)) ||
  said.slice(-within).some((before) => HANDS_OUT.test(before))

/** Null where no whole program is at hand. */
export function versionOf({ state, code }: Asked): Version | null {
  const now = state.mended ?? code
  if (now === null || now.tree.errors.length > 0 || now.tree.body.length === 0) return null
  const old = [state.code, state.before].find(
    (one) => one !== null && one.code.trim() !== now.code.trim() && isVersion(now.code, one.code),
  )
  return { now, old: old ?? null, source: { module: now.tree, lines: linesOf(now.tree.source) } }
}

/** The versions that a piece may be looked for in: as it was handed out last, and as the person has it. */
export function versionsOf(asked: Asked): Version[] {
  const { state } = asked
  const shown = state.program !== null && CORRECTS.has(state.answered.at(-1)?.skill ?? '') ? state.program : null
  const all = [state.mended, shown, state.code, state.program].flatMap((now) =>
    now === null || now.tree.errors.length > 0 || now.tree.body.length === 0 ? [] : [now],
  )
  return [...new Set(all)].map((now) => ({
    now,
    old: null,
    source: { module: now.tree, lines: linesOf(now.tree.source) },
  }))
}

/** A line as it was and as it is; null where it was not there, or is there no more. */
export type LinePair = { old: string | null; now: string | null; line: number }

/** The lines that a correction has changed, in their order. */
export function linePairs({ now, old }: Version): LinePair[] {
  if (old === null) return []
  const [gone, come] = [old.code.trimEnd().split('\n'), now.code.trimEnd().split('\n')]
  const pairs: LinePair[] = []
  let [left, right] = [0, 0]
  while (left < gone.length || right < come.length) {
    const [was, is] = [gone[left] ?? null, come[right] ?? null]
    if (was === is) {
      left += 1
      right += 1
      continue
    }
    const isAdded = is !== null && (was === null || come.slice(right + 1).includes(was))
    const isGone = was !== null && !isAdded && (is === null || gone.slice(left + 1).includes(is))
    pairs.push({ old: isAdded ? null : was, now: isGone ? null : is, line: Math.min(right + 1, come.length) })
    if (!isAdded) left += 1
    if (!isGone) right += 1
  }
  return pairs
}

/** Statements without a block that stand in the changed lines. */
export function changedStatements(version: Version): Statement[] {
  const { lineAt } = version.source.lines
  const lines = new Set(linePairs(version).flatMap(({ now, line }) => (now === null ? [] : [line])))
  return [...statementsIn(version.source.module.body)].filter(
    (node) => blocksOf(node).length === 0 && lines.has(lineAt(node.from)),
  )
}
