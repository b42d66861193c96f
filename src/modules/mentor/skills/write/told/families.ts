import { bandsFamily } from './bands-family'
import { chanceFamily } from './chance-family'
import { datesFamily } from './dates-family'
import { digitsFamily } from './digits-family'
import { drawingFamily } from './drawing-family'
import { mapFamily } from './map-family'
import { matrixFamily } from './matrix-family'
import { pipelineFamily } from './pipeline-family'
import { rangeFamily } from './range-family'
import { recursionFamily } from './recursion-family'
import { rulesFamily } from './rules-family'
import { shapeFamily } from './shape-family'
import { statsFamily } from './stats-family'
import { stepsFamily } from './steps-family'
import type { Family } from './told'
import { untilFamily } from './until-family'
import { wrapperFamily } from './wrapper-family'

/** Kinds of tasks whose rule is told in words; each proposes a program of its own, and the request's examples decide. */
export const FAMILIES: readonly Family[] = [
  untilFamily,
  bandsFamily,
  rulesFamily,
  wrapperFamily,
  recursionFamily,
  digitsFamily,
  stepsFamily,
  matrixFamily,
  mapFamily,
  statsFamily,
  drawingFamily,
  shapeFamily,
  datesFamily,
  chanceFamily,
  rangeFamily,
  pipelineFamily,
]
