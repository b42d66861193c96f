import type { Maker } from '../../../engine/task/task'
import { functionPlan } from './function-plan'
import { scalarPlan } from './scalar-plan'
import { tablePlan } from './table-plan'

/** Reads a request clause by clause into a plan and writes the program of it. */
export const planMaker: Maker = (task, { message }) =>
  [functionPlan, tablePlan, scalarPlan].map((plan) => plan(task, message.text)).filter((draft) => draft !== null)
