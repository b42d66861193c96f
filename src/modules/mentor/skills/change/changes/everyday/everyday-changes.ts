import type { Change } from '../../change'
import { partWishChange } from '../parts/part-wish'
import { dataWishChange } from '../tabular/data-wish'
import { asTypedChange } from './as-typed'
import { askedLiteralChange } from './asked-literal'
import { byCountChange } from './by-count'
import { chartChange } from './chart'
import { countedChange } from './counted'
import { datedRecordChange, onlyFilesChange } from './dated-record'
import { dearestChange } from './dearest'
import { elseTextChange } from './else-text'
import { extremeChange } from './extreme'
import { figureInsteadChange } from './figure-instead'
import { fixedInputChange } from './fixed-input'
import { groupSumChange } from './group-sum'
import { keptForLaterChange } from './kept-for-later'
import { leftChange } from './left'
import { loopSumChange } from './loop-sum'
import { missedChange } from './missed'
import { missingTextChange } from './missing-text'
import { moneyOnChange } from './money-on'
import { nowShownChange } from './now-shown'
import { numberedInputsChange } from './numbered-inputs'
import { overRangeChange } from './over-range'
import { passMarkChange } from './pass-mark'
import { promptTextChange } from './prompt-text'
import { skippedChange } from './skipped'
import { allRightChange, lostGameChange, soFarChange } from './so-far'
import { statedValueChange } from './stated-value'
import { takenOutChange } from './taken-out'
import { whoPassesChange } from './who-passes'
import { choiceKeysChange, leadingZerosChange, strictCaseChange } from './written-so'

/** Small wishes of which every word is read over the program at hand: before whoever goes by one of them. */
export const EVERYDAY_CHANGES: readonly Change[] = [
  dataWishChange,
  partWishChange,
  passMarkChange,
  choiceKeysChange,
  numberedInputsChange,
  leadingZerosChange,
  strictCaseChange,
  promptTextChange,
  elseTextChange,
  moneyOnChange,
  skippedChange,
  byCountChange,
  groupSumChange,
  whoPassesChange,
  allRightChange,
  lostGameChange,
  missedChange,
  soFarChange,
  loopSumChange,
  fixedInputChange,
  missingTextChange,
  leftChange,
  askedLiteralChange,
  asTypedChange,
  takenOutChange,
  statedValueChange,
  overRangeChange,
  datedRecordChange,
  onlyFilesChange,
  dearestChange,
  nowShownChange,
  extremeChange,
  figureInsteadChange,
  countedChange,
  chartChange,
  keptForLaterChange,
]
