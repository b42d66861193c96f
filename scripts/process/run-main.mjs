import { SetupError } from './setup-error.mjs'

const PARENT_CHECK_MS = 500

/**
 * Runs a command's main function and turns its outcome into an exit code.
 * @param {() => Promise<number>} main resolves to the exit code
 */
export async function runMain(main) {
  endWithParent()
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof SetupError ? `\n✗ ${error.message}` : error)
    process.exitCode = 1
  }
}

/**
 * A SIGTERM to npm ends npm and the shell between us, and is never passed on (npm 11 with Debian's dash). A parent that
 * is gone therefore counts as the signal: otherwise the server would go on unseen and keep its port.
 */
function endWithParent() {
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  timer.unref()
}
