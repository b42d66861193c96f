import type { Database } from '~/database/database'
import { csvOf } from '~/platform/text/csv'
import type { Period } from '../../contract'
import { churnOf } from '../../definitions'
import { daysAfter } from '../days'
import { rangeOf } from '../period'
import { readDays } from './read-days'

const HEADER = [
  'Día',
  'Cuentas nuevas',
  'Preguntas',
  'Pruebas compradas',
  'Primeros pagos tras una prueba',
  'Suscripciones nuevas',
  'Bajas',
  'Suscripciones',
  'Ingresos mensuales recurrentes (€)',
]

/** A line a day, the oldest first. */
export async function figuresCsv(db: Database, period: Period, now: Date): Promise<string> {
  const { firstDay, lastDay } = rangeOf(period, now)
  const days = await readDays(db, { firstDay: daysAfter(firstDay, -1), lastDay })
  const lines = days.flatMap((day, index) => {
    if (day.day < firstDay) return []
    const { registered, questions, trials, paidAfterTrial, newMonthly, monthly, mrrCents } = day
    const lost = churnOf(days[index - 1], [day]).part
    return [[day.day, registered, questions, trials, paidAfterTrial, newMonthly, lost, monthly, mrrCents / 100]]
  })
  return csvOf([HEADER, ...lines])
}
