import { CLEANING } from './clean-operators'
import { CUTTING } from './cut-operators'
import { FOR_EACH } from './each-operators'
import { ENDING } from './end-operators'
import type { Operator } from './operator'

/** All steps that words can name. A new one is a row of the table of its stage. */
export const OPERATORS: readonly Operator[] = [...CLEANING, ...CUTTING, ...FOR_EACH, ...ENDING]
