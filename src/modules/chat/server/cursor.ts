import * as z from 'zod'
import { AppError } from '~/platform/app-error'

/** PostgreSQL knows no year 0. */
const moment = z.iso.datetime().refine((text) => Date.parse(text) > 0)
const place = z.tuple([moment, z.uuid()])

/** Where a page of chats ended. Opaque to the browser. */
export const writeCursor = ({ at, id }: { at: string; id: string }): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url')

/** Throws AppError `invalid_input` for anything that we did not write. */
export function readCursor(cursor: string): { at: string; id: string } {
  try {
    const [at, id] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { at, id }
  } catch (cause) {
    throw new AppError(
      'invalid_input',
      { fields: { cursor: 'Esta página ya no existe. Vuelve al principio.' } },
      { cause },
    )
  }
}
