import type { Maker } from '../../engine/task/task'
import { classMaker } from './compose/class-maker'
import { formulaMaker } from './compose/formula-maker'
import { limitMaker } from './compose/limit-maker'
import { loopMaker } from './compose/loop-maker'
import { mapMaker } from './compose/map-maker'
import { menuMaker } from './compose/menu-maker'
import { percentMaker } from './compose/percent-maker'
import { rowMaker } from './compose/row-maker'
import { scalarMaker } from './compose/scalar-maker'
import { sequenceMaker } from './compose/sequence-maker'
import { statedSumMaker } from './compose/stated-sum-maker'
import { planMaker } from './plan/plan-maker'
import { recipesMaker } from './recipes/recipes-maker'
import { rowFunctionMaker } from './report/function-maker'
import { reportMaker } from './report/report-maker'
import { toldMaker } from './told/told-maker'

/** What composes programs from operators, whatever is asked. */
export const COMPOSERS: readonly Maker[] = [
  classMaker,
  menuMaker,
  loopMaker,
  formulaMaker,
  statedSumMaker,
  percentMaker,
  rowMaker,
  mapMaker,
  sequenceMaker,
  limitMaker,
  scalarMaker,
]

/** All ways of writing programs; of drafts that fit equally well the first is taken. */
export const MAKERS: readonly Maker[] = [
  recipesMaker,
  toldMaker,
  reportMaker,
  rowFunctionMaker,
  planMaker,
  ...COMPOSERS,
]
