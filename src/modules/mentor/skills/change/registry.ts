import type { Change } from './change'
import { addInputChange } from './changes/add-input'
import { parameterChange } from './changes/added-parameter'
import { aggregateChange } from './changes/aggregate'
import { amountsChange } from './changes/amounts'
import { asFunctionChange } from './changes/as-function'
import { askUserChange } from './changes/ask-user'
import { attemptsChange } from './changes/attempts'
import { branchReturnChange } from './changes/branch-returns'
import { caseBranchChange, elseChange, verdictChange } from './changes/branches'
import { chanceChange } from './changes/chance'
import { collectChange } from './changes/collect'
import { commentsChange } from './changes/comments'
import { csvDataChange } from './changes/csv-data'
import { csvTableChange } from './changes/csv-table'
import { dataItemsChange } from './changes/data-items'
import { decimalsChange } from './changes/decimals'
import { distinctDrawsChange } from './changes/distinct-draws'
import { divisionChange } from './changes/division'
import { docstringChange } from './changes/docstring'
import { exceptTheseChange } from './changes/except-these'
import { betterWayChange, counterChange, formatStringChange } from './changes/features'
import { filterChange } from './changes/filter'
import { guardChange } from './changes/function-guards'
import { groupTotalChange } from './changes/groups'
import { ignoreCaseChange } from './changes/ignore-case'
import { intoClassChange } from './changes/into-class'
import { askLimitChange, leaveOptionChange, notBelowChange } from './changes/limits'
import { foldLoopChange, forToWhileChange, unrecursiveChange, whileToForChange } from './changes/loops'
import { menuChange } from './changes/menu'
import { messageTextChange } from './changes/message-text'
import { methodChange } from './changes/methods'
import { missingFileChange } from './changes/missing-file'
import { objectTextChange, subclassChange } from './changes/object-text'
import { onlyValueChange } from './changes/only-value'
import { operationsChange } from './changes/operations'
import { otherConditionChange } from './changes/other-condition'
import { caseChange, numberedChange, sameLineChange } from './changes/output'
import { addColumnChange, groupedResultChange, saveTableChange } from './changes/pandas'
import { anyCountChange, defaultChange } from './changes/parameters'
import { percentShareChange } from './changes/percent-share'
import { pricedOptionChange } from './changes/priced-option'
import { printOrderChange } from './changes/print-order'
import { proseDataChange } from './changes/prose-data'
import { rangeChange } from './changes/ranges'
import { rateChange } from './changes/rates'
import { readFileChange } from './changes/read-file'
import { renameChange } from './changes/rename'
import { repeatChange } from './changes/repeat'
import { returnChange } from './changes/returns'
import { reverseChange } from './changes/reverse'
import { roleNamesChange } from './changes/role-names'
import { fileRowsChange, groupChange, lineFormatChange } from './changes/rows'
import { ruleLineChange } from './changes/rule-line'
import { saveChange } from './changes/save'
import { shorterChange } from './changes/shorter'
import { alignedChange, currencyChange, ownLinesChange } from './changes/shown'
import { sortChange } from './changes/sort'
import { typesChange } from './changes/types'
import { validateChange } from './changes/validate'
import { decimalInputChange, insteadChange, valueChange } from './changes/values'
import { whenEmptyChange } from './changes/when-empty'
import { loopTotalChange, whoChange, zipChange } from './changes/who'
import { withoutChange } from './changes/without'
import { withoutItselfChange } from './changes/without-itself'
import { withoutPandasChange } from './changes/without-pandas/without-pandas'

/** In the order in which they are read: what says more stands before what says less. */
export const CHANGES: readonly Change[] = [
  groupedResultChange,
  addColumnChange,
  saveTableChange,
  withoutPandasChange,
  roleNamesChange,
  withoutItselfChange,
  exceptTheseChange,
  messageTextChange,
  ruleLineChange,
  onlyValueChange,
  printOrderChange,
  groupTotalChange,
  proseDataChange,
  csvDataChange,
  askLimitChange,
  notBelowChange,
  leaveOptionChange,
  otherConditionChange,
  branchReturnChange,
  pricedOptionChange,
  docstringChange,
  distinctDrawsChange,
  whenEmptyChange,
  rateChange,
  percentShareChange,
  readFileChange,
  csvTableChange,
  collectChange,
  zipChange,
  intoClassChange,
  subclassChange,
  methodChange,
  objectTextChange,
  menuChange,
  missingFileChange,
  parameterChange,
  guardChange,
  asFunctionChange,
  defaultChange,
  anyCountChange,
  caseBranchChange,
  verdictChange,
  chanceChange,
  returnChange,
  attemptsChange,
  amountsChange,
  decimalsChange,
  currencyChange,
  ownLinesChange,
  alignedChange,
  decimalInputChange,
  ignoreCaseChange,
  divisionChange,
  unrecursiveChange,
  whileToForChange,
  forToWhileChange,
  foldLoopChange,
  counterChange,
  formatStringChange,
  typesChange,
  sameLineChange,
  withoutChange,
  betterWayChange,
  shorterChange,
  commentsChange,
  insteadChange,
  whoChange,
  loopTotalChange,
  groupChange,
  fileRowsChange,
  lineFormatChange,
  aggregateChange,
  operationsChange,
  saveChange,
  numberedChange,
  filterChange,
  sortChange,
  repeatChange,
  elseChange,
  validateChange,
  caseChange,
  renameChange,
  addInputChange,
  valueChange,
  dataItemsChange,
  askUserChange,
  rangeChange,
  reverseChange,
]
