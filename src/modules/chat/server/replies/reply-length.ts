import { ModelError } from '~/modules/mentor/mentor.server'

/** The pieces as long as there is `room` for them, in UTF-16 units; then ModelError `broken`, which ends their source, too. */
export async function* withinLength(pieces: AsyncIterable<string>, room: number): AsyncGenerator<string> {
  let left = room
  for await (const piece of pieces) {
    if (piece.length > left) {
      // No character is cut in two.
      yield piece.slice(0, Math.max(left, 0)).replace(/[\ud800-\udbff]$/, '')
      throw new ModelError('broken', 'an answer without end')
    }
    left -= piece.length
    yield piece
  }
}
