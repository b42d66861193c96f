import { bandsFamily } from './families/bands-family'
import { chanceFamily } from './families/chance-family'
import { countFamily } from './families/count-family'
import { datesFamily } from './families/dates-family'
import { digitsFamily } from './families/digits-family'
import { drawingFamily } from './families/drawing-family'
import { listAndValueFamily } from './families/list-and-value-family'
import { matrixFamily } from './families/matrix-family'
import { numbersUpToFamily } from './families/numbers-up-to-family'
import { operatorFamily } from './families/operator-family'
import { pipelineFamily } from './families/pipeline-family'
import { rangeFamily } from './families/range-family'
import { recursionFamily } from './families/recursion-family'
import { rulesFamily } from './families/rules-family'
import { shapeFamily } from './families/shape-family'
import { statsFamily } from './families/stats-family'
import { stepsFamily } from './families/steps-family'
import { strengthFamily } from './families/strength-family'
import { tariffFamily } from './families/tariff-family'
import { twoListsFamily } from './families/two-lists-family'
import { untilFamily } from './families/until-family'
import { wrapperFamily } from './families/wrapper-family'
import type { Family } from './told'

/** Kinds of tasks whose rule is told in words; each proposes a program of its own, and the request's examples decide. */
export const FAMILIES: readonly Family[] = [
  untilFamily,
  tariffFamily,
  countFamily,
  operatorFamily,
  bandsFamily,
  rulesFamily,
  wrapperFamily,
  recursionFamily,
  digitsFamily,
  stepsFamily,
  matrixFamily,
  twoListsFamily,
  listAndValueFamily,
  numbersUpToFamily,
  statsFamily,
  drawingFamily,
  shapeFamily,
  strengthFamily,
  datesFamily,
  chanceFamily,
  rangeFamily,
  pipelineFamily,
]
