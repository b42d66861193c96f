import { take } from '../../expressions/arguments'
import { DateAccessor } from '../date-accessor'
import type { DataFrame } from '../frame'
import { merge } from '../merge'
import { pivot, pivotTable, unstacked } from '../pivot'
import type { Series } from '../series'
import { TextAccessor } from '../text-accessor'
import { teach, teachProperties } from './registry'

teach<DataFrame>('DataFrame', { merge, pivot_table: pivotTable, pivot })
teach<Series>('Series', {
  unstack: (machine, self, args, keywords) => {
    const [fill] = take('unstack', ['fill_value'], 0, [[], args.length > 0 ? new Map([['level', null]]) : keywords])
    return unstacked(machine, self, fill)
  },
})
teachProperties<Series>('Series', {
  str: (_machine, self) => new TextAccessor(self),
  dt: (_machine, self) => new DateAccessor(self),
})
