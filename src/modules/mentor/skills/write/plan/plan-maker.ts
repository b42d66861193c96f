import type { Maker } from '../../../engine/task/task'
import { flagPlan } from './flag-plan'
import { functionPlan } from './function-plan'
import { logPlan } from './log-plan'
import { markedPlan } from './marked-plan'
import { pandasPlan } from './pandas-plan'
import { passwordPlan } from './password-plan'
import { patternPlan } from './pattern-plan'
import { renamePlan } from './rename-plan'
import { scalarPlan } from './scalar-plan'
import { sharesPlan } from './shares-plan'
import { tablePlan } from './table-plan'
import { timesPlan } from './times-plan'

const PLANS = [
  renamePlan,
  passwordPlan,
  markedPlan,
  flagPlan,
  logPlan,
  timesPlan,
  sharesPlan,
  functionPlan,
  tablePlan,
  scalarPlan,
  pandasPlan,
  patternPlan,
]

/** Reads a request clause by clause into a plan and writes the program of it. */
export const planMaker: Maker = (task, { message }) =>
  PLANS.map((plan) => plan(task, message.text)).filter((draft) => draft !== null)
