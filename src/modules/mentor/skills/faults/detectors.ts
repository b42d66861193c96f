import { ACCUMULATORS } from './detect/accumulators'
import { ARITHMETIC } from './detect/arithmetic'
import { ASSIGNMENTS } from './detect/assignments'
import { CHAINS } from './detect/chains'
import { CLASSES } from './detect/classes'
import { COLLECTIONS } from './detect/collections'
import { COMPARISONS } from './detect/comparisons'
import { CONDITIONS } from './detect/conditions'
import { DICTIONARIES } from './detect/dictionaries'
import { EARLY_EXITS } from './detect/early-exits'
import { ENDLESS } from './detect/endless'
import { EXTREMES } from './detect/extremes'
import { FILES } from './detect/files'
import { FUNCTIONS } from './detect/functions'
import { INDEXES } from './detect/indexes'
import { ITERATORS } from './detect/iterators'
import { LETTERS } from './detect/letters'
import { LIMITS } from './detect/limits'
import { LOOP_OUTPUT } from './detect/loop-output'
import { LOOPS } from './detect/loops'
import { NAMES } from './detect/names'
import { NUMBERS } from './detect/numbers'
import { OBJECT_TEXT } from './detect/object-text'
import { OUTPUT } from './detect/output'
import { PARAMETERS } from './detect/parameters'
import { PARITY } from './detect/parity'
import { RANGES } from './detect/ranges'
import { RECURSION } from './detect/recursion'
import { RESULTS } from './detect/results'
import { RETURNS } from './detect/returns'
import { TABLES } from './detect/tables'
import { TEXT_NUMBERS } from './detect/text-numbers'
import type { Detectors } from './found'

/** All detectors by the kind of fault that they find. */
export const DETECTORS: Detectors = {
  ...CONDITIONS,
  ...COMPARISONS,
  ...CHAINS,
  ...TEXT_NUMBERS,
  ...RANGES,
  ...INDEXES,
  ...ENDLESS,
  ...ACCUMULATORS,
  ...EXTREMES,
  ...LOOPS,
  ...EARLY_EXITS,
  ...RETURNS,
  ...RECURSION,
  ...RESULTS,
  ...ITERATORS,
  ...FUNCTIONS,
  ...PARAMETERS,
  ...NAMES,
  ...ASSIGNMENTS,
  ...COLLECTIONS,
  ...DICTIONARIES,
  ...CLASSES,
  ...OBJECT_TEXT,
  ...FILES,
  ...OUTPUT,
  ...ARITHMETIC,
  ...LETTERS,
  ...LIMITS,
  ...LOOP_OUTPUT,
  ...NUMBERS,
  ...TABLES,
  ...PARITY,
}
