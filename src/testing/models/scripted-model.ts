import {
  ModelError,
  type ModelFault,
  type ModelPort,
  type ModelRequest,
  type ModelUsage,
  type Outcome,
} from '~/modules/mentor/mentor.server'

/** A model whose answers the test writes as it goes: each question opens one, in order. */
export function createScriptedModel() {
  const opened: ScriptedAnswer[] = []
  const waiting: ((answer: ScriptedAnswer) => void)[] = []

  const model: ModelPort = {
    async *stream(request) {
      const answer = createAnswer(request)
      const taker = waiting.shift()
      if (taker) taker(answer)
      else opened.push(answer)
      yield* answer.pieces()
    },
  }
  return {
    model,
    models: { basic: model, pro: model },
    /** The next answer that was asked for. */
    next: () =>
      new Promise<ScriptedAnswer>((resolve) => {
        const answer = opened.shift()
        if (answer) resolve(answer)
        else waiting.push(resolve)
      }),
  }
}
export type ScriptedAnswer = ReturnType<typeof createAnswer>

type Step = { text: string } | { fault: ModelFault } | 'end'

function createAnswer({
  turns,
  instructions,
  level,
  rung,
  written,
  signal,
  onUsage,
  onOutcome,
  onAuthor,
}: ModelRequest) {
  const steps: Step[] = []
  let wake = () => {}
  const add = (step: Step) => {
    steps.push(step)
    wake()
  }
  return {
    turns,
    instructions,
    level,
    rung,
    /** What the reader already has, where the answer goes on with one that broke off. */
    written,
    signal,
    /** Says what the answer has cost; once, before its end. */
    use: (usage: ModelUsage) => onUsage?.(usage),
    /** Says what the answer is; once, before its end. */
    tell: (outcome: Outcome) => onOutcome?.(outcome),
    /** Says which model writes; before its first text. */
    sign: (author: string) => onAuthor?.(author),
    write: (text: string) => add({ text }),
    end: () => add('end'),
    fail: (fault: ModelFault) => add({ fault }),
    async *pieces() {
      for (;;) {
        const step = steps.shift()
        if (step === 'end') return
        if (step !== undefined && 'fault' in step) throw new ModelError(step.fault, 'as the test says')
        if (step !== undefined) yield step.text
        else await untilWoken()
      }
    },
  }

  function untilWoken() {
    return new Promise<void>((resolve, reject) => {
      wake = resolve
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  }
}
