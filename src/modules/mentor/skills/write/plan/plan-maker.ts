import type { Maker } from '../../../engine/task/task'
import { tablePlan } from './table-plan'

/** Reads a request clause by clause into a plan and writes the program of it. */
export const planMaker: Maker = (task, frame) => [tablePlan(task, frame.message.text)].filter((draft) => draft !== null)
