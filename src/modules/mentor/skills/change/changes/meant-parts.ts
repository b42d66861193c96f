import type { Change } from '../change'
import { moreLettersChange } from './functions/more-letters'
import { toldDefaultChange } from './functions/told-default'
import { rowLabelsChange } from './labels/row-labels'
import { otherSignChange } from './output/other-sign'

/** They read whole clauses by what these mean in the program, before those that go by single words. */
export const MEANT_PARTS: readonly Change[] = [otherSignChange, toldDefaultChange, moreLettersChange, rowLabelsChange]
