import type { Maker } from '../../../engine/task/task'
import { functionPlan } from './function-plan'
import { pandasPlan } from './pandas-plan'
import { patternPlan } from './pattern-plan'
import { scalarPlan } from './scalar-plan'
import { tablePlan } from './table-plan'

const PLANS = [functionPlan, tablePlan, scalarPlan, pandasPlan, patternPlan]

/** Reads a request clause by clause into a plan and writes the program of it. */
export const planMaker: Maker = (task, { message }) =>
  PLANS.map((plan) => plan(task, message.text)).filter((draft) => draft !== null)
