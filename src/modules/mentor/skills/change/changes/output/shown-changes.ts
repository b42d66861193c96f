import type { Change } from '../../change'
import { partShownChange } from '../parts/part-wish'
import { ofSequenceChange } from '../results/of-sequence'
import { shownPartsChange } from './shown-parts'

/** What is to be shown besides: in what is printed already first, else on a line of its own. */
export const SHOWN_CHANGES: readonly Change[] = [shownPartsChange, partShownChange, ofSequenceChange]
