import { allOf } from '../../all-of'
import type { Reading } from '../reading'
import { type FoundPredicate, predicatesIn, testOf } from './find-predicates'
import type { Sequence } from './sequence'
import { type Aggregate, aggregatesIn, bind } from './sequence-aggregates'
import { type Change, otherChanges } from './sequence-changes'

export type Steps = { changes: Change[]; aggregates: Aggregate[] }

/** What a request wants of a sequence; its words are used. Null where it wants nothing that is known. */
export function readSteps(reading: Reading, sequence: Sequence): Steps | null {
  const text = unusedText(reading)
  const predicates = predicatesIn(text, sequence.of).filter(
    (found) => found.predicate.id !== 'equal' || /\bigual/.test(text.slice(found.from, found.to)),
  )
  const aggregates = aggregatesIn(text, sequence, predicates)
  const bound = bind(aggregates, predicates, text)
  const free = predicates.filter((each) => !bound.some(({ test }) => test === each) && !isOpposite(each, predicates))
  const changes: Change[] = []
  if (free.length > 0) changes.push({ kind: 'filter', tests: free })
  for (const each of [...bound, ...free]) reading.use({ from: 'at' in each ? each.at : each.from, to: each.to })
  for (const each of predicates) reading.use(each)
  changes.push(...otherChanges(reading, sequence, bound))
  if (free[0] && ONLY_SOME.test(reading.text.slice(0, free[0].from))) keepOthers(changes, free)
  return changes.length + bound.length === 0 ? null : { changes, aggregates: bound }
}

/** «aplica un 10 % a los mayores de 20»: the others stay as they are. */
const ONLY_SOME =
  /\ba (?:l[oa]s|aquell[oa]s|tod[oa]s l[oa]s)(?: [a-z]+)?(?: que)?(?: (?:son|sean|cuest\w+|val\w+|teng\w+|tien\w+))? $/

function keepOthers(changes: Change[], tests: readonly FoundPredicate[]): void {
  const [filter, map] = changes
  if (filter?.kind !== 'filter' || map?.kind !== 'map') return
  const { expression } = map
  const test = (it: string) => allOf(tests.map((one) => testOf(one, it)))
  changes.splice(0, 2, {
    ...map,
    expression: (it) => `${expression(it)} if ${test(it)} else ${it}`,
    how: `${map.how} Los demás se quedan como están: \`… if … else …\`.`,
  })
}

/** The request with what was used blanked out, places kept. */
function unusedText(reading: Reading): string {
  return reading.words.map(({ plain }, at) => (reading.isUsed(at) ? plain.replace(/./g, '#') : plain)).join(' ')
}

const isOpposite = (each: FoundPredicate, all: readonly FoundPredicate[]) =>
  all.some((other) => other.from < each.from && other.predicate.id === each.predicate.id && other.value === each.value)
