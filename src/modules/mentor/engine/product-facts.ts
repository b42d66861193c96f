/**
 * What the mentor knows of the product that it is part of. Filled from the product's own constants, settings and configuration by who puts
 * the modules together: no number or name of it stands here.
 */
export type ProductFacts = {
  /** With their currency, VAT included: `17,00 €`. */
  prices: { trial: string; monthly: string; lifetime: string }
  trialDays: number
  /** How long a purchase can be withdrawn from. */
  withdrawalDays: number
  /** Messages of the free plan. */
  limits: { daily: number; monthly: number }
  /** How long a deleted conversation can be brought back. */
  restoreMinutes: number
  /** How many files go with a message, and how large each may be. */
  attachments: { count: number; kilobytes: number }
  /** How long a program may compute in a reader's browser. */
  runSeconds: number
  maxMessageLength: number
  minPasswordLength: number
  minimumAge: number
  /** What is typed to delete an account. */
  deletionWord: string
  email: string
  /** Sentences: who answers for each mentor, and where conversations go for it. */
  answering: string
  /** In words for readers, as they stand in a sentence after «contesta»: without a full stop. */
  answeredBy: { basic: string; pro: string }
  articles: readonly { title: string; slug: string; excerpt: string }[]
}
