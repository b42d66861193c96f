import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })

/**
 * The cookie of a new person with a PRO plan, signed in: straight into the database (DATABASE_URL), because a password's hash takes longer
 * than what is measured. Nobody has more replies at once than people can have.
 */
export async function newPerson() {
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `with person as (
       insert into users (email, email_verified, first_name, last_name) values ($1, true, 'Ana', 'Prueba') returning id
     ), plan as (
       insert into user_plans (user_id, plan_type, subscription_status) select id, 'pro-lifetime', 'lifetime' from person
     )
     insert into sessions (token_hash, user_id, expires_at) select $2, id, now() + interval '1 day' from person`,
    [`${randomUUID()}@bench.example`, createHash('sha256').update(token).digest('hex')],
  )
  return `pymentor-session=${token}`
}
