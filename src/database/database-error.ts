/** What an operator can mend about the database; the message is a sentence for them. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}
