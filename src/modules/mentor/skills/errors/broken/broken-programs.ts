import { BROKEN_CALLS } from './broken-calls'
import { BROKEN_DATA } from './broken-data'
import { BROKEN_NAMES } from './broken-names'
import type { Broken } from './broken-program'
import { BROKEN_USES } from './broken-uses'

export const BROKEN_PROGRAMS: readonly Broken[] = [...BROKEN_NAMES, ...BROKEN_CALLS, ...BROKEN_DATA, ...BROKEN_USES]
