import type { Database } from './database'

/**
 * A statement that is made once for each database and not each time that it is asked: for what is asked all the time, as making it takes
 * longer than reading its answer.
 */
export function madeOnce<Statement>(make: (db: Database) => Statement): (db: Database) => Statement {
  const made = new WeakMap<Database, Statement>()
  return (db) => {
    const known = made.get(db)
    if (known !== undefined) return known
    const statement = make(db)
    made.set(db, statement)
    return statement
  }
}
