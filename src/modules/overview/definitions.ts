import type { Share } from './contract'

/**
 * What the figures of the business are: the words that the owner reads beside them, and the arithmetic. What is counted of a day stands
 * in `billing/server/plans/daily-plans.ts`.
 */
export const DEFINITIONS = {
  mrr: 'Lo que ingresan al mes las suscripciones mensuales en marcha, IVA incluido. No cuentan la prueba, el plan vitalicio ni los planes regalados. Una renovación que falla o una suscripción cancelada cuentan hasta que terminan.',
  churn:
    'De cada 100 personas que han tenido el plan mensual en el periodo, cuántas lo han dejado. Pasar al plan vitalicio no cuenta como baja; borrar la cuenta sí.',
  trialToPaid:
    'Personas que compran su primer plan mensual o vitalicio después de una prueba, por cada 100 pruebas compradas en el mismo periodo.',
  newMonthly: 'Personas que empiezan el plan mensual, también las que vuelven.',
  cohorts:
    'Cada fila son las cuentas creadas en un mes. «Pagan» son las personas con un plan mensual o vitalicio comprado al acabar cada mes. Si alguien borra su cuenta, sigue contando en los meses que ya pasaron.',
} as const

/** A day's counts that the figures are made of; people, and cents of a euro a month. */
export type PlanDay = {
  day: string
  trials: number
  paidAfterTrial: number
  monthly: number
  newMonthly: number
  upgraded: number
  mrrCents: number
}

/**
 * Who left the monthly plan in these days: who had it the day before them or began it in them, has it no more and has no lifetime plan
 * instead, of all who had it at some time. So whoever erased the account has left, though nothing of theirs is there any more. `before` is the day before them.
 */
export function churnOf(before: Pick<PlanDay, 'monthly'> | undefined, days: readonly PlanDay[]): Share {
  const all = (before?.monthly ?? 0) + sumOf(days, ({ newMonthly }) => newMonthly)
  const upgraded = sumOf(days, (day) => day.upgraded)
  const last = days.length === 0 ? before : days.at(-1)
  return { all, part: Math.max(0, all - upgraded - (last?.monthly ?? 0)) }
}

/** Cents a month at the end of these days. */
export const mrrOf = (days: readonly PlanDay[]): number => days.at(-1)?.mrrCents ?? 0

export const trialToPaidOf = (days: readonly PlanDay[]): Share => ({
  all: sumOf(days, ({ trials }) => trials),
  part: sumOf(days, ({ paidAfterTrial }) => paidAfterTrial),
})

export const sumOf = <Row>(rows: readonly Row[], amountOf: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + amountOf(row), 0)
