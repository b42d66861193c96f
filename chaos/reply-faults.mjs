/**
 * What is wrong with a counted reply as it is stored (whole, cut off or being written) and as its reader saw it.
 * @returns {string[]}
 */
export function faultsOf({ expected, question, reading, start }, { questions, replies }) {
  const [reply, ...others] = replies
  if (reply?.id !== start.replyId || others.length > 0) return [`${replies.length} replies instead of ${start.replyId}`]
  const { status, failure, content } = reply
  const stillExpected = expected.slice(reading.from)
  const seenAll = reading.from + reading.text.length === expected.length
  const checks = [
    [questions.length === 1 && questions[0].content === question, `the question is there ${questions.length} times`],
    [expected.startsWith(content), `stored: ${difference(content, expected)}`],
    [status !== 'complete' || content === expected, `complete, and not whole: ${difference(content, expected)}`],
    [status !== 'failed' || failure === 'interrupted', `failed as ${failure}`],
    [status !== 'stopped', 'stopped, by nobody'],
    [stillExpected.startsWith(reading.text), `seen: ${difference(reading.text, stillExpected)}`],
    [reading.end?.status !== 'complete' || seenAll, 'the reader was told that a part was all'],
  ]
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => `${reply.id}: ${fault}`)
}

const AROUND = 20

/** Where a text leaves what it should be. */
export function difference(text, expected) {
  const at = [...text].findIndex((_, index) => text[index] !== expected[index])
  const from = Math.max(0, (at === -1 ? text.length : at) - AROUND)
  const part = (whole) => JSON.stringify(whole.slice(from, from + 2 * AROUND))
  return `${part(text)} instead of ${part(expected)} at ${from} of ${text.length}`
}
