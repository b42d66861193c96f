import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, query } from '~/database/database'
import { type Mail, renderMail } from '~/modules/mail/mail.server'
import type { Clock } from '~/platform/time/clock'
import { ALERT_PERCENTS } from '../rules'
import { monthOf } from './ledger'

type Options = {
  db: Database
  clock: Clock
  send: (mail: Mail, tx: Database) => Promise<void>
  publicUrl: URL
  /** The owner's addresses. */
  to: readonly string[]
  /** The month's tokens; null where there is no budget. */
  budget: number | null
}
const whole = new Intl.NumberFormat('es-ES')

/**
 * Tells the owner when half, most and all of a month's budget is used: to be called every minute, on every instance. Whoever writes a
 * part down first sends its mail, in one transaction, so that each goes out once a month; of several at once only the highest.
 */
export const createBudgetAlerts = ({ db, clock, send, publicUrl, to, budget }: Options) => ({
  async tell(): Promise<void> {
    if (budget === null) return
    const month = monthOf(clock())
    await db.transaction(async (tx) => {
      const reached = await query(
        tx,
        z.object({ percent: z.number(), tokens: z.coerce.number() }),
        claim(month, budget, clock()),
      )
      const highest = reached.reduce((most, { percent }) => Math.max(most, percent), 0)
      const tokens = reached[0]?.tokens ?? 0
      if (highest === 0) return
      for (const address of to)
        await send({ to: address, ...renderMail(alertOf(highest, { tokens, budget, publicUrl })) }, tx)
    })
  },
})

/** The whole of it is used once an answer found too little left. */
const claim = (month: string, budget: number, now: Date) => sql`
  with used as (select tokens, refused_at from token_budget where month = ${month}::date),
  told as (
    insert into budget_alerts (month, percent, created_at)
    select ${month}::date, percent, ${now.toISOString()}::timestamptz
    from used, unnest(${sql.raw(`array[${ALERT_PERCENTS.join()}]::smallint[]`)}) as percent
    where tokens * 100 >= ${budget}::bigint * percent or (percent = 100 and refused_at is not null)
    order by percent on conflict do nothing returning percent
  )
  select percent, tokens from told, used`

type Used = { tokens: number; budget: number; publicUrl: URL }

function alertOf(percent: number, { tokens, budget, publicUrl }: Used) {
  const isOver = percent === 100
  return {
    subject: isOver
      ? 'Se ha acabado el presupuesto de tokens del mes'
      : `Los modelos han gastado el ${percent} % del presupuesto del mes`,
    greeting: 'Hola:',
    paragraphs: [
      `Este mes las respuestas de los modelos han gastado ${whole.format(tokens)} de los ${whole.format(budget)} tokens de MENTOR_MONTHLY_TOKENS.`,
      isOver
        ? 'Ya no queda para otra respuesta: hasta que acabe el mes contesta el mentor incorporado, y lo dice. Si quieres más, sube el presupuesto y reinicia.'
        : 'Cuando se acaben, contestará el mentor incorporado hasta que acabe el mes, y lo dirá.',
    ],
    action: { label: 'Ver los costes', href: new URL('/admin/costes', publicUrl).href },
    reason: 'Recibes este correo porque administras PyMentor. Avisamos al 50, al 80 y al 100 %, una vez al mes.',
  }
}
