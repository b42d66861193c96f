import * as z from 'zod'
import { AppError } from '~/platform/app-error'

/** PostgreSQL knows no year 0. */
export const cursorMoment = z.iso.datetime().refine((text) => Date.parse(text) > 0)

/** Where a page ended, opaque to the browser. `read` throws AppError `invalid_input` for anything that we did not write. */
export function createCursor<Place extends z.ZodType>(place: Place) {
  const placeOf = (cursor: string) => place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  return {
    write: (at: z.output<Place>): string => Buffer.from(JSON.stringify(at)).toString('base64url'),
    read(cursor: string): z.output<Place> {
      try {
        return placeOf(cursor)
      } catch (cause) {
        throw new AppError(
          'invalid_input',
          { fields: { cursor: 'Esta página ya no existe. Vuelve al principio.' } },
          { cause },
        )
      }
    },
    /** For the addresses of pages: null for anything that we did not write. */
    find(cursor: string): z.output<Place> | null {
      try {
        return placeOf(cursor)
      } catch {
        return null
      }
    },
  }
}
