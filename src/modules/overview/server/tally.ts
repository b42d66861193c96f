import type { Log } from '~/platform/log'

/** What a tally holds until it is written; more is not counted. */
const MOST_ROWS = 2_000

type Options<Key, Amounts> = {
  log: Pick<Log, 'warn'>
  /** Adds the rows to what is stored, in one statement. */
  write: (rows: (Key & Amounts)[]) => Promise<unknown>
  sum: (one: Amounts, other: Amounts) => Amounts
}

/** Sums that are gathered in memory and written now and then. What cannot be written is kept for the next time. */
export function createTally<Key extends object, Amounts extends object>({ log, write, sum }: Options<Key, Amounts>) {
  let rows = new Map<string, { key: Key; amounts: Amounts }>()
  let underWay = Promise.resolve()

  const add = (key: Key, amounts: Amounts) => {
    const name = Object.values(key).join('\n')
    const known = rows.get(name)
    if (known === undefined && rows.size >= MOST_ROWS) return
    rows.set(name, { key, amounts: known ? sum(known.amounts, amounts) : amounts })
  }
  const writeAll = async () => {
    if (rows.size === 0) return
    const taken = [...rows.values()]
    rows = new Map()
    try {
      await write(taken.map(({ key, amounts }) => ({ ...key, ...amounts })))
    } catch (error) {
      log.warn('counts_not_written', { error })
      for (const { key, amounts } of taken) add(key, amounts)
    }
  }

  return {
    /** `key` always with its names in the same order; no value holds a line break. */
    add,
    /** Never rejects; one write after the other. */
    flush(): Promise<void> {
      underWay = underWay.then(writeAll)
      return underWay
    },
  }
}
