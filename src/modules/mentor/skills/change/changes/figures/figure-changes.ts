import type { Change } from '../../change'
import { allByShareChange } from '../data/all-by-share'
import { amountStepsChange } from './amount-steps'
import { drawsChange } from './draws'
import { kindsCountedChange } from './kinds-counted'
import { sharedOutChange } from './shared-out'
import { whereItStoodChange } from './where-it-stood'

/** Further figures that follow from what a program has. */
export const FIGURE_CHANGES: readonly Change[] = [
  drawsChange,
  kindsCountedChange,
  sharedOutChange,
  amountStepsChange,
  whereItStoodChange,
  allByShareChange,
]
