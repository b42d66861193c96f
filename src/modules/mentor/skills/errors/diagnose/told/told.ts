import type { Case, Diagnosis } from '../case'
import { OPEN_MODES } from '../data/open-modes'
import { DATABASES } from '../library/database-calls'
import { BASES } from './bases'
import { CLASSES } from './classes'
import { COMPARISONS } from './comparisons'
import { FIELDS } from './fields'
import { OPERATIONS } from './operations'
import type { Reading } from './reading'
import { RUNS } from './runs'
import { OF_VALUES } from './values'
import { VIEWS } from './views'

const READINGS: readonly Reading[] = [
  ...BASES,
  ...CLASSES,
  ...FIELDS,
  ...RUNS,
  ...DATABASES,
  ...OPEN_MODES,
  ...OF_VALUES,
  ...COMPARISONS,
  ...OPERATIONS,
  ...VIEWS,
]

/** What a message means for the classes, generators and functions of a program. */
export function toldByMessage(fault: Case): Diagnosis | null {
  for (const [message, look] of READINGS) {
    const told = message.exec(fault.message)
    const found = told && look(fault, told)
    if (found) return found
  }
  return null
}
