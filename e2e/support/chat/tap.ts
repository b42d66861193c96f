/** A source of tokens that the test opens and closes: what a model writes, when the test wants. */
export type Tap = { tokens: AsyncIterable<string>; write: (...tokens: string[]) => void; end: () => void }

export function createTap(): Tap {
  const waiting: string[] = []
  let isOver = false
  let wake = () => {}

  async function* tokens() {
    for (;;) {
      const token = waiting.shift()
      if (token !== undefined) yield token
      else if (isOver) return
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  }
  return {
    tokens: tokens(),
    write(...more) {
      waiting.push(...more)
      wake()
    },
    end() {
      isOver = true
      wake()
    },
  }
}
