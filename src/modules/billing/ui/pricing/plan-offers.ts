import { type PaidPlan, PLANS, priceText, TRIAL_DAYS } from '../../plans'

export type PlanOffer = {
  name: string
  /** What one pays, and what for. */
  price: string
  per: string
  summary: string
  contents: readonly string[]
}

/** PRICE-02: what is to be had without paying; `limits` in the words of those who know them. */
export const basicOffer = (limits: string): PlanOffer => ({
  name: 'Basic',
  price: 'Gratis',
  per: 'sin tarjeta',
  summary: 'Para empezar con Python a tu ritmo.',
  contents: ['Mentor Basic, con el código explicado', limits, 'Tus conversaciones guardadas'],
})

/** PRICE-04…06, C-01. */
const PAID_OFFERS = {
  trial: {
    name: PLANS.trial.name,
    price: priceText(PLANS.trial.cents),
    per: `por ${TRIAL_DAYS} días`,
    summary: 'Para saber si PRO es lo tuyo.',
    contents: ['Todo PRO durante 72 horas', 'Un solo pago: no se renueva', 'Una vez por persona'],
  },
  'pro-monthly': {
    name: PLANS['pro-monthly'].name,
    price: priceText(PLANS['pro-monthly'].cents),
    per: 'al mes',
    summary: 'Para aprender y trabajar sin contar mensajes.',
    contents: [
      'Mentor PRO y Mentor Basic',
      'Mensajes sin límite diario ni mensual',
      'Código robusto, con casos límite y alternativas',
      'Se renueva cada mes; lo cancelas cuando quieras',
    ],
  },
  'pro-lifetime': {
    name: PLANS['pro-lifetime'].name,
    price: priceText(PLANS['pro-lifetime'].cents),
    per: 'un solo pago',
    summary: 'Para tenerlo y olvidarte de renovaciones.',
    contents: ['Todo lo de PRO Mensual', 'Para siempre, sin renovaciones', 'Las mejoras que vayan llegando a PRO'],
  },
} satisfies Record<PaidPlan, PlanOffer>

/** What PRO Mensual holds where the mentor that is part of the product answers for both: nothing that it does not do. */
const SAME_MENTOR_CONTENTS = [
  'Mensajes sin límite diario ni mensual',
  'Lecciones con «Más a fondo»: una versión más sólida y sus alternativas',
  'El mismo mentor que Basic, sin contar mensajes',
  'Se renueva cada mes; lo cancelas cuando quieras',
]

/** `isSameMentor`: whether Basic and PRO are answered by the same one. */
export const paidOffer = (plan: PaidPlan, isSameMentor: boolean): PlanOffer =>
  plan === 'pro-monthly' && isSameMentor ? { ...PAID_OFFERS[plan], contents: SAME_MENTOR_CONTENTS } : PAID_OFFERS[plan]

/** PRICE-08. */
export const PURCHASE_LABELS = {
  trial: '¡Probar 3 días!',
  'pro-monthly': '¡Inscribirme!',
  'pro-lifetime': '¡Vitalicio!',
} satisfies Record<PaidPlan, string>

/** PRICE-09, PRICE-10. */
export const OWNED_LABELS = {
  trial: 'Ya tienes PRO',
  'pro-monthly': 'Acceder Ahora',
  'pro-lifetime': 'Acceder Ahora',
} satisfies Record<PaidPlan, string>

/** What a plan that is less becomes. */
export const UPGRADE_LABELS = {
  'pro-monthly': 'Pasar a Mensual',
  'pro-lifetime': 'Pasar a Vitalicio',
} satisfies Record<Exclude<PaidPlan, 'trial'>, string>
