import { CHOSEN_TEXTS } from './chosen'
import { CLASS_TEXTS } from './classes'
import { COMPARED_TEXTS } from './compared'
import { ACCUMULATOR_TEXTS } from './data/accumulators'
import { AMOUNT_TEXTS } from './data/amounts'
import { ARITHMETIC_TEXTS } from './data/arithmetic'
import { COLLECTION_TEXTS } from './data/collections'
import { KEPT_TEXTS } from './data/kept'
import { LETTER_TEXTS } from './data/letters'
import { LIST_TEXTS } from './data/lists'
import { MISREAD_TEXTS } from './data/misread'
import { MOMENT_TEXTS } from './data/moments'
import { NUMBER_TEXTS } from './data/numbers'
import { PANDAS_TEXTS } from './data/pandas'
import { PATTERN_TEXTS } from './data/patterns'
import { SHARED_TEXTS } from './data/shared'
import { TABLE_KEY_TEXTS } from './data/table-keys'
import { TABLE_TEXTS } from './data/tables'
import { TEXT_NUMBER_TEXTS } from './data/text-numbers'
import { WORD_TEXTS } from './data/words'
import type { FaultTexts } from './fault-text'
import { FILE_TEXTS } from './files'
import { CONDITION_TEXTS } from './flow/conditions'
import { ENDLESS_TEXTS } from './flow/endless'
import { LEFT_UNDONE_TEXTS } from './flow/left-undone'
import { LIMIT_TEXTS } from './flow/limits'
import { LOOP_OUTPUT_TEXTS } from './flow/loop-output'
import { LOOP_TEXTS } from './flow/loops'
import { RANGE_TEXTS } from './flow/ranges'
import { TURN_TEXTS } from './flow/turns'
import { FUNCTION_TEXTS } from './functions'
import { IDLE_TEXTS } from './idle'
import { JOINED_TEXTS } from './joined'
import { NAME_TEXTS } from './names'
import { OUTPUT_TEXTS } from './output'
import { REPAIR_TEXTS } from './repairs'
import { RESULT_TEXTS } from './results'
import { RETURN_TEXTS } from './returns'
import { SYMPTOM_TEXTS } from './told/symptoms'
import { TOLD_BOT_TEXTS } from './told/told-bots'
import { TOLD_FILE_TEXTS } from './told/told-files'
import { TOLD_GAME_TEXTS } from './told/told-games'
import { TOLD_LIBRARY_TEXTS } from './told/told-libraries'
import { TOLD_LOOP_TEXTS } from './told/told-loops'
import { TOLD_NUMBER_TEXTS } from './told/told-numbers'
import { TOLD_SERVICE_TEXTS } from './told/told-services'
import { TOLD_THING_TEXTS } from './told/told-things'
import { TOLD_VALUE_TEXTS } from './told/told-values'
import { TOLD_WINDOW_TEXTS } from './told/told-windows'
import { TOLD_WISH_TEXTS } from './told/told-wishes'

/** How each kind of fault is told. */
export const FAULT_TEXTS: FaultTexts = {
  ...CONDITION_TEXTS,
  ...CHOSEN_TEXTS,
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
  ...KEPT_TEXTS,
  ...LETTER_TEXTS,
  ...LIMIT_TEXTS,
  ...LOOP_OUTPUT_TEXTS,
  ...NUMBER_TEXTS,
  ...TABLE_TEXTS,
  ...AMOUNT_TEXTS,
  ...LIST_TEXTS,
  ...MISREAD_TEXTS,
  ...MOMENT_TEXTS,
  ...PANDAS_TEXTS,
  ...PATTERN_TEXTS,
  ...SHARED_TEXTS,
  ...WORD_TEXTS,
  ...TURN_TEXTS,
  ...IDLE_TEXTS,
  ...TOLD_FILE_TEXTS,
  ...TOLD_LOOP_TEXTS,
  ...TOLD_NUMBER_TEXTS,
  ...TOLD_THING_TEXTS,
  ...TOLD_WISH_TEXTS,
  ...TOLD_WINDOW_TEXTS,
  ...TOLD_LIBRARY_TEXTS,
  ...TOLD_SERVICE_TEXTS,
  ...TOLD_BOT_TEXTS,
  ...SYMPTOM_TEXTS,
  ...TOLD_VALUE_TEXTS,
  ...TOLD_GAME_TEXTS,
  ...LEFT_UNDONE_TEXTS,
  ...TABLE_KEY_TEXTS,
  ...COMPARED_TEXTS,
  ...JOINED_TEXTS,
  ...REPAIR_TEXTS,
}
