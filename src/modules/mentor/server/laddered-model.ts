import { createBlockReader } from '../engine/ladder/code-blocks'
import { readClimb, textOf } from '../engine/ladder/rung'
import { createMeasure } from '../engine/ladder/too-much'
import { readMessage } from '../engine/reading/read-message'
import { ownCode, startState } from '../engine/state'
import { understand } from '../engine/understand'
import type { ModelPort, ModelRequest, Rung, Turn } from '../model-port'
import { TOO_SOON } from '../prompts'

/** In the place of a program that came too soon twice. */
const CUT = '_Aquí venía el programa entero. Inténtalo antes tú, o pide el paso siguiente._\n'

/**
 * A model that is held to the ladder: while a program is led up to, its prose goes on as it comes, its blocks of code once they are
 * whole, and one that gives more than its rung is no part of the answer. Then the model is asked to go on without it, once; what comes
 * too soon again is cut out.
 */
export const withLadder = (model: ModelPort): ModelPort => ({
  ...model,
  stream(request) {
    const { rung, turns } = request
    const climb = rung === undefined ? null : climbOf(turns)
    if (rung === undefined || climb === null) return model.stream(request)
    request.onRung?.(rung)
    return rung === 'solution' ? model.stream(request) : ledUp(model, request, { rung, own: climb.own })
  },
})

async function* ledUp(model: ModelPort, request: ModelRequest, held: Omit<Held, 'manner'>): AsyncGenerator<string> {
  const written = yield* heldBack(model, request, { ...held, manner: 'until-too-much' })
  if (written === null) return
  const again = { ...request, instructions: `${request.instructions}\n\n${TOO_SOON}`, written }
  yield* heldBack(model, again, { ...held, manner: 'cut' })
}

/** What is led up to, with the program of the person's own that it is about; null where nothing is to be solved. */
function climbOf(turns: readonly Turn[]): { own: string } | null {
  const climb = readClimb(turns)
  if (climb === null) return null
  const { requests, message, code } = understand(readMessage(textOf(turns[climb.at])), startState())
  const own = ownCode(message)?.code ?? ''
  const isPressed = climb.at < turns.length - 1
  const isProgram = requests.has('write') && message.traceback === null
  const isOwn = code !== null && own !== '' && ABOUT_OWN.some((request) => requests.has(request))
  const isFailed = own !== '' && message.traceback !== null
  return isPressed || isProgram || requests.has('exercise') || isOwn || isFailed ? { own } : null
}

/** What may end in another version of the program that is shown. */
const ABOUT_OWN = ['change', 'correct', 'find-fault', 'explain-error', 'review'] as const

type Held = { rung: Exclude<Rung, 'solution'>; own: string; manner: 'until-too-much' | 'cut' }

/** Yields the answer. Answers what has been written where a block gave too much and the rest is left; null at the end. */
async function* heldBack(
  model: ModelPort,
  request: ModelRequest,
  { rung, own, manner }: Held,
): AsyncGenerator<string, string | null> {
  const stopping = new AbortController()
  const signal = AbortSignal.any([request.signal, stopping.signal])
  const isTooMuch = createMeasure(rung, own)
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
