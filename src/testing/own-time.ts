/** Milliseconds that this thread has worked so far: what other processes take of the machine does not count. */
export function ownTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
