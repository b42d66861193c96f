/** DATA-20: what can be bought. */
export type PaidPlan = 'trial' | 'pro-monthly' | 'pro-lifetime'

/** C-01, the one price table: cents of a euro, VAT included. Screens, mails and the provider's prices all come from here. */
export const PLANS = {
  trial: { plan: 'trial', name: 'PRO Prueba', cents: 300, renewal: null },
  'pro-monthly': { plan: 'pro-monthly', name: 'PRO Mensual', cents: 1700, renewal: 'month' },
  'pro-lifetime': { plan: 'pro-lifetime', name: 'PRO Vitalicio', cents: 4999, renewal: null },
} as const satisfies Record<PaidPlan, PlanOffer>

export type PlanOffer = { plan: PaidPlan; name: string; cents: number; renewal: 'month' | null }
export const PAID_PLANS = ['trial', 'pro-monthly', 'pro-lifetime'] as const satisfies readonly PaidPlan[]

/** DATA-19: how long a trial lasts after its payment. */
export const TRIAL_MS = 72 * 3_600_000
export const TRIAL_DAYS = 3
/** How long a purchase can be withdrawn from (Directive 2011/83/EU, art. 9; TRLGDCU, art. 104). */
export const WITHDRAWAL_MS = 14 * 24 * 3_600_000

const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' })
/** `1700` → `17,00 €`. */
export const priceText = (cents: number): string => euros.format(cents / 100)

/** C-35: the plan that an address of `/checkout/{plan}` names; null for any other. */
export const planOfPath = (name: string | undefined): PaidPlan | null =>
  name === 'pro' ? 'pro-monthly' : (PAID_PLANS.find((plan) => plan === name) ?? null)

export type ConsentWords = { wording: string; text: string }
/** The words agreed to when a plan is to begin at once; the mark is stored with the consent, so new words need a new mark. */
export const IMMEDIATE_START: ConsentWords = {
  wording: '2026-11-22',
  text: 'Quiero que mi plan empiece ya. Sé que durante 14 días puedo desistir desde «Mi Cuenta» y recuperar mi dinero.',
}
/** C-62: the same for who has withdrawn from such a plan before; with it there is no second withdrawal (TRLGDCU, art. 103 m). */
export const WAIVER: ConsentWords = {
  wording: 'renuncia-2026-11-22',
  text: 'Ya desistí una vez de este plan. Quiero que empiece ya y acepto que, en cuanto empiece, pierdo el derecho a desistir de esta compra.',
}
