// What must hold at the end: all that was promised to people is there, once. Read past the product.
import { difference } from '../reply-faults.mjs'

const PEOPLE_AT_ONCE = 50

/** @returns {Promise<string[]>} */
export const violationsOf = (tables, record) =>
  tables.reading(async (read) => [
    ...(await questionViolations(read, record)),
    ...(await purchaseViolations(read, record)),
  ])

async function questionViolations(read, { questions }) {
  const problems = []
  const people = [...new Set(questions.map(({ person }) => person.id))]
  while (people.length > 0) {
    const some = people.splice(0, PEOPLE_AT_ONCE)
    const rows = await read(
      `select id, parent_id, user_id, role, content, status, failure from messages where user_id = any($1::uuid[])`,
      [some],
    )
    for (const question of questions.filter(({ person }) => some.includes(person.id)))
      problems.push(...violationsIn(question, rows))
    const asked = questions.filter(({ person }) => some.includes(person.id)).length
    // An acknowledgement may have been lost with its line; then the same key was asked again.
    const stored = rows.filter(({ role }) => role === 'user').length
    if (stored !== asked) problems.push(`${stored} questions are stored for ${asked} that were acknowledged`)
  }
  return problems
}

function violationsIn({ text, start, end, manner, expected, person }, rows) {
  const own = rows.filter(({ user_id: userId }) => userId === person.id)
  const same = own.filter(({ role, content }) => role === 'user' && content === text)
  if (same.length !== 1 || same[0].id !== start.questionId)
    return [`question ${start.questionId} is there ${same.length} times`]
  const replies = own.filter(({ parent_id: parentId }) => parentId === start.questionId)
  const [reply] = replies
  if (replies.length !== 1 || reply.id !== start.replyId)
    return [`question ${start.questionId} has ${replies.length} replies`]
  const { status, failure, content } = reply
  const checks = [
    [expected.startsWith(content), `stored: ${difference(content, expected)}`],
    [status !== 'complete' || content === expected, `complete, and not whole: ${difference(content, expected)}`],
    [status !== 'streaming', 'has no end'],
    [status !== 'stopped' || manner === 'stop', 'stopped, by nobody'],
    [status !== 'failed' || end === 'left', `failed (${failure}), and its reader was told ${end}`],
    [end !== 'complete' || status === 'complete', `${status}, and its reader was told that it is whole`],
  ]
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => `${reply.id}: ${fault}`)
}

/** One payment at the provider, one grant, and the plan. */
async function purchaseViolations(read, { purchases }) {
  const grants = await read(`
    select user_id, plan_type, count(*)::int as count from grants where source = 'payment' group by user_id, plan_type`)
  const plans = await read(`select user_id, plan_type from user_plans where plan_type <> 'free'`)
  const [{ count: paid }] = await read(`
    select count(*)::int as count from stripe_emulator_objects
    where type = 'checkout.session' and json ->> 'payment_status' = 'paid'`)
  const [{ count: charged }] = await read(`
    select count(*)::int as count from stripe_emulator_objects where type = 'charge' and json ->> 'paid' = 'true'`)
  const planOf = new Map(plans.map((row) => [row.user_id, row.plan_type]))
  const problems = purchases.flatMap(({ person, plan }) => {
    const own = grants.filter((row) => row.user_id === person.id)
    const isOnce = own.length === 1 && own[0].count === 1 && own[0].plan_type === plan
    return [
      ...(isOnce ? [] : [`${person.id} has paid for ${plan} and holds ${JSON.stringify(own)}`]),
      ...(planOf.get(person.id) === plan ? [] : [`${person.id} has paid for ${plan} and has ${planOf.get(person.id)}`]),
    ]
  })
  const granted = grants.reduce((sum, { count }) => sum + count, 0)
  for (const [what, count] of Object.entries({ granted, 'paid at the provider': paid, charged })) {
    if (count !== purchases.length) problems.push(`${purchases.length} purchases, ${count} ${what}`)
  }
  return problems
}
