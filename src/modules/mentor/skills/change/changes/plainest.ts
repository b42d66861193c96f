import type { Change } from '../change'
import { askedFileChange } from './asking/asked-file'
import { limitValueChange } from './bounds/limit-value'
import { dictatedChange } from './data/dictated'
import { writtenChange } from './data/written'
import { EVERYDAY_CHANGES } from './everyday/everyday-changes'

/** What stands in the program is named as it is written, or is the only one of its kind: read before all else. */
export const PLAINEST_CHANGES: readonly Change[] = [
  dictatedChange,
  writtenChange,
  askedFileChange,
  limitValueChange,
  ...EVERYDAY_CHANGES,
]
