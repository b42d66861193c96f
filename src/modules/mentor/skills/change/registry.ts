import type { Change } from './change'
import { askedShareChange, conditionalShareChange } from './changes/amounts/conditional-share'
import { namedConstantChange } from './changes/amounts/named-constant'
import { otherConditionChange } from './changes/amounts/other-condition'
import { overtimeChange } from './changes/amounts/overtime'
import { addInputChange } from './changes/asking/add-input'
import { addMissingChange } from './changes/asking/add-missing'
import { alsoAskedChange } from './changes/asking/also-asked'
import { askUserChange } from './changes/asking/ask-user'
import { ASKED_AMOUNTS } from './changes/asking/asked-number'
import { bothWaysChange } from './changes/asking/both-ways'
import { collectChange } from './changes/asking/collect'
import { confirmChange } from './changes/asking/confirm'
import { missingFileChange } from './changes/asking/missing-file'
import { missingKeyChange } from './changes/asking/missing-key'
import { moreOfTheSameChange } from './changes/asking/more-of-the-same'
import { noRepeatsChange } from './changes/asking/no-repeats'
import { operationsChange } from './changes/asking/operations'
import { pricedOptionChange } from './changes/asking/priced-option'
import { repeatChange } from './changes/asking/repeat'
import { skipEmptyChange } from './changes/asking/skip-empty'
import { typedKeyChange } from './changes/asking/typed-key'
import { untilValidChange } from './changes/asking/until-valid'
import { untilWordChange } from './changes/asking/until-word'
import { validateChange } from './changes/asking/validate'
import { whenEmptyChange } from './changes/asking/when-empty'
import { bandsChange } from './changes/bounds/bands'
import { boundsChange } from './changes/bounds/bounds'
import { askLimitChange, leaveOptionChange, notBelowChange } from './changes/bounds/limits'
import { checkedCallChange } from './changes/checks/checked-call'
import { CLASS_CHANGES } from './changes/classes/class-changes'
import { newAttributeChange } from './changes/classes/new-attribute'
import { TOLD_CLASSES } from './changes/classes/told-classes'
import { barsChange } from './changes/collections/bars'
import { countsChange } from './changes/collections/counts'
import { figuresChange } from './changes/collections/figures'
import { perGroupChange } from './changes/collections/per-group'
import { selectChange } from './changes/collections/select'
import { sharesChange } from './changes/collections/shares'
import { tableChange } from './changes/collections/table'
import { topChange } from './changes/collections/top'
import { CSV_CHANGES } from './changes/data/csv-changes'
import { csvDataChange } from './changes/data/csv-data'
import { dataItemsChange } from './changes/data/data-items'
import { exceptTheseChange } from './changes/data/except-these'
import { fileFilterChange } from './changes/data/file-filter'
import { onlyValueChange } from './changes/data/only-value'
import { PANDAS_CHANGES } from './changes/data/pandas'
import { proseDataChange } from './changes/data/prose-data'
import { readFileChange } from './changes/data/read-file'
import { ROW_CHANGES } from './changes/data/rows'
import { remainingChange, thisYearChange } from './changes/data/this-year'
import { decimalInputChange, insteadChange, valueChange } from './changes/data/values'
import { notWrittenChange } from './changes/data/written'
import { FIGURE_CHANGES } from './changes/figures/figure-changes'
import { fixedDrawChange } from './changes/figures/fixed-draw'
import { askedFactorChange } from './changes/flow/asked-factor'
import { caseBranchChange, elseChange, verdictChange } from './changes/flow/branches'
import { chainToDictChange } from './changes/flow/chain-to-dict'
import { chanceChange } from './changes/flow/chance'
import { discountAboveChange } from './changes/flow/discount-above'
import { distinctDrawsChange } from './changes/flow/distinct-draws'
import { divisionChange } from './changes/flow/division'
import { filterChange } from './changes/flow/filter'
import { intoRecursionChange } from './changes/flow/into-recursion'
import { foldLoopChange, forToWhileChange, unrecursiveChange, whileToForChange } from './changes/flow/loops'
import { marksChange } from './changes/flow/marks'
import { moreConditionsChange } from './changes/flow/more-conditions'
import { rangeChange } from './changes/flow/ranges'
import { withoutItselfChange } from './changes/flow/without-itself'
import { parameterChange } from './changes/functions/added-parameter'
import { allMatchesChange } from './changes/functions/all-matches'
import { alsoReturnsChange } from './changes/functions/also-returns'
import { asFunctionChange } from './changes/functions/as-function'
import { branchReturnChange } from './changes/functions/branch-returns'
import { captureChange } from './changes/functions/capture'
import { docstringChange } from './changes/functions/docstring'
import { fixedNumberChange } from './changes/functions/fixed-number'
import { guardChange } from './changes/functions/function-guards'
import { helperFunctionChange } from './changes/functions/helper-function'
import { moreOperationsChange } from './changes/functions/more-operations'
import { newFunctionChange } from './changes/functions/new-function'
import { optionalParameterChange } from './changes/functions/optional-parameter'
import { anyCountChange, defaultChange } from './changes/functions/parameters'
import { programAroundChange } from './changes/functions/program-around'
import { returnChange } from './changes/functions/returns'
import { truthReturnsChange } from './changes/functions/truth-returns'
import { typesChange } from './changes/functions/types'
import { useFunctionChange } from './changes/functions/use-function'
import { ignoreCaseChange } from './changes/letters/ignore-case'
import { LETTER_CHANGES } from './changes/letters/letter-changes'
import { skippedLettersChange } from './changes/letters/skipped-letters'
import { MEANT_PARTS } from './changes/meant-parts'
import { fieldBesideChange } from './changes/menus/field-beside'
import { menuWishChange } from './changes/menus/menu-wish'
import { newMenuChange } from './changes/menus/new-menu'
import { reverseChange } from './changes/order/reverse'
import { sortChange } from './changes/order/sort'
import { amountsChange } from './changes/output/amounts'
import { appendFileChange } from './changes/output/append-file'
import { firstWordsChange, lastWordsChange, pauseChange } from './changes/output/at-end'
import { csvTableChange } from './changes/output/csv-table'
import { messageTextChange } from './changes/output/message-text'
import { caseChange, numberedChange, sameLineChange } from './changes/output/output'
import { printOrderChange } from './changes/output/print-order'
import { returnedListChange } from './changes/output/returned-list'
import { ruleLineChange } from './changes/output/rule-line'
import { saveChange } from './changes/output/save'
import { alignedChange, currencyChange, ownLinesChange } from './changes/output/shown'
import { SHOWN_CHANGES } from './changes/output/shown-changes'
import { pieceChange } from './changes/pieces/piece'
import { PLAINEST_CHANGES } from './changes/plainest'
import { reportChange } from './changes/report/report'
import { rowFilterChange } from './changes/report/row-filter'
import { textFiguresChange } from './changes/report/text-figures'
import { aggregateChange } from './changes/results/aggregate'
import { besideMeanChange, listBesideMeanChange } from './changes/results/beside-mean'
import { decimalsChange } from './changes/results/decimals'
import { groupTotalChange } from './changes/results/groups'
import { percentShareChange } from './changes/results/percent-share'
import { roundUpChange } from './changes/results/round-up'
import { loopTotalChange, whoChange, zipChange } from './changes/results/who'
import { commentsChange } from './changes/style/comments'
import { betterWayChange, counterChange, formatStringChange } from './changes/style/features'
import { renameChange } from './changes/style/rename'
import { roleNamesChange } from './changes/style/role-names'
import { shorterChange } from './changes/style/shorter'
import { withoutChange } from './changes/style/without'
import { tableStepsChange } from './changes/table/table-steps'
import { tiersChange } from './changes/tiers/tiers'
import { attemptsChange } from './changes/tries/attempts'
import { hintsChange } from './changes/tries/hints'
import { triesChange } from './changes/tries/tries'
import { untilRightChange } from './changes/tries/until-right'
import { whenChange } from './changes/when/when'
import { withoutPandasChange } from './changes/without-pandas/without-pandas'

/** In the order in which they are read: what says more stands before what says less. */
export const CHANGES: readonly Change[] = [
  ...PLAINEST_CHANGES,
  tableStepsChange,
  checkedCallChange,
  ...TOLD_CLASSES,
  ...MEANT_PARTS,
  hintsChange,
  fixedDrawChange,
  tiersChange,
  bandsChange,
  fieldBesideChange,
  ...FIGURE_CHANGES,
  confirmChange,
  ...CSV_CHANGES,
  triesChange,
  whenChange,
  ...ASKED_AMOUNTS,
  moreOfTheSameChange,
  ...PANDAS_CHANGES,
  withoutPandasChange,
  roleNamesChange,
  withoutItselfChange,
  bothWaysChange,
  chainToDictChange,
  newMenuChange,
  menuWishChange,
  namedConstantChange,
  askedFactorChange,
  alsoAskedChange,
  moreOperationsChange,
  lastWordsChange,
  firstWordsChange,
  pauseChange,
  listBesideMeanChange,
  returnedListChange,
  roundUpChange,
  addMissingChange,
  noRepeatsChange,
  skipEmptyChange,
  moreConditionsChange,
  untilRightChange,
  newAttributeChange,
  textFiguresChange,
  thisYearChange,
  remainingChange,
  ...LETTER_CHANGES,
  overtimeChange,
  askedShareChange,
  skippedLettersChange,
  appendFileChange,
  marksChange,
  fileFilterChange,
  rowFilterChange,
  countsChange,
  perGroupChange,
  reportChange,
  topChange,
  tableChange,
  sharesChange,
  selectChange,
  exceptTheseChange,
  messageTextChange,
  ruleLineChange,
  barsChange,
  onlyValueChange,
  printOrderChange,
  groupTotalChange,
  proseDataChange,
  csvDataChange,
  askLimitChange,
  notBelowChange,
  boundsChange,
  leaveOptionChange,
  truthReturnsChange,
  allMatchesChange,
  alsoReturnsChange,
  captureChange,
  otherConditionChange,
  branchReturnChange,
  pricedOptionChange,
  docstringChange,
  distinctDrawsChange,
  whenEmptyChange,
  conditionalShareChange,
  discountAboveChange,
  percentShareChange,
  readFileChange,
  csvTableChange,
  untilValidChange,
  untilWordChange,
  collectChange,
  zipChange,
  helperFunctionChange,
  programAroundChange,
  newFunctionChange,
  useFunctionChange,
  ...CLASS_CHANGES,
  missingFileChange,
  missingKeyChange,
  fixedNumberChange,
  optionalParameterChange,
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
  typedKeyChange,
  ignoreCaseChange,
  divisionChange,
  unrecursiveChange,
  intoRecursionChange,
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
  ...ROW_CHANGES,
  besideMeanChange,
  figuresChange,
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
  ...SHOWN_CHANGES,
  pieceChange,
  notWrittenChange,
]
