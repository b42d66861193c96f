import type { CodePart } from '../../../engine/message'
import type { Expression } from '../../../python/ast'
import { applyEdits, type Edit } from '../../../python/edit'
import { parsePython } from '../../../python/parse'
import { missingArguments, multipleValues, tooManyArguments, unexpectedKeyword } from './arguments'
import { asHeld, inItsRound } from './as-held'
import { awaitOutside } from './await-outside'
import { type Case, type Diagnose, type Diagnosis, firstOf } from './case'
import { missingColumn } from './data/columns'
import { dateFormat } from './data/dates'
import { exhausted } from './data/iteration'
import { badJson } from './data/json-text'
import { changedSize, popEmpty, unhashable } from './data/keys'
import { listIndices } from './data/list-indices'
import { missingKey } from './data/missing-key'
import { mixedMoments } from './data/moments'
import { noneValue } from './data/none'
import { notInList } from './data/not-in-list'
import { ordering } from './data/ordering'
import { placeholders } from './data/placeholders'
import { indexOutOfRange } from './data/positions'
import { rowByRow } from './data/row-by-row'
import { bracketsOfFunction, itemAssignment, notSubscriptable, stringIndices } from './data/subscripts'
import { unpacking } from './data/unpacking'
import { closedFile, emptyRange, emptySequence, encoding, mathDomain, sliceIndices } from './data/values'
import { endless } from './endless'
import { programOf } from './failing-program'
import { type Failure, failureOf } from './failure'
import { inputEnds } from './input-ends'
import { bindings, lostDatabase, unevenArrays } from './libraries'
import { misused } from './misused'
import { classWithoutInit, missingAttribute } from './names/attributes'
import { moduleCalled, noneCalled, notCallable, notContainer } from './names/callables'
import { decoratedToNothing } from './names/decorators'
import { notIterable } from './names/iterables'
import { missingImport, missingModule } from './names/modules'
import { unknownName } from './names/names'
import { unboundLocal } from './names/unbound-local'
import { badNumber } from './numbers/bad-numbers'
import { conversion, needsName, neverAwaited, notInteger, wrongArgument } from './numbers/conversions'
import { zeroDivision } from './numbers/division'
import { formatCode } from './numbers/format-codes'
import { mixedOperands, multiplied, percent, unarySign } from './numbers/operators'
import { outsideFunction } from './outside'
import { recursion } from './recursion'
import { assertion, ownLine, raised } from './running'
import { toldByMessage } from './told/told'
import { likelyTried, mends, surelyTried } from './try/try'

/** Who looks into each kind of error, in turn. */
const DIAGNOSES: Readonly<Record<string, readonly Diagnose[]>> = {
  name: [unknownName],
  'unbound-local': [unboundLocal],
  'module-missing': [missingModule],
  'import-name': [missingImport],
  'module-attribute': [missingImport],
  'partial-module': [missingImport],
  'none-attribute': [noneValue],
  'none-subscript': [noneValue],
  'none-operand': [noneValue],
  'none-concat': [noneValue],
  'none-iterable': [noneValue],
  'none-callable': [noneCalled, decoratedToNothing, noneValue],
  'unpack-none': [noneValue, unpacking],
  attribute: [missingAttribute],
  'class-attribute': [missingAttribute],
  'class-no-arguments': [classWithoutInit],
  operand: [mixedMoments, mixedOperands, ordering],
  'aware-dates': [mixedMoments],
  concat: [mixedOperands],
  comparison: [orderedNothing, noneOperand, mixedMoments, ordering, mixedOperands, noneValue],
  'multiply-sequence': [multiplied],
  'percent-format': [placeholders, percent],
  'unary-operand': [unarySign, wrongArgument],
  'format-code': [formatCode],
  'zero-division': [zeroDivision],
  'function-subscript': [bracketsOfFunction],
  subscript: [notSubscriptable],
  'item-assignment': [itemAssignment],
  'string-indices': [stringIndices],
  'list-indices': [listIndices],
  'slice-indices': [sliceIndices],
  'list-index': [indexOutOfRange],
  'list-assignment': [indexOutOfRange],
  'pop-empty': [popEmpty],
  key: [missingColumn, missingKey],
  'columns-missing': [missingColumn],
  'json-text': [badJson],
  'json-empty': [badJson],
  strptime: [dateFormat],
  'iso-date': [dateFormat],
  unhashable: [unhashable],
  'changed-size': [changedSize],
  callable: [notCallable],
  'module-callable': [moduleCalled],
  iterable: [notIterable],
  membership: [notContainer],
  'self-forgotten': [tooManyArguments],
  'too-many-arguments': [tooManyArguments],
  'missing-arguments': [missingArguments],
  'unexpected-keyword': [unexpectedKeyword],
  'multiple-values': [multipleValues],
  'not-integer': [notInteger],
  'conversion-argument': [conversion, noneValue],
  'no-length': [wrongArgument, noneValue],
  'sequence-item': [wrongArgument],
  'write-argument': [wrongArgument],
  'need-number': [wrongArgument],
  'regex-type': [wrongArgument],
  'raise-type': [needsName],
  'context-manager': [needsName],
  'never-awaited': [neverAwaited],
  'int-text': [badNumber],
  'float-text': [badNumber],
  'unpack-many': [unpacking],
  'unpack-few': [unpacking],
  'list-remove': [notInList],
  'not-in-list': [notInList],
  substring: [notInList],
  'empty-sequence': [emptySequence],
  'mean-empty': [emptySequence],
  'closed-file': [closedFile],
  decode: [encoding],
  encode: [encoding],
  'math-domain': [mathDomain],
  'empty-range': [emptyRange],
  recursion: [recursion],
  'sqlite-bindings': [bindings],
  'sqlite-table': [lostDatabase],
  broadcast: [unevenArrays],
  'same-plot-length': [unevenArrays],
  'array-index': [indexOutOfRange],
  assertion: [assertion],
  'return-outside': [outsideFunction, awaitOutside],
  'await-outside': [awaitOutside],
  'loop-word-outside': [outsideFunction],
  'keyboard-interrupt': [endless],
  eof: [inputEnds],
  'stop-iteration': [exhausted],
  'file-missing': [ownLine],
  'truth-value': [rowByRow],
}

/** `None` among what is ordered: the call that compares them says more than either side. */
function orderedNothing(fault: Case): Diagnosis | null {
  return Object.values(fault.values).includes('NoneType') ? ordering(fault) : null
}

/** A side that is None: where it comes from says more than what it is compared with. */
function noneOperand(fault: Case): Diagnosis | null {
  return Object.values(fault.values).includes('NoneType') ? noneValue(fault) : null
}

type Question = Pick<
  Case,
  'kind' | 'type' | 'values' | 'message' | 'around' | 'line' | 'scope' | 'lines' | 'isQuoted'
> & {
  code: CodePart
  /** Whether the code is no more than the line of a traceback's frame. */
  isFrame: boolean
}
/** A bigger program is explained by its message alone: looking things up in it takes longer than a reader waits. */
const MAX_EXPRESSIONS = 6_000
const MAX_CHARACTERS = 30_000

/** What the code tells of an error; null where it tells nothing more than the message. */
export function diagnose({ code, isFrame, ...question }: Question): Diagnosis | null {
  if (code.code.length > MAX_CHARACTERS) return null
  const failure = code.form === 'inline' ? null : failureOf(code.tree, question)
  const program = { ...programOf(code.tree, question.lines), held: failure?.heldBy ?? null }
  if (program.expressions.length > MAX_EXPRESSIONS) return null
  const { lines } = question
  const line = question.line ?? failure?.line ?? null
  const isHere = ({ from, to }: { from: number; to: number }) =>
    line === null || (lines.lineAt(from) <= line && line <= lines.lineAt(Math.max(from, to - 1)))
  const here = program.expressions.filter(({ node }) => isHere(node))
  // What the run shows to have failed is looked at first.
  const suspects =
    failure === null
      ? here
      : here.toSorted((a, b) => Number(hasFailed(failure, b.node)) - Number(hasFailed(failure, a.node)))
  const fault: Case = { ...question, line, source: code.code, program, failure, suspects }
  const own = raised(fault)
  if (own && line !== null) return own
  const looks = [
    misused,
    toldByMessage,
    ...(isOfTheLine({ ...question, isFrame }) ? (DIAGNOSES[question.kind] ?? []) : []),
  ]
  const found = surelyTried(fault) ?? firstOf(looks, (look) => look(fault))
  const best = found && mends(fault, found.edits) ? found : (likelyTried(fault) ?? found ?? own ?? asHeld(fault))
  return best && inItsRound(fault, best)
}

/** What is said of these is said of the line alone: of a line that is all there is nothing beyond it is claimed. */
const OF_THE_LINE = new Set([
  'name',
  'concat',
  'operand',
  'key',
  'function-subscript',
  'module-attribute',
  'module-callable',
  'callable',
  'module-missing',
  'attribute',
  'int-text',
  'float-text',
  'strptime',
  'file-missing',
  'none-attribute',
  'json-empty',
  'sqlite-table',
])
const isOfTheLine = ({ kind, isFrame, lines }: Omit<Question, 'code'>) =>
  !isFrame ||
  OF_THE_LINE.has(kind) ||
  (kind === 'list-index' && /\bsys\.argv\b/.test(lines.textOf(lines.count) || lines.textOf(lines.count - 1)))

/** Of a chain of operators it is the whole that is written otherwise. */
const hasFailed = (failure: Failure, node: Expression) =>
  /^(?:subscript|attribute|call)$/.test(node.kind) && failure.isOpen(node)

/** The program with the edits; null where they cannot all be made, or what was Python would be none. */
export function corrected({ code, tree }: CodePart, edits: readonly Edit[]): string | null {
  if (edits.length === 0) return null
  try {
    const text = applyEdits(code, edits)
    const isBroken = tree.errors.length === 0 && parsePython(text).errors.length > 0
    return isBroken || text === code ? null : text
  } catch (error) {
    // Two edits meet in one place: better no program than a wrong one.
    if (error instanceof RangeError) return null
    throw error
  }
}
