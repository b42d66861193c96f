import type { CodePart } from '../../../engine/message'
import { missingArguments, multipleValues, tooManyArguments, unexpectedKeyword } from './arguments'
import { classWithoutInit, missingAttribute } from './attributes'
import { badNumber } from './bad-numbers'
import { moduleCalled, noneCalled, notCallable, notContainer, notIterable } from './callables'
import type { Case, Diagnose, Diagnosis } from './case'
import { conversion, needsName, neverAwaited, notInteger, wrongArgument } from './conversions'
import { zeroDivision } from './division'
import { changedSize, missingKey, popEmpty, unhashable } from './keys'
import { missingImport, missingModule } from './modules'
import { unboundLocal, unknownName } from './names'
import { noneValue } from './none'
import { formatCode, mixedOperands, multiplied, percent, unarySign } from './operators'
import { indexOutOfRange } from './positions'
import { programOf } from './program'
import { assertion, outsideFunction, ownLine, raised, recursion } from './running'
import { bracketsOfFunction, itemAssignment, listIndices, notSubscriptable, stringIndices } from './subscripts'
import {
  closedFile,
  emptyRange,
  emptySequence,
  encoding,
  mathDomain,
  notInList,
  sliceIndices,
  unpacking,
} from './values'

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
  'none-callable': [noneCalled, noneValue],
  'unpack-none': [noneValue],
  attribute: [missingAttribute],
  'class-attribute': [missingAttribute],
  'class-no-arguments': [classWithoutInit],
  operand: [mixedOperands],
  concat: [mixedOperands],
  comparison: [mixedOperands, noneValue],
  'multiply-sequence': [multiplied],
  'percent-format': [percent],
  'unary-operand': [unarySign],
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
  key: [missingKey],
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
  'closed-file': [closedFile],
  decode: [encoding],
  encode: [encoding],
  'math-domain': [mathDomain],
  'empty-range': [emptyRange],
  recursion: [recursion],
  assertion: [assertion],
  'return-outside': [outsideFunction],
  'loop-word-outside': [outsideFunction],
  eof: [ownLine],
  'file-missing': [ownLine],
}

type Question = Pick<Case, 'kind' | 'type' | 'values' | 'message' | 'line' | 'scope' | 'lines'> & { code: CodePart }
/** A bigger program is explained by its message alone: looking things up in it takes longer than a reader waits. */
const MAX_EXPRESSIONS = 6_000
const MAX_CHARACTERS = 30_000

/** What the code tells of an error; null where it tells nothing more than the message. */
export function diagnose({ code, ...question }: Question): Diagnosis | null {
  if (code.code.length > MAX_CHARACTERS) return null
  const program = programOf(code.tree, question.lines)
  if (program.expressions.length > MAX_EXPRESSIONS) return null
  const { line, lines } = question
  const isHere = ({ from, to }: { from: number; to: number }) =>
    line === null || (lines.lineAt(from) <= line && line <= lines.lineAt(Math.max(from, to - 1)))
  const suspects = program.expressions.filter(({ node }) => isHere(node))
  const fault: Case = { ...question, source: code.code, program, suspects }
  const own = raised(fault)
  if (own && line !== null) return own
  for (const look of DIAGNOSES[question.kind] ?? []) {
    const found = look(fault)
    if (found) return found
  }
  return own
}
