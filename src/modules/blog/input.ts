import * as z from 'zod/mini'

const slug = z.string().check(z.maxLength(100), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

export const readPost = { params: z.strictObject({ slug }) }
