import type * as z from 'zod/mini'

/** The first error of each field; null when all is right. */
export function errorsOf(schema: z.ZodMiniType, values: unknown): Readonly<Record<string, string>> | null {
  const result = schema.safeParse(values)
  if (result.success) return null
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message
  return errors
}
