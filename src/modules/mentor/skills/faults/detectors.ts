import { CLASSES } from './detect/classes'
import { ACCUMULATORS } from './detect/data/accumulators'
import { AMOUNTS } from './detect/data/amounts'
import { ARITHMETIC } from './detect/data/arithmetic'
import { ARRAYS } from './detect/data/arrays'
import { ASSIGNMENTS } from './detect/data/assignments'
import { CHOICES } from './detect/data/choices'
import { COLLECTIONS } from './detect/data/collections'
import { DICTIONARIES } from './detect/data/dictionaries'
import { EXTREMES } from './detect/data/extremes'
import { INDEXES } from './detect/data/indexes'
import { KEPT } from './detect/data/kept'
import { LETTERS } from './detect/data/letters'
import { LISTS } from './detect/data/lists'
import { MEANS } from './detect/data/means'
import { MISREAD } from './detect/data/misread'
import { MOMENTS } from './detect/data/moments'
import { NUMBER_TEXTS } from './detect/data/number-texts'
import { NUMBERS } from './detect/data/numbers'
import { PANDAS } from './detect/data/pandas'
import { PATTERNS } from './detect/data/patterns'
import { SHARED } from './detect/data/shared'
import { TABLE_KEYS } from './detect/data/table-keys'
import { TABLES } from './detect/data/tables'
import { TEXT_NUMBERS } from './detect/data/text-numbers'
import { WORDS } from './detect/data/words'
import { FILE_LINES } from './detect/file-lines'
import { FILES } from './detect/files'
import { CHAINS } from './detect/flow/chains'
import { COMPARISONS } from './detect/flow/comparisons'
import { CONDITIONS } from './detect/flow/conditions'
import { EARLY_EXITS } from './detect/flow/early-exits'
import { ELSE_OF_SECOND } from './detect/flow/else-of-second'
import { ENDLESS } from './detect/flow/endless'
import { ITERATORS } from './detect/flow/iterators'
import { LEFT_UNDONE } from './detect/flow/left-undone'
import { LIMITS } from './detect/flow/limits'
import { LOOP_OUTPUT } from './detect/flow/loop-output'
import { LOOPS } from './detect/flow/loops'
import { OUTCOMES } from './detect/flow/outcomes'
import { PARITY } from './detect/flow/parity'
import { RANGES } from './detect/flow/ranges'
import { RECURSION } from './detect/flow/recursion'
import { TURNS } from './detect/flow/turns'
import { FUNCTIONS } from './detect/functions'
import { IDLE } from './detect/idle'
import { NAME_WITHIN_TEXT } from './detect/name-within-text'
import { NAMES } from './detect/names'
import { OBJECT_TEXT } from './detect/object-text'
import { OUTPUT } from './detect/output'
import { PARAMETERS } from './detect/parameters'
import { RESULTS } from './detect/results'
import { RETURNS } from './detect/returns'
import { COMPARED } from './detect/run/compared'
import { EVIDENCE } from './detect/run/evidence'
import { JOINED } from './detect/run/joined'
import { SYMPTOMS } from './detect/told/symptoms'
import { TOLD_BOTS } from './detect/told/told-bots'
import { TOLD_FILES } from './detect/told/told-files'
import { TOLD_GAMES } from './detect/told/told-games'
import { TOLD_LIBRARIES } from './detect/told/told-libraries'
import { TOLD_LOOPS } from './detect/told/told-loops'
import { TOLD_NUMBERS } from './detect/told/told-numbers'
import { TOLD_SERVICES } from './detect/told/told-services'
import { TOLD_THINGS } from './detect/told/told-things'
import { TOLD_VALUES } from './detect/told/told-values'
import { TOLD_WINDOWS } from './detect/told/told-windows'
import { TOLD_WISHES } from './detect/told/told-wishes'
import type { Detectors } from './found'

/** All detectors by the kind of fault that they find. */
export const DETECTORS: Detectors = {
  ...CONDITIONS,
  ...COMPARISONS,
  ...CHAINS,
  ...ELSE_OF_SECOND,
  ...TEXT_NUMBERS,
  ...RANGES,
  ...INDEXES,
  ...ENDLESS,
  ...ACCUMULATORS,
  ...EXTREMES,
  ...CHOICES,
  ...LOOPS,
  ...EARLY_EXITS,
  ...RETURNS,
  ...RECURSION,
  ...RESULTS,
  ...ITERATORS,
  ...FUNCTIONS,
  ...PARAMETERS,
  ...NAMES,
  ...ARRAYS,
  ...ASSIGNMENTS,
  ...COLLECTIONS,
  ...DICTIONARIES,
  ...CLASSES,
  ...OBJECT_TEXT,
  ...FILES,
  ...FILE_LINES,
  ...OUTPUT,
  ...NAME_WITHIN_TEXT,
  ...ARITHMETIC,
  ...MEANS,
  ...KEPT,
  ...LETTERS,
  ...LIMITS,
  ...LOOP_OUTPUT,
  ...NUMBERS,
  ...TABLES,
  ...PARITY,
  ...AMOUNTS,
  ...NUMBER_TEXTS,
  ...LISTS,
  ...MISREAD,
  ...MOMENTS,
  ...PANDAS,
  ...PATTERNS,
  ...SHARED,
  ...WORDS,
  ...TURNS,
  ...OUTCOMES,
  ...IDLE,
  ...TOLD_FILES,
  ...TOLD_LOOPS,
  ...TOLD_NUMBERS,
  ...TOLD_THINGS,
  ...TOLD_WISHES,
  ...TOLD_WINDOWS,
  ...TOLD_LIBRARIES,
  ...TOLD_SERVICES,
  ...TOLD_BOTS,
  ...SYMPTOMS,
  ...TOLD_VALUES,
  ...TOLD_GAMES,
  ...LEFT_UNDONE,
  ...TABLE_KEYS,
  ...COMPARED,
  ...JOINED,
  ...EVIDENCE,
}
