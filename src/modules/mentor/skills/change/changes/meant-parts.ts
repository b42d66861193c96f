import type { Change } from '../change'
import { asManyChange } from './asking/as-many'
import { askedRangeChange } from './asking/asked-range'
import { cleanedInputChange } from './asking/cleaned-input'
import { skipBadChange } from './checks/skip-bad'
import { distinctChange } from './collections/distinct'
import { rowColumnChange } from './collections/row-column'
import { fileGroupsChange } from './data/file-groups'
import { fileSelectChange, fileTotalChange } from './data/file-select'
import { otherRateChange } from './data/other-rate'
import { moreLettersChange } from './functions/more-letters'
import { ownCopyChange } from './functions/own-copy'
import { toldDefaultChange } from './functions/told-default'
import { rowLabelsChange } from './labels/row-labels'
import { withoutSpacesChange } from './letters/without-spaces'
import { swapSortChange } from './order/swap-sort'
import { aboveBelowChange } from './output/above-below'
import { dateFormatChange } from './output/date-format'
import { otherSignChange } from './output/other-sign'
import { signBesideChange } from './output/sign-beside'
import { meanInsteadChange } from './results/mean-instead'

/** They read whole clauses by what these mean in the program, before those that go by single words. */
export const MEANT_PARTS: readonly Change[] = [
  otherSignChange,
  asManyChange,
  askedRangeChange,
  distinctChange,
  withoutSpacesChange,
  toldDefaultChange,
  moreLettersChange,
  ownCopyChange,
  swapSortChange,
  meanInsteadChange,
  fileGroupsChange,
  fileSelectChange,
  fileTotalChange,
  rowLabelsChange,
  signBesideChange,
  rowColumnChange,
  skipBadChange,
  aboveBelowChange,
  dateFormatChange,
  otherRateChange,
  cleanedInputChange,
]
