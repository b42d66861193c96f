/** Something the person at the terminal can mend: its message is shown alone, without a stack. */
export class SetupError extends Error {}

/** @param {unknown} error */
export const complain = (error) => console.error(error instanceof SetupError ? `\n✗ ${error.message}` : error)

/** @param {string} line what is being done, in one short line */
export const say = (line) => console.log(`› ${line}`)

/**
 * Says what is done and, at its end, how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
export async function step(title, work) {
  const startedAt = Date.now()
  say(`${title} …`)
  const result = await work()
  say(`${title}: done in ${seconds(Date.now() - startedAt)}`)
  return result
}

/** @param {number} milliseconds @returns {string} such as '3.2 s' */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`
