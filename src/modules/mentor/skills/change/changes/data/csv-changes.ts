import type { Change } from '../../change'
import { csvFilterChange } from './csv-filter'
import { dictReaderChange, emptyCellsChange } from './csv-reading'

/** What is wanted of the rows of a file that are read by hand. */
export const CSV_CHANGES: readonly Change[] = [dictReaderChange, emptyCellsChange, csvFilterChange]
