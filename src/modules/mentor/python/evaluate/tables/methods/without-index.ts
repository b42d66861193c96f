import type { Machine } from '../../machine'
import { Outside } from '../../result'
import { DataFrame } from '../frame'
import { Labels } from '../labels'

/** The labels of the rows become columns, before the others. */
export function withoutIndex(machine: Machine, self: DataFrame, isDropped: boolean): DataFrame {
  const rows = Labels.counted(self.size)
  if (isDropped) return new DataFrame(self.columns, self.heads, rows)
  const { labels } = self
  const names = labels.names.map((name, at) => name ?? (labels.isMulti ? `level_${at}` : 'index'))
  if (names.some((name) => self.placeOf(name) !== -1)) throw new Outside('table', 'reset_index()')
  const heads = Labels.of(machine, [...names, ...self.heads.all], self.heads.name)
  return new DataFrame([...labels.levels, ...self.columns], heads, rows)
}
