import { TABLE_CHARTS } from './table-charts'
import { TABLE_COLUMNS } from './table-columns'
import { TABLE_FIGURES } from './table-figures'
import { TABLE_FILES } from './table-files'
import { TABLE_GROUPS } from './table-groups'
import { TABLE_HOLES } from './table-holes'
import { TABLE_ORDER } from './table-order'
import { TABLE_ROWS } from './table-rows'
import { TABLE_VALUES } from './table-values'
import type { Table } from './tables'
import type { Touch } from './touch'

/** Small wishes of a table. */
export const TABLE_TOUCHES: readonly Touch<Table>[] = [
  ...TABLE_CHARTS,
  ...TABLE_HOLES,
  ...TABLE_FIGURES,
  ...TABLE_GROUPS,
  ...TABLE_ORDER,
  ...TABLE_COLUMNS,
  ...TABLE_FILES,
  ...TABLE_VALUES,
  ...TABLE_ROWS,
]
