import { lowerFirst } from '~/platform/text/first-letter'
import type { ProductFacts } from '../../engine/product-facts'

/** A text of the product with each `{name}` replaced by the fact of that name. */
export function withFacts(text: string, facts: ProductFacts): string {
  const words = wordsOf(facts)
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => words.get(name) ?? whole)
}

const wordsOf = (facts: ProductFacts): Map<string, string> =>
  new Map(
    Object.entries({
      trial: facts.prices.trial,
      month: facts.prices.monthly,
      lifetime: facts.prices.lifetime,
      trialDays: String(facts.trialDays),
      withdrawalDays: String(facts.withdrawalDays),
      daily: String(facts.limits.daily),
      monthly: String(facts.limits.monthly),
      restoreMinutes: String(facts.restoreMinutes),
      runSeconds: String(facts.runSeconds),
      maxFiles: String(facts.attachments.count),
      maxFileKilobytes: String(facts.attachments.kilobytes),
      maxMessageLength: facts.maxMessageLength.toLocaleString('es-ES', { useGrouping: 'always' }),
      minPasswordLength: String(facts.minPasswordLength),
      minimumAge: String(facts.minimumAge),
      deletionWord: facts.deletionWord,
      email: facts.email,
      answering: facts.answering,
      basicModel: lowerFirst(facts.answeredBy.basic),
      proModel: lowerFirst(facts.answeredBy.pro),
    }),
  )
