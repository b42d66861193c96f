import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import { once } from '~/platform/once'
import { createOverload, type Overload, type Reading } from './overload'

const READ_EVERY_MS = 1_000
const RESOLUTION_MS = 20
const NANOSECONDS_A_MS = 1e6

/** Reads this process once a second from the first call on, and says without further cost whether it is overloaded. */
export const processLoad = once(() => {
  const judge = createOverload()
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let overload: Overload | null = null
  setInterval(() => {
    overload = judge({ ...readMemory(), lateMs: delay.count > 0 ? delay.mean / NANOSECONDS_A_MS : 0 })
    delay.reset()
  }, READ_EVERY_MS).unref()
  return { overload: () => overload }
})

/** Of the heap's limit, and of what the machine or the container grants the whole process. */
function readMemory(): Pick<Reading, 'heapShare' | 'memoryShare'> {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  // 0, or more than there is, where nothing limits the process.
  const granted = process.constrainedMemory()
  const isLimited = granted > 0 && granted < Number.MAX_SAFE_INTEGER
  return { heapShare: used / limit, memoryShare: isLimited ? process.memoryUsage.rss() / granted : 0 }
}
