import { folded } from '~/platform/text/folded'
import { isCircumstance } from '../../../engine/requests/circumstance'
import { startState } from '../../../engine/state'
import { readTask } from '../../../engine/task/read-task'
import type { Draft, Maker } from '../../../engine/task/task'
import { type Changed, makeChanges } from '../../change/make-changes'
import { saidOf } from '../../change/read-wishes'
import { CHANGES } from '../../change/registry'
import { bestWholeDraft, isWhole } from '../best-draft'
import { asOne, type Way } from '../rewritten'
import { type Clause, clausesOf, tellsOfAsker, without, wordsOf } from './clauses'
import { isMostlySaid, makesNoDifference } from './lost'
import { withChanges } from './with-changes'

const LIKELY = 0.5
/** Of a longer wish the clauses are not looked at one by one. */
const MOST = 6

/**
 * The best draft of requests and a wish told as one. A clause of the wish without which the same program would have been written has been
 * lost: a change makes it, or it is missing.
 */
export function wishedDraft(makers: readonly Maker[], { joined, wished }: Way): Draft | null {
  const draft = bestWholeDraft(makers, { frame: joined, state: startState() })
  if (draft === null || draft.fit < LIKELY || !isWhole(draft)) return draft
  const { prose } = joined.message
  const asked = clausesOf(prose).filter((clause) => clause.from >= wished - 1 && asksFor(clause))
  if (asked.length > MOST) return draft
  const lost = asked.filter(
    (clause) =>
      lacksCall(clause, draft.code) ||
      (!isMostlySaid(clause, draft) &&
        makesNoDifference(clause, draft, () => {
          const frame = asOne([without(prose, [clause])])
          return bestWholeDraft(makers, { frame, state: startState() })?.code === draft.code
        })),
  )
  return lost.length === 0 ? draft : withChanges(draft, lost, { task: readTask(joined), isWish: true })
}

/** Whether a change of a program lost a clause of its wish: it would have been the same without. */
export function losesClause(wish: string, changed: Changed, source: string): boolean {
  const behind = clausesOf(wish)
  const head = { from: 0, to: behind[0]?.from ?? wish.length, text: wish.slice(0, behind[0]?.from) }
  const all = [head, ...behind].filter(asksFor)
  if (all.length < 2 || all.length > MOST) return false
  const shown = { code: changed.code, title: changed.made.map(({ told }) => told).join(' ') }
  return all.some(
    (clause) =>
      lacksCall(clause, changed.code) ||
      makesNoDifference(clause, shown, () => {
        const rest = without(wish, [clause]).replace(/^[\s,.;]+/, '')
        return makeChanges(source, saidOf(rest), CHANGES).code === changed.code
      }),
  )
}

const asksFor = (clause: Clause) => !tellsOfAsker(clause) && !isCircumstance(folded(wordsOf(clause)))

/** «añade frenar(n)»: what is called by its name must be there. */
const lacksCall = ({ text }: Clause, code: string): boolean =>
  [...text.matchAll(/(?<![\w.])([a-z_]\w{2,})\(/g)].some(([, name = '']) => !code.includes(`${name}(`))
