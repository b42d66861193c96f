import type { Config } from '~/config/config'
import { DELETION_WORD } from '~/modules/accounts/profile-copy'
import { MIN_PASSWORD_LENGTH } from '~/modules/accounts/rules'
import { PLANS, priceText, TRIAL_DAYS, WITHDRAWAL_MS } from '~/modules/billing/plans'
import { blog } from '~/modules/blog/blog.server'
import {
  DAILY_LIMIT,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
  MAX_MESSAGE_LENGTH,
  MONTHLY_LIMIT,
  RESTORE_MS,
} from '~/modules/chat/rules'
import type { ProductFacts } from '~/modules/mentor/mentor.server'
import { TIME_LIMIT_MS } from '~/modules/runner/rules'
import { SITE } from '../../../content/site'
import { answeredBy } from './answered-by'
import { legalFacts } from './legal-facts'

const DAY_MS = 24 * 3_600_000
/** The privacy policy's and the terms' (LOPDGDD, art. 7). */
const MINIMUM_AGE = 14

/** What the mentor may say of the product, from where the product itself has it. */
export function productFacts(config: Config): ProductFacts {
  const { answering = '' } = legalFacts(config)
  return {
    prices: {
      trial: priceText(PLANS.trial.cents),
      monthly: priceText(PLANS['pro-monthly'].cents),
      lifetime: priceText(PLANS['pro-lifetime'].cents),
    },
    trialDays: TRIAL_DAYS,
    withdrawalDays: WITHDRAWAL_MS / DAY_MS,
    limits: { daily: DAILY_LIMIT, monthly: MONTHLY_LIMIT },
    restoreMinutes: RESTORE_MS / 60_000,
    attachments: { count: MAX_ATTACHMENTS, kilobytes: MAX_ATTACHMENT_BYTES / 1024 },
    runSeconds: TIME_LIMIT_MS / 1_000,
    maxMessageLength: MAX_MESSAGE_LENGTH,
    minPasswordLength: MIN_PASSWORD_LENGTH,
    minimumAge: MINIMUM_AGE,
    deletionWord: DELETION_WORD,
    email: SITE.email,
    answering,
    answeredBy: { basic: answeredBy(config.models.basic), pro: answeredBy(config.models.pro) },
    articles: blog()
      .posts()
      .map(({ title, slug, excerpt }) => ({ title, slug, excerpt })),
  }
}
