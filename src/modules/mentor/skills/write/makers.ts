import type { Maker } from '../../engine/task/task'
import { classMaker } from './compose/classes/class-maker'
import { tableFunctionsMaker } from './compose/database/table-functions-maker'
import { formulaMaker } from './compose/formulas/formula-maker'
import { percentMaker } from './compose/formulas/percent-maker'
import { statedExpressionMaker } from './compose/formulas/stated-expression-maker'
import { menuMaker } from './compose/menus/menu-maker'
import { priceMenuMaker } from './compose/menus/price-menu-maker'
import { rowMaker } from './compose/rows/row-maker'
import { scalarMaker } from './compose/scalars/scalar-maker'
import { sequenceMaker } from './compose/sequences/sequence-maker'
import { contractMaker } from './contract/contract-maker'
import { pipelineMaker } from './pipeline/pipeline-maker'
import { planMaker } from './plan/plan-maker'
import { recipesMaker } from './recipes/recipes-maker'
import { rowFunctionMaker } from './report/functions/function-maker'
import { reportMaker } from './report/report-maker'
import { toldMaker } from './told/told-maker'

const OPERATORS: readonly Maker[] = [
  classMaker,
  tableFunctionsMaker,
  priceMenuMaker,
  menuMaker,
  formulaMaker,
  percentMaker,
  rowMaker,
  sequenceMaker,
  scalarMaker,
]

/** What composes programs from operators, whatever is asked: an expression that is written out goes before. */
export const COMPOSERS: readonly Maker[] = [statedExpressionMaker, ...OPERATORS]

/** All ways of writing programs; of drafts that fit equally well the first is taken. */
export const MAKERS: readonly Maker[] = [
  statedExpressionMaker,
  recipesMaker,
  contractMaker,
  toldMaker,
  pipelineMaker,
  reportMaker,
  rowFunctionMaker,
  planMaker,
  ...OPERATORS,
]
