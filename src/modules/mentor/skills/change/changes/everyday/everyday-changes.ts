import type { Change } from '../../change'
import { chartChange } from './chart'
import { countedChange } from './counted'
import { extremeChange } from './extreme'
import { figureInsteadChange } from './figure-instead'
import { keptForLaterChange } from './kept-for-later'

/** Small wishes of which every word is read over the program at hand: before whoever goes by one of them. */
export const EVERYDAY_CHANGES: readonly Change[] = [
  extremeChange,
  figureInsteadChange,
  countedChange,
  chartChange,
  keptForLaterChange,
]
