import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { AppError } from '~/platform/app-error'
import { sourceHash } from '~/platform/source-hash'
import type { Services } from '../compose'
import type { AppEnv } from '../env'
import { isLocalCaller } from '../request/local-caller'
import { ownAddresses } from '../request/own-addresses'
import { CLOCK_STYLE, clockPage, type Typed } from './clock-page'
import { type DemoClock, LONGEST_DAYS, type Move } from './demo-clock'

const PATH = '/dev/clock'
const POLICY = `default-src 'none'; style-src ${sourceHash(CLOCK_STYLE)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
const BAD_MOVE = `Escribe cuántos días u horas, en números enteros, ${LONGEST_DAYS.toLocaleString('es-ES')} días como mucho.`
const TOO_FAR = 'El reloj se adelanta diez años como mucho.'

const amount = z
  .number()
  .int()
  .min(0)
  .max(LONGEST_DAYS * 24)
const move = z
  .strictObject({ days: amount.max(LONGEST_DAYS).default(0), hours: amount.default(0) })
  .refine(({ days, hours }) => days + hours > 0)
const jsonBody = z.union([z.strictObject({ advance: move }), z.strictObject({ reset: z.literal(true) })])
/** What one types: nothing is none. */
const typedAmount = z
  .string()
  .trim()
  .regex(/^\d{0,6}$/)
  .default('')
  .transform(Number)
const typedMove = z.strictObject({ days: typedAmount, hours: typedAmount })

type Request = { type: 'advance'; move: Move } | { type: 'reset' }
type Typing = { type: 'invalid'; typed: Typed }

type Parts = {
  demoClock: Services['demoClock']
  config: Services['config']
  /** What is to have happened when the page answers: renewals, and what the product makes of them. */
  settle: (self: string) => Promise<void>
}

/** `/dev/clock`: demo mode's clock, for who is on this machine; for everyone else, and in live mode, there is no such page. */
export function addClockPage(app: Hono<AppEnv>, { demoClock, config, settle }: Parts) {
  const openTo = (c: Context<AppEnv>): DemoClock => {
    c.set('route', PATH)
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', POLICY)
    if (demoClock === null || !isLocalCaller(c.env.incoming, config.publicUrl)) throw new AppError('not_found')
    return demoClock
  }
  const hasEmulatedPayments = config.payments.kind === 'emulated'
  const show = (clock: DemoClock, typed?: Typed) =>
    clockPage({ now: clock.clock(), offsetMs: clock.offsetMs(), typed, hasEmulatedPayments })
  /** False where that would be too far ahead. */
  const apply = async (clock: DemoClock, request: Request, c: Context<AppEnv>) => {
    if (request.type === 'reset') await clock.reset()
    else if (!(await clock.advance(request.move))) return false
    await settle(ownAddresses(c, config).self)
    return true
  }

  app.get(PATH, (c) => c.html(show(openTo(c))))
  app.post(PATH, async (c) => {
    const clock = openTo(c)
    if (isJson(c)) {
      if (!(await apply(clock, await readJson(c), c))) throw new AppError('invalid_input', { message: TOO_FAR })
      return c.json({ now: clock.clock().toISOString() })
    }
    const request = readForm(await c.req.parseBody().catch(() => ({})))
    if (request.type === 'invalid') return c.html(show(clock, request.typed), 422)
    if (await apply(clock, request, c)) return c.redirect(PATH, 303)
    return c.html(show(clock, { days: '', hours: '', error: TOO_FAR }), 422)
  })
}

const isJson = (c: Context) => c.req.header('content-type')?.startsWith('application/json') ?? false

async function readJson(c: Context<AppEnv>): Promise<Request> {
  const body = await c.req.json().catch((cause: unknown) => {
    throw new AppError('malformed_request', {}, { cause })
  })
  const parsed = jsonBody.safeParse(body)
  if (!parsed.success) throw new AppError('invalid_input', { message: BAD_MOVE })
  return 'reset' in parsed.data ? { type: 'reset' } : { type: 'advance', move: parsed.data.advance }
}

function readForm({ dias, horas, volver }: Record<string, unknown>): Request | Typing {
  if (volver !== undefined) return { type: 'reset' }
  const typed = typedMove.safeParse({ days: dias, hours: horas })
  const parsed = move.safeParse(typed.data)
  if (parsed.success) return { type: 'advance', move: parsed.data }
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { type: 'invalid', typed: { days: text(dias), hours: text(horas), error: BAD_MOVE } }
}
