import { createBlockReader } from '../engine/ladder/code-blocks'
import { pressedRung, readClimb } from '../engine/ladder/rung'
import { createMeasure } from '../engine/ladder/too-much'
import { readMessage } from '../engine/read-message'
import { startState } from '../engine/state'
import { understand } from '../engine/understand'
import type { ModelPort, ModelRequest, Rung, Turn } from '../model-port'

/** Said to a model that has given a whole program too soon. */
const AGAIN =
  '# Te has adelantado\nEmpezabas a dar el programa entero y todavía no toca. Sigue sin él: explica con palabras lo que falta de este paso.'
/** In the place of a program that came too soon twice. */
const CUT = '_Aquí venía el programa entero. Inténtalo antes tú, o pide el paso siguiente._\n'

/**
 * A model that is held to the ladder: while a program is led up to, its prose goes on as it comes, its blocks of code once they are
 * whole, and one that gives more than its rung is no part of the answer. Then the model is asked to go on without it, once; what comes
 * too soon again is cut out.
 */
export const withLadder = (model: ModelPort): ModelPort => ({
  ...model,
  async *stream(request) {
    const { rung, turns } = request
    if (rung === undefined || !leadsUp(turns)) return yield* model.stream(request)
    request.onRung?.(rung)
    if (rung === 'solution') return yield* model.stream(request)
    const written = yield* heldBack(model, request, rung, 'until-too-much')
    if (written === null) return
    const { instructions } = request
    yield* heldBack(model, { ...request, instructions: `${instructions}\n\n${AGAIN}`, written }, rung, 'cut')
  },
})

/** A program is asked for, or a rung by its name. */
function leadsUp(turns: readonly Turn[]): boolean {
  const last = turns.at(-1)
  const text = last?.attached?.message ?? last?.content ?? ''
  if (pressedRung(text) !== null) return readClimb(turns) !== null
  const frame = understand(readMessage(text), startState())
  return frame.requests.has('write') && frame.message.traceback === null
}

/** Yields the answer. Answers what has been written where a block gave too much and the rest is left; null at the end. */
async function* heldBack(
  model: ModelPort,
  request: ModelRequest,
  rung: Exclude<Rung, 'solution'>,
  manner: 'until-too-much' | 'cut',
): AsyncGenerator<string, string | null> {
  const stopping = new AbortController()
  const signal = AbortSignal.any([request.signal, stopping.signal])
  const isTooMuch = createMeasure(rung)
  const reader = createBlockReader()
  let written = request.written ?? ''
  try {
    for await (const piece of piecesOf(model.stream({ ...request, signal }), reader)) {
      if (piece.kind === 'block' && isTooMuch(piece)) {
        if (manner === 'until-too-much') return written
        yield CUT
      } else {
        written += piece.text
        yield piece.text
      }
    }
    return null
  } finally {
    stopping.abort()
  }
}

async function* piecesOf(stream: AsyncIterable<string>, reader: ReturnType<typeof createBlockReader>) {
  for await (const text of stream) yield* reader.take(text)
  yield* reader.end()
}
