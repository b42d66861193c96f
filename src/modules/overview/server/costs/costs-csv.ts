import type { Database } from '~/database/database'
import { costFigures } from '~/modules/costs/costs.server'
import { csvOf } from '~/platform/text/csv'
import type { Period } from '../../contract'
import { MENTOR_NAMES } from '../../copy'
import { modelLabel } from '../../costs-copy'
import { rangeOf } from '../period'

const HEADER = [
  'Día',
  'Mentor',
  'Modelo',
  'Tokens leídos',
  'De ellos, de la caché',
  'Tokens escritos',
  'Coste',
  'Moneda',
  'Tokens sin precio',
]
const MICROS = 1_000_000

/** A line a day, mentor and model, the oldest first; nothing stands for a cost that is not known. */
export async function costsCsv(db: Database, period: Period, now: Date): Promise<string> {
  const rows = await costFigures(db).spent({ ...rangeOf(period, now), unit: 'day' })
  const lines = rows.map(({ start, mentor, model, input, cached, output, micros, currency, unpriced }) => [
    start,
    MENTOR_NAMES[mentor],
    modelLabel(model),
    input,
    cached,
    output,
    micros === 0 && unpriced > 0 ? null : micros / MICROS,
    currency,
    unpriced,
  ])
  return csvOf([HEADER, ...lines])
}
