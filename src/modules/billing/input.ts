import * as z from 'zod/mini'

/** `plan`: the mark of the plan that the asking page shows (`planMark`). */
export const subscriptionStatus = {
  query: z.strictObject({ plan: z.optional(z.string().check(z.maxLength(100))) }),
}
