import type { Maker } from '../../../engine/task/task'
import { casesPlan } from './cases/cases-plan'
import { chartPlan } from './charts/chart-plan'
import { countPlan } from './counts/count-plan'
import { dialoguePlan } from './dialogue/dialogue-plan'
import { addRecordPlan } from './files/add-record-plan'
import { missingRowsPlan } from './files/missing-rows-plan'
import { replaceTextPlan } from './files/replace-text-plan'
import { sheetColumnPlan } from './files/sheet-column-plan'
import { functionPlan } from './functions/function-plan'
import { matrixPlan } from './matrices/matrix-plan'
import { countUpPlan } from './patterns/count-up-plan'
import { countdownPlan } from './patterns/countdown-plan'
import { findPlan } from './patterns/find-plan'
import { flagPlan } from './patterns/flag-plan'
import { guessPlan } from './patterns/guess-plan'
import { logPlan } from './patterns/log-plan'
import { lookupPlan } from './patterns/lookup-plan'
import { markedPlan } from './patterns/marked-plan'
import { passwordPlan } from './patterns/password-plan'
import { patternPlan } from './patterns/pattern-plan'
import { renamePlan } from './patterns/rename-plan'
import { secretPlan } from './patterns/secret-plan'
import { timesPlan } from './patterns/times-plan'
import { recordsPlan } from './records/records-plan'
import { scalarPlan } from './scalars/scalar-plan'
import { sharesPlan } from './scalars/shares-plan'
import { pandasPlan } from './tables/pandas-plan'
import { tablePlan } from './tables/table-plan'

const PLANS = [
  matrixPlan,
  dialoguePlan,
  lookupPlan,
  findPlan,
  recordsPlan,
  addRecordPlan,
  missingRowsPlan,
  replaceTextPlan,
  sheetColumnPlan,
  renamePlan,
  passwordPlan,
  secretPlan,
  guessPlan,
  countdownPlan,
  countUpPlan,
  countPlan,
  chartPlan,
  markedPlan,
  flagPlan,
  logPlan,
  timesPlan,
  sharesPlan,
  casesPlan,
  functionPlan,
  tablePlan,
  scalarPlan,
  pandasPlan,
  patternPlan,
]

/** Reads a request clause by clause into a plan and writes the program of it. */
export const planMaker: Maker = (task, { message }) =>
  PLANS.map((plan) => plan(task, message.text)).filter((draft) => draft !== null)
