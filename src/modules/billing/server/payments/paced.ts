import { setTimeout as pause } from 'node:timers/promises'

type Pace = { everyMs: number; concurrency: number }

/**
 * Does `work` for each item in their order: begins one every `everyMs`, and has at most `concurrency` under way. Yields what comes of them, in
 * the same order; once nobody asks for more, none is begun any more.
 */
export async function* paced<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  { everyMs, concurrency }: Pace,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = []
  let due = performance.now()
  try {
    for (const item of items) {
      if (underWay.length === concurrency) yield* oldest(underWay)
      await pause(Math.max(0, due - performance.now()))
      due = Math.max(due, performance.now() - everyMs) + everyMs
      underWay.push(work(item))
    }
    while (underWay.length > 0) yield* oldest(underWay)
  } finally {
    await Promise.allSettled(underWay)
  }
}

async function* oldest<Result>(underWay: Promise<Result>[]): AsyncGenerator<Result> {
  const first = underWay.shift()
  if (first !== undefined) yield await first
}
