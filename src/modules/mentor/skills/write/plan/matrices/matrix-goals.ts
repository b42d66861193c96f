import type { Reading } from '../../compose/reading'
import type { Goal } from './goal'
import { axisGoals, countGoals, measuresSaid, type Said, wholeGoals } from './matrix-measures'
import { diagonalGoals, pairGoals, shapeGoals } from './matrix-shapes'

/** All that a request wants of its matrices, in the order of its words. */
export function goalsOf(reading: Reading): Goal[] {
  const said = measuresSaid(reading)
  const ofAxes = axisGoals(reading, said)
  const ofParts = [...pairGoals(reading), ...diagonalGoals(reading, said), ...shapeGoals(reading)]
  const isAll = ofAxes.length + ofParts.length === 0
  const whole = said.filter((one) => isAll || WHOLE.test(reading.text.slice(one.from)))
  const goals = [
    ...ofAxes,
    ...ofParts,
    ...distinct(whole).flatMap((one) => wholeGoals(one, reading)),
    ...countGoals(reading),
  ]
  for (const one of goals.length > 0 ? said : []) reading.use(one)
  return goals.toSorted((a, b) => a.from - b.from)
}

const WHOLE =
  /^\w+(?: (?:total|general|global)\b|(?: (?:de|del|entre))? (?:tod[oa]s?\b|la matriz\b(?! por)|(?:sus|los|las) (?:elementos|numeros|valores)\b))/

const distinct = (all: readonly Said[]) =>
  all.filter((one, at) => all.findIndex(({ measure }) => measure === one.measure) === at)
