import { ACCUMULATOR_TEXTS } from './accumulators'
import { ARITHMETIC_TEXTS } from './arithmetic'
import { CLASS_TEXTS } from './classes'
import { COLLECTION_TEXTS } from './collections'
import { CONDITION_TEXTS } from './conditions'
import { ENDLESS_TEXTS } from './endless'
import type { FaultTexts } from './fault-text'
import { FILE_TEXTS } from './files'
import { FUNCTION_TEXTS } from './functions'
import { LETTER_TEXTS } from './letters'
import { LIMIT_TEXTS } from './limits'
import { LOOP_OUTPUT_TEXTS } from './loop-output'
import { LOOP_TEXTS } from './loops'
import { NAME_TEXTS } from './names'
import { NUMBER_TEXTS } from './numbers'
import { OUTPUT_TEXTS } from './output'
import { RANGE_TEXTS } from './ranges'
import { RESULT_TEXTS } from './results'
import { RETURN_TEXTS } from './returns'
import { TABLE_TEXTS } from './tables'
import { TEXT_NUMBER_TEXTS } from './text-numbers'

/** How each kind of fault is told. */
export const FAULT_TEXTS: FaultTexts = {
  ...CONDITION_TEXTS,
  ...TEXT_NUMBER_TEXTS,
  ...RANGE_TEXTS,
  ...ENDLESS_TEXTS,
  ...ACCUMULATOR_TEXTS,
  ...LOOP_TEXTS,
  ...RETURN_TEXTS,
  ...RESULT_TEXTS,
  ...FUNCTION_TEXTS,
  ...NAME_TEXTS,
  ...COLLECTION_TEXTS,
  ...CLASS_TEXTS,
  ...FILE_TEXTS,
  ...OUTPUT_TEXTS,
  ...ARITHMETIC_TEXTS,
  ...LETTER_TEXTS,
  ...LIMIT_TEXTS,
  ...LOOP_OUTPUT_TEXTS,
  ...NUMBER_TEXTS,
  ...TABLE_TEXTS,
}
