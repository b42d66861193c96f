import type * as z from 'zod/mini'

/** The sentence under each field that is not right yet. */
export type FieldErrors = Readonly<Record<string, string>>

type Reading<S extends z.ZodMiniType> = { ok: true; data: z.output<S> } | { ok: false; errors: FieldErrors }

/** Checks a form as a whole: all errors at once, the first of each field. */
export function readForm<S extends z.ZodMiniType>(schema: S, values: unknown): Reading<S> {
  const result = schema.safeParse(values)
  if (result.success) return { ok: true, data: result.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message
  return { ok: false, errors }
}
